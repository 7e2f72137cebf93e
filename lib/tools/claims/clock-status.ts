/**
 * The status of one clock of a claim: met in time or late by the visitor's own date, running, or over without an event
 * that met it. Used by the timeline, the letters, the calendar file and the list of contacts.
 */
import { formatDelay } from '../../dates/format-distance.ts';
import { compareLocalDateTimes, type LocalDateTime } from '../../dates/local-date-time.ts';
import type { DatedClock } from './due-dates.ts';

export type ClockStatus =
  | { kind: 'open' }
  | { kind: 'over' }
  | { kind: 'in-time'; at: LocalDateTime }
  | { kind: 'late'; at: LocalDateTime; by: string }
  /**
   * Met, without a verdict: after its end, where an estimate or a practice that no law fixes never makes anybody late;
   * or at a day that nobody gave (`at` is null), because something later proves it.
   */
  | { kind: 'done'; at: LocalDateTime | null };

export function clockStatus(
  { clock, due, estimatedFrom, completion }: DatedClock,
  now: LocalDateTime,
): ClockStatus {
  if (!completion) return { kind: due && compareLocalDateTimes(due, now) < 0 ? 'over' : 'open' };
  const { at } = completion;
  if (!due || !at) return { kind: 'done', at };
  const by = formatDelay(due, at);
  if (by === null) return { kind: 'in-time', at };
  return estimatedFrom || clock.basis === 'practice'
    ? { kind: 'done', at }
    : { kind: 'late', at, by };
}

/** "Done in time", "Late by 3 days", "Done"; empty until it is met. */
export function statusText(status: ClockStatus): string {
  if (status.kind === 'in-time') return 'Done in time';
  if (status.kind === 'late') return `Late by ${status.by}`;
  return status.kind === 'done' ? 'Done' : '';
}
