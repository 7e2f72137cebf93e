/** Fetches a file that may have moved: robots.txt, a sitemap, a picture. */
import { FetchFailure } from '../network/fetch-failure.ts';
import type { HttpClient, HttpResponse } from '../network/http-client.ts';
import type { FetchOptions } from '../network/read-response-body.ts';
import type { FileAnswer } from '../site.ts';
import { isThrottled } from './polite-client.ts';

const maxHops = 5;

/**
 * Follows redirects within the origin, or with `anywhere` to any other.
 * @throws {FetchFailure} also for a redirect to another origin, a loop, or too many redirects.
 */
export async function fetchWithRedirects(
  url: string,
  client: HttpClient,
  { anywhere, ...options }: FetchOptions & { anywhere?: boolean } = {},
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
    if (!anywhere && to.origin !== new URL(url).origin)
      throw new FetchFailure('unreadable', `it redirects to ${to.origin}, which is not followed`);
    if (seen.has(to.href)) throw new FetchFailure('unreadable', 'it redirects in a loop');
    at = to.href;
  }
  throw new FetchFailure('unreadable', `it redirects more than ${maxHops} times`);
}

/** Null where the answer says nothing about the file: a refusal for now, a private address, our own time limit. */
export async function answerOf(fetch: () => Promise<HttpResponse>): Promise<FileAnswer | null> {
  try {
    const { status, header, body } = await fetch();
    if (isThrottled(status)) return null;
    return { status, problem: null, contentType: header('content-type'), bytes: body.length };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    if (error.kind === 'too-slow' || error.kind === 'private-address') return null;
    return { status: null, problem: error.message, contentType: '', bytes: 0 };
  }
}
