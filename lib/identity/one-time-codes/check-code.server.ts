/** Checks a typed code against the newest one of this browser. Rule: three attempts, and a right code works once. */
import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { Contact } from '../../input/contact.ts';
import { mobileKey } from '../../store/field-encryption.server.ts';
import type { OneTimeCodeTable } from '../../store/schema/login-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { toAsciiDigits } from '../../text/to-ascii-digits.ts';
import { readBrowserId, toBrowserKey } from './code-cookie.server.ts';
import { observeCodeEvent } from './code-counts.server.ts';
import { codeKey } from './issue-code.server.ts';
import {
  type CheckOutcome,
  type CodePurpose,
  codeDigits,
  maxCodeAttempts,
} from './one-time-code.ts';

export type CodeRow = Selectable<OneTimeCodeTable>;

type TypedCode = { purpose: CodePurpose; typed: string };

type CheckOptions = TypedCode & {
  now: Date;
  /** A further condition of a right code; when it fails, the outcome is that of a wrong code. */
  isProven?: (contact: Contact) => Promise<boolean>;
};

/** @throws when the database cannot be used. */
export async function checkCode(
  services: Services,
  headers: Pick<Headers, 'get'>,
  { purpose, typed, now, isProven = async () => true }: CheckOptions,
): Promise<CheckOutcome> {
  const digits = parseDigits(typed);
  if (!digits) return { kind: 'malformed' };
  const open = await readOpenCode(services, headers, purpose);
  if (!open) return { kind: 'none' };
  const { row, contact } = open;
  if (Date.parse(row.expires_at) <= now.getTime()) return { kind: 'expired' };
  const tries = await consumeAttempt(services, row);
  if (tries === null) return { kind: 'used-up', isGuess: false };
  if (!isCodeOfRow(services, row, digits) || !(await isProven(contact))) {
    observeCodeEvent(row.channel, 'wrong', now);
    return tries < maxCodeAttempts
      ? { kind: 'wrong', triesLeft: maxCodeAttempts - tries }
      : { kind: 'used-up', isGuess: true };
  }
  if (!(await closeCode(services, row, now))) return { kind: 'none' };
  return { kind: 'right', contact };
}

/** A code counts only for the number that it was sent to. @param key `mobileKey` of the number. */
export async function checkCodeForNumber(
  services: Services,
  headers: Pick<Headers, 'get'>,
  { purpose, typed, key, now }: TypedCode & { key: string | null; now: Date },
): Promise<CheckOutcome> {
  const checked = await checkCode(services, headers, { purpose, typed, now });
  if (checked.kind !== 'right') return checked;
  return mobileKey(services.encryption, checked.contact.address) === key
    ? checked
    : { kind: 'none' };
}

/** Accepts spaces, dashes and Indian digits: "482 913", "४८२९१३". */
export function parseDigits(typed: string): string | null {
  const digits = toAsciiDigits(typed.slice(0, 100).replace(/[\s\p{Cf}\p{Pd}]/gu, ''));
  return digits.length === codeDigits && /^\d+$/.test(digits) ? digits : null;
}

export async function readNewestCode(
  { store, env, encryption }: Services,
  headers: Pick<Headers, 'get'>,
  purpose: CodePurpose,
): Promise<CodeRow | null> {
  const browserId = readBrowserId(headers, env);
  if (!browserId) return null;
  const newest = await store.db
    .selectFrom('one_time_code')
    .selectAll()
    .where('browser_key', '=', toBrowserKey(encryption, browserId))
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest ?? null;
}

/**
 * Whether this browser has entered a code of this number. What another browser's code has confirmed is not shown to it.
 * @param key `mobileKey` of the number.
 */
export async function hasEnteredCodeOf(
  services: Services,
  headers: Pick<Headers, 'get'>,
  { purpose, key }: { purpose: CodePurpose; key: string | null },
): Promise<boolean> {
  const code = await readNewestCode(services, headers, purpose);
  return code?.is_used === 1 && code.contact_key === key;
}

/** This browser's newest code and its contact; null once it was used or replaced. It may have expired. */
export async function readOpenCode(
  services: Services,
  headers: Pick<Headers, 'get'>,
  purpose: CodePurpose,
): Promise<{ row: CodeRow; contact: Contact } | null> {
  const row = await readNewestCode(services, headers, purpose);
  if (!row || row.closed_at !== null || row.contact_sealed === null) return null;
  const address = services.encryption.openOrThrow(row.contact_sealed, row.id);
  return { row, contact: { channel: row.channel, address } };
}

/**
 * Counts the attempt before the check, so that concurrent attempts cannot exceed the limit.
 * @returns its number.
 */
export async function consumeAttempt(
  { store }: Services,
  { id }: CodeRow,
  maxAttempts = maxCodeAttempts,
): Promise<number | null> {
  const row = await store.db
    .updateTable('one_time_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', maxAttempts)
    .returning('tries')
    .executeTakeFirst();
  return row?.tries ?? null;
}

/** @returns false when another tab has just used the code. */
async function closeCode({ store }: Services, { id }: CodeRow, now: Date): Promise<boolean> {
  const closedRows = await store.db
    .updateTable('one_time_code')
    .set({ closed_at: now.toISOString(), is_used: 1 })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return closedRows.numUpdatedRows > 0n;
}

export function isCodeOfRow(services: Services, { id, code_key }: CodeRow, code: string): boolean {
  return timingSafeEqual(Buffer.from(codeKey(services, id, code)), Buffer.from(code_key));
}

const otherClickMs = 2_000;

/**
 * After `none`: another click of this moment may have used the code, and its confirmation is being written.
 * @returns the item once it is confirmed, or as it is after two seconds.
 */
export async function readAfterOtherClick<Item>(
  find: () => Promise<Item | null>,
  isConfirmed: (item: Item) => boolean,
): Promise<Item | null> {
  const endsAt = performance.now() + otherClickMs;
  for (;;) {
    const item = await find();
    if (!item || isConfirmed(item) || performance.now() > endsAt) return item;
    await wait(50);
  }
}
