/** Calls that a person has to see to after `IsError` (docs/lead-states.md), until somebody called or closed them. */
import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/schema/schema.ts';

/** `isFollowUpOpen` of lead-schema.ts as a condition of a query; the condition of its index is a part of it. */
export const isFollowUpOpenSql = sql<boolean>`(follow_up is not null and followed_up_at is null and mobile_sealed is not null)`;

/** @returns `closed-before`: somebody has seen to it; `none`: nobody has to. */
export async function closeFollowUp(
  db: Kysely<Tables>,
  reference: string,
  now: Date,
): Promise<'closed' | 'closed-before' | 'none'> {
  const closed = await db
    .updateTable('lead')
    .set({ followed_up_at: now.toISOString() })
    .where('reference', '=', reference)
    .where(isFollowUpOpenSql)
    .executeTakeFirst();
  if (closed.numUpdatedRows > 0n) return 'closed';
  const lead = await db
    .selectFrom('lead')
    .select('follow_up')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return lead?.follow_up ? 'closed-before' : 'none';
}
