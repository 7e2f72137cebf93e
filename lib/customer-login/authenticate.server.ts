/** The session of a page or a download, or the page that a signed-out visitor is sent to. */
import 'server-only';
import { type Outbox, openOutbox } from '../outbox/outbox.server.ts';
import { readSessionCookie } from '../sessions/session-cookie.server.ts';
import { readSession, type Session } from '../sessions/sessions.server.ts';
import { type LoginProblem, loginAnswerPath } from './login-messages.ts';

export type AuthResult =
  | { kind: 'signed-in'; outbox: Outbox; session: Session; now: Date }
  /** The page at `path` says why. */
  | { kind: 'signed-out'; path: string };

/** @throws when the database cannot be used. */
export async function authenticate(headers: Pick<Headers, 'get'>): Promise<AuthResult> {
  const outbox = await openOutbox();
  const now = outbox.store.now();
  const session = await readSession(outbox, headers, now);
  if (session) return { kind: 'signed-in', outbox, session, now };
  const problem: LoginProblem = readSessionCookie(headers, outbox.env) ? 'ended' : 'signed-out';
  return { kind: 'signed-out', path: `${loginAnswerPath}?problem=${problem}` };
}
