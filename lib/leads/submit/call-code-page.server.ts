/** The page on which the code of a call-back is entered. */
import 'server-only';
import { issueAccessToken } from '../../forms/record-access-token.server.ts';
import { type HandlerReply, seeOther } from '../../http/handle-request.server.ts';
import type { CodePageConfig } from '../../identity/one-time-codes/code-page-route.server.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { callBackCodePath } from '../../site/confirmation-paths.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { toScheduledCall } from '../call-date.ts';
import { deliverLead } from '../deliver/deliver-lead.server.ts';
import { toCallBackConfirmationPath } from './call-back-outcome.ts';
import { callBackMessages } from './call-back-submission.ts';
import { confirmLead, sendLeadCode } from './confirm-with-code.server.ts';

export const callCodePage: CodePageConfig<LeadRow> = {
  name: 'call-back-code',
  purpose: 'call-back',
  path: callBackCodePath,
  messages: callBackMessages,
  find: ({ store }, reference) => readByReference(store.db, 'lead', reference),
  isConfirmed: ({ state }) => state !== 'unconfirmed',
  send: sendLeadCode,
  confirm: async (services, lead, now) => {
    const { row, isNew } = await confirmLead(services, lead, now);
    if (!isNew) return toConfirmation(services, lead, { kind: 'queued', now });
    const reply = await deliverLead(services, row, { isBeforeAnswer: true });
    const kind = reply.kind === 'accepted' ? 'delivered' : 'queued';
    const confirmation = toConfirmation(services, row, { kind, now });
    return reply.kind === 'refused' ? { ...confirmation, outcome: 'refused' } : confirmation;
  },
  showConfirmed: async (services, lead, now) =>
    toConfirmation(services, lead, { kind: 'queued', now }),
};

/** The confirmation page reads the record, because it shows a refusal in Lead.svc's words. */
function toConfirmation(
  services: Services,
  lead: LeadRow,
  { kind, now }: { kind: 'delivered' | 'queued'; now: Date },
): HandlerReply {
  const { reference } = lead;
  const accessToken = issueAccessToken(services, reference, { now });
  const outcome = { kind, reference, accessToken, call: toScheduledCall(lead, now) };
  return { response: seeOther(toCallBackConfirmationPath(outcome, {})), outcome: kind, reference };
}
