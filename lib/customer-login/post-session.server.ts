/** Checks a typed code and opens a session. */
import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { consumeClientAllowance } from '../http/with-client-rate-limit.server.ts';
import { consumeCodeAllowance } from '../one-time-codes/code-allowance.server.ts';
import { triesLeftText } from '../one-time-codes/code-problems.ts';
import { maxCodeAttempts } from '../one-time-codes/one-time-code.ts';
import { isRepeatedClick, sessionIdForCode } from '../one-time-codes/repeated-code.server.ts';
import { findOpenSessionCookie, openSession, readSession } from '../sessions/sessions.server.ts';
import { contactKeyOf } from '../store/field-encryption.server.ts';
import { checkSignIn } from './check-sign-in.server.ts';
import { codePath, loginAnswerPath, loginProblems, policiesPath } from './login-messages.ts';
import {
  type LoginContext,
  type LoginReply,
  loginPost,
  problemReply,
} from './login-post.server.ts';

export const postSession = loginPost('login-session', async (context): Promise<LoginReply> => {
  const { services, headers, client, field, now } = context;
  const allowance = {
    purpose: 'code-check',
    client,
    perHour: services.env.codesPerClientPerHour * maxCodeAttempts,
  } as const;
  const retryAfterSeconds =
    (await consumeClientAllowance(allowance)) ||
    (await consumeCodeAllowance(services, allowance, now));
  if (retryAfterSeconds > 0) {
    const reply = problemReply(429, 'too-many', codePath);
    return { ...reply, headers: { 'Retry-After': String(retryAfterSeconds) } };
  }
  const checked = await checkSignIn(context);
  switch (checked.kind) {
    case 'right': {
      const contact = checked.contact.address;
      const contactKey = contactKeyOf(services.encryption, checked.contact);
      const value = sessionIdForCode(services, headers, field('code'));
      const { cookie } = await openSession(
        services,
        { contactKey, contact },
        { headers, now, value },
      );
      return signedInReply([cookie]);
    }
    case 'malformed':
      return wrongFieldReply('code', loginProblems.code);
    case 'part-missing':
      return {
        ...wrongFieldReply('part', loginProblems.part),
        body: { errors: { part: loginProblems.part } },
      };
    case 'wrong': {
      const problem = checked.isPartNeeded ? 'wrong-part' : 'wrong-code';
      return wrongFieldReply(
        problem,
        `${loginProblems[problem]} ${triesLeftText(checked.triesLeft)}`,
      );
    }
    case 'used-up':
    case 'expired':
      return codeOverReply(checked.kind, codePath);
    case 'none':
      // A double click: the first request has signed in.
      if (await isSignedIn(context)) return signedInReply([]);
      return (await replyOfFirstClick(context)) ?? codeOverReply('no-code', loginAnswerPath);
  }
});

function signedInReply(cookies: string[]): LoginReply {
  const body = { status: 'signed-in', next: policiesPath };
  return { outcome: 'signed-in', status: 200, body, page: policiesPath, cookies };
}

function wrongFieldReply(
  problem: 'code' | 'wrong-code' | 'part' | 'wrong-part',
  message: string,
): LoginReply {
  return { ...problemReply(422, problem, codePath), body: { errors: { code: message } } };
}

function codeOverReply(problem: 'used-up' | 'expired' | 'no-code', path: string): LoginReply {
  const reply = problemReply(410, problem, path);
  return { ...reply, body: { status: 'over', message: loginProblems[problem] } };
}

async function isSignedIn({ services, headers, now }: LoginContext): Promise<boolean> {
  return (await readSession(services, headers, now)) !== null;
}

/** After a double click without JavaScript the browser does not have the cookie of the first response. */
async function replyOfFirstClick({
  services,
  headers,
  field,
  now,
}: LoginContext): Promise<LoginReply | null> {
  const code = field('code');
  if (!(await isRepeatedClick(services, headers, { purpose: 'sign-in', typed: code, now })))
    return null;
  for (let waits = 0; waits < 5; waits++) {
    const cookie = await findOpenSessionCookie(services, sessionIdForCode(services, headers, code));
    if (cookie !== null) return signedInReply([cookie]);
    // The first request has used the code and not yet written its session.
    await wait(100);
  }
  return null;
}
