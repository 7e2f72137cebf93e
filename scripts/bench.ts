/**
 * The figures the project holds itself to, measured in one run and printed as ratios to their limits:
 * npm run bench [-- first-load | call-backs | backlog]. Needs a build (npm run build).
 */
import { benchBacklog } from './bench/backlog.ts';
import { benchCallBacks } from './bench/call-backs.ts';
import { benchFirstLoad } from './bench/first-load.ts';
import { printMeasurements } from './bench/measurement.ts';

const benches = {
  'first-load': benchFirstLoad,
  'call-backs': benchCallBacks,
  backlog: benchBacklog,
};

const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  printMeasurements(await bench());
}
