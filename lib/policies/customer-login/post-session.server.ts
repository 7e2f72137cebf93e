/** Checks a typed code and starts a session. */
import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { checkCode } from '../../identity/one-time-codes/check-code.server.ts';
import {
  consumeCheckAllowance,
  consumeWrongCodeBudget,
  refundWrongCodeBudget,
} from '../../identity/one-time-codes/code-allowance.server.ts';
import { triesLeftText } from '../../identity/one-time-codes/code-messages.ts';
import type { CheckOutcome } from '../../identity/one-time-codes/one-time-code.ts';
import {
  cookieOfFirstClick,
  sessionIdForCode,
} from '../../identity/one-time-codes/repeated-click.server.ts';
import { findSessionCookie } from '../../identity/sessions/session-store.server.ts';
import {
  customerSessions,
  readSession,
  startSession,
} from '../../identity/sessions/sessions.server.ts';
import type { Contact } from '../../input/contact.ts';
import { readTextField } from '../../input/read-text-field.ts';
import { contactKeyOf } from '../../store/field-encryption.server.ts';
import type { Services } from '../../store/services.server.ts';
import { toAsciiDigits } from '../../text/to-ascii-digits.ts';
import { type ContactKey, normalizePolicyNumber, type SealedPolicy } from '../policy-types.ts';
import { maxPolicies, openDetails, visibleTo } from '../read-policies.server.ts';
import { codePath, loginAnswerPath, loginMessages, policiesPath } from './login-messages.ts';
import {
  type LoginContext,
  type LoginReply,
  loginMessageReply,
  loginPost,
  tooManyCodesReply,
  wrongFieldReply,
} from './login-post.server.ts';

export const postSession = loginPost('login-session', async (context): Promise<LoginReply> => {
  const { services, headers, client, post, now } = context;
  const retryAfterSeconds = await consumeCheckAllowance(services, client, now);
  if (retryAfterSeconds > 0) return tooManyCodesReply(retryAfterSeconds, codePath);
  const checked = await checkSignIn(context);
  switch (checked.kind) {
    case 'right': {
      const contact = checked.contact.address;
      const contactKey = contactKeyOf(services.encryption, checked.contact);
      const value = sessionIdForCode(services, headers, readTextField(post.fields, 'code'));
      const { cookie } = await startSession(
        services,
        { contactKey, contact },
        { headers, now, value },
      );
      return signedInReply([cookie]);
    }
    case 'malformed':
      return wrongFieldReply('code', checked.kind, codePath);
    case 'part-missing':
      return wrongFieldReply('part', checked.kind, codePath);
    case 'wrong': {
      const key = checked.isPartNeeded ? 'wrong-part' : checked.kind;
      const message = `${loginMessages[key]} ${triesLeftText(checked.triesLeft)}`;
      return wrongFieldReply('code', key, codePath, message);
    }
    case 'used-up':
    case 'expired':
      return codeOverReply(checked.kind, codePath);
    case 'none':
      // A double click: the first request has signed in.
      if (await isSignedIn(context)) return signedInReply([]);
      return (await replyOfFirstClick(context)) ?? codeOverReply(checked.kind, loginAnswerPath);
  }
});

function signedInReply(cookies: string[]): LoginReply {
  const body = { status: 'signed-in', next: policiesPath };
  return { outcome: 'signed-in', status: 200, body, page: policiesPath, cookies };
}

function codeOverReply(key: 'used-up' | 'expired' | 'none', path: string): LoginReply {
  const reply = loginMessageReply(410, key, path);
  return { ...reply, body: { status: 'over', message: loginMessages[key] } };
}

async function isSignedIn({ services, headers, now }: LoginContext): Promise<boolean> {
  return (await readSession(services, headers, now)) !== null;
}

async function replyOfFirstClick({
  services,
  headers,
  post,
  now,
}: LoginContext): Promise<LoginReply | null> {
  const click = { purpose: 'sign-in', typed: readTextField(post.fields, 'code'), now } as const;
  const cookie = await cookieOfFirstClick(services, headers, click, (value) =>
    findSessionCookie(customerSessions, services, value),
  );
  return cookie === null ? null : signedInReply([cookie]);
}

type SignInOutcome =
  | (CheckOutcome & { isPartNeeded: boolean })
  /** A part of the policy is needed; the code was not checked, and no attempt counted. */
  | { kind: 'part-missing' };

/**
 * Checks the code of a sign-in and, above the budget of wrong codes, a part of the policy: one attempt for both.
 * @throws when the database cannot be used.
 */
export async function checkSignIn({
  services,
  headers,
  post,
  now,
}: LoginContext): Promise<SignInOutcome> {
  const isPartNeeded = await consumeWrongCodeBudget(services, now);
  const part = readTextField(post.fields, 'part');
  if (isPartNeeded && part.trim() === '') {
    await refundWrongCodeBudget(services, now);
    return { kind: 'part-missing' };
  }
  const isProven = async (contact: Contact) =>
    !isPartNeeded || isPartOfOwnPolicy(services, contactKeyOf(services.encryption, contact), part);
  let isWrong = false;
  try {
    const checked = await checkCode(services, headers, {
      purpose: 'sign-in',
      typed: readTextField(post.fields, 'code'),
      now,
      isProven,
    });
    isWrong = checked.kind === 'wrong' || (checked.kind === 'used-up' && checked.isGuess);
    return { ...checked, isPartNeeded };
  } finally {
    // A check that threw revealed nothing.
    if (!isWrong) await refundWrongCodeBudget(services, now);
  }
}

/**
 * A second factor that is printed on the policy: the last four characters of its number, the whole number, or the
 * registration number of the vehicle if the desk's list has one.
 */
const maxLength = 100;
const lastLength = 4;
/** "KA 01 AB 1234", "22 BH 1234 AA", without spaces. */
const registrations = /[A-Z]{2}\d{1,2}[A-Z]{0,3}\d{4}|\d{2}BH\d{4}[A-Z]{1,2}/g;

/** The caller counts the attempts. */
async function isPartOfOwnPolicy(
  services: Services,
  key: ContactKey,
  typed: string,
): Promise<boolean> {
  const part = normalizePolicyNumber(toAsciiDigits(typed.slice(0, maxLength)));
  if (part.length < lastLength) return false;
  const rows = await visibleTo(services.store, key)
    .select(['policy.id', 'details_sealed'])
    .limit(maxPolicies)
    .execute();
  const { keyedHash } = services.encryption;
  const hashed = (text: string) => Buffer.from(keyedHash(`policy-part:${text}`));
  const expected = hashed(part);
  // All are compared even after a match, so that the time reveals nothing.
  return rows
    .flatMap((row) => partsOf(openDetails(services, row)))
    .map((part) => timingSafeEqual(hashed(part), expected))
    .includes(true);
}

function partsOf({ number, kind, covered }: SealedPolicy): string[] {
  const plain = normalizePolicyNumber(number);
  const isVehicle = kind === 'car' || kind === 'bike';
  return [
    plain,
    plain.slice(-lastLength),
    ...(isVehicle ? (normalizePolicyNumber(covered).match(registrations) ?? []) : []),
  ];
}
