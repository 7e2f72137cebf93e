/** Findings of one check together, in the order of the run. */
import type { Finding } from '../finding.ts';
import type { AuditRun } from './audit-run.ts';

export type FindingGroup = Omit<Finding, 'url' | 'what' | 'waived'> & {
  findings: Finding[];
  /** How often the pages were shown in search results; null where nobody said. */
  shown: number | null;
};

/** Without what is waived. */
export function groupFindings({ findings, pages, search }: AuditRun): FindingGroup[] {
  const shownByUrl = new Map(pages.map((page) => [page.url, page.search?.impressions ?? 0]));
  const groups = new Map<string, FindingGroup>();
  for (const finding of findings) {
    if (finding.waived !== null) continue;
    const { id, severity, about, where, why, fix } = finding;
    const group = groups.get(id) ?? {
      id,
      severity,
      about,
      where,
      why,
      fix,
      findings: [],
      shown: null,
    };
    group.findings.push(finding);
    groups.set(id, group);
  }
  const shownOf = (urls: Set<string>) =>
    [...urls].reduce((sum, url) => sum + (shownByUrl.get(url) ?? 0), 0);
  return [...groups.values()].map((group) => ({
    ...group,
    shown: search && shownOf(new Set(group.findings.map(({ url }) => url))),
  }));
}
