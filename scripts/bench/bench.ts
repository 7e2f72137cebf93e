/**
 * The figures the project holds itself to, measured in one run and printed as ratios to their limits:
 * npm run bench [-- name … options]. The names are the table below, the options of each stand in its file; those that
 * take long run only when they are asked for.
 * Needs a build (npm run build); audit and lighthouse the production one (npm run build:stand-in).
 */
import { printHelp } from '../../lib/config/print-help.ts';
import { benchAbuse } from './abuse/abuse.ts';
import { benchAudit } from './audit.ts';
import { benchBacklog } from './backlog.ts';
import { benchCallBacks } from './call-backs.ts';
import { benchFaults } from './faults/faults.ts';
import { benchFeel } from './feel.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchFront } from './front/front.ts';
import { benchHospitalImports } from './hospital-imports.ts';
import { benchHospitals } from './hospitals.ts';
import { benchHostile } from './hostile.ts';
import { benchHostileCost } from './hostile-cost.ts';
import { benchJourneys } from './journeys.ts';
import { benchLeads } from './leads/leads.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLogin } from './login.ts';
import { printMeasurements } from './measurement.ts';
import { benchMemory } from './memory/memory.ts';
import { benchPages } from './pages.ts';
import { benchPolicies } from './policies.ts';
import { benchQueue } from './queue/queue.ts';
import { benchRequests } from './requests.ts';
import { benchRestart } from './restart.ts';

const benches = {
  'first-load': benchFirstLoad,
  pages: benchPages,
  'call-backs': benchCallBacks,
  backlog: benchBacklog,
  requests: benchRequests,
  hospitals: benchHospitals,
  'hospital-imports': benchHospitalImports,
  policies: benchPolicies,
  login: benchLogin,
  audit: benchAudit,
  lighthouse: benchLighthouse,
  feel: benchFeel,
  front: benchFront,
  leads: benchLeads,
  memory: benchMemory,
  faults: benchFaults,
  hostile: benchHostile,
  'hostile-cost': benchHostileCost,
  journeys: benchJourneys,
  restart: benchRestart,
  queue: benchQueue,
  abuse: benchAbuse,
};

const slow = new Set([
  ...[
    'queue',
    'abuse',
    'feel',
    'faults',
    'lighthouse',
    'hostile',
    'hostile-cost',
    'journeys',
    'policies',
    'login',
  ],
  ...['hospital-imports', 'restart', 'front', 'leads', 'memory'],
]);
printHelp(`Measures what the project holds itself to, as ratios to the limits. Needs a build (npm run build).
npm run bench -- [NAME …] [options of the bench]
By default: ${namesOf((name) => !slow.has(name))}
By name:    ${namesOf((name) => slow.has(name))}`);

const wanted = process.argv.slice(2);
const names = wanted.filter((word) => word in benches);
const rest = wanted.filter((word) => !(word in benches));
for (const [name, bench] of Object.entries(benches)) {
  const isWanted = names.length > 0 ? names.includes(name) : !slow.has(name);
  if (!isWanted) continue;
  console.log(`\n${name}`);
  printMeasurements(await bench(rest));
}

function namesOf(isListed: (name: string) => boolean): string {
  return Object.keys(benches).filter(isListed).join(', ');
}
