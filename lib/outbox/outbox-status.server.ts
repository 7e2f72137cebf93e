/** Counts of an outbox, for /api/status and monitoring. */
import 'server-only';
import { type Expression, sql } from 'kysely';
import type { Store } from '../store/schema/schema.ts';
import { type OutboxName, outboxTables } from './outbox-tables.server.ts';

export type OutboxStatus<State extends string> = Record<State, number> & {
  oldestPendingSeconds: number;
};

type StatusOptions<State extends string> = {
  states: readonly State[];
  now: Date;
  /** Since when a pending row waits; null for a row that is not late however long it waits. */
  waitsSince?: Expression<string | null>;
};

export async function outboxStatus<State extends string>(
  { db }: Store,
  table: OutboxName,
  { states, now, waitsSince = sql`created_at` }: StatusOptions<State>,
): Promise<OutboxStatus<State>> {
  const settled = await settledCounts(db, table, now);
  const waiting = await outboxTables(db)
    .selectFrom(table)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<string | null>(waitsSince).as('since'),
    ])
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  const count = (state: State) => (state === 'pending' ? waiting.count : (settled.get(state) ?? 0));
  return {
    ...(Object.fromEntries(states.map((state) => [state, count(state)])) as Record<State, number>),
    oldestPendingSeconds: waiting.since
      ? Math.max(0, Math.round((now.getTime() - Date.parse(waiting.since)) / 1000))
      : 0,
  };
}

type SettledCounts = { counts: Map<string, number>; readAt: number; maxAgeMs: number };
const minSettledAgeMs = 3_000;
/** The query takes a hundredth of a process's time at most. */
const ageOfQueryTime = 100;
const settledCountsCache = new WeakMap<Store['db'], Partial<Record<OutboxName, SettledCounts>>>();

/**
 * The query for ended rows reads all of them, their number grows for ever, and the endpoint is public: so the result is
 * cached, the longer the slower the query. Pending rows are few and counted each time.
 */
async function settledCounts(
  db: Store['db'],
  table: OutboxName,
  now: Date,
): Promise<Map<string, number>> {
  const cachedByTable = settledCountsCache.get(db) ?? {};
  settledCountsCache.set(db, cachedByTable);
  const cached = cachedByTable[table];
  const ageMs = now.getTime() - (cached?.readAt ?? 0);
  if (cached && ageMs >= 0 && ageMs < cached.maxAgeMs) return cached.counts;
  const startedAt = performance.now();
  const rows = await outboxTables(db)
    .selectFrom(table)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('state', '<>', 'pending')
    .groupBy('state')
    .execute();
  const countByState = new Map(rows.map((row) => [row.state, row.count]));
  const maxAgeMs = Math.max(minSettledAgeMs, ageOfQueryTime * (performance.now() - startedAt));
  cachedByTable[table] = { counts: countByState, readAt: now.getTime(), maxAgeMs };
  return countByState;
}
