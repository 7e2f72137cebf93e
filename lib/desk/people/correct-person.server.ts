/**
 * Corrects a mobile number or mail address over requests and policies at once. Rule: a call is never moved to another
 * number, because consent came from the one that was typed: waiting calls are withdrawn, and the visitor asks again.
 */
import 'server-only';
import { endAllSessions } from '../../identity/sessions/sessions.server.ts';
import { type Contact, maskContact } from '../../input/contact.ts';
import { affectedCalls, withdrawLeads } from '../../leads/withdraw-lead.server.ts';
import { changeContact } from '../../policies/change-policies.server.ts';
import { findPolicies } from '../../policies/find-policies.server.ts';
import { openFields } from '../../requests/open-request.server.ts';
import { acquireAdvisoryLock } from '../../store/acquire-advisory-lock.server.ts';
import { contactKeyOf } from '../../store/field-encryption.server.ts';
import type { ServiceRequestRow } from '../../store/schema/outbox-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { findRowsOf } from '../records/find-records.server.ts';
import { type DeskActor, recordDeskEvent } from '../trail/audit-trail.server.ts';

export type Correction =
  /** `other-channel`: a number for an address. `same`: nothing would change. */
  | { kind: 'other-channel' | 'same' | 'nothing-found' }
  | {
      kind: 'corrected';
      /** References of corrected requests. */
      requests: string[];
      policies: number;
      /** Calls to the old number that were waiting and are not made. */
      withdrawn: string[];
      /** Calls to the old number that Lead.svc has, or may have: tell the callers. */
      mayBeCalled: string[];
      /** Requests whose fields are erased or sealed with another key. */
      unreadable: string[];
    };

/** Documents stay as the insurer made them: it corrects its own papers. */
export async function correctPerson(
  services: Services,
  actor: DeskActor,
  { from, to }: { from: Contact; to: Contact },
  reason: string,
): Promise<Correction> {
  const { store, encryption } = services;
  const [oldKey, newKey] = [contactKeyOf(encryption, from), contactKeyOf(encryption, to)];
  if (from.channel !== to.channel) return { kind: 'other-channel' };
  if (oldKey === newKey) return { kind: 'same' };
  const policies = await findPolicies(services, { contact: from }, Number.MAX_SAFE_INTEGER);
  const correction = await store.db.transaction().execute(async (transaction) => {
    await acquireAdvisoryLock(store, transaction, oldKey);
    const { leads, requests } = await findRowsOf(services, from, undefined, transaction);
    const calls = affectedCalls(leads, actor.now);
    const affected = [...requests, ...policies, ...calls.withdrawn, ...calls.mayBeCalled];
    if (affected.length === 0) return null;
    if (from.channel === 'sms') await withdrawLeads(transaction, { mobileKey: oldKey }, actor.now);
    const corrected: string[] = [];
    const unreadable: string[] = [];
    for (const request of requests) {
      const changes = correctedColumns(services, request, to, newKey);
      (changes ? corrected : unreadable).push(request.reference);
      if (!changes) continue;
      await transaction
        .updateTable('service_request')
        .set(changes)
        .where('id', '=', request.id)
        .execute();
    }
    let changed = 0;
    for (const policy of policies)
      if (await changeContact(services, transaction, policy, { from, to, reason, now: actor.now }))
        changed += 1;
    await recordDeskEvent(
      services,
      {
        ...actor,
        action: 'corrected',
        subject: maskContact(from),
        subjectHash: oldKey,
        detail: `to ${maskContact(to)}; ${corrected.length} requests, ${changed} policies, ${calls.withdrawn.length + calls.mayBeCalled.length} calls withdrawn: ${reason}`,
      },
      transaction,
    );
    return { requests: corrected, policies: changed, ...calls, unreadable };
  });
  if (!correction) return { kind: 'nothing-found' };
  // A browser that is signed in with the old number sees nothing of this person any more.
  await endAllSessions(services, oldKey);
  return { kind: 'corrected', ...correction };
}

function correctedColumns(
  services: Services,
  request: ServiceRequestRow,
  to: Contact,
  key: string,
): Partial<ServiceRequestRow> | null {
  const opened = openFields(services, request);
  if (opened.kind !== 'opened') return null;
  const isMobile = to.channel === 'sms';
  const fields = { ...opened.fields, [isMobile ? 'mobile' : 'email']: to.address };
  return {
    fields_sealed: services.encryption.seal(JSON.stringify(fields), request.id),
    ...(isMobile ? { mobile_key: key } : { email_key: key }),
  };
}
