/**
 * A flow as data: dates computed from one date of the visitor, rows of a timeline, and the states between the dates
 * (lib/tools/dated-plan renders it for one visitor's today). Texts may hold placeholders: `{due}` is that date,
 * `{due|next}` the day after, `{due|left}` "12 days left", `{due|ago}` "9 days ago", `{due|since}` "9 days", and
 * `{due|length}` the length of the rule's period on the day from which it was counted: "30 days".
 */
import type { Clock } from '../dates/clock.ts';
import type { ClockFigure, Figure, Prose } from './types.ts';

export type DateRule = {
  name: string;
  /** Name of an earlier date in the list; default `start`. */
  from?: string;
  isBefore?: true;
} & ({ figure: ClockFigure } | { clock: Clock });

export type FlowRow = {
  id: string;
  title: string;
  /** Once its day is over: "Cover ended". */
  pastTitle?: string;
  text: Prose;
  /** Name of its date, or null if the rule counts from an unknown event. */
  at: string | null;
  /** Replaces the distance if there is no date: "after the award". */
  within?: string;
  /** Something expires on this day. */
  isLoss?: true;
  /**
   * Added to the calendar file. `early` reminds ahead of the date, as its length allows; `on-the-day` is for something
   * that becomes possible or due that day.
   */
  reminder?: 'early' | 'on-the-day';
  /** The last day that is safe by every reading: shortly before it, it is the first row and rings first. */
  isSafeDay?: true;
  /** Title in the calendar, if the row's text does not fit. */
  calendarTitle?: string;
  /** The name of a date: until that day is over the row is neither shown nor in the calendar. */
  after?: string;
};

/** Two ways side by side; the first column names what is compared. */
export type FlowComparison = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

export type FlowNumber = { label: string; value: string };

export type FlowState = {
  id: string;
  /** Name of the last date of this state; null for the last state of the list. */
  until: string | null;
  heading: string;
  /** The date to which the large number counts; without it the next date of the rows. Not in the heading as well. */
  deadline?: string;
  /**
   * These replace that number; the first is in large digits. They say what is lost now, where a countdown would
   * reassure. Empty where no number is safe to show.
   */
  numbers?: readonly FlowNumber[];
  answer: Prose;
  /** In order. A link in one of the first three is the link of its row in "Do this next". */
  doNow: readonly Prose[];
  comparison?: FlowComparison;
  /** Rules that only this state states. */
  figures?: readonly Figure[];
};

export type DatedFlow = {
  /** Label of the visitor's own date: "Due date", "Complained to the insurer". */
  startLabel: string;
  /** Replaces `startLabel` once that date is past: "Premium was due on". */
  pastStartLabel?: string;
  dates: readonly DateRule[];
  rows: readonly FlowRow[];
  /** In chronological order. */
  states: readonly FlowState[];
  /** Label of today's row if today is not a date of the flow. */
  todayLabel: Prose;
  keepReady: readonly string[];
  figures: readonly Figure[];
};

export const oneDay = { days: 1 };
