/**
 * Puts an insurer's list of network hospitals in force, in place of its earlier one.
 * npm run hospitals:import -- FILE --insurer "Name" --as-of 2026-06-29 [--map name=COLUMN,pin=COLUMN] [--dry-run]
 * npm run hospitals:import -- --lists                          which lists are in force
 * npm run hospitals:import -- --remove --insurer "Name"        takes one out
 * FILE is the insurer's CSV or XLSX as it comes. A running site shows the new list within seconds.
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { environment } from '../../lib/config/env.server.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import type { Store } from '../../lib/store/schema.ts';
import { takeImportLock } from '../../lib/tools/hospitals/import/import-lock.server.ts';
import { ImportProblem } from '../../lib/tools/hospitals/import/import-problem.ts';
import { prepareList } from '../../lib/tools/hospitals/import/prepare-list.server.ts';
import { removeList, replaceList } from '../../lib/tools/hospitals/import/replace-list.server.ts';
import { mergeLists } from '../../lib/tools/hospitals/lists/merge-lists.ts';
import { readLists } from '../../lib/tools/hospitals/lists/read-lists.server.ts';
import { parseImportOptions } from './hospitals/import-options.ts';
import { writeReport } from './hospitals/set-aside-report.ts';
import { textTable } from './list-output.ts';

const patienceMs = 120_000;

const { values, positionals } = parseOrStop();

function parseOrStop() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        insurer: { type: 'string' },
        'as-of': { type: 'string' },
        map: { type: 'string', multiple: true },
        'dry-run': { type: 'boolean', default: false },
        lists: { type: 'boolean', default: false },
        remove: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function progress(text: string): void {
  console.error(text);
}

async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStoreAt(environment());
  try {
    return await work(store);
  } finally {
    await store.db.destroy();
  }
}

async function showLists(): Promise<void> {
  const lists = await withStore(readLists);
  if (lists.length === 0) console.log('No list is in force.');
  else
    console.log(
      textTable(
        ['insurer', 'as of', 'hospitals'],
        lists.map(({ insurer, asOf, entries }) => [insurer, asOf, String(entries.length)]),
      ),
    );
}

function lockFor(store: Store) {
  return takeImportLock(store, patienceMs, () =>
    progress('Another import is running; waiting for it to end …'),
  );
}

async function remove(insurer: string | undefined): Promise<void> {
  if (!insurer) throw new ImportProblem('Which list?  --remove --insurer "Name"');
  await withStore(async (store) => {
    const lock = await lockFor(store);
    try {
      if (!(await removeList(store, lock, insurer)))
        throw new ImportProblem(`No list of ${insurer} is in force.`);
    } finally {
      await lock.release();
    }
  });
  console.log(`The list of ${insurer} is taken out.`);
}

async function importFile(): Promise<void> {
  const { file, insurer, asOf, map, isDryRun } = parseImportOptions(
    positionals,
    values,
    new Date(),
  );
  progress(`Reading ${basename(file)} …`);
  const prepared = await prepareList(file, map, (read) => progress(`  ${read} rows`));
  const { entries, rejected, rowsRead } = prepared;
  const report = writeReport(environment().dataDir, insurer, prepared);

  await withStore(async (store) => {
    const lists = await readLists(store);
    const before = lists.find((list) => list.insurer === insurer);
    progress('Comparing with the other lists …');
    const others = lists.filter((list) => list !== before);
    const alone = await mergeLists([{ insurer, asOf, entries }]);
    const apart = await mergeLists(others);
    // The only list is not compared with itself again: of 200,000 rows that takes many seconds.
    const together =
      others.length === 0 ? alone : await mergeLists([...others, { insurer, asOf, entries }]);
    const shared = together.merged - alone.merged - apart.merged;
    if (!isDryRun) {
      const lock = await lockFor(store);
      try {
        await replaceList(store, lock, { insurer, asOf, entries }, (written) => {
          if (written % 5000 === 0 || written === entries.length) progress(`  ${written} written`);
        });
      } finally {
        await lock.release();
      }
    }
    const reasons = Map.groupBy(rejected, ({ reason }) => reason);
    console.log(
      textTable(
        [insurer, `as of ${asOf}`],
        [
          ['read as', prepared.readAs],
          ['rows read', String(rowsRead)],
          ['taken', String(entries.length)],
          ['merged within the list', String(alone.merged)],
          ['merged with other lists', String(Math.max(0, shared))],
          ['set aside', String(rejected.length)],
          ...[...reasons].map(([reason, rows]) => [`  ${reason}`, String(rows.length)]),
          ['earlier list', before ? `${before.entries.length} of ${before.asOf}` : 'none'],
        ],
      ),
    );
    if (report) console.log(`Rows set aside, with reasons: ${report}`);
    console.log(isDryRun ? 'Dry run: nothing was changed.' : 'The list is in force.');
  });
}

try {
  if (values.lists) await showLists();
  else if (values.remove) await remove(values.insurer);
  else await importFile();
} catch (error) {
  const isOurs = error instanceof ImportProblem;
  console.error(isOurs ? error.message : `The import stopped: ${(error as Error).message}`);
  console.error('The lists are as they were.');
  process.exit(1);
}
