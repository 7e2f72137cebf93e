/** Parses the dates of a claim; an invalid date becomes a message at its field, with the typed text. */

import { firstValue, type QueryParams } from '../../browser/url-state/search-params.ts';
import { findClaimType } from '../../content/claims/all-claims.ts';
import type { ClaimEvent, ClaimType } from '../../content/claims/claim-types.ts';
import { addMonths, type IsoDate } from '../../dates/iso-date.ts';
import {
  compareLocalDateTimes,
  type LocalDateTime,
  parseTime,
} from '../../dates/local-date-time.ts';
import {
  dateOrderMessage,
  futureDateMessage,
  noSuchDateMessage,
  tooFarAheadMessage,
  tooFarBackMessage,
} from '../../input/date-messages.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { toAsciiDigits } from '../../text/to-ascii-digits.ts';
import {
  type ClaimEventTimes,
  claimEventsOf,
  eventFieldName,
  parseClaimAnswer,
} from './claim-events.ts';

// Validates the dates of a claim, with error messages for the visitor.
/** A claim from longer ago, or a stay planned further ahead, is a mistyped year. */
const maxYearsBack = 30;
const maxYearsAhead = 1;

export const eventMessages = {
  date: noSuchDateMessage,
  time: 'We cannot read this time. Give hours and minutes, for example 14:30.',
  timeAlone: 'Give the day as well as the time.',
  ahead: `${futureDateMessage} Give the day it happened.`,
  timeAhead: 'This time is still to come. Look at day and hour.',
  farAhead: tooFarAheadMessage('a year'),
  farBack: tooFarBackMessage('thirty years'),
  tooEarly: dateOrderMessage('This lies before the first date you gave.'),
  tooEarlyAfter: dateOrderMessage('This lies before the step it follows, above.'),
  tooLate: dateOrderMessage('This lies after the day it happened.'),
} as const;

function findDayError(
  event: ClaimEvent,
  date: IsoDate,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
): string | null {
  const { isBefore, canBeInFuture } = event;
  const { happened } = eventTimes;
  if (!isBefore && date < addMonths(now.date, -12 * maxYearsBack)) return eventMessages.farBack;
  if (!canBeInFuture && date > now.date) return eventMessages.ahead;
  if (date > addMonths(now.date, 12 * maxYearsAhead)) return eventMessages.farAhead;
  if (isBefore && happened && date > happened.date) return eventMessages.tooLate;
  const earlier = precedingEventOf(event, eventTimes);
  return earlier && date < earlier.at.date ? earlier.message : null;
}

/** Checks the hour of a day that is valid. */
function findTimeError(
  event: ClaimEvent,
  at: LocalDateTime,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
): string | null {
  if (!event.canBeInFuture && compareLocalDateTimes(at, now) > 0) return eventMessages.timeAhead;
  const earlier = precedingEventOf(event, eventTimes);
  return earlier && isEarlier(at, earlier.at) ? earlier.message : null;
}

/** The date before which this one cannot be: the event it answers, otherwise the first of all. */
function precedingEventOf(
  { id, isBefore, canPrecede, follows }: ClaimEvent,
  eventTimes: ClaimEventTimes,
) {
  const precedingTime = follows && eventTimes[follows];
  if (precedingTime) return { at: precedingTime, message: eventMessages.tooEarlyAfter };
  if (id === 'happened' || isBefore || canPrecede || !eventTimes.happened) return null;
  return { at: eventTimes.happened, message: eventMessages.tooEarly };
}

/** Of days that are in order. A day without a time lasts until its end: what has a time on it may come after. */
function isEarlier(a: LocalDateTime, b: LocalDateTime): boolean {
  return b.time !== null && compareLocalDateTimes(a, b) < 0;
}

/** Errors by the name of the URL parameter. */
export type ClaimFieldErrors = Partial<Record<string, string>>;

export type ParsedEvents = {
  eventTimes: ClaimEventTimes;
  errors: ClaimFieldErrors;
  /** Values by the field's name, where it or its neighbour has an error. */
  typed: Partial<Record<string, string>>;
};

/** The maximum length: "21-11-2026T10:15" and some spaces. */
const maxTypedLength = 24;

/** A day with an invalid time still counts as a day. */
type Reading = { at: LocalDateTime; timeError?: string } | { error: string };

export function parseClaimEvents(
  type: ClaimType,
  text: (field: string) => string,
  now: LocalDateTime,
): ParsedEvents {
  const eventTimes: ClaimEventTimes = {};
  const errors: ClaimFieldErrors = {};
  const typed: ParsedEvents['typed'] = {};
  /** Text that no visitor would type into the field is not echoed. */
  const reject = (field: string, message: string, fields = [field]) => {
    errors[field] = message;
    for (const name of fields) if (text(name).length <= maxTypedLength) typed[name] = text(name);
  };
  for (const event of claimEventsOf(type)) {
    const field = eventFieldName(event.id);
    const isFirst = event.id === 'happened';
    const fields = isFirst ? ['date', 'time'] : [field];
    const words = isFirst ? joinDateTime(text('date'), text('time')) : text(field);
    if (!words) continue;
    const reading = parseEvent(event, words, eventTimes, now);
    if ('error' in reading) {
      reject(field, reading.error, fields);
      continue;
    }
    eventTimes[event.id] = reading.at;
    if (reading.timeError) reject(isFirst ? 'time' : field, reading.timeError, fields);
  }
  return { eventTimes, errors, typed };
}

/** The first question has two fields, so that the day can be entered alone. */
function joinDateTime(date: string, time: string): string {
  return time ? `${date}T${time}` : date;
}

function parseEvent(
  event: ClaimEvent,
  typed: string,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
): Reading {
  const [dateText = '', timeText = ''] = typed.split(/[T ]/);
  if (typed.length > maxTypedLength) return { error: eventMessages.date };
  if (!dateText) return { error: eventMessages.timeAlone };
  const date = parseCalendarDate(dateText);
  if (!date) return { error: eventMessages.date };
  const error = findDayError(event, date, eventTimes, now);
  if (error) return { error };
  const day = { date, time: null };
  if (!timeText || !event.withTime) return { at: day };
  // Some browsers add seconds to the time of a field.
  const time = parseTime(toAsciiDigits(timeText).replace(/^(\d\d:\d\d):\d\d$/, '$1'));
  if (!time) return { at: day, timeError: eventMessages.time };
  const timeError = findTimeError(event, { date, time }, eventTimes, now);
  return timeError ? { at: day, timeError } : { at: { date, time } };
}

// Parses a query about a claim: its kind, and the known dates. An invalid date is reported at its field.
/** A kind of claim and its dates so far. */
export type ClaimDetails = { type: ClaimType } & ParsedEvents;

/** Null for a kind of claim that is not on the list. */
export function parseClaimQuery(params: QueryParams, now: LocalDateTime): ClaimDetails | null {
  const text = (name: string) => firstValue(params, name).trim();
  const claimType = findClaimType(text('type'));
  if (!claimType) return null;
  const type = parseClaimAnswer(claimType, text);
  return { type, ...parseClaimEvents(type, text, now) };
}
