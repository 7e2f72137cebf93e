/** Sessions of customers (rules: session-store.server.ts). No page outside the login reads their cookie. */
import 'server-only';
import type { Kysely } from 'kysely';
import { timestampBefore } from '../../dates/iso-date.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { maxIdleMs, maxSessionMs } from './session-limits.ts';
import {
  insertSession,
  type NewSession,
  readSessionRow,
  type SessionKind,
  type SessionRow,
} from './session-store.server.ts';

export const customerSessions: SessionKind<'login_session'> = {
  table: 'login_session',
  name: 'session',
  hashPrefix: 'login-session',
  // The name `session` is taken: anti-forgery uses it (lib/http/anti-forgery) before anybody signs in.
  cookie: { name: 'login' },
  maxIdleMs,
  maxSessionMs,
};

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

/** @returns the cookie to set. */
export async function startSession(
  services: Services,
  { contactKey, contact }: Pick<Session, 'contactKey' | 'contact'>,
  client: NewSession,
): Promise<{ session: Session; cookie: string }> {
  const toOwnColumns = (id: string) => ({
    contact_key: contactKey,
    contact_sealed: services.encryption.seal(contact, id),
  });
  const { row, cookie } = await insertSession(customerSessions, services, toOwnColumns, client);
  return { session: toSession(services, row), cookie };
}

/** Null if nobody is signed in. @throws if the database is unavailable. */
export async function readSession(
  services: Services,
  headers: Pick<Headers, 'get'>,
  now: Date,
): Promise<Session | null> {
  const row = await readSessionRow(customerSessions, services, headers, now);
  return row && toSession(services, row);
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

/**
 * @param contactKey the owner: another person's session is not ended.
 * @returns whether there was one.
 */
export async function endSession(
  { store }: Services,
  contactKey: string,
  id: string,
): Promise<boolean> {
  const ended = await store.db
    .deleteFrom('login_session')
    .where('id', '=', id)
    .where('contact_key', '=', contactKey)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** @returns how many. */
export async function endAllSessions(
  { store }: Services,
  contactKey: string,
  db: Kysely<Tables> = store.db,
): Promise<number> {
  const ended = await db
    .deleteFrom('login_session')
    .where('contact_key', '=', contactKey)
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

function toSession({ encryption }: Services, row: SessionRow<'login_session'>): Session {
  return {
    id: row.id,
    contactKey: row.contact_key,
    contact: encryption.openOrThrow(row.contact_sealed, row.id),
    clientClass: row.client_class,
    startedAt: new Date(row.started_at),
    lastSeenAt: new Date(row.last_seen_at),
    endsAt: new Date(Date.parse(row.started_at) + maxSessionMs),
  };
}
