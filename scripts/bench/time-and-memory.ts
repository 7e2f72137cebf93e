/** Time and memory of work inside this process, and the time of a command. */
import { execFileSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const rounds = 10;

/** What earlier work left behind must not be counted, nor cleared away while something is timed. */
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
 * Milliseconds for one input; the first of several rounds warms up and does not count. `costliest` is the input that
 * usually takes longest.
 */
export function timePercentiles(
  inputs: readonly string[],
  work: (input: string) => unknown,
): { p50: number; p99: number; costliest: number } {
  const takenByInput = inputs.map((): number[] => []);
  collectGarbage();
  for (let round = 0; round <= rounds; round++) {
    for (const [at, input] of inputs.entries()) {
      const startedAt = performance.now();
      work(input);
      if (round > 0) takenByInput[at]?.push(performance.now() - startedAt);
    }
  }
  const taken = takenByInput.flat();
  const costliest = Math.max(...takenByInput.map((one) => percentile(one, 50)));
  return { p50: percentile(taken, 50), p99: percentile(taken, 99), costliest };
}

/** @param share 50 for the median, 99 for what one in a hundred exceeds. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length * share) / 100)] ?? 0;
}

/** Seconds for a whole run of one of scripts/commands on a data directory. */
export function timeCommand(name: string, args: readonly string[], dataDir: string): number {
  const startedAt = performance.now();
  const script = ['--conditions=react-server', `scripts/commands/${name}`, ...args];
  const env = { ...process.env, DATA_DIR: dataDir };
  execFileSync(process.execPath, script, { stdio: 'ignore', env });
  return (performance.now() - startedAt) / 1000;
}
