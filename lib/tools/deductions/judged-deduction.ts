/**
 * One deduction after it was judged. `canBeAskedBack`, `toBeExplained` and what the rule allows add up to the sum
 * deducted, so that nothing is asked for twice.
 */
import type { Figure, Prose } from '../../content/types.ts';

export type JudgedDeduction = {
  id: string;
  /** As letters call it: "Co-payment". */
  label: string;
  deducted: number;
  /** The most that may be deducted on these numbers; null where no rule counts it, or a number is missing. */
  allowedByRule: number | null;
  canBeAskedBack: number;
  /** The part for which the insurer has to show a term, a list or a yardstick first. */
  toBeExplained: number;
  /** A number that the visitor may not know is missing: `canBeAskedBack` is the least. */
  isAtLeast?: boolean;
  why: readonly Prose[];
  /** Numbers and papers that are missing, each with the place where it is found. */
  lookUp: readonly Prose[];
  cannotJudge: Prose;
  figures: readonly Figure[];
  /** How the sum was counted, in the words of the policyholder, for the letter. */
  ground: string;
};

type Reasons = Pick<JudgedDeduction, 'why' | 'cannotJudge' | 'figures'> &
  Partial<Pick<JudgedDeduction, 'lookUp' | 'ground' | 'isAtLeast'>>;
type Heading = Pick<JudgedDeduction, 'id' | 'label' | 'deducted'>;

/** The rule gives a sum: what exceeds it can be asked back. */
export function deductionByRule(row: Heading, allowed: number, reasons: Reasons): JudgedDeduction {
  const canBeAskedBack = Math.max(0, row.deducted - allowed);
  return judgedDeduction(
    row,
    { allowedByRule: allowed, canBeAskedBack, toBeExplained: 0 },
    reasons,
  );
}

/** No sum without the insurer's own reasons, or without a number that is missing. */
export function unexplainedDeduction(row: Heading, reasons: Reasons): JudgedDeduction {
  return judgedDeduction(
    row,
    { allowedByRule: null, canBeAskedBack: 0, toBeExplained: row.deducted },
    reasons,
  );
}

export function judgedDeduction(
  row: Heading,
  sums: Pick<JudgedDeduction, 'allowedByRule' | 'canBeAskedBack' | 'toBeExplained'>,
  reasons: Reasons,
): JudgedDeduction {
  return { lookUp: [], ground: '', ...row, ...sums, ...reasons };
}

/** The text of each number that is missing. */
export function missingNumberTexts(
  numbers: readonly (readonly [value: unknown, text: Prose])[],
): Prose[] {
  return numbers.flatMap(([value, text]) => (value === null ? [text] : []));
}
