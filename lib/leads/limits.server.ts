/**
 * Limits of call-backs (docs/limits.md). Above its client's or the site's limit a lead is accepted and throttled: it
 * waits until it is released, at one rate for the whole site. Many people share an address, so only a client with too
 * many leads waiting is refused.
 */
import 'server-only';
import { sql, type Transaction } from 'kysely';
import { isLicenceOver } from '../config/licence.ts';
import { hourMs, minuteMs, timestampBefore } from '../dates/iso-date.ts';
import type { RejectedInsert } from '../outbox/insert-idempotent.server.ts';
import { acquireAdvisoryLock } from '../store/acquire-advisory-lock.server.ts';
import { type LeadRow, waitingLeadStates } from '../store/schema/lead-schema.ts';
import type { Tables } from '../store/schema/schema.ts';
import type { Services } from '../store/services.server.ts';

/** A throttled lead that waits for its release. */
export function isThrottled({
  throttled_by,
  released_at,
  state,
}: Pick<LeadRow, 'throttled_by' | 'released_at' | 'state'>): boolean {
  return throttled_by !== null && released_at === null && state === 'pending';
}

/** `isThrottled` as a condition of a query on `lead`; written like the condition of its index. */
export const isThrottledSql = sql<boolean>`(throttled_by is not null and released_at is null and state = 'pending')`;

export type Admission = {
  /** Keyed hash of the client. */
  clientKey: string;
  /** The client has used up its call-backs of this hour. */
  isBeyondAllowance: boolean;
  /** Call-backs of the whole site in an hour. */
  sitePerHour: number;
  /** Leads that may wait: of one client; in total; of one client once the total is reached. */
  maxPerClient: number;
  maxOnSite: number;
  maxPerClientWhenFull: number;
};

export type QueueFull = { kind: 'queue-full'; retryAfterSeconds: number };

/** An estimate: when there is room depends on how many clients have leads waiting. */
const retryAfterSeconds = 15 * 60;

type AdmissionOutcome = { kind: 'admitted'; changes: Partial<LeadRow> } | RejectedInsert<QueueFull>;

/** @param row the row to insert. One that needs a code (OTP_REQUIRED) is sent once its code is entered. */
export async function admitLead(
  transaction: Transaction<Tables>,
  { row, admission, now }: { row: LeadRow; admission: Admission; now: Date },
): Promise<AdmissionOutcome> {
  const { clientKey, isBeyondAllowance, sitePerHour } = admission;
  const isAboveSiteLimit = await hasReachedSiteLimit(transaction, sitePerHour, now);
  if (!isBeyondAllowance && !isAboveSiteLimit) return { kind: 'admitted', changes: {} };
  if (await isQueueFull(transaction, admission))
    return { kind: 'rejected', rejection: { kind: 'queue-full', retryAfterSeconds } };
  const throttled = {
    throttled_by: isBeyondAllowance ? 'client' : 'site',
    client_key: clientKey,
  } as const;
  if (row.state === 'unconfirmed') return { kind: 'admitted', changes: throttled };
  return {
    kind: 'admitted',
    changes: {
      ...throttled,
      promised_at: now.toISOString(),
      // It becomes due when it is released, or when it expires.
      attempts: 0,
      sending_since: null,
      next_attempt_at: row.expires_at,
    },
  };
}

/** Leads above their client's limit do not count: one address cannot throttle the others. */
async function hasReachedSiteLimit(
  transaction: Transaction<Tables>,
  perHour: number,
  now: Date,
): Promise<boolean> {
  const last = await transaction
    .selectFrom('lead')
    .select('id')
    .where('created_at', '>', timestampBefore(now, hourMs))
    // Rows from before the clock was set back.
    .where('created_at', '<=', now.toISOString())
    // Written like the condition of its index.
    .where(sql<boolean>`coalesce(throttled_by, '') <> 'client'`)
    .offset(perHour - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}

async function isQueueFull(
  transaction: Transaction<Tables>,
  { clientKey, maxPerClient, maxOnSite, maxPerClientWhenFull }: Admission,
): Promise<boolean> {
  const { count } = await transaction
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_key', '=', clientKey)
    .where('released_at', 'is', null)
    .where('state', 'in', waitingLeadStates)
    .executeTakeFirstOrThrow();
  if (count >= maxPerClient) return true;
  if (count < maxPerClientWhenFull) return false;
  const last = await transaction
    .selectFrom('lead')
    .select('id')
    .where(isThrottledSql)
    .offset(maxOnSite - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}

/** After a pause with nothing waiting, or downtime, no more than this much is made up at once. */
const maxCatchUpMs = minuteMs;

/**
 * Releases what is due at the site's rate, next the oldest of the client with the fewest sent in the last hour. The
 * rate is read from the rows under one lock, so that a restart or a second instance sends no more.
 * @returns how many are due now; the sweeper sends them like any other.
 */
export async function releaseThrottledLeads({ store, env }: Services, now: Date): Promise<number> {
  // While calls are held, leads stay throttled: released, all would be sent at once afterwards.
  if (isLicenceOver(env.broker.licence, now)) return 0;
  const waiting = store.db.selectFrom('lead').select('id').where(isThrottledSql).limit(1);
  if (!(await waiting.executeTakeFirst())) return 0;
  return store.db.transaction().execute(async (transaction) => {
    await acquireAdvisoryLock(store, transaction, 'throttled leads are released');
    const nowText = now.toISOString();
    const { last } = await transaction
      .selectFrom('lead')
      .select(({ fn }) => fn.max('released_at').as('last'))
      // A time in the future: the clock was set back since.
      .where('released_at', '<=', nowText)
      .executeTakeFirstOrThrow();
    const everyMs = hourMs / env.throttledCallBacksPerHour;
    const sinceMs = last === null ? Infinity : now.getTime() - Date.parse(last);
    const due = Math.floor(Math.min(sinceMs, Math.max(maxCatchUpMs, everyMs)) / everyMs);
    if (due === 0) return 0;
    const released = await sql`
      update lead set released_at = ${nowText}, next_attempt_at = ${nowText} where id in (
        select waiting.id
        from (
          select id, client_key, created_at,
            row_number() over (partition by client_key order by created_at) as place
          from lead where ${isThrottledSql} and expires_at > ${nowText}
        ) as waiting
        left join (
          select client_key, count(*) as leads from lead
          where released_at > ${timestampBefore(now, hourMs)} group by client_key
        ) as sent on sent.client_key is not distinct from waiting.client_key
        order by coalesce(sent.leads, 0) + waiting.place, waiting.created_at limit ${due}
      )`.execute(transaction);
    return Number(released.numAffectedRows ?? 0);
  });
}
