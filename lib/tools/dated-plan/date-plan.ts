/**
 * A flow is data: dates that follow from one date of the visitor, rows of a timeline, and the states between
 * the dates. `datePlan` turns it into what one person reads today. Pure; renewals and complaints use it.
 * Texts may hold marks: `{due}` is that date, `{due|left}` "12 days left", `{due|ago}` "9 days ago".
 */
import type { DatedFlow, FlowRow, FlowState } from '../../content/dated-flow.ts';
import type { Prose } from '../../content/types.ts';
import { afterClock, beforeClock } from '../../dates/clock.ts';
import { formatDate } from '../../dates/format-date.ts';
import { formatDayDistance, formatDaysLeft } from '../../dates/format-distance.ts';
import { addDays, type IsoDate } from '../../dates/iso-date.ts';

/** Names of dates; `start` is the visitor's own. */
export type NamedDates = Readonly<Record<string, IsoDate>>;

export type PlanStep = {
  id: string;
  title: string;
  date: IsoDate | null;
  when: string;
  text: Prose;
  tone: 'past' | 'now' | 'due' | 'lost';
};

export type DatedPlan = {
  state: string;
  heading: string;
  answer: Prose;
  doNow: Prose[];
  steps: PlanStep[];
};

/** @param known further dates of the visitor, by name. */
export function datesOf(flow: DatedFlow, start: IsoDate, known: NamedDates = {}): NamedDates {
  const dates: Record<string, IsoDate> = { ...known, start };
  for (const { name, from = 'start', clock, isBefore } of flow.dates) {
    dates[name] = (isBefore ? beforeClock : afterClock)(dateNamed(dates, from), clock);
  }
  return dates;
}

export function datePlan(flow: DatedFlow, dates: NamedDates, today: IsoDate): DatedPlan {
  const fill = (text: string) => fillMarks(text, dates, today);
  const state = flow.states.find(
    ({ until }) => until === null || today <= dateNamed(dates, until),
  ) as FlowState;
  return {
    state: state.id,
    heading: fill(state.heading),
    answer: fill(state.answer),
    doNow: state.doNow.map(fill),
    steps: stepsOf(flow, dates, today).map((step) => ({ ...step, text: fill(step.text) })),
  };
}

/** @throws when a text or a rule names a date that the flow does not have. */
export function dateNamed(dates: NamedDates, name: string): IsoDate {
  const date = dates[name];
  if (!date) throw new Error(`The flow has no date "${name}"`);
  return date;
}

function stepsOf(flow: DatedFlow, dates: NamedDates, today: IsoDate): PlanStep[] {
  const steps = flow.rows.map((row) => stepOf(row, dates, today));
  if (steps.some(({ date }) => date === today)) return steps;
  const ahead = steps.findIndex(({ date }) => date !== null && date > today);
  const place = ahead === -1 ? lastDatedPlace(steps) : ahead;
  const now: PlanStep = {
    id: 'today',
    title: flow.today,
    date: today,
    when: 'today',
    text: '',
    tone: 'now',
  };
  return steps.toSpliced(place, 0, now);
}

/** Everything with a date is past: today comes after it, and before what has no date. */
function lastDatedPlace(steps: readonly PlanStep[]): number {
  return steps.findLastIndex(({ date }) => date !== null) + 1;
}

function stepOf(row: FlowRow, dates: NamedDates, today: IsoDate): PlanStep {
  const { id, title, text, at, within = '', isLoss } = row;
  if (at === null) return { id, title, text, date: null, when: within, tone: 'due' };
  const date = dateNamed(dates, at);
  const tone = isLoss ? 'lost' : date === today ? 'now' : date < today ? 'past' : 'due';
  return { id, title, text, date, when: formatDayDistance(date, today), tone };
}

function fillMarks(text: string, dates: NamedDates, today: IsoDate): string {
  return text.replace(/\{(\w+)(?:\|(\w+))?\}/g, (_, name: string, form?: string) => {
    const date = dateNamed(dates, name);
    if (form === 'left') return formatDaysLeft(date, today);
    if (form === 'ago') return formatDayDistance(date, today);
    if (form === 'next') return formatDate(addDays(date, 1));
    return formatDate(date);
  });
}
