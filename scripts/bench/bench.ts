/**
 * The figures the project holds itself to, measured in one run and printed as ratios to their limits:
 * npm run bench [-- first-load | call-backs | backlog | requests | hospitals | audit | lighthouse [/path …]].
 * Needs a build (npm run build); audit and lighthouse the production one (npm run build:stand-in).
 */
import { benchAudit } from './audit.ts';
import { benchBacklog } from './backlog.ts';
import { benchCallBacks } from './call-backs.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchHospitals } from './hospitals.ts';
import { benchLighthouse } from './lighthouse.ts';
import { printMeasurements } from './measurement.ts';
import { benchRequests } from './requests.ts';

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
