/** How the outbox stands, in numbers: for /api/status and whoever watches it. */
import 'server-only';
import type { LeadState, Store } from '../store/schema.ts';

export type LeadStatus = Record<LeadState, number> & { oldestPendingSeconds: number };

export async function leadStatus({ db }: Store, now: Date): Promise<LeadStatus> {
  const counts = await db
    .selectFrom('lead')
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute();
  const oldest = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.min('created_at').as('created_at'))
    .where('state', '=', 'pending')
    .executeTakeFirst();
  const count = (state: LeadState) => Number(counts.find((row) => row.state === state)?.count ?? 0);
  return {
    pending: count('pending'),
    delivered: count('delivered'),
    refused: count('refused'),
    expired: count('expired'),
    oldestPendingSeconds: oldest?.created_at
      ? Math.max(0, Math.round((now.getTime() - Date.parse(oldest.created_at)) / 1000))
      : 0,
  };
}
