/**
 * Handles a double submit without JavaScript: the first request used the code, and the browser discarded its response.
 * The session id is derived from the browser's secret and the code, so the second request finds the same session, and
 * no code opens two.
 */
import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../../store/services.server.ts';
import { consumeAttempt, isCodeOfRow, parseDigits, readNewestCode } from './check-code.server.ts';
import { readBrowserId } from './code-cookie.server.ts';
import { type CodePurpose, maxCodeAttempts } from './one-time-code.ts';

const repeatWindowMs = 10_000;
/** Attempts before and after the code was used: the first click may have been the last attempt. */
const maxClicks = 2 * maxCodeAttempts;

const maxSessionReads = 5;
const sessionReadEveryMs = 100;

/** 32 bytes that cannot be predicted without the browser's cookie and our key. */
export function sessionIdForCode(
  { encryption, env }: Services,
  headers: Pick<Headers, 'get'>,
  typed: string,
): string {
  const browserId = readBrowserId(headers, env) ?? '';
  const hash = encryption.keyedHash(`session-of-code:${browserId}:${parseDigits(typed) ?? ''}`);
  return Buffer.from(hash, 'hex').toString('base64url');
}

type Click = { purpose: CodePurpose; typed: string; now: Date };

/**
 * The cookie of the first response, which the browser does not have. The first request may have used the code and not
 * yet written its session: this waits for it, half a second at most.
 * @param findCookie by the session's id (sessionIdForCode); null while there is no such session.
 */
export async function cookieOfFirstClick(
  services: Services,
  headers: Pick<Headers, 'get'>,
  click: Click,
  findCookie: (sessionId: string) => Promise<string | null>,
): Promise<string | null> {
  if (!(await isRepeatedClick(services, headers, click))) return null;
  const sessionId = sessionIdForCode(services, headers, click.typed);
  for (let tries = 0; tries < maxSessionReads; tries++) {
    const cookie = await findCookie(sessionId);
    if (cookie !== null) return cookie;
    await wait(sessionReadEveryMs);
  }
  return null;
}

/** Whether this browser has just used this code; a wrong code counts as an attempt. */
async function isRepeatedClick(
  services: Services,
  headers: Pick<Headers, 'get'>,
  { purpose, typed, now }: Click,
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
