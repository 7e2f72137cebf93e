/**
 * The dates of a claim as steps of a timeline, in order of time; a safe day that is near comes first, clocks without a
 * start come last. Claims have no flow
 * of lib/tools/dated-plan: their clocks count hours, and an event that completes a clock shows whether it was in
 * time.
 */
import type { ClaimType } from '../../content/claims/claim-types.ts';
import { complaintClocks } from '../../content/claims/shared-copy.ts';
import type { Figure } from '../../content/types.ts';
import {
  compareLocalDateTimes,
  isInFuture,
  type LocalDateTime,
} from '../../dates/local-date-time.ts';
import { upperFirst } from '../../text/words.ts';
import { type ClaimEventTimes, claimEventsOf, pendingSteps } from './claim-events.ts';
import {
  answerStep,
  type ClaimPlanStep,
  clockStep,
  formatWhen,
  undatedClockStep,
} from './clock-step.ts';
import { computeDueDates, type DatedClock, isNearSafeDay } from './due-dates.ts';

/** @param rows of the figures; those of the site by default. */
export function planTimeline(
  type: ClaimType,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
  rows?: readonly Figure[],
): ClaimPlanStep[] {
  const all = computeDueDates(type, eventTimes, now, rows);
  const clocks = all.filter(isVisibleClock);
  const isUndated =
    Object.keys(eventTimes).length === 0 && !clocks.some(({ isIfToday }) => isIfToday);
  const dueClocks = clocks.flatMap(({ due, ...rest }) => (due ? [{ ...rest, due }] : []));
  const isProvenByAnswer = ({ completion }: DatedClock) => completion?.latest === null;
  const proven = all.filter(isProvenByAnswer).flatMap(({ due, ...rest }): TimedStep[] => {
    const step = due ? clockStep(type, { ...rest, due }, now) : answerStep(type, rest);
    return step ? [{ at: now, step }] : [];
  });
  const before = [...eventSteps(type, eventTimes, now, dueClocks), ...proven];
  const after = dueClocks
    .filter((clock) => !isProvenByAnswer(clock))
    .map((clock) => timedClockStep(clock, clockStep(type, clock, now), eventTimes));
  // Another row of today says where the visitor is.
  const hasToday = [...before, ...after].some(({ step }) => step.date === now.date);
  const today = todayStep(now, pendingSteps(type, eventTimes, now).length > 0, isUndated);
  // At the same minute an event comes before its consequences: the sort is stable.
  const sorted = [...before, ...(hasToday ? [] : [today]), ...after]
    .toSorted((a, b) => compareLocalDateTimes(a.at, b.at))
    .map(({ step }) => step);
  const near = new Set(
    clocks.filter((one) => isNearSafeDay(one, now)).map(({ clock }) => clock.id),
  );
  const dated = withNow(sorted, now).toSorted(
    (a, b) => Number(near.has(b.id)) - Number(near.has(a.id)),
  );
  return [
    ...dated,
    ...clocks.filter(({ due }) => due === null).map((clock) => undatedClockStep(type, clock)),
  ];
}

/** The last row of today that is over marks today, where no other row does. */
function withNow(steps: readonly ClaimPlanStep[], now: LocalDateTime): readonly ClaimPlanStep[] {
  if (steps.some(({ tone }) => tone === 'now')) return steps;
  const last = steps.findLast(({ date, tone }) => date === now.date && tone === 'past');
  return steps.map((step) => (step === last ? { ...step, tone: 'now' } : step));
}

/** Clocks of a complaint are hidden before there is one, and so are undated clocks of completed steps. */
function isVisibleClock({ clock, due, completion }: DatedClock): boolean {
  return due !== null || (!completion && !complaintClocks.includes(clock));
}

type TimedStep = { at: LocalDateTime; step: ClaimPlanStep };

const eventStepDefaults = { isDone: false, detail: [], basis: null, figure: null };

/** An event that meets a clock appears as that clock, with its verdict, and not twice. */
function eventSteps(
  type: ClaimType,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
  dueClocks: readonly DatedClock[],
): TimedStep[] {
  return claimEventsOf(type).flatMap(({ id, noun }): TimedStep[] => {
    const at = eventTimes[id];
    if (!at || dueClocks.some(({ clock }) => clock.completedBy === id)) return [];
    const step: ClaimPlanStep = {
      id: `event-${id}`,
      title: upperFirst(noun),
      ...at,
      timeText: formatWhen(at, now),
      tone: isInFuture(at, now) ? 'due' : 'past',
      ...eventStepDefaults,
    };
    return [{ at: sortTimeOf(at, eventTimes), step }];
  });
}

function timedClockStep(
  { due, completion }: DatedClock & { due: LocalDateTime },
  step: ClaimPlanStep,
  eventTimes: ClaimEventTimes,
): TimedStep {
  return { at: completion?.latest ? sortTimeOf(completion.latest, eventTimes) : due, step };
}

/** An event without an hour opens its day, its consequences follow, and due dates close the day. */
function sortTimeOf({ date, time }: LocalDateTime, { happened }: ClaimEventTimes): LocalDateTime {
  const first = happened?.date === date ? happened.time : null;
  return { date, time: time ?? first ?? '00:00' };
}

/** @param isUndated then the steps are those of the kind's own page, which is prerendered and knows no day. */
function todayStep(now: LocalDateTime, hasToDo: boolean, isUndated: boolean): TimedStep {
  const step: ClaimPlanStep = {
    id: 'today',
    title: hasToDo ? 'Today: the steps above' : 'Today',
    ...(isUndated ? { date: null, time: null } : now),
    timeText: '',
    tone: 'now',
    ...eventStepDefaults,
  };
  return { at: now, step };
}
