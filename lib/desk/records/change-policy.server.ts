/** The desk's changes of loaded policies, each with its event. */
import 'server-only';
import type { Kysely } from 'kysely';
import { type Contact, maskContact } from '../../input/contact.ts';
import {
  changeContact,
  deletePolicyDocument,
  restorePolicy,
  withdrawPolicy,
} from '../../policies/change-policies.server.ts';
import type { DeskPolicy } from '../../policies/find-policies.server.ts';
import type { DeskEventAction } from '../../store/schema/desk-event-actions.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { type DeskActor, recordDeskEvent } from '../trail/audit-trail.server.ts';

export type PolicyChange =
  | { kind: 'withdraw' | 'restore' }
  | { kind: 'contact'; from: Contact; to: Contact }
  | { kind: 'delete-document'; id: string };

/** @returns false if nothing was changed: it is withdrawn already, or has no such contact or document. */
export function changePolicy(
  services: Services,
  actor: DeskActor,
  policy: DeskPolicy,
  { change, reason }: { change: PolicyChange; reason: string },
): Promise<boolean> {
  const { now } = actor;
  const record = (action: DeskEventAction, detail: string) => (db: Kysely<Tables>) =>
    recordDeskEvent(services, { ...actor, action, subject: policy.row.id, detail }, db);
  switch (change.kind) {
    case 'withdraw':
      return withdrawPolicy(services, policy, { reason, now, record: record('withdrew', reason) });
    case 'restore':
      return restorePolicy(services, policy, { reason, now, record: record('restored', reason) });
    case 'delete-document': {
      const { id } = change;
      const deleted = record('erased', `one document: ${reason}`);
      return deletePolicyDocument(services, policy, { id, reason, now, record: deleted });
    }
    case 'contact': {
      const { from, to } = change;
      return services.store.db.transaction().execute(async (transaction) => {
        if (!(await changeContact(services, transaction, policy, { from, to, reason, now })))
          return false;
        const detail = `${maskContact(from)} to ${maskContact(to)}: ${reason}`;
        await record('corrected', detail)(transaction);
        return true;
      });
    }
  }
}
