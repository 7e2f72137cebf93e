/**
 * Admission of a new call-back: it is sent at once, or it is throttled and waits in its client's queue
 * (docs/limits.md). Many people share a client's address, so a lead above the limit is still accepted; only a client
 * with a full queue is rejected.
 */
import 'server-only';
import type { Transaction } from 'kysely';
import type { RejectedInsert } from '../../outbox/insert-idempotent.server.ts';
import { acquireAdvisoryLock } from '../../store/acquire-advisory-lock.server.ts';
import { type LeadRow, waitingLeadStates } from '../../store/schema/lead-schema.ts';
import type { Store, Tables } from '../../store/schema/schema.ts';
import { type ExceededLimit, isThrottledSql } from '../throttled-columns.server.ts';
import { isHourlyLimitReached } from './site-hourly-limit.server.ts';

export type Admission = {
  /** Keyed hash of the client: each client has its own queue. */
  clientKey: string;
  /** The client has used up the leads per hour that are sent at once. */
  isBeyondAllowance: boolean;
  /** Above this count per hour, every lead of the site is throttled. */
  siteHourlyLimit: number;
  /** Queue bounds: per client; in total; and per client once the total is reached. */
  maxQueuedPerClient: number;
  maxQueuedOnSite: number;
  maxQueuedWhenSiteFull: number;
};

export type QueueFull = { kind: 'queue-full'; retryAfterSeconds: number };

/** An estimate: when there is room depends on how many clients have a queue. */
const retryAfterSeconds = 15 * 60;

type AdmissionOutcome = { kind: 'admitted'; changes: Partial<LeadRow> } | RejectedInsert<QueueFull>;

/** @param row the row to insert. One that needs a code (OTP_REQUIRED) is verified by it and not queued. */
export async function admitLead(
  store: Store,
  transaction: Transaction<Tables>,
  { row, admission, now }: { row: LeadRow; admission: Admission; now: Date },
): Promise<AdmissionOutcome> {
  const exceededLimit = await findExceededLimit(store, transaction, admission, now);
  if (!exceededLimit) return { kind: 'admitted', changes: {} };
  const { clientKey } = admission;
  // Two concurrent leads of one client would get the same turn.
  await acquireAdvisoryLock(store, transaction, clientKey);
  const ownQueue = await transaction
    .selectFrom('lead')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('turn').as('lastTurn')])
    .where('client_key', '=', clientKey)
    .where('state', 'in', waitingLeadStates)
    .executeTakeFirstOrThrow();
  if (await isQueueFull(transaction, ownQueue.count, admission))
    return { kind: 'rejected', rejection: { kind: 'queue-full', retryAfterSeconds } };
  if (row.state === 'unconfirmed')
    return { kind: 'admitted', changes: { mark: exceededLimit, client_key: clientKey } };
  const turn = Math.max(await currentTurn(transaction), (ownQueue.lastTurn ?? 0) + 1);
  return {
    kind: 'admitted',
    changes: {
      mark: exceededLimit,
      client_key: clientKey,
      turn,
      // It becomes due when it is released (release-throttled-leads.server.ts), or when it expires.
      attempts: 0,
      sending_since: null,
      next_attempt_at: row.expires_at,
    },
  };
}

async function findExceededLimit(
  store: Store,
  transaction: Transaction<Tables>,
  { isBeyondAllowance, siteHourlyLimit }: Admission,
  now: Date,
): Promise<ExceededLimit> {
  if (isBeyondAllowance) return 'address';
  return (await isHourlyLimitReached(store, transaction, siteHourlyLimit, now)) ? 'site' : null;
}

async function isQueueFull(
  transaction: Transaction<Tables>,
  ownQueueLength: number,
  { maxQueuedPerClient, maxQueuedOnSite, maxQueuedWhenSiteFull }: Admission,
): Promise<boolean> {
  if (ownQueueLength >= maxQueuedPerClient) return true;
  if (ownQueueLength < maxQueuedWhenSiteFull) return false;
  const last = await transaction
    .selectFrom('lead')
    .select('id')
    .where(isThrottledSql)
    .offset(maxQueuedOnSite - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}

/**
 * The turn of the next lead to be released, or the first turn. A client with an empty queue joins there, behind at
 * most one lead of each other client: start-time fair queuing.
 */
async function currentTurn(transaction: Transaction<Tables>): Promise<number> {
  const { turn } = await transaction
    .selectFrom('lead')
    .select(({ fn }) => fn.min('turn').as('turn'))
    .where(isThrottledSql)
    .executeTakeFirstOrThrow();
  return turn ?? 1;
}
