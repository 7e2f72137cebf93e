/** The session of a page or a download, or the page that a signed-out visitor is sent to. */
import 'server-only';
import { readSessionCookie } from '../../identity/sessions/session-store.server.ts';
import {
  customerSessions,
  readSession,
  type Session,
} from '../../identity/sessions/sessions.server.ts';
import { openServices, type Services } from '../../store/services.server.ts';
import { loginAnswerPath, withLoginMessage } from './login-messages.ts';

export type AuthOutcome =
  | { kind: 'signed-in'; services: Services; session: Session; now: Date }
  /** The page at `path` says why. */
  | { kind: 'signed-out'; path: string };

/** @throws when the database cannot be used. */
export async function authenticate(headers: Pick<Headers, 'get'>): Promise<AuthOutcome> {
  const services = await openServices();
  const now = services.store.now();
  const session = await readSession(services, headers, now);
  if (session) return { kind: 'signed-in', services, session, now };
  const key = readSessionCookie(customerSessions, services, headers) ? 'ended' : 'signed-out';
  return { kind: 'signed-out', path: withLoginMessage(loginAnswerPath, key) };
}
