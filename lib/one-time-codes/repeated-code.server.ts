/**
 * The second of two clicks without a script: the first has used the code, and its answer was never looked at. The
 * session's value follows from the browser's own secret and the code, so the second click finds the same session
 * instead of an error, and no code opens two.
 */
import 'server-only';
import type { Outbox } from '../outbox/outbox.server.ts';
import { consumeAttempt, isCodeOf, parseDigits, readNewestCode } from './check-code.server.ts';
import { readBrowserId } from './code-cookie.server.ts';
import { maxCodeAttempts } from './one-time-code.ts';

const repeatWindowMs = 10_000;
/** Tries of the code and clicks after it together: the first click may have taken the last try. */
const maxClicks = 2 * maxCodeAttempts;

/** A random value of 32 bytes for whoever does not know the browser's cookie and our key. */
export function sessionIdForCode(
  { encryption, env }: Outbox,
  headers: Pick<Headers, 'get'>,
  typed: string,
): string {
  const browser = readBrowserId(headers, env) ?? '';
  const hash = encryption.keyedHash(`session-of-code:${browser}:${parseDigits(typed) ?? ''}`);
  return Buffer.from(hash, 'hex').toString('base64url');
}

/** Whether this browser used this code a moment ago; a wrong one costs a try, as before. */
export async function isRepeatedClick(
  outbox: Outbox,
  headers: Pick<Headers, 'get'>,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = parseDigits(typed);
  if (code === null) return false;
  const row = await readNewestCode(outbox, headers, 'sign-in');
  if (row?.is_used !== 1 || row.closed_at === null) return false;
  if (now.getTime() - Date.parse(row.closed_at) > repeatWindowMs) return false;
  return (await consumeAttempt(outbox, row, maxClicks)) !== null && isCodeOf(outbox, row, code);
}
