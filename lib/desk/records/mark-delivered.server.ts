/**
 * Marks waiting calls as delivered: Lead.svc has them from before a restore, or the desk has called by hand. They are
 * not sent again, and the callers get no word to leave them.
 */
import 'server-only';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import type { Services } from '../../store/services.server.ts';
import { type DeskActor, recordDeskEvent } from '../trail/audit-trail.server.ts';

const detail = 'marked as delivered';

type Marked = { reference: string; kind: 'delivered' | 'not-waiting' | 'not-found' };

export async function markDelivered(
  services: Services,
  actor: DeskActor,
  references: readonly string[],
): Promise<Marked[]> {
  const outcomes: Marked[] = [];
  for (const reference of new Set(references))
    outcomes.push({ reference, kind: await markOne(services, actor, reference) });
  return outcomes;
}

function markOne(services: Services, actor: DeskActor, reference: string): Promise<Marked['kind']> {
  return services.store.db.transaction().execute(async (transaction): Promise<Marked['kind']> => {
    const lead = await readByReference(transaction, 'lead', reference);
    if (!lead) return 'not-found';
    const marked = await transaction
      .updateTable('lead')
      .set({
        state: 'delivered',
        sending_since: null,
        last_problem: detail,
        // As if taken at once: the day of the call follows from it.
        settled_at: lead.created_at,
      })
      .where('id', '=', lead.id)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n) return 'not-waiting';
    await recordDeskEvent(
      services,
      { ...actor, action: 'corrected', subject: reference, detail },
      transaction,
    );
    return 'delivered';
  });
}
