/** The judged findings from judged-findings.tsv: one per line, with the columns of its first line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindingLocation } from './draw-sample.ts';

/** `right`: correct, with the right severity; `overstated`: correct, but less severe; `wrong`: no fault. */
export const verdicts = ['right', 'overstated', 'wrong'] as const;
export type JudgedFinding = FindingLocation & {
  severity: string;
  verdict: (typeof verdicts)[number];
  why: string;
};

const [, ...lines] = readFileSync(join(import.meta.dirname, 'judged-findings.tsv'), 'utf8')
  .trimEnd()
  .split('\n');

export const judgedFindings: readonly JudgedFinding[] = lines.map((line) => {
  const [site = '', path = '', severity = '', id = '', verdict = '', what = '', why = ''] =
    line.split('\t');
  return { site, path, severity, id, verdict: verdict as JudgedFinding['verdict'], what, why };
});
