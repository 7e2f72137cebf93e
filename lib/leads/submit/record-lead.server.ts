/** Stores a call-back as a lead, unless its number is on the do-not-call list. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Upstream } from '../../config/service-urls.ts';
import { advertiserReportRecords, consentRecords } from '../../content/consent-record.ts';
import { enquiryValidity } from '../../content/figures/call-rules.ts';
import { dayMs, timestampAfter } from '../../dates/iso-date.ts';
import {
  type InsertOutcome,
  idempotencyKeyOf,
  insertIdempotent,
  type RecordedRow,
} from '../../outbox/insert-idempotent.server.ts';
import { callBackPrefix, createReference } from '../../outbox/reference.ts';
import { optionalNow } from '../../process/logging/optional.server.ts';
import { campaignColumns } from '../../site/campaign/campaign-columns.ts';
import { acquireAdvisoryLock } from '../../store/acquire-advisory-lock.server.ts';
import { type FieldEncryption, mobileKey } from '../../store/field-encryption.server.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import type { Store } from '../../store/schema/schema.ts';
import { findCorrection, replaceEarlierCalls } from '../corrected-calls.server.ts';
import { isOnDoNotCallList } from '../do-not-call-list.server.ts';
import { type Admission, admitLead, type QueueFull } from '../limits.server.ts';
import { callBackFieldNames, callBackFieldRules } from './call-back-field-rules.ts';
import type { CallBackSubmission } from './call-back-submission.ts';

const identifyingNames = callBackFieldNames.filter(
  (name) => callBackFieldRules[name].isIdentifying,
);

export type RecordOptions = {
  upstream: Upstream;
  perMobilePerDay: number;
  retentionDays: number;
  /** Lease for the caller's own send; after it the sweeper takes over. */
  leaseMs: number;
  /** Not sent before its code is entered (OTP_REQUIRED), which may be done for this long. */
  codeLifetimeMs?: number | undefined;
  /** This browser has entered a code of this number: no other browser may learn what was requested for it. */
  hasEnteredCode?: boolean;
  /** For visitors' requests; without it nothing is throttled. */
  admission?: Admission;
  now: Date;
};

export type RecordOutcome =
  | InsertOutcome<LeadRow>
  /** The number is on the do-not-call list. */
  | { kind: 'stopped' }
  | QueueFull;

/**
 * The caller holds the claim on the new row and must send and settle it, unless the row is throttled.
 * @throws the database's error if it could not be stored: then nothing was accepted.
 */
export function recordLead(
  store: Store,
  encryption: FieldEncryption,
  submission: CallBackSubmission,
  options: RecordOptions,
): Promise<RecordOutcome> {
  const row = createLeadRow(encryption, submission, options);
  const earlierKeys = (submission.earlierKeys ?? []).flatMap(
    (key) => idempotencyKeyOf(encryption, key) ?? [],
  );
  const { now, perMobilePerDay, codeLifetimeMs, hasEnteredCode, admission } = options;
  const needsCode = codeLifetimeMs !== undefined;
  type Rejection = { kind: 'stopped' } | QueueFull | RecordedRow<LeadRow>;
  return insertIdempotent<LeadRow, Rejection>(store, 'lead', row, {
    prefix: callBackPrefix,
    contact: { column: 'mobile_key', key: row.mobile_key },
    perDay: perMobilePerDay,
    now,
    check: async (transaction) => {
      if (await isOnDoNotCallList(transaction, row.mobile_key, now))
        return { kind: 'rejected', rejection: { kind: 'stopped' } };
      // A post and its correction have different numbers, whose locks do not exclude each other.
      for (const key of [row.idempotency_key ?? [], earlierKeys].flat().sort())
        await acquireAdvisoryLock(store, transaction, key);
      const correction = await findCorrection(transaction, row, now);
      if (correction) return { kind: 'rejected', rejection: { kind: 'repeated', row: correction } };
      // A refused request may be repeated: Lead.svc could accept it when the reason no longer applies.
      const states = [
        ...(needsCode ? ['unconfirmed'] : []),
        ...(needsCode && !hasEnteredCode ? [] : ['pending', 'delivered']),
      ];
      return { kind: 'checked', duplicates: { states } };
    },
    // A visitor who posts again may have ticked or typed something else: the latest post decides.
    onRepeat: async (transaction, existing) => {
      await replaceEarlierCalls(transaction, existing, earlierKeys, now);
      return {
        ...visitorTexts(encryption, submission, existing.id),
        // It is answered "queued".
        ...(existing.state === 'pending' && {
          promised_at: existing.promised_at ?? now.toISOString(),
        }),
      };
    },
    ...(admission && {
      admit: (transaction) => admitLead(transaction, { row, admission, now }),
    }),
    afterInsert: (transaction, inserted) =>
      replaceEarlierCalls(transaction, inserted, earlierKeys, now),
  });
}

type SealedName = Extract<keyof LeadRow, `${string}_sealed`>;
/** A repeat of the request has the same mobile number, and only Lead.svc writes a refusal. */
type OtherSealedName = 'mobile_sealed' | 'refusal_sealed';

/** What the visitor added, of a new row and of a repeat. */
function visitorTexts(
  { seal }: FieldEncryption,
  { answer }: CallBackSubmission,
  id: string,
): Record<Exclude<SealedName, OtherSealedName>, string | null> {
  return { answer_sealed: answer ? seal(answer, id) : null };
}

function createLeadRow(
  encryption: FieldEncryption,
  submission: CallBackSubmission,
  { upstream, retentionDays, leaseMs, codeLifetimeMs, now }: RecordOptions,
): LeadRow & { mobile_key: string } {
  const id = randomUUID();
  const { language = 'english' } = submission;
  const consent = consentRecords[language];
  const after = (ms: number) => timestampAfter(now, ms);
  const requestKey = encryption.keyedHash(
    ['request', ...identifyingNames.map((name) => submission[name])].join(':'),
  );
  return {
    id,
    reference: createReference(callBackPrefix),
    idempotency_key: idempotencyKeyOf(encryption, submission.idempotencyKey),
    request_key: requestKey,
    mobile_key: mobileKey(encryption, submission.mobile),
    mobile_sealed: encryption.seal(submission.mobile, id),
    product: submission.product,
    time_slot: submission.timeSlot,
    upstream,
    state: codeLifetimeMs === undefined ? 'pending' : 'unconfirmed',
    attempts: codeLifetimeMs === undefined ? 1 : 0,
    sending_since: codeLifetimeMs === undefined ? now.toISOString() : null,
    // Unconfirmed: the mail to the desk is what falls due, and not while the code may still be entered.
    next_attempt_at: after(codeLifetimeMs ?? leaseMs),
    possibly_duplicate: 0,
    last_problem: null,
    refusal_sealed: null,
    ...visitorTexts(encryption, submission, id),
    honeypot_filled: submission.isHoneypotFilled ? 1 : 0,
    consent_version: consent.version,
    consent_hash: consent.hash,
    call_despite_do_not_disturb: submission.callDespiteDoNotDisturb ? 1 : 0,
    age_confirmed: submission.ageConfirmed ? 'yes' : null,
    page: submission.page ?? null,
    source: submission.source ?? null,
    ...optionalNow('campaign', () => campaignColumns(submission.campaign), {
      campaign: null,
      click_ids: null,
    }),
    throttled_by: null,
    client_key: null,
    released_at: null,
    promised_at: null,
    maybe_accepted: 0,
    follow_up: null,
    followed_up_at: null,
    withdrawn_at: null,
    earlier: null,
    earlier_keys: null,
    advertiser_report_version: submission.reportToAdvertiser
      ? advertiserReportRecords[language].version
      : null,
    conversion_id: submission.reportToAdvertiser ? randomUUID() : null,
    created_at: now.toISOString(),
    settled_at: null,
    expires_at: after(enquiryValidity.clock.days * dayMs),
    erase_at: after(retentionDays * dayMs),
  };
}
