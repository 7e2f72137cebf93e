/** What an import of hospitals says before it changes anything: for the command and the page. */
import { describeListColumns } from './find-columns.ts';
import type { HospitalImportPlan } from './plan-import.server.ts';

const maxListedMerges = 10;

/** `sheets`: a line each. `counts`: what is counted, and the number. */
export type HospitalImportReport = {
  sheets: string[];
  counts: [string, string][];
  merges: string[];
};

export function describeImport({
  prepared,
  kind,
  entries,
  previous,
  sharedCount,
  merges,
}: HospitalImportPlan): HospitalImportReport {
  const { rejected, excluded, rowsRead, readAs, notes } = prepared;
  const count = (isMissing: (entry: (typeof entries)[number]) => boolean) =>
    String(entries.filter(isMissing).length);
  const reasons = Map.groupBy(rejected, ({ reason }) => reason);
  const ofExcluded: [string, string][] = [['list of', 'excluded hospitals']];
  return {
    sheets: describeSheets(prepared),
    counts: [
      ...(kind === 'excluded' ? ofExcluded : []),
      ['read as', readAs],
      ['rows read', String(rowsRead)],
      ['taken', String(entries.length)],
      ['merged within the list', String(merges.length)],
      ['on other lists too', String(sharedCount)],
      ['excluded by what the list says', String(excluded.entries.length)],
      ['rejected', String(rejected.length)],
      ...[...reasons].map(([reason, rows]): [string, string] => [
        `  ${reason}`,
        String(rows.length),
      ]),
      ['without a PIN code', count(({ pin }) => pin === '')],
      ['without a position of its own', count(({ latitude }) => latitude === null)],
      ['without a telephone', count(({ phone }) => phone === null)],
      ...[...notes].map(([note, rows]): [string, string] => [note, String(rows)]),
      ['earlier list', previous ? `${previous.hospitals} of ${previous.asOf}` : 'none'],
    ],
    merges: describeMerges(merges, prepared),
  };
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
