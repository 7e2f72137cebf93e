/** Marks a request as answered. If two staff members do so, the second sees who did. */
import 'server-only';
import { markRequestAnswered } from '../../requests/list/mark-request-answered.server.ts';
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
