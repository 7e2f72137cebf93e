/** How long a lead waits before it is tried again: an expert is promised within 15 minutes. */

const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

/**
 * Doubles from two seconds to a minute; jitter of a quarter either way keeps a backlog from moving in step.
 * @param attempts sends already made, at least 1. @param random 0 to 1.
 */
export function retryWaitMs(attempts: number, random: number = Math.random()): number {
  const doubled = firstWaitMs * 2 ** Math.min(attempts - 1, 10);
  return Math.round(Math.min(doubled, longestWaitMs) * (0.75 + random / 2));
}
