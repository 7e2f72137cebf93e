/** Parses the dates of a claim; an invalid date becomes a message at its field, with the typed text. */
import type { ClaimEvent, ClaimType } from '../../content/claims/claim-types.ts';
import { type LocalDateTime, parseTime } from '../../dates/local-date-time.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { toAsciiDigits } from '../../text/to-ascii-digits.ts';
import { eventMessages, findDayError, findTimeError } from './claim-event-errors.ts';
import { type ClaimEventTimes, claimEventsOf, eventFieldName } from './claim-events.ts';

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
