/**
 * Opens what is masked. Rule: the event is written first, in one transaction: without it nothing is shown. The event
 * itself is the permission of the page after it: for ten minutes, to this staff member, in this session.
 */
import 'server-only';
import type { Kysely } from 'kysely';
import { minuteMs } from '../../dates/iso-date.ts';
import { openLeadMobile } from '../../leads/lead-values.server.ts';
import { type LeadText, openedLeadTexts } from '../../leads/list/lead-texts.server.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { callBackPrefix } from '../../outbox/reference.ts';
import type { SealedPolicy } from '../../policies/policy-types.ts';
import { openDetails } from '../../policies/read-policies.server.ts';
import { optional } from '../../process/logging/optional.server.ts';
import { openFields } from '../../requests/open-request.server.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { parseAnswerAddress } from '../../tools/calculator-registry/parse-answer-address.server.ts';
import type { StaffMember } from '../sign-in/desk-sessions.server.ts';
import { type DeskActor, readDeskEvents, recordDeskEvent } from '../trail/audit-trail.server.ts';

export type OpenedRecord =
  /** `texts`: all else of it that is sealed. */
  | { kind: 'call'; mobile: string; texts: LeadText[] }
  /** Every field as it was typed, by name. */
  | { kind: 'request'; fields: Readonly<Record<string, string>> }
  | { kind: 'policy'; details: SealedPolicy };

/** What is open to a staff member now, and until when. */
export type Opened = { record: OpenedRecord; until: Date } | null;

export type ReadOutcome =
  | { kind: 'opened'; record: OpenedRecord }
  /** `unreadable`: sealed with a key that is not configured. */
  | { kind: 'not-found' | 'erased' | 'unreadable' };

/** @param id CB-…, SR-…, or the id of a policy. */
export function openRecord(services: Services, actor: DeskActor, id: string): Promise<ReadOutcome> {
  return services.store.db.transaction().execute(async (transaction) => {
    const outcome = await read(services, transaction, id);
    if (outcome.kind === 'opened')
      await recordDeskEvent(
        services,
        { ...actor, action: 'opened-number', subject: id },
        transaction,
      );
    return outcome;
  });
}

const openMs = 10 * minuteMs;

/** @returns null where this staff member has not opened it in this session within the last ten minutes. */
export async function readOpened(
  services: Services,
  { address, sessionId }: StaffMember,
  id: string,
  now: Date,
): Promise<Opened> {
  const { store } = services;
  const session = await store.db
    .selectFrom('desk_session')
    .select('started_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!session) return null;
  const since = Math.max(now.getTime() - openMs, Date.parse(session.started_at));
  const { events } = await readDeskEvents(services, {
    actor: address,
    action: 'opened-number',
    subject: id,
    since: new Date(since),
    limit: 1,
  });
  const [last] = events;
  if (!last) return null;
  const outcome = await read(services, store.db, id);
  if (outcome.kind !== 'opened') return null;
  const record = await withRebuiltAnswer(outcome.record, now);
  return { record, until: new Date(Date.parse(last.at) + openMs) };
}

/**
 * The address of the visitor's answer is stored as it was posted: the link is rebuilt from parsed values, so that no
 * text of a visitor is in it. Not in a transaction: insurers' plans are read from the database.
 */
async function withRebuiltAnswer(record: OpenedRecord, now: Date): Promise<OpenedRecord> {
  if (record.kind !== 'call') return record;
  const rebuild = async (text: LeadText): Promise<LeadText> => {
    if (!text.isLink) return text;
    const address = await optional('answer', () => parseAnswerAddress(text.text, now), null);
    return address === null
      ? { ...text, text: 'its address cannot be read', isLink: false }
      : { ...text, text: address };
  };
  return { ...record, texts: await Promise.all(record.texts.map(rebuild)) };
}

/**
 * For an action on the number of a record, which nobody sees.
 * @returns null if there is none, or it is erased.
 */
export async function readMobile(services: Services, reference: string): Promise<string | null> {
  const outcome = await read(services, services.store.db, reference);
  if (outcome.kind !== 'opened' || outcome.record.kind === 'policy') return null;
  const { record } = outcome;
  return record.kind === 'call' ? record.mobile : (record.fields.mobile ?? null);
}

async function read(services: Services, db: Kysely<Tables>, id: string): Promise<ReadOutcome> {
  if (id.startsWith(`${callBackPrefix}-`)) return readCall(services, db, id);
  const request = await readByReference(db, 'service_request', id);
  if (request) {
    const opened = openFields(services, request);
    if (opened.kind !== 'opened') return { kind: opened.kind };
    return { kind: 'opened', record: { kind: 'request', fields: opened.fields } };
  }
  const policy = await db
    .selectFrom('policy')
    .select(['id', 'details_sealed'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!policy) return { kind: 'not-found' };
  try {
    const details = openDetails(services, policy);
    return { kind: 'opened', record: { kind: 'policy', details } };
  } catch {
    return { kind: 'unreadable' };
  }
}

async function readCall(
  { encryption }: Services,
  db: Kysely<Tables>,
  reference: string,
): Promise<ReadOutcome> {
  const lead = await readByReference(db, 'lead', reference);
  if (!lead) return { kind: 'not-found' };
  const opened = openLeadMobile(encryption, lead);
  if (opened.kind !== 'opened') return { kind: opened.kind };
  return {
    kind: 'opened',
    record: {
      kind: 'call',
      mobile: opened.plain,
      texts: openedLeadTexts(encryption, lead),
    },
  };
}
