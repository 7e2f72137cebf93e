/** One dated plan over all life events of a visitor: the steps of each, in order of their dates. Pure. */

import { withValues } from '../../content/letter.ts';
import type { LifeEventKind } from '../../content/life-events/life-event.ts';
import type { LifeEventLetterId } from '../../content/life-events/life-event-letters.ts';
import {
  type LifeEventLetter,
  lifeEventLetters,
} from '../../content/life-events/life-event-letters.ts';
import { lifeEventOf } from '../../content/life-events/life-events.ts';
import type { Figure } from '../../content/types.ts';
import { daysBetween, type IsoDate } from '../../dates/iso-date.ts';
import { countText, lowerFirst } from '../../text/words.ts';
import type { HeadlineNumber } from '../answer-parts/answer-parts.ts';
import {
  buildDatedPlan,
  type DatedPlan,
  insertTodayStep,
  maxCountdownDays,
  nextDate,
  type PlanStep,
  todayStepId,
} from '../dated-plan/build-dated-plan.ts';
import { calendarEventsOf, defineCalendar } from '../dated-plan/define-calendar.ts';
import { type ComputedFlow, computeFlow } from '../dated-plan/flow-dates.ts';
import type { LifeEventInput } from './life-event-query.ts';
import { lifeEventSearch, parseLifeEventQuery } from './life-event-query.ts';

// The dates of a joint plan as one calendar file: `?for=joy&event=wedding&wedding=…`.
export const lifeEventCalendar = defineCalendar<readonly LifeEventInput[]>({
  key: 'joy',
  parse: parseLifeEventQuery,
  search: lifeEventSearch,
  build(input, today) {
    const events = input.flatMap((one) =>
      calendarEventsOf({
        computedFlow: computeLifeEventFlow(one),
        today,
        // An event keeps its UID whatever other events are in the query.
        id: `joy-${one.kind}-${one.date}`,
        titlePrefix: `${lifeEventOf(one.kind).label}${one.isGuess ? ', day guessed' : ''}`,
      }),
    );
    return { fileName: `joy-center-${input.map(({ kind }) => kind).join('-')}`, events };
  },
});

function computeLifeEventFlow(
  { kind, bought, date }: LifeEventInput,
  rows?: readonly Figure[],
): ComputedFlow {
  return computeFlow(lifeEventOf(kind, bought).flow, { start: date, rows });
}

/** A step, or the row for today, which belongs to no event. */
export type LifeEventStep = PlanStep & {
  kind?: LifeEventKind;
  /** The step of the event's own day. */
  isDay?: true;
  /** That day is a guess. */
  isGuess?: true;
  letter?: LifeEventLetterId;
};

export type LifeEventPlan = DatedPlan & {
  steps: readonly LifeEventStep[];
  /** Nobody is congratulated where the plan has a duty. */
  isJoyful: boolean;
};

/** @throws without an event: the form requires one. */
export function planLifeEvents(input: readonly LifeEventInput[], today: IsoDate): LifeEventPlan {
  const plans = input.map((one) => buildDatedPlan(computeLifeEventFlow(one), today));
  const [first] = plans;
  if (!first) throw new Error('A plan needs an event');
  const steps = input.flatMap((one, index) => stepsOf(one, plans[index]?.steps ?? [])).sort(byDate);
  const urgent = inOrderOfUrgency(input);
  const left = input.flatMap(({ kind, bought }) => {
    const { leavesTo } = lifeEventOf(kind, bought);
    return leavesTo && input.some((other) => other.kind === leavesTo.kind) ? [leavesTo.task] : [];
  });
  const doNow = unique(urgent.flatMap((one) => plans[input.indexOf(one)]?.doNow ?? [])).filter(
    (task) => !left.includes(task),
  );
  return {
    ...first,
    heading: plans.length === 1 ? first.heading : jointHeading(urgent, steps, today),
    numbers: numbersOf(urgent, first, steps, today),
    answer: unique(plans.map(({ answer }) => answer)).join(' '),
    doNow,
    keepReady: unique(plans.flatMap(({ keepReady }) => keepReady)),
    figures: unique(plans.flatMap(({ figures }) => figures)),
    isJoyful: !input.some(({ kind, bought }) => lifeEventOf(kind, bought).hasDuty),
    steps: insertTodayStep(steps, first.steps.find(isToday)?.title ?? 'You are here', today),
  };
}

/** Every step has its event: in a joint plan the steps are mixed. */
function stepsOf(
  { kind, bought, isGuess }: LifeEventInput,
  steps: readonly PlanStep[],
): readonly LifeEventStep[] {
  const { flow, rowLetters = {} } = lifeEventOf(kind, bought);
  const dayRow = flow.rows.find(({ at }) => at === 'start')?.id;
  return steps
    .filter((step) => !isToday(step))
    .map((step) => {
      const letter = rowLetters[step.id];
      return {
        ...step,
        id: `${kind}-${step.id}`,
        kind,
        ...(step.id === dayRow && { isDay: true as const, ...(isGuess && { isGuess }) }),
        ...(letter && { letter }),
      };
    });
}

/** A duty under the law comes first; then the event whose day came, or comes, first. */
function inOrderOfUrgency(input: readonly LifeEventInput[]): readonly LifeEventInput[] {
  const key = ({ kind, bought, date }: LifeEventInput) =>
    `${lifeEventOf(kind, bought).hasDuty ? 0 : 1} ${date}`;
  return input.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

function isToday({ id }: PlanStep): boolean {
  return id === todayStepId;
}

/** Undated steps come last, in the order of the events. */
function byDate(one: PlanStep, other: PlanStep): number {
  if (one.date === other.date) return 0;
  if (one.date === null) return 1;
  if (other.date === null) return -1;
  return one.date < other.date ? -1 : 1;
}

/** The days to the one event; else the next date of the first event, or of all, with its title. */
function numbersOf(
  input: readonly LifeEventInput[],
  { numbers }: DatedPlan,
  steps: readonly LifeEventStep[],
  today: IsoDate,
): readonly HeadlineNumber[] {
  const [one] = input;
  if (!one || input.length > 1) {
    const stepsOfFirst = steps.filter(({ kind }) => kind === one?.kind);
    const next =
      nextDate(stepsOfFirst.map(withEventName), today) ?? nextDate(steps.map(withEventName), today);
    return next ? [next] : [];
  }
  const days = daysBetween(today, one.date);
  const isNear = days > 0 && days <= maxCountdownDays;
  if (!isNear) return numbers;
  const label = one.isGuess ? 'Until the day you guessed, about' : 'Until the day';
  return [{ label, value: countText(days, 'day') }];
}

/** Among the steps of several events each has its event's name. */
export function withEventName(step: LifeEventStep): LifeEventStep {
  return step.kind ? { ...step, title: `${lifeEventOf(step.kind).label}: ${step.title}` } : step;
}

/** "First: car or bike": the line above it names all of them. */
function jointHeading(
  urgent: readonly LifeEventInput[],
  steps: readonly LifeEventStep[],
  today: IsoDate,
): string {
  const isAhead = steps.some(({ date }) => date !== null && date >= today);
  const [first] = urgent;
  return first && isAhead
    ? `First: ${lowerFirst(lifeEventOf(first.kind).label)}`
    : `${urgent.length} happy events: every date is past`;
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

// The letters of a joint plan, each once, filled with the known date.
export function buildLifeEventLetters(input: readonly LifeEventInput[]): LifeEventLetter[] {
  return lifeEventLetters.flatMap((letter) => {
    const matchingEvents = input.filter(({ kind, bought }) =>
      lifeEventOf(kind, bought).letters.includes(letter.id),
    );
    if (matchingEvents.length === 0) return [];
    const [one] = matchingEvents;
    // If two dates match, the letter may be about either, and a guess is not written to an insurer.
    const day = matchingEvents.length === 1 && !one?.isGuess ? one?.date : undefined;
    return [{ ...letter, blanks: withValues(letter.blanks, { since: day }) }];
  });
}
