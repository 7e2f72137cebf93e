/**
 * The ladder of one refusal as a dated plan and as a calendar file, and the insurer's times that ran out in silence.
 */
import type { DatedFlow } from '../../content/dated-flow.ts';
import { insurerTimes } from '../../content/refusals/refusal-copy.ts';
import { refusalFlow } from '../../content/refusals/refusal-flow.ts';
import type { ClockFigure, Figure } from '../../content/types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { buildDatedPlan, type DatedPlan } from '../dated-plan/build-dated-plan.ts';
import { calendarEventsOf } from '../dated-plan/calendar-events.ts';
import { defineCalendar } from '../dated-plan/define-calendar.ts';
import {
  type ComputedFlow,
  computeDates,
  computeFlow,
  type NamedDates,
  requireDate,
} from '../dated-plan/flow-dates.ts';
import { lineOf, parseRefusalQuery, type RefusalInput, refusalSearch } from './refusal-query.ts';

/** Counted from the complaint; until there is one, as if it went out today. */
export function computeRefusalFlow(
  input: RefusalInput,
  today: IsoDate,
  rows?: readonly Figure[],
): ComputedFlow {
  const { letter, papers } = input.days;
  const flow = refusalFlow({
    line: lineOf(input),
    knows: { letter: letter !== undefined, papers: papers !== undefined },
    isSilence: input.kind === 'silence',
  });
  const computed = computeFlow(flow, {
    start: input.sent ?? today,
    knownDates: { ...(letter && { letter }), ...(papers && { papers }) },
    rows,
  });
  return { ...computed, flow: inOrderOfDates(computed.flow, computed.dates) };
}

/** An old letter lets the two years of the commission end before the Ombudsman's one. */
function inOrderOfDates(flow: DatedFlow, dates: NamedDates): DatedFlow {
  const last = '9999-12-31';
  const dayOf = (at: string | null) => (at === null ? last : requireDate(dates, at));
  return {
    ...flow,
    rows: flow.rows.toSorted((a, b) =>
      dayOf(a.at) < dayOf(b.at) ? -1 : Number(dayOf(a.at) > dayOf(b.at)),
    ),
  };
}

export function planRefusal(
  input: RefusalInput,
  today: IsoDate,
  rows?: readonly Figure[],
): DatedPlan {
  return buildDatedPlan(computeRefusalFlow(input, today, rows), today);
}

export type SilentClock = { title: string; figure: ClockFigure; end: IsoDate; isOver: boolean };

/** The insurer's own time limits, counted from the last papers. Null where that day is not known. */
export function silentClocks(
  input: RefusalInput,
  today: IsoDate,
  rows?: readonly Figure[],
): readonly SilentClock[] | null {
  const line = lineOf(input);
  const { papers } = input.days;
  if (!line || !papers) return null;
  const { dates, rules } = computeDates(insurerTimes[line], { start: papers, rows });
  return insurerTimes[line].map(({ name, title, figure }) => {
    const rule = rules.find((one) => one.name === name);
    const end = requireDate(dates, name);
    return {
      title,
      figure: rule && 'figure' in rule ? rule.figure : figure,
      end,
      isOver: end < today,
    };
  });
}

/** `?for=refusal&…` with the fields of the plan's URL. */
export const refusalCalendar = defineCalendar<RefusalInput>({
  key: 'refusal',
  parse: parseRefusalQuery,
  search: (input, today) => refusalSearch({ ...input, sent: input.sent ?? today }),
  build(input, today) {
    const start = input.sent ?? today;
    const events = calendarEventsOf({
      computedFlow: computeRefusalFlow(input, today),
      today,
      id: ['refusal', lineOf(input), start].filter(Boolean).join('-'),
      titlePrefix: 'Claim',
    });
    return { fileName: `refused-claim-${start}`, events };
  },
});
