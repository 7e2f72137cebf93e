/** Time and memory of work inside this process. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { median, percentile } from '../percentile.ts';

const rounds = 10;

/** Garbage of earlier work must not be counted, nor be collected while something is timed. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** Bytes. */
export function memoryInUse(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/**
 * Milliseconds per input over several rounds; a first round warms up and does not count. `maxMedian` is that of the
 * slowest input.
 */
export function timePercentiles(
  inputs: readonly string[],
  work: (input: string) => unknown,
): { p50: number; p99: number; maxMedian: number } {
  const timesByInput = inputs.map((): number[] => []);
  collectGarbage();
  for (let round = 0; round <= rounds; round++) {
    for (const [at, input] of inputs.entries()) {
      const startedAt = performance.now();
      work(input);
      if (round > 0) timesByInput[at]?.push(performance.now() - startedAt);
    }
  }
  const times = timesByInput.flat();
  const maxMedian = Math.max(...timesByInput.map(median));
  return { p50: median(times), p99: percentile(times, 99), maxMedian };
}
