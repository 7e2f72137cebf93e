/** The rows that an import did not take, each with its reason, as a file that a spreadsheet opens. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreparedList } from '../../../lib/tools/hospitals/import/prepare-list.server.ts';
import { toCsv } from '../csv.ts';

/** @returns where it is; null when every row was taken. */
export function writeRejectedRows(
  dataDir: string,
  insurer: string,
  { rejected, columns }: Pick<PreparedList, 'rejected' | 'columns'>,
): string | null {
  if (rejected.length === 0) return null;
  const folder = join(dataDir, 'hospital-imports');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const slug =
    insurer
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'list';
  const file = join(folder, `${slug}-rejected.csv`);
  const rows = [
    ['row', 'reason', ...columns.header],
    ...rejected.map(({ row, reason, cells }) => [row, reason, ...cells]),
  ];
  writeFileSync(file, toCsv(rows), { mode: 0o600 });
  return file;
}
