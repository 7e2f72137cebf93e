/** Puts a desk's list of policies, and their documents, in force. */
import { parseArgs } from 'node:util';
import { environment } from '../../lib/config/environment.server.ts';
import { outboxFor } from '../../lib/outbox/outbox.server.ts';
import { describeRows, importPolicies } from '../../lib/policies/import/import-policies.server.ts';
import { UnfinishedImport } from '../../lib/policies/import/write-import.server.ts';
import { ImportProblem } from '../../lib/spreadsheets/import-problem.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { parseMap } from './hospitals/import-options.ts';
import { textTable } from './list-output.ts';

const usage = `Puts a desk's list of policies, and their documents, in force: all of it or nothing.
npm run policies:import -- MANIFEST [--documents DIR] [--insurer "Name"] [--map number=COLUMN,to=COLUMN] [--dry-run]
MANIFEST is a CSV or XLSX; a row is a policy, and with a file's name a document of it too. The same list again changes
nothing; another file under the same kind and title is its new version. A policy that a later list leaves out stays: take
it out with npm run policies -- --withdraw. Rows that cannot be read are set aside and named, the others are loaded. A
document that cannot be taken stops all of it.`;

const { values, positionals } = parseArguments();

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        documents: { type: 'string' },
        insurer: { type: 'string' },
        map: { type: 'string', multiple: true },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return exitWith((error as Error).message, 2);
  }
}

function exitWith(message: string, status: number): never {
  console.error(message);
  process.exit(status);
}

async function run(file: string): Promise<void> {
  const env = environment();
  const store = await openStoreAt(env);
  try {
    const report = await importPolicies(
      outboxFor(store, env),
      {
        file,
        documents: values.documents ?? null,
        insurer: values.insurer ?? null,
        map: parseMap(values.map),
        isDryRun: values['dry-run'],
      },
      (text) => console.error(text),
    );
    const { skippedRows, ...counts } = report;
    const rows = Object.entries({ ...counts, 'set aside': skippedRows.length });
    console.log(
      textTable(
        ['policies', ''],
        rows.map(([name, count]) => [name, String(count)]),
      ),
    );
    if (skippedRows.length > 0) console.log(`\nSet aside:\n${describeRows(skippedRows)}`);
    console.log(values['dry-run'] ? 'Dry run: nothing was changed.' : 'The list is in force.');
  } finally {
    await store.db.destroy();
  }
}

if (values.help) {
  console.log(usage);
} else {
  const [file, ...more] = positionals;
  if (!file || more.length > 0) exitWith(usage, 2);
  try {
    await run(file);
  } catch (error) {
    const isOurs = error instanceof ImportProblem;
    console.error(isOurs ? error.message : `The import stopped: ${(error as Error).message}`);
    if (error instanceof UnfinishedImport) process.exit(1);
    exitWith('The policies are as they were.', 1);
  }
}
