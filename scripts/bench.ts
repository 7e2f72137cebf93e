/**
 * The figures the project holds itself to, measured in one run and printed as ratios to their limits:
 * npm run bench [-- first-load | call-backs | backlog | requests | hospitals | audit | lighthouse [/path …]].
 * Needs a build (npm run build).
 */
import { benchAudit } from './bench/audit.ts';
import { benchBacklog } from './bench/backlog.ts';
import { benchCallBacks } from './bench/call-backs.ts';
import { benchFirstLoad } from './bench/first-load.ts';
import { benchHospitals } from './bench/hospitals.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { printMeasurements } from './bench/measurement.ts';
import { benchRequests } from './bench/requests.ts';

const benches = {
  'first-load': benchFirstLoad,
  'call-backs': benchCallBacks,
  backlog: benchBacklog,
  requests: benchRequests,
  hospitals: benchHospitals,
  audit: benchAudit,
  lighthouse: benchLighthouse,
};

const wanted = process.argv.slice(2);
const paths = wanted.filter((word) => word.startsWith('/'));
const names = wanted.filter((word) => !word.startsWith('/'));
for (const [name, bench] of Object.entries(benches)) {
  const isWanted = names.length > 0 ? names.includes(name) : name !== 'lighthouse';
  if (!isWanted) continue;
  console.log(`\n${name}`);
  printMeasurements(await bench(paths));
}
