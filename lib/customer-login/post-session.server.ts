/** Typing the code in: the session that it opens, or what was wrong with it. */
import 'server-only';
import { clientAddress } from '../http/client-address.server.ts';
import { takeClientAllowance } from '../http/with-client-rate-limit.server.ts';
import { checkCode } from '../one-time-codes/check-code.server.ts';
import { takeCodeAllowances } from '../one-time-codes/code-allowance.server.ts';
import { codeTries } from '../one-time-codes/one-time-code.ts';
import { contactKeyOf } from '../policies/contact-key.server.ts';
import { openSession, readSession } from '../sessions/sessions.server.ts';
import { codePath, loginPath, loginProblems, policiesPath } from './login-messages.ts';
import {
  type LoginContext,
  type LoginReply,
  loginPost,
  problemReply,
} from './login-post.server.ts';
import { toPolicyContact } from './post-code.server.ts';

export const postSession = loginPost('login-session', async (context): Promise<LoginReply> => {
  const { outbox, headers, field, now } = context;
  const allowance = {
    purpose: 'code-check',
    client: clientAddress(headers, outbox.env.trustedProxyHops),
    perHour: outbox.env.codesPerClientPerHour * codeTries,
  } as const;
  const retryAfterSeconds =
    (await takeClientAllowance(allowance)) || (await takeCodeAllowances(outbox, [allowance], now));
  if (retryAfterSeconds > 0) {
    const reply = problemReply(429, 'too-many', codePath);
    return { ...reply, headers: { 'Retry-After': String(retryAfterSeconds) } };
  }
  const checked = await checkCode(outbox, headers, 'sign-in', field('code'), now);
  switch (checked.kind) {
    case 'right': {
      const contact = checked.contact.address;
      const contactKey = contactKeyOf(outbox, toPolicyContact(checked.contact));
      const { cookie } = await openSession(outbox, { contactKey, contact }, headers, now);
      return signedIn([cookie]);
    }
    case 'malformed':
      return wrongField('code', loginProblems.code);
    case 'wrong':
      return wrongField('wrong-code', triesLeftText(checked.triesLeft));
    case 'used-up':
    case 'expired':
      return over(checked.kind, codePath);
    case 'none':
      // The second click of two: the first has signed in already.
      return (await isSignedIn(context)) ? signedIn([]) : over('no-code', loginPath);
  }
});

function triesLeftText(triesLeft: number): string {
  const tries = triesLeft === 1 ? '1 more time' : `${triesLeft} more times`;
  return `${loginProblems['wrong-code']} You can try ${tries}.`;
}

function signedIn(cookies: string[]): LoginReply {
  const body = { status: 'signed-in', next: policiesPath };
  return { outcome: 'signed-in', status: 200, body, page: policiesPath, cookies };
}

function wrongField(problem: 'code' | 'wrong-code', message: string): LoginReply {
  return { ...problemReply(422, problem, codePath), body: { errors: { code: message } } };
}

function over(problem: 'used-up' | 'expired' | 'no-code', path: string): LoginReply {
  const reply = problemReply(410, problem, path);
  return { ...reply, body: { status: 'over', message: loginProblems[problem] } };
}

async function isSignedIn({ outbox, headers, now }: LoginContext): Promise<boolean> {
  return (await readSession(outbox, headers, now)) !== null;
}
