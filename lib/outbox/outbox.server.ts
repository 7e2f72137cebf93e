/** What every step of the outbox needs, put together once per process. */
import 'server-only';
import { environment } from '../config/env.server.ts';
import type { Environment } from '../config/environment.ts';
import { type Keys, keys } from '../config/keys.server.ts';
import { type FieldEncryption, fieldEncryption } from '../store/field-encryption.server.ts';
import { openStore } from '../store/open-store.server.ts';
import type { Store } from '../store/schema.ts';

export type Outbox = { store: Store; env: Environment; keys: Keys; encryption: FieldEncryption };

/** @throws when the database or the keys cannot be opened; the caller answers 503. */
export async function openOutbox(): Promise<Outbox> {
  const env = environment();
  return outboxOn(await openStore(), env);
}

// Deriving keys takes longer than using them, and every request comes by here.
const keptByStore = new WeakMap<Store, Outbox>();

export function outboxOn(store: Store, env: Environment): Outbox {
  const kept = keptByStore.get(store);
  if (kept) return kept;
  const held = keys(env);
  const outbox = { store, env, keys: held, encryption: fieldEncryption(held.dataEncryptionKey) };
  keptByStore.set(store, outbox);
  return outbox;
}

/** A send may last the time-out; the rest covers the writes around it. */
export function leaseMs(env: Pick<Environment, 'leadServiceTimeoutMs'>): number {
  return env.leadServiceTimeoutMs + 5_000;
}
