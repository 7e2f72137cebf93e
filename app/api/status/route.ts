/**
 * GET: whether the site can accept and deliver requests; for this machine alone also the age of the oldest undelivered
 * one and other figures.
 */
import { handleRequest, jsonResponse } from '@/lib/http/handle-request.server';
import { isFromLoopback } from '@/lib/http/identify-client.server';
import { statusReport } from '@/lib/start-up/site-status/site-status.server';

export const dynamic = 'force-dynamic';

export function GET({ headers }: Request): Promise<Response> {
  return handleRequest('status', async () => {
    const { isDatabaseUp, status, figures } = await statusReport();
    const body = isFromLoopback(headers) ? { status, ...figures } : { status };
    return { response: jsonResponse(isDatabaseUp ? 200 : 503, body), outcome: status };
  });
}
