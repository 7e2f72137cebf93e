import type { PageSummary } from './audit-run.ts';

/** The pages on a shortest click path from the start to a page, both included; empty when there is none. */
export function shortestClickPaths(pages: readonly PageSummary[]): (url: string) => string[] {
  const pageByUrl = new Map(pages.map((page) => [page.url, page]));
  return (url) => {
    const way: string[] = [];
    for (let page = pageByUrl.get(url); page && page.depth !== null; ) {
      way.unshift(page.url);
      page = page.reachedFrom === null ? undefined : pageByUrl.get(page.reachedFrom);
    }
    return way;
  };
}
