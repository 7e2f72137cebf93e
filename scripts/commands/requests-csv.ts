/** The list of requests as a CSV file, readable by its owner alone. */
import { writeFileSync } from 'node:fs';
import type { ListedRequest } from '../../lib/requests/request-list.server.ts';

const columns = [
  'reference',
  'kind',
  'state',
  'createdAt',
  'sentAt',
  'answeredAt',
  'by',
  'attempts',
  'page',
  'lastProblem',
] as const;

export function writeRequestsCsv(
  file: string,
  requests: readonly ListedRequest[],
  isRevealed: boolean,
): void {
  const names = isRevealed
    ? [...new Set(requests.flatMap(({ fields }) => Object.keys(fields)))].sort()
    : [];
  const lines = [
    [...columns, ...names],
    ...requests.map((request) => [
      ...columns.map((column) => request[column]),
      ...names.map((name) => request.fields[name]),
    ]),
  ].map((cells) => cells.map(csvCell).join(','));
  // The mark at the start tells spreadsheet programs that this is UTF-8.
  writeFileSync(file, `\uFEFF${lines.join('\r\n')}\r\n`, { mode: 0o600 });
}

/** A cell that begins like a formula would be run by a spreadsheet: an apostrophe makes it text. */
export function csvCell(value: unknown): string {
  const text = String(value ?? '');
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless;
}
