/** Reads the dates of a claim from text, and says in plain words what is wrong with one that cannot be used. */
import { addMonths, type IsoDate, readIsoDate } from '../calendar/india-date.ts';
import { westernDigits } from '../call-back/mobile.ts';
import type { ClaimType, Moment } from '../content/claims/claim-types.ts';
import { fieldOf, type GivenMoments, momentsOf } from './claim-moments.ts';
import { compareInstants, type Instant, readTime } from './instant.ts';

export type FieldProblems = Partial<Record<string, string>>;

/** What a date field holds at the most: "21-11-2026T10:15" and some spaces. */
const longestTyped = 24;
/** A claim from longer ago, or a stay planned further ahead, is a mistyped year. */
const yearsBack = 30;
const yearsAhead = 1;

export const momentMessages = {
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

type Reading = { instant: Instant } | { problem: string; field?: string } | null;

export function readMoments(
  type: ClaimType,
  text: (field: string) => string,
  now: Instant,
): { given: GivenMoments; problems: FieldProblems } {
  const given: GivenMoments = {};
  const problems: FieldProblems = {};
  for (const moment of momentsOf(type)) {
    const field = fieldOf(moment.id);
    const reading = moment.id === 'happened' ? readFirst(text) : readOther(text(field));
    if (reading === null) continue;
    const checked =
      'instant' in reading ? checkMoment(moment, reading.instant, given, now) : reading;
    if ('instant' in checked) given[moment.id] = withoutUnaskedTime(moment, checked.instant);
    else problems[checked.field ?? field] = checked.problem;
  }
  return { given, problems };
}

/** `date` and `time` are two fields, so that the day can be given alone. */
function readFirst(text: (field: string) => string): Reading {
  const [dateText, timeText] = [text('date'), text('time')];
  if (!dateText) return timeText ? { problem: momentMessages.timeAlone } : null;
  const date = readDate(dateText);
  if (!date) return { problem: momentMessages.date };
  if (!timeText) return { instant: { date, time: null } };
  const time = readClock(timeText);
  return time ? { instant: { date, time } } : { problem: momentMessages.time, field: 'time' };
}

/** A day, or a day and a time as the browser's field joins them. */
function readOther(text: string): Reading {
  if (!text) return null;
  const [dateText = '', timeText] = text.split(/[T ]/);
  const date = readDate(dateText);
  if (!date || text.length > longestTyped) return { problem: momentMessages.date };
  if (timeText === undefined) return { instant: { date, time: null } };
  const time = readClock(timeText);
  return time ? { instant: { date, time } } : { problem: momentMessages.time };
}

function checkMoment(
  moment: Moment,
  instant: Instant,
  { happened }: GivenMoments,
  now: Instant,
): Exclude<Reading, null> {
  const { date } = instant;
  if (!moment.isBefore && date < addMonths(now.date, -12 * yearsBack)) {
    return { problem: momentMessages.farBack };
  }
  if (moment.canBeAhead && date > addMonths(now.date, 12 * yearsAhead)) {
    return { problem: momentMessages.farAhead };
  }
  if (!moment.canBeAhead && date > now.date) return { problem: momentMessages.ahead };
  if (!moment.canBeAhead && instant.time && compareInstants(instant, now) > 0) {
    return moment.id === 'happened'
      ? { problem: momentMessages.timeAhead, field: 'time' }
      : { problem: momentMessages.timeAhead };
  }
  if (happened && moment.isBefore && date > happened.date)
    return { problem: momentMessages.tooLate };
  const isLater = !moment.isBefore && !moment.canPrecede && moment.id !== 'happened';
  if (happened && isLater && isEarlier(instant, happened)) {
    return { problem: momentMessages.tooEarly };
  }
  return { instant };
}

/** By the hour where both have one, else by the day. */
function isEarlier(a: Instant, b: Instant): boolean {
  return a.time && b.time ? compareInstants(a, b) < 0 : a.date < b.date;
}

function withoutUnaskedTime({ withTime }: Moment, { date, time }: Instant): Instant {
  return { date, time: withTime ? time : null };
}

/** As a date field sends it, or as one writes it in India: 21/11/2026. Digits of Indian scripts are digits. */
function readDate(text: string): IsoDate | null {
  if (text.length > longestTyped) return null;
  const western = westernDigits(text);
  const written = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(western);
  if (!written) return readIsoDate(western);
  const [, day = '', month = '', year = ''] = written;
  return readIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Some browsers add seconds. */
function readClock(text: string): string | null {
  return text.length > longestTyped
    ? null
    : readTime(westernDigits(text).replace(/^(\d\d:\d\d):\d\d$/, '$1'));
}
