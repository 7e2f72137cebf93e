/** Validates the dates of a claim, with error messages for the visitor. */
import type { ClaimEvent } from '../../content/claims/claim-types.ts';
import { addMonths, type IsoDate } from '../../dates/iso-date.ts';
import { compareLocalDateTimes, type LocalDateTime } from '../../dates/local-date-time.ts';
import {
  dateOrderMessage,
  futureDateMessage,
  noSuchDateMessage,
  tooFarAheadMessage,
  tooFarBackMessage,
} from '../../input/date-messages.ts';
import type { ClaimEventTimes } from './claim-events.ts';

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

export function findDayError(
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
export function findTimeError(
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
