/** Signs out this browser, another one of the list, or all. It succeeds for a session that has ended already. */
import 'server-only';
import { sessionCookie } from '../../identity/sessions/session-store.server.ts';
import {
  customerSessions,
  endAllSessions,
  endSession,
  readSession,
} from '../../identity/sessions/sessions.server.ts';
import { readTextField } from '../../input/read-text-field.ts';
import type { Services } from '../../store/services.server.ts';
import { accountPath, loginAnswerPath, withLoginMessage } from './login-messages.ts';
import { type LoginReply, loginPost } from './login-post.server.ts';

export const postSignOut = loginPost('sign-out', async ({ services, headers, post, now }) => {
  const session = await readSession(services, headers, now);
  const sessionId = readTextField(post.fields, 'session');
  if (session) await endSession(services, session.contactKey, sessionId || session.id);
  const isAnother = session !== null && sessionId !== '' && sessionId !== session.id;
  return isAnother ? signedOutReply(accountPath, []) : signedOutHereReply(services);
});

export const postSignOutEverywhere = loginPost(
  'sign-out-everywhere',
  async ({ services, headers, now }) => {
    const session = await readSession(services, headers, now);
    if (session) await endAllSessions(services, session.contactKey);
    return signedOutHereReply(services);
  },
);

function signedOutHereReply(services: Services): LoginReply {
  return signedOutReply(withLoginMessage(loginAnswerPath, 'signed-out'), [
    sessionCookie(customerSessions, services, null),
  ]);
}

function signedOutReply(page: string, cookies: string[]): LoginReply {
  return { outcome: 'signed-out', status: 200, body: { status: 'signed-out' }, page, cookies };
}
