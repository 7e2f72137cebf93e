/** What an import read, in words and numbers, before it changes anything. */
import { toldColumns } from '../../../lib/tools/hospitals/import/find-columns.ts';
import type { ImportPlan } from '../../../lib/tools/hospitals/import/plan-import.server.ts';
import { mergeLists } from '../../../lib/tools/hospitals/lists/merge-lists.ts';
import { textTable } from '../list-output.ts';
import type { ImportOptions } from './import-options.ts';

export async function reportImport(
  { insurer, asOf }: Pick<ImportOptions, 'insurer' | 'asOf'>,
  { prepared, kind, entries, before, known }: ImportPlan,
): Promise<string> {
  const { merged } = await mergeLists([{ insurer, asOf, entries }]);
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
      ['merged within the list', String(merged)],
      ['on other lists too', String(known)],
      ['excluded by what the list says', String(excluded.entries.length)],
      ['rejected', String(rejected.length)],
      ...[...reasons].map(([reason, rows]) => [`  ${reason}`, String(rows.length)]),
      ['without a PIN code', count(({ pin }) => pin === '')],
      ['without a position of its own', count(({ latitude }) => latitude === null)],
      ['without a telephone', count(({ phone }) => phone === null)],
      ...[...notes].map(([note, rows]) => [note, String(rows)]),
      ['earlier list', before ? `${before.hospitals} of ${before.asOf}` : 'none'],
    ],
  );
  return [...describeSheets(prepared), table].join('\n');
}

function describeSheets({ sheets, left }: ImportPlan['prepared']): string[] {
  const [first] = sheets;
  const isOne = sheets.length === 1 && left.length === 0;
  const told = new Map(sheets.map((sheet) => [toldColumns(sheet.columns), sheet]));
  return [
    ...(isOne ? [] : [`Sheets: ${sheets.length + left.length}`]),
    ...(isOne ? [] : sheets.map(({ name, rows }) => `  "${name}": ${rows.length} rows, read`)),
    ...left.map(({ name, rows, why }) => `  "${name}": ${rows} rows, not read: ${why}`),
    ...(told.size === 1 && first
      ? [toldColumns(first.columns)]
      : [...told].map(([columns, { name }]) => `"${name}": ${columns}`)),
  ];
}
