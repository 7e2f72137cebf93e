/** The reasons that the words of a letter may mean: their order, what tells them apart, which two are in one letter. */
import {
  type RefusalLine,
  type RefusalReason,
  refusalLines,
} from '../../content/refusals/refusal-types.ts';
import { lowerStart } from '../../text/words.ts';

/** The first sentence of its verdict: what the insurer says, without what decides. */
export function whatTheySay({ verdict }: RefusalReason): string {
  return verdict.replace(/(?<=\.) .*$/s, '');
}

/** Whether one letter can give them all. */
export function areOfOneLine(reasons: readonly RefusalReason[]): boolean {
  return refusalLines.some((line) => reasons.every(({ lines }) => lines.includes(line)));
}

/**
 * Order in which reasons are listed while the visitor's insurance is not known: the most asked first, which is our
 * choice.
 */
const mostAsked: readonly RefusalLine[] = [
  'health-reimbursement',
  'health-cashless',
  'own-damage',
  'theft',
  'third-party',
  'life',
  'travel',
  'accident',
];

export function sortByInsurance(reasons: readonly RefusalReason[]): RefusalReason[] {
  const rank = ({ lines }: RefusalReason) => mostAsked.findIndex((line) => lines.includes(line));
  return reasons.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The two that one letter can give: the only two of the visitor's insurance, or of the one that the first belongs to.
 */
export function bothOf(
  reasons: readonly RefusalReason[],
  known: RefusalLine | null,
): readonly RefusalReason[] | null {
  const line = known ?? mostAsked.find((one) => reasons[0]?.lines.includes(one));
  const ofLine = reasons.filter(({ lines }) => line && lines.includes(line));
  return ofLine.length === 2 ? ofLine : null;
}

/** "pre-existing disease" of "Pre-existing disease (PED, Excl01)". */
export function shortLabel({ label }: RefusalReason): string {
  return lowerStart(label.replace(/( \(|: |, ).*/, ''));
}

/** The insurances in which one of the reasons is given. */
export function linesOf(reasons: readonly RefusalReason[]): RefusalLine[] {
  return refusalLines.filter((line) => reasons.some(({ lines }) => lines.includes(line)));
}
