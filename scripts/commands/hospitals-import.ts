/** Replaces an insurer's list of network hospitals, or of excluded hospitals. */
import { withImportLock } from '../../lib/imports/import-lock.server.ts';
import { deleteHospitalList } from '../../lib/tools/hospitals/import/replace-list.server.ts';
import type { ListKind } from '../../lib/tools/hospitals/lists/list-entry.ts';
import { readListsInForce } from '../../lib/tools/hospitals/lists/read-lists.server.ts';
import { failWithError, failWithUsageError } from './command-error.ts';
import { parseArguments } from './command-options.ts';
import { importFile } from './hospitals/import-file.ts';
import { parseImportOptions, parseKind } from './hospitals/import-options.ts';
import { printProgress, waitForSite } from './hospitals/wait-for-site.ts';
import { failImport } from './import-command.ts';
import { textTable } from './list-output.ts';
import { withStore } from './with-store.ts';

const usage = `Replaces an insurer's list of hospitals: all of it or nothing.
npm run hospitals:import -- FILE --insurer "Name" --as-of 2026-06-29 [--map name=COLUMN,pin=COLUMN] [--dry-run]
  [--kind excluded]                  hospitals that the insurer excludes: shown with a warning, never as cashless
  [--confirm WORD,WORD]              confirms the questions that stopped the import; it prints their words
npm run hospitals:import -- --lists                          the lists in force
npm run hospitals:import -- --remove --insurer "Name"        removes a list
FILE is the insurer's CSV or XLSX, unchanged. The command ends when a running site searches the new list.`;

const { values, positionals } = parseArguments(usage, {
  insurer: { type: 'string' },
  'as-of': { type: 'string' },
  map: { type: 'string', multiple: true },
  kind: { type: 'string' },
  confirm: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean', default: false },
  lists: { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
});

async function printLists(): Promise<void> {
  const lists = await withStore(readListsInForce);
  const rows = lists.map(({ insurer, kind, asOf, hospitals }) => [
    insurer,
    asOf,
    String(hospitals),
    kind,
  ]);
  const isNone = rows.length === 0;
  console.log(
    isNone ? 'No list is in force.' : textTable(['insurer', 'as of', 'hospitals', 'of'], rows),
  );
}

async function remove(insurer: string | undefined, kind: ListKind): Promise<void> {
  if (!insurer) failWithUsageError('Which list?  --remove --insurer "Name"');
  const isRemoved = await withStore(async (store) => {
    const isListed = await withImportLock(store, 'hospitals', { onWait: printProgress }, (lock) =>
      deleteHospitalList(store, lock, { insurer, kind }),
    );
    if (isListed) await waitForSite(store);
    return isListed;
  });
  if (!isRemoved) failWithError(`No such list of ${insurer} is in force.`);
  console.log(`The list of ${insurer} is removed.`);
}

try {
  if (values.lists) await printLists();
  else if (values.remove) await remove(values.insurer, parseKind(values.kind));
  else await importFile(parseImportOptions(positionals, values, new Date()));
} catch (error) {
  failImport(error, 'lists');
}
