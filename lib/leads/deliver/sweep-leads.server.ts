/** One round of the leads' sweeper: each upstream has its own queue and its own health. */
import 'server-only';
import { sql } from 'kysely';
import { isLicenceOver } from '../../config/licence.ts';
import type { Upstream } from '../../config/service-urls.ts';
import { type ClaimOrder, claimDueRows } from '../../outbox/claim-due-rows.server.ts';
import {
  type QueueHealth,
  type RoundOutcome,
  type SendOutcome,
  sweepQueue,
} from '../../outbox/sweep-queue.server.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { deliverLead, leadLeaseMs } from './deliver-lead.server.ts';

const leadConcurrency = 8;

export type UpstreamHealth = Record<Upstream, QueueHealth>;

export function initialUpstreamHealth(): UpstreamHealth {
  return { live: { isUp: true }, qa: { isUp: true } };
}

export async function sweepLeads(
  services: Services,
  health: UpstreamHealth,
  isStopped: () => boolean = () => false,
): Promise<RoundOutcome> {
  const result: RoundOutcome = { settled: 0, unusable: 0 };
  // Held, and not claimed: a claim would count as an attempt.
  if (isLicenceOver(services.env.broker.licence, services.store.now())) return result;
  for (const upstream of ['live', 'qa'] as const) {
    const queue = {
      concurrency: leadConcurrency,
      claim: (limit: number, order: ClaimOrder) =>
        claimDue(services, upstream, { limit, now: services.store.now(), order }),
      send: (lead: LeadRow) => sendDueLead(services, lead),
    };
    const { settled, unusable } = await sweepQueue(queue, health[upstream], isStopped);
    result.settled += settled;
    result.unusable += unusable;
  }
  return result;
}

export function claimDue(
  { store, env }: Services,
  upstream: Upstream,
  { limit, now, order = 'longest-due' }: { limit: number; now: Date; order?: ClaimOrder },
): Promise<LeadRow[]> {
  return claimDueRows<LeadRow>(store, 'lead', {
    limit,
    order,
    leaseMs: leadLeaseMs(env),
    now,
    only: sql`upstream = ${upstream} and expires_at > ${now.toISOString()}`,
    markLostSend: 'maybe_accepted',
  });
}

async function sendDueLead(services: Services, lead: LeadRow): Promise<SendOutcome> {
  const reply = await deliverLead(services, lead);
  // What Lead.svc answered to a withdrawn one is not known here.
  if (reply.kind === 'withdrawn') return { isSettled: true, upstreamStatus: 'unknown' };
  if (reply.kind !== 'unusable') return { isSettled: true, upstreamStatus: 'up' };
  return { isSettled: false, upstreamStatus: reply.reason === 'not-sent' ? 'unknown' : 'down' };
}
