/** The report of an import before it changes anything. */
import { describeListColumns } from '../../../lib/tools/hospitals/import/find-columns.ts';
import type { HospitalImportPlan } from '../../../lib/tools/hospitals/import/plan-import.server.ts';
import { textTable } from '../list-output.ts';
import type { HospitalImportOptions } from './import-options.ts';

const maxListedMerges = 10;

export function reportImport(
  { insurer, asOf }: Pick<HospitalImportOptions, 'insurer' | 'asOf'>,
  { prepared, kind, entries, previous, sharedCount, merges }: HospitalImportPlan,
): string {
  const { rejected, excluded, rowsRead, readAs, notes } = prepared;
  const count = (isMissing: (entry: (typeof entries)[number]) => boolean) =>
    String(entries.filter(isMissing).length);
  const reasons = Map.groupBy(rejected, ({ reason }) => reason);
  const table = textTable(
    [insurer, `as of ${asOf}`],
    [
      ...(kind === 'excluded' ? [['list of', 'excluded hospitals']] : []),
      ['read as', readAs],
      ['rows read', String(rowsRead)],
      ['taken', String(entries.length)],
      ['merged within the list', String(merges.length)],
      ['on other lists too', String(sharedCount)],
      ['excluded by what the list says', String(excluded.entries.length)],
      ['rejected', String(rejected.length)],
      ...[...reasons].map(([reason, rows]) => [`  ${reason}`, String(rows.length)]),
      ['without a PIN code', count(({ pin }) => pin === '')],
      ['without a position of its own', count(({ latitude }) => latitude === null)],
      ['without a telephone', count(({ phone }) => phone === null)],
      ...[...notes].map(([note, rows]) => [note, String(rows)]),
      ['earlier list', previous ? `${previous.hospitals} of ${previous.asOf}` : 'none'],
    ],
  );
  return [...describeSheets(prepared), table, ...describeMerges(merges, prepared)].join('\n');
}

function describeMerges(
  merges: HospitalImportPlan['merges'],
  { rowByEntry }: HospitalImportPlan['prepared'],
): string[] {
  if (merges.length === 0) return [];
  const more = merges.length - maxListedMerges;
  return [
    'Merged, found by either name:',
    ...merges
      .slice(0, maxListedMerges)
      .map(
        ({ entry, into }) =>
          `  row ${rowByEntry.get(entry)?.row}, ${entry.name}: with row ${rowByEntry.get(into)?.row}, ${into.name} (${entry.pin})`,
      ),
    ...(more > 0 ? [`  and ${more} more, in the file of rows`] : []),
  ];
}

function describeSheets({ sheets, skippedSheets }: HospitalImportPlan['prepared']): string[] {
  const [first] = sheets;
  const isOne = sheets.length === 1 && skippedSheets.length === 0;
  const sheetByColumns = new Map(
    sheets.map((sheet) => [describeListColumns(sheet.columns), sheet]),
  );
  return [
    ...(isOne ? [] : [`Sheets: ${sheets.length + skippedSheets.length}`]),
    ...(isOne ? [] : sheets.map(({ name, rows }) => `  "${name}": ${rows.length} rows, read`)),
    ...skippedSheets.map(
      ({ name, rows, reason }) => `  "${name}": ${rows} rows, not read: ${reason}`,
    ),
    ...(sheetByColumns.size === 1 && first
      ? [describeListColumns(first.columns)]
      : [...sheetByColumns].map(([columns, { name }]) => `"${name}": ${columns}`)),
  ];
}
