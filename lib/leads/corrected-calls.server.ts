/**
 * A visitor who got no answer changes the details and sends the form again: the later call names the posts before it.
 * Of those that are the same call, what Lead.svc cannot have is not sent (docs/lead-states.md).
 */
import 'server-only';
import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { dayMs, timestampBefore } from '../dates/iso-date.ts';
import { type LeadRow, leadColumnsErasedOnWithdrawal } from '../store/schema/lead-schema.ts';
import type { Tables } from '../store/schema/schema.ts';

/** Repeats may name further posts, and nobody has more that got no answer. */
const maxKeys = 10;

/**
 * The same call corrected: a family shares a phone, and another number at another time is another person's.
 */
const isSameCall = ({ mobile_key, product, time_slot }: LeadRow) =>
  sql<SqlBool>`(mobile_key = ${mobile_key} or (product = ${product} and time_slot = ${time_slot}))`;

/** The call that was sent in the place of this post. One that waits for its code may never be confirmed: it takes no place. */
export async function findCorrection(
  db: Kysely<Tables>,
  post: LeadRow,
  now: Date,
): Promise<LeadRow | undefined> {
  if (post.idempotency_key === null) return undefined;
  return await db
    .selectFrom('lead')
    .selectAll()
    .where('created_at', '>', timestampBefore(now, dayMs))
    .where('earlier_keys', 'like', `%${post.idempotency_key}%`)
    .where('state', '<>', 'unconfirmed')
    .where(isSameCall(post))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Notes the posts before this call, for the desk too, and withdraws those that it replaces. */
export async function replaceEarlierCalls(
  db: Transaction<Tables>,
  taken: LeadRow,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  const { id, reference, state, earlier_keys, idempotency_key } = taken;
  // A post may name its own.
  const others = keys.filter((key) => key !== idempotency_key);
  if (others.length === 0) return;
  const named = [...(earlier_keys?.split(' ') ?? []), ...others];
  const allKeys = [...new Set(named)].slice(0, maxKeys);
  const rows = db.selectFrom('lead').select('reference').where('idempotency_key', 'in', allKeys);
  const earlier = (await rows.where('id', '<>', id).execute()).map((row) => row.reference);
  await db
    .updateTable('lead')
    .set({ earlier: earlier.join(', ') || null, earlier_keys: allKeys.join(' ') })
    .where('id', '=', id)
    .execute();
  if (earlier.length === 0 || (state !== 'pending' && state !== 'delivered')) return;
  await db
    .updateTable('lead')
    .set(replacedBy(reference, now))
    .where('reference', 'in', earlier)
    .where('state', '=', 'pending')
    .where(isSameCall(taken))
    // Neither on its way nor sent without a usable answer.
    .where('sending_since', 'is', null)
    .where('possibly_duplicate', '=', 0)
    .execute();
}

/**
 * Before a further attempt: the correction may have come while an earlier one was on its way, which did not arrive.
 * @param lead claimed by the caller.
 * @returns the row as withdrawn; null where it stands.
 */
export async function withdrawCorrected(
  db: Kysely<Tables>,
  lead: LeadRow,
  now: Date,
): Promise<LeadRow | null> {
  if (lead.possibly_duplicate === 1) return null;
  const correction = await findCorrection(db, lead, now);
  if (!correction) return null;
  const row = await db
    .updateTable('lead')
    .set({ ...replacedBy(correction.reference, now), sending_since: null })
    .where('id', '=', lead.id)
    .where('attempts', '=', lead.attempts)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

function replacedBy(reference: string, now: Date) {
  // The row keeps its key: its post may arrive again, and this call may be corrected again.
  const { idempotency_key: _, request_key: __, ...erased } = leadColumnsErasedOnWithdrawal;
  const nowText = now.toISOString();
  return {
    ...erased,
    state: 'expired',
    settled_at: nowText,
    withdrawn_at: nowText,
    last_problem: `replaced by ${reference}`,
  } as const;
}
