/** The fields of the decoder's form, and which of them a line, a kind and its reasons ask for. */
import {
  amountRow,
  dayWords,
  reasonDayRows,
  refusalDayRows,
} from '../../content/refusals/refusal-copy.ts';
import {
  type RefusalDay,
  type RefusalLine,
  vehicleLines,
} from '../../content/refusals/refusal-types.ts';
import { testsOfLine } from './judge-reason.ts';
import { lineOf, type RefusalInput } from './refusal-input.ts';

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
