/** Reads the dates of a claim from text, and says in plain words what is wrong with one that cannot be used. */

import type { ClaimEvent, ClaimType } from '../../content/claims/claim-types.ts';
import { addMonths, type IsoDate, parseIsoDate } from '../../dates/iso-date.ts';
import {
  compareLocalDateTimes,
  type LocalDateTime,
  parseTime,
} from '../../dates/local-date-time.ts';
import { westernDigits } from '../../input/mobile.ts';
import { eventsOf, fieldOf, type GivenEvents } from './claim-events.ts';

export type FieldProblems = Partial<Record<string, string>>;

/** What a date field holds at the most: "21-11-2026T10:15" and some spaces. */
const maxTypedLength = 24;
/** A claim from longer ago, or a stay planned further ahead, is a mistyped year. */
const yearsBack = 30;
const yearsAhead = 1;

export const eventMessages = {
  date: 'We cannot read this date, or there is no such day. Choose it again, for example 21 November 2026.',
  time: 'We cannot read this time. Give hours and minutes, for example 14:30.',
  timeAlone: 'Give the day as well as the time.',
  ahead: 'This day is still to come. Give the day it happened.',
  timeAhead: 'This time is still to come. Check the day and the hour.',
  farAhead: 'This is more than a year ahead. Check the year.',
  farBack: 'This is too long ago. Check the year.',
  tooEarly: 'This lies before the first date you gave. Check both.',
  tooLate: 'This lies after the day it happened. Check both.',
} as const;

/** A day whose time cannot be used still counts as a day. */
type Reading = { instant: LocalDateTime; timeProblem?: string } | { problem: string };

export function parseClaimEvents(
  type: ClaimType,
  text: (field: string) => string,
  now: LocalDateTime,
): { given: GivenEvents; problems: FieldProblems } {
  const given: GivenEvents = {};
  const problems: FieldProblems = {};
  for (const event of eventsOf(type)) {
    const field = fieldOf(event.id);
    const timeField = event.id === 'happened' ? 'time' : field;
    const typed = event.id === 'happened' ? joined(text('date'), text('time')) : text(field);
    if (!typed) continue;
    const reading = readMoment(event, typed, given, now);
    if ('problem' in reading) {
      problems[field] = reading.problem;
      continue;
    }
    given[event.id] = reading.instant;
    if (reading.timeProblem) problems[timeField] = reading.timeProblem;
  }
  return { given, problems };
}

/** The first question has two fields, so that the day can be given alone. */
function joined(date: string, time: string): string {
  return time ? `${date}T${time}` : date;
}

function readMoment(
  event: ClaimEvent,
  typed: string,
  { happened }: GivenEvents,
  now: LocalDateTime,
): Reading {
  const [dateText = '', timeText = ''] = typed.split(/[T ]/);
  if (typed.length > maxTypedLength) return { problem: eventMessages.date };
  if (!dateText) return { problem: eventMessages.timeAlone };
  const date = readDate(dateText);
  if (!date) return { problem: eventMessages.date };
  const day = { date, time: null };
  const problem = dayProblem(event, date, happened, now);
  if (problem) return { problem };
  if (!timeText || !event.withTime) return { instant: day };
  // Some browsers add seconds.
  const time = parseTime(westernDigits(timeText).replace(/^(\d\d:\d\d):\d\d$/, '$1'));
  if (!time) return { instant: day, timeProblem: eventMessages.time };
  const instant = { date, time };
  if (!event.canBeAhead && compareLocalDateTimes(instant, now) > 0) {
    return { instant: day, timeProblem: eventMessages.timeAhead };
  }
  if (happened && mustFollow(event) && isEarlier(instant, happened)) {
    return { instant: day, timeProblem: eventMessages.tooEarly };
  }
  return { instant };
}

function dayProblem(
  event: ClaimEvent,
  date: IsoDate,
  happened: LocalDateTime | undefined,
  now: LocalDateTime,
): string | null {
  const { isBefore, canBeAhead } = event;
  if (!isBefore && date < addMonths(now.date, -12 * yearsBack)) return eventMessages.farBack;
  if (!canBeAhead && date > now.date) return eventMessages.ahead;
  if (date > addMonths(now.date, 12 * yearsAhead)) return eventMessages.farAhead;
  if (isBefore && happened && date > happened.date) return eventMessages.tooLate;
  if (happened && mustFollow(event) && date < happened.date) return eventMessages.tooEarly;
  return null;
}

function mustFollow({ id, isBefore, canPrecede }: ClaimEvent): boolean {
  return id !== 'happened' && !isBefore && !canPrecede;
}

/** By the hour where both have one. */
function isEarlier(a: LocalDateTime, b: LocalDateTime): boolean {
  return a.time !== null && b.time !== null && compareLocalDateTimes(a, b) < 0;
}

/** As a date field sends it, or as one writes it in India: 21/11/2026. Digits of Indian scripts are digits. */
function readDate(text: string): IsoDate | null {
  const western = westernDigits(text);
  const written = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(western);
  if (!written) return parseIsoDate(western);
  const [, day = '', month = '', year = ''] = written;
  return parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
