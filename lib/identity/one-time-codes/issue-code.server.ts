/**
 * Issues a code to a browser and sends it after the response. Rule: a known contact and an unknown one have the same
 * queries, the same row and the same response; only the message differs.
 */
import 'server-only';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { codeChannels } from '../../config/parse-environment.ts';
import { dayMs, timestampAfter, timestampBefore } from '../../dates/iso-date.ts';
import type { Contact } from '../../input/contact.ts';
import { acquireAdvisoryLock } from '../../store/acquire-advisory-lock.server.ts';
import { contactKeyOf, type FieldEncryption } from '../../store/field-encryption.server.ts';
import type { OneTimeCodeTable } from '../../store/schema/login-schema.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import {
  type BrowserId,
  type BrowserKey,
  browserCookie,
  createBrowserId,
  readBrowserId,
  toBrowserKey,
} from './code-cookie.server.ts';
import {
  type CodePurpose,
  codeDigits,
  codeLifetimeMs,
  contactLimits,
  type IssueOutcome,
  maxCodeAttempts,
  minResendMs,
} from './one-time-code.ts';
import { sendAfterResponse } from './send-code.server.ts';

export type CodeRequest = {
  purpose: CodePurpose;
  contact: Contact;
  /** Reference of the request that the code confirms. */
  subject?: string | null;
  /** False for an unknown contact: no message is sent, and no response reveals it. */
  isKnown: boolean;
};

/** @param headers of the request: the cookie identifies the browser. @throws when the database cannot be used. */
export async function issueCode(
  services: Services,
  headers: Pick<Headers, 'get'>,
  codeRequest: CodeRequest,
  now: Date,
): Promise<IssueOutcome> {
  const { store, env, encryption } = services;
  const { purpose, contact, isKnown } = codeRequest;
  if (!codeChannels(env).includes(contact.channel)) return { kind: 'channel-off' };
  const before = readBrowserId(headers, env);
  const browserId = createBrowserId();
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const row = createCodeRow(services, codeRequest, { browserId, code }, now);
  const outcome = await store.db.transaction().execute(async (transaction) => {
    await acquireAdvisoryLock(store, transaction, row.contact_key);
    const browserKey = before && toBrowserKey(encryption, before);
    if (browserKey && (await wasJustIssued(transaction, browserKey, row, now)))
      return { kind: 'issued', cookie: browserCookie(before, env), isNew: false } as const;
    const retryAfterSeconds = await secondsUntilNextCode(
      transaction,
      row.contact_key,
      browserKey,
      now,
    );
    if (retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds } as const;
    if (browserKey) await closeOlderCodes(transaction, browserKey, purpose, now);
    await transaction.insertInto('one_time_code').values(row).execute();
    return { kind: 'issued', cookie: browserCookie(browserId, env), isNew: true } as const;
  });
  if (outcome.kind !== 'issued') return outcome;
  if (outcome.isNew) sendAfterResponse(services, { id: row.id, purpose, contact, code, isKnown });
  return {
    kind: 'issued',
    cookie: outcome.cookie,
    resendAfterSeconds: minResendMs / 1000,
    isNew: outcome.isNew,
  };
}

function createCodeRow(
  services: Services,
  { purpose, contact, subject = null, isKnown }: CodeRequest,
  { browserId, code }: { browserId: BrowserId; code: string },
  now: Date,
): OneTimeCodeTable {
  const { encryption } = services;
  const id = randomUUID();
  // This value cannot be typed, so it matches no input.
  const unsent = randomBytes(16).toString('hex');
  return {
    id,
    purpose,
    browser_key: toBrowserKey(encryption, browserId),
    contact_key: limitKeyOf(services.encryption, purpose, contact),
    contact_sealed: encryption.seal(contact.address, id),
    channel: contact.channel,
    subject,
    code_key: codeKey(services, id, isKnown ? code : unsent),
    tries: 0,
    sending: isKnown ? 'pending' : 'withheld',
    created_at: now.toISOString(),
    expires_at: timestampAfter(now, codeLifetimeMs),
    closed_at: null,
    is_used: 0,
  };
}

/** The desk has a limit of its own: a stranger at the customer login must not use up the codes of its staff. */
function limitKeyOf(encryption: FieldEncryption, purpose: CodePurpose, contact: Contact): string {
  const key = contactKeyOf(encryption, contact);
  return purpose === 'desk' ? encryption.keyedHash(`desk-code:${key}`) : key;
}

export function codeKey({ encryption }: Services, id: string, code: string): string {
  return encryption.keyedHash(`one-time-code:${id}:${code}`);
}

/** A double click, or "send again" before a message can arrive. A code without attempts left does not count. */
async function wasJustIssued(
  transaction: Transaction<Tables>,
  browserKey: BrowserKey,
  { purpose, contact_key, subject }: OneTimeCodeTable,
  now: Date,
): Promise<boolean> {
  const same = await transaction
    .selectFrom('one_time_code')
    .select(['contact_key', 'subject'])
    .where('browser_key', '=', browserKey)
    .where('purpose', '=', purpose)
    .where('closed_at', 'is', null)
    .where('tries', '<', maxCodeAttempts)
    .where('created_at', '>', timestampBefore(now, minResendMs))
    .executeTakeFirst();
  return same?.contact_key === contact_key && same.subject === subject;
}

/** A browser has one open code per purpose: the newest. */
async function closeOlderCodes(
  transaction: Transaction<Tables>,
  browserKey: BrowserKey,
  purpose: CodePurpose,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('one_time_code')
    .set({ closed_at: now.toISOString() })
    .where('browser_key', '=', browserKey)
    .where('purpose', '=', purpose)
    .where('closed_at', 'is', null)
    .execute();
}

/**
 * Counts requested codes, sent or not, used or not, so that a limit does not reveal a known contact. For the browser
 * that used its last code for this contact, used codes do not count: its owner may sign in ten times a day.
 * @param browserKey of the request's cookie, if any.
 * @returns 0 when one more is allowed; otherwise the seconds to wait.
 */
async function secondsUntilNextCode(
  transaction: Transaction<Tables>,
  contactKey: string,
  browserKey: BrowserKey | null,
  now: Date,
): Promise<number> {
  const isOwner = browserKey !== null && (await hasUsedCode(transaction, contactKey, browserKey));
  const codeRows = await transaction
    .selectFrom('one_time_code')
    .select('created_at')
    .where('contact_key', '=', contactKey)
    .where('is_used', 'in', isOwner ? [0] : [0, 1])
    .where('created_at', '>', timestampBefore(now, dayMs))
    .orderBy('created_at', 'desc')
    .limit(Math.max(...contactLimits.map(({ codes }) => codes)))
    .execute();
  const waits = contactLimits.map(({ codes, withinMs }) => {
    const blocking = codeRows.at(codes - 1);
    return blocking ? Date.parse(blocking.created_at) + withinMs - now.getTime() : 0;
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / 1000));
}

async function hasUsedCode(
  transaction: Transaction<Tables>,
  contactKey: string,
  browserKey: BrowserKey,
): Promise<boolean> {
  const used = await transaction
    .selectFrom('one_time_code')
    .select('id')
    .where('browser_key', '=', browserKey)
    .where('contact_key', '=', contactKey)
    .where('is_used', '=', 1)
    .executeTakeFirst();
  return used !== undefined;
}
