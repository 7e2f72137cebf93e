/** GET: issues an anti-forgery token bound to a session cookie. Requested on the first touch of a form. */

import { environment } from '@/lib/config/environment.server';
import { keys } from '@/lib/config/keys.server';
import { antiForgeryCookies } from '@/lib/http/anti-forgery/token.server';
import { handleRequest } from '@/lib/http/handle-request.server';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return handleRequest('anti-forgery', async () => {
    const env = environment();
    const headers = new Headers({ 'Cache-Control': 'no-store', Vary: 'Cookie' });
    const cookies = antiForgeryCookies(request.headers, {
      secret: keys(env).antiForgerySecret,
      siteOrigin: env.siteOrigin,
      now: new Date(),
    });
    for (const cookie of cookies) headers.append('Set-Cookie', cookie);
    return { response: new Response(null, { status: 204, headers }), outcome: 'issued' };
  });
}
