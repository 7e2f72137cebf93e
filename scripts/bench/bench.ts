/**
 * The figures the project holds itself to, measured in one run and printed as ratios to their limits:
 * npm run bench [-- first-load | call-backs | backlog | requests | hospitals [--tuned] | hospital-imports | audit |
 * lighthouse [/path …] |
 * hostile [--seed n] [--count n] | journeys [--seed n] [--count n] | policies [sqlite | postgres] [--share n] |
 * login [--count n]]. The last five, hospital-imports and lighthouse
 * run only when they are asked for: they take long.
 * Needs a build (npm run build); audit and lighthouse the production one (npm run build:stand-in).
 */
import { benchAudit } from './audit.ts';
import { benchBacklog } from './backlog.ts';
import { benchCallBacks } from './call-backs.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchHospitalImports } from './hospital-imports.ts';
import { benchHospitals } from './hospitals.ts';
import { benchHostile } from './hostile.ts';
import { benchJourneys } from './journeys.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLogin } from './login.ts';
import { printMeasurements } from './measurement.ts';
import { benchPolicies } from './policies.ts';
import { benchRequests } from './requests.ts';

const benches = {
  'first-load': benchFirstLoad,
  'call-backs': benchCallBacks,
  backlog: benchBacklog,
  requests: benchRequests,
  hospitals: benchHospitals,
  'hospital-imports': benchHospitalImports,
  policies: benchPolicies,
  login: benchLogin,
  audit: benchAudit,
  lighthouse: benchLighthouse,
  hostile: benchHostile,
  journeys: benchJourneys,
};

const wanted = process.argv.slice(2);
const names = wanted.filter((word) => word in benches);
const rest = wanted.filter((word) => !(word in benches));
const isSlow = (name: string) =>
  ['lighthouse', 'hostile', 'journeys', 'policies', 'login', 'hospital-imports'].includes(name);
for (const [name, bench] of Object.entries(benches)) {
  const isWanted = names.length > 0 ? names.includes(name) : !isSlow(name);
  if (!isWanted) continue;
  console.log(`\n${name}`);
  printMeasurements(await bench(rest));
}
