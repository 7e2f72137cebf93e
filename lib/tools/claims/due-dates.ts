/** When each clock of a claim ends, counted from the visitor's dates. */
import type { ClaimClock, ClaimType } from '../../content/claims/claim-types.ts';
import { complaintClocks } from '../../content/claims/shared-copy.ts';
import type { ClockFigure, Figure } from '../../content/types.ts';
import { dayStatus } from '../../dates/iso-date.ts';
import {
  addClock,
  compareLocalDateTimes,
  isInFuture,
  type LocalDateTime,
  subtractClock,
} from '../../dates/local-date-time.ts';
import { countDays, hasTwoReadings } from '../../figures/day-rules.ts';
import { clockOn } from '../../figures/figure-on.ts';
import { computeOmbudsmanWindow } from '../dated-plan/ombudsman-window.ts';
import {
  type ClaimEventTimes,
  type Completion,
  claimClocksOf,
  claimEventsOf,
  completionOf,
} from './claim-events.ts';

export type DatedClock = {
  clock: ClaimClock;
  /** The version of the rule in force when the clock started; today's version where that day is unknown. */
  figure: ClockFigure;
  /** Null where no start is known, and where the rule is newer than the start. */
  due: LocalDateTime | null;
  /** The start of the clock. */
  start: LocalDateTime | null;
  /** Set when counted from another event than its true start: "the accident". */
  estimatedFrom: string | null;
  /** How its step was done, if it was. */
  completion: Completion | null;
  /** Counted from a complaint that the visitor might write today. */
  isIfToday: boolean;
};

/**
 * Due dates in the order of the data. Clocks that do not apply (notice before a stay that has begun) are left out.
 * @param rows of the figures; those of the site by default.
 */
export function computeDueDates(
  type: ClaimType,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
  rows?: readonly Figure[],
): DatedClock[] {
  const isPlanned = eventTimes.happened ? isInFuture(eventTimes.happened, now) : null;
  const ifToday = mightComplainToday(type, eventTimes);
  const complained = ifToday ? { date: now.date, time: null } : eventTimes.complained;
  const ombudsmanWindow = ombudsmanWindowDates(complained, eventTimes.replied, rows);
  const startTimes = new Map<string, LocalDateTime>();
  if (complained) startTimes.set('complained', complained);
  for (const { id } of claimEventsOf(type)) if (eventTimes[id]) startTimes.set(id, eventTimes[id]);
  return claimClocksOf(type)
    .filter(({ only }) => isPlanned === null || !only || (only === 'planned') === isPlanned)
    .filter((clock) => !ifToday || !isOfComplaint(clock) || clock.responsibleParty !== 'you')
    .map((clock) => {
      const startId = clock.from.find((id) => startTimes.has(id));
      const start = startId === undefined ? null : startOf(clock, startId, startTimes);
      const figure = clockOn(clock.figure, (start ?? now).date, rows);
      const due = clock.ombudsmanWindow
        ? ombudsmanWindow(clock.ombudsmanWindow)
        : start && endOf(clock, figure, start, rows);
      // A later clock may start where this one ends.
      if (due) startTimes.set(clock.id, due);
      const isAssumed = startId !== undefined && startId !== clock.from[0];
      const completion = clock.completedBy && completionOf(type, clock.completedBy, eventTimes);
      const estimatedFrom = isAssumed ? nameOf(type, startId) : null;
      const isIfToday = ifToday && isOfComplaint(clock);
      return { clock, figure, due, start, estimatedFrom, completion, isIfToday };
    });
}

/** An open last day that comes before everything else while it is near. */
export function isNearSafeDay({ clock, due, completion }: DatedClock, now: LocalDateTime): boolean {
  if (!clock.isSafeDay || !due || completion) return false;
  return dayStatus(due.date, now.date) === 'near';
}

/** The plan then shows what a complaint of today would start, but not its last day: nothing is written yet. */
function mightComplainToday(type: ClaimType, eventTimes: ClaimEventTimes): boolean {
  const hasComplained = completionOf(type, 'complained', eventTimes) ?? eventTimes.ombudsman;
  return type.isComplaintLikely === true && !hasComplained;
}

function isOfComplaint(clock: ClaimClock): boolean {
  return complaintClocks.includes(clock);
}

function endOf(
  { isNewLaw, isBackwards }: ClaimClock,
  figure: ClockFigure,
  start: LocalDateTime,
  rows?: readonly Figure[],
): LocalDateTime | null {
  if (isNewLaw && start.date < figure.from) return null;
  // Time that must pass: the day that is safe by every count.
  if (hasTwoReadings(figure)) return { date: countDays(figure, start.date, rows).safe, time: null };
  return (isBackwards ? subtractClock : addClock)(start, figure.clock);
}

/** The Ombudsman's dates, by the rules of the complaint planner. */
function ombudsmanWindowDates(
  complained: LocalDateTime | undefined,
  replied: LocalDateTime | undefined,
  rows?: readonly Figure[],
) {
  const dates =
    complained &&
    computeOmbudsmanWindow(complained.date, replied ? replied.date : null, rows).dates;
  return (name: string): LocalDateTime | null => {
    const date = dates?.[name];
    return date ? { date, time: null } : null;
  };
}

function startOf(
  { orEarlier = '' }: ClaimClock,
  startId: string,
  startTimes: ReadonlyMap<string, LocalDateTime>,
): LocalDateTime | null {
  const [start = null, other] = [startTimes.get(startId), startTimes.get(orEarlier)];
  return start && other && compareLocalDateTimes(other, start) < 0 ? other : start;
}

function nameOf(type: ClaimType, id: string): string {
  const event = claimEventsOf(type).find((one) => one.id === id);
  if (event) return event.noun;
  const clock = claimClocksOf(type).find((one) => one.id === id);
  return clock ? `the last day for “${clock.title.toLowerCase()}”` : id;
}
