/** The queries as they are kept: a line each, tab between the cells. */

import type { NumberedQuery } from './queries.ts';
import type { QueryKind } from './query.ts';
import { readTable } from './read-table.ts';

const columns = ['id', 'kind', 'text', 'position', 'held', 'accept', 'say'] as const;

export function writeQueries(queries: readonly NumberedQuery[]): string {
  const lines = queries.map((query) =>
    columns
      .map((column) => (column === 'accept' ? query.accept.join(' ') : String(query[column])))
      .join('\t'),
  );
  return `${[columns.join('\t'), ...lines].join('\n')}\n`;
}

export function readQueries(): NumberedQuery[] {
  return readTable<(typeof columns)[number]>('queries.tsv').map((row) => ({
    ...row,
    kind: row.kind as QueryKind,
    held: row.held === 'true',
    accept: row.accept.split(' '),
  }));
}
