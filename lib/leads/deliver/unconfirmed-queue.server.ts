/**
 * One mail to the desk for each call whose code was not entered. Rule: a visitor who may still be typing is not
 * reported: it waits until the last code sent to the number expires, and a code entered meanwhile takes the lead away.
 */
import 'server-only';
import { sql } from 'kysely';
import { requestKinds } from '../../content/requests/request-kinds.ts';
import { mailSender } from '../../messages/mail/mail-sender.server.ts';
import { type ClaimOrder, claimDueRows } from '../../outbox/claim-due-rows.server.ts';
import { mailConcurrency, mailLeaseMs, settleMail } from '../../outbox/mail-retry.server.ts';
import type { Queue, SendOutcome } from '../../outbox/sweep-queue.server.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { unconfirmedMail } from './unconfirmed-mail.ts';

export function unconfirmedQueue(services: Services): Queue<LeadRow> {
  return {
    concurrency: mailConcurrency,
    claim: (limit, order) => claimUnreported(services, limit, order, services.store.now()),
    send: (lead) => notifyDesk(services, lead),
  };
}

function claimUnreported(
  { store, env }: Services,
  limit: number,
  order: ClaimOrder,
  now: Date,
): Promise<LeadRow[]> {
  const nowText = now.toISOString();
  return claimDueRows<LeadRow>(store, 'lead', {
    limit,
    order,
    leaseMs: mailLeaseMs(env),
    now,
    state: 'unconfirmed',
    only: sql`expires_at > ${nowText} and not exists (
      select 1 from one_time_code as code
      where code.contact_key = lead.mobile_key and code.purpose = 'call-back'
        and code.closed_at is null and code.expires_at > ${nowText})`,
  });
}

async function notifyDesk(services: Services, lead: LeadRow): Promise<SendOutcome> {
  const { store, env } = services;
  const { from, mailboxes } = env.mail;
  const to = mailboxes[requestKinds['stop-calls'].mailbox];
  const outcome = await mailSender(env)(unconfirmedMail(lead, { from, to }));
  return settleMail(store, 'lead', lead, {
    outcome,
    toSent: () => ({
      // Due again when the lead expires, so never.
      next_attempt_at: lead.expires_at,
      last_problem: null,
    }),
  });
}
