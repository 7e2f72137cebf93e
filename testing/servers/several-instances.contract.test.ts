/** Two instances on one Postgres share their state, and nothing is delivered twice. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { hourMs } from '../../lib/dates/iso-date.ts';
import {
  endAllSessions,
  readSession,
  startSession,
} from '../../lib/identity/sessions/sessions.server.ts';
import { leadLeaseMs } from '../../lib/leads/deliver/deliver-lead.server.ts';
import {
  claimDue,
  initialUpstreamHealth,
  sweepLeads,
} from '../../lib/leads/deliver/sweep-leads.server.ts';
import { addToDoNotCallList } from '../../lib/leads/withdraw-lead.server.ts';
import { mobileKey } from '../../lib/store/field-encryption.server.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { type Services, servicesFor } from '../../lib/store/services.server.ts';
import { recordCall } from '../data/add-call.ts';
import { lastTimeSlot, validCallBack } from '../data/valid-call-back.ts';
import { onRealPostgres } from '../databases/on-both-databases.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from './lead-service-stand-in/lead-service-stand-in.ts';

const mobile = '9876543210';
const everythingButDate = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
  ...(['clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
];

onRealPostgres(['lead', 'stopped_number', 'login_session'], (database) => {
  let leadService: LeadServiceStandIn;
  let instances: [Services, Services];

  beforeAll(async () => {
    leadService = await startLeadServiceStandIn();
    const variables = {
      DATA_DIR: database.location.dataDir,
      QA_SERVICE_URL: leadService.url,
      LEAD_SERVICE_TIMEOUT_MS: '10000',
    };
    const other = await openStoreAt(database.location);
    instances = [database.services(variables), servicesFor(other, parseEnvironment(variables))];
  });

  afterAll(async () => {
    await instances[1].store.db.destroy();
    await leadService.close();
  });
  afterEach(() => jest.useRealTimers());

  const record = (services: Services, number = mobile, now = services.store.now()) =>
    recordCall(services, { mobile: number }, { now });
  const setClock = (ms: number) =>
    jest.useFakeTimers({ now: Date.now() + ms, doNotFake: [...everythingButDate] });

  test('two instances that sweep a backlog at once deliver each lead once', async () => {
    leadService.clear();
    const before = new Date(Date.now() - 60_000);
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        record(instances[n % 2 ? 1 : 0], `98765000${10 + n}`, before),
      ),
    );
    await Promise.all(instances.map((services) => sweepLeads(services, initialUpstreamHealth())));
    const numbers = leadService.received().map((lead) => lead.mobile);
    expect(numbers).toHaveLength(60);
    expect(new Set(numbers).size).toBe(60);
  });

  test.each([hourMs, -hourMs])(
    'an instance with a clock off by %d ms takes no lead from another and loses none of its own',
    async (off) => {
      const [right, wrong] = instances;
      await record(right);
      setClock(off);
      expect(Math.abs(wrong.store.now().getTime() - Date.now())).toBeGreaterThan(hourMs / 2);
      expect(await claimDue(wrong, 'qa', { limit: 8, now: wrong.store.now() })).toEqual([]);
      await record(wrong, '9876543211');
      jest.useRealTimers();
      expect(await claimDue(right, 'qa', { limit: 8, now: right.store.now() })).toEqual([]);
      const rows = await right.store.db.selectFrom('lead').select('next_attempt_at').execute();
      const leases = rows.map((row) => Date.parse(row.next_attempt_at) - Date.now());
      expect(leases.every((ms) => ms > 0 && ms <= leadLeaseMs(right.env))).toBe(true);
    },
  );

  test('a do-not-call request at one instance applies at the other', async () => {
    const [one, other] = instances;
    await addToDoNotCallList(one.store.db, mobileKey(one.encryption, mobile), one.store.now());
    expect((await record(other)).kind).toBe('stopped');
  });

  test('the daily limit of a number applies to both instances together', async () => {
    const slots = [validCallBack.timeSlot, lastTimeSlot] as const;
    const results = Array.from({ length: 12 }, (_, n) => {
      const services = instances[n % 2 ? 1 : 0];
      const product = ((n % 6) + 2) as 2;
      return recordCall(services, { product, timeSlot: slots[n < 6 ? 0 : 1], mobile });
    });
    const kinds = (await Promise.all(results)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'inserted')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'too-many')).toHaveLength(7);
  });

  test('a session is valid at both instances and ends at both', async () => {
    const [one, other] = instances;
    const contactKey = mobileKey(one.encryption, mobile);
    const agent = { 'user-agent': 'Chrome/140.0 Android' };
    const who = { contactKey, contact: mobile };
    const { cookie } = await startSession(one, who, {
      headers: new Headers(agent),
      now: one.store.now(),
    });
    const headers = new Headers({ ...agent, cookie: cookie.split(';')[0] ?? '' });
    expect((await readSession(other, headers, other.store.now()))?.contact).toBe(mobile);
    await endAllSessions(other, contactKey);
    expect(await readSession(one, headers, one.store.now())).toBeNull();
  });

  test('a connection that Postgres closes within a transaction fails that transaction only', async () => {
    const [one, other] = instances;
    const transacting = one.store.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.store.db);
      await wait(50);
      await sql`select 1`.execute(transaction);
    });
    await expect(transacting).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(one.store.db)).rows).toEqual([{ one: 1 }]);
  });
});
