/** The dates of a claim as steps of a timeline, in order of time; clocks without a start come last. */

import type { ClaimType } from '../../content/claims/claim-types.ts';
import type { Figure } from '../../content/types.ts';
import { compareLocalDateTimes, isAhead, type LocalDateTime } from '../../dates/local-date-time.ts';
import { eventsOf, type GivenEvents } from './claim-events.ts';
import { type ClaimPlanStep, clockStep, formatWhen, openClockStep } from './clock-step.ts';
import { type DatedClock, dueDates } from './due-dates.ts';

/** @param rows of the figures; those of the site when left out. */
export function planTimeline(
  type: ClaimType,
  given: GivenEvents,
  now: LocalDateTime,
  rows?: readonly Figure[],
): ClaimPlanStep[] {
  const clocks = dueDates(type, given, now, rows).filter(isWorthShowing);
  const dated = clocks.flatMap(({ due, ...rest }) => (due ? [{ ...rest, due }] : []));
  const steps = [
    ...eventSteps(type, given, now),
    todayStep(now),
    ...dated.map((clock) => ({ at: clock.due, step: clockStep(clock, now) })),
  ];
  return [
    // At the same minute, what happened stands before what follows from it: the sort keeps their order.
    ...steps.sort((a, b) => compareLocalDateTimes(a.at, b.at)).map(({ step }) => step),
    ...clocks.filter(({ due }) => due === null).map((clock) => openClockStep(type, clock)),
  ];
}

/** The clocks of a complaint say nothing before there is one. */
function isWorthShowing({ clock, due }: DatedClock): boolean {
  return due !== null || !/^(complaint|ombudsman)-/.test(clock.id);
}

type TimedStep = { at: LocalDateTime; step: ClaimPlanStep };

const noClock = { detail: [], basis: null, figure: null };

function eventSteps(type: ClaimType, given: GivenEvents, now: LocalDateTime): TimedStep[] {
  return eventsOf(type).flatMap(({ id, noun }): TimedStep[] => {
    const at = given[id];
    if (!at) return [];
    const step: ClaimPlanStep = {
      id: `event-${id}`,
      title: capitalised(noun),
      ...at,
      when: formatWhen(at, now),
      tone: isAhead(at, now) ? 'due' : 'past',
      ...noClock,
    };
    // Of a day without an hour, what happened opens the day; what is due closes it.
    return [{ at: { date: at.date, time: at.time ?? '00:00' }, step }];
  });
}

function todayStep(now: LocalDateTime): TimedStep {
  const step: ClaimPlanStep = {
    id: 'today',
    title: 'Today: do what stands under “Do now”',
    ...now,
    when: '',
    tone: 'now',
    ...noClock,
  };
  return { at: now, step };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
