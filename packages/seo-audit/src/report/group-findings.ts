/** Findings of one check together, in the order of the run. */
import type { Finding } from '../finding.ts';

export type FindingGroup = Omit<Finding, 'url' | 'what' | 'waived'> & { findings: Finding[] };

/** Without what is waived. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const finding of findings) {
    if (finding.waived !== null) continue;
    const { id, severity, about, where, why, fix } = finding;
    const group = groups.get(id) ?? { id, severity, about, where, why, fix, findings: [] };
    group.findings.push(finding);
    groups.set(id, group);
  }
  return [...groups.values()];
}
