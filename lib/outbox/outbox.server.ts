/** The dependencies of every outbox step, created once per process, and its tables. */
import 'server-only';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { environment } from '../config/environment.server.ts';
import { type Keys, keys } from '../config/keys.server.ts';
import type { Environment } from '../config/parse-environment.ts';
import { type FieldEncryption, fieldEncryption } from '../store/field-encryption.server.ts';
import { openStore } from '../store/open-store.server.ts';
import type { OutboxTable } from '../store/outbox-schema.ts';
import type { Store, Tables } from '../store/schema.ts';

export type Outbox = { store: Store; env: Environment; keys: Keys; encryption: FieldEncryption };

/** @throws if the database or the keys cannot be opened; the caller responds with 503. */
export async function openOutbox(): Promise<Outbox> {
  const env = environment();
  return outboxFor(await openStore(), env);
}

// Cached: key derivation is slow, and every request needs the keys.
const cachedByStore = new WeakMap<Store, Outbox>();

export function outboxFor(store: Store, env: Environment): Outbox {
  const cached = cachedByStore.get(store);
  if (cached) return cached;
  const outboxKeys = keys(env);
  const outbox = { store, env, keys: outboxKeys, encryption: fieldEncryption(outboxKeys) };
  cachedByStore.set(store, outbox);
  return outbox;
}

/** A send may last until its time-out; the rest covers the database writes. */
export function leadLeaseMs(env: Pick<Environment, 'leadServiceTimeoutMs'>): number {
  return env.leadServiceTimeoutMs + 5_000;
}

/** The columns that all outbox tables share. */
export type OutboxName = 'lead' | 'service_request';
export type OutboxRow = Selectable<OutboxTable>;

/** The same database; Kysely cannot infer that each of these tables has these columns. */
export function outboxTables(
  db: Store['db'] | Transaction<Tables>,
): Kysely<Record<OutboxName, OutboxTable>> {
  return db as unknown as Kysely<Record<OutboxName, OutboxTable>>;
}
