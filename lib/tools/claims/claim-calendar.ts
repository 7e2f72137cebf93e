/**
 * The dates of a claim that are ahead and not yet met, as events of a calendar file. The query has kind and dates only.
 */
import { planName } from '../../content/claims/claim-plans.ts';
import type { ClaimType } from '../../content/claims/claim-types.ts';
import { formatDate, formatTime } from '../../dates/format-date.ts';
import { daysBetween } from '../../dates/iso-date.ts';
import { compareLocalDateTimes, type LocalDateTime } from '../../dates/local-date-time.ts';
import type { CalendarBuilder, CalendarEvent } from '../dated-plan/calendar-file.ts';
import { reminderDays } from '../dated-plan/define-calendar.ts';
import type { ClaimEventTimes } from './claim-events.ts';
import { guidanceText } from './claim-events.ts';
import { stepTitle } from './clock-step.ts';
import { computeDueDates, isNearSafeDay } from './due-dates.ts';
import { parseClaimQuery } from './parse-claim-events.ts';
import { planTimeline } from './plan-timeline.ts';

export const claimCalendarKey = 'claim';

export const claimCalendar: CalendarBuilder = (params, now) => {
  const query = parseClaimQuery(params, now);
  if (query === null || Object.keys(query.errors).length > 0) return null;
  const { type, eventTimes } = query;
  return {
    fileName: `claim-${planName(type)}`,
    events: claimCalendarEvents(type, eventTimes, now),
  };
};

/** The texts are those of the page at the same minute. */
export function claimCalendarEvents(
  type: ClaimType,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
): CalendarEvent[] {
  const clocks = new Map(
    computeDueDates(type, eventTimes, now).map((dated) => [dated.clock.id, dated]),
  );
  return planTimeline(type, eventTimes, now).flatMap((step): CalendarEvent[] => {
    const { id, date, time, detail, basis, figure, isDone } = step;
    const dated = clocks.get(id);
    if (!dated?.start || !date || isDone || isOver({ date, time }, now)) return [];
    const { clock, start } = dated;
    const ahead = daysBetween(now.date, date);
    return [
      {
        id: `claim-${type.id}-${date}-${id}`,
        date,
        title: `${stepTitle(type, dated, `wrote on ${formatDate(now.date)}`)} (${type.heading})`,
        description: [
          ...(time ? [`By ${formatTime(time)}.`] : []),
          ...detail,
          ...(basis ? [basis] : []),
          ...(figure ? [figure.source.title] : []),
          guidanceText(type),
        ],
        remindDaysBefore:
          clock.responsibleParty === 'nobody'
            ? [0]
            : reminderDays(daysBetween(start.date, date), ahead, isNearSafeDay(dated, now)),
      },
    ];
  });
}

function isOver(at: LocalDateTime, now: LocalDateTime): boolean {
  return compareLocalDateTimes(at, now) < 0;
}
