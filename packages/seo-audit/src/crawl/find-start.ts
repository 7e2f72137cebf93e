/** Where the audit begins, and on which origin: the start page may send us to https or to www first. */
import { FetchFailure } from '../network/fetch-failure.ts';
import type { HttpClient } from '../network/http-client.ts';

/** Follows the start page's redirects within the same site; another host's is left to be reported. */
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
    // The crawl meets the same failure and reports it as the page's.
    if (error instanceof FetchFailure) return null;
    throw error;
  }
}

function isSameSite(one: URL, other: URL): boolean {
  const bare = ({ hostname }: URL) => hostname.replace(/^www\./, '');
  return /^https?:$/.test(other.protocol) && bare(one) === bare(other);
}
