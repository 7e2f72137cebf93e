/** Stores a call-back as a lead, unless its number is on the do-not-call list. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { type SqlBool, sql, type Transaction } from 'kysely';
import type { Upstream } from '../../config/service-urls.ts';
import { advertiserReportRecords, consentRecords } from '../../content/consent-record.ts';
import { enquiryValidity } from '../../content/figures/broker-rules.ts';
import { dayMs, timestampAfter, timestampBefore } from '../../dates/iso-date.ts';
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
import { type LeadRow, leadColumnsErasedOnWithdrawal } from '../../store/schema/lead-schema.ts';
import type { Store, Tables } from '../../store/schema/schema.ts';
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

/**
 * The same call corrected: a family shares a phone, and another number at another time is another person's
 * (docs/lead-states.md).
 */
const isSameCall = ({ mobile_key, product, time_slot }: LeadRow) =>
  sql<SqlBool>`(mobile_key = ${mobile_key} or (product = ${product} and time_slot = ${time_slot}))`;

/** The call that was sent in the place of this post, and arrived before it. */
async function findCorrection(
  db: Transaction<Tables>,
  post: LeadRow,
  now: Date,
): Promise<LeadRow | undefined> {
  if (post.idempotency_key === null) return undefined;
  return await db
    .selectFrom('lead')
    .selectAll()
    .where('created_at', '>', timestampBefore(now, dayMs))
    .where('earlier_keys', 'like', `%${post.idempotency_key}%`)
    .where('state', '<>', 'unconfirmed')
    .where(isSameCall(post))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/**
 * The visitor got no answer to posts with these keys, changed the details and sent the form again. The desk sees the
 * calls as related, and of those that are the same call, what Lead.svc cannot have is not sent. One that waits for its
 * code may never be confirmed, and takes no place.
 */
async function replaceEarlierCalls(
  db: Transaction<Tables>,
  taken: LeadRow,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  if (keys.length === 0) return;
  const { id, reference, state, earlier_keys } = taken;
  const allKeys = [...new Set([...(earlier_keys?.split(' ') ?? []), ...keys])];
  const rows = db.selectFrom('lead').select('reference').where('idempotency_key', 'in', allKeys);
  const earlier = (await rows.where('id', '<>', id).execute()).map((row) => row.reference);
  await db
    .updateTable('lead')
    .set({ earlier: earlier.join(', ') || null, earlier_keys: allKeys.join(' ') })
    .where('id', '=', id)
    .execute();
  if (earlier.length === 0 || (state !== 'pending' && state !== 'delivered')) return;
  const nowText = now.toISOString();
  // The keys stay, so that the first post, should it arrive again, is known.
  const { idempotency_key: _, request_key: __, ...erased } = leadColumnsErasedOnWithdrawal;
  await db
    .updateTable('lead')
    .set({
      ...erased,
      state: 'expired',
      settled_at: nowText,
      withdrawn_at: nowText,
      last_problem: `replaced by ${reference}`,
    })
    .where('reference', 'in', earlier)
    .where('state', '=', 'pending')
    .where(isSameCall(taken))
    // Neither on its way nor sent without a usable answer.
    .where('sending_since', 'is', null)
    .where('possibly_duplicate', '=', 0)
    .execute();
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
