/**
 * How many codes one client and the whole site may ask for in an hour of the clock, counted in the database, so that
 * every instance counts the same. Rule: no address is written down, only which of 32,768 drawers it fell into, and the
 * drawers are drawn anew every hour.
 */
import 'server-only';
import type { Transaction } from 'kysely';
import type { Outbox } from '../outbox/outbox.server.ts';
import type { Tables } from '../store/schema.ts';
import type { CodeChannel } from './one-time-code.ts';

export type CodeAllowance = {
  purpose: 'code' | 'code-check' | `${CodeChannel}-of-site`;
  /** Null for all of them together. */
  client: string | null;
  perHour: number;
};

const drawers = 2 ** 15;
const hourMs = 60 * 60_000;

/**
 * Counts each in turn, up to the first that is used up: a client beyond its own takes nothing of everybody's.
 * @returns 0 when one more is allowed; otherwise the seconds to wait. @throws when the database cannot be used.
 */
export async function takeCodeAllowances(
  outbox: Outbox,
  allowances: readonly CodeAllowance[],
  now: Date,
): Promise<number> {
  const isAllowed = await outbox.store.db.transaction().execute(async (transaction) => {
    for (const allowance of allowances) {
      const taken = await takeOne(transaction, drawerOf(outbox, allowance, now), hourOf(now));
      if (taken > allowance.perHour) return false;
    }
    return true;
  });
  return isAllowed ? 0 : Math.ceil((hourMs - (now.getTime() % hourMs)) / 1000);
}

/** @returns rows deleted. */
export async function deleteOldAllowances({ store }: Outbox, now: Date): Promise<number> {
  const deleted = await store.db
    .deleteFrom('code_allowance')
    .where('hour', '<', hourOf(now))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

async function takeOne(
  transaction: Transaction<Tables>,
  drawer: string,
  hour: string,
): Promise<number> {
  const { taken } = await transaction
    .insertInto('code_allowance')
    .values({ drawer, hour, taken: 1 })
    .onConflict((conflict) =>
      conflict.columns(['hour', 'drawer']).doUpdateSet(({ eb, ref }) => ({
        taken: eb(ref('code_allowance.taken'), '+', 1),
      })),
    )
    .returning('taken')
    .executeTakeFirstOrThrow();
  return taken;
}

function drawerOf({ encryption }: Outbox, { purpose, client }: CodeAllowance, now: Date): string {
  if (client === null) return purpose;
  const hash = encryption.keyedHash(`code-client:${hourOf(now)}:${client}`);
  return `${purpose}:${Number.parseInt(hash.slice(0, 8), 16) % drawers}`;
}

function hourOf(now: Date): string {
  return now.toISOString().slice(0, 13);
}
