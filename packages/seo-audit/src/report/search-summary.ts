/**
 * Joins Search Console figures with the crawl: which findings affect most impressions, and which addresses were not
 * crawled.
 */
import type { Finding } from '../finding.ts';
import { severities } from '../finding.ts';
import type { SearchData, SearchFigures } from '../search-figures.ts';
import type { Site } from '../site.ts';

type UnseenUrl = { url: string; figures: SearchFigures | null; notListed: string | null };
export type SearchSummary = {
  files: string[];
  /** Addresses of the exports that were crawled. */
  seen: number;
  /** Addresses of this site in the exports that were not crawled, by impressions. */
  unseen: { all: number; shown: UnseenUrl[] };
  /** Addresses of other sites in the exports. */
  foreign: number;
};

const maxShown = 200;

export function summariseSearch(
  { pages, origin }: Pick<Site, 'pages' | 'origin'>,
  data: SearchData | null,
): SearchSummary | null {
  if (!data) return null;
  const all = [...new Set([...data.figures.keys(), ...data.notListed.keys()])];
  const own = all.filter((url) => pages.has(url) || (origin && url.startsWith(`${origin}/`)));
  const unseen = own
    .filter((url) => !pages.has(url))
    .map((url) => ({
      url,
      figures: data.figures.get(url) ?? null,
      notListed: data.notListed.get(url) ?? null,
    }))
    .sort((a, b) => (b.figures?.impressions ?? 0) - (a.figures?.impressions ?? 0));
  return {
    files: data.files,
    seen: own.length - unseen.length,
    unseen: { all: unseen.length, shown: unseen.slice(0, maxShown) },
    foreign: all.length - own.length,
  };
}

/** Within a severity, pages with the most impressions come first. */
export function orderByImpressions(
  findings: readonly Finding[],
  data: SearchData | null,
): Finding[] {
  if (!data) return [...findings];
  const costOf = (url: string) => data.figures.get(url)?.impressions ?? 0;
  const costs = new Map<string, number>();
  for (const [id, same] of Map.groupBy(findings, (finding) => finding.id)) {
    const urls = new Set(same.filter(({ waived }) => waived === null).map(({ url }) => url));
    costs.set(
      id,
      [...urls].reduce((sum, url) => sum + costOf(url), 0),
    );
  }
  const place = new Map([...costs.keys()].map((id, at) => [id, at]));
  return [...findings].sort(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      (costs.get(b.id) ?? 0) - (costs.get(a.id) ?? 0) ||
      (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0) ||
      costOf(b.url) - costOf(a.url),
  );
}
