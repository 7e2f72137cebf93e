/**
 * Where Postgres is the store, several instances may serve the site: what one client may ask for of a form is then
 * counted in it, beside the count in memory (lib/http). Beside SQLite there is one instance, and memory is enough.
 */
import 'server-only';
import { type SharedCount, shareClientLimits } from '../http/shared-client-limit.server.ts';
import { type Outbox, openOutbox } from '../outbox/outbox.server.ts';
import {
  addToHour,
  drawerOf,
  secondsLeftOfHour,
  takeFromHour,
} from '../store/hourly-counts.server.ts';

export function shareClientLimitsIn(databaseUrl: string | null): void {
  if (databaseUrl !== null) shareClientLimits(countInStore(openOutbox));
}

/** @param open asked each time: the database may be away at the start and come back. */
export function countInStore(open: () => Promise<Outbox>): SharedCount {
  return {
    async take({ purpose, client, perHour }) {
      const { store, encryption } = await open();
      const now = store.now();
      const taken = await addToHour(store, drawerOf(encryption, purpose, client, now), now);
      return taken > perHour ? secondsLeftOfHour(now) : 0;
    },
    async giveBack({ purpose, client }) {
      const { store, encryption } = await open();
      const now = store.now();
      await takeFromHour(store, drawerOf(encryption, purpose, client, now), now);
    },
  };
}
