/** Writes the rejected and merged rows of an import, each with its reason, as a CSV file for a spreadsheet. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCsv } from '../../../lib/spreadsheets/csv.ts';
import { toSlug } from '../../../lib/text/words.ts';
import type { HospitalImportPreview } from '../../../lib/tools/hospitals/import/preview-import.server.ts';

/**
 * Each import has a file of its own, so that rejected rows of earlier imports can still be looked up.
 * @returns its path; null when every row is a hospital of its own.
 */
export function writeImportedRows(
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
