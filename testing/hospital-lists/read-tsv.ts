/** Reads the tables in data/: tab-separated, with a header row. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname ?? __dirname, 'data');

export function readTsv<Column extends string>(name: string): Record<Column, string>[] {
  const [header = '', ...lines] = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
  const columns = header.split('\t') as Column[];
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(
      columns.map((column, index) => [column, cells[index] ?? '']),
    ) as Record<Column, string>;
  });
}
