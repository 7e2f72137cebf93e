/** Signs out this browser, another one of the list, or all. It succeeds for a session that has ended already. */
import 'server-only';
import { endAllSessions, endSession } from '../sessions/end-sessions.server.ts';
import { sessionCookie } from '../sessions/session-cookie.server.ts';
import { readSession } from '../sessions/sessions.server.ts';
import { accountPath, loginAnswerPath, withLoginProblem } from './login-messages.ts';
import { type LoginReply, loginPost } from './login-post.server.ts';

export const postSignOut = loginPost('sign-out', async ({ services, headers, field, now }) => {
  const session = await readSession(services, headers, now);
  const sessionId = field('session');
  if (session) await endSession(services, session.contactKey, sessionId || session.id);
  const isAnother = session !== null && sessionId !== '' && sessionId !== session.id;
  return isAnother ? signedOutReply(accountPath, []) : signedOutHereReply(services.env);
});

export const postSignOutEverywhere = loginPost(
  'sign-out-everywhere',
  async ({ services, headers, now }) => {
    const session = await readSession(services, headers, now);
    if (session) await endAllSessions(services, session.contactKey);
    return signedOutHereReply(services.env);
  },
);

function signedOutHereReply(env: Parameters<typeof sessionCookie>[1]): LoginReply {
  return signedOutReply(withLoginProblem(loginAnswerPath, 'signed-out'), [
    sessionCookie(null, env),
  ]);
}

function signedOutReply(page: string, cookies: string[]): LoginReply {
  return { outcome: 'signed-out', status: 200, body: { status: 'signed-out' }, page, cookies };
}
