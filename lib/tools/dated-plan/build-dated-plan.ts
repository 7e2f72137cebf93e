/** One person's view of a flow today: the state, the timeline, the steps. Pure. */
import type { DatedFlow, FlowComparison, FlowRow, FlowState } from '../../content/dated-flow.ts';
import type { Figure, Prose } from '../../content/types.ts';
import { formatDate } from '../../dates/format-date.ts';
import {
  formatDayDistance,
  formatDaysLeft,
  formatElapsedDays,
} from '../../dates/format-distance.ts';
import { addDays, daysBetween, type IsoDate } from '../../dates/iso-date.ts';
import { countText, lowerFirst, upperFirst } from '../../text/words.ts';
import type { HeadlineNumber } from '../answer-parts/answer-parts.ts';
import {
  applicableRowsOn,
  type ComputedFlow,
  durationText,
  isNearSafeDay,
  type NamedDates,
  requireDate,
} from './flow-dates.ts';

export type StepTone = 'past' | 'now' | 'due' | 'lost';

export type PlanStep = {
  id: string;
  title: string;
  date: IsoDate | null;
  timeText: string;
  text: Prose;
  tone: StepTone;
  /** Title of a loss with its date: "From 14 February 2027: the no-claim bonus is lost". */
  lossTitle?: string;
};

/** The id of the row for today. */
export const todayStepId = 'today';

export type DatedPlan = {
  state: string;
  heading: string;
  /** Those of the state; else the days to its deadline, or the next date; none where nothing is ahead. */
  numbers: readonly HeadlineNumber[];
  answer: Prose;
  doNow: Prose[];
  comparison?: FlowComparison;
  steps: readonly PlanStep[];
  /** The safe day that is near: the first of the steps, and the number. */
  safeDay: PlanStep | null;
  figures: readonly Figure[];
} & Pick<DatedFlow, 'startLabel' | 'pastStartLabel' | 'keepReady'>;

export function buildDatedPlan(computedFlow: ComputedFlow, today: IsoDate): DatedPlan {
  const { flow, dates } = computedFlow;
  const fill = (text: string) => fillPlaceholders(text, computedFlow, today);
  const state = flow.states.find(
    ({ until }) => until === null || today <= requireDate(dates, until),
  );
  if (!state) throw new Error('The last state of a flow has no end');
  const { safeDay, steps } = stepsOf(computedFlow, today);
  return {
    state: state.id,
    heading: fill(state.heading),
    numbers: safeDay?.date
      ? [{ label: safeDay.title, value: formatDate(safeDay.date) }]
      : (state.numbers?.map(({ label, value }) => ({ label: fill(label), value: fill(value) })) ??
        [numberOf(state, steps, dates, today)].filter((number) => number !== null)),
    answer: fill(state.answer),
    doNow: state.doNow.map(fill),
    ...(state.comparison && { comparison: fillComparison(state.comparison, fill) }),
    startLabel: flow.startLabel,
    pastStartLabel: flow.pastStartLabel,
    keepReady: flow.keepReady,
    figures: [...flow.figures, ...(state.figures ?? [])],
    steps: steps.map((step) => ({ ...step, text: fill(step.text) })),
    safeDay,
  };
}

function numberOf(
  { deadline }: FlowState,
  steps: readonly PlanStep[],
  dates: NamedDates,
  today: IsoDate,
): HeadlineNumber | null {
  return deadline ? countdown(requireDate(dates, deadline), today) : nextDate(steps, today);
}

/** Beyond this the date says more than a number of days. */
export const maxCountdownDays = 366;

/** "12 days left, until 24 November 2026"; on the last day "Today". */
export function countdown(date: IsoDate, today: IsoDate): HeadlineNumber {
  const days = daysBetween(today, date);
  if (days <= 0) return { label: 'The last day is', value: 'Today' };
  if (days > maxCountdownDays) return { label: 'Until', value: formatDate(date) };
  return { label: `Until ${formatDate(date)}`, value: `${countText(days, 'day')} left` };
}

/** The first date after today, with its title. */
export function nextDate(
  steps: readonly Pick<PlanStep, 'title' | 'date'>[],
  today: IsoDate,
): HeadlineNumber | null {
  const next = steps.find(({ date }) => date !== null && date > today);
  return next?.date ? { label: upperFirst(next.title), value: formatDate(next.date) } : null;
}

function fillComparison(
  { rows, ...texts }: FlowComparison,
  fill: (text: string) => string,
): FlowComparison {
  return { ...texts, rows: rows.map((cells) => cells.map(fill)) };
}

function stepsOf(computedFlow: ComputedFlow, today: IsoDate) {
  const rows = applicableRowsOn(computedFlow, today);
  const steps = rows.map((row) => stepOf(row, computedFlow.dates, today));
  const near = rows.filter((row) => isNearSafeDay(row, computedFlow, today)).length;
  const { todayLabel } = computedFlow.flow;
  return {
    safeDay: near > 0 ? (steps[0] ?? null) : null,
    steps: [...steps.slice(0, near), ...insertTodayStep(steps.slice(near), todayLabel, today)],
  };
}

/** Adds a row for today, unless another row is today's. Steps are in order, undated ones last or between. */
export function insertTodayStep(
  steps: readonly PlanStep[],
  title: string,
  today: IsoDate,
): readonly PlanStep[] {
  if (steps.some(({ date }) => date === today)) return steps;
  const ahead = steps.findIndex(({ date }) => date !== null && date > today);
  const place = ahead === -1 ? indexAfterLastDated(steps) : ahead;
  const now: PlanStep = {
    id: todayStepId,
    title,
    date: today,
    timeText: 'today',
    text: '',
    tone: 'now',
  };
  return steps.toSpliced(place, 0, now);
}

/** Every dated row is past: today comes after them, and before undated rows. */
function indexAfterLastDated(steps: readonly PlanStep[]): number {
  return steps.findLastIndex(({ date }) => date !== null) + 1;
}

function stepOf(row: FlowRow, dates: NamedDates, today: IsoDate): PlanStep {
  const { id, text, at, within = '', isLoss, reminder, pastTitle = row.title } = row;
  if (at === null) return { id, title: row.title, text, date: null, timeText: within, tone: 'due' };
  const date = requireDate(dates, at);
  const tone = isLoss ? 'lost' : date === today ? 'now' : date < today ? 'past' : 'due';
  const title = date < today ? pastTitle : row.title;
  const step = { id, title, text, date, timeText: formatDayDistance(date, today), tone } as const;
  if (!isLoss) return step;
  // A day with a reminder is the last good one; without, the first on which it is lost.
  const preposition = reminder ? 'On' : 'From';
  return { ...step, lossTitle: `${preposition} ${formatDate(date)}: ${lowerFirst(title)}` };
}

/** Replaces the placeholders of a text by dates, distances and lengths: see DatedFlow. */
export function fillPlaceholders(
  text: string,
  { flow, dates }: ComputedFlow,
  today: IsoDate,
): string {
  return text.replace(/\{(\w+)(?:\|(\w+))?\}/g, (_, name: string, form?: string) => {
    const date = requireDate(dates, name);
    if (form === 'left') return formatDaysLeft(date, today);
    if (form === 'since') return formatElapsedDays(date, today);
    if (form === 'ago') return formatDayDistance(date, today);
    if (form === 'next') return formatDate(addDays(date, 1));
    if (form === 'length') return durationText(name, flow);
    return formatDate(date);
  });
}
