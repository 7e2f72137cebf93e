/** What handlers and sweepers need: database, environment, keys and encryption, opened once per process. */
import 'server-only';
import { environment } from '../config/environment.server.ts';
import { type Keys, keys } from '../config/keys.server.ts';
import type { Environment } from '../config/parse-environment.ts';
import { type FieldEncryption, fieldEncryption } from './field-encryption.server.ts';
import type { Store } from './schema/schema.ts';
import { storeOfProcess } from './store-of-process.server.ts';

export type Services = { store: Store; env: Environment; keys: Keys; encryption: FieldEncryption };

/** @throws if the database or the keys cannot be opened; the caller responds with 503. */
export async function openServices(): Promise<Services> {
  const env = environment();
  return servicesFor(await storeOfProcess(), env);
}

// Cached: key derivation is slow, and every request needs the keys.
const cachedByStore = new WeakMap<Store, Services>();

export function servicesFor(store: Store, env: Environment): Services {
  const cached = cachedByStore.get(store);
  if (cached) return cached;
  const serviceKeys = keys(env);
  const services = { store, env, keys: serviceKeys, encryption: fieldEncryption(serviceKeys) };
  cachedByStore.set(store, services);
  return services;
}
