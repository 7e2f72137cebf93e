/** Codes from request to check, on both databases, against a real SMS gateway. */

import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import { onBothDatabases } from '../../../testing/databases/on-both-databases.ts';
import { type SmsStandIn, startSmsStandIn } from '../../../testing/servers/sms-stand-in.ts';
import { waitUntilIdle } from '../../http/handle-request.server.ts';
import { deleteExpiredCodes } from '../../start-up/time-limits.server.ts';
import type { Services } from '../../store/services.server.ts';
import { checkCode } from './check-code.server.ts';
import { codeStatus } from './code-counts.server.ts';
import { type CodeRequest, codeKey, issueCode } from './issue-code.server.ts';
import { readCodeState } from './read-code-state.server.ts';
import { requestCode } from './request-code.server.ts';
import { setMaxDelay } from './send-code.server.ts';

const minute = 60_000;
const start = Date.parse('2026-11-22T06:00:00Z');
const at = (minutes: number) => new Date(start + minutes * minute);
const mobile = '9876543210';

onBothDatabases(['one_time_code', 'code_allowance'], (database) => {
  let gateway: SmsStandIn;
  let services: Services;
  beforeAll(async () => {
    gateway = await startSmsStandIn();
    services = database.services({
      SITE_ENV: 'qa',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SMS_GATEWAY_URL: gateway.url,
      SMS_GATEWAY_SECRET: 'a secret of the gateway',
      SMS_SENDER_ID: 'SURAKS',
      SMS_ENTITY_ID: '1101555540000012345',
      SMS_TEMPLATE_ID: '1107161234567890123',
      SMS_GATEWAY_TIMEOUT_MS: '1000',
    });
  });
  beforeAll(() => setMaxDelay(0));
  afterAll(() => {
    setMaxDelay(1000);
    return gateway.close();
  });
  beforeEach(() => {
    gateway.setMode('ok');
    gateway.clear();
  });

  const browser = (cookie = '') => new Headers({ cookie: cookie.split(';')[0] ?? '' });
  async function ask(over: Partial<CodeRequest> & { cookie?: string; minutes?: number } = {}) {
    const { cookie, minutes = 0, ...wish } = over;
    const contact = { channel: 'sms', address: mobile } as const;
    const issued = await issueCode(
      services,
      browser(cookie),
      { purpose: 'sign-in', contact, isKnown: true, ...wish },
      at(minutes),
    );
    await waitUntilIdle();
    return issued.kind === 'issued'
      ? { ...issued, code: gateway.codeFor(mobile) ?? 'none' }
      : { ...issued, cookie: '', code: 'none' };
  }
  const check = (cookie: string, code: string, minutes = 1) =>
    checkCode(services, browser(cookie), { purpose: 'sign-in', typed: code, now: at(minutes) });
  const other = (code: string, by = 1) => String((Number(code) + by) % 10 ** 8).padStart(8, '0');
  const rows = () => services.store.db.selectFrom('one_time_code').selectAll().execute();

  test('the code of the message is accepted once, in any pasted form', async () => {
    const { cookie, code } = await ask();
    expect(await check(cookie, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toEqual({
      kind: 'right',
      contact: { channel: 'sms', address: mobile },
    });
  });

  test('attack: a code is replayed', async () => {
    const { cookie, code } = await ask();
    await check(cookie, code);
    expect(await check(cookie, code)).toEqual({ kind: 'none' });
  });

  test('attack: one code is used in two tabs at the same instant', async () => {
    const { cookie, code } = await ask();
    const kinds = (await Promise.all([check(cookie, code), check(cookie, code)])).map(
      ({ kind }) => kind,
    );
    expect(kinds.sort()).toEqual(['none', 'right']);
  });

  test('attack: three wrong codes, then the right one', async () => {
    const { cookie, code } = await ask();
    const outcomes = [];
    for (let n = 1; n <= 3; n++) outcomes.push(await check(cookie, other(code, n)));
    expect(outcomes).toEqual([
      ...[2, 1].map((triesLeft) => ({ kind: 'wrong', triesLeft })),
      { kind: 'used-up', isGuess: true },
    ]);
    expect(await check(cookie, code)).toEqual({ kind: 'used-up', isGuess: false });
  });

  test('attack: a hundred concurrent attempts', async () => {
    const { cookie, code } = await ask();
    const tries = Array.from({ length: 100 }, (_, n) => check(cookie, other(code, n + 1)));
    const kinds = (await Promise.all(tries)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(2);
    expect((await rows())[0]?.tries).toBe(3);
  });

  test('attack: malformed input counts as no attempt and reveals nothing', async () => {
    const { cookie, code } = await ask();
    for (const typed of ['', '123456', '1234567', "' or 1=1", 'x'.repeat(5000), `${code}0`])
      expect(await check(cookie, typed)).toEqual({ kind: 'malformed' });
    expect((await check(cookie, code)).kind).toBe('right');
  });

  test('attack: the right code in another browser', async () => {
    const { cookie, code } = await ask();
    const stranger = await ask({ contact: { channel: 'sms', address: '9876500000' } });
    expect((await check(stranger.cookie, code)).kind).toBe('wrong');
    expect(await check('', code)).toEqual({ kind: 'none' });
    expect((await check(cookie, code)).kind).toBe('right');
  });

  test('attack: a code of an hour ago, and one of eleven minutes', async () => {
    const { cookie, code } = await ask();
    expect(await check(cookie, code, 11)).toEqual({ kind: 'expired' });
    expect(await check(cookie, code, 60)).toEqual({ kind: 'expired' });
    expect((await check(cookie, code, 9)).kind).toBe('right');
  });

  test('attack: the older of two codes of one browser', async () => {
    const first = await ask();
    const second = await ask({ cookie: first.cookie, minutes: 2 });
    expect((await check(second.cookie, first.code, 3)).kind).toBe('wrong');
    expect(await check(first.cookie, first.code, 3)).toEqual({ kind: 'none' });
    expect((await check(second.cookie, second.code, 3)).kind).toBe('right');
  });

  test('attack: a code for one purpose is used for another', async () => {
    const { cookie, code } = await ask({ purpose: 'call-back' });
    expect(await check(cookie, code)).toEqual({ kind: 'none' });
  });

  test('attack: a double click on the request sends one message', async () => {
    const { cookie } = await ask();
    const again = await ask({ cookie });
    expect(gateway.received).toHaveLength(1);
    expect((await check(again.cookie, again.code)).kind).toBe('right');
  });

  test('codes for two requests of one browser and number are two messages', async () => {
    const asked = { purpose: 'call-back' } as const;
    const { cookie } = await ask({ ...asked, subject: 'CB-2345-6789' });
    await ask({ ...asked, subject: 'CB-2345-6789', cookie });
    expect(gateway.received).toHaveLength(1);
    await ask({ ...asked, subject: 'CB-9876-5432', cookie });
    expect(gateway.received).toHaveLength(2);
  });

  test('a browser that used up its attempts within half a minute gets a new code at once', async () => {
    const { cookie, code } = await ask();
    for (let n = 1; n <= 3; n++) await check(cookie, other(code, n));
    const again = await ask({ cookie });
    expect(gateway.received).toHaveLength(2);
    expect((await check(again.cookie, again.code)).kind).toBe('right');
  });

  test('attack: ten thousand requests for one number get three codes in a quarter of an hour and five a day', async () => {
    const kinds = [];
    for (let n = 0; n < 6; n++) kinds.push((await ask()).kind);
    expect(kinds).toEqual(['issued', 'issued', 'issued', 'too-many', 'too-many', 'too-many']);
    for (let n = 1; n <= 20; n++) await ask({ minutes: n * 16 });
    expect(gateway.received).toHaveLength(5);
    expect(await ask({ minutes: 24 * 60 + 1 })).toMatchObject({ kind: 'issued' });
  });

  test('attack: ten concurrent requests get three codes', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(all.filter(({ kind }) => kind === 'issued')).toHaveLength(3);
  });

  test('attack: a stranger who uses up a number’s allowance voids no code that was sent', async () => {
    const own = await ask();
    for (let n = 0; n < 5; n++) await ask();
    expect((await check(own.cookie, own.code)).kind).toBe('right');
  });

  test('attack: a stranger who uses up a number’s allowance leaves the e-mail address open', async () => {
    for (let n = 0; n < 5; n++) await ask();
    expect((await ask()).kind).toBe('too-many');
    const byMail = await ask({ contact: { channel: 'email', address: 'r@suraksha.test' } });
    expect(byMail.kind).toBe('issued');
  });

  test('codes that a browser used do not count against it: signing in ten times on one day works', async () => {
    let cookie = '';
    for (let n = 0; n < 10; n++) {
      const asked = await ask({ minutes: n * 3, cookie });
      ({ cookie } = asked);
      expect((await check(cookie, asked.code, n * 3 + 1)).kind).toBe('right');
    }
  });

  test('attack: requests above the limit reveal whether the owner’s code was used', async () => {
    const own = await ask();
    await ask();
    await ask();
    const before = await ask({ minutes: 2 });
    expect(before.kind).toBe('too-many');
    expect((await check(own.cookie, own.code)).kind).toBe('right');
    expect(await ask({ minutes: 2 })).toEqual(before);
    const other = { channel: 'sms', address: '9876500000' } as const;
    for (let n = 0; n < 3; n++) await ask({ contact: other });
    expect((await ask({ contact: other, cookie: own.cookie, minutes: 2 })).kind).toBe('too-many');
    expect((await ask({ cookie: own.cookie, minutes: 2 })).kind).toBe('issued');
  });

  test('attack: an unknown number and a known one have the same answer, state and limits', async () => {
    const seen = [];
    for (const isKnown of [true, false]) {
      await services.store.db.deleteFrom('one_time_code').execute();
      const { cookie, code: _sent, ...issued } = await ask({ isKnown });
      const state = await readCodeState(services, browser(cookie), 'sign-in', at(1));
      const tries = [];
      for (let n = 0; n < 6; n++) tries.push(await check(cookie, `0000000${n}`));
      const more = [];
      for (let n = 0; n < 4; n++) more.push({ ...(await ask({ isKnown })), cookie: '', code: '' });
      const { cookie: _random, ...answer } = { ...issued, cookie };
      seen.push({ answer, length: cookie.length, state, tries, more });
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  test('attack: an unknown number and a known one cost the same queries, before and after the response', async () => {
    const told = [];
    for (const isKnown of [true, false]) {
      const { db, queries } = recordQueries(services.store.db);
      const recorded = { ...services, store: { ...services.store, db } };
      const contact = { channel: 'sms', address: isKnown ? mobile : '9876500000' } as const;
      const wish = { purpose: 'sign-in', contact, isKnown } as const;
      const asked = await requestCode(recorded, browser(), wish, at(0));
      const before = queries.length;
      await waitUntilIdle();
      const [row] = (await rows()).filter(
        ({ sending }) => sending === (isKnown ? 'sent' : 'withheld'),
      );
      const cookie = asked.kind === 'issued' ? asked.cookie : '';
      for (const typed of ['00000000', '00000001', '00000002', '00000003'])
        await checkCode(recorded, browser(cookie), { purpose: 'sign-in', typed, now: at(1) });
      told.push({ kind: asked.kind, before, queries, tries: row && (await rows()).length > 0 });
    }
    expect(told[0]?.queries.length).toBeGreaterThan(told[0]?.before ?? 0);
    expect(told[0]).toEqual(told[1]);
  });

  test('attack: no code is sent to an unknown number, and none is valid for it', async () => {
    const { cookie } = await ask({ isKnown: false });
    expect(gateway.received).toEqual([]);
    const [row] = await rows();
    const keys = Array.from({ length: 1000 }, (_, n) => String(n).padStart(8, '0'));
    expect(keys.map((code) => codeKey(services, row?.id ?? '', code))).not.toContain(row?.code_key);
    expect((await check(cookie, '00000000')).kind).toBe('wrong');
  });

  test('attack: the database holds no readable code or number', async () => {
    const { code } = await ask();
    const held = JSON.stringify(await rows());
    expect(held).not.toContain(code);
    expect(held).not.toContain(mobile);
  });

  test('the message names the purpose, the validity and the warning never to tell it', async () => {
    await ask();
    expect(gateway.received[0]?.text).toMatch(
      /^\d{8} is your code to see your policies at .+ valid for 10 minutes.*do not tell it to anyone.*\n\n@localhost:3000 #\d{8}$/s,
    );
  });

  test('attack: a failing gateway changes no answer of the sign-in', async () => {
    for (const mode of ['refuses', 'garbage'] as const) {
      gateway.setMode(mode);
      const { cookie } = await ask();
      const state = await readCodeState(services, browser(cookie), 'sign-in', at(1));
      expect(state).toMatchObject({ kind: 'waiting', isChannelDown: false });
    }
    expect((await rows()).map(({ sending }) => sending)).toEqual(['failed', 'failed']);
    expect(codeStatus(services.store.now()).sms.failed).toBeGreaterThan(1);
  });

  test('attack: without a gateway nothing is sent outside a demonstration, and the visitor is told', async () => {
    const env = { ...services.env, smsGateway: null, siteEnv: 'qa' as const };
    const contact = { channel: 'sms', address: mobile } as const;
    const wish = { purpose: 'sign-in', contact, isKnown: true } as const;
    expect(await issueCode({ ...services, env }, browser(), wish, at(0))).toEqual({
      kind: 'channel-off',
    });
  });

  test('numbers are erased after an hour, the rest after a day', async () => {
    await ask();
    await deleteExpiredCodes(services, at(59));
    expect((await rows())[0]?.contact_sealed).not.toBeNull();
    await deleteExpiredCodes(services, at(61));
    expect((await rows())[0]?.contact_sealed).toBeNull();
    expect(await deleteExpiredCodes(services, at(24 * 60 + 1))).toBe(1);
  });
});

/** Records the queries that a database receives, by kind and table, for tests of the work behind a response. */
function recordQueries<Tables>(db: Kysely<Tables>) {
  const queries: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      queries.push(`${node.kind} ${shapeOf(node)}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), queries };
}

/** Names of tables and columns, and the text of raw queries between the values. */
function shapeOf(node: RootOperationNode): string {
  const words: string[] = [];
  JSON.stringify(node, (key, value) => {
    if (key === 'name' && typeof value === 'string') words.push(value);
    if (key === 'sqlFragments') words.push(String(value));
    return value;
  });
  return words.join(' ').replace(/\s+/g, ' ');
}
