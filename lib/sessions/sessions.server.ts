/**
 * Sessions: one row per browser, found by the keyed hash of its cookie. Rule: a session ends after a quarter of an hour
 * without use, after eight hours in any case, and at once if its cookie is sent by another kind of browser than the one
 * that received it.
 */
import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { describeUserAgent } from '../http/describe-user-agent.server.ts';
import { logger } from '../logging/logger.server.ts';
import type { LoginSessionTable } from '../store/schema/login-schema.ts';
import type { Services } from '../store/services.server.ts';
import { timestampBefore } from '../store/timestamps.ts';
import { readSessionCookie, sessionCookie } from './session-cookie.server.ts';
import { maxIdleMs, maxSessionMs } from './session-limits.ts';

/** Otherwise each read would be a write. */
const minTouchIntervalMs = 30_000;

export type Session = {
  /** Its id in the list of open sessions; grants no access. */
  id: string;
  /** Keyed hash of the number or address that received the code. */
  contactKey: string;
  /** Ten digits or an e-mail address. */
  contact: string;
  /** "Chrome on Android" */
  clientClass: string;
  startedAt: Date;
  lastSeenAt: Date;
  /** When it ends regardless of use. */
  endsAt: Date;
};

type NewSession = {
  headers: Pick<Headers, 'get'>;
  now: Date;
  /** Random and new (lib/one-time-codes/repeated-click.server.ts). */
  value?: string;
};

/** @returns the cookie to set. The browser's previous session ends, which prevents session fixation. */
export async function openSession(
  services: Services,
  { contactKey, contact }: Pick<Session, 'contactKey' | 'contact'>,
  { headers, now, value = randomBytes(32).toString('base64url') }: NewSession,
): Promise<{ session: Session; cookie: string }> {
  const { store, env, encryption } = services;
  const before = readSessionCookie(headers, env);
  const id = randomUUID();
  const row = {
    id,
    value_key: valueKey(services, value),
    contact_key: contactKey,
    contact_sealed: encryption.seal(contact, id),
    client_class: describeUserAgent(headers),
    started_at: now.toISOString(),
    last_seen_at: now.toISOString(),
  };
  await store.db.transaction().execute(async (transaction) => {
    if (before) {
      await transaction
        .deleteFrom('login_session')
        .where('value_key', '=', valueKey(services, before))
        .execute();
    }
    await transaction.insertInto('login_session').values(row).execute();
  });
  return { session: toSession(services, row), cookie: sessionCookie(value, env) };
}

/** @returns the cookie of an open session with this value; null if there is none. */
export async function findOpenSessionCookie(
  services: Services,
  value: string,
): Promise<string | null> {
  const row = await services.store.db
    .selectFrom('login_session')
    .select('id')
    .where('value_key', '=', valueKey(services, value))
    .executeTakeFirst();
  return row ? sessionCookie(value, services.env) : null;
}

/** Null if nobody is signed in. @throws if the database is unavailable. */
export async function readSession(
  services: Services,
  headers: Pick<Headers, 'get'>,
  now: Date,
): Promise<Session | null> {
  const value = readSessionCookie(headers, services.env);
  if (!value) return null;
  const { db } = services.store;
  const row = await db
    .selectFrom('login_session')
    .selectAll()
    .where('value_key', '=', valueKey(services, value))
    .executeTakeFirst();
  if (!row) return null;
  const idleForMs = now.getTime() - Date.parse(row.last_seen_at);
  const isMoved = row.client_class !== describeUserAgent(headers);
  if (isMoved) logger().warn('session ended: its cookie came from another kind of browser');
  const isOver = idleForMs > maxIdleMs || now.getTime() - Date.parse(row.started_at) > maxSessionMs;
  if (isMoved || isOver) {
    await db.deleteFrom('login_session').where('id', '=', row.id).execute();
    return null;
  }
  if (idleForMs > minTouchIntervalMs) {
    const last_seen_at = now.toISOString();
    await db.updateTable('login_session').set({ last_seen_at }).where('id', '=', row.id).execute();
    return toSession(services, { ...row, last_seen_at });
  }
  return toSession(services, row);
}

/** The open ones, newest first; the sweeper deletes the others within a minute. */
export async function readSessions(
  services: Services,
  contactKey: string,
  now: Date,
): Promise<Session[]> {
  const rows = await services.store.db
    .selectFrom('login_session')
    .selectAll()
    .where('contact_key', '=', contactKey)
    .where('last_seen_at', '>=', timestampBefore(now, maxIdleMs))
    .where('started_at', '>=', timestampBefore(now, maxSessionMs))
    .orderBy('started_at', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => toSession(services, row));
}

function valueKey({ encryption }: Services, value: string): string {
  return encryption.keyedHash(`login-session:${value}`);
}

function toSession({ encryption }: Services, row: Selectable<LoginSessionTable>): Session {
  return {
    id: row.id,
    contactKey: row.contact_key,
    contact: encryption.open(row.contact_sealed, row.id),
    clientClass: row.client_class,
    startedAt: new Date(row.started_at),
    lastSeenAt: new Date(row.last_seen_at),
    endsAt: new Date(Date.parse(row.started_at) + maxSessionMs),
  };
}
