/** Measures the figures that the project promises. `usage` says what each benchmark needs. */
import { failWithUsageError, parseArguments } from '../command-line/command-options.ts';
import { type BenchOptions, type Measurement, printMeasurements } from './measurement.ts';

type Bench = (options: BenchOptions) => Promise<Measurement[]>;
/** Loaded when it runs: all of them are most of the site. */
type LoadBench = () => Promise<Bench>;

const quickBenches: Record<string, LoadBench> = {
  'first-load': async () => (await import('./first-load.ts')).benchFirstLoad,
  pages: async () => (await import('./pages.ts')).benchPages,
  'call-backs': async () => (await import('./call-backs.ts')).benchCallBacks,
  hospitals: async () => (await import('./hospitals/hospitals.ts')).benchHospitals,
};
/** These take ten minutes to an hour and run by name only. */
const longBenches: Record<string, LoadBench> = {
  'first-touch': async () => (await import('./first-touch/first-touch.ts')).benchFirstTouch,
  faults: async () => (await import('./faults/faults.ts')).benchFaults,
};
const benches = { ...quickBenches, ...longBenches };

const usage = `Measures what the project promises and prints each figure with its limit.
Needs a build (npm run build).

npm run bench -- [NAME …] [OPTIONS]
Without a name: ${Object.keys(quickBenches).join(', ')}
By name only:   ${Object.keys(longBenches).join(', ')}

first-touch [/PATH …] [--visits N]   all pages, English and Hindi, three visits each
hospitals   [--tuned]                leaves out the held-out queries; HOSPITAL_DATA names a folder with a real list
faults      [--seed N] [--minutes N] ten minutes`;

const { values, positionals } = parseArguments(usage, {
  visits: { type: 'string' },
  tuned: { type: 'boolean' },
  seed: { type: 'string' },
  minutes: { type: 'string' },
});
const names = positionals.filter((word) => Object.hasOwn(benches, word));
const paths = positionals.filter((word) => word.startsWith('/'));
const unknown = positionals.find((word) => !names.includes(word) && !paths.includes(word));
if (unknown) failWithUsageError(`No benchmark is called ${unknown}; --help lists them.`);
const options: BenchOptions = {
  paths,
  visits: wholeNumber('visits'),
  isTuned: values.tuned ?? false,
  seed: wholeNumber('seed'),
  minutes: wholeNumber('minutes'),
};
if (names.length === 0 && paths.length + Object.keys(values).length > 0)
  failWithUsageError('Options and paths need the name of a benchmark; --help lists them.');
for (const name of names.length > 0 ? names : Object.keys(quickBenches)) {
  console.log(`\n${name}`);
  const run = await benches[name]?.();
  printMeasurements((await run?.(options)) ?? []);
}

function wholeNumber(name: 'visits' | 'seed' | 'minutes'): number | undefined {
  const typed = values[name];
  if (typed === undefined) return undefined;
  return /^\d+$/.test(typed) ? Number(typed) : failWithUsageError(`--${name} is a whole number`);
}
