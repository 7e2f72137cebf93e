/**
 * Where one clock of a claim stands: met in time or late by the visitor's own date, still running, or over with
 * nothing that met it. Timeline, letters, calendar file and the list of who to tell all ask here.
 */
import { formatDelay } from '../../dates/format-distance.ts';
import { compareLocalDateTimes, type LocalDateTime } from '../../dates/local-date-time.ts';
import type { ClaimEventTimes } from './claim-events.ts';
import type { DatedClock } from './due-dates.ts';

export type ClockStatus =
  | { kind: 'open' }
  | { kind: 'over' }
  | { kind: 'in-time'; at: LocalDateTime }
  | { kind: 'late'; at: LocalDateTime; by: string }
  /** Done after it, but nobody is called late by an estimate, or by a practice that no law fixes. */
  | { kind: 'done'; at: LocalDateTime };

export function clockStatus(
  { clock, due, estimatedFrom }: DatedClock,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
): ClockStatus {
  const at = clock.completedBy ? eventTimes[clock.completedBy] : undefined;
  if (!at) return { kind: due && compareLocalDateTimes(due, now) < 0 ? 'over' : 'open' };
  if (!due) return { kind: 'done', at };
  const by = formatDelay(due, at);
  if (by === null) return { kind: 'in-time', at };
  return estimatedFrom || clock.basis === 'practice'
    ? { kind: 'done', at }
    : { kind: 'late', at, by };
}

/** "Done in time", "Late by 3 days", "Done"; empty while it is not. */
export function statusText(status: ClockStatus): string {
  if (status.kind === 'in-time') return 'Done in time';
  if (status.kind === 'late') return `Late by ${status.by}`;
  return status.kind === 'done' ? 'Done' : '';
}
