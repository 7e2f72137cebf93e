/** What both ways of signing in share, and signing out. Rule: the event is written before the session is. */
import 'server-only';
import type { StaffIdentity } from '../../config/desk-settings.ts';
import { identifyClient } from '../../http/identify-client.server.ts';
import { deleteSession, sessionCookie } from '../../identity/sessions/session-store.server.ts';
import type { Services } from '../../store/services.server.ts';
import { type DeskReply, deskAction, messageReply } from '../desk-action.server.ts';
import { deskSignInPath } from '../desk-paths.ts';
import { recordDeskEvent } from '../trail/audit-trail.server.ts';
import {
  actorOf,
  deskSessions,
  endDeskSessionsOf,
  startDeskSession,
} from './desk-sessions.server.ts';

export type Sender = { services: Services; headers: Headers; now: Date };

export const signOutAction = deskAction({
  name: 'sign-out',
  role: 'desk',
  parse: () => ({ kind: 'valid', submission: null }),
  run: async (_, { services, staffMember, now }) => {
    await deleteSession(deskSessions, services, staffMember.sessionId);
    await recordDeskEvent(services, {
      ...actorOf(staffMember, now),
      action: 'signed-out',
      subject: null,
    });
    return signedOut(services);
  },
});

export const signOutEverywhereAction = deskAction({
  name: 'sign-out-everywhere',
  role: 'desk',
  parse: () => ({ kind: 'valid', submission: null }),
  run: async (_, { services, staffMember, now }) => {
    await services.store.db.transaction().execute(async (transaction) => {
      await endDeskSessionsOf(services, staffMember.address, transaction);
      await recordDeskEvent(
        services,
        {
          ...actorOf(staffMember, now),
          action: 'signed-out',
          subject: null,
          detail: 'everywhere',
        },
        transaction,
      );
    });
    return signedOut(services);
  },
});

function signedOut(services: Services): DeskReply {
  const cookies = [sessionCookie(deskSessions, services, null)];
  return { ...messageReply('signed-out', deskSignInPath), cookies };
}

export async function signIn(
  { services, headers, now }: Sender,
  identity: StaffIdentity,
  value?: string,
): Promise<string> {
  await recordDeskEvent(services, {
    actor: identity.address,
    from: identifyClient(headers, services.env.trustedProxyHops),
    now,
    action: 'signed-in',
    subject: null,
  });
  return startDeskSession(services, identity, { headers, now, value });
}

export async function recordRejectedSignIn(
  { services, headers, now }: Sender,
  address: string | null,
  detail: string,
): Promise<void> {
  await recordDeskEvent(services, {
    actor: address ?? 'unknown',
    from: identifyClient(headers, services.env.trustedProxyHops),
    now,
    action: 'sign-in-refused',
    subject: null,
    detail,
  });
}
