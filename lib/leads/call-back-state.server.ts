/**
 * State of a call-back that was answered "queued", polled with its token by the page that is still open. With the token
 * that stops it, the call is withdrawn first.
 */
import 'server-only';
import { readAntiForgerySession } from '../anti-forgery/cookies.server.ts';
import { environment } from '../config/environment.server.ts';
import { usesHttps } from '../config/uses-https.ts';
import { readFormPost } from '../http/form-post.server.ts';
import { formReply, type Reply } from '../http/form-reply.ts';
import { identifyClient } from '../http/identify-client.server.ts';
import { parseAccessToken } from '../outbox/record-access-token.server.ts';
import { openServices, type Services } from '../store/services.server.ts';
import { callBackMessages } from './call-back-messages.ts';
import { readCallRecord } from './read-call-record.server.ts';

/** A token has about 130 characters. */
const limits = { json: 1024 };

/** The confirmation page of a native form post has a token without a session. */
function parseStopToken(
  services: Services,
  token: string,
  now: Date,
  session: string,
): string | null {
  return (
    parseAccessToken(services, token, now, session, 'stop') ??
    parseAccessToken(services, token, now, '', 'stop')
  );
}

type StopCall = (
  services: Services,
  reference: string,
  now: Date,
) => Promise<'stopped' | 'desk-told'>;

/**
 * @param stopCall withdraws the call, for a token that stops it.
 * @throws when the database is unavailable.
 */
export async function handleCallBackState(
  request: Request,
  stopCall: StopCall,
): Promise<Reply & { outcome: string }> {
  const env = environment();
  // Not rate limited: a token cannot be guessed, and the submission that issued it was counted.
  const client = identifyClient(request.headers, env.trustedProxyHops);
  const read = await readFormPost(request, env, limits, {
    purpose: 'call-back',
    client,
    perHour: env.callBacksPerClientPerHour,
  });
  if (read.kind === 'rejected') {
    return { ...formReply(read, callBackMessages), outcome: read.reason };
  }
  const { pass: accessToken, stopPass: stopToken } = read.kind === 'post' ? read.post.fields : {};
  const session = readAntiForgerySession(request.headers, usesHttps(env));
  const services = await openServices();
  const now = services.store.now();
  if (typeof stopToken === 'string') {
    const reference = parseStopToken(services, stopToken, now, session);
    if (!reference) return tokenExpiredReply;
    const status = await stopCall(services, reference, now);
    return { status: 200, body: { status }, outcome: status };
  }
  const reference =
    typeof accessToken === 'string' ? parseAccessToken(services, accessToken, now, session) : null;
  const record = reference && (await readCallRecord(services, reference));
  if (!record) return tokenExpiredReply;
  const { state, ending } = record;
  const body = { status: state, ...(ending !== null && { message: ending }) };
  return { status: 200, body, outcome: state };
}

const tokenExpiredReply = {
  status: 410,
  body: { message: callBackMessages.accessTokenExpired },
  outcome: 'over',
};
