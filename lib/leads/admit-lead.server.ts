/**
 * How a new call-back is admitted: at once, or marked, to wait in the queue of its address (docs/limits.md). Rule: many
 * people share an address, so one above its limit is taken all the same; only an address whose queue is full is refused.
 */
import 'server-only';
import type { Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../outbox/insert-idempotent.server.ts';
import type { LeadRow } from '../store/outbox-schema.ts';
import type { Store, Tables } from '../store/schema.ts';
import { isHourlyLimitReached } from './site-hourly-limit.server.ts';

export type Admission = {
  /** Keyed hash of the address. */
  clientKey: string;
  /** The address has had as many in this hour as go out at once. */
  isBeyondAllowance: boolean;
  /** Above it the whole site marks. */
  siteHourlyLimit: number;
  /** How many of one address may wait; how many of all; and of one address where all have so many. */
  maxQueuedPerClient: number;
  maxQueuedOnSite: number;
  maxQueuedWhenSiteFull: number;
};

export type QueueFull = { kind: 'queue-full'; retryAfterSeconds: number };

/** A guess: how soon there is room depends on how many addresses wait. */
const retryAfterSeconds = 15 * 60;

type AdmissionResult = { changes: Partial<LeadRow> } | { refusal: QueueFull };

/** @param row about to be written. One that waits for its code (OTP_REQUIRED) proves its number by it, and has no turn. */
export async function admitLead(
  store: Store,
  transaction: Transaction<Tables>,
  row: LeadRow,
  admission: Admission,
  now: Date,
): Promise<AdmissionResult> {
  const mark = await markOf(store, transaction, admission, now);
  if (!mark) return { changes: {} };
  const { clientKey } = admission;
  // Two at once from one address would get the same turn.
  await acquireAdvisoryLock(store, transaction, clientKey);
  const own = await transaction
    .selectFrom('lead')
    .select(({ fn }) => [fn.countAll<number | string>().as('count'), fn.max('turn').as('lastTurn')])
    .where('client_key', '=', clientKey)
    .where('state', 'in', ['pending', 'unconfirmed'])
    .executeTakeFirstOrThrow();
  if (await isQueueFull(transaction, Number(own.count), admission)) {
    return { refusal: { kind: 'queue-full', retryAfterSeconds } };
  }
  if (row.state === 'unconfirmed') return { changes: { mark, client_key: clientKey } };
  const turn = Math.max(await nextTurn(transaction), (own.lastTurn ?? 0) + 1);
  return {
    changes: {
      ...{ mark, client_key: clientKey, turn },
      // Nobody sends it before it is released (release-leads.server.ts); until then it is due when it is over.
      ...{ attempts: 0, sending_since: null, next_attempt_at: row.expires_at },
    },
  };
}

async function markOf(
  store: Store,
  transaction: Transaction<Tables>,
  { isBeyondAllowance, siteHourlyLimit }: Admission,
  now: Date,
): Promise<LeadRow['mark']> {
  if (isBeyondAllowance) return 'address';
  return (await isHourlyLimitReached(store, transaction, siteHourlyLimit, now)) ? 'site' : null;
}

async function isQueueFull(
  transaction: Transaction<Tables>,
  own: number,
  { maxQueuedPerClient, maxQueuedOnSite, maxQueuedWhenSiteFull }: Admission,
): Promise<boolean> {
  if (own >= maxQueuedPerClient) return true;
  if (own < maxQueuedWhenSiteFull) return false;
  const last = await transaction
    .selectFrom('lead')
    .select('id')
    .where('turn', 'is not', null)
    .offset(maxQueuedOnSite - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}

/**
 * The turn of the lead that goes out next, or the first. An address that has none waiting joins there, behind at most one
 * lead of each other address: start-time fair queuing.
 */
async function nextTurn(transaction: Transaction<Tables>): Promise<number> {
  const { turn } = await transaction
    .selectFrom('lead')
    .select(({ fn }) => fn.min('turn').as('turn'))
    .where('turn', 'is not', null)
    .executeTakeFirstOrThrow();
  return turn ?? 1;
}
