/**
 * The joy center's form in a URL: `event=wedding&wedding=2026-12-20&event=baby&baby=…`; `guessed=2026-12-20` says that
 * this day is a guess, until the form sends another one. Events and their dates, and no personal data. Only ticked
 * events count: a date beside an unticked box is left over from an earlier choice.
 */

import { allValues, firstValue, type QueryParams } from '../../browser/url-state/search-params.ts';
import type { LifeEventKind } from '../../content/life-events/life-event.ts';
import { lifeEventOf, lifeEvents } from '../../content/life-events/life-events.ts';
import { isVehicleBought, type VehicleBought } from '../../content/life-events/vehicle-event.ts';
import { formatDate } from '../../dates/format-date.ts';
import { addMonths, type IsoDate } from '../../dates/iso-date.ts';
import { noSuchDateMessage } from '../../input/date-messages.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { answerPath } from '../../site/tool-paths.ts';
import { lowerFirst } from '../../text/words.ts';

/** One for each event, in the order of life-events.ts. */
export type LifeEventInput = {
  kind: LifeEventKind;
  date: IsoDate;
  /** The visitor does not know the day yet. */
  isGuess?: true;
  /** Set for a vehicle; left out in addresses from before the question, and where the visitor did. */
  bought?: VehicleBought;
};

export type LifeEventField = LifeEventKind | typeof eventField | typeof boughtField;

export type LifeEventQuery =
  | { kind: 'valid'; input: LifeEventInput[] }
  | {
      kind: 'invalid';
      values: TypedLifeEvents;
      errors: Partial<Record<LifeEventField, string>>;
      /** Asks for dates, where only dates were left out: that is no error, because a guess will do. */
      question?: string;
    };

/** The form when it is shown again: ticked events, and the valid dates. */
export type TypedLifeEvents = {
  ticked: readonly LifeEventKind[];
  dates: Partial<Record<LifeEventKind, IsoDate>>;
  /** The days among them that are guesses. */
  guessed?: readonly IsoDate[];
  bought?: VehicleBought;
  /** Fields that the form sent empty, and what each asks for: a question, never an error. */
  missing?: Partial<Record<LifeEventKind, string>>;
};

export const eventField = 'event';
export const boughtField = 'bought';

/** A guess at the day of every ticked event that has none. The address of the plan has the days that follow from it. */
export const guessField = 'guess';
/** Those days. A day that the visitor changes later is no longer among them. */
export const guessedField = 'guessed';

export const guesses = [
  { value: '1', label: 'In a month' },
  { value: '3', label: 'In 3 months' },
  { value: '12', label: 'In a year' },
] as const;

/**
 * Every submit of the form sends it, even with nothing ticked. Trap: an empty value does not count as a field of the
 * tool, so that the visitor would be sent back to the page.
 */
export const submittedField = 'plan';

const maxMonthsAhead = 6 * 12;
const maxMonthsBack = 2 * 12;

export function parseLifeEventQuery(params: QueryParams, today: IsoDate): LifeEventQuery {
  const events = allValues(params, eventField);
  const textOf = (name: LifeEventKind | typeof boughtField) => firstValue(params, name);
  const input: LifeEventInput[] = [];
  const errors: Partial<Record<LifeEventField, string>> = {};
  const ticked = lifeEvents.map(({ kind }) => kind).filter((kind) => events.includes(kind));
  const dates: TypedLifeEvents['dates'] = {};
  const typedBought = textOf(boughtField);
  const bought = isVehicleBought(typedBought) ? typedBought : undefined;
  const undated: LifeEventKind[] = [];
  const guess = guesses.find(({ value }) => value === firstValue(params, guessField));
  const guessedDays = allValues(params, guessedField);
  const guessed: IsoDate[] = [];
  for (const kind of ticked) {
    const isLeftOut = textOf(kind) === '';
    const guessedDay = isLeftOut && guess ? addMonths(today, Number(guess.value)) : null;
    const date = guessedDay ?? parseCalendarDate(textOf(kind));
    const error = dateError(kind, guessedDay ?? textOf(kind), date, today);
    const isGuess = date !== null && (guessedDay !== null || guessedDays.includes(date));
    if (date) dates[kind] = date;
    if (isGuess) guessed.push(date);
    if (isLeftOut && !guessedDay) undated.push(kind);
    if (error) errors[kind] = error;
    else if (date)
      input.push({
        kind,
        date,
        ...(isGuess && { isGuess }),
        ...(kind === 'vehicle' && bought && { bought }),
      });
  }
  if (ticked.length === 0) errors.event = 'Tick what happened, or will happen.';
  const wrongCount = Object.keys(errors).length;
  if (wrongCount === 0) return { kind: 'valid', input };
  const values = { ticked, dates, ...(guessed.length && { guessed }), ...(bought && { bought }) };
  if (undated.length < wrongCount) return { kind: 'invalid', values, errors };
  // A link leaves the date to the visitor; nothing of its form was overlooked.
  const missing = firstValue(params, submittedField) ? { missing: errors } : {};
  return {
    kind: 'invalid',
    values: { ...values, ...missing },
    errors: {},
    question: questionOf(undated),
  };
}

/** "Baby: when’s the day?" */
function questionOf(missing: readonly LifeEventKind[]): string {
  const [only] = missing;
  return missing.length === 1 && only
    ? `${lifeEventOf(only).label}: when’s the day?`
    : 'When are the big days?';
}

/** "Car or bike: day it becomes yours" */
export function dateFieldLabel(kind: LifeEventKind): string {
  const { label, dateLabel } = lifeEventOf(kind);
  // "Wedding day" has the name already.
  return dateLabel.startsWith(label) ? dateLabel : `${label}: ${lowerFirst(dateLabel)}`;
}

function dateError(
  kind: LifeEventKind,
  typed: string,
  date: IsoDate | null,
  today: IsoDate,
): string | null {
  const { label } = lifeEventOf(kind);
  if (typed === '') return 'The day, or choose about when below. A guess will do.';
  if (!date) return `${label}: ${lowerFirst(noSuchDateMessage)}`;
  const [first, last] = [addMonths(today, -maxMonthsBack), addMonths(today, maxMonthsAhead)];
  if (date >= first && date <= last) return null;
  return `${label}: enter a date from ${formatDate(first)} to ${formatDate(last)}.`;
}

/** "event=wedding&wedding=2026-12-20&event=baby&baby=2027-05-02" */
export function lifeEventSearch(inputs: readonly LifeEventInput[]): string {
  return new URLSearchParams(
    inputs.flatMap(({ kind, date, isGuess, bought }) => [
      [eventField, kind],
      [kind, date],
      ...(isGuess ? [[guessedField, date]] : []),
      ...(bought ? [[boughtField, bought]] : []),
    ]),
  ).toString();
}

export function lifeEventHref(inputs: readonly LifeEventInput[]): string {
  return `${answerPath('/joy-center')}?${lifeEventSearch(inputs)}`;
}
