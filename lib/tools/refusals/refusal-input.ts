/** A refused, reduced or unanswered claim as the visitor describes it; nothing in it names a person. */
import {
  amountRow,
  dayWords,
  lawfulPartsFor,
  reasonDayRows,
  refusalDayRows,
} from '../../content/refusals/refusal-copy.ts';
import type {
  RefusalKind,
  RefusalLine,
  RefusalReason,
} from '../../content/refusals/refusal-types.ts';
import { type RefusalDay, vehicleLines } from '../../content/refusals/refusal-types.ts';
import type { Represented } from '../../content/represented-people.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import type { OfficeChoice } from '../ombudsman/office-query.ts';
import type { RefusalDays } from './judge-reason.ts';
import { testsOfLine } from './judge-reason.ts';

// The fields of the decoder's form, and which of them a line, a kind and its reasons ask for.
export type DayField = RefusalDay | 'sent' | 'answered';
export type RefusalField = DayField | 'amount' | 'q';

/** What decides which further fields the form asks for. */
export type RefusalChoice = Pick<RefusalInput, 'line' | 'kind' | 'reasons'>;

/** An answer URL without any of them redirects to the page. */
export const refusalFields = [
  ...['line', 'kind', 'reason', 'q', amountRow.id],
  ...[...refusalDayRows, ...reasonDayRows].map(({ id }) => id),
];

/** The reason that is about the interest itself. */
const lateInterestId = 'late-interest';

/** Whether money may be late: it is not while a cashless request is open. */
export function needsAmount({ line, kind, reasons }: RefusalChoice): boolean {
  if (line === 'health-cashless') return false;
  return kind === 'silence' || reasons.some(({ id }) => id === lateInterestId);
}

/** The field of the form that asks for a day: for a vehicle, the day of the last papers is that of the notice. */
export function fieldOfDay(day: RefusalDay, line: RefusalLine | null): RefusalDay {
  return day === 'told' && line && vehicleLines.includes(line) ? 'papers' : day;
}

/** The label of a day's field, and the day in a sentence, in the words of the line of insurance. */
export function dayWordsOf(day: DayField, choice: RefusalChoice) {
  const asksDeath = reasonDayRowsFor(choice).some(({ id }) => id === 'died');
  return dayWords(day, lineOf(choice), asksDeath);
}

/** The days beside the common ones that the tests of the reasons, or the interest, count from. */
export function reasonDayRowsFor(choice: RefusalChoice) {
  const line = lineOf(choice);
  const needed = new Set<string>(
    choice.reasons
      .flatMap((reason) => testsOfLine(reason, line))
      .flatMap(({ from, at }) => [from, at]),
  );
  if (needsAmount(choice)) needed.add('told');
  if (choice.kind === 'silence' && line === 'own-damage') needed.add('report');
  // Asked already, as the day of the last papers.
  if (line && vehicleLines.includes(line)) needed.delete('told');
  return reasonDayRows.filter(({ id }) => needed.has(id));
}

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

type ClaimOfPerson = Pick<RefusalInput, 'line' | 'reasons'> & { days: { died?: string } };

/** A rider may pay while the insured lives. */
export function isAfterDeath(input: ClaimOfPerson): boolean {
  if (lineOf(input) !== 'life') return false;
  return Boolean(input.days.died) || !input.reasons.some(({ isPaidInLife }) => isPaidInLife);
}

/** After a death the insured cannot authorise anybody: the writer claims as nominee or heir. */
export function representedOf(
  input: ClaimOfPerson & Pick<RefusalInput, 'represented'>,
): Represented | undefined {
  const { represented } = input;
  if (represented?.role !== 'insured' || !isAfterDeath(input)) return represented;
  return { ...represented, role: 'died' };
}
