/**
 * A flow is data: dates that follow from one date of the visitor, rows of a timeline, and the states between
 * the dates (lib/tools/dated-plan turns it into what one person reads today). Texts may hold marks: `{due}` is
 * that date, `{due|next}` the day after, `{due|left}` "12 days left", `{due|ago}` "9 days ago", and
 * `{due|length}` what the rule allows until then, as it was on the day it was counted from: "30 days".
 */
import type { Clock } from '../dates/clock.ts';
import type { ClockFigure, Figure, Prose } from './types.ts';

export type DateRule = {
  name: string;
  /** An earlier name of the list; `start` when left out. */
  from?: string;
  isBefore?: true;
} & ({ figure: ClockFigure } | { clock: Clock });

export type FlowRow = {
  id: string;
  title: string;
  text: Prose;
  /** Name of its date, or null where the rule counts from something we do not know. */
  at: string | null;
  /** Stands in place of the distance where there is no date: "after the award". */
  within?: string;
  /** Something is gone from this day on. */
  isLoss?: true;
  /**
   * Goes into the calendar file. `early` speaks up ahead of the date, as its length allows; `on-the-day` is what opens
   * or is to be looked at that day.
   */
  reminder?: 'early' | 'on-the-day';
  /** Where the calendar needs other words than the line. */
  calendarTitle?: string;
};

export type FlowState = {
  id: string;
  /** Name of the last date of this state; null for the last state of the list. */
  until: string | null;
  heading: string;
  answer: Prose;
  doNow: readonly Prose[];
};

export type DatedFlow = {
  /** Of the visitor's own date: "Due date", "Complained to the insurer". */
  startLabel: string;
  dates: readonly DateRule[];
  rows: readonly FlowRow[];
  /** In order of time. */
  states: readonly FlowState[];
  /** What the row of today is called where today is no date of the flow. */
  todayLabel: Prose;
  keepReady: readonly string[];
  figures: readonly Figure[];
};

export const oneDay = { days: 1 };
