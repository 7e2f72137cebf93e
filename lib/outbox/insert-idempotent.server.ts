/**
 * Inserts a row into an outbox. Rule: nothing is confirmed to the client before the commit, and the same request sent
 * twice is one row.
 */
import 'server-only';
import { sql, type Transaction } from 'kysely';
import { dayMs, minuteMs, timestampBefore } from '../dates/iso-date.ts';
import { acquireAdvisoryLock } from '../store/acquire-advisory-lock.server.ts';
import type { FieldEncryption } from '../store/field-encryption.server.ts';
import type { Store, Tables } from '../store/schema/schema.ts';
import { type OutboxName, type OutboxRow, outboxTables } from './outbox-tables.server.ts';
import { createReference } from './reference.ts';

const defaultDedupeWindowMs = 10 * minuteMs;

/** Stored, by this post or by an earlier one of the same submission. */
export type RecordedRow<Row> = { kind: 'inserted'; row: Row } | { kind: 'repeated'; row: Row };

export function isRecorded<Row>(outcome: { kind: string }): outcome is RecordedRow<Row> {
  return outcome.kind === 'inserted' || outcome.kind === 'repeated';
}

export type InsertOutcome<Row> = RecordedRow<Row> | { kind: 'too-many'; retryAfterSeconds: number };

/** Which earlier rows with the same content count as this one; a row with its idempotency key always does. */
export type DuplicateRule = {
  states: readonly string[];
  /** Milliseconds; ten minutes by default. */
  windowMs?: number;
};

export type RejectedInsert<Rejection> = { kind: 'rejected'; rejection: Rejection };

type InsertOptions<Row, Rejection> = {
  /** Prefix of the reference. */
  prefix: string;
  /** The contact whose daily limit applies; null for no limit. */
  contact: { column: 'mobile_key' | 'email_key'; key: string } | null;
  perDay: number;
  now: Date;
  /** Runs under the lock, first and for a repetition too: a rejection, or what is a repetition. */
  check: (
    transaction: Transaction<Tables>,
  ) => Promise<{ kind: 'checked'; duplicates: DuplicateRule } | RejectedInsert<Rejection>>;
  /** Runs under the lock, last: changes to the new row, or a rejection. */
  admit?: (
    transaction: Transaction<Tables>,
  ) => Promise<{ kind: 'admitted'; changes: Partial<Row> } | RejectedInsert<Rejection>>;
  /** Runs under the lock for a repetition: changes to the existing row, whose latest post decides. */
  onRepeat?: (transaction: Transaction<Tables>, existing: Row) => Promise<Partial<Row>>;
  /** Further writes of the same transaction. */
  afterInsert?: (transaction: Transaction<Tables>, row: Row) => Promise<void>;
};

/** @throws the database's error if it could not be written: then nothing was accepted. */
export async function insertIdempotent<Row extends OutboxRow, Rejection = never>(
  store: Store,
  table: OutboxName,
  row: Row,
  options: InsertOptions<Row, Rejection>,
): Promise<InsertOutcome<Row> | Rejection> {
  const { contact, check, admit, onRepeat, afterInsert, prefix, now } = options;
  const lockKey = contact?.key ?? row.request_key;
  let toCommit: Row | undefined;
  try {
    return await store.db.transaction().execute(async (transaction) => {
      await acquireAdvisoryLock(store, transaction, lockKey);
      const checked = await check(transaction);
      if (checked.kind === 'rejected') return checked.rejection;
      const { existingRow, isKeyTaken } = await findDuplicate(store, transaction, table, {
        row,
        rule: checked.duplicates,
        now,
      });
      if (existingRow) {
        const changes = (await onRepeat?.(transaction, existingRow as Row)) ?? {};
        const rows = outboxTables(transaction).updateTable(table).where('id', '=', existingRow.id);
        if (Object.keys(changes).length > 0) await rows.set(changes).execute();
        return { kind: 'repeated', row: { ...(existingRow as Row), ...changes } };
      }
      const retryAfterSeconds = await secondsUntilAllowed(transaction, table, options);
      if (retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds };
      const admitted = await admit?.(transaction);
      if (admitted?.kind === 'rejected') return admitted.rejection;
      const insertedRow = await insert(
        transaction,
        table,
        { ...row, ...(isKeyTaken && { idempotency_key: null }), ...admitted?.changes },
        prefix,
      );
      await afterInsert?.(transaction, insertedRow);
      toCommit = insertedRow;
      return { kind: 'inserted', row: insertedRow };
    });
  } catch (error) {
    if (toCommit && (await isCommitted(store, table, toCommit, lockKey)))
      return { kind: 'inserted', row: toCommit };
    throw error;
  }
}

/**
 * Postgres may commit and its answer be lost with the connection. The lock waits for a commit that is still under way.
 */
async function isCommitted(
  store: Store,
  table: OutboxName,
  { id }: OutboxRow,
  lockKey: string,
): Promise<boolean> {
  try {
    return await store.db.transaction().execute(async (transaction) => {
      await acquireAdvisoryLock(store, transaction, lockKey);
      const rows = outboxTables(transaction).selectFrom(table).select('id');
      return (await rows.where('id', '=', id).executeTakeFirst()) !== undefined;
    });
  } catch {
    // The database is gone: its first error is the one that is thrown and logged.
    return false;
  }
}

export function idempotencyKeyOf(
  { keyedHash }: Pick<FieldEncryption, 'keyedHash'>,
  browserKey: string | undefined,
): string | null {
  return browserKey ? keyedHash(`idempotency:${browserKey}`) : null;
}

/** A reference is short enough to read out, so it may collide: then the row gets a new one. */
async function insert<Row extends OutboxRow>(
  transaction: Transaction<Tables>,
  table: OutboxName,
  row: Row,
  prefix: string,
): Promise<Row> {
  for (let tries = 0; tries < 5; tries++) {
    const rowToTry = tries === 0 ? row : { ...row, reference: createReference(prefix) };
    const { numInsertedOrUpdatedRows } = await outboxTables(transaction)
      .insertInto(table)
      .values(rowToTry)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) > 0) return rowToTry;
  }
  throw new Error('No free reference found');
}

/** Locked: its sender may be storing an outcome, which decides what a repetition is told. */
async function findDuplicate(
  store: Store,
  transaction: Transaction<Tables>,
  table: OutboxName,
  { row, rule, now }: { row: OutboxRow; rule: DuplicateRule; now: Date },
): Promise<{ existingRow: OutboxRow | null; isKeyTaken: boolean }> {
  const { states, windowMs = defaultDedupeWindowMs } = rule;
  const rows = outboxTables(transaction).selectFrom(table).selectAll();
  const all = store.dialect === 'postgres' ? rows.forUpdate() : rows;
  const sameKey =
    row.idempotency_key === null
      ? undefined
      : await all.where('idempotency_key', '=', row.idempotency_key).executeTakeFirst();
  // A key counts for the same content only.
  const isKeyTaken = sameKey !== undefined && sameKey.request_key !== row.request_key;
  if (sameKey && !isKeyTaken) return { existingRow: sameKey, isKeyTaken };
  if (states.length === 0) return { existingRow: null, isKeyTaken };
  const sameContent = await all
    .where('request_key', '=', row.request_key)
    .where('created_at', '>', timestampBefore(now, windowMs))
    .where('state', 'in', [...states])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { existingRow: sameContent ?? null, isKeyTaken };
}

/** Zero if this person may send one more request; otherwise the seconds until their oldest one is a day old. */
async function secondsUntilAllowed<Row, Rejection>(
  transaction: Transaction<Tables>,
  table: OutboxName,
  { contact, perDay, now }: InsertOptions<Row, Rejection>,
): Promise<number> {
  if (!contact) return 0;
  const lastDay = await outboxTables(transaction)
    .selectFrom(table)
    .select('created_at')
    .where(sql.ref(contact.column), '=', contact.key)
    .where('created_at', '>', timestampBefore(now, dayMs))
    .orderBy('created_at', 'desc')
    .limit(perDay)
    .execute();
  const blocking = lastDay.at(perDay - 1);
  if (!blocking) return 0;
  const freeAt = Date.parse(blocking.created_at) + dayMs;
  return Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000));
}
