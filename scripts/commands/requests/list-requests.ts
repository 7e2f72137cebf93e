/** `npm run requests` without a mode, and `--csv`: the requests, newest first. */

import { commandActor, recordDeskEvent } from '../../../lib/desk/trail/audit-trail.server.ts';
import { toCsv } from '../../../lib/imports/spreadsheets/csv.ts';
import {
  type ListedRequest,
  readRequests,
  toListedRequest,
} from '../../../lib/requests/list/request-list.server.ts';
import { describeLocation } from '../../../lib/store/open-store.server.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import {
  formatAge,
  formatCount,
  formatState,
  printJson,
  textTable,
  writePrivateFile,
} from '../../command-line/command-output.ts';
import type { RequestsOptions } from './requests-options.ts';

export async function listRequests(services: Services, options: RequestsOptions): Promise<void> {
  const { requests: rows, total } = await readRequests(services, options.filter);
  const requests = rows.map((row) => toListedRequest(services, row, options.reveal));
  if (requests.length > 0)
    await recordDisclosure(services, options, null, `a list of ${requests.length} requests`);
  if (options.csv !== undefined) {
    writeRequestsCsv(options.csv, requests);
    return console.log(`${requests.length} requests written to ${options.csv}.`);
  }
  if (options.json) return printJson(options.reveal ? requests : requests.map(withoutFields));
  if (requests.length === 0)
    return console.log(`No requests found in ${describeLocation(services.env)}.`);
  const columns = ['reference', 'kind', 'state', 'age', 'tries', 'answer by', 'call from', 'page'];
  console.log(textTable([...columns, 'last problem'], requests.map(cellsOf)));
  console.log(formatCount(requests.length, total));
}

function cellsOf(request: ListedRequest): string[] {
  return [
    request.reference,
    request.kind,
    formatState(request.state, request.isPossiblyDuplicate, request.isHoneypotFilled),
    formatAge(request.createdAt),
    String(request.attempts),
    request.dueDate ?? '',
    request.callSeries ?? '',
    request.page,
    request.lastProblem,
  ];
}

function withoutFields({ fields, ...record }: ListedRequest) {
  return record;
}

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

/** Writes the list of requests as a CSV file that only its owner can read. */
function writeRequestsCsv(file: string, requests: readonly ListedRequest[]): void {
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

/** Records in the audit trail what --reveal shows, and every file that is written. */
export async function recordDisclosure(
  services: Services,
  { csv, reveal }: Pick<RequestsOptions, 'csv' | 'reveal'>,
  subject: string | null,
  detail?: string,
): Promise<void> {
  const isFile = csv !== undefined;
  if (!reveal && !isFile) return;
  await recordDeskEvent(services, {
    ...commandActor(services.store.now()),
    action: isFile ? 'exported' : 'opened-number',
    subject,
    ...(detail !== undefined && { detail: `${detail}${reveal ? ', not masked' : ''}` }),
  });
}
