/** Marks a request as answered. If two staff members do so, the second sees who did. */
import 'server-only';
import type { Kysely } from 'kysely';
import { type RequestState, unansweredStates } from '../../store/schema/outbox-schema.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import {
  type DeskActor,
  type DeskEvent,
  readDeskEvents,
  recordDeskEvent,
} from '../trail/audit-trail.server.ts';

export type AnswerOutcome =
  | { kind: 'answered' }
  /** Null: by a code of the visitor, or before the trail began or after it ended. */
  | { kind: 'already-answered'; by: { actor: string; at: string } | null }
  /** It ended before anybody answered. */
  | { kind: 'expired' | 'not-found' };

export async function answerRequest(
  services: Services,
  actor: DeskActor,
  reference: string,
): Promise<AnswerOutcome> {
  const { store } = services;
  const event: DeskEvent = { ...actor, action: 'answered', subject: reference };
  const marked = await store.db.transaction().execute(async (transaction) => {
    const outcome = await markRequestAnswered(transaction, reference, actor.now);
    if (outcome?.isChanged) await recordDeskEvent(services, event, transaction);
    return outcome;
  });
  if (!marked) return { kind: 'not-found' };
  if (marked.isChanged) return { kind: 'answered' };
  if (marked.state !== 'answered') return { kind: 'expired' };
  const { events } = await readDeskEvents(services, {
    action: 'answered',
    subject: reference,
    limit: 1,
  });
  const [first] = events;
  return { kind: 'already-answered', by: first ? { actor: first.actor, at: first.at } : null };
}

/**
 * Also ends a request whose mail failed: the desk has read it in the list, so it is not sent any more.
 * @param db the transaction that also writes who did it.
 * @returns its state, and whether this call changed it; null if there is no such reference.
 */
export async function markRequestAnswered(
  db: Kysely<Tables>,
  reference: string,
  now: Date,
): Promise<{ state: RequestState; isChanged: boolean } | null> {
  const { numUpdatedRows } = await db
    .updateTable('service_request')
    .set({ state: 'answered', answered_at: now.toISOString(), sending_since: null })
    .where('reference', '=', reference)
    .where('state', 'in', unansweredStates)
    .executeTakeFirst();
  const row = await db
    .selectFrom('service_request')
    .select('state')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? { state: row.state, isChanged: numUpdatedRows > 0n } : null;
}
