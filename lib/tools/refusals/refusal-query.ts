/**
 * The decoder's form in a URL: line, kind, reasons and days, and nothing that names a person. `q`, the words of the
 * letter, is in the URL only until a reason is chosen. Every day may be left out; an invalid one returns a message.
 */
import { findReason } from '../../content/refusals/all-refusals.ts';
import {
  amountRow,
  reasonDayRows,
  refusalDayRows,
  refusalKindRows,
} from '../../content/refusals/refusal-copy.ts';
import {
  type RefusalDay,
  type RefusalKind,
  type RefusalLine,
  type RefusalReason,
  refusalLines,
  vehicleLines,
} from '../../content/refusals/refusal-types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import {
  dateOrderMessage,
  futureDateMessage,
  noSuchDateMessage,
} from '../../input/date-messages.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { parseRupees } from '../../input/rupees.ts';
import { answerPath } from '../../site/tool-paths.ts';
import { refusedPath } from '../../site/tool-routes.ts';
import { allValues, firstValue, type QueryParams } from '../../url-state/search-params.ts';
import { maxLetterLength } from './find-reasons.ts';
import { type RefusalDays, testsOfLine } from './judge-reason.ts';

export type RefusalInput = {
  /** Null: not known. */
  line: RefusalLine | null;
  kind: RefusalKind;
  reasons: readonly RefusalReason[];
  days: RefusalDays;
  /** The day of the complaint to the insurer; null while it is not sent. */
  sent: IsoDate | null;
  /** In rupees, for the interest. */
  amount?: number;
};

export type DayField = RefusalDay | 'sent';
export type RefusalField = DayField | 'amount';

export type RefusalValues = Omit<RefusalInput, 'days' | 'sent' | 'amount'> & {
  /** As typed, so that a refused date is shown again. */
  days: Readonly<Partial<Record<DayField, string>>>;
  amount?: number | string;
  q: string;
};

/** Reasons of the query that the answer does not judge. */
export type LeftOutReasons = {
  ofOtherLine: readonly RefusalReason[];
  overLimit: readonly RefusalReason[];
};

export type RefusalQuery =
  | { kind: 'valid'; input: RefusalInput; leftOut: LeftOutReasons; q: string }
  | { kind: 'invalid'; values: RefusalValues; errors: Partial<Record<RefusalField, string>> };

/** An answer URL without any of them redirects to the page. */
export const refusalFields = [
  ...['line', 'kind', 'reason', 'q', amountRow.id],
  ...[...refusalDayRows, ...reasonDayRows].map(({ id }) => id),
];

const maxReasons = 3;
const maxTypedDate = 24;
const maxTypedAmount = 40;
const noSuchAmount =
  'This is not an amount in rupees. Such as 2,50,000 or 2.5 lakh, or leave it empty.';

export function parseRefusalQuery(params: QueryParams, today: IsoDate): RefusalQuery {
  const read = (name: string) => firstValue(params, name);
  const lineText = read('line');
  const line = refusalLines.find((one) => one === lineText) ?? null;
  const kind = refusalKindRows.find(({ value }) => value === read('kind'))?.value ?? 'refused';
  const { reasons, leftOut } = parseReasons(allValues(params, 'reason'), line);
  const q = read('q').trim().slice(0, maxLetterLength);
  const dayRows = [...refusalDayRows, ...reasonDayRowsFor({ line, kind, reasons })];
  const typed = Object.fromEntries(
    dayRows.flatMap(({ id }) => {
      const text = read(id).trim().slice(0, maxTypedDate);
      return text === '' ? [] : [[id, text]];
    }),
  ) as Partial<Record<DayField, string>>;
  const known = Object.fromEntries(
    Object.entries(typed).flatMap(([id, text]) => {
      const day = parseCalendarDate(text);
      return day ? [[id, day]] : [];
    }),
  ) as Partial<Record<DayField, IsoDate>>;
  const typedAmount = asksAmount({ line, kind, reasons })
    ? read(amountRow.id).trim().slice(0, maxTypedAmount)
    : '';
  const amount = parseRupees(typedAmount);
  const errors: Partial<Record<RefusalField, string>> = {
    ...dayErrors(typed, known, { line, kind, reasons }, today),
    ...(typedAmount !== '' && !amount && { amount: noSuchAmount }),
  };
  if (Object.keys(errors).length > 0) {
    const values = { line, kind, reasons, days: typed, amount: typedAmount, q };
    return { kind: 'invalid', values, errors };
  }
  const { sent = null, ...days } = known;
  const input = { line, kind, reasons, days, sent, ...(amount && { amount }) };
  return { kind: 'valid', input, leftOut, q };
}

/** Both days may be right: then the insurer says that there was no cover yet, which is a reason of its own. */
function beforeCover(wrong: string): string {
  return `${dateOrderMessage(wrong)} If both are right, leave “Cover began” empty, and type “policy not in force” as the reason.`;
}

type Asked = Pick<RefusalInput, 'line' | 'kind' | 'reasons'>;

/** The reason that is about the interest itself. */
const lateInterestId = 'late-interest';

/** Whether money may be late: it is not while a cashless request is open. */
export function asksAmount({ line, kind, reasons }: Asked): boolean {
  if (line === 'health-cashless') return false;
  return kind === 'silence' || reasons.some(({ id }) => id === lateInterestId);
}

/** The days beside the common ones that the tests of the reasons, or the interest, count from. */
export function reasonDayRowsFor(asked: Asked) {
  const line = lineOf(asked);
  const needed = new Set<string>(
    asked.reasons
      .flatMap((reason) => testsOfLine(reason, line))
      .flatMap(({ from, at }) => [from, at]),
  );
  if (asksAmount(asked)) needed.add('told');
  if (asked.kind === 'silence' && line === 'own-damage') needed.add('report');
  // Asked already, as the day of the last papers.
  if (line && vehicleLines.includes(line)) needed.delete('told');
  return reasonDayRows.filter(({ id }) => needed.has(id));
}

/** Reasons that exist, each once: those of the line up to the limit, and the others. */
function parseReasons(
  ids: readonly string[],
  line: RefusalLine | null,
): { reasons: readonly RefusalReason[]; leftOut: LeftOutReasons } {
  const found = [...new Set(ids)].flatMap((id) => findReason(id) ?? []);
  const isOfLine = ({ lines }: RefusalReason) => !line || lines.includes(line);
  const ofLine = found.filter(isOfLine);
  return {
    reasons: ofLine.slice(0, maxReasons),
    leftOut: {
      ofOtherLine: found.filter((one) => !isOfLine(one)),
      overLimit: ofLine.slice(maxReasons),
    },
  };
}

function dayErrors(
  typed: Partial<Record<DayField, string>>,
  known: Partial<Record<DayField, IsoDate>>,
  { line, kind, reasons }: Asked,
  today: IsoDate,
): Partial<Record<DayField, string>> {
  const { began, arose, letter, papers, sent, died, settled, told, sold, repaired } = known;
  // A cashless request is often refused before a planned admission.
  const mayBePlanned = line === 'health-cashless';
  const mayComeFirst = mayBePlanned || reasons.some((one) => one.letterMayComeFirst);
  const isBefore = (day: IsoDate | undefined, other: IsoDate | undefined) =>
    day !== undefined && other !== undefined && day < other;
  const orderErrors: [DayField, boolean, string][] = [
    ['arose', isBefore(arose, began), beforeCover('This is before the cover began.')],
    ['letter', isBefore(letter, began), beforeCover('The letter is dated before the cover began.')],
    [
      'letter',
      !mayComeFirst && isBefore(letter, arose),
      dateOrderMessage('The letter is dated before it happened.'),
    ],
    [
      'papers',
      !mayBePlanned && isBefore(papers, arose),
      dateOrderMessage('The papers are dated before it happened.'),
    ],
    [
      'sent',
      isBefore(sent, letter),
      'Your complaint is dated before their letter. Leave it empty if it was about something else.',
    ],
    ['died', isBefore(died, arose), dateOrderMessage('The death is dated before it happened.')],
    [
      'discharged',
      isBefore(known.discharged, arose),
      dateOrderMessage('This is before it happened.'),
    ],
    ['police', isBefore(known.police, arose), dateOrderMessage('This is before it happened.')],
    [
      'told',
      !mayBePlanned && isBefore(told, arose),
      dateOrderMessage('This is before it happened.'),
    ],
    ['repaired', isBefore(repaired, arose), dateOrderMessage('This is before it happened.')],
    ['report', isBefore(known.report, arose), dateOrderMessage('This is before it happened.')],
    ['settled', isBefore(settled, arose), dateOrderMessage('This is before it happened.')],
    ['sold', isBefore(arose, sold), dateOrderMessage('The sale is dated after it happened.')],
  ];
  const errors: Partial<Record<DayField, string>> = {};
  const reasonRows = reasonDayRowsFor({ line, kind, reasons });
  const mayBeAhead = (id: DayField) =>
    (id === 'arose' && mayBePlanned) || reasonRows.some((row) => row.id === id && row.mayBeAhead);
  for (const { id } of [...refusalDayRows, ...reasonRows]) {
    const day = known[id];
    if (typed[id] !== undefined && !day) errors[id] = noSuchDateMessage;
    else if (day && day > today && !mayBeAhead(id))
      errors[id] = `${futureDateMessage} Leave it empty until then.`;
    else {
      const wrong = orderErrors.find(([field, isWrong]) => field === id && isWrong);
      if (wrong) errors[id] = wrong[2];
    }
  }
  return errors;
}

/** "line=life&kind=refused&reason=section-45&began=2024-01-01" */
export function refusalSearch(input: RefusalInput, q = ''): string {
  const { line, kind, reasons, days, sent, amount } = input;
  const query = new URLSearchParams();
  if (line) query.set('line', line);
  query.set('kind', kind);
  for (const { id } of reasons) query.append('reason', id);
  for (const { id } of refusalDayRows) {
    const day = id === 'sent' ? sent : days[id];
    if (day) query.set(id, day);
  }
  for (const { id } of reasonDayRowsFor(input)) {
    const day = days[id];
    if (day) query.set(id, day);
  }
  if (amount && asksAmount(input)) query.set(amountRow.id, String(amount));
  if (q) query.set('q', q);
  return query.toString();
}

/** @param carried the deductions that were typed, as a query; may be empty. */
export function refusalHref(input: RefusalInput, carried = ''): string {
  return `${answerPath(refusedPath)}?${[refusalSearch(input), carried].filter(Boolean).join('&')}`;
}

/** The line whose rules apply: the visitor's own, or that of the only line in which a reason is given. */
export function lineOf({
  line,
  reasons,
}: Pick<RefusalInput, 'line' | 'reasons'>): RefusalLine | null {
  const [first] = reasons;
  return line ?? (first?.lines.length === 1 ? first.lines[0] : null);
}
