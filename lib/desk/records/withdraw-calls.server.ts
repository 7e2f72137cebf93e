/** Withdraws calls at a visitor's request, delivered ones too: those are written down, and the caller is told. */
import 'server-only';
import { withdrawLead } from '../../leads/withdraw-lead.server.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { acquireAdvisoryLock } from '../../store/acquire-advisory-lock.server.ts';
import type { Services } from '../../store/services.server.ts';
import { type DeskActor, recordDeskEvent } from '../trail/audit-trail.server.ts';

export type Withdrawal = {
  reference: string;
  /**
   * `withdrawn`: nobody calls. `withdrawn-after-delivery`, `may-be-called`: Lead.svc has it, or may have it, because a
   * send was on its way; tell the callers. `ended`: it was refused, expired or erased before.
   */
  kind:
    | 'withdrawn'
    | 'withdrawn-after-delivery'
    | 'may-be-called'
    | 'already'
    | 'ended'
    | 'not-found';
};

/** Each is withdrawn by itself: one that cannot be does not keep the others. */
export async function withdrawCalls(
  services: Services,
  actor: DeskActor,
  references: readonly string[],
): Promise<Withdrawal[]> {
  const outcomes: Withdrawal[] = [];
  for (const reference of new Set(references))
    outcomes.push({ reference, kind: await withdrawCall(services, actor, reference) });
  return outcomes;
}

function withdrawCall(
  services: Services,
  actor: DeskActor,
  reference: string,
): Promise<Withdrawal['kind']> {
  const { store } = services;
  return store.db.transaction().execute(async (transaction): Promise<Withdrawal['kind']> => {
    // Two staff members at once are one withdrawal.
    await acquireAdvisoryLock(store, transaction, reference);
    const before = await readByReference(transaction, 'lead', reference);
    if (!before) return 'not-found';
    if (before.withdrawn_at !== null) return 'already';
    const withdrawn = await withdrawLead(services, reference, actor.now, transaction);
    if (!withdrawn || withdrawn.lead.withdrawn_at === null) return 'ended';
    const kind = kindOf(withdrawn.lead.state, withdrawn.mayBeCalled);
    await recordDeskEvent(
      services,
      { ...actor, action: 'withdrew', subject: reference, detail: kind },
      transaction,
    );
    return kind;
  });
}

function kindOf(state: string, mayBeCalled: boolean): Withdrawal['kind'] {
  if (state === 'delivered') return 'withdrawn-after-delivery';
  return mayBeCalled ? 'may-be-called' : 'withdrawn';
}
