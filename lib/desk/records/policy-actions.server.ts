/** What a manager does with one loaded policy: withdraw it, show it again, correct a contact, delete a document. */
import 'server-only';
import type { Kysely } from 'kysely';
import { type Contact, maskContact, parseContact } from '../../input/contact.ts';
import {
  changeContact,
  deletePolicyDocument,
  restorePolicy,
  withdrawPolicy,
} from '../../policies/change-policies.server.ts';
import { type DeskPolicy, findPolicies } from '../../policies/find-policies.server.ts';
import { contactsOf } from '../../policies/policy-types.ts';
import { contactKeyOf } from '../../store/field-encryption.server.ts';
import type { DeskEventAction } from '../../store/schema/desk-schema.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { deskAction, invalidPost, messageReply, postedText } from '../desk-action.server.ts';
import type { DeskMessage } from '../desk-messages.ts';
import { deskFieldIds, reasonFieldId } from '../desk-paths.ts';
import { actorOf } from '../sign-in/desk-sessions.server.ts';
import { type DeskActor, recordDeskEvent } from '../trail/audit-trail.server.ts';
import { noRecord, type PostedRecord, parsePostedRecord } from './record-actions.server.ts';

/** @returns the message for what cannot be asked for. */
type ToChange = (
  value: string,
  contacts: { known: readonly Contact[]; keyOf: (contact: Contact) => string; to: Contact | null },
) => PolicyChange | DeskMessage;

export const withdrawPolicyAction = policyAction('withdraw-policy', 'policy-withdrawn', () => ({
  kind: 'withdraw',
}));

export const restorePolicyAction = policyAction('restore-policy', 'policy-restored', () => ({
  kind: 'restore',
}));

export const deleteDocumentAction = policyAction('delete-document', 'document-deleted', (id) => ({
  kind: 'delete-document',
  id,
}));

export const correctPolicyAction = policyAction(
  'correct-policy',
  'policy-corrected',
  (key, { known, keyOf, to }) => {
    const from = known.find((contact) => keyOf(contact) === key);
    if (!to) return 'person-not-typed';
    if (!from) return 'policy-unchanged';
    if (from.channel !== to.channel) return 'person-other-kind';
    return keyOf(to) === key ? 'person-same' : { kind: 'contact', from, to };
  },
);

type Posted = { record: PostedRecord; value: string; contact: string; reason: string };

function policyAction(name: string, done: DeskMessage, toChange: ToChange) {
  return deskAction<Posted>({
    name,
    role: 'manager',
    parse: (post) => {
      const record = parsePostedRecord(post);
      if (!record) return noRecord;
      const reason = postedText(post, 'reason');
      if (reason === '') return invalidPost('person-no-reason', record.path, reasonFieldId(name));
      const [value, contact] = [postedText(post, 'value'), postedText(post, 'contact')];
      return { kind: 'valid', submission: { record, value, contact, reason } };
    },
    run: async (
      { record: { id, path }, value, contact, reason },
      { services, staffMember, now },
    ) => {
      const policy = await findPolicy(services, id);
      if (!policy) return noRecord.reply;
      const change = toChange(value, {
        known: contactsOf(policy.details),
        keyOf: (one) => contactKeyOf(services.encryption, one),
        to: parseContact(contact),
      });
      if (typeof change === 'string') return messageReply(change, path, deskFieldIds.policyContact);
      const isChanged = await changePolicy(services, actorOf(staffMember, now), policy, {
        change,
        reason,
      });
      return messageReply(isChanged ? done : 'policy-unchanged', path);
    },
  });
}

async function findPolicy(services: Services, id: string): Promise<DeskPolicy | null> {
  const [policy] = await findPolicies(services, { id }, 1);
  return policy ?? null;
}

export type PolicyChange =
  | { kind: 'withdraw' | 'restore' }
  | { kind: 'contact'; from: Contact; to: Contact }
  | { kind: 'delete-document'; id: string };

/**
 * The desk's changes of loaded policies, each with its event.
 * @returns false if nothing was changed: it is withdrawn already, or has no such contact or document.
 */
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
