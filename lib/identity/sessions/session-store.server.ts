/**
 * Sessions of customers and of the desk: one row per browser, found by the keyed hash of its cookie, a random value
 * without meaning. Rule: a session ends after `maxIdleMs` without use, after `maxSessionMs` in any case, and at once if
 * its cookie is sent by another kind of browser than the one that received it.
 */
import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import { timestampBefore } from '../../dates/iso-date.ts';
import {
  readCookie,
  type SiteCookie,
  setCookie,
} from '../../http/anti-forgery/site-cookie.server.ts';
import { describeDatabaseError } from '../../process/logging/describe-database-error.ts';
import { logger } from '../../process/logging/logger.server.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';

type SessionTable = 'login_session' | 'desk_session';

export type SessionKind<Table extends SessionTable = SessionTable> = {
  table: Table;
  /** Name in logs. */
  name: string;
  /** Two releases that run side by side must agree on it. */
  hashPrefix: string;
  cookie: SiteCookie;
  maxIdleMs: number;
  maxSessionMs: number;
};

type CommonColumns = Omit<Tables['desk_session'], 'worker_sealed'>;
type OwnColumns<Table extends SessionTable> = Omit<Tables[Table], keyof CommonColumns>;
export type SessionRow<Table extends SessionTable> = CommonColumns & OwnColumns<Table>;

type RequestHeaders = Pick<Headers, 'get'>;

export type NewSession = {
  headers: RequestHeaders;
  now: Date;
  /** Random and new (lib/identity/one-time-codes/repeated-click.server.ts). */
  value?: string;
};

/** Otherwise each read would be a write. */
const minTouchIntervalMs = 30_000;
const shape = /^[\w-]{43}$/;

/** The cookie's value; null if it is missing or malformed. */
export function readSessionCookie(
  kind: SessionKind,
  { env }: Services,
  headers: RequestHeaders,
): string | null {
  return readCookie(headers, kind.cookie, env, shape);
}

/** Without Max-Age it ends with the browser; the server ends it sooner. @param value null deletes the cookie. */
export function sessionCookie(kind: SessionKind, { env }: Services, value: string | null): string {
  return setCookie(kind.cookie, env, value);
}

/**
 * @param toOwnColumns of the row with this id.
 * @returns the row and the cookie to set. The browser's previous session ends, which prevents session fixation.
 */
export async function insertSession<Table extends SessionTable>(
  kind: SessionKind<Table>,
  services: Services,
  toOwnColumns: (id: string) => OwnColumns<Table>,
  { headers, now, value = randomBytes(32).toString('base64url') }: NewSession,
): Promise<{ row: SessionRow<Table>; cookie: string }> {
  const before = readSessionCookie(kind, services, headers);
  const id = randomUUID();
  const row = {
    ...toOwnColumns(id),
    id,
    value_key: valueKey(kind, services, value),
    client_class: describeUserAgent(headers),
    started_at: now.toISOString(),
    last_seen_at: now.toISOString(),
  };
  const table: SessionTable = kind.table;
  await services.store.db.transaction().execute(async (transaction) => {
    if (before) {
      const value_key = valueKey(kind, services, before);
      await transaction.deleteFrom(table).where('value_key', '=', value_key).execute();
    }
    await transaction.insertInto(table).values(row).execute();
  });
  return { row, cookie: sessionCookie(kind, services, value) };
}

/** @returns the cookie of an open session with this value; null if there is none. */
export async function findSessionCookie(
  kind: SessionKind,
  services: Services,
  value: string,
): Promise<string | null> {
  const row = await findRow(kind, services, value);
  return row ? sessionCookie(kind, services, value) : null;
}

/** The open session of this browser; null if there is none. @throws if the database is unavailable. */
export async function readSessionRow<Table extends SessionTable>(
  kind: SessionKind<Table>,
  services: Services,
  headers: RequestHeaders,
  now: Date,
): Promise<SessionRow<Table> | null> {
  const value = readSessionCookie(kind, services, headers);
  const row = value && (await findRow(kind, services, value));
  if (!row) return null;
  const idleForMs = now.getTime() - Date.parse(row.last_seen_at);
  const isMoved = row.client_class !== describeUserAgent(headers);
  if (isMoved) logger().warn(`${kind.name} ended: its cookie came from another kind of browser`);
  const ageMs = now.getTime() - Date.parse(row.started_at);
  if (isMoved || idleForMs > kind.maxIdleMs || ageMs > kind.maxSessionMs) {
    await deleteSession(kind, services, row.id);
    return null;
  }
  if (idleForMs <= minTouchIntervalMs) return row;
  const last_seen_at = now.toISOString();
  const table: SessionTable = kind.table;
  try {
    await services.store.db
      .updateTable(table)
      .set({ last_seen_at })
      .where('id', '=', row.id)
      .execute();
  } catch (error) {
    // The page is shown; the session ends sooner.
    logger().warn(describeDatabaseError(error), `${kind.name}: last use not written`);
    return row;
  }
  return { ...row, last_seen_at };
}

export async function deleteSession(
  { table }: SessionKind,
  { store }: Services,
  id: string,
): Promise<void> {
  await store.db.deleteFrom(table).where('id', '=', id).execute();
}

/** @returns rows deleted. */
export async function deleteExpiredSessions(
  { table, maxIdleMs, maxSessionMs }: SessionKind,
  { store }: Services,
  now: Date,
): Promise<number> {
  const ended = await store.db
    .deleteFrom(table)
    .where((row) =>
      row.or([
        row('last_seen_at', '<', timestampBefore(now, maxIdleMs)),
        row('started_at', '<', timestampBefore(now, maxSessionMs)),
      ]),
    )
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

async function findRow<Table extends SessionTable>(
  kind: SessionKind<Table>,
  services: Services,
  value: string,
): Promise<SessionRow<Table> | null> {
  const row: CommonColumns | undefined = await services.store.db
    .selectFrom(kind.table as SessionTable)
    .selectAll()
    .where('value_key', '=', valueKey(kind, services, value))
    .executeTakeFirst();
  return (row as SessionRow<Table> | undefined) ?? null;
}

function valueKey({ hashPrefix }: SessionKind, { encryption }: Services, value: string): string {
  return encryption.keyedHash(`${hashPrefix}:${value}`);
}

/**
 * Too few words to identify a person, and without versions, because browsers update themselves during a session. The
 * first match counts: most browsers also name those that they descend from.
 */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['UCBrowser', 'UC Browser'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const;

/** "Chrome on Android"; "a browser on a device" if unknown. */
export function describeUserAgent(headers: Pick<Headers, 'get'>): string {
  const agent = (headers.get('user-agent') ?? '').slice(0, 500);
  const findName = (words: readonly (readonly [string, string])[]) =>
    words.find(([word]) => agent.includes(word))?.[1];
  return `${findName(browsers) ?? 'a browser'} on ${findName(systems) ?? 'a device'}`;
}
