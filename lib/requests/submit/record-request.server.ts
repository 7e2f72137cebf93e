/** Stores a service request with its file and, for "stop calls", its effect, in one transaction. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { noticeRecord } from '../../content/requests/notice-record.ts';
import { type RequestKind, requestKinds } from '../../content/requests/request-kinds.ts';
import { formatDate } from '../../dates/format-date.ts';
import { dayMs, timestampAfter } from '../../dates/iso-date.ts';
import { callDayOf } from '../../leads/call-date.ts';
import { isOnDoNotCallList } from '../../leads/do-not-call-list.server.ts';
import { openLeadMobile } from '../../leads/lead-values.server.ts';
import { addToDoNotCallList, mayBeCalled, withdrawLead } from '../../leads/withdraw-lead.server.ts';
import {
  type DuplicateRule,
  type InsertOutcome,
  idempotencyKeyOf,
  insertIdempotent,
} from '../../outbox/insert-idempotent.server.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { createReference, requestPrefix } from '../../outbox/reference.ts';
import { languageOfPage } from '../../site/hindi-pages.ts';
import { acquireAdvisoryLock } from '../../store/acquire-advisory-lock.server.ts';
import { emailKey, mobileKey } from '../../store/field-encryption.server.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import {
  type RequestState,
  type ServiceRequestRow,
  unansweredStates,
} from '../../store/schema/outbox-schema.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { sha256Hex } from '../../text/sha256-hex.ts';
import { wakeRequestWorker } from '../deliver/request-worker.server.ts';
import { isStopRequest } from '../is-stop-request.ts';
import type { RequestSubmission } from './request-submission.server.ts';

/** @throws the database's error if it could not be stored: then nothing was accepted. */
export function recordRequest(
  services: Services,
  request: RequestSubmission,
  now: Date,
): Promise<InsertOutcome<ServiceRequestRow>> {
  const { store, encryption, env } = services;
  const row = createRequestRow(services, request, now);
  return insertIdempotent(store, 'service_request', row, {
    prefix: requestPrefix,
    // No daily limit: calls can be stopped however many requests used this contact today.
    contact: isStopRequest(request.kind) ? null : contactOf(row),
    perDay: env.serviceRequestsPerContactPerDay,
    now,
    check: async (transaction) => {
      if (request.kind !== 'stop-calls')
        return { kind: 'checked', duplicates: duplicateRule(request.kind) };
      const wasOnDoNotCallList = await stopCalls(services, transaction, row, now);
      // A stop must also end calls that were allowed in between.
      return {
        kind: 'checked',
        duplicates: wasOnDoNotCallList ? duplicateRule(request.kind) : noDuplicates,
      };
    },
    afterInsert: async (transaction) => {
      if (request.file) {
        const sealed = encryption.seal(request.file.bytes, row.id);
        await transaction
          .insertInto('request_file')
          .values({
            request_id: row.id,
            sealed,
            bytes: sealed.length,
            stored_at: now.toISOString(),
          })
          .execute();
      }
    },
  });
}

type RequestDuplicates = DuplicateRule & { states: readonly RequestState[] };

const noDuplicates: RequestDuplicates = { states: [] };

function duplicateRule(kind: RequestKind): RequestDuplicates {
  // An earlier request must not count for one that follows a stop.
  if (kind === 'allow-calls') return noDuplicates;
  return isStopRequest(kind)
    ? { states: [...unansweredStates, 'answered'], windowMs: dayMs }
    : { states: unansweredStates };
}

/**
 * Stopping is safe to repeat, so a repetition stops too; only its mail is not sent again within a day. Allowing calls
 * needs a confirmation (lib/requests/allow-calls).
 * @returns whether the number was on the do-not-call list already.
 */
async function stopCalls(
  { store }: Services,
  transaction: Transaction<Tables>,
  { mobile_key }: ServiceRequestRow,
  now: Date,
): Promise<boolean> {
  if (!mobile_key) return false;
  // The lock serialises a concurrent call-back: it either waits for this transaction or is withdrawn by it.
  await acquireAdvisoryLock(store, transaction, mobile_key);
  const wasOnDoNotCallList = await isOnDoNotCallList(transaction, mobile_key, now);
  await addToDoNotCallList(transaction, mobile_key, now);
  return wasOnDoNotCallList;
}

function contactOf({ mobile_key, email_key }: ServiceRequestRow) {
  if (mobile_key) return { column: 'mobile_key', key: mobile_key } as const;
  return email_key ? ({ column: 'email_key', key: email_key } as const) : null;
}

function createRequestRow(
  { encryption }: Services,
  { kind, fields, file, page, language, idempotencyKey, isHoneypotFilled }: RequestSubmission,
  now: Date,
): ServiceRequestRow {
  const id = randomUUID();
  const requestContent = JSON.stringify([
    kind,
    Object.entries(fields).sort(),
    file && sha256Hex(file.bytes),
  ]);
  const requestKey = encryption.keyedHash(`service-request:${requestContent}`);
  const { mobile, email } = fields;
  const notice = noticeRecord(kind, language ?? languageOfPage(page ?? ''));
  return {
    id,
    reference: createReference(requestPrefix),
    idempotency_key: idempotencyKeyOf(encryption, idempotencyKey),
    request_key: requestKey,
    kind,
    mobile_key: mobile ? mobileKey(encryption, mobile) : null,
    email_key: email ? emailKey(encryption, email) : null,
    fields_sealed: encryption.seal(JSON.stringify(fields), id),
    state: 'pending',
    attempts: 0,
    sending_since: null,
    next_attempt_at: now.toISOString(),
    possibly_duplicate: 0,
    last_problem: null,
    honeypot_filled: isHoneypotFilled ? 1 : 0,
    consent_version: notice.version,
    consent_hash: notice.hash,
    page: page ?? null,
    created_at: now.toISOString(),
    settled_at: null,
    answered_at: null,
    erase_at: timestampAfter(now, requestKinds[kind].retentionDays * dayMs),
  };
}

/**
 * @returns `desk-told` if Lead.svc has it or may have it.
 * @throws if the number cannot be read or the request not be written: then nothing was promised.
 */
export async function stopOneCall(
  services: Services,
  reference: string,
  now: Date,
): Promise<{ kind: 'stopped' | 'desk-told' }> {
  // The desk's request first: no page may say that the desk was told before it was.
  const lead = await readByReference(services.store.db, 'lead', reference);
  const wasTold = lead !== null && mayBeCalled(lead) && (await tellDesk(services, lead, now));
  const withdrawn = await withdrawLead(services, reference, now);
  if (wasTold) return { kind: 'desk-told' };
  const isTold = withdrawn?.mayBeCalled && (await tellDesk(services, withdrawn.lead, now));
  return { kind: isTold ? 'desk-told' : 'stopped' };
}

/** @returns false if the number is erased: then it is older than the seven days in which a call may be made. */
async function tellDesk(services: Services, lead: LeadRow, now: Date): Promise<boolean> {
  const { reference, time_slot, page } = lead;
  const opened = openLeadMobile(services.encryption, lead);
  if (opened.kind === 'erased') return false;
  if (opened.kind === 'unreadable') throw new Error(`${reference}: ${opened.reason}`);
  const day = formatDate(callDayOf(lead));
  const fields = { call: reference, slot: `${day}, ${time_slot}`, mobile: opened.plain };
  const request = { kind: 'stop-one-call', fields, page: page ?? undefined } as const;
  const { kind } = await recordRequest(services, request, now);
  if (kind === 'inserted') wakeRequestWorker();
  return true;
}
