/**
 * Signing in to the desk by a code to a listed address. Rule: a request says the same of every address, listed or not,
 * and is written the same.
 */
import 'server-only';
import { roleOf, toStaffAddress } from '../../config/desk-settings.ts';
import { checkCode, readOpenCode } from '../../identity/one-time-codes/check-code.server.ts';
import { consumeCheckAllowance } from '../../identity/one-time-codes/code-allowance.server.ts';
import {
  cookieOfFirstClick,
  sessionIdForCode,
} from '../../identity/one-time-codes/repeated-click.server.ts';
import { requestCode } from '../../identity/one-time-codes/request-code.server.ts';
import { findSessionCookie } from '../../identity/sessions/session-store.server.ts';
import {
  type DeskPostContext,
  type DeskReply,
  deskPost,
  messageReply,
  postedText,
} from '../desk-action.server.ts';
import { deskPath, deskSignInPath } from '../desk-paths.ts';
import { deskSessions } from './desk-sessions.server.ts';
import { recordRejectedSignIn, signIn } from './sign-in.server.ts';

/** Where a provider is configured it is the only way in: it may ask for more than a mailbox. */
export const codeAction = deskPost('code', async (context) => {
  const { services, headers, post, now } = context;
  const { desk } = services.env;
  if (!desk || desk.provider) return messageReply('not-started', deskSignInPath);
  const again = postedText(post, 'again') !== '';
  const address = again
    ? await addressOfBrowser(context)
    : toStaffAddress(postedText(post, 'address'));
  if (address === null) return messageReply(again ? 'none' : 'address', deskSignInPath);
  const isKnown = roleOf(desk, { address, groups: [] }) !== null;
  const contact = { channel: 'email', address } as const;
  const issued = await requestCode(services, headers, { purpose: 'desk', contact, isKnown }, now);
  if (issued.kind !== 'issued') return messageReply(issued.kind, deskSignInPath);
  return { outcome: 'asked', page: deskSignInPath, cookies: [issued.cookie] };
});

export const sessionAction = deskPost('session', async (context) => {
  const { services, headers, client, post, now } = context;
  const { desk } = services.env;
  if (!desk || desk.provider) return messageReply('not-started', deskSignInPath);
  const retryAfterSeconds = await consumeCheckAllowance(services, client, now);
  if (retryAfterSeconds > 0) return messageReply('too-many', deskSignInPath);
  const code = postedText(post, 'code');
  // The list is asked again: ten minutes are enough to leave it.
  const isListed = async ({ address }: { address: string }) =>
    roleOf(desk, { address, groups: [] }) !== null;
  const checked = await checkCode(services, headers, {
    purpose: 'desk',
    typed: code,
    now,
    isProven: isListed,
  });
  switch (checked.kind) {
    case 'right': {
      const identity = { address: checked.contact.address, groups: [] };
      const value = sessionIdForCode(services, headers, code);
      return signedIn(await signIn(context, identity, value));
    }
    case 'wrong':
    case 'used-up':
      if (checked.kind === 'wrong' || checked.isGuess)
        await recordRejectedSignIn(context, await addressOfBrowser(context), 'wrong code');
      return messageReply(checked.kind, deskSignInPath);
    case 'malformed':
    case 'expired':
      return messageReply(checked.kind, deskSignInPath);
    case 'none':
      return (await replyOfFirstClick(context, code)) ?? messageReply('none', deskSignInPath);
  }
});

function signedIn(...cookies: string[]): DeskReply {
  return { outcome: 'signed-in', page: deskPath, cookies };
}

/** The address of this browser's open code. */
async function addressOfBrowser({ services, headers }: DeskPostContext): Promise<string | null> {
  return (await readOpenCode(services, headers, 'desk'))?.contact.address ?? null;
}

async function replyOfFirstClick(
  { services, headers, now }: DeskPostContext,
  typed: string,
): Promise<DeskReply | null> {
  const click = { purpose: 'desk', typed, now } as const;
  const cookie = await cookieOfFirstClick(services, headers, click, (value) =>
    findSessionCookie(deskSessions, services, value),
  );
  return cookie === null ? null : signedIn(cookie);
}
