/**
 * Signing in below and above the budget of wrong codes, on both databases: what a guesser gets, and what a customer
 * needs.
 */
import { seedPolicy } from '../../../testing/data/seed-policy.ts';
import { onBothDatabases } from '../../../testing/databases/on-both-databases.ts';
import { parseEnvironment } from '../../config/parse-environment.ts';
import { waitUntilIdle } from '../../http/handle-request.server.ts';
import { isWrongCodeBudgetExhausted } from '../../identity/one-time-codes/code-allowance.server.ts';
import { codeKey, issueCode } from '../../identity/one-time-codes/issue-code.server.ts';
import { codeDigits, maxCodeAttempts } from '../../identity/one-time-codes/one-time-code.ts';
import { setMaxDelay } from '../../identity/one-time-codes/send-code.server.ts';
import type { Services } from '../../store/services.server.ts';
import { checkSignIn } from './post-session.server.ts';

const now = new Date('2026-11-22T06:20:00Z');
const right = '48291357';
const budget = 5;

onBothDatabases(['one_time_code', 'code_allowance', 'policy_contact', 'policy'], (database) => {
  let services: Services;
  beforeAll(() => setMaxDelay(0));
  afterAll(() => setMaxDelay(1000));
  afterEach(waitUntilIdle);
  beforeEach(async () => {
    services = database.services({ WRONG_CODES_PER_HOUR: String(budget) });
    await seedPolicy(services, mobile);
    await seedPolicy(services, mobile, {
      kind: 'car',
      number: 'EX-CAR-77',
      covered: 'Example Hatchback, KA 01 AB 1234',
    });
  });

  const mobile = '9876543210';
  const attempt = (cookie: string, code: string, part = '') =>
    checkSignIn({
      services,
      headers: new Headers({ cookie: cookie.split(';')[0] ?? '' }),
      client: 'a browser',
      post: { fields: { code, part } },
      now,
    });
  /** The code of the row is set to `right`: no test reads messages. */
  async function ask(address = mobile, isKnown = true): Promise<string> {
    const contact = { channel: 'sms', address } as const;
    const issued = await issueCode(
      services,
      new Headers(),
      { purpose: 'sign-in', contact, isKnown },
      now,
    );
    if (issued.kind !== 'issued') throw new Error(issued.kind);
    const { db } = services.store;
    const rows = await db.selectFrom('one_time_code').select('id').where('tries', '=', 0).execute();
    for (const { id } of isKnown ? rows : []) {
      const code_key = codeKey(services, id, right);
      await db.updateTable('one_time_code').set({ code_key }).where('id', '=', id).execute();
    }
    return issued.cookie;
  }
  async function askForNumbers(count: number): Promise<string[]> {
    const cookies: string[] = [];
    for (let n = 0; n < count; n++) cookies.push(await ask(`91${String(n).padStart(8, '0')}`));
    return cookies;
  }
  async function takenOfBudget(): Promise<number> {
    const { taken } = await services.store.db
      .selectFrom('code_allowance')
      .select('taken')
      .where('drawer', '=', 'wrong-code')
      .executeTakeFirstOrThrow();
    return taken;
  }
  async function spendBudget(): Promise<void> {
    for (const cookie of await askForNumbers(2)) {
      for (let n = 0; n < maxCodeAttempts; n++) await attempt(cookie, '00000000');
    }
    expect(await isWrongCodeBudgetExhausted(services, now)).toBe(true);
  }

  test('attack: an attacker with a list of customers’ numbers against the budget', async () => {
    const cookies = await askForNumbers(12);
    const guesses = cookies.flatMap((cookie) =>
      Array.from({ length: maxCodeAttempts + 1 }, (_, n) => attempt(cookie, `0000000${n}`)),
    );
    const kinds = (await Promise.all(guesses)).map(({ kind }) => kind);
    for (const cookie of cookies) kinds.push((await attempt(cookie, '00000000')).kind);
    expect(kinds).toContain('part-missing');
    const rows = await services.store.db.selectFrom('one_time_code').select('tries').execute();
    expect(rows.reduce((sum, { tries }) => sum + tries, 0)).toBeLessThanOrEqual(budget);
  });

  test('above the budget sign-in goes on, with a part of the policy', async () => {
    await spendBudget();
    const parts = [
      '3456',
      'EX/2026/000123456',
      ' ex 2026 000123456 ',
      '३४५६',
      'ka01ab1234',
      'KA 01 AB 1234',
      'AR77',
    ];
    for (const part of parts) {
      await services.store.db.deleteFrom('one_time_code').execute();
      const cookie = await ask();
      expect(await attempt(cookie, right)).toEqual({ kind: 'part-missing' });
      expect([part, (await attempt(cookie, right, part)).kind]).toEqual([part, 'right']);
    }
  });

  test('attack: a right code with a wrong part, and a wrong code with a right part, look alike and cost a try', async () => {
    await spendBudget();
    const cookie = await ask();
    const wrong = (triesLeft: number) => ({ kind: 'wrong', triesLeft, isPartNeeded: true });
    expect(await attempt(cookie, right, '9999')).toEqual(wrong(2));
    expect(await attempt(cookie, '00000000', '3456')).toEqual(wrong(1));
    expect(await attempt(cookie, right, '9999')).toMatchObject({ kind: 'used-up' });
    expect(await attempt(cookie, right, '3456')).toMatchObject({ kind: 'used-up', isGuess: false });
  });

  test('attack: a part that fits another customer’s policy, and parts too short or too long', async () => {
    await spendBudget();
    await seedPolicy(services, '9876500000', { number: 'OTHER-8888' });
    await seedPolicy(services, mobile, { number: 'X7' });
    for (const part of ['8888', 'X7', '456', '6', '1234', 'x'.repeat(5000), '%']) {
      await services.store.db.deleteFrom('one_time_code').execute();
      expect([part, (await attempt(await ask(), right, part)).kind]).toEqual([part, 'wrong']);
    }
  });

  test('right codes, and tries of codes that are over, use nothing of the budget', async () => {
    for (let n = 0; n < 3; n++) {
      await services.store.db.deleteFrom('one_time_code').execute();
      expect((await attempt(await ask(), right)).kind).toBe('right');
    }
    const cookie = await ask();
    for (let n = 0; n < 9; n++) await attempt(cookie, '00000000');
    for (let n = 0; n < 9; n++) await attempt('', right);
    for (let n = 0; n < 9; n++) await attempt(cookie, '1');
    expect(await takenOfBudget()).toBe(maxCodeAttempts);
  });

  test('a sign-in that only lacks the part uses nothing of the budget', async () => {
    await spendBudget();
    const cookie = await ask();
    for (let n = 0; n < 3; n++)
      expect(await attempt(cookie, right)).toEqual({ kind: 'part-missing' });
    expect(await takenOfBudget()).toBe(budget);
  });

  test('a code that cannot be looked at uses nothing of the budget', async () => {
    const cookie = await ask();
    await services.store.db
      .updateTable('one_time_code')
      .set({ contact_sealed: 'sealed with another key' })
      .execute();
    await expect(attempt(cookie, right)).rejects.toThrow();
    expect(await takenOfBudget()).toBe(0);
  });

  test('attack: whether a number is known is found out by how its wrong codes count', async () => {
    const counts = [];
    for (const isKnown of [true, false]) {
      await services.store.db.deleteFrom('code_allowance').execute();
      const cookie = await ask('9876500001', isKnown);
      await attempt(cookie, '00000000');
      const rows = await services.store.db.selectFrom('code_allowance').selectAll().execute();
      counts.push(rows.filter(({ drawer }) => drawer === 'wrong-code'));
    }
    expect(counts[0]).toEqual(counts[1]);
  });
});

test('one attacker against 10,000 customers breaks in less than 0.001 times a day', () => {
  const env = parseEnvironment({});
  const [customers, codesADay, ways] = [10_000, 5, 2];
  const tries = customers * codesADay * maxCodeAttempts * ways;
  const belowBudget = Math.min(tries, env.wrongCodesPerHour * 24);
  // At most 200 policies are looked at, and each ends in four digits of its own.
  const fits = 200 / 10_000;
  const expected = (belowBudget + (tries - belowBudget) * fits) / 10 ** codeDigits;
  expect(expected).toBeLessThan(0.001);
});
