/**
 * The decoder's form in a URL: line, kind, reasons and days, and nothing that names a person. `q`, the words of the
 * letter, is in the URL only until a reason is chosen. Every day may be left out; an invalid one returns a message.
 */

import { allValues, firstValue, type QueryParams } from '../../browser/url-state/search-params.ts';
import { findReason } from '../../content/refusals/all-refusals.ts';
import { amountRow, refusalDayRows, refusalKindRows } from '../../content/refusals/refusal-copy.ts';
import {
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
import { parseRupees } from '../../input/rupees.ts';
import { answerPath } from '../../site/tool-paths.ts';
import { refusedPath } from '../../site/tool-routes.ts';
import { parseRepresented, representedEntries } from '../letters/represented-query.ts';
import { officeEntries, parseOfficeChoice } from '../ombudsman/office-query.ts';
import { maxLetterLength } from './letter-words.ts';
import type { RefusalInput } from './refusal-input.ts';
import {
  type DayField,
  needsAmount,
  type RefusalChoice,
  type RefusalField,
  reasonDayRowsFor,
} from './refusal-input.ts';

// Validates the days of the decoder's form, with error messages for the visitor.
/** Why two days may be in the other order. */
type Exception =
  /** A cashless request is often refused before a planned admission. */
  | 'planned-stay'
  /** The policy may end by a letter before anything happens. */
  | 'letter-comes-first';

/** `field` is wrong if its day is before that of `notBefore`, or after that of `notAfter`. */
type OrderRule = {
  field: DayField;
  message: string;
  exceptions?: readonly Exception[];
} & ({ notBefore: DayField } | { notAfter: DayField });

/** Both days may be right: then the insurer says that there was no cover yet, which is a reason of its own. */
function beforeCover(wrong: string): string {
  return `${dateOrderMessage(wrong)} If both are right, leave “Cover began” empty, and type “policy not in force” as the reason.`;
}

const beforeItHappened = dateOrderMessage('This is before it happened.');

/** The first rule of a field that its day breaks gives the message. */
const orderRules: readonly OrderRule[] = [
  { field: 'arose', notBefore: 'began', message: beforeCover('This is before the cover began.') },
  {
    field: 'letter',
    notBefore: 'began',
    message: beforeCover('The letter is dated before the cover began.'),
  },
  {
    field: 'letter',
    notBefore: 'arose',
    exceptions: ['planned-stay', 'letter-comes-first'],
    message: dateOrderMessage('The letter is dated before it happened.'),
  },
  {
    field: 'papers',
    notBefore: 'arose',
    exceptions: ['planned-stay'],
    message: dateOrderMessage('The papers are dated before it happened.'),
  },
  {
    field: 'sent',
    notBefore: 'letter',
    message:
      'Your complaint is dated before their letter. Leave it empty if it was about something else.',
  },
  {
    field: 'answered',
    notBefore: 'sent',
    message: dateOrderMessage('The answer is dated before your complaint.'),
  },
  {
    field: 'died',
    notBefore: 'arose',
    message: dateOrderMessage('The death is dated before it happened.'),
  },
  { field: 'discharged', notBefore: 'arose', message: beforeItHappened },
  { field: 'police', notBefore: 'arose', message: beforeItHappened },
  { field: 'told', notBefore: 'arose', exceptions: ['planned-stay'], message: beforeItHappened },
  { field: 'repaired', notBefore: 'arose', message: beforeItHappened },
  { field: 'report', notBefore: 'arose', message: beforeItHappened },
  { field: 'settled', notBefore: 'arose', message: beforeItHappened },
  {
    field: 'sold',
    notAfter: 'arose',
    message: dateOrderMessage('The sale is dated after it happened.'),
  },
];

/** One message for each field of the form that is wrong. */
function findRefusalDayErrors(
  typed: Partial<Record<DayField, string>>,
  days: Partial<Record<DayField, IsoDate>>,
  choice: RefusalChoice,
  today: IsoDate,
): Partial<Record<DayField, string>> {
  const exceptions = exceptionsFor(choice);
  const broken = orderRules.filter(
    (rule) =>
      isOutOfOrder(rule, days) && !rule.exceptions?.some((exception) => exceptions.has(exception)),
  );
  const reasonRows = reasonDayRowsFor(choice);
  const mayBeAhead = (field: DayField) =>
    (field === 'arose' && exceptions.has('planned-stay')) ||
    reasonRows.some(({ id, mayBeAhead: isAllowed }) => id === field && isAllowed);
  const errors: Partial<Record<DayField, string>> = {};
  for (const { id } of [...refusalDayRows, ...reasonRows]) {
    const day = days[id];
    const outOfOrder = broken.find(({ field }) => field === id);
    if (typed[id] !== undefined && !day) errors[id] = noSuchDateMessage;
    else if (day && day > today && !mayBeAhead(id))
      errors[id] = `${futureDateMessage} Leave it empty until then.`;
    else if (outOfOrder) errors[id] = outOfOrder.message;
  }
  if (days.answered && typed.sent === undefined)
    errors.sent = 'Enter the day of your complaint as well: their answer is counted from it.';
  return errors;
}

function exceptionsFor({ line, reasons }: RefusalChoice): ReadonlySet<Exception> {
  const exceptions = new Set<Exception>();
  if (line === 'health-cashless') exceptions.add('planned-stay');
  if (reasons.some(({ letterMayComeFirst }) => letterMayComeFirst))
    exceptions.add('letter-comes-first');
  return exceptions;
}

function isOutOfOrder(rule: OrderRule, days: Partial<Record<DayField, IsoDate>>): boolean {
  const [earlier, later] =
    'notBefore' in rule
      ? [days[rule.notBefore], days[rule.field]]
      : [days[rule.field], days[rule.notAfter]];
  return earlier !== undefined && later !== undefined && later < earlier;
}

export type RefusalValues = Omit<RefusalInput, 'days' | 'sent' | 'answered' | 'amount'> & {
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

const maxReasons = 3;
const maxTypedDate = 24;
const maxTypedAmount = 40;
const nothingTyped =
  'Type a few words of the letter, such as “PED” or “late intimation”. If it gives no reason, type “no reason”.';
const noSuchAmount =
  'This is not an amount in rupees. Such as 2,50,000 or 2.5 lakh, or leave it empty.';

export function parseRefusalQuery(params: QueryParams, today: IsoDate): RefusalQuery {
  const read = (name: string) => firstValue(params, name);
  const lineText = read('line');
  const line = refusalLines.find((one) => one === lineText) ?? null;
  const kind = refusalKindRows.find(({ value }) => value === read('kind'))?.value ?? 'refused';
  const { reasons, leftOut } = parseReasons(allValues(params, 'reason'), line);
  const represented = parseRepresented(params);
  const office = parseOfficeChoice(params);
  const choice = {
    ...{ line, kind, reasons },
    ...(represented && { represented }),
    ...(office && { office }),
  };
  const q = read('q').trim().slice(0, maxLetterLength);
  const dayRows = [...refusalDayRows, ...reasonDayRowsFor(choice)];
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
  const typedAmount = needsAmount(choice) ? read(amountRow.id).trim().slice(0, maxTypedAmount) : '';
  const amount = parseRupees(typedAmount);
  const errors: Partial<Record<RefusalField, string>> = {
    ...findRefusalDayErrors(typed, known, choice, today),
    ...(typedAmount !== '' && !amount && { amount: noSuchAmount }),
    ...(isEmptyForm({ ...choice, q, typed }, params) && { q: nothingTyped }),
  };
  if (Object.keys(errors).length > 0) {
    const values = { ...choice, days: typed, amount: typedAmount, q };
    return { kind: 'invalid', values, errors };
  }
  const { sent = null, answered, ...days } = known;
  const input = {
    ...{ ...choice, days, sent },
    ...(answered && { answered }),
    ...(amount && { amount }),
  };
  return { kind: 'valid', input, leftOut, q };
}

/** The form was sent as it came. A link to the answer has no field of the letter's words. */
function isEmptyForm(
  sent: RefusalChoice & { q: string; typed: Partial<Record<DayField, string>> },
  params: QueryParams,
): boolean {
  const { line, kind, reasons, q, typed } = sent;
  const isSent = allValues(params, 'q').length > 0;
  const hasAny = q !== '' || line !== null || reasons.length > 0 || Object.keys(typed).length > 0;
  return isSent && kind === 'refused' && !hasAny;
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

/** Adds the days of the complaint and its answer, as the form has them. */
export function allDaysOf({ days, sent, answered }: RefusalInput) {
  return { ...days, ...(sent && { sent }), ...(answered && { answered }) };
}

/** "line=life&kind=refused&reason=section-45&began=2024-01-01" */
export function refusalSearch(input: RefusalInput, q = ''): string {
  const { line, kind, reasons, amount } = input;
  const days = allDaysOf(input);
  const query = new URLSearchParams();
  if (line) query.set('line', line);
  query.set('kind', kind);
  for (const { id } of reasons) query.append('reason', id);
  for (const { id } of refusalDayRows) {
    const day = days[id];
    if (day) query.set(id, day);
  }
  for (const { id } of reasonDayRowsFor(input)) {
    const day = days[id];
    if (day) query.set(id, day);
  }
  if (amount && needsAmount(input)) query.set(amountRow.id, String(amount));
  for (const [name, value] of [
    ...representedEntries(input.represented),
    ...officeEntries(input.office),
  ])
    query.set(name, value);
  if (q) query.set('q', q);
  return query.toString();
}

/**
 * @param typedDeductions the deductions that were typed, as a query; may be empty.
 * @param q the words of the letter: for a form of this page, and for the redirect that adds the person in them. The
 * addresses that the page gives to save or share leave them out.
 */
export function answerSearch(input: RefusalInput, typedDeductions: string, q = ''): string {
  return [refusalSearch(input, q), typedDeductions].filter(Boolean).join('&');
}

export function refusalHref(input: RefusalInput, typedDeductions = '', q = ''): string {
  return `${answerPath(refusedPath)}?${answerSearch(input, typedDeductions, q)}`;
}
