/** Counts of an outbox, for /api/status and monitoring. */
import 'server-only';
import { type Expression, sql } from 'kysely';
import type { LeadState, RequestState } from '../store/outbox-schema.ts';
import type { Store } from '../store/schema.ts';
import { type OutboxName, outboxTables } from './outbox-tables.server.ts';

type OutboxStatus<State extends string> = Record<State, number> & { oldestPendingSeconds: number };
/** Pending rows that are throttled (lib/leads/admit-lead.server.ts) are not late. */
export type LeadStatus = OutboxStatus<LeadState> & { throttled: number };
export type RequestStatus = OutboxStatus<RequestState>;

export async function leadStatus(store: Store, now: Date): Promise<LeadStatus> {
  const { throttled } = await store.db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number | string>().as('throttled'))
    .where('turn', 'is not', null)
    .executeTakeFirstOrThrow();
  const status = await outboxStatus(
    store,
    'lead',
    ['pending', 'delivered', 'refused', 'expired', 'unconfirmed'],
    now,
    sql`case when turn is null then coalesce(released_at, created_at) end`,
  );
  return { ...status, throttled: Number(throttled) };
}

export function requestStatus(store: Store, now: Date): Promise<RequestStatus> {
  return outboxStatus(
    store,
    'service_request',
    ['pending', 'delivered', 'answered', 'expired'],
    now,
  );
}

type SettledCounts = { counts: Map<string, number>; readAt: number };
const settledMaxAgeMs = 3_000;
const settledCountsCache = new WeakMap<Store['db'], Partial<Record<OutboxName, SettledCounts>>>();

/**
 * The query for ended rows reads all of them, their number grows for ever, and the endpoint is public: so the result is
 * cached for a few seconds. Pending rows are few and counted each time.
 */
async function settledCounts(
  db: Store['db'],
  table: OutboxName,
  now: Date,
): Promise<Map<string, number>> {
  const cachedByTable = settledCountsCache.get(db) ?? {};
  settledCountsCache.set(db, cachedByTable);
  const { counts, readAt } = cachedByTable[table] ?? {};
  const ageMs = now.getTime() - (readAt ?? 0);
  if (counts && ageMs >= 0 && ageMs < settledMaxAgeMs) return counts;
  const rows = await outboxTables(db)
    .selectFrom(table)
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .where('state', '<>', 'pending')
    .groupBy('state')
    .execute();
  const read = new Map(rows.map((row) => [row.state, Number(row.count)]));
  cachedByTable[table] = { counts: read, readAt: now.getTime() };
  return read;
}

async function outboxStatus<State extends string>(
  { db }: Store,
  table: OutboxName,
  states: readonly State[],
  now: Date,
  waitsSince: Expression<string | null> = sql`created_at`,
): Promise<OutboxStatus<State>> {
  const settled = await settledCounts(db, table, now);
  const waiting = await outboxTables(db)
    .selectFrom(table)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.min<string | null>(waitsSince).as('since'),
    ])
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  const count = (state: State) =>
    state === 'pending' ? Number(waiting.count) : (settled.get(state) ?? 0);
  return {
    ...(Object.fromEntries(states.map((state) => [state, count(state)])) as Record<State, number>),
    oldestPendingSeconds: waiting.since
      ? Math.max(0, Math.round((now.getTime() - Date.parse(waiting.since)) / 1000))
      : 0,
  };
}
