/**
 * GET: redirects from a prerendered page to the main site or the Application: live or QA, depending on the request's
 * host.
 */
import { environment } from '@/lib/config/environment.server';
import { externalUrl, serviceUrls, upstreamForHost } from '@/lib/config/service-urls';
import { handleRequest, unknownApiPath } from '@/lib/http/handle-request.server';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ target: string }> };

export function GET({ headers }: Request, { params }: Context): Promise<Response> {
  return handleRequest('go', async () => {
    const env = environment();
    const urls = serviceUrls(upstreamForHost(headers.get('host'), env), env);
    const url = externalUrl((await params).target, urls);
    if (!url) return { response: unknownApiPath(), outcome: 'unknown' };
    const response = new Response(null, {
      status: 307,
      headers: { Location: url, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
    });
    return { response, outcome: urls.upstream };
  });
}
