/** Groups findings by check, in the order of the run. */
import type { Finding } from '../finding.ts';
import type { AuditRun } from './audit-run.ts';
import { placesOf, urlsOf } from './fold-findings.ts';

/** One cause on several pages. */
export type RepeatedFinding = { what: string; urls: readonly string[] };
export type FindingGroup = Omit<Finding, 'url' | 'urls' | 'places' | 'what' | 'waived'> & {
  findings: Finding[];
  repeated: RepeatedFinding[];
  /** A row for each page with a text of its own. */
  single: Finding[];
  /** Pages and texts, where the findings are causes. */
  places: number;
  /** Search impressions of the pages; null without an export. */
  impressions: number | null;
};

/** Leaves out waived findings. */
export function groupFindings({ findings, pages, search }: AuditRun): FindingGroup[] {
  const impressionsByUrl = new Map(pages.map((page) => [page.url, page.search?.impressions ?? 0]));
  const open = findings.filter(({ waived }) => waived === null);
  return [...Map.groupBy(open, ({ id }) => id).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const {
      url: _url,
      urls: _urls,
      places: _places,
      what: _what,
      waived: _waived,
      ...words
    } = first;
    const impressions = [...new Set(same.flatMap(urlsOf))].reduce(
      (sum, url) => sum + (impressionsByUrl.get(url) ?? 0),
      0,
    );
    return [
      {
        ...words,
        findings: same,
        repeated: same.flatMap(({ what, urls, places }) =>
          urls && !places ? [{ what, urls }] : [],
        ),
        single: same.flatMap((finding) =>
          finding.urls && !finding.places
            ? []
            : placesOf(finding).map((place) => ({ ...finding, ...place })),
        ),
        places: same.reduce((sum, finding) => sum + placesOf(finding).length, 0),
        impressions: search && impressions,
      },
    ];
  });
}
