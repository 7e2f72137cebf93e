/** The rows of docs/data-model.md: a table of the database each. */
import { readFileSync } from 'node:fs';

export const dataModelRows = readFileSync('docs/data-model.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const cells = line.slice(1, -1).split('|');
    const [table = '', room = '', key = '', personal = '', kept = ''] = cells.map((cell) =>
      cell.replaceAll('`', '').trim(),
    );
    return { table, room, key, personal, kept };
  });
