/** How long what did not arrive waits before it is tried again. */

const firstWaitMs = 2_000;
/** For a call: an expert is promised within 15 minutes. */
const maxWaitMs = 60_000;

/**
 * Doubles from two seconds to the longest; jitter of a quarter either way keeps a backlog from moving in step.
 * @param attempts sends already made, at least 1. @param random 0 to 1.
 */
export function retryWaitMs(
  attempts: number,
  random: number = Math.random(),
  maxMs: number = maxWaitMs,
): number {
  const doubled = firstWaitMs * 2 ** Math.min(attempts - 1, 20);
  return Math.round(Math.min(doubled, maxMs) * (0.75 + random / 2));
}
