/**
 * State of a call-back that was answered "queued", polled with its token by the page that is still open. With the token
 * that stops it, the call is withdrawn first.
 */
import 'server-only';
import { parseAccessToken } from '../../forms/record-access-token.server.ts';
import { readAntiForgerySession } from '../../http/anti-forgery/token.server.ts';
import { type HandlerReply, jsonReply } from '../../http/handle-request.server.ts';
import { readPost } from '../../http/read-post.server.ts';
import { readTextField } from '../../input/read-text-field.ts';
import { openServices, type Services } from '../../store/services.server.ts';
import { callBackMessages } from '../submit/call-back-submission.ts';
import { readCallView } from './read-call-view.server.ts';

/** A token has about 130 characters. */
const maxBytes = { json: 1024 };

/** The confirmation page of a native form post has a token without a session. */
function parseStopToken(
  services: Services,
  token: string,
  now: Date,
  session: string,
): string | null {
  return (
    parseAccessToken(services, token, { now, session, kind: 'stop' }) ??
    parseAccessToken(services, token, { now, kind: 'stop' })
  );
}

type StopCall = (
  services: Services,
  reference: string,
  now: Date,
) => Promise<{ kind: 'stopped' | 'desk-told' }>;

/**
 * @param stopCall withdraws the call, for a token that stops it.
 * @throws when the database is unavailable.
 */
export async function postCallBackState(
  request: Request,
  stopCall: StopCall,
): Promise<HandlerReply> {
  // It has no rate limit, because a token cannot be guessed, and the submission that issued it was counted.
  const read = await readPost(request, { maxBytes, messages: callBackMessages });
  if (read.kind === 'replied') return read.reply;
  const { post, headers, env } = read;
  const stopToken = readTextField(post.fields, 'stopPass');
  const session = readAntiForgerySession(headers, env);
  const services = await openServices();
  const now = services.store.now();
  if (stopToken) {
    const reference = parseStopToken(services, stopToken, now, session);
    if (!reference) return tokenExpiredReply();
    const { kind: status } = await stopCall(services, reference, now);
    return { response: jsonReply({ status: 200, body: { status } }), outcome: status };
  }
  const accessToken = readTextField(post.fields, 'pass');
  const reference = parseAccessToken(services, accessToken, { now, session });
  const record = reference && (await readCallView(services, reference, now));
  if (!record) return tokenExpiredReply();
  const { state, ending, notice } = record;
  const body = {
    status: state,
    ...(ending !== null && { message: ending }),
    ...(state === 'with-person' && { notice }),
  };
  return { response: jsonReply({ status: 200, body }), outcome: state };
}

function tokenExpiredReply(): HandlerReply {
  const body = { message: callBackMessages.accessTokenExpired };
  return { response: jsonReply({ status: 410, body }), outcome: 'over' };
}
