/** One send of one claimed lead, and the record's new state after the response. */
import 'server-only';
import { issueToken } from '../../anti-forgery/token.server.ts';
import { isLicenceOver } from '../../config/licence.ts';
import type { Environment } from '../../config/parse-environment.ts';
import { serviceUrls } from '../../config/service-urls.ts';
import { minuteMs } from '../../dates/iso-date.ts';
import { generateLead } from '../../lead-service/generate-lead.server.ts';
import type { LeadReply } from '../../lead-service/parse-lead-reply.ts';
import type { UnusableReason } from '../../lead-service/service-reply.ts';
import { sendLeaseMs } from '../../outbox/claim-due-rows.server.ts';
import { isClaimRunningOut, jittered, retryDelayMs } from '../../outbox/retry-delay.ts';
import { settleWithRetry } from '../../outbox/settle-with-retry.server.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { timestampAfter } from '../../store/timestamps.ts';
import { leadServiceValues, openLeadMobile } from '../lead-values.server.ts';

/** The longest delay between two attempts: we promise that an expert rings within 15 minutes. */
export const maxLeadDelayMs = minuteMs;

export function leadLeaseMs(env: Pick<Environment, 'leadServiceTimeoutMs'>): number {
  return sendLeaseMs(env.leadServiceTimeoutMs);
}

/** @param antiForgeryToken the visitor's own token if there is one; otherwise a token bound to the record. */
export async function deliverLead(
  services: Services,
  lead: LeadRow,
  antiForgeryToken?: string,
): Promise<LeadReply> {
  const reply = await sendToLeadService(services, lead, antiForgeryToken);
  await settleWithRetry(services.store, 'lead', lead, (now) =>
    nextState(services, lead, reply, now),
  );
  return reply;
}

async function sendToLeadService(
  services: Services,
  lead: LeadRow,
  token?: string,
): Promise<LeadReply> {
  const { store, env, encryption, keys } = services;
  if (isClaimRunningOut(lead, store.now(), env.leadServiceTimeoutMs))
    return notSent('claim ran out');
  if (isLicenceOver(env.broker.licence, store.now())) return notSent('registration has ended');
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

function notSent(detail: string): LeadReply {
  return { kind: 'unusable', reason: 'not-sent', mayHaveArrived: false, detail };
}

function nextState(
  { encryption }: Services,
  lead: LeadRow,
  reply: LeadReply,
  now: Date,
): Partial<LeadRow> {
  switch (reply.kind) {
    case 'accepted':
      return { state: 'delivered', settled_at: now.toISOString(), last_problem: null };
    case 'refused':
      return {
        state: 'refused',
        settled_at: now.toISOString(),
        last_problem: null,
        refusal_sealed: encryption.seal(reply.message, lead.id),
      };
    case 'unusable':
      return {
        next_attempt_at: timestampAfter(now, leadRetryDelayMs(lead, reply.reason)),
        last_problem: `${reply.reason}: ${reply.detail}`,
        possibly_duplicate: reply.mayHaveArrived ? 1 : lead.possibly_duplicate,
      };
  }
}

/** Faults that only an operator can fix use the longest delay; faults of Lead.svc pass sooner. */
function leadRetryDelayMs({ attempts }: LeadRow, reason: UnusableReason): number {
  return reason === 'not-sent' ? jittered(maxLeadDelayMs) : retryDelayMs(attempts, maxLeadDelayMs);
}
