/** The queue of pages to fetch: linked pages first, in the order they were found; then those of the sitemap. */
import type { Page } from '../site.ts';

type QueuedUrl = {
  url: string;
  foundBy: Page['foundBy'];
  hops: number;
  /** The page with the link. */
  from?: string;
};

export type Frontier = {
  /** Whether the URL is known. */
  has(url: string): boolean;
  /** False when the URL was already known. */
  add(queued: QueuedUrl): boolean;
  next(): QueuedUrl | undefined;
  waiting(): number;
};

export function createFrontier(): Frontier {
  const seen = new Set<string>();
  const linked: QueuedUrl[] = [];
  const listed: QueuedUrl[] = [];
  let linkedAt = 0;
  let listedAt = 0;
  return {
    has: (url) => seen.has(url),
    add(waiting) {
      if (seen.has(waiting.url)) return false;
      seen.add(waiting.url);
      (waiting.foundBy === 'sitemap' ? listed : linked).push(waiting);
      return true;
    },
    next() {
      if (linkedAt < linked.length) return linked[linkedAt++];
      return listedAt < listed.length ? listed[listedAt++] : undefined;
    },
    waiting: () => linked.length - linkedAt + listed.length - listedAt,
  };
}
