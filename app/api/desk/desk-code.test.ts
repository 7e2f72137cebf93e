/** Signing in to the desk by a code, where no identity provider is configured: nothing says who is on the list. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withDatabase } from '@/testing/databases/with-database.ts';
import { asha, deskSite } from '@/testing/handlers/desk-site.ts';

const { site, sendAndWait } = deskSite(['one_time_code', 'code_allowance'], async () => ({
  SITE_ENV: 'demonstration',
  DESK_STAFF: `${asha}=desk`,
}));
const mails = () => join(site.dataDir, 'mail');

beforeEach(() => rmSync(mails(), { recursive: true, force: true }));

const post = (name: string, fields: Record<string, string>, cookie = '') =>
  sendAndWait(name, {
    fields,
    cookie,
    headers: { 'x-forwarded-for': '127.0.0.1', host: 'localhost' },
  });

function sentMails(): string[] {
  try {
    return readdirSync(mails()).map((file) => readFileSync(join(mails(), file), 'utf8'));
  } catch {
    return [];
  }
}
const codeOf = (mail = '') => /\b(\d{8}) is your code/.exec(mail)?.[1] ?? '';
const sessions = () =>
  withDatabase(site.dataDir, (db) => db.prepare('SELECT id FROM desk_session').all());

test('a listed address gets a code by mail, which opens one session, also with two clicks', async () => {
  const asked = await post('code', { address: ' Asha@Broker.test ' });
  expect(asked.location).toBe('/desk/sign-in');
  const [mail, ...others] = sentMails();
  expect(others).toEqual([]);
  expect(mail).toMatch(/^To: asha@broker\.test\r?$/m);
  expect(mail).toContain('is your code to sign in to the desk');
  const enter = () => post('session', { code: codeOf(mail) }, asked.cookie);
  const both = await Promise.all([enter(), enter()]);
  for (const { location } of both) expect(location).toBe('/desk');
  expect(new Set(both.map(({ cookie }) => cookie)).size).toBe(1);
  expect(sessions()).toHaveLength(1);
});

test('an address that is not on the list gets the same answer, the same page and no mail', async () => {
  const known = await post('code', { address: asha });
  const unknown = await post('code', { address: 'stranger@broker.test' });
  const withoutCookie = { cookie: '', headers: null };
  expect({ ...unknown, ...withoutCookie }).toEqual({ ...known, ...withoutCookie });
  expect(sentMails()).toHaveLength(1);
  const { openServices } = await import('@/lib/store/services.server');
  const { readCodeState } = await import('@/lib/identity/one-time-codes/read-code-state.server');
  const services = await openServices();
  const stateOf = (cookie: string) =>
    readCodeState(services, new Headers({ cookie }), 'desk', services.store.now());
  const [one, other] = [await stateOf(known.cookie), await stateOf(unknown.cookie)];
  expect(Object.keys(other)).toEqual(Object.keys(one));
  expect(other).toMatchObject({ kind: 'waiting', triesLeft: 3, isChannelDown: false });
  const guess = (cookie: string) => post('session', { code: '12345678' }, cookie);
  expect(await guess(unknown.cookie)).toEqual(await guess(known.cookie));
});

test('limits are the same for both, and those of the customer login are others', async () => {
  const ask = async (address: string) => {
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push((await post('code', { address })).location);
    return answers;
  };
  const { requestCode } = await import('@/lib/identity/one-time-codes/request-code.server');
  const { openServices } = await import('@/lib/store/services.server');
  const services = await openServices();
  const contact = { channel: 'email', address: asha } as const;
  const ofCustomer = { purpose: 'sign-in', contact, isKnown: true } as const;
  for (let n = 0; n < 5; n++)
    await requestCode(services, new Headers(), ofCustomer, services.store.now());
  const expected = [...Array(3).fill('/desk/sign-in'), '/desk/sign-in?message=too-many#message'];
  expect(await ask(asha)).toEqual(expected);
  expect(await ask('stranger@broker.test')).toEqual(expected);
});

test('a code of the customer login is none of the desk, and another browser has none', async () => {
  const asked = await post('code', { address: asha });
  const code = codeOf(sentMails()[0]);
  expect((await post('session', { code })).location).toBe('/desk/sign-in?message=none#message');
  withDatabase(site.dataDir, (db) => db.exec("UPDATE one_time_code SET purpose = 'sign-in'"));
  const tried = await post('session', { code }, asked.cookie);
  expect(tried.location).toBe('/desk/sign-in?message=none#message');
  expect(sessions()).toEqual([]);
});

test('"send again" sends nothing once the code was used', async () => {
  const asked = await post('code', { address: asha });
  await post('session', { code: codeOf(sentMails()[0]) }, asked.cookie);
  withDatabase(site.dataDir, (db) =>
    db.exec("UPDATE one_time_code SET created_at = '2020-01-01T00:00:00.000Z'"),
  );
  const again = await post('code', { again: 'yes' }, asked.cookie);
  expect(again.location).toBe('/desk/sign-in?message=none#message');
  expect(sentMails()).toHaveLength(1);
});

test('who leaves the list within ten minutes does not get in with the code', async () => {
  const asked = await post('code', { address: asha });
  const { openServices } = await import('@/lib/store/services.server');
  const env = (await openServices()).env as { desk: { staff: unknown } };
  const before = env.desk;
  env.desk = { ...before, staff: [] };
  const code = codeOf(sentMails()[0]);
  const tried = await post('session', { code }, asked.cookie);
  env.desk = before;
  expect(tried.location).toBe('/desk/sign-in?message=wrong#message');
  expect(sessions()).toEqual([]);
});

test('wrong codes are events, and three use the code up', async () => {
  const asked = await post('code', { address: asha });
  const code = codeOf(sentMails()[0]);
  const wrong = code.replace(/.$/, (last) => String((Number(last) + 1) % 10));
  const answers = [];
  for (const typed of ['12', wrong, wrong, wrong, code])
    answers.push((await post('session', { code: typed }, asked.cookie)).location.split(/[=#]/)[1]);
  expect(answers).toEqual(['malformed', 'wrong', 'wrong', 'used-up', 'used-up']);
  const { openServices } = await import('@/lib/store/services.server');
  const { readDeskEvents } = await import('@/lib/desk/trail/audit-trail.server');
  const { events } = await readDeskEvents(await openServices(), { actor: asha, limit: 3 });
  for (const event of events)
    expect(event).toMatchObject({ action: 'sign-in-refused', detail: 'wrong code' });
});

test.each(['', 'asha', '9876543210', 'asha@bro\u212Aer.test'])(
  '"%s" is no address, and nothing is written',
  async (address) => {
    expect((await post('code', { address })).location).toBe(
      '/desk/sign-in?message=address#message',
    );
    expect(
      withDatabase(site.dataDir, (db) => db.prepare('SELECT id FROM one_time_code').all()),
    ).toEqual([]);
  },
);
