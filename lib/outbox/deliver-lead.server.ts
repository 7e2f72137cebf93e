/**
 * One send of one claimed lead, and what its answer makes of the record. Only the holder of the claim
 * (the row's attempt number) may write: a sender that was too slow and lost its lease changes nothing.
 */
import 'server-only';
import { issueToken } from '../anti-forgery/token.server.ts';
import type { ProductCode } from '../call-back/products.ts';
import type { TimeSlot } from '../call-back/time-slots.ts';
import { serviceUrls } from '../config/service-urls.ts';
import { generateProductwiseLead } from '../lead-service/generate-lead.server.ts';
import type { LeadAnswer } from '../lead-service/lead.ts';
import type { LeadRow } from '../store/schema.ts';
import type { Outbox } from './outbox.server.ts';
import { retryWaitMs } from './retry-wait.ts';

/** @param antiForgeryToken the visitor's own token where there is one; otherwise one bound to the record. */
export async function deliverLead(
  outbox: Outbox,
  lead: LeadRow,
  antiForgeryToken?: string,
): Promise<LeadAnswer> {
  const answer = await send(outbox, lead, antiForgeryToken);
  await settle(outbox, lead, answer, new Date());
  return answer;
}

async function send(outbox: Outbox, lead: LeadRow, token?: string): Promise<LeadAnswer> {
  const { env, encryption, keys } = outbox;
  if (!lead.mobile_sealed) {
    return {
      kind: 'unusable',
      reason: 'malformed',
      mayHaveArrived: false,
      detail: 'number erased',
    };
  }
  let mobile: string;
  try {
    mobile = encryption.open(lead.mobile_sealed, lead.id);
  } catch {
    // Sealed with another key: an operator's mistake that restoring the key mends, so the lead waits.
    return {
      kind: 'unusable',
      reason: 'malformed',
      mayHaveArrived: false,
      detail: 'cannot be decrypted',
    };
  }
  return generateProductwiseLead(
    { mobile, product: lead.product as ProductCode, timeSlot: lead.time_slot as TimeSlot },
    {
      serviceUrl: serviceUrls(lead.upstream, env).serviceUrl,
      timeoutMs: env.leadServiceTimeoutMs,
      antiForgeryToken: token ?? issueToken(lead.id, keys.antiForgerySecret, new Date()),
    },
  );
}

async function settle(outbox: Outbox, lead: LeadRow, answer: LeadAnswer, now: Date) {
  await outbox.store.db
    .updateTable('lead')
    .set({ sending_since: null, ...consequence(outbox, lead, answer, now) })
    .where('id', '=', lead.id)
    .where('state', '=', 'pending')
    .where('attempts', '=', lead.attempts)
    .execute();
}

function consequence(
  { encryption }: Outbox,
  lead: LeadRow,
  answer: LeadAnswer,
  now: Date,
): Partial<LeadRow> {
  switch (answer.kind) {
    case 'accepted':
      return { state: 'delivered', settled_at: now.toISOString(), last_problem: null };
    case 'refused':
      return {
        state: 'refused',
        settled_at: now.toISOString(),
        last_problem: null,
        refusal_sealed: encryption.seal(answer.message, lead.id),
      };
    case 'unusable':
      return {
        next_attempt_at: new Date(now.getTime() + retryWaitMs(lead.attempts)).toISOString(),
        last_problem: `${answer.reason}: ${answer.detail}`.slice(0, 200),
        possibly_duplicate: answer.mayHaveArrived ? 1 : lead.possibly_duplicate,
      };
  }
}
