/** Lists the received service requests, and sets their state. */
import { isRequestKind, requestKindNames } from '../../lib/content/requests/request-kinds.ts';
import {
  allowCalls as allowCallsByDesk,
  answerRequest,
} from '../../lib/desk/answer-request.server.ts';
import { byCommand, recordDeskEvent } from '../../lib/desk/audit-trail.server.ts';
import { readByReference } from '../../lib/outbox/read-by-reference.server.ts';
import { parseReference, requestPrefix } from '../../lib/outbox/reference.ts';
import {
  type ListedRequest,
  readRequests,
  toListedRequest,
} from '../../lib/requests/list/request-list.server.ts';
import { describeLocation } from '../../lib/store/open-store.server.ts';
import { requestStates } from '../../lib/store/schema/outbox-schema.ts';
import { type Services, servicesFor } from '../../lib/store/services.server.ts';
import {
  failWithError,
  failWithUnknownReference,
  failWithUsageError,
  unknownReferenceMessage,
} from './command-error.ts';
import { failWithoutReference, parseLimit, parseOptions, parseSince } from './command-options.ts';
import { formatAge, formatCount, formatState, printJson, textTable } from './list-output.ts';
import { writeRequestsCsv } from './requests-csv.ts';
import { withStore } from './with-store.ts';

const usage = `Lists the received service requests, and sets their state.
npm run requests -- [--status ${requestStates.join('|')}] [--kind contact] [--since 2026-11-21] [--limit 50] [--json]
npm run requests -- --show SR-XXXX-XXXX [--reveal]   one request; typed fields only with --reveal
npm run requests -- --answered SR-XXXX-XXXX          marks it as answered by the desk
npm run requests -- --allow-calls SR-XXXX-XXXX       for a request without a code, after a call from the number
npm run requests -- --csv requests.csv [--reveal]    the list as a file that only its owner can read`;

const values = parseOptions(usage, {
  status: { type: 'string' },
  kind: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean', default: false },
  reveal: { type: 'boolean', default: false },
  show: { type: 'string' },
  answered: { type: 'string' },
  'allow-calls': { type: 'string' },
  csv: { type: 'string' },
});

const allowCallsErrors = {
  'not-found': unknownReferenceMessage,
  'other-kind': (reference: string) => `${reference} does not ask to allow calls again`,
  'stopped-again': (reference: string) =>
    `Calls were stopped again after ${reference}: the number stays on the list`,
  'needs-code': (reference: string) =>
    `${reference} needs the code that was sent to the number: its holder enters it on our website`,
  erased: (reference: string) => `${reference} is too old: its number is erased`,
};

await withStore((store, env) => run(servicesFor(store, env)));

async function run(services: Services): Promise<void> {
  if (values.answered !== undefined)
    return recordAnswered(services, requireReference(values.answered));
  const allowed = values['allow-calls'];
  if (allowed !== undefined) return allowCalls(services, requireReference(allowed));
  if (values.show !== undefined) return printRequest(services, requireReference(values.show));
  const { requests: rows, total } = await readRequests(services, parseFilter());
  const requests = rows.map((row) => toListedRequest(services, row, values.reveal));
  if (requests.length > 0)
    await recordSight(services, null, `a list of ${requests.length} requests`);
  if (values.csv !== undefined) {
    writeRequestsCsv(values.csv, requests);
    return console.log(`${requests.length} requests written to ${values.csv}.`);
  }
  if (values.json) return printJson(requests.map(withoutFields));
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
    request.by ?? '',
    request.callSeries ?? '',
    request.page,
    request.lastProblem,
  ];
}

function parseFilter() {
  const { status, kind } = values;
  const state = requestStates.find((each) => each === status);
  if (status !== undefined && !state)
    failWithUsageError(`--status is one of ${requestStates.join(', ')}`);
  if (kind !== undefined && !isRequestKind(kind)) {
    failWithUsageError(`--kind is one of ${requestKindNames.join(', ')}`);
  }
  return {
    state,
    kind: isRequestKind(kind) ? kind : undefined,
    since: parseSince(values.since),
    limit: parseLimit(values.limit, values.json || values.csv !== undefined),
  };
}

function requireReference(typed: string): string {
  return parseReference(requestPrefix, typed) ?? failWithoutReference(typed);
}

async function recordAnswered(services: Services, reference: string): Promise<void> {
  const outcome = await answerRequest(services, byCommand, reference);
  switch (outcome.kind) {
    case 'not-found':
      return failWithUnknownReference(reference);
    case 'already-answered': {
      const { by } = outcome;
      return console.log(
        `${reference} is answered${by ? `: ${by.worker} marked it at ${by.at}` : ' already'}.`,
      );
    }
    default:
      console.log(`${reference} is ${outcome.kind}.`);
  }
}

async function allowCalls(services: Services, reference: string): Promise<void> {
  const { kind } = await allowCallsByDesk(services, byCommand, reference);
  if (kind !== 'allowed') failWithError(allowCallsErrors[kind](reference));
  console.log(`${reference}: the number is off the list; a call may be requested again.`);
}

async function printRequest(services: Services, reference: string): Promise<void> {
  const row = await readByReference(services.store.db, 'service_request', reference);
  if (!row) failWithUnknownReference(reference);
  await recordSight(services, reference);
  // The names of the fields are listed without --reveal as well.
  const { fields, ...record } = toListedRequest(services, row, true);
  for (const [name, value] of Object.entries(record)) console.log(`${name}: ${value ?? ''}`);
  for (const [name, value] of Object.entries(fields)) {
    console.log(`${name}: ${values.reveal ? value : '(--reveal shows it)'}`);
  }
}

/** What --reveal shows, and every file, is an event of the audit trail. */
async function recordSight(
  services: Services,
  subject: string | null,
  detail?: string,
): Promise<void> {
  const isFile = values.csv !== undefined;
  if (!values.reveal && !isFile) return;
  await recordDeskEvent(services, {
    ...byCommand,
    action: isFile ? 'exported' : 'opened-number',
    subject,
    ...(detail !== undefined && { detail: `${detail}${values.reveal ? ', not masked' : ''}` }),
  });
}

function withoutFields<Listed extends { fields: unknown }>(request: Listed) {
  const { fields, ...record } = request;
  return values.reveal ? { ...record, fields } : record;
}
