/** Replaces an insurer's list of network hospitals, or of excluded hospitals. */
import { deskMessages } from '../../lib/desk/desk-messages.ts';
import { removeHospitals, undoHospitalLoad } from '../../lib/desk/lists/load-lists.server.ts';
import { commandActor } from '../../lib/desk/trail/audit-trail.server.ts';
import type { ListId } from '../../lib/tools/hospitals/import/replace-list.server.ts';
import { readListsInForce } from '../../lib/tools/hospitals/lists/list-queries.server.ts';
import { failWithError, failWithUsageError } from '../command-line/command-error.ts';
import { failImport } from '../command-line/command-import.ts';
import { parseArguments } from '../command-line/command-options.ts';
import { printImportProgress, textTable } from '../command-line/command-output.ts';
import { withServices } from '../command-line/with-services.ts';
import { importFile } from './hospitals-import/import-file.ts';
import { parseImportOptions, parseKind } from './hospitals-import/import-options.ts';
import { waitForSite } from './hospitals-import/wait-for-site.ts';

const usage = `Replaces an insurer's list of hospitals: all of it or nothing.
npm run hospitals:import -- FILE --insurer "Name" --as-of 2026-06-29 [--map name=COLUMN,pin=COLUMN] [--dry-run]
  [--kind excluded]                  hospitals that the insurer excludes: shown with a warning, never as cashless
  [--confirm WORD,WORD]              confirms the questions that stopped the import; it prints their words
npm run hospitals:import -- --lists                          the lists in force
npm run hospitals:import -- --undo --insurer "Name"          takes back the last load, for 30 days or until the next
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
  undo: { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
});

async function printLists(): Promise<void> {
  const lists = await withServices(({ store }) => readListsInForce(store));
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

async function undo(list: ListId): Promise<void> {
  const isUndone = await withServices(async (services) => {
    const isTakenBack = await undoHospitalLoad(services, commandActor(services.store.now()), list);
    if (isTakenBack) await waitForSite(services.store);
    return isTakenBack;
  });
  if (!isUndone) failWithError(deskMessages['list-kept']);
  console.log(`The last load of ${list.insurer} is taken back.`);
}

async function remove({ insurer, kind }: ListId): Promise<void> {
  const isRemoved = await withServices(async (services) => {
    const steps = { onProgress: printImportProgress };
    const isListed = await removeHospitals(
      services,
      commandActor(services.store.now()),
      { insurer, kind },
      steps,
    );
    if (isListed) await waitForSite(services.store);
    return isListed;
  });
  if (!isRemoved) failWithError(`No such list of ${insurer} is in force.`);
  console.log(`The list of ${insurer} is removed.`);
}

/** @param mode the option that needs a list. */
function requireList(mode: string): ListId {
  const { insurer } = values;
  if (!insurer) failWithUsageError(`Which list?  ${mode} --insurer "Name"`);
  return { insurer, kind: parseKind(values.kind) };
}

try {
  if (values.lists) await printLists();
  else if (values.undo) await undo(requireList('--undo'));
  else if (values.remove) await remove(requireList('--remove'));
  else await importFile(parseImportOptions(positionals, values, new Date()));
} catch (error) {
  failImport(error, 'lists');
}
