/** Groups findings by check, in the order of the run; a finding on nearly every page becomes one line. */
import type { Finding } from '../finding.ts';
import type { AuditRun, PageSummary } from './audit-run.ts';

/** A finding with the same text on so many pages that it is about the site. */
export type RepeatedFinding = { what: string; urls: string[] };
export type FindingGroup = Omit<Finding, 'url' | 'what' | 'waived'> & {
  findings: Finding[];
  repeated: RepeatedFinding[];
  /** The findings that are not repeated. */
  single: Finding[];
  /** Search impressions of the pages; null without an export. */
  impressions: number | null;
};

/** Below this number of pages, findings are always listed one by one. */
const minRepeats = 5;
/** The pages that were parsed, or those that are indexable: most checks run on the latter only. */
const minShare = 0.8;

/** Without waived findings. */
export function groupFindings({ findings, pages, search }: AuditRun): FindingGroup[] {
  const impressionsByUrl = new Map(pages.map((page) => [page.url, page.search?.impressions ?? 0]));
  const isEverywhere = createEverywhereTest(pages);
  const open = findings.filter(({ waived }) => waived === null);
  return [...Map.groupBy(open, ({ id }) => id).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { url: _url, what: _what, waived: _waived, ...words } = first;
    const impressions = [...urlsOf(same)].reduce(
      (sum, url) => sum + (impressionsByUrl.get(url) ?? 0),
      0,
    );
    return [
      {
        ...words,
        findings: same,
        ...splitRepeated(same, isEverywhere),
        impressions: search && impressions,
      },
    ];
  });
}

type IsEverywhere = (urls: ReadonlySet<string>) => boolean;

function createEverywhereTest(pages: readonly PageSummary[]): IsEverywhere {
  const read = pages.filter(({ canonical }) => canonical !== 'unread').length;
  const listable = new Set(pages.filter((page) => page.isListable).map(({ url }) => url));
  return (urls) => {
    if (urls.size < minRepeats) return false;
    const listed = [...urls].filter((url) => listable.has(url)).length;
    return (
      urls.size >= read * minShare || (listed >= minRepeats && listed >= listable.size * minShare)
    );
  };
}

function splitRepeated(findings: Finding[], isEverywhere: IsEverywhere) {
  const repeated: RepeatedFinding[] = [];
  for (const [what, same] of Map.groupBy(findings, (finding) => finding.what)) {
    const urls = urlsOf(same);
    if (isEverywhere(urls)) repeated.push({ what, urls: [...urls] });
  }
  const everywhere = new Set(repeated.map(({ what }) => what));
  return { repeated, single: findings.filter(({ what }) => !everywhere.has(what)) };
}

function urlsOf(findings: readonly Finding[]): Set<string> {
  return new Set(findings.map(({ url }) => url));
}
