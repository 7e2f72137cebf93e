/** Limits of codes that every instance shares, on both databases. */
import { onBothDatabases } from '../../../testing/databases/on-both-databases.ts';
import { waitUntilIdle } from '../../http/handle-request.server.ts';
import { processSingleton } from '../../process/process-singleton.ts';
import { deleteOldHourlyCounts } from '../../store/hourly-counts.server.ts';
import { openStoreAt } from '../../store/open-store.server.ts';
import { servicesFor } from '../../store/services.server.ts';
import { type CodeAllowance, consumeStoredAllowance } from './code-allowance.server.ts';
import type { CodePurpose } from './one-time-code.ts';
import { requestCode } from './request-code.server.ts';
import { setMaxDelay } from './send-code.server.ts';

const now = new Date('2026-11-22T06:20:00Z');
const of = (client: string, perHour = 5): CodeAllowance => ({ purpose: 'code', client, perHour });

onBothDatabases(['code_allowance', 'one_time_code'], (database) => {
  beforeAll(() => setMaxDelay(0));
  afterAll(() => setMaxDelay(1000));
  // The counters in memory outlive a test, and two clients of it may share one by chance (rateLimitKey).
  beforeEach(() => processSingleton('client-limits', () => new Map()).clear());
  afterEach(waitUntilIdle);

  /** @param n number of the client: each has an allowance of its own. */
  const ask = async (
    mobile: string,
    { n = 0, isKnown = true, purpose = 'sign-in' as CodePurpose, codesPerHour = 7 } = {},
  ) => {
    const services = database.services();
    return requestCode(
      { ...services, env: { ...services.env, codesPerHour } },
      new Headers({ 'x-forwarded-for': `2001:db8:0:${n.toString(16)}00::1` }),
      { purpose, contact: { channel: 'sms', address: mobile }, isKnown },
      now,
    );
  };

  test('attack: requests to two instances in turn get no more than requests to one', async () => {
    const one = database.services();
    const store = await openStoreAt(database.location);
    const other = servicesFor(store, one.env);
    const waits: number[] = [];
    for (let n = 0; n < 24; n++)
      waits.push(await consumeStoredAllowance(n % 2 ? one : other, of('203.0.113.9'), now));
    await store.db.destroy();
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(waits.filter((wait) => wait === 40 * 60)).toHaveLength(19);
  });

  test('attack: one household uses up the sign-in codes of the whole site', async () => {
    const kinds: string[] = [];
    for (let n = 0; n < 60; n++) {
      const isKnown = n % 2 === 0;
      const asked = await ask(isKnown ? '9876543210' : `91${String(n).padStart(8, '0')}`, {
        n,
        isKnown,
      });
      kinds.push(asked.kind);
    }
    expect(kinds.filter((kind) => kind === 'too-many')).toHaveLength(27);
    expect((await ask('9876543211', { n: 61 })).kind).toBe('issued');
  });

  test('a hundred customers of one mobile network get their codes in the same hour', async () => {
    const kinds = new Set<string>();
    for (let n = 0; n < 100; n++) {
      const number = `97${String(n).padStart(8, '0')}`;
      kinds.add((await ask(number, { codesPerHour: 6000 })).kind);
    }
    expect([...kinds]).toEqual(['issued']);
  });

  test('attack: codes for call-backs use up those of sign-ins', async () => {
    for (let n = 0; n < 9; n++)
      await ask(`91${String(n).padStart(8, '0')}`, { purpose: 'call-back' });
    expect((await ask('9876543211')).kind).toBe('issued');
  });

  test('codes of the whole site are limited, and above the limit known and unknown numbers get the same answer', async () => {
    const known: string[] = [];
    for (let n = 0; n < 9; n++) known.push((await ask(`98765432${n}0`, { n: 70 })).kind);
    expect(known).toEqual([...Array<string>(7).fill('issued'), 'too-many', 'too-many']);
    const refused = await ask('9876543211', { n: 71 });
    expect(refused).toEqual({ kind: 'too-many', retryAfterSeconds: 40 * 60 });
    expect(await ask('9123456789', { n: 72, isKnown: false })).toEqual(refused);
  });

  test('attack: twenty concurrent requests get no more than sequential ones', async () => {
    const services = database.services();
    const waits = await Promise.all(
      Array.from({ length: 20 }, () => consumeStoredAllowance(services, of('203.0.113.9'), now)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  test('the next hour starts at zero, and the last hour’s counts are deleted', async () => {
    const services = database.services();
    for (let n = 0; n < 6; n++) await consumeStoredAllowance(services, of('a client'), now);
    const later = new Date('2026-11-22T07:00:00Z');
    expect(await consumeStoredAllowance(services, of('a client'), later)).toBe(0);
    expect(await deleteOldHourlyCounts(services.store, later)).toBe(1);
    const rows = await services.store.db.selectFrom('code_allowance').selectAll().execute();
    expect(rows).toEqual([
      { hour: '2026-11-22T07', drawer: expect.stringMatching(/^code:\d{1,5}$/), taken: 1 },
    ]);
  });
});
