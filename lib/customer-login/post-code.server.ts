/** Requests the code of a sign-in, and a new one. */
import 'server-only';
import { type Contact, parseContact } from '../input/contact.ts';
import { readNewestCode } from '../one-time-codes/check-code.server.ts';
import { requestCode } from '../one-time-codes/request-code.server.ts';
import { hasPolicies } from '../policies/read-policies.server.ts';
import { contactKeyOf } from '../store/field-encryption.server.ts';
import { codePath, loginAnswerPath } from './login-messages.ts';
import {
  type LoginContext,
  type LoginReply,
  loginMessageReply,
  loginPost,
  tooManyCodesReply,
  wrongFieldReply,
} from './login-post.server.ts';

export const postCode = loginPost('login-code', async (context): Promise<LoginReply> => {
  const { services, headers, field, now } = context;
  const isResend = field('again') !== '' && field('contact') === '';
  const contact = isResend ? await contactOfBrowser(context) : parseContact(field('contact'));
  if (!contact && isResend) return loginMessageReply(410, 'no-code', loginAnswerPath);
  if (!contact) return wrongFieldReply('contact', 'contact', loginAnswerPath);
  const isKnown = await hasPolicies(services, contactKeyOf(services.encryption, contact));
  const codeRequest = { purpose: 'sign-in', contact, isKnown } as const;
  const issued = await requestCode(services, headers, codeRequest, now);
  if (issued.kind === 'channel-off') return loginMessageReply(503, 'channel-off', loginAnswerPath);
  if (issued.kind === 'too-many')
    return tooManyCodesReply(issued.retryAfterSeconds, isResend ? codePath : loginAnswerPath);
  const { cookie, resendAfterSeconds } = issued;
  return {
    outcome: 'asked',
    status: 200,
    body: { status: 'sent', resendAfterSeconds },
    page: codePath,
    cookies: [cookie],
  };
});

/** The contact of this browser's newest code. */
async function contactOfBrowser({ services, headers }: LoginContext): Promise<Contact | null> {
  const row = await readNewestCode(services, headers, 'sign-in');
  if (!row?.contact_sealed || row.closed_at !== null) return null;
  return {
    channel: row.channel,
    address: services.encryption.openOrThrow(row.contact_sealed, row.id),
  };
}
