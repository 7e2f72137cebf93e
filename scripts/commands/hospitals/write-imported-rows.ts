/** The rows that an import did not take, or took as one with another, each with its reason, as a file that a spreadsheet opens. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportPlan } from '../../../lib/tools/hospitals/import/plan-import.server.ts';
import { toCsv } from '../csv.ts';

/**
 * Each import has a file of its own: what the last one could not read is looked up again when the next one comes.
 * @returns where it is; null when every row is a hospital of its own.
 */
export function writeImportedRows(
  dataDir: string,
  insurer: string,
  { prepared, merges }: Pick<ImportPlan, 'prepared' | 'merges'>,
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
  const slug =
    insurer
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'list';
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
