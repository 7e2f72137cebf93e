/** The code of a call, entered on a page of its own: with and without JavaScript. */
import 'server-only';
import { seeOther } from '../http/form-route.server.ts';
import type { HandlerReply } from '../http/handle.server.ts';
import { type CodePage, postCodePage } from '../one-time-codes/post-code-page.server.ts';
import type { Outbox } from '../outbox/outbox.server.ts';
import { issueAccessToken } from '../outbox/record-access-token.server.ts';
import type { LeadRow } from '../store/outbox-schema.ts';
import { callBackMessages } from './call-back-messages.ts';
import { codeRequiredPath, toCallBackConfirmationPath } from './call-back-outcome.ts';
import { toScheduledCall } from './call-date.ts';
import { checkLeadCode, confirmLead, readLead, sendLeadCode } from './confirm-with-code.server.ts';
import { deliverLead } from './deliver-lead.server.ts';

const callCodePage: CodePage<LeadRow> = {
  purpose: 'call-back',
  path: codeRequiredPath,
  messages: callBackMessages,
  find: readLead,
  isConfirmed: ({ state }) => state !== 'unconfirmed',
  toOutcome: (outbox, lead) => toOutcome(outbox, lead, 'queued'),
  send: sendLeadCode,
  check: checkLeadCode,
  confirm: async (outbox, lead) => {
    const confirmed = await confirmLead(outbox, lead);
    if (confirmed.kind !== 'confirmed' || !confirmed.isNew)
      return toOutcome(outbox, lead, 'queued');
    const reply = await deliverLead(outbox, confirmed.row);
    return toOutcome(outbox, confirmed.row, reply.kind === 'accepted' ? 'delivered' : 'queued');
  },
};

/** @throws when the database cannot be used. */
export function postCallCode(request: Request): Promise<HandlerReply> {
  return postCodePage(callCodePage, request);
}

/** The page reads the record: a refusal is shown there in Lead.svc's words. */
async function toOutcome(
  outbox: Outbox,
  lead: LeadRow,
  kind: 'delivered' | 'queued',
): Promise<HandlerReply> {
  const { reference } = lead;
  const now = outbox.store.now();
  const pass = issueAccessToken(outbox, reference, now);
  const outcome = { kind, reference, pass, call: toScheduledCall(lead, now) };
  return { response: seeOther(toCallBackConfirmationPath(outcome, {})), outcome: kind, reference };
}
