/**
 * GET /metrics: for a Prometheus server on this machine. Any other client is redirected home, as from an unknown path.
 */
import { isFromLoopback } from '@/lib/http/identify-client.server';
import { metricsText } from '@/lib/http/metrics.server';
import { readGauges } from '@/lib/start-up/site-status/read-gauges.server';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  if (!isFromLoopback(request.headers))
    return new Response(null, { status: 307, headers: { Location: '/' } });
  const { text, contentType } = await metricsText(await readGauges());
  return new Response(text, {
    headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' },
  });
}
