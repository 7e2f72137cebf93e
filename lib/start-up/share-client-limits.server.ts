/**
 * With Postgres several instances may serve the site, so the hourly allowance of a client is counted there as well as
 * in memory (lib/http). With SQLite there is one instance, and memory is enough.
 */
import 'server-only';
import { type SharedCounter, setSharedCounter } from '../http/client-allowance.server.ts';
import {
  bucketFor,
  consumeHourlyCount,
  decrementHourlyCount,
} from '../store/hourly-counts.server.ts';
import { openServices, type Services } from '../store/services.server.ts';

export function shareLimitsInPostgres(databaseUrl: string | null): void {
  if (databaseUrl !== null) setSharedCounter(createStoreCounter(openServices));
}

/** @param open called for each count: the database may be unavailable at the start and come back. */
export function createStoreCounter(open: () => Promise<Services>): SharedCounter {
  return {
    async consume({ purpose, client, perHour }) {
      const { store, encryption } = await open();
      const now = store.now();
      return consumeHourlyCount(store, bucketFor(encryption, purpose, client, now), perHour, now);
    },
    async refund({ purpose, client }) {
      const { store, encryption } = await open();
      const now = store.now();
      await decrementHourlyCount(store, bucketFor(encryption, purpose, client, now), now);
    },
  };
}
