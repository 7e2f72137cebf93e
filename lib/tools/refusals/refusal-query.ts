/**
 * The decoder's form in a URL: line, kind, reasons and days, and nothing that names a person. `q`, the words of the
 * letter, is in the URL only until a reason is chosen. Every day may be left out; an invalid one returns a message.
 */
import { findReason } from '../../content/refusals/all-refusals.ts';
import { refusalDayRows, refusalKindRows } from '../../content/refusals/refusal-copy.ts';
import {
  type RefusalDay,
  type RefusalKind,
  type RefusalLine,
  type RefusalReason,
  refusalLines,
} from '../../content/refusals/refusal-types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import {
  dateOrderMessage,
  futureDateMessage,
  noSuchDateMessage,
} from '../../input/date-messages.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { answerPath } from '../../site/tool-paths.ts';
import { refusedPath } from '../../site/tool-routes.ts';
import { allValues, firstValue, type QueryParams } from '../../url-state/search-params.ts';
import { maxLetterLength } from './find-reasons.ts';
import type { RefusalDays } from './judge-reason.ts';

export type RefusalInput = {
  /** Null: not known. */
  line: RefusalLine | null;
  kind: RefusalKind;
  reasons: readonly RefusalReason[];
  days: RefusalDays;
  /** The day of the complaint to the insurer; null while it is not sent. */
  sent: IsoDate | null;
};

export type DayField = RefusalDay | 'sent';

export type RefusalValues = Omit<RefusalInput, 'days' | 'sent'> & {
  /** As typed, so that a refused date is shown again. */
  days: Readonly<Partial<Record<DayField, string>>>;
  q: string;
};

/** Reasons of the query that the answer does not judge. */
export type LeftOutReasons = {
  ofOtherLine: readonly RefusalReason[];
  overLimit: readonly RefusalReason[];
};

export type RefusalQuery =
  | { kind: 'valid'; input: RefusalInput; leftOut: LeftOutReasons; q: string }
  | { kind: 'invalid'; values: RefusalValues; errors: Partial<Record<DayField, string>> };

/** An answer URL without any of them redirects to the page. */
export const refusalFields = ['line', 'kind', 'reason', 'q', ...refusalDayRows.map(({ id }) => id)];

const maxReasons = 3;
const maxTypedDate = 24;

export function parseRefusalQuery(params: QueryParams, today: IsoDate): RefusalQuery {
  const read = (name: string) => firstValue(params, name);
  const lineText = read('line');
  const line = refusalLines.find((one) => one === lineText) ?? null;
  const kind = refusalKindRows.find(({ value }) => value === read('kind'))?.value ?? 'refused';
  const { reasons, leftOut } = parseReasons(allValues(params, 'reason'), line);
  const q = read('q').trim().slice(0, maxLetterLength);
  const typed = Object.fromEntries(
    refusalDayRows.flatMap(({ id }) => {
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
  const errors = dayErrors(typed, known, { line, reasons }, today);
  if (Object.keys(errors).length > 0)
    return { kind: 'invalid', values: { line, kind, reasons, days: typed, q }, errors };
  const { sent = null, ...days } = known;
  return { kind: 'valid', input: { line, kind, reasons, days, sent }, leftOut, q };
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
  { line, reasons }: Pick<RefusalInput, 'line' | 'reasons'>,
  today: IsoDate,
): Partial<Record<DayField, string>> {
  const { began, arose, letter, papers, sent } = known;
  // A cashless request is often refused before a planned admission.
  const mayBePlanned = line === 'health-cashless';
  const mayComeFirst = mayBePlanned || reasons.some((one) => one.letterMayComeFirst);
  const isBefore = (day: IsoDate | undefined, other: IsoDate | undefined) =>
    day !== undefined && other !== undefined && day < other;
  const orderErrors: [DayField, boolean, string][] = [
    ['arose', isBefore(arose, began), dateOrderMessage('This is before the cover began.')],
    [
      'letter',
      isBefore(letter, began),
      dateOrderMessage('The letter is dated before the cover began.'),
    ],
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
  ];
  const errors: Partial<Record<DayField, string>> = {};
  for (const { id } of refusalDayRows) {
    const day = known[id];
    if (typed[id] !== undefined && !day) errors[id] = noSuchDateMessage;
    else if (day && day > today && !(id === 'arose' && mayBePlanned))
      errors[id] = `${futureDateMessage} Leave it empty until then.`;
    else {
      const wrong = orderErrors.find(([field, isWrong]) => field === id && isWrong);
      if (wrong) errors[id] = wrong[2];
    }
  }
  return errors;
}

/** "line=life&kind=refused&reason=section-45&began=2024-01-01" */
export function refusalSearch({ line, kind, reasons, days, sent }: RefusalInput, q = ''): string {
  const query = new URLSearchParams();
  if (line) query.set('line', line);
  query.set('kind', kind);
  for (const { id } of reasons) query.append('reason', id);
  for (const { id } of refusalDayRows) {
    const day = id === 'sent' ? sent : days[id];
    if (day) query.set(id, day);
  }
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
