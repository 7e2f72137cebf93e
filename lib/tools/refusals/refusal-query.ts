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
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { parseRupees } from '../../input/rupees.ts';
import { answerPath } from '../../site/tool-paths.ts';
import { refusedPath } from '../../site/tool-routes.ts';
import { parseRepresented, representedEntries } from '../letters/represented-query.ts';
import { officeEntries, parseOfficeChoice } from '../ombudsman/office-query.ts';
import { findRefusalDayErrors } from './find-refusal-day-errors.ts';
import { maxLetterLength } from './letter-words.ts';
import {
  type DayField,
  needsAmount,
  type RefusalChoice,
  type RefusalField,
  reasonDayRowsFor,
} from './refusal-fields.ts';
import type { RefusalInput } from './refusal-input.ts';

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
