/**
 * One send of one claimed lead, and what its answer makes of the record. Only the holder of the claim
 * (the row's attempt number) may write: a sender that was too slow and lost its lease changes nothing.
 */
import 'server-only';
import { issueToken } from '../anti-forgery/token.server.ts';
import type { ProductCode } from '../call-back/products.ts';
import type { TimeSlot } from '../call-back/time-slots.ts';
import { serviceUrls } from '../config/service-urls.ts';
import { errorName } from '../http/handle.server.ts';
import { generateProductwiseLead } from '../lead-service/generate-lead.server.ts';
import type { LeadAnswer, UnusableReason } from '../lead-service/lead.ts';
import { logger } from '../logging/logger.server.ts';
import type { LeadRow } from '../store/schema.ts';
import type { Outbox } from './outbox.server.ts';
import { retryWaitMs } from './retry-wait.ts';

const settleRetryMs = 200;

/** @param antiForgeryToken the visitor's own token where there is one; otherwise one bound to the record. */
export async function deliverLead(
  outbox: Outbox,
  lead: LeadRow,
  antiForgeryToken?: string,
): Promise<LeadAnswer> {
  const answer = await send(outbox, lead, antiForgeryToken);
  await settleInTheEnd(outbox, lead, answer);
  return answer;
}

async function send(outbox: Outbox, lead: LeadRow, token?: string): Promise<LeadAnswer> {
  const { env, encryption, keys } = outbox;
  // A claim that waited long for the database is about to be another sender's.
  if (Date.parse(lead.next_attempt_at) - Date.now() < env.leadServiceTimeoutMs) {
    return notSent('claim ran out');
  }
  if (!lead.mobile_sealed) return notSent('number erased');
  let mobile: string;
  try {
    mobile = encryption.open(lead.mobile_sealed, lead.id);
  } catch {
    // Sealed with another key: an operator's mistake that restoring the key mends, so the lead waits.
    return notSent('cannot be decrypted');
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

function notSent(detail: string): LeadAnswer {
  return { kind: 'unusable', reason: 'not-sent', mayHaveArrived: false, detail };
}

/**
 * What Lead.svc answered must not get lost in a passing failure of the database: the lead would go out a
 * second time. The first try is waited for; further ones go on until the claim runs out.
 */
async function settleInTheEnd(outbox: Outbox, lead: LeadRow, answer: LeadAnswer): Promise<void> {
  const trySettle = () => settle(outbox, lead, answer, new Date());
  try {
    await trySettle();
  } catch (error) {
    logger().error({ reference: lead.reference, problem: errorName(error) }, 'outcome not written');
    void retryUntil(Date.parse(lead.next_attempt_at), trySettle);
  }
}

async function retryUntil(deadline: number, work: () => Promise<void>): Promise<void> {
  while (Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, settleRetryMs));
    try {
      return await work();
    } catch {
      // Logged the first time; the lead falls due again if this goes on.
    }
  }
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
        next_attempt_at: new Date(now.getTime() + waitMs(lead, answer.reason)).toISOString(),
        last_problem: `${answer.reason}: ${answer.detail}`.slice(0, 200),
        possibly_duplicate: answer.mayHaveArrived ? 1 : lead.possibly_duplicate,
      };
  }
}

/** What only an operator can mend waits as long as anything may; Lead.svc's faults pass sooner. */
function waitMs({ attempts }: LeadRow, reason: UnusableReason): number {
  return retryWaitMs(reason === 'not-sent' ? Number.MAX_SAFE_INTEGER : attempts);
}
