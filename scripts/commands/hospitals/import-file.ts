/** Imports one file as an insurer's list: prints the changes, asks for confirmation, applies them. */
import { basename } from 'node:path';
import { environment } from '../../../lib/config/environment.server.ts';
import { withImportLock } from '../../../lib/imports/import-lock.server.ts';
import { ImportProblem } from '../../../lib/spreadsheets/import-problem.ts';
import { insurerQuestions } from '../../../lib/tools/hospitals/import/insurer-questions.server.ts';
import { planHospitalImport } from '../../../lib/tools/hospitals/import/plan-import.server.ts';
import { replaceList } from '../../../lib/tools/hospitals/import/replace-list.server.ts';
import { withStore } from '../with-store.ts';
import type { HospitalImportOptions } from './import-options.ts';
import { reportImport } from './report-import.ts';
import { printProgress, waitForSite } from './wait-for-site.ts';
import { writeImportedRows } from './write-imported-rows.ts';

const rowsPerStep = 5000;

export async function importFile(options: HospitalImportOptions): Promise<void> {
  const { file, insurer, kind, asOf, isDryRun, confirmed } = options;
  printProgress(`Reading ${basename(file)} …`);
  await withStore(async (store) => {
    const plan = await planHospitalImport(store, options, (read) =>
      printProgress(`  ${read} rows`),
    );
    console.log(reportImport(options, plan));
    const rowsFile = writeImportedRows(environment().dataDir, insurer, plan, store.now());
    if (rowsFile) console.log(`Rejected and merged rows, with reasons: ${rowsFile}`);
    const { insurers: placed } = environment().broker.disclosures;
    const ofInsurer = await insurerQuestions(store, { insurer, placed }, plan);
    const open = [...ofInsurer, ...plan.questions].filter(({ id }) => !confirmed.has(id));
    if (open.length > 0 && !isDryRun)
      throw new ImportProblem(
        [
          ...open.map(({ text }) => text),
          `If that is right, continue with --confirm ${[...new Set(open.map(({ id }) => id))].join(',')}`,
        ].join('\n'),
      );
    for (const { text, id } of open) console.log(`To be confirmed (--confirm ${id}): ${text}`);
    if (isDryRun) return;
    const list = { insurer, kind, asOf, entries: plan.entries };
    await withImportLock(store, 'hospitals', printProgress, (lock) =>
      replaceList(store, lock, list, (rowCount) => {
        if (rowCount % rowsPerStep === 0 || rowCount === list.entries.length)
          printProgress(`  ${rowCount} written`);
      }),
    );
    await waitForSite(store);
  });
  if (!isDryRun && !environment().hasHospitalLists)
    console.error(
      'The page still says that no list is loaded: set HOSPITAL_LISTS=true and build again.',
    );
  console.log(isDryRun ? 'Dry run: nothing was changed.' : 'The list is in force.');
}
