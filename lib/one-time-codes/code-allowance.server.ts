/** How many codes one client and the whole site may ask for in an hour of the clock, counted in the database: every instance counts the same. */
import 'server-only';
import type { Outbox } from '../outbox/outbox.server.ts';
import { addToHour, drawerOf, secondsLeftOfHour } from '../store/hourly-counts.server.ts';
import type { CodeChannel } from './one-time-code.ts';

export type CodeAllowance = {
  purpose: 'code' | 'code-check' | `${CodeChannel}-of-site`;
  /** Null for all of them together. */
  client: string | null;
  perHour: number;
};

/**
 * Counts each in turn, up to the first that is used up: a client beyond its own takes nothing of everybody's.
 * @returns 0 when one more is allowed; otherwise the seconds to wait. @throws when the database cannot be used.
 */
export async function takeCodeAllowances(
  { store, encryption }: Outbox,
  allowances: readonly CodeAllowance[],
  now: Date,
): Promise<number> {
  const isAllowed = await store.db.transaction().execute(async (db) => {
    for (const { purpose, client, perHour } of allowances) {
      const drawer = drawerOf(encryption, purpose, client, now);
      if ((await addToHour({ db, dialect: store.dialect }, drawer, now)) > perHour) return false;
    }
    return true;
  });
  return isAllowed ? 0 : secondsLeftOfHour(now);
}
