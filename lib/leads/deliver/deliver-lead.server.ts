/** One send of one claimed lead, and the record's new state after the response. */
import 'server-only';
import type { Environment } from '../../config/parse-environment.ts';
import { serviceUrls } from '../../config/service-urls.ts';
import { issueToken } from '../../http/anti-forgery/token.server.ts';
import { generateLead } from '../../lead-service/generate-lead.server.ts';
import type { LeadReply } from '../../lead-service/parse-lead-reply.ts';
import { sendLeaseMs } from '../../outbox/claim-due-rows.server.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { isClaimRunningOut } from '../../outbox/retry-delay.ts';
import { settleWithRetry, unsettledRows } from '../../outbox/settle-with-retry.server.ts';
import { logger } from '../../process/logging/logger.server.ts';
import { optional } from '../../process/logging/optional.server.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { isCallAfterLicence } from '../call-date.ts';
import { withdrawCorrected } from '../corrected-calls.server.ts';
import { leadServiceValues, openLeadMobile } from '../lead-values.server.ts';
import { nextLeadState } from './lead-transitions.ts';

export function leadLeaseMs(env: Pick<Environment, 'leadServiceTimeoutMs'>): number {
  return sendLeaseMs(env.leadServiceTimeoutMs);
}

type DeliverOptions = {
  /** The visitor's own token if there is one; otherwise a token bound to the record. */
  antiForgeryToken?: string | undefined;
  /** The attempt of the request that is answered after it (lead-transitions.ts). */
  isBeforeAnswer?: boolean;
};

/** @returns the reply; `accepted` too where a refusal counts as delivered. */
export async function deliverLead(
  services: Services,
  lead: LeadRow,
  { antiForgeryToken, isBeforeAnswer = false }: DeliverOptions = {},
): Promise<LeadReply | { kind: 'withdrawn'; row: LeadRow }> {
  const { store } = services;
  // A new row was compared with its correction in the transaction that stored it.
  const corrected = isBeforeAnswer
    ? null
    : await optional('correction', () => withdrawCorrected(store.db, lead, store.now()), null);
  if (corrected) return { kind: 'withdrawn', row: corrected };
  const reply = await sendToLeadService(services, lead, antiForgeryToken);
  let isAnswered = !isBeforeAnswer;
  const settled = await settleWithRetry(store, 'lead', lead, (now, current) =>
    nextLeadState(current, reply, {
      now,
      isBeforeAnswer: !isAnswered,
      seal: (text) => services.encryption.seal(text, lead.id),
    }),
  );
  if (settled?.follow_up)
    logger().warn({ reference: lead.reference }, `lead ${settled.follow_up}: see the desk`);
  if (settled) return settled.state === 'delivered' ? { kind: 'accepted' } : reply;
  if (isBeforeAnswer && reply.kind === 'refused' && unsettledRows().has(lead.id)) {
    // If this process ends before the refusal is written, the call is sent again: nobody is told that none is made.
    isAnswered = true;
    return notSettled;
  }
  const withdrawn = await optional('withdrawal', () => readWithdrawn(services, lead, reply), null);
  return withdrawn ? { kind: 'withdrawn', row: withdrawn } : reply;
}

/** The row if it was withdrawn during this send; it says whether the call may be made all the same. */
async function readWithdrawn(
  { store: { db } }: Services,
  { id, attempts, reference }: LeadRow,
  reply: LeadReply,
): Promise<LeadRow | null> {
  const mayHaveArrived =
    reply.kind === 'accepted' || (reply.kind === 'unusable' && reply.mayHaveArrived);
  if (!mayHaveArrived)
    await db
      .updateTable('lead')
      .set({ sending_since: null })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('withdrawn_at', 'is not', null)
      .execute();
  const row = await readByReference(db, 'lead', reference);
  return row?.withdrawn_at ? row : null;
}

async function sendToLeadService(
  services: Services,
  lead: LeadRow,
  token?: string,
): Promise<LeadReply> {
  const { store, env, encryption, keys } = services;
  if (isClaimRunningOut(lead, store.now(), env.leadServiceTimeoutMs))
    return notSent('claim ran out');
  if (isCallAfterLicence(env.broker.licence, lead.time_slot, store.now()))
    return notSent('registration ends before the call');
  const opened = openLeadMobile(encryption, lead);
  if (opened.kind === 'erased') return notSent('number erased');
  // Sealed with another key: a configuration error that restoring the key fixes, so the lead waits.
  if (opened.kind === 'unreadable') return notSent('cannot be decrypted');
  return generateLead(leadServiceValues(encryption, lead), {
    serviceUrl: serviceUrls(lead.upstream, env).serviceUrl,
    timeoutMs: env.leadServiceTimeoutMs,
    antiForgeryToken: token ?? issueToken(lead.id, keys.antiForgerySecret, store.now()),
  });
}

const notSettled: LeadReply = {
  kind: 'unusable',
  reason: 'not-settled',
  mayHaveArrived: true,
  detail: 'its refusal is not written yet',
};

function notSent(detail: string): LeadReply {
  return { kind: 'unusable', reason: 'not-sent', mayHaveArrived: false, detail };
}
