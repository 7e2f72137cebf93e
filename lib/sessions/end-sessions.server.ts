/** Ends sessions: of one browser, of all browsers of a person, and expired ones (rules: sessions.server.ts). */
import 'server-only';
import type { Services } from '../store/services.server.ts';
import { timestampBefore } from '../store/timestamps.ts';
import { maxIdleMs, maxSessionMs } from './session-limits.ts';

/** @param contactKey the owner: another person's session is not ended. @returns whether there was one. */
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
  return Number(ended.numDeletedRows) > 0;
}

/** @returns how many. */
export async function endAllSessions({ store }: Services, contactKey: string): Promise<number> {
  const ended = await store.db
    .deleteFrom('login_session')
    .where('contact_key', '=', contactKey)
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** @returns rows deleted. */
export async function deleteExpiredSessions({ store }: Services, now: Date): Promise<number> {
  const ended = await store.db
    .deleteFrom('login_session')
    .where((row) =>
      row.or([
        row('last_seen_at', '<', timestampBefore(now, maxIdleMs)),
        row('started_at', '<', timestampBefore(now, maxSessionMs)),
      ]),
    )
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}
