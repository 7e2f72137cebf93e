/** Writes a call-back request down, unless its number asked for no calls. */
import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { campaignColumns } from '../campaign/campaign-columns.ts';
import type { Upstream } from '../config/service-urls.ts';
import { consentText, consentVersion } from '../content/consent.ts';
import { enquiryValidity } from '../content/figures/broker-rules.ts';
import { dayMs } from '../dates/iso-date.ts';
import { mobileKey } from '../outbox/contact-keys.server.ts';
import { insertIdempotent } from '../outbox/insert-idempotent.server.ts';
import { newReference } from '../outbox/reference.ts';
import type { FieldEncryption } from '../store/field-encryption.server.ts';
import type { LeadRow, Store } from '../store/schema.ts';
import type { CallBackSubmission } from './call-back-submission.ts';
import { isOnDoNotCallList } from './do-not-call-list.server.ts';

const consentHash = createHash('sha256').update(consentText.join('\n')).digest('hex');
export type RecordOptions = {
  upstream: Upstream;
  perMobilePerDay: number;
  retentionDays: number;
  /** How long the caller may take for its own send before the sweeper takes over. */
  leaseMs: number;
  now: Date;
};

export type RecordOutcome =
  | { kind: 'accepted'; lead: LeadRow }
  | { kind: 'repeated'; lead: LeadRow }
  | { kind: 'too-many'; retryAfterSeconds: number }
  /** This number asked for no calls (do-not-call-list.server.ts). */
  | { kind: 'stopped' };

/**
 * The new row is already claimed by the caller, who must send it and settle it.
 * @throws the database's error when it could not be written: then nothing was accepted.
 */
export async function recordLead(
  store: Store,
  encryption: FieldEncryption,
  request: CallBackSubmission,
  options: RecordOptions,
): Promise<RecordOutcome> {
  const row = newLeadRow(encryption, request, options);
  const { now, perMobilePerDay } = options;
  const acceptance = await insertIdempotent<LeadRow, { kind: 'stopped' }>(store, 'lead', row, {
    prefix: 'CB',
    contact: { column: 'mobile_key', key: row.mobile_key },
    perDay: perMobilePerDay,
    // A refused request may be tried again: Lead.svc could answer otherwise once its reason is gone.
    repeatedStates: ['pending', 'delivered'],
    now,
    refuse: async (transaction) =>
      (await isOnDoNotCallList(transaction, row.mobile_key, now)) ? { kind: 'stopped' } : null,
  });
  return 'row' in acceptance ? { kind: acceptance.kind, lead: acceptance.row } : acceptance;
}

function newLeadRow(
  encryption: FieldEncryption,
  request: CallBackSubmission,
  { upstream, retentionDays, leaseMs, now }: RecordOptions,
): LeadRow & { mobile_key: string } {
  const id = randomUUID();
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const requestKey = encryption.keyedHash(
    `request:${request.mobile}:${request.product}:${request.timeSlot}`,
  );
  return {
    id,
    reference: newReference('CB'),
    idempotency_key: request.idempotencyKey
      ? encryption.keyedHash(`idempotency:${request.idempotencyKey}:${requestKey}`)
      : null,
    request_key: requestKey,
    mobile_key: mobileKey(encryption, request.mobile),
    mobile_sealed: encryption.seal(request.mobile, id),
    product: request.product,
    time_slot: request.timeSlot,
    upstream,
    state: 'pending',
    attempts: 1,
    sending_since: now.toISOString(),
    next_attempt_at: after(leaseMs),
    possibly_duplicate: 0,
    last_problem: null,
    refusal_sealed: null,
    consent_version: consentVersion,
    consent_hash: consentHash,
    page: request.page ?? null,
    source: request.source ?? null,
    ...campaignColumns(request.campaign),
    created_at: now.toISOString(),
    settled_at: null,
    expires_at: after(enquiryValidity.clock.days * dayMs),
    erase_at: after(retentionDays * dayMs),
  };
}
