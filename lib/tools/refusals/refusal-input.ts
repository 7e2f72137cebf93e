/** A refused, reduced or unanswered claim as the visitor describes it; nothing in it names a person. */
import { lawfulPartsFor } from '../../content/refusals/refusal-copy.ts';
import type {
  RefusalKind,
  RefusalLine,
  RefusalReason,
} from '../../content/refusals/refusal-types.ts';
import type { Represented } from '../../content/represented-people.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import type { OfficeChoice } from '../ombudsman/office-query.ts';
import type { RefusalDays } from './judge-reason.ts';

export type RefusalInput = {
  /** Null: not known. */
  line: RefusalLine | null;
  kind: RefusalKind;
  reasons: readonly RefusalReason[];
  days: RefusalDays;
  /** The day of the complaint to the insurer; null while it is not sent. */
  sent: IsoDate | null;
  /** The day of an answer to that complaint, which the visitor does not accept. */
  answered?: IsoDate;
  /** Left out: the visitor writes for himself. */
  represented?: Represented;
  /** The visitor's home, by which the Ombudsman's office is found. */
  office?: OfficeChoice;
  /** Rupees, for the interest. */
  amount?: number;
};

/** The line whose rules apply: the visitor's own, or that of the only line in which a reason is given. */
export function lineOf({
  line,
  reasons,
}: Pick<RefusalInput, 'line' | 'reasons'>): RefusalLine | null {
  const [first] = reasons;
  return line ?? (first?.lines.length === 1 ? first.lines[0] : null);
}

/** What a lawful refusal or cut of this claim has. */
export function lawfulPartsOf(input: RefusalInput) {
  return lawfulPartsFor(lineOf(input), input.kind, input.days.letter);
}

/** After a death the insured cannot authorise anybody: the writer claims as nominee or heir. */
export function representedOf(
  input: Pick<RefusalInput, 'line' | 'reasons' | 'represented'>,
): Represented | undefined {
  const { represented } = input;
  if (represented?.role !== 'insured' || lineOf(input) !== 'life') return represented;
  return { ...represented, role: 'died' };
}
