/** Requests the code of a sign-in, and a new one. */
import 'server-only';
import { environment } from '../../config/environment.server.ts';
import { isSameOrigin } from '../../http/anti-forgery/same-origin.server.ts';
import { handleRequest, jsonResponse } from '../../http/handle-request.server.ts';
import { readOpenCode } from '../../identity/one-time-codes/check-code.server.ts';
import { readCodeState } from '../../identity/one-time-codes/read-code-state.server.ts';
import { requestCode } from '../../identity/one-time-codes/request-code.server.ts';
import { parseContact } from '../../input/contact.ts';
import { readTextField } from '../../input/read-text-field.ts';
import { contactKeyOf } from '../../store/field-encryption.server.ts';
import { openServices } from '../../store/services.server.ts';
import { hasPolicies } from '../read-policies.server.ts';
import { codePath, loginAnswerPath } from './login-messages.ts';
import {
  type LoginReply,
  loginMessageReply,
  loginPost,
  tooManyCodesReply,
  wrongFieldReply,
} from './login-post.server.ts';

export const postCode = loginPost('login-code', async (context): Promise<LoginReply> => {
  const { services, headers, post, now } = context;
  const isResend =
    readTextField(post.fields, 'again') !== '' && readTextField(post.fields, 'contact') === '';
  const contact = isResend
    ? ((await readOpenCode(services, headers, 'sign-in'))?.contact ?? null)
    : parseContact(readTextField(post.fields, 'contact'));
  if (!contact && isResend) return loginMessageReply(410, 'none', loginAnswerPath);
  if (!contact) return wrongFieldReply('contact', 'contact', loginAnswerPath);
  const isKnown = await hasPolicies(services, contactKeyOf(services.encryption, contact));
  const codeRequest = { purpose: 'sign-in', contact, isKnown } as const;
  const issued = await requestCode(services, headers, codeRequest, now);
  if (issued.kind === 'channel-off') return loginMessageReply(503, issued.kind, loginAnswerPath);
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

/**
 * The state of this browser's code for the open page: when a new one can be requested, and whether the channel is down.
 */
export function getCodeState(request: Request): Promise<Response> {
  return handleRequest('login-code-state', async () => {
    if (!isSameOrigin(request.headers, environment())) {
      return {
        response: jsonResponse(403, { message: 'Only our own pages ask this.' }),
        outcome: 'cross-site',
      };
    }
    const services = await openServices();
    const now = services.store.now();
    const state = await readCodeState(services, request.headers, 'sign-in', now);
    const body =
      state.kind === 'none'
        ? { status: 'none' }
        : {
            status: 'waiting',
            resendAfterSeconds: state.resendAfterSeconds,
            triesLeft: state.triesLeft,
            isChannelDown: state.isChannelDown,
          };
    return { response: jsonResponse(200, body), outcome: state.kind };
  });
}
