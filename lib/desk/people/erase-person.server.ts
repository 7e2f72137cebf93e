/**
 * Erases a person over calls, requests, policies and documents at once. Rule: use stops now and everything that the
 * law does not keep is erased now; what it keeps is erased by the sweeper on a day that the answer names.
 */
import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { shortestRetentionDays } from '../../config/environment-variables.ts';
import { minDataRetention } from '../../content/figures/broker-rules.ts';
import { consentRetryBar } from '../../content/figures/call-rules.ts';
import { dayInIndia, dayMs, type IsoDate, timestampAfter } from '../../dates/iso-date.ts';
import { endAllSessions } from '../../identity/sessions/sessions.server.ts';
import type { ImportWait } from '../../imports/import-progress.ts';
import { type Contact, maskContact } from '../../input/contact.ts';
import { doNotCallEntries } from '../../leads/do-not-call-list.server.ts';
import { eraseExpiredLeads } from '../../leads/time-limits.server.ts';
import {
  type AffectedCalls,
  affectedCalls,
  withdrawLeads,
} from '../../leads/withdraw-lead.server.ts';
import { erasePolicies } from '../../policies/erase-policies.server.ts';
import { findPolicies } from '../../policies/find-policies.server.ts';
import { maskPolicyNumber } from '../../policies/policy-types.ts';
import { readPolicyDocuments } from '../../policies/read-policies.server.ts';
import { eraseExpiredRequests } from '../../requests/erase-expired-requests.server.ts';
import { acquireAdvisoryLock } from '../../store/acquire-advisory-lock.server.ts';
import { contactKeyOf } from '../../store/field-encryption.server.ts';
import { type LeadRow, leadColumnsErasedNow } from '../../store/schema/lead-schema.ts';
import type { ServiceRequestRow } from '../../store/schema/outbox-schema.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { eraseNotes } from '../records/call-notes.server.ts';
import { findRowsOf } from '../records/find-records.server.ts';
import { type DeskActor, recordDeskEvent } from '../trail/audit-trail.server.ts';

/** Why the law keeps a record, with the figure that a page prints beside it. */
export const keepingReasons = {
  'proof-of-enquiry': {
    text: 'Proof that the call was asked for, should it be disputed.',
    figure: minDataRetention,
  },
  'proof-of-answer': {
    text: 'Proof of what was asked and answered.',
    figure: minDataRetention,
  },
  'calls-stopped': {
    text: 'So that nobody calls: a code made from the number, not the number.',
    figure: consentRetryBar,
  },
} as const;

type ErasureRow = {
  what: 'call' | 'request' | 'policy' | 'stopped-number';
  /** Reference, or masked policy number. */
  name: string;
  /** Documents of a policy that go with it. */
  documents: number;
} & (
  | { outcome: 'erased' }
  /** The number, and in a request the fields, stay sealed and unused until the sweeper erases them. */
  | { outcome: 'kept'; until: IsoDate; why: keyof typeof keepingReasons }
);

export type Erasure = AffectedCalls & { rows: ErasureRow[] };

/** What `erasePerson` would do now; changes nothing. */
export async function planErasure(
  services: Services,
  contact: Contact,
  now: Date,
): Promise<Erasure> {
  const { leads, requests } = await findRowsOf(services, contact);
  return toErasure(services, contact, { leads, requests }, now);
}

/**
 * @param onWait called while an import of policies runs, which would write them again.
 * @returns null if there is nothing of this person.
 */
export async function erasePerson(
  services: Services,
  actor: DeskActor,
  contact: Contact,
  { reason, onWait = () => undefined }: { reason: string; onWait?: (wait: ImportWait) => void },
): Promise<Erasure | null> {
  const { now } = actor;
  const key = contactKeyOf(services.encryption, contact);
  const planned = await planErasure(services, contact, now);
  if (planned.rows.length === 0) return null;
  const policies = await findPolicies(services, { contact }, Number.MAX_SAFE_INTEGER);
  const calls = await erasePolicies(
    services,
    policies.map(({ row }) => row),
    {
      reason,
      now,
      onWait,
      record: (transaction) =>
        eraseRecords(services, transaction, actor, contact, {
          reason,
          policyCount: policies.length,
        }),
    },
  );
  await eraseExpiredLeads(services, now);
  await eraseExpiredRequests(services, now);
  // Somebody without a policy may be signed in too, and `erasePolicies` does not know of them.
  await endAllSessions(services, key);
  return { ...planned, ...calls };
}

/** Calls and requests, and the event of the whole erasure. */
async function eraseRecords(
  services: Services,
  transaction: Transaction<Tables>,
  actor: DeskActor,
  contact: Contact,
  { reason, policyCount }: { reason: string; policyCount: number },
): Promise<AffectedCalls> {
  const { now } = actor;
  const key = contactKeyOf(services.encryption, contact);
  await acquireAdvisoryLock(services.store, transaction, key);
  // Read again: a call may have been requested, or sent, since.
  const { leads, requests } = await findRowsOf(services, contact, undefined, transaction);
  if (contact.channel === 'sms') await withdrawLeads(transaction, { mobileKey: key }, now);
  await shortenRetention(transaction, leads, requests);
  await eraseNotes(
    transaction,
    [...leads, ...requests].map(({ reference }) => reference),
  );
  await recordDeskEvent(
    services,
    {
      ...actor,
      action: 'erased',
      subject: maskContact(contact),
      subjectHash: key,
      detail: `${leads.length} calls, ${requests.length} requests, ${policyCount} policies: ${reason}`,
    },
    transaction,
  );
  return affectedCalls(leads, now);
}

/** What the law does not keep goes now; the sweeper's own functions then erase what is due. */
async function shortenRetention(
  db: Kysely<Tables>,
  leads: readonly LeadRow[],
  requests: readonly ServiceRequestRow[],
): Promise<void> {
  for (const lead of leads) {
    await db
      .updateTable('lead')
      .set({ erase_at: keptUntil(lead), ...leadColumnsErasedNow })
      .where('id', '=', lead.id)
      .execute();
  }
  // A request that waits for its answer is still answered.
  for (const request of requests) {
    await db
      .updateTable('service_request')
      .set({ erase_at: keptUntil(request) })
      .where('id', '=', request.id)
      .execute();
  }
}

/** The end of the time that the law asks for, or of the row's own, if that is sooner. */
function keptUntil({ created_at, erase_at }: Pick<LeadRow, 'created_at' | 'erase_at'>): string {
  const legal = timestampAfter(new Date(created_at), shortestRetentionDays * dayMs);
  return legal < erase_at ? legal : erase_at;
}

async function toErasure(
  services: Services,
  contact: Contact,
  { leads, requests }: Awaited<ReturnType<typeof findRowsOf>>,
  now: Date,
): Promise<Erasure> {
  const calls = leads.map((row) => toErasureRow('call', row, 'proof-of-enquiry', now));
  const answers = requests.map((row) => toErasureRow('request', row, 'proof-of-answer', now));
  const rows = [
    ...calls,
    ...answers,
    ...(await readPolicyRows(services, contact)),
    ...(await readStoppedNumberRows(services, contact, now)),
  ];
  return { rows, ...affectedCalls(leads, now) };
}

function toErasureRow(
  what: 'call' | 'request',
  row: LeadRow | ServiceRequestRow,
  why: keyof typeof keepingReasons,
  now: Date,
): ErasureRow {
  const until = keptUntil(row);
  const named = { what, name: row.reference, documents: 0 };
  return until > now.toISOString()
    ? { ...named, outcome: 'kept', until: dayInIndia(until), why }
    : { ...named, outcome: 'erased' };
}

async function readPolicyRows(services: Services, contact: Contact): Promise<ErasureRow[]> {
  const policies = await findPolicies(services, { contact }, Number.MAX_SAFE_INTEGER);
  const documents = await readPolicyDocuments(
    services,
    policies.map(({ row }) => row.id),
  );
  return policies.map(({ row, details }) => ({
    what: 'policy',
    name: maskPolicyNumber(details.number),
    documents: documents.get(row.id)?.length ?? 0,
    outcome: 'erased',
  }));
}

/** The entry of the do-not-call list, which is kept: at most one. */
async function readStoppedNumberRows(
  { store, encryption }: Services,
  contact: Contact,
  now: Date,
): Promise<ErasureRow[]> {
  const stopped = await doNotCallEntries(store.db, now)
    .select('until')
    .where('mobile_key', '=', contactKeyOf(encryption, contact))
    .execute();
  return stopped.map(({ until }) => ({
    what: 'stopped-number',
    name: maskContact(contact),
    documents: 0,
    outcome: 'kept',
    until: dayInIndia(until),
    why: 'calls-stopped',
  }));
}
