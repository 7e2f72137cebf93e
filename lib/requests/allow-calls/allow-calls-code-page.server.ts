/** The page for the code of "allow calls again". */
import 'server-only';
import { confirmationUrl } from '../../forms/confirmation-url.ts';
import { issueAccessToken } from '../../forms/record-access-token.server.ts';
import { type HandlerReply, seeOther } from '../../http/handle-request.server.ts';
import type { CodePageConfig } from '../../identity/one-time-codes/code-page-route.server.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { requestCodePath, requestConfirmationPath } from '../../site/confirmation-paths.ts';
import type { ServiceRequestRow } from '../../store/schema/outbox-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { wakeRequestWorker } from '../deliver/request-worker.server.ts';
import { requestMessages } from '../submit/request-messages.ts';
import { isCodeNeeded, sendAllowCallsCode } from './allow-calls-code.server.ts';
import { allowCallsByCode } from './confirm-allow-calls.server.ts';

export const allowCallsCodePage: CodePageConfig<ServiceRequestRow> = {
  name: 'requests-code',
  purpose: 'allow-calls',
  path: requestCodePath,
  messages: requestMessages,
  find: async ({ store }, reference) => {
    const row = await readByReference(store.db, 'service_request', reference);
    return row?.kind === 'allow-calls' ? row : null;
  },
  isConfirmed: (row) => !isCodeNeeded(row),
  send: sendAllowCallsCode,
  confirm: async (services, row, now) => {
    const { kind } = await allowCallsByCode(services, row.reference, now);
    if (kind !== 'allowed')
      return {
        response: seeOther(confirmationUrl(requestConfirmationPath, { kind })),
        outcome: kind,
      };
    wakeRequestWorker();
    return showState(services, row, now);
  },
  showConfirmed: showState,
};

async function showState(
  services: Services,
  { reference }: ServiceRequestRow,
  now: Date,
): Promise<HandlerReply> {
  const accessToken = issueAccessToken(services, reference, { now });
  const url = confirmationUrl(requestConfirmationPath, { kind: 'state', reference, accessToken });
  return { response: seeOther(url), outcome: 'allowed', reference };
}
