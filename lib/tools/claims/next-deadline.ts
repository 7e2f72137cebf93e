/** The next day by which the visitor has to act: the heading of a claim's answer. */

import type { ClaimType } from '../../content/claims/claim-types.ts';
import type { Figure } from '../../content/types.ts';
import { formatDate, formatTime } from '../../dates/format-date.ts';
import { addDays } from '../../dates/iso-date.ts';
import { compareLocalDateTimes, type LocalDateTime } from '../../dates/local-date-time.ts';
import type { GivenEvents } from './claim-events.ts';
import { clockStatus } from './clock-status.ts';
import { basisLabels } from './clock-step.ts';
import { dueDates } from './due-dates.ts';

export type NextDeadline = { heading: string; basis: string };

/**
 * Null where no day is known. A day that was only estimated is none, and neither is one after which nothing is lost:
 * a heading would make a last day of it.
 * @param rows of the figures; those of the site when left out.
 */
export function nextDeadline(
  type: ClaimType,
  given: GivenEvents,
  now: LocalDateTime,
  rows?: readonly Figure[],
): NextDeadline | null {
  const [next] = dueDates(type, given, now, rows)
    .flatMap((dated) => {
      const { clock, due, countedFrom } = dated;
      const isOpen = clockStatus(dated, given, now).kind === 'open';
      if (!due || countedFrom || !isOpen || clock.whose !== 'you' || clock.ifOver) return [];
      return [{ clock, due }];
    })
    .sort((a, b) => compareLocalDateTimes(a.due, b.due));
  if (!next) return null;
  const { title, basis } = next.clock;
  return { heading: `${title} ${lastMoment(next.due, now)}`, basis: basisLabels[basis] };
}

/** "by tomorrow, 8:00 am", "today by 8:00 pm", "by 3 December 2026". */
function lastMoment({ date, time }: LocalDateTime, now: LocalDateTime): string {
  const hour = time && formatTime(time);
  if (date === now.date) return hour ? `today by ${hour}` : 'today';
  const day = date === addDays(now.date, 1) ? 'tomorrow' : formatDate(date);
  return `by ${[day, hour].filter(Boolean).join(', ')}`;
}
