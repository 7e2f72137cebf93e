/** `npm run leads -- --csv`: a day's records, or a person's, as a file that only its owner can read. */
import { exportRecords } from '../../../lib/desk/export/export-records.server.ts';
import { type DeskSearch, parseDeskSearch } from '../../../lib/desk/records/search-words.ts';
import { commandActor } from '../../../lib/desk/trail/audit-trail.server.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import { failWithUsageError } from '../../command-line/command-error.ts';
import { writePrivateFile } from '../../command-line/write-private-file.ts';
import type { LeadsOptions } from './leads-options.ts';

export async function writeRecordsCsv(
  services: Services,
  file: string,
  options: LeadsOptions,
): Promise<void> {
  const search = exportedSearch(options);
  const { csv, rows } = await exportRecords(
    services,
    commandActor(services.store.now()),
    options.unreached ? { kind: 'unreached', within: search } : search,
    { isRevealed: options.reveal },
  );
  writePrivateFile(file, csv);
  console.log(`${rows} records written to ${file}.`);
}

function exportedSearch(options: LeadsOptions): DeskSearch {
  if (options.of !== undefined && options.day !== undefined)
    failWithUsageError('--of exports all records of a person: no --day');
  const typed = options.of ?? options.day;
  if (typed === undefined) failWithUsageError('Which?  --day 2026-11-26, or --of MOBILE-OR-EMAIL');
  const parsed = parseDeskSearch(typed);
  const kind = options.of === undefined ? 'day' : 'contact';
  if (parsed.kind !== 'valid' || parsed.search.kind !== kind)
    failWithUsageError(`${typed} is not understood: --day 2026-11-26, --of MOBILE-OR-EMAIL`);
  return parsed.search;
}
