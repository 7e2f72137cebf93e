/** What tells the reasons apart that the words of a letter may mean. */
import {
  type RefusalLine,
  type RefusalReason,
  refusalLines,
} from '../../content/refusals/refusal-types.ts';

/** The first sentence of its verdict: what the insurer says, without what decides. */
export function whatTheySay({ verdict }: RefusalReason): string {
  return verdict.replace(/(?<=\.) .*$/s, '');
}

/** Whether one letter can give them all. */
export function areOfOneLine(reasons: readonly RefusalReason[]): boolean {
  return refusalLines.some((line) => reasons.every(({ lines }) => lines.includes(line)));
}

/** The insurances in which one of the reasons is given. */
export function linesOf(reasons: readonly RefusalReason[]): RefusalLine[] {
  return refusalLines.filter((line) => reasons.some(({ lines }) => lines.includes(line)));
}
