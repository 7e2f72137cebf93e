/** Calls that a person has to see to after `IsError` (docs/lead-states.md): open until somebody called or closed them. */
import 'server-only';
import { sql } from 'kysely';

/** `isFollowUpOpen` of lead-schema.ts as a condition of a query on `lead`; written like the condition of its index. */
export const isFollowUpOpenSql = sql<boolean>`(follow_up is not null and followed_up_at is null)`;
