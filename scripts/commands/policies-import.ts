/** Imports a desk's list of policies with their documents. */
import { describePolicies } from '../../lib/desk/lists/describe-loads.ts';
import { loadPolicies } from '../../lib/desk/lists/load-lists.server.ts';
import { commandActor } from '../../lib/desk/trail/audit-trail.server.ts';
import { inCommandWords } from '../../lib/imports/spreadsheets/import-options.ts';
import {
  failImport,
  formatReport,
  parseConfirmed,
  parseMap,
} from '../command-line/command-import.ts';
import { failWithUsageError, parseArguments } from '../command-line/command-options.ts';
import { formatImportProgress, printProgress } from '../command-line/command-output.ts';
import { withServices } from '../command-line/with-services.ts';

const usage = `Imports a desk's list of policies with their documents: all of it or nothing.
npm run policies:import -- FILE [--documents DIR] [--insurer "Name"] [--map number=COLUMN,to=COLUMN] [--dry-run]
  [--confirm insurer]                confirms insurers' names that are not on our list
FILE is a CSV or XLSX. A row is a policy; with a file name it is one of its documents too. Importing the same list
again changes nothing; another file with the same kind and title is a new version. A policy that is missing from a later
list stays: withdraw it at the desk. Invalid rows are set aside and listed, the others are loaded. An unusable document
stops the whole import.`;

const { values, positionals } = parseArguments(usage, {
  documents: { type: 'string' },
  insurer: { type: 'string' },
  map: { type: 'string', multiple: true },
  confirm: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean', default: false },
});

function run(file: string): Promise<void> {
  const map = parseMap(values.map);
  const isInsurerConfirmed = parseConfirmed(values.confirm, ['insurer']).has('insurer');
  return withServices(async (services) => {
    const report = await loadPolicies(
      services,
      commandActor(services.store.now()),
      {
        file,
        documents: values.documents ?? null,
        insurer: values.insurer ?? null,
        map,
        isDryRun: values['dry-run'],
        isInsurerConfirmed,
      },
      { onProgress: (progress) => printProgress(inCommandWords(formatImportProgress(progress))) },
    );
    console.log(formatReport(describePolicies(report, isInsurerConfirmed), ['policies', '']));
    console.log(values['dry-run'] ? 'Dry run: nothing was changed.' : 'The list is in force.');
  });
}

const [file, ...more] = positionals;
if (!file || more.length > 0) failWithUsageError(usage);
try {
  await run(file);
} catch (error) {
  failImport(error, 'policies');
}
