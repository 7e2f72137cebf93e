/**
 * Writes a row of an outbox down. Rule: nobody is told that we have it before this has committed, and the same
 * request sent twice is one row.
 */
import 'server-only';
import { sql, type Transaction } from 'kysely';
import { dayMs } from '../dates/iso-date.ts';
import type { Store, Tables } from '../store/schema.ts';
import { type OutboxName, type OutboxRow, outboxTables } from './outbox.server.ts';
import { newReference } from './reference.ts';

/** The same submission within this time is not a second one. */
const defaultDedupeWindowMs = 10 * 60_000;

export type InsertOutcome<Row> =
  | { kind: 'inserted'; row: Row }
  | { kind: 'repeated'; row: Row }
  | { kind: 'too-many'; retryAfterSeconds: number };

type InsertOptions<Row, Refusal> = {
  /** Of the reference. */
  prefix: string;
  /** Whose daily allowance counts; null counts nobody's. */
  contact: { column: 'mobile_key' | 'email_key'; key: string } | null;
  perDay: number;
  /** A row in one of these states is found again by what was asked. */
  duplicateStates: readonly string[];
  /** For so long, in ms; ten minutes where it is left out. */
  dedupeWindowMs?: number | undefined;
  /** Asked of a row that was found by what was asked: false makes it a request of its own. */
  isDuplicate?: () => boolean;
  /** Done under the lock in any case, for a repetition too. */
  before?: (transaction: Transaction<Tables>) => Promise<void>;
  now: Date;
  /** Asked under the lock, before anything else: an answer ends it there. */
  refuse?: (transaction: Transaction<Tables>) => Promise<Refusal | null>;
  /** Asked under the lock, last: what changes in the row that is about to be written, or why it is not. */
  admit?: (
    transaction: Transaction<Tables>,
  ) => Promise<{ changes: Partial<Row> } | { refusal: Refusal }>;
  /** What else must be written with the row, or not at all. */
  afterInsert?: (transaction: Transaction<Tables>, row: Row) => Promise<void>;
};

/** @throws the database's error when it could not be written: then nothing was accepted. */
export async function insertIdempotent<Row extends OutboxRow, Refusal = never>(
  store: Store,
  table: OutboxName,
  row: Row,
  options: InsertOptions<Row, Refusal>,
): Promise<InsertOutcome<Row> | Refusal> {
  const { contact, before, refuse, admit, afterInsert, prefix } = options;
  return store.db.transaction().execute(async (transaction) => {
    await acquireAdvisoryLock(store, transaction, contact?.key ?? row.request_key);
    await before?.(transaction);
    const refusal = await refuse?.(transaction);
    if (refusal) return refusal;
    const repeated = await findDuplicate(transaction, table, row, options);
    if (repeated) return { kind: 'repeated', row: repeated as Row };
    const retryAfterSeconds = await secondsUntilAllowed(transaction, table, options);
    if (retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds };
    const admitted = await admit?.(transaction);
    if (admitted && 'refusal' in admitted) return admitted.refusal;
    const inserted = await insert(transaction, table, { ...row, ...admitted?.changes }, prefix);
    await afterInsert?.(transaction, inserted);
    return { kind: 'inserted', row: inserted };
  });
}

/** SQLite has one writer; on Postgres, two requests of one person wait for each other. */
export async function acquireAdvisoryLock(
  store: Store,
  transaction: Transaction<Tables>,
  key: string,
): Promise<void> {
  if (store.dialect !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(transaction);
}

/** A reference is short enough to be read out, so another record may have it already: then it gets a new one. */
async function insert<Row extends OutboxRow>(
  transaction: Transaction<Tables>,
  table: OutboxName,
  row: Row,
  prefix: string,
): Promise<Row> {
  for (let tries = 0; tries < 5; tries++) {
    const tried = tries === 0 ? row : { ...row, reference: newReference(prefix) };
    const { numInsertedOrUpdatedRows } = await outboxTables(transaction)
      .insertInto(table)
      .values(tried)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) > 0) return tried;
  }
  throw new Error('No free reference found');
}

async function findDuplicate<Row, Refusal>(
  transaction: Transaction<Tables>,
  table: OutboxName,
  row: OutboxRow,
  options: InsertOptions<Row, Refusal>,
): Promise<OutboxRow | undefined> {
  const { now, duplicateStates, dedupeWindowMs = defaultDedupeWindowMs, isDuplicate } = options;
  const db = outboxTables(transaction);
  if (row.idempotency_key) {
    const sameKey = await db
      .selectFrom(table)
      .selectAll()
      .where('idempotency_key', '=', row.idempotency_key)
      .executeTakeFirst();
    if (sameKey) return sameKey;
  }
  if (duplicateStates.length === 0 || isDuplicate?.() === false) return undefined;
  return db
    .selectFrom(table)
    .selectAll()
    .where('request_key', '=', row.request_key)
    .where('created_at', '>', new Date(now.getTime() - dedupeWindowMs).toISOString())
    .where('state', 'in', [...duplicateStates])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Zero when this person may ask once more; otherwise the seconds until their oldest request is a day old. */
async function secondsUntilAllowed<Row, Refusal>(
  transaction: Transaction<Tables>,
  table: OutboxName,
  { contact, perDay, now }: InsertOptions<Row, Refusal>,
): Promise<number> {
  if (!contact) return 0;
  const lastDay = await outboxTables(transaction)
    .selectFrom(table)
    .select('created_at')
    .where(sql.ref(contact.column), '=', contact.key)
    .where('created_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .orderBy('created_at', 'desc')
    .limit(perDay)
    .execute();
  const blocking = lastDay.at(perDay - 1);
  if (!blocking) return 0;
  const freeAt = Date.parse(blocking.created_at) + dayMs;
  return Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000));
}
