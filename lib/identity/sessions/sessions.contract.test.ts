/** Sessions and their end, on both databases. */
import { onBothDatabases } from '../../../testing/databases/on-both-databases.ts';
import type { Services } from '../../store/services.server.ts';
import { deleteExpiredSessions } from './session-store.server.ts';
import {
  customerSessions,
  endAllSessions,
  endSession,
  readSession,
  readSessions,
  startSession,
} from './sessions.server.ts';

const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile Safari/537.36';
const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';
const minute = 60_000;
const start = Date.parse('2026-11-22T06:00:00Z');
const at = (minutes: number) => new Date(start + minutes * minute);

onBothDatabases(['login_session'], (database) => {
  let services: Services;
  beforeAll(() => {
    services = database.services();
  });

  const asking = (cookie: string, agent = phone) =>
    new Headers({ 'user-agent': agent, cookie: cookie.split(';')[0] ?? '' });
  const open = (contactKey = 'a', agent = phone, before = '') =>
    startSession(
      services,
      { contactKey, contact: '9876543210' },
      { headers: asking(before, agent), now: at(0) },
    );
  const contactOf = async (cookie: string, minutes: number, agent = phone) =>
    (await readSession(services, asking(cookie, agent), at(minutes)))?.contactKey ?? null;

  test('a session is found by its cookie, which the database does not store', async () => {
    const { cookie, session } = await open();
    expect(await readSession(services, asking(cookie), at(0))).toEqual(session);
    expect(session).toMatchObject({ contact: '9876543210', clientClass: 'Chrome on Android' });
    const rows = await services.store.db.selectFrom('login_session').selectAll().execute();
    const value = /=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(value).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(value);
    expect(JSON.stringify(rows)).not.toContain('9876543210');
  });

  test('attack: a session ends after fifteen minutes without use', async () => {
    const { cookie } = await open();
    expect(await contactOf(cookie, 14)).toBe('a');
    expect(await contactOf(cookie, 28)).toBe('a');
    expect(await contactOf(cookie, 28 + 16)).toBeNull();
    expect(await contactOf(cookie, 29)).toBeNull();
  });

  test('attack: a session ends after eight hours, however much it is used', async () => {
    const { cookie } = await open();
    for (let minutes = 10; minutes <= 8 * 60; minutes += 10)
      expect(await contactOf(cookie, minutes)).toBe('a');
    expect(await contactOf(cookie, 8 * 60 + 1)).toBeNull();
  });

  test('attack: a cookie sent by another kind of browser ends the session for both', async () => {
    const { cookie } = await open();
    expect(await contactOf(cookie, 1, computer)).toBeNull();
    expect(await contactOf(cookie, 1)).toBeNull();
  });

  test('attack: a browser stays signed in after an update', async () => {
    const { cookie } = await open();
    expect(await contactOf(cookie, 1, phone.replace('140', '141'))).toBe('a');
  });

  test('attack: a cookie from before signing in is not valid after it', async () => {
    const first = await open();
    const second = await open('b', phone, first.cookie);
    expect(await contactOf(first.cookie, 0)).toBeNull();
    expect(await contactOf(second.cookie, 0)).toBe('b');
  });

  test('attack: a forged cookie, a long one and none give no session', async () => {
    const { cookie } = await open();
    const name = cookie.split('=')[0];
    for (const made of [
      `${name}=${'A'.repeat(43)}`,
      `${name}=${'A'.repeat(9000)}`,
      `${name}=`,
      '',
    ]) {
      expect(await contactOf(made, 0)).toBeNull();
    }
  });

  test('attack: after signing out the cookie opens nothing, in this browser or another', async () => {
    const { cookie, session } = await open();
    await endSession(services, 'a', session.id);
    expect(await contactOf(cookie, 0)).toBeNull();
  });

  test('attack: nobody can sign another person out', async () => {
    const { cookie, session } = await open();
    expect(await endSession(services, 'b', session.id)).toBe(false);
    expect(await endAllSessions(services, 'b')).toBe(0);
    expect(await contactOf(cookie, 0)).toBe('a');
  });

  test('attack: signing out everywhere ends every session of one person, and of nobody else', async () => {
    const own = [await open(), await open('a', computer)];
    const other = await open('b');
    expect(await endAllSessions(services, 'a')).toBe(2);
    expect(await contactOf(own[0]?.cookie ?? '', 0)).toBeNull();
    expect(await contactOf(other.cookie, 0)).toBe('b');
  });

  test('attack: the list of open sessions has no other person’s and no expired session', async () => {
    await open();
    await open('b');
    const late = await startSession(
      services,
      { contactKey: 'a', contact: '9876543210' },
      { headers: asking('', computer), now: at(20) },
    );
    const listed = await readSessions(services, 'a', at(20));
    expect(listed).toEqual([late.session]);
    // In use until a minute ago, and over: eight hours in any case.
    const used = { last_seen_at: at(8 * 60 + 20).toISOString() };
    await services.store.db.updateTable('login_session').set(used).execute();
    expect(await readSessions(services, 'a', at(8 * 60 + 20))).toHaveLength(1);
    expect(await readSessions(services, 'a', at(8 * 60 + 21))).toEqual([]);
  });

  test('the sweeper deletes expired sessions', async () => {
    await open();
    expect(await deleteExpiredSessions(customerSessions, services, at(14))).toBe(0);
    expect(await deleteExpiredSessions(customerSessions, services, at(16))).toBe(1);
  });

  test('attack: over https the cookie is bound to our host, hidden from scripts and sent to our pages only', async () => {
    const secure = database.services();
    const env = { ...secure.env, siteOrigin: 'https://www.suraksha-brokers.test' };
    const { cookie } = await startSession(
      { ...secure, env },
      { contactKey: 'a', contact: '9876543210' },
      { headers: asking(''), now: at(0) },
    );
    expect(cookie).toMatch(/^__Host-login=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });
});
