/** Writes the list of requests as a CSV file that only its owner can read. */
import type { ListedRequest } from '../../../lib/requests/list/request-list.server.ts';
import { toCsv } from '../../../lib/spreadsheets/csv.ts';
import { writePrivateFile } from '../../command-line/write-private-file.ts';

const columns = [
  'reference',
  'kind',
  'state',
  'createdAt',
  'sentAt',
  'answeredAt',
  'dueDate',
  'callSeries',
  'attempts',
  'page',
  'lastProblem',
] as const;

export function writeRequestsCsv(file: string, requests: readonly ListedRequest[]): void {
  const names = [...new Set(requests.flatMap(({ fields }) => Object.keys(fields)))].sort();
  const rows = [
    [...columns, ...names],
    ...requests.map((request) => [
      ...columns.map((column) => request[column]),
      ...names.map((name) => request.fields[name]),
    ]),
  ];
  writePrivateFile(file, toCsv(rows));
}
