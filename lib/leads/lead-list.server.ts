/** What the desk's command reads of the leads. Its twin: lib/requests/request-list.server.ts. */
import 'server-only';
import type { LeadRow, LeadState } from '../store/outbox-schema.ts';
import type { Services } from '../store/services.server.ts';

export type LeadFilter = {
  state?: LeadState | undefined;
  since?: Date | undefined;
  limit: number;
};

/** The newest first, and the total number. */
export async function readLeads(
  { store }: Services,
  { state, since, limit }: LeadFilter,
): Promise<{ leads: LeadRow[]; total: number }> {
  let query = store.db.selectFrom('lead');
  if (state) query = query.where('state', '=', state);
  if (since) query = query.where('created_at', '>=', since.toISOString());
  const leads = await query.selectAll().orderBy('created_at', 'desc').limit(limit).execute();
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { leads, total };
}
