import type { PageSummary } from './audit-run.ts';

/** The pages on a shortest way from the start to a page, both ends with it; empty where no way leads. */
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
