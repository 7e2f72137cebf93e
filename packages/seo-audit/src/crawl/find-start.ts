/** Finds the start page and the origin of the crawl: the first response may redirect to https or www. */
import { FetchFailure } from '../network/fetch-failure.ts';
import type { HttpClient } from '../network/http-client.ts';

/** Follows redirects of the start page within the same site; a redirect to another host is left for the checks. */
export async function findStart(
  startUrl: string,
  client: HttpClient,
  maxHops = 5,
): Promise<string> {
  let start = new URL(startUrl);
  start.hash = '';
  for (let hop = 0; hop < maxHops; hop += 1) {
    const to = await redirectOf(start, client);
    if (!to || !isSameSite(start, to) || to.origin === start.origin) break;
    start = to;
  }
  return start.href;
}

async function redirectOf(from: URL, client: HttpClient): Promise<URL | null> {
  try {
    const { status, header } = await client.fetchOnce(from.href, { maxBodyBytes: 1 });
    const location = header('location');
    if (status < 300 || status >= 400 || !URL.canParse(location, from.href)) return null;
    return new URL(location, from.href);
  } catch (error) {
    // The crawl meets the same failure and reports it on the page.
    if (error instanceof FetchFailure) return null;
    throw error;
  }
}

function isSameSite(one: URL, other: URL): boolean {
  const bare = ({ hostname }: URL) => hostname.replace(/^www\./, '');
  return /^https?:$/.test(other.protocol) && bare(one) === bare(other);
}
