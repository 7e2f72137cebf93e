/** Lists the received service requests, and sets their state; each mode is a file in requests/. */

import { answerRequest } from '../../lib/desk/records/answer-request.server.ts';
import { commandActor } from '../../lib/desk/trail/audit-trail.server.ts';
import { readByReference } from '../../lib/outbox/outbox-tables.server.ts';
import { parseReference, requestPrefix } from '../../lib/outbox/reference.ts';
import { toListedRequest } from '../../lib/requests/list/request-list.server.ts';
import type { Services } from '../../lib/store/services.server.ts';
import { failWithoutReference, failWithUnknownReference } from '../command-line/command-options.ts';
import { withServices } from '../command-line/with-services.ts';
import { listRequests, recordDisclosure } from './requests/list-requests.ts';
import { parseRequestsOptions, type RequestsOptions } from './requests/requests-options.ts';

const options = parseRequestsOptions();

await withServices(run);

function run(services: Services): Promise<void> {
  const { mode } = options;
  switch (mode.kind) {
    case 'answered':
      return recordAnswered(services, requireReference(mode.value));
    case 'show':
      return showRequest(services, requireReference(mode.value), options);
    case 'csv':
    case 'list':
      return listRequests(services, options);
  }
}

function requireReference(typed: string): string {
  return parseReference(requestPrefix, typed) ?? failWithoutReference(typed);
}

/** `npm run requests -- --show`: one request; what was typed only with --reveal. */
async function showRequest(
  services: Services,
  reference: string,
  options: RequestsOptions,
): Promise<void> {
  const row = await readByReference(services.store.db, 'service_request', reference);
  if (!row) failWithUnknownReference(reference);
  await recordDisclosure(services, options, reference);
  // The names of the fields are listed without --reveal as well.
  const { fields, ...record } = toListedRequest(services, row, true);
  for (const [name, value] of Object.entries(record)) console.log(`${name}: ${value ?? ''}`);
  for (const [name, value] of Object.entries(fields))
    console.log(`${name}: ${options.reveal ? value : '(--reveal shows it)'}`);
}

/** `npm run requests -- --answered`: the desk has answered one request. */
async function recordAnswered(services: Services, reference: string): Promise<void> {
  const outcome = await answerRequest(services, commandActor(services.store.now()), reference);
  switch (outcome.kind) {
    case 'not-found':
      return failWithUnknownReference(reference);
    case 'already-answered': {
      const { by } = outcome;
      return console.log(
        `${reference} is answered${by ? `: ${by.actor} marked it at ${by.at}` : ' already'}.`,
      );
    }
    default:
      console.log(`${reference} is ${outcome.kind}.`);
  }
}
