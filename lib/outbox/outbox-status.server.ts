/** How an outbox stands, in numbers: for /api/status and whoever watches it. */
import 'server-only';
import type { LeadState, RequestState } from '../store/outbox-schema.ts';
import type { Store } from '../store/schema.ts';
import { type OutboxName, outboxTables } from './outbox.server.ts';

type OutboxStatus<State extends string> = Record<State, number> & { oldestPendingSeconds: number };
export type LeadStatus = OutboxStatus<LeadState>;
export type RequestStatus = OutboxStatus<RequestState>;

export function leadStatus(store: Store, now: Date): Promise<LeadStatus> {
  return outboxStatus(store, 'lead', ['pending', 'delivered', 'refused', 'expired'], now);
}

export function requestStatus(store: Store, now: Date): Promise<RequestStatus> {
  return outboxStatus(
    store,
    'service_request',
    ['pending', 'delivered', 'answered', 'expired'],
    now,
  );
}

async function outboxStatus<State extends string>(
  { db }: Store,
  table: OutboxName,
  states: readonly State[],
  now: Date,
): Promise<OutboxStatus<State>> {
  const counts = await outboxTables(db)
    .selectFrom(table)
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute();
  const oldest = await outboxTables(db)
    .selectFrom(table)
    .select(({ fn }) => fn.min('created_at').as('created_at'))
    .where('state', '=', 'pending')
    .executeTakeFirst();
  const count = (state: State) => Number(counts.find((row) => row.state === state)?.count ?? 0);
  return {
    ...(Object.fromEntries(states.map((state) => [state, count(state)])) as Record<State, number>),
    oldestPendingSeconds: oldest?.created_at
      ? Math.max(0, Math.round((now.getTime() - Date.parse(oldest.created_at)) / 1000))
      : 0,
  };
}
