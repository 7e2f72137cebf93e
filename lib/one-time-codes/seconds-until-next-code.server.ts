/**
 * Limits of codes per contact. Anybody who knows a number can use up its allowance, so it is never the only way in: the
 * e-mail address has its own allowance, the phone has none, and a code that was sent stays valid, because only the
 * browser that requested it can use up its attempts.
 */
import 'server-only';
import type { Transaction } from 'kysely';
import { dayMs, timestampBefore } from '../dates/iso-date.ts';
import type { Tables } from '../store/schema/schema.ts';
import type { BrowserKey } from './code-cookie.server.ts';
import { contactLimits } from './one-time-code.ts';

/**
 * Counts requested codes, sent or not, used or not, so that a limit does not reveal a known contact. For the browser
 * that used its last code for this contact, used codes do not count: its owner may sign in ten times a day.
 * @param browserKey of the request's cookie, if any.
 * @returns 0 when one more is allowed; otherwise the seconds to wait.
 */
export async function secondsUntilNextCode(
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
