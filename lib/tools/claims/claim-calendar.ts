/** The dates of a claim that are still to come, as events of a calendar file. Asked for with kind and dates only. */

import type { ClaimType } from '../../content/claims/claim-types.ts';
import { formatTime } from '../../dates/format-date.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import type { CalendarEvent, CalendarMaker } from '../dated-plan/calendar-file.ts';
import type { GivenEvents } from './claim-events.ts';
import type { ClaimPlanStep } from './clock-step.ts';
import { parseClaimQuery } from './parse-claim-query.ts';
import { planTimeline } from './plan-timeline.ts';

export const claimCalendar: CalendarMaker = (asked, today) => {
  const now = { date: today, time: null };
  const query = parseClaimQuery(Object.fromEntries(asked), now);
  if (query.kind !== 'claim' || Object.keys(query.problems).length > 0) return null;
  const { type, given } = query;
  return { fileName: `claim-${type.id}`, events: claimCalendarEvents(type, given, today) };
};

export function claimCalendarEvents(
  type: ClaimType,
  given: GivenEvents,
  today: IsoDate,
): CalendarEvent[] {
  return planTimeline(type, given, { date: today, time: null })
    .filter((step): step is ClaimPlanStep & { date: IsoDate } => isAhead(step, today))
    .map(({ id, date, time, title, detail, basis, figure }) => ({
      id: `claim-${type.id}-${date}-${id}`,
      date,
      title: `${title} (${type.heading})`,
      description: [
        time ? `By ${formatTime(time)}.` : '',
        ...detail.map(withoutMarks),
        `${basis}. ${figure?.source.title}.`,
        'Guidance; the insurer decides.',
      ]
        .filter(Boolean)
        .join(' '),
      remindDaysBefore: 1,
    }));
}

function isAhead({ date, figure }: ClaimPlanStep, today: IsoDate): boolean {
  return figure !== null && date !== null && date >= today;
}

function withoutMarks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/\*\*|_/g, '');
}
