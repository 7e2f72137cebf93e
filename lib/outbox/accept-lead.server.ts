/**
 * Writes a call-back request down. Rule: nobody is told "accepted" before this has committed, and the
 * same request sent twice is one row.
 */
import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { consentText, consentVersion } from '../call-back/consent.ts';
import type { CallBackRequest } from '../call-back/request.ts';
import { campaignColumns } from '../campaign/campaign-columns.ts';
import type { Upstream } from '../config/service-urls.ts';
import type { FieldEncryption } from '../encryption/field-encryption.server.ts';
import { newReference } from '../reference/reference.ts';
import type { LeadRow, Store, Tables } from '../store/schema.ts';

export const enquiryValidDays = 7;
const dayMs = 86_400_000;
const consentHash = createHash('sha256').update(consentText.join('\n')).digest('hex');
/** The same mobile, product and slot within this time is the same wish, not a second one. */
const sameRequestMs = 10 * 60_000;

export type AcceptOptions = {
  upstream: Upstream;
  perMobilePerDay: number;
  retentionDays: number;
  /** How long the caller may take for its own send before the sweeper takes over. */
  leaseMs: number;
  now: Date;
};

export type Acceptance =
  | { kind: 'accepted'; lead: LeadRow }
  | { kind: 'repeated'; lead: LeadRow }
  | { kind: 'too-many'; retryAfterSeconds: number };

/**
 * The new row is already claimed by the caller, who must send it and settle it.
 * @throws the database's error when it could not be written: then nothing was accepted.
 */
export async function acceptLead(
  store: Store,
  encryption: FieldEncryption,
  request: CallBackRequest,
  options: AcceptOptions,
): Promise<Acceptance> {
  const row = newLeadRow(encryption, request, options);
  return store.db.transaction().execute(async (transaction) => {
    if (store.dialect === 'postgres') {
      // SQLite has one writer; here, two submits of one number wait for each other.
      await sql`select pg_advisory_xact_lock(hashtext(${row.mobile_key}))`.execute(transaction);
    }
    const repeated = await findRepeated(transaction, row, options.now);
    if (repeated) return { kind: 'repeated', lead: repeated };
    const retryAfterSeconds = await secondsUntilAllowed(transaction, row, options);
    if (retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds };
    return { kind: 'accepted', lead: await insert(transaction, row) };
  });
}

function newLeadRow(
  encryption: FieldEncryption,
  request: CallBackRequest,
  { upstream, retentionDays, leaseMs, now }: AcceptOptions,
): LeadRow {
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
    mobile_key: encryption.keyedHash(`mobile:${request.mobile}`),
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
    expires_at: after(enquiryValidDays * dayMs),
    erase_at: after(retentionDays * dayMs),
  };
}

/** A reference is short enough to be read out, so another record may have it already: then it gets a new one. */
async function insert(transaction: Transaction<Tables>, row: LeadRow): Promise<LeadRow> {
  for (let tries = 0; tries < 5; tries++) {
    const lead = tries === 0 ? row : { ...row, reference: newReference('CB') };
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('lead')
      .values(lead)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) > 0) return lead;
  }
  throw new Error('No free reference found');
}

async function findRepeated(
  transaction: Transaction<Tables>,
  row: LeadRow,
  now: Date,
): Promise<LeadRow | undefined> {
  if (row.idempotency_key) {
    const sameKey = await transaction
      .selectFrom('lead')
      .selectAll()
      .where('idempotency_key', '=', row.idempotency_key)
      .executeTakeFirst();
    if (sameKey) return sameKey;
  }
  // A refused request may be tried again: Lead.svc could answer otherwise once its reason is gone.
  return transaction
    .selectFrom('lead')
    .selectAll()
    .where('request_key', '=', row.request_key)
    .where('created_at', '>', new Date(now.getTime() - sameRequestMs).toISOString())
    .where('state', 'in', ['pending', 'delivered'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Zero when this mobile may ask once more; otherwise the seconds until its oldest request is a day old. */
async function secondsUntilAllowed(
  transaction: Transaction<Tables>,
  row: LeadRow,
  { perMobilePerDay, now }: AcceptOptions,
): Promise<number> {
  const lastDay = await transaction
    .selectFrom('lead')
    .select('created_at')
    .where('mobile_key', '=', row.mobile_key)
    .where('created_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .orderBy('created_at', 'desc')
    .limit(perMobilePerDay)
    .execute();
  const blocking = lastDay.at(perMobilePerDay - 1);
  if (!blocking) return 0;
  const freeAt = Date.parse(blocking.created_at) + dayMs;
  return Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000));
}
