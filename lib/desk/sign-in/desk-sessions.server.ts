/**
 * Sessions of workers: one row per browser, found by the keyed hash of its cookie. Rule: the role comes from the
 * present list at every request, so a worker who left it is out at once; a session ends after half an hour without use,
 * after ten hours, and if another kind of browser sends its cookie. A visitor's session is another cookie and table.
 */
import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  type HostCookie,
  hostCookie,
  readHostCookie,
} from '../../anti-forgery/host-cookie.server.ts';
import { type DeskRole, roleOf, type StaffIdentity } from '../../config/desk-settings.ts';
import { usesHttps } from '../../config/uses-https.ts';
import { describeUserAgent } from '../../http/describe-user-agent.server.ts';
import { identifyClient } from '../../http/identify-client.server.ts';
import { logger } from '../../logging/logger.server.ts';
import type { Services } from '../../store/services.server.ts';
import { timestampBefore } from '../../store/timestamps.ts';
import { maxDeskIdleMs, maxDeskSessionMs } from '../desk-paths.ts';
import type { DeskActor } from '../trail/audit-trail.server.ts';

/** `worker` and `from` are the actor of audit events. */
export type Worker = DeskActor & {
  role: DeskRole;
  /** Of the row; never sent to the browser. */
  sessionId: string;
};

type RequestHeaders = Pick<Headers, 'get'>;

/** Otherwise each read would be a write. */
const minTouchIntervalMs = 30_000;
const shape = /^[\w-]{43}$/;

/** Not strict: the identity provider's redirect ends on a page of the desk. Posts check their origin and a token. */
function cookie({ env }: Services): HostCookie {
  return { name: 'desk', isSecure: usesHttps(env), sameSite: 'lax' };
}

/** @param value null deletes the cookie. @returns a value for Set-Cookie. */
export function deskSessionCookie(services: Services, value: string | null): string {
  return hostCookie(cookie(services), value);
}

export function hasDeskSessionCookie(services: Services, headers: RequestHeaders): boolean {
  return readHostCookie(headers, cookie(services), shape) !== null;
}

/**
 * @param value random and new. @returns the cookie to set. The browser's session before ends, which prevents session
 * fixation.
 */
export async function openDeskSession(
  services: Services,
  identity: StaffIdentity,
  headers: RequestHeaders,
  now: Date,
  value = randomBytes(32).toString('base64url'),
): Promise<string> {
  const before = readHostCookie(headers, cookie(services), shape);
  const id = randomUUID();
  const row = {
    id,
    value_key: valueKey(services, value),
    worker_sealed: services.encryption.seal(JSON.stringify(identity), id),
    client_class: describeUserAgent(headers),
    started_at: now.toISOString(),
    last_seen_at: now.toISOString(),
  };
  await services.store.db.transaction().execute(async (transaction) => {
    if (before) {
      await transaction
        .deleteFrom('desk_session')
        .where('value_key', '=', valueKey(services, before))
        .execute();
    }
    await transaction.insertInto('desk_session').values(row).execute();
  });
  return deskSessionCookie(services, value);
}

/** @returns the cookie of an open session with this value; null if there is none. */
export async function findDeskSessionCookie(
  services: Services,
  value: string,
): Promise<string | null> {
  const row = await services.store.db
    .selectFrom('desk_session')
    .select('id')
    .where('value_key', '=', valueKey(services, value))
    .executeTakeFirst();
  return row ? deskSessionCookie(services, value) : null;
}

/** Null if nobody is signed in. @throws if the database is unavailable. */
export async function readWorker(
  services: Services,
  headers: RequestHeaders,
  now: Date,
): Promise<Worker | null> {
  const { store, env, encryption } = services;
  const value = readHostCookie(headers, cookie(services), shape);
  if (!value || !env.desk) return null;
  const row = await store.db
    .selectFrom('desk_session')
    .selectAll()
    .where('value_key', '=', valueKey(services, value))
    .executeTakeFirst();
  if (!row) return null;
  const idleForMs = now.getTime() - Date.parse(row.last_seen_at);
  const isOver =
    idleForMs > maxDeskIdleMs || now.getTime() - Date.parse(row.started_at) > maxDeskSessionMs;
  const isMoved = row.client_class !== describeUserAgent(headers);
  if (isMoved) logger().warn('desk session ended: its cookie came from another kind of browser');
  const identity = JSON.parse(encryption.open(row.worker_sealed, row.id)) as StaffIdentity;
  const role = roleOf(env.desk, identity);
  if (isOver || isMoved || role === null) {
    await endDeskSession(services, row.id);
    return null;
  }
  if (idleForMs > minTouchIntervalMs) {
    await store.db
      .updateTable('desk_session')
      .set({ last_seen_at: now.toISOString() })
      .where('id', '=', row.id)
      .execute();
  }
  const from = identifyClient(headers, env.trustedProxyHops);
  return { worker: identity.address, from, role, sessionId: row.id };
}

export async function endDeskSession({ store }: Services, id: string): Promise<void> {
  await store.db.deleteFrom('desk_session').where('id', '=', id).execute();
}

/** @returns rows deleted. */
export async function deleteExpiredDeskSessions({ store }: Services, now: Date): Promise<number> {
  const ended = await store.db
    .deleteFrom('desk_session')
    .where((row) =>
      row.or([
        row('last_seen_at', '<', timestampBefore(now, maxDeskIdleMs)),
        row('started_at', '<', timestampBefore(now, maxDeskSessionMs)),
      ]),
    )
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** The hidden field of every form of the desk, for one action of one session. */
export function deskFormToken(
  { encryption }: Services,
  { sessionId }: Pick<Worker, 'sessionId'>,
  action: string,
): string {
  return encryption.keyedHash(`desk-form:${sessionId}:${action}`);
}

function valueKey({ encryption }: Services, value: string): string {
  return encryption.keyedHash(`desk-session:${value}`);
}
