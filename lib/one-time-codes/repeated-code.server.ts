/**
 * Handles a double submit without JavaScript: the first request used the code, and the browser discarded its response.
 * The session id is derived from the browser's secret and the code, so the second request finds the same session, and
 * no code opens two.
 */
import 'server-only';
import type { Services } from '../store/services.server.ts';
import { consumeAttempt, isCodeOfRow, parseDigits, readNewestCode } from './check-code.server.ts';
import { readBrowserId } from './code-cookie.server.ts';
import { type CodePurpose, maxCodeAttempts } from './one-time-code.ts';

const repeatWindowMs = 10_000;
/** Attempts before and after the code was used: the first click may have been the last attempt. */
const maxClicks = 2 * maxCodeAttempts;

/** 32 bytes that cannot be predicted without the browser's cookie and our key. */
export function sessionIdForCode(
  { encryption, env }: Services,
  headers: Pick<Headers, 'get'>,
  typed: string,
): string {
  const browser = readBrowserId(headers, env) ?? '';
  const hash = encryption.keyedHash(`session-of-code:${browser}:${parseDigits(typed) ?? ''}`);
  return Buffer.from(hash, 'hex').toString('base64url');
}

/** Whether this browser has just used this code; a wrong code counts as an attempt. */
export async function isRepeatedClick(
  services: Services,
  headers: Pick<Headers, 'get'>,
  { purpose, typed, now }: { purpose: CodePurpose; typed: string; now: Date },
): Promise<boolean> {
  const code = parseDigits(typed);
  if (code === null) return false;
  const row = await readNewestCode(services, headers, purpose);
  if (row?.is_used !== 1 || row.closed_at === null) return false;
  if (now.getTime() - Date.parse(row.closed_at) > repeatWindowMs) return false;
  return (
    (await consumeAttempt(services, row, maxClicks)) !== null && isCodeOfRow(services, row, code)
  );
}
