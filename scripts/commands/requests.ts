/** Lists the received service requests, and sets their state; each mode is a file in requests/. */
import { parseReference, requestPrefix } from '../../lib/outbox/reference.ts';
import type { Services } from '../../lib/store/services.server.ts';
import { failWithoutReference } from '../command-line/command-options.ts';
import { withServices } from '../command-line/with-services.ts';
import { listRequests } from './requests/list-requests.ts';
import { parseRequestsOptions } from './requests/requests-options.ts';
import { recordAllowed, recordAnswered } from './requests/set-request-state.ts';
import { showRequest } from './requests/show-request.ts';

const options = parseRequestsOptions();

await withServices(run);

function run(services: Services): Promise<void> {
  const { mode } = options;
  switch (mode.kind) {
    case 'answered':
      return recordAnswered(services, requireReference(mode.value));
    case 'allow-calls':
      return recordAllowed(services, requireReference(mode.value));
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
