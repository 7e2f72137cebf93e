/** The report of a hospital import before it changes anything: for the command and the page. */
import { formatDate } from '../../../dates/format-date.ts';
import { type ImportReport, toImportReport } from '../../../imports/to-import-report.ts';
import { countText } from '../../../text/words.ts';
import { describeListColumns } from './find-columns.ts';
import type { ImportQuestion } from './import-question.ts';
import type { HospitalImportPreview } from './preview-import.server.ts';

const maxListedMerges = 10;

/** @param questions those that are not confirmed. */
export function describeImport(
  { prepared, kind, entries, previous, sharedCount, merges }: HospitalImportPreview,
  questions: readonly ImportQuestion[] = [],
): ImportReport {
  const { rejected, excluded, rowsRead, readAs, notes, sheets } = prepared;
  const count = (isMissing: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter(isMissing).length;
  const reasons = Map.groupBy(rejected, ({ reason }) => reason);
  const before = previous
    ? `${previous.hospitals} in the list before, of ${formatDate(previous.asOf)}`
    : 'no list before';
  const out = rejected.length + excluded.rejected.length;
  return toImportReport({
    summary: `${countText(entries.length, 'hospital')}; ${before}; ${countText(out, 'row')} left out.`,
    lines: [...describeSheets(prepared), ...describeMerges(merges, prepared)],
    counts: [
      ...(kind === 'excluded' ? [['list of', 'excluded hospitals'] as const] : []),
      ['read as', readAs],
      ['rows read', rowsRead],
      ['hospitals of the list', entries.length],
      ['twice in the list, merged', merges.length],
      ['on other lists too', sharedCount],
      ['excluded by what the list says', excluded.entries.length],
      ['rejected', rejected.length],
      ...[...reasons].map(([reason, rows]) => [`rejected: ${reason}`, rows.length] as const),
      ['without a PIN code', count(({ pin }) => pin === '')],
      ['without a place on the map', count(({ latitude }) => latitude === null)],
      ['without a telephone', count(({ phone }) => phone === null)],
      ...notes,
      [
        'earlier list',
        previous ? `${previous.hospitals} hospitals, list of ${formatDate(previous.asOf)}` : 'none',
      ],
    ],
    rejected: [...rejected, ...excluded.rejected].map(({ sheet, row, reason }) => ({
      row: sheets.length > 1 ? `${sheet}, ${row}` : row,
      reason,
    })),
    questions,
  });
}

function describeMerges(
  merges: HospitalImportPreview['merges'],
  { rowByEntry }: HospitalImportPreview['prepared'],
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

function describeSheets({ sheets, skippedSheets }: HospitalImportPreview['prepared']): string[] {
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
