/**
 * Sign-in and sign-out of workers: by the identity provider where one is configured, otherwise by a code to a listed
 * address. Rule: a code's request says the same of every address; the event is written before the session is.
 */
import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { roleOf, type StaffIdentity, toStaffAddress } from '../config/desk-settings.ts';
import { type HandlerReply, handle, seeOther } from '../http/handle.server.ts';
import { identifyClient } from '../http/identify-client.server.ts';
import { consumeClientAllowance } from '../http/with-client-rate-limit.server.ts';
import { textField } from '../input/text-field.ts';
import { errorName, logger } from '../logging/logger.server.ts';
import { checkCode, readNewestCode } from '../one-time-codes/check-code.server.ts';
import { consumeCodeAllowance } from '../one-time-codes/code-allowance.server.ts';
import { maxCodeAttempts } from '../one-time-codes/one-time-code.ts';
import { isRepeatedClick, sessionIdForCode } from '../one-time-codes/repeated-code.server.ts';
import { requestCode } from '../one-time-codes/request-code.server.ts';
import { openServices, type Services } from '../store/services.server.ts';
import { recordDeskEvent } from './audit-trail.server.ts';
import {
  actorOf,
  type DeskPostContext,
  type DeskReply,
  deskAction,
  deskPost,
  problemReply,
} from './desk-action.server.ts';
import { type DeskProblem, deskPath, deskSignInPath } from './desk-paths.ts';
import type { DeskHandler } from './desk-route.server.ts';
import {
  deskSessionCookie,
  endDeskSession,
  findDeskSessionCookie,
  openDeskSession,
} from './desk-sessions.server.ts';
import {
  callbackName,
  finishSignIn,
  startedCookie,
  startSignIn,
} from './identity-provider.server.ts';

type Sender = { services: Services; headers: Headers; now: Date };

/** A link, because the policy of pages lets a form redirect to our own origin only. */
const start = deskGet('sign-in', async ({ services, now }) => {
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

const finish = deskGet(callbackName, async (sender, { search }) => {
  const { services, headers, now } = sender;
  const { desk } = services.env;
  if (!desk?.provider) return toSignIn('not-started');
  const provided = { desk, provider: desk.provider };
  const result = await finishSignIn(services, provided, headers, search, now);
  const forgotten = startedCookie(services, null);
  if (result.kind === 'identified') {
    if (roleOf(desk, result.identity) !== null) {
      const cookie = await signIn(sender, result.identity);
      return { response: seeOther(deskPath, cookie, forgotten), outcome: 'signed-in' };
    }
    await recordRefusal(sender, result.identity.address, 'not on the list');
    return toSignIn('refused', forgotten);
  }
  if (result.kind === 'not-started') return toSignIn('not-started');
  if (result.kind === 'refused') await recordRefusal(sender, result.address, result.reason);
  else {
    logger().warn({ problem: result.reason }, 'desk: sign-in failed at the identity provider');
    await recordRefusal(sender, null, `provider: ${result.reason}`);
  }
  return toSignIn(result.kind, forgotten);
});

/** Where a provider is configured it is the only way in: it may ask for more than a mailbox. */
const requestDeskCode = deskPost('code', async ({ services, headers, post, now }) => {
  const { desk } = services.env;
  if (!desk || desk.provider) return problemReply('not-started', deskSignInPath);
  const again = textField(post.fields, 'again') !== '';
  const address = again
    ? await addressOfBrowser(services, headers)
    : toStaffAddress(textField(post.fields, 'address'));
  if (address === null) return problemReply(again ? 'no-code' : 'address', deskSignInPath);
  const isKnown = roleOf(desk, { address, groups: [] }) !== null;
  const contact = { channel: 'email', address } as const;
  const issued = await requestCode(services, headers, { purpose: 'desk', contact, isKnown }, now);
  if (issued.kind === 'channel-off') return problemReply('channel-down', deskSignInPath);
  if (issued.kind === 'too-many') return problemReply('too-many', deskSignInPath);
  return { outcome: 'asked', page: deskSignInPath, cookies: [issued.cookie] };
});

const enterDeskCode = deskPost('session', async (context) => {
  const { services, headers, client, post, now } = context;
  const { desk } = services.env;
  if (!desk || desk.provider) return problemReply('not-started', deskSignInPath);
  const perHour = services.env.codesPerClientPerHour * maxCodeAttempts;
  const allowance = { purpose: 'code-check', client, perHour } as const;
  const seconds =
    (await consumeClientAllowance(allowance)) ||
    (await consumeCodeAllowance(services, allowance, now));
  if (seconds > 0) return problemReply('too-many', deskSignInPath);
  const code = textField(post.fields, 'code');
  // The list is asked again: ten minutes are enough to leave it.
  const isListed = async ({ address }: { address: string }) =>
    roleOf(desk, { address, groups: [] }) !== null;
  const checked = await checkCode(services, headers, 'desk', code, now, isListed);
  switch (checked.kind) {
    case 'right': {
      const identity = { address: checked.contact.address, groups: [] };
      const value = sessionIdForCode(services, headers, code);
      return signedIn(await signIn(context, identity, value));
    }
    case 'malformed':
      return problemReply('code', deskSignInPath);
    case 'wrong':
      await recordRefusal(context, await addressOfBrowser(services, headers), 'wrong code');
      return problemReply('wrong-code', deskSignInPath);
    case 'used-up':
      if (checked.isGuess)
        await recordRefusal(context, await addressOfBrowser(services, headers), 'wrong code');
      return problemReply('used-up', deskSignInPath);
    case 'expired':
      return problemReply('expired', deskSignInPath);
    case 'none':
      return (await replyOfFirstClick(context, code)) ?? problemReply('no-code', deskSignInPath);
  }
});

const signOut = deskAction({
  name: 'sign-out',
  role: 'desk',
  parse: () => ({ kind: 'valid', submission: null }),
  run: async (_, { services, worker }) => {
    await endDeskSession(services, worker.sessionId);
    await recordDeskEvent(services, { ...actorOf(worker), action: 'signed-out', subject: null });
    const cookies = [deskSessionCookie(services, null)];
    return { outcome: 'signed-out', page: `${deskSignInPath}?problem=signed-out`, cookies };
  },
});

export const signInHandlers: readonly DeskHandler[] = [
  start,
  finish,
  requestDeskCode,
  enterDeskCode,
  signOut,
];

function deskGet(
  name: string,
  work: (sender: Sender, url: URL) => Promise<HandlerReply>,
): DeskHandler {
  const respond = ({ headers, url }: Request) =>
    handle(
      `desk-${name}`,
      async () => {
        const services = await openServices();
        return work({ services, headers, now: services.store.now() }, new URL(url));
      },
      () => seeOther(`${deskSignInPath}?problem=failed`),
    );
  return { name, method: 'GET', respond };
}

async function signIn(
  { services, headers, now }: Sender,
  identity: StaffIdentity,
  value?: string,
): Promise<string> {
  await recordDeskEvent(services, {
    worker: identity.address,
    from: identifyClient(headers, services.env.trustedProxyHops),
    action: 'signed-in',
    subject: null,
  });
  return openDeskSession(services, identity, headers, now, value);
}

async function recordRefusal(
  { services, headers }: Pick<Sender, 'services' | 'headers'>,
  address: string | null,
  detail: string,
): Promise<void> {
  await recordDeskEvent(services, {
    worker: address ?? 'unknown',
    from: identifyClient(headers, services.env.trustedProxyHops),
    action: 'sign-in-refused',
    subject: null,
    detail,
  });
}

function toSignIn(problem: DeskProblem, ...cookies: string[]): HandlerReply {
  const response = seeOther(`${deskSignInPath}?problem=${problem}`, ...cookies);
  return { response, outcome: problem };
}

function signedIn(...cookies: string[]): DeskReply {
  return { outcome: 'signed-in', page: deskPath, cookies };
}

/** The address of this browser's newest code. */
async function addressOfBrowser(services: Services, headers: Headers): Promise<string | null> {
  const row = await readNewestCode(services, headers, 'desk');
  return row?.contact_sealed ? services.encryption.open(row.contact_sealed, row.id) : null;
}

/** After a double click without scripts the browser does not have the cookie of the first response. */
async function replyOfFirstClick(
  { services, headers, now }: DeskPostContext,
  code: string,
): Promise<DeskReply | null> {
  if (!(await isRepeatedClick(services, headers, code, now, 'desk'))) return null;
  for (let waits = 0; waits < 5; waits++) {
    const value = sessionIdForCode(services, headers, code);
    const cookie = await findDeskSessionCookie(services, value);
    if (cookie !== null) return signedIn(cookie);
    // The first request has used the code and not yet written its session.
    await wait(100);
  }
  return null;
}
