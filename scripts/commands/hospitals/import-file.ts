/** One file put in force as an insurer's list, with a table of what became of its rows. */
import { basename } from 'node:path';
import { environment } from '../../../lib/config/environment.server.ts';
import type { Store } from '../../../lib/store/schema.ts';
import {
  type PreparedList,
  prepareList,
} from '../../../lib/tools/hospitals/import/prepare-list.server.ts';
import {
  type NewList,
  replaceList,
} from '../../../lib/tools/hospitals/import/replace-list.server.ts';
import { mergeLists } from '../../../lib/tools/hospitals/lists/merge-lists.ts';
import { readLists } from '../../../lib/tools/hospitals/lists/read-lists.server.ts';
import { textTable } from '../list-output.ts';
import type { ImportOptions } from './import-options.ts';
import { printProgress, withImportLock, withStore } from './with-store.ts';
import { writeRejectedRows } from './write-rejected-rows.ts';

const rowsPerStep = 5000;

export async function importFile(options: ImportOptions): Promise<void> {
  const { file, insurer, asOf, map, isDryRun } = options;
  printProgress(`Reading ${basename(file)} …`);
  const prepared = await prepareList(file, map, (read) => printProgress(`  ${read} rows`));
  const rejectedFile = writeRejectedRows(environment().dataDir, insurer, prepared);
  const list = { insurer, asOf, entries: prepared.entries };
  await withStore(async (store) => {
    const report = await compareLists(store, list, prepared);
    if (!isDryRun) await putInForce(store, list);
    console.log(report);
  });
  if (rejectedFile) console.log(`Rejected rows, with reasons: ${rejectedFile}`);
  console.log(isDryRun ? 'Dry run: nothing was changed.' : 'The list is in force.');
}

async function putInForce(store: Store, list: NewList): Promise<void> {
  await withImportLock(store, (lock) =>
    replaceList(store, lock, list, (written) => {
      if (written % rowsPerStep === 0 || written === list.entries.length)
        printProgress(`  ${written} written`);
    }),
  );
}

async function compareLists(store: Store, list: NewList, prepared: PreparedList): Promise<string> {
  printProgress('Comparing with the other lists …');
  const lists = await readLists(store);
  const before = lists.find(({ insurer }) => insurer === list.insurer);
  const others = lists.filter((one) => one !== before);
  const alone = await mergeLists([list]);
  const apart = await mergeLists(others);
  // The only list is not compared with itself again: of 200,000 rows that takes many seconds.
  const together = others.length === 0 ? alone : await mergeLists([...others, list]);
  const shared = together.merged - alone.merged - apart.merged;
  const { rejected, rowsRead, readAs, entries } = prepared;
  const reasons = Map.groupBy(rejected, ({ reason }) => reason);
  return textTable(
    [list.insurer, `as of ${list.asOf}`],
    [
      ['read as', readAs],
      ['rows read', String(rowsRead)],
      ['taken', String(entries.length)],
      ['merged within the list', String(alone.merged)],
      ['merged with other lists', String(Math.max(0, shared))],
      ['rejected', String(rejected.length)],
      ...[...reasons].map(([reason, rows]) => [`  ${reason}`, String(rows.length)]),
      ['earlier list', before ? `${before.entries.length} of ${before.asOf}` : 'none'],
    ],
  );
}
