/** How long a row whose send failed waits, and whether its claim still lasts for a send. */
import type { OutboxTable } from '../store/schema/outbox-schema.ts';

const baseDelayMs = 2_000;

/**
 * Doubles from two seconds to the maximum; jitter of up to a quarter spreads out a backlog.
 * @param attempts sends already made, at least 1. @param random 0 to 1.
 */
export function retryDelayMs(
  attempts: number,
  maxMs: number,
  random: number = Math.random(),
): number {
  const doubled = baseDelayMs * 2 ** Math.min(attempts - 1, 20);
  return jittered(Math.min(doubled, maxMs), random);
}

/** A quarter shorter to a quarter longer. @param random 0 to 1. */
export function jittered(delayMs: number, random: number = Math.random()): number {
  return Math.round(delayMs * (0.75 + random / 2));
}

/** The longest that `retryDelayMs` gives, jitter included. */
export function longestRetryDelayMs(maxMs: number): number {
  return jittered(maxMs, 1);
}

/** The database was slow and the lease may end before an attempt does: another sender may claim the row. */
export function isClaimRunningOut(
  { next_attempt_at }: Pick<OutboxTable, 'next_attempt_at'>,
  now: Date,
  attemptMs: number,
): boolean {
  return Date.parse(next_attempt_at) - now.getTime() < attemptMs;
}
