/**
 * Signing in to the desk by the company's identity provider: the way there and the way back. Rule: the event is written
 * before the session is.
 */
import 'server-only';
import { roleOf } from '../../config/desk-settings.ts';
import { type HandlerReply, handleRequest, seeOther } from '../../http/handle-request.server.ts';
import { errorName, logger } from '../../process/logging/logger.server.ts';
import { openServices } from '../../store/services.server.ts';
import { type DeskMessage, messagePath } from '../desk-messages.ts';
import { deskPath, deskSignInPath } from '../desk-paths.ts';
import type { DeskHandler } from '../desk-route.server.ts';
import {
  callbackName,
  finishSignIn,
  startedCookie,
  startSignIn,
} from './identity-provider.server.ts';
import { recordRejectedSignIn, type Sender, signIn } from './sign-in.server.ts';

/** A link, because the policy of pages lets a form redirect to our own origin only. */
export const signInAction = deskGet('sign-in', async ({ services, now }) => {
  const { desk } = services.env;
  if (!desk?.provider) return toSignIn('not-started');
  try {
    const { url, cookie } = await startSignIn(services, { desk, provider: desk.provider }, now);
    return { response: seeOther(url, cookie), outcome: 'started' };
  } catch (error) {
    logger().warn({ problem: errorName(error) }, 'desk: identity provider away');
    return toSignIn('provider');
  }
});

export const signedInAction = deskGet(callbackName, async (sender, { search: query }) => {
  const { services, headers, now } = sender;
  const { desk } = services.env;
  if (!desk?.provider) return toSignIn('not-started');
  const provided = { desk, provider: desk.provider };
  const result = await finishSignIn(services, provided, { headers, query, now });
  const forgotten = startedCookie(services, null);
  if (result.kind === 'identified') {
    if (roleOf(desk, result.identity) !== null) {
      const cookie = await signIn(sender, result.identity);
      return { response: seeOther(deskPath, cookie, forgotten), outcome: 'signed-in' };
    }
    await recordRejectedSignIn(sender, result.identity.address, 'not on the list');
    return toSignIn('refused', forgotten);
  }
  if (result.kind === 'not-started') return toSignIn('not-started');
  if (result.kind === 'refused') await recordRejectedSignIn(sender, result.address, result.reason);
  else {
    logger().warn({ problem: result.reason }, 'desk: sign-in failed at the identity provider');
    await recordRejectedSignIn(sender, null, `provider: ${result.reason}`);
  }
  return toSignIn(result.kind, forgotten);
});

function deskGet(
  name: string,
  work: (sender: Sender, url: URL) => Promise<HandlerReply>,
): DeskHandler {
  const respond = ({ headers, url }: Request) =>
    handleRequest(
      `desk-${name}`,
      async () => {
        const services = await openServices();
        return work({ services, headers, now: services.store.now() }, new URL(url));
      },
      () => seeOther(messagePath(deskSignInPath, 'failed')),
    );
  return { name, method: 'GET', respond };
}

function toSignIn(message: DeskMessage, ...cookies: string[]): HandlerReply {
  const response = seeOther(messagePath(deskSignInPath, message), ...cookies);
  return { response, outcome: message };
}
