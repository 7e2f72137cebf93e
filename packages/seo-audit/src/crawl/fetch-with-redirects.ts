/** Fetches a file that may have moved within its origin: robots.txt, a sitemap, an image. */
import { FetchFailure } from '../network/fetch-failure.ts';
import type { HttpClient, HttpResponse } from '../network/http-client.ts';
import type { FetchOptions } from '../network/read-response-body.ts';

const maxHops = 5;

/** @throws {FetchFailure} also for a redirect to another origin, a redirect loop, or too many redirects. */
export async function fetchWithRedirects(
  url: string,
  client: HttpClient,
  options: FetchOptions = {},
): Promise<HttpResponse> {
  let at = url;
  const seen = new Set<string>();
  for (let hop = 0; hop <= maxHops; hop += 1) {
    seen.add(at);
    const answer = await client.fetchOnce(at, options);
    const location = answer.header('location');
    if (answer.status < 300 || answer.status >= 400 || !location) return answer;
    if (!URL.canParse(location, at))
      throw new FetchFailure('unreadable', `it redirects to "${location}"`);
    const to = new URL(location, at);
    if (to.origin !== new URL(url).origin)
      throw new FetchFailure('unreadable', `it redirects to ${to.origin}, which is not followed`);
    if (seen.has(to.href)) throw new FetchFailure('unreadable', 'it redirects in a loop');
    at = to.href;
  }
  throw new FetchFailure('unreadable', `it redirects more than ${maxHops} times`);
}
