/** Imports one file as an insurer's list: prints the changes, asks for confirmation, applies them. */
import { basename } from 'node:path';
import { loadHospitals } from '../../../lib/desk/lists/load-lists.server.ts';
import { commandActor } from '../../../lib/desk/trail/audit-trail.server.ts';
import { ImportError } from '../../../lib/spreadsheets/import-error.ts';
import type { HospitalImportPreview } from '../../../lib/tools/hospitals/import/preview-import.server.ts';
import { formatQuestion } from '../../command-line/command-import.ts';
import { printImportProgress, printProgress } from '../../command-line/command-output.ts';
import { withServices } from '../../command-line/with-services.ts';
import type { HospitalImportOptions } from './import-options.ts';
import { reportImport } from './report-import.ts';
import { waitForSite } from './wait-for-site.ts';
import { writeImportedRows } from './write-imported-rows.ts';

export async function importFile(options: HospitalImportOptions): Promise<void> {
  const { file, insurer, isDryRun } = options;
  printProgress(`Reading ${basename(file)} …`);
  await withServices(async (services) => {
    const { store, env } = services;
    const onPreview = (preview: HospitalImportPreview) => {
      console.log(reportImport(options, preview));
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
          ...unconfirmedQuestions.map(({ text }) => text),
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
