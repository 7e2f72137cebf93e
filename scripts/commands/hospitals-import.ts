/** Replaces an insurer's list of network hospitals, or of excluded hospitals. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deskMessages } from '../../lib/desk/desk-messages.ts';
import {
  loadHospitals,
  removeHospitals,
  undoHospitalLoad,
} from '../../lib/desk/lists/load-lists.server.ts';
import { commandActor } from '../../lib/desk/trail/audit-trail.server.ts';
import { toCsv } from '../../lib/imports/spreadsheets/csv.ts';
import { ImportError } from '../../lib/imports/spreadsheets/import-error.ts';
import type { Store } from '../../lib/store/schema/schema.ts';
import { toSlug } from '../../lib/text/words.ts';
import { describeImport } from '../../lib/tools/hospitals/import/describe-import.ts';
import type { HospitalImportPreview } from '../../lib/tools/hospitals/import/preview-import.server.ts';
import type { ListId } from '../../lib/tools/hospitals/import/replace-list.server.ts';
import { readListsInForce } from '../../lib/tools/hospitals/lists/list-queries.server.ts';
import { waitForInstances } from '../../lib/tools/hospitals/worker/loaded-version.server.ts';
import {
  failImport,
  formatQuestion,
  formatReport,
  questionText,
} from '../command-line/command-import.ts';
import {
  failWithError,
  failWithUsageError,
  parseArguments,
} from '../command-line/command-options.ts';
import { printImportProgress, printProgress, textTable } from '../command-line/command-output.ts';
import { withServices } from '../command-line/with-services.ts';
import type { HospitalImportOptions } from './hospitals-import/import-options.ts';
import { parseImportOptions, parseKind } from './hospitals-import/import-options.ts';

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

/** Longer than a slow machine needs for all lists of a site. */
const siteTimeoutMs = 300_000;

/** Waits until the running site has loaded the change, so that the operator's next search shows it. */
async function waitForSite(store: Store): Promise<void> {
  const outdatedCount = await waitForInstances(store, {
    timeoutMs: siteTimeoutMs,
    onWait: (count) =>
      printProgress(
        `Waiting until ${count === 1 ? 'the site' : `${count} instances`} searches it …`,
      ),
  });
  if (outdatedCount > 0)
    printProgress('The site still searches the earlier lists. Its log says why: "hospital index".');
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

/** Imports one file as an insurer's list: prints the changes, asks for confirmation, applies them. */
export async function importFile(options: HospitalImportOptions): Promise<void> {
  const { file, insurer, isDryRun } = options;
  printProgress(`Reading ${basename(file)} …`);
  await withServices(async (services) => {
    const { store, env } = services;
    const onPreview = (preview: HospitalImportPreview) => {
      // The rows that are left out have a file of their own.
      const report = { ...describeImport(preview), rejected: [], rejectedCount: 0 };
      console.log(formatReport(report, [insurer, `as of ${options.asOf}`]));
      const rowsFile = writeImportedRows(env.dataDir, insurer, preview, store.now());
      if (rowsFile) console.log(`Rejected and merged rows, with reasons: ${rowsFile}`);
    };
    const steps = { onProgress: printImportProgress, onPreview };
    const { unconfirmedQuestions } = await loadHospitals(
      services,
      commandActor(services.store.now()),
      options,
      steps,
    );
    if (unconfirmedQuestions.length > 0 && !isDryRun)
      throw new ImportError(
        [
          ...unconfirmedQuestions.map(questionText),
          `If that is right, continue with --confirm ${[...new Set(unconfirmedQuestions.map(({ id }) => id))].join(',')}`,
        ].join('\n'),
      );
    for (const question of unconfirmedQuestions) console.log(formatQuestion(question));
    if (isDryRun) return;
    await waitForSite(store);
    if (!env.hasHospitalLists)
      printProgress(
        'The page still says that no list is loaded: set HOSPITAL_LISTS=true and build again.',
      );
  });
  console.log(isDryRun ? 'Dry run: nothing was changed.' : 'The list is in force.');
}

/**
 * Each import has a file of its own, so that rejected rows of earlier imports can still be looked up.
 * @returns its path; null when every row is a hospital of its own.
 */
function writeImportedRows(
  dataDir: string,
  insurer: string,
  { prepared, merges }: Pick<HospitalImportPreview, 'prepared' | 'merges'>,
  now: Date,
): string | null {
  const { rejected, excluded, sheets, rowByEntry } = prepared;
  const merged = merges.flatMap(({ entry, into }) => {
    const row = rowByEntry.get(entry);
    const reason = `merged with row ${rowByEntry.get(into)?.row}: ${into.name}`;
    return row ? [{ ...row, reason }] : [];
  });
  const all = [...rejected, ...excluded.rejected, ...merged];
  if (all.length === 0) return null;
  const folder = join(dataDir, 'hospital-imports');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const slug = toSlug(insurer) || 'list';
  const at = now.toISOString().replace(/[:.]/g, '-').replace('T', '-').slice(0, 23);
  const file = join(folder, `${slug}-${at}-rows.csv`);
  const isWorkbook = sheets.length > 1;
  const rows = [
    [...(isWorkbook ? ['sheet'] : []), 'row', 'reason', ...(sheets[0]?.columns.header ?? [])],
    ...all.map(({ sheet, row, reason, cells }) => [
      ...(isWorkbook ? [sheet] : []),
      row,
      reason,
      ...cells,
    ]),
  ];
  writeFileSync(file, toCsv(rows), { mode: 0o600 });
  return file;
}
