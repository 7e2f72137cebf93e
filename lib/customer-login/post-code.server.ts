/** Requests the code of a sign-in, and a new one. */
import 'server-only';
import { parseMobile } from '../input/mobile.ts';
import { parseEmail } from '../input/parse-field-text.ts';
import { readNewestCode } from '../one-time-codes/check-code.server.ts';
import type { CodeContact } from '../one-time-codes/one-time-code.ts';
import { requestCode } from '../one-time-codes/request-code.server.ts';
import { contactKeyOf } from '../policies/contact-key.server.ts';
import { hasPolicies } from '../policies/read-policies.server.ts';
import { codePath, loginAnswerPath, loginProblems } from './login-messages.ts';
import {
  type LoginContext,
  type LoginReply,
  loginPost,
  problemReply,
} from './login-post.server.ts';

/** The limit of e-mail addresses (RFC 5321). */
const maxContactLength = 254;

export const postCode = loginPost('login-code', async (context): Promise<LoginReply> => {
  const { services, headers, field, now } = context;
  const isResend = field('again') !== '' && field('contact') === '';
  const contact = isResend ? await contactOfBrowser(context) : parseContact(field('contact'));
  if (!contact && isResend) return problemReply(410, 'no-code', loginAnswerPath);
  if (!contact) {
    const reply = problemReply(422, 'contact', loginAnswerPath);
    return { ...reply, body: { errors: { contact: loginProblems.contact } } };
  }
  const isKnown = await hasPolicies(services, contactKeyOf(services, toPolicyContact(contact)));
  const codeRequest = { purpose: 'sign-in', contact, isKnown } as const;
  const issued = await requestCode(services, headers, codeRequest, now);
  if (issued.kind === 'channel-off') return problemReply(503, 'channel-off', loginAnswerPath);
  if (issued.kind === 'too-many') {
    const reply = problemReply(429, 'too-many', isResend ? codePath : loginAnswerPath);
    return { ...reply, headers: { 'Retry-After': String(issued.retryAfterSeconds) } };
  }
  const { cookie, resendAfterSeconds } = issued;
  return {
    outcome: 'asked',
    status: 200,
    body: { status: 'sent', resendAfterSeconds },
    page: codePath,
    cookies: [cookie],
  };
});

/** Parses a mobile number in any of its spellings, or an e-mail address. */
function parseContact(typed: string): CodeContact | null {
  if (typed.length > maxContactLength) return null;
  const mobile = parseMobile(typed);
  if (mobile) return { channel: 'sms', address: mobile };
  const email = parseEmail(typed);
  return email ? { channel: 'email', address: email } : null;
}

export function toPolicyContact({ channel, address }: CodeContact) {
  return channel === 'sms' ? { mobile: address } : { email: address };
}

/** The contact of this browser's newest code. */
async function contactOfBrowser({ services, headers }: LoginContext): Promise<CodeContact | null> {
  const row = await readNewestCode(services, headers, 'sign-in');
  if (!row?.contact_sealed || row.closed_at !== null) return null;
  return { channel: row.channel, address: services.encryption.open(row.contact_sealed, row.id) };
}
