/**
 * Sessions of staff (rules: lib/identity/sessions/session-store.server.ts). Rule: the role comes from the present list at
 * every request, so a staff member who left it is out at once. A customer's session is another cookie and table.
 */
import 'server-only';
import type { Kysely } from 'kysely';
import { type DeskRole, roleOf, type StaffIdentity } from '../../config/desk-settings.ts';
import { identifyClient } from '../../http/identify-client.server.ts';
import {
  deleteSession,
  insertSession,
  readSessionRow,
  type SessionKind,
} from '../../identity/sessions/session-store.server.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { maxDeskIdleMs, maxDeskSessionMs } from '../desk-paths.ts';
import type { DeskActor } from '../trail/audit-trail.server.ts';

export const deskSessions: SessionKind<'desk_session'> = {
  table: 'desk_session',
  name: 'desk session',
  hashPrefix: 'desk-session',
  // A strict cookie would not be sent after the identity provider's redirect, which ends on a page of the desk. Posts
  // check their origin and a token.
  cookie: { name: 'desk', sameSite: 'lax' },
  maxIdleMs: maxDeskIdleMs,
  maxSessionMs: maxDeskSessionMs,
};

export type StaffMember = Pick<StaffIdentity, 'address'> & {
  /** The shortened address of the client, as in audit events. */
  from: DeskActor['from'];
  role: DeskRole;
  /** Id of the session's row; never sent to the browser. */
  sessionId: string;
};

/**
 * @param client `value`: random and new.
 * @returns the cookie to set.
 */
export async function startDeskSession(
  services: Services,
  identity: StaffIdentity,
  client: { headers: Pick<Headers, 'get'>; now: Date; value?: string },
): Promise<string> {
  const toOwnColumns = (id: string) => ({
    worker_sealed: services.encryption.seal(JSON.stringify(identity), id),
  });
  return (await insertSession(deskSessions, services, toOwnColumns, client)).cookie;
}

/** Null if nobody is signed in. @throws if the database is unavailable. */
export async function readStaffSession(
  services: Services,
  headers: Pick<Headers, 'get'>,
  now: Date,
): Promise<StaffMember | null> {
  const { env, encryption } = services;
  const row = env.desk && (await readSessionRow(deskSessions, services, headers, now));
  if (!env.desk || !row) return null;
  const identity = JSON.parse(encryption.openOrThrow(row.worker_sealed, row.id)) as StaffIdentity;
  const role = roleOf(env.desk, identity);
  if (role === null) {
    await deleteSession(deskSessions, services, row.id);
    return null;
  }
  const from = identifyClient(headers, env.trustedProxyHops);
  return { address: identity.address, from, role, sessionId: row.id };
}

/** The rows of a staff member are found by opening them: the desk has a few dozen at most. */
export async function endDeskSessionsOf(
  { encryption }: Services,
  address: string,
  db: Kysely<Tables>,
): Promise<void> {
  const rows = await db.selectFrom('desk_session').select(['id', 'worker_sealed']).execute();
  const ids = rows.flatMap(({ id, worker_sealed }) => {
    const opened = encryption.open(worker_sealed, id);
    const isOwn =
      opened.kind === 'opened' && (JSON.parse(opened.plain) as StaffIdentity).address === address;
    return isOwn ? [id] : [];
  });
  if (ids.length > 0) await db.deleteFrom('desk_session').where('id', 'in', ids).execute();
}

/** The fields of an audit event that say who acts, and when. */
export function actorOf({ address, from }: StaffMember, now: Date): DeskActor {
  return { actor: address, from, now };
}

export function hasRole({ role }: Pick<StaffMember, 'role'>, least: DeskRole): boolean {
  return role === 'manager' || least === 'desk';
}

/** The hidden field of every form of the desk, for one action of one session. */
export function deskFormToken(
  { encryption }: Services,
  { sessionId }: Pick<StaffMember, 'sessionId'>,
  action: string,
): string {
  return encryption.keyedHash(`desk-form:${sessionId}:${action}`);
}
