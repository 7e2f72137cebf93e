/**
 * One round of the sweeper: deliver what is due. Rule: a row is claimed before it is sent and sent at
 * once, so two sweepers (two processes, a restart) never hold the same lead.
 */
import 'server-only';
import { sql } from 'kysely';
import type { Upstream } from '../config/service-urls.ts';
import type { LeadRow } from '../store/schema.ts';
import { deliverLead } from './deliver-lead.server.ts';
import { leaseMs, type Outbox } from './outbox.server.ts';

const sendsAtOnce = 8;

/** Whether each upstream's last send got a usable answer; remembered between rounds by the sweeper. */
export type UpstreamHealth = Record<Upstream, boolean>;

export type RoundResult = { settled: number; unusable: number };

/** @param isStopped asked between sends: on shutdown the round ends early. */
export async function sweepRound(
  outbox: Outbox,
  health: UpstreamHealth,
  isStopped: () => boolean = () => false,
): Promise<RoundResult> {
  const result: RoundResult = { settled: 0, unusable: 0 };
  for (const upstream of ['live', 'qa'] as const) {
    while (!isStopped()) {
      // While an upstream does not answer, one lead asks whether it is back; the rest stay due for then.
      const limit = health[upstream] ? sendsAtOnce : 1;
      const claimed = await claimDue(outbox, upstream, limit, new Date());
      const answers = await Promise.all(claimed.map((lead) => deliverLead(outbox, lead)));
      const unusable = answers.filter((answer) => answer.kind === 'unusable');
      result.unusable += unusable.length;
      result.settled += answers.length - unusable.length;
      // What was never sent says nothing about the upstream.
      const failed = unusable.filter(({ reason }) => reason !== 'not-sent').length;
      if (answers.length > unusable.length || failed > 0) health[upstream] = failed === 0;
      if (answers.length < limit || !health[upstream]) break;
    }
  }
  return result;
}

export async function claimDue(
  { store, env }: Outbox,
  upstream: Upstream,
  limit: number,
  now: Date,
): Promise<LeadRow[]> {
  const nowText = now.toISOString();
  return store.db
    .updateTable('lead')
    .set({
      attempts: sql<number>`attempts + 1`,
      // A send that never ended may have arrived; this one may be its second.
      possibly_duplicate: sql<
        0 | 1
      >`case when sending_since is null then possibly_duplicate else 1 end`,
      sending_since: nowText,
      next_attempt_at: new Date(now.getTime() + leaseMs(env)).toISOString(),
    })
    .where('id', 'in', (due) => {
      const rows = due
        .selectFrom('lead')
        .select('id')
        .where('state', '=', 'pending')
        .where('upstream', '=', upstream)
        .where('next_attempt_at', '<=', nowText)
        .where('expires_at', '>', nowText)
        .orderBy('next_attempt_at')
        .limit(limit);
      return store.dialect === 'postgres' ? rows.forUpdate().skipLocked() : rows;
    })
    .where('next_attempt_at', '<=', nowText)
    .returningAll()
    .execute();
}
