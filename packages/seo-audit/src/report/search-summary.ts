/**
 * Joins Search Console figures with the crawl: which findings affect most impressions, and which addresses were not
 * crawled.
 */
import { type Finding, severities, urlsOf } from '../finding.ts';
import type { Site } from '../site.ts';

export type SearchFigures = {
  clicks: number;
  impressions: number;
  /** Clicks per 100 impressions. */
  ctr: number;
  /** Mean weighted by impressions; null where the export has none. */
  position: number | null;
};
/** From a search engine's own console. */
export type SearchData = {
  files: string[];
  /** Figures by address, without its fragment. */
  figures: Map<string, SearchFigures>;
  /** Addresses that are not indexed, with the reason. */
  notListed: Map<string, string>;
};

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
  const own = all.filter((url) => pages.has(url) || url.startsWith(`${origin}/`));
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

/**
 * Puts first what is on pages that were shown in search, then the rest. Both parts are ordered by severity, and within
 * a severity by how often the pages of the checks were shown. A finding about a file of the site, such as robots.txt,
 * concerns all pages.
 */
export function orderByImpressions(
  findings: readonly Finding[],
  { pages }: Pick<Site, 'pages'>,
  data: SearchData | null,
): Finding[] {
  if (!data) return [...findings];
  const ofSite = [...pages.keys()].reduce((sum, url) => sum + timesShown(data, url), 0);
  const costOf = (url: string) => (pages.has(url) ? timesShown(data, url) : ofSite);
  const costs = new Map<string, number>();
  for (const [id, same] of Map.groupBy(findings, (finding) => finding.id)) {
    const urls = new Set(same.filter(({ waived }) => waived === null).flatMap(urlsOf));
    costs.set(
      id,
      [...urls].reduce((sum, url) => sum + costOf(url), 0),
    );
  }
  const place = new Map([...costs.keys()].map((id, at) => [id, at]));
  const ofFinding = (finding: Finding) =>
    urlsOf(finding).reduce((sum, url) => sum + costOf(url), 0);
  const isUnseen = ({ id }: Finding) => Number(!costs.get(id));
  return [...findings].sort(
    (a, b) =>
      isUnseen(a) - isUnseen(b) ||
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      (costs.get(b.id) ?? 0) - (costs.get(a.id) ?? 0) ||
      (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0) ||
      ofFinding(b) - ofFinding(a),
  );
}

/** An export without a column of impressions has clicks at least. */
function timesShown({ figures }: Pick<SearchData, 'figures'>, url: string): number {
  const { impressions = 0, clicks = 0 } = figures.get(url) ?? {};
  return Math.max(impressions, clicks);
}
