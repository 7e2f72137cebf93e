/** Imports insurers' own plans with their rates. */
import { deskMessages } from '../../lib/desk/desk-messages.ts';
import { describePlans } from '../../lib/desk/lists/describe-loads.ts';
import { loadPlans, removePlan, undoPlanLoad } from '../../lib/desk/lists/load-lists.server.ts';
import { commandActor } from '../../lib/desk/trail/audit-trail.server.ts';
import type { ImportProgress } from '../../lib/imports/import-progress.ts';
import { inCommandWords } from '../../lib/imports/spreadsheets/import-options.ts';
import type { Store } from '../../lib/store/schema/schema.ts';
import type { Services } from '../../lib/store/services.server.ts';
import {
  InvalidPlanFile,
  type PlanImportOptions,
  readInsurerPlans,
} from '../../lib/tools/plans/import/import-plans.server.ts';
import { failImport, formatReport, parseMap } from '../command-line/command-import.ts';
import {
  failWithError,
  failWithUsageError,
  parseArguments,
} from '../command-line/command-options.ts';
import {
  formatImportProgress,
  printJson,
  printProgress,
  textTable,
} from '../command-line/command-output.ts';
import { withServices } from '../command-line/with-services.ts';

const usage = `Imports insurers' own plans with their rates: all of a file or nothing.
npm run plans:import -- FILE [--map premium=COLUMN,uin=COLUMN] [--dry-run] [--json]
npm run plans:import -- --lists [--json]       the loaded plans, each with the end of its approval
npm run plans:import -- --undo                 takes back the last load, for 30 days or until the next
npm run plans:import -- --remove UIN           removes a plan
FILE is a CSV, XLSX or JSON; docs/plans.md names its columns. A row is one rate of one plan. Any invalid cell is
reported and stops the whole import. Importing the same file again changes nothing; a later one replaces its plans with
all rates. Plans missing from a later file stay until their approval ends. A running site shows changes within seconds.`;

const { values, positionals } = parseArguments(usage, {
  map: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean', default: false },
  lists: { type: 'boolean', default: false },
  // The older word for `lists`, which scripts of operators may still use.
  plans: { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
  remove: { type: 'string' },
  json: { type: 'boolean', default: false },
});

const isListing = values.lists || values.plans;

function run(file: string | undefined): Promise<void> {
  const map = parseMap(values.map);
  return withServices(async (services) => {
    if (isListing) await listPlans(services.store);
    else if (values.undo) await undo(services);
    else if (values.remove !== undefined) await remove(services, values.remove);
    else await importPlansFile(services, { file: file ?? '', map });
  });
}

async function undo(services: Services): Promise<void> {
  if (!(await undoPlanLoad(services, commandActor(services.store.now()))))
    failWithError(deskMessages['list-kept']);
  console.log('The last load of plans is taken back.');
}

async function remove(services: Services, uin: string): Promise<void> {
  if (!(await removePlan(services, commandActor(services.store.now()), uin)))
    failWithError(`No plan with the UIN ${uin} is loaded.`);
  console.log(`The plan ${uin.toUpperCase()} is removed.`);
}

async function importPlansFile(
  services: Services,
  list: Pick<PlanImportOptions, 'file' | 'map'>,
): Promise<void> {
  const isDryRun = values['dry-run'];
  const onProgress = (progress: ImportProgress) => {
    if (!values.json) printProgress(inCommandWords(formatImportProgress(progress)));
  };
  const report = await loadPlans(
    services,
    commandActor(services.store.now()),
    { ...list, isDryRun },
    { onProgress },
  );
  if (values.json) return printJson({ ...report, isDryRun });
  console.log(formatReport(describePlans(report, services.env.planPages), ['plans', '']));
  console.log(isDryRun ? 'Dry run: nothing was changed.' : 'The plans are in force.');
}

async function listPlans(store: Store): Promise<void> {
  const plans = await readInsurerPlans(store);
  if (values.json) return printJson(plans);
  const rows = plans.map(({ uin, insurer, name, approval, products }) => [
    uin,
    insurer,
    name,
    approval.from,
    approval.until,
    products.join(' '),
  ]);
  const columns = ['UIN', 'insurer', 'plan', 'approved from', 'until', 'pages'];
  console.log(rows.length > 0 ? textTable(columns, rows) : 'No plan is loaded.');
}

const isFile = !isListing && !values.undo && values.remove === undefined;
if (positionals.length !== (isFile ? 1 : 0)) failWithUsageError(usage);
try {
  await run(positionals[0]);
} catch (error) {
  if (!values.json || !(error instanceof InvalidPlanFile)) failImport(error, 'plans');
  printJson({ bad: error.invalidCells });
  process.exitCode = 1;
}
