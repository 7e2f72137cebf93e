/** The ladder of one refusal as a dated plan, and the insurer's times that ran out in silence. */

import { commissionWindow } from '../../content/figures/complaints.ts';
import { insurerTimesOf, reportedDay } from '../../content/refusals/refusal-copy.ts';
import { refusalFlow } from '../../content/refusals/refusal-flow.ts';
import type { ClockFigure, Figure } from '../../content/types.ts';
import { afterClock } from '../../dates/clock.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { clockOn } from '../../figures/figure-on.ts';
import { buildDatedPlan, type DatedPlan } from '../dated-plan/build-dated-plan.ts';
import {
  type ComputedFlow,
  computeDates,
  computeFlow,
  inOrderOfDates,
  requireDate,
} from '../dated-plan/flow-dates.ts';
import { lineOf, type RefusalInput } from './refusal-query.ts';

/** Counted from the complaint; until there is one, as if it went out today. */
export function computeRefusalFlow(
  input: RefusalInput,
  today: IsoDate,
  rows?: readonly Figure[],
): ComputedFlow {
  const { letter, papers, arose, report } = input.days;
  const start = input.sent ?? today;
  const flow = refusalFlow({
    line: lineOf(input),
    knows: {
      letter: letter !== undefined,
      papers: papers !== undefined,
      report: report !== undefined,
    },
    isSilence: input.kind === 'silence',
    accident: arose ?? null,
    isCommissionOver:
      letter !== undefined &&
      afterClock(letter, clockOn(commissionWindow, letter, rows).clock) < start,
  });
  const computed = computeFlow(flow, {
    start,
    knownDates: {
      ...(letter && { letter }),
      ...(papers && { papers }),
      ...(arose && { arose }),
      ...(report && { [reportedDay]: report }),
    },
    rows,
  });
  // An old letter lets the two years of the commission end before the Ombudsman's one.
  return inOrderOfDates(computed, 'last');
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
  const { papers, report } = input.days;
  if (!line || !papers) return null;
  const times = insurerTimesOf(line, report !== undefined);
  const { dates, rules } = computeDates(times, {
    start: papers,
    ...(report && { knownDates: { [reportedDay]: report } }),
    rows,
  });
  return times.map(({ name, title, figure }) => {
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
