/** Throttled call-backs on both databases: limits, order, release rate and refusals. */
import { readLead, recordCall, throttledAdmission } from '../../testing/data/add-call.ts';
import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { parseEnvironment } from '../config/parse-environment.ts';
import { dayMs } from '../dates/iso-date.ts';
import { codeLifetimeMs } from '../identity/one-time-codes/one-time-code.ts';
import { openStoreAt } from '../store/open-store.server.ts';
import type { LeadRow } from '../store/schema/lead-schema.ts';
import type { Services } from '../store/services.server.ts';
import { countLeads } from './count-leads.server.ts';
import { claimDue, initialUpstreamHealth, sweepLeads } from './deliver/sweep-leads.server.ts';
import { type Admission, releaseThrottledLeads } from './limits.server.ts';
import { confirmLead } from './submit/confirm-with-code.server.ts';
import type { RecordOptions } from './submit/record-lead.server.ts';
import { capLeadRetryDelays, eraseClientKeys, expireOldLeads } from './time-limits.server.ts';
import { withdrawLead } from './withdraw-lead.server.ts';

onBothDatabases(['lead'], (database) => {
  let leadService: LeadServiceStandIn;
  let services: Services;
  let serial = 0;
  /** A day per test: the counters of one do not affect the next. */
  let now = Date.parse('2026-11-02T04:00:00Z');

  beforeAll(async () => {
    leadService = await startLeadServiceStandIn();
    services = database.services({
      QA_SERVICE_URL: leadService.url,
      LEAD_SERVICE_TIMEOUT_MS: '10000',
      // One per minute.
      THROTTLED_CALL_BACKS_PER_HOUR: '60',
    });
    services = { ...services, store: { ...services.store, now: () => new Date(now) } };
  });
  afterAll(() => leadService.close());
  beforeEach(() => {
    leadService.setMode({ mode: 'accept' });
    leadService.clear();
    now += 2 * dayMs;
  });

  const minutes = (n: number) => {
    now += n * 60_000;
  };
  /** A new mobile number each time, and a millisecond later: of two leads of the same time either may be first. */
  function ask(over: Partial<Admission> = {}, options: Partial<RecordOptions> = {}) {
    serial += 1;
    now += 1;
    const mobile = String(9_000_000_000 + serial);
    const admission = throttledAdmission(over);
    return recordCall(services, { mobile }, { admission, ...options });
  }

  async function inserted(...asked: Parameters<typeof ask>): Promise<LeadRow> {
    const outcome = await ask(...asked);
    if (outcome.kind !== 'inserted') throw new Error(`was ${outcome.kind}`);
    return outcome.row;
  }

  const read = (lead: LeadRow) => readLead(services, lead);

  const release = () => releaseThrottledLeads(services, services.store.now());

  /** @returns the client of each lead in order of release, one a minute. */
  async function names(leads: readonly [string, LeadRow][]): Promise<string> {
    const out: string[] = [];
    while (out.length < leads.length) {
      minutes(1);
      await release();
      const claimed = await claimDue(services, 'qa', { limit: 8, now: services.store.now() });
      if (claimed.length === 0) throw new Error(`nothing was released after ${out.join('')}`);
      for (const { id } of claimed) out.push(leads.find(([, lead]) => lead.id === id)?.[0] ?? '?');
      await services.store.db
        .updateTable('lead')
        .set({ state: 'delivered' })
        .where('released_at', 'is not', null)
        .execute();
    }
    return out.join('');
  }

  test('leads above the hourly limit of their client are stored and not sent yet', async () => {
    expect(await read(await inserted({ isBeyondAllowance: false }))).toMatchObject({
      throttled_by: null,
      client_key: null,
      promised_at: null,
      attempts: 1,
    });
    const lead = await read(await inserted());
    expect(lead).toMatchObject({ state: 'pending', throttled_by: 'client', attempts: 0 });
    expect(lead).toMatchObject({ sending_since: null, promised_at: expect.any(String) });
    await sweepLeads(services, initialUpstreamHealth());
    expect(leadService.received()).toHaveLength(0);
    expect(await capLeadRetryDelays(services, services.store.now())).toBe(0);
  });

  test('they are released one by one at the site’s rate', async () => {
    const leads = [await inserted(), await inserted(), await inserted()];
    for (let sent = 1; sent <= 3; sent++) {
      expect([await release(), await release()]).toEqual([1, 0]);
      await sweepLeads(services, initialUpstreamHealth());
      expect(leadService.received()).toHaveLength(sent);
      minutes(1);
    }
    for (const lead of leads) {
      const row = await read(lead);
      expect(row).toMatchObject({ state: 'delivered', throttled_by: 'client' });
      expect(row).toMatchObject({ attempts: 1, possibly_duplicate: 0 });
    }
  });

  test('missed releases are made up for one minute at most', async () => {
    const quick = { ...services, env: { ...services.env, throttledCallBacksPerHour: 240 } };
    for (let n = 0; n < 12; n++) await inserted();
    expect(await releaseThrottledLeads(quick, services.store.now())).toBe(4);
    now += 30_000;
    expect(await releaseThrottledLeads(quick, services.store.now())).toBe(2);
    minutes(600);
    expect(await releaseThrottledLeads(quick, services.store.now())).toBe(4);
  });

  test('two instances that release concurrently, and a clock that was set back, keep the rate', async () => {
    for (let n = 0; n < 5; n++) await inserted();
    const store = await openStoreAt(database.location);
    const other = { ...services, store: { ...store, now: services.store.now } };
    const take = (instance: Services) => releaseThrottledLeads(instance, services.store.now());
    const released: number[] = [];
    // Two connections of one process to a SQLite file cannot wait for each other.
    if (store.dialect === 'sqlite') released.push(await take(services), await take(other));
    else released.push(...(await Promise.all([services, other, services, other].map(take))));
    expect(released.reduce((sum, one) => sum + one)).toBe(1);
    minutes(-120);
    expect([await release(), await release()]).toEqual([1, 0]);
    await store.db.destroy();
  });

  test('next is the oldest lead of the client with the fewest sent in the last hour', async () => {
    const leads: [string, LeadRow][] = [];
    for (let n = 0; n < 5; n++) leads.push(['a', await inserted({ clientKey: 'a' })]);
    for (let n = 0; n < 2; n++) leads.push(['b', await inserted({ clientKey: 'b' })]);
    leads.push(['c', await inserted({ clientKey: 'c' })]);
    expect(await names(leads)).toBe('abcabaaa');
  });

  test('a new client waits for at most one lead of each other client', async () => {
    const many: [string, LeadRow][] = [];
    for (let n = 0; n < 6; n++) many.push(['a', await inserted({ clientKey: 'a' })]);
    expect(await names(many.slice(0, 3))).toBe('aaa');
    const late: [string, LeadRow] = ['b', await inserted({ clientKey: 'b' })];
    expect(await names([...many.slice(3), late])).toBe('baaa');
  });

  test('of several that are due at once each client gets one before any gets two', async () => {
    const quick = { ...services, env: { ...services.env, throttledCallBacksPerHour: 240 } };
    for (const client of 'aaaabbcd') await inserted({ clientKey: client });
    expect(await releaseThrottledLeads(quick, services.store.now())).toBe(4);
    const released = await services.store.db
      .selectFrom('lead')
      .select('client_key')
      .where('released_at', '=', services.store.now().toISOString())
      .orderBy('client_key')
      .execute();
    expect(released.map(({ client_key }) => client_key)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('only a full queue refuses, and only its own client', async () => {
    const full = { maxPerClient: 2 };
    await inserted(full);
    await inserted(full);
    expect(await ask(full)).toMatchObject({ kind: 'queue-full', retryAfterSeconds: 900 });
    await inserted({ ...full, clientKey: 'other' });
    await inserted({ ...full, isBeyondAllowance: false });
    await release();
    await inserted(full);
  });

  test('with all queues full, the bound per client shrinks and a new client still has room', async () => {
    const full = { maxOnSite: 3, maxPerClientWhenFull: 2 };
    for (let n = 0; n < 3; n++) await inserted(full);
    expect((await ask(full)).kind).toBe('queue-full');
    for (let n = 0; n < 2; n++) await inserted({ ...full, clientKey: 'new' });
    expect((await ask({ ...full, clientKey: 'new' })).kind).toBe('queue-full');
  });

  test('a repeated request returns the first one, also with a full queue', async () => {
    const first = await inserted({ maxPerClient: 1 });
    serial -= 1;
    const again = await ask({ maxPerClient: 1 });
    expect(again).toMatchObject({ kind: 'repeated', row: { reference: first.reference } });
  });

  test('above the site’s limit leads of every client are throttled until the hour ends', async () => {
    const calm = { isBeyondAllowance: false, sitePerHour: 3 };
    for (let n = 0; n < 3; n++) {
      const lead = await inserted({ ...calm, clientKey: `from ${n}` });
      expect(lead.throttled_by).toBeNull();
      minutes(10);
    }
    expect(await inserted({ ...calm, clientKey: 'next' })).toMatchObject({ throttled_by: 'site' });
    minutes(29);
    expect((await inserted({ ...calm, clientKey: 'later' })).throttled_by).toBe('site');
    minutes(62);
    expect((await inserted({ ...calm, clientKey: 'calm' })).throttled_by).toBeNull();
  });

  test('after a clock was set back the hour of the site is counted again', async () => {
    const calm = { isBeyondAllowance: false, sitePerHour: 3 };
    for (let n = 0; n < 3; n++) await inserted(calm);
    expect((await inserted(calm)).throttled_by).toBe('site');
    minutes(-120);
    expect((await inserted(calm)).throttled_by).toBeNull();
  });

  test('what one client sends above its own limit does not count for the limit of the site', async () => {
    for (let n = 0; n < 5; n++) await inserted({ sitePerHour: 3 });
    const calm = { isBeyondAllowance: false, sitePerHour: 3, clientKey: 'calm' };
    expect((await inserted(calm)).throttled_by).toBeNull();
  });

  const defaults = parseEnvironment({});

  /** More leads like this one, a second apart. */
  async function copies(lead: LeadRow, count: number): Promise<void> {
    const rows = Array.from({ length: count }, () => {
      serial += 1;
      now += 1_000;
      const created_at = new Date(now).toISOString();
      return {
        ...lead,
        id: `${serial}`,
        reference: `${serial}`,
        idempotency_key: null,
        created_at,
      };
    });
    while (rows.length > 0)
      await services.store.db.insertInto('lead').values(rows.splice(0, 100)).execute();
  }

  test('with the defaults a campaign’s 900 visitors from 900 addresses are all sent at once', async () => {
    const { callBacksPerHour: sitePerHour } = defaults;
    await copies(await inserted({ isBeyondAllowance: false, sitePerHour }), 898);
    const last = await inserted({ isBeyondAllowance: false, sitePerHour });
    expect(last).toMatchObject({ throttled_by: null, attempts: 1 });
  });

  test('with the defaults 500 visitors behind one address are accepted, and the last is sent after two hours', async () => {
    const throttled = 500 - defaults.callBacksPerClientPerHour;
    const room = { maxPerClient: defaults.maxThrottledCallBacksPerClient };
    await copies(await inserted(room), throttled - 2);
    await inserted(room);
    let released = 0;
    for (let minute = 0; minute < 120; minute++) {
      released += await releaseThrottledLeads({ ...services, env: defaults }, services.store.now());
      minutes(1);
    }
    expect(released).toBe(throttled);
  });

  test('the key of the client is erased after a day, and the lead is still released', async () => {
    const lead = await inserted();
    minutes(24 * 60 - 1);
    expect(await eraseClientKeys(services, services.store.now())).toBe(0);
    minutes(1);
    expect(await eraseClientKeys(services, services.store.now())).toBe(1);
    expect(await read(lead)).toMatchObject({ client_key: null, released_at: null });
    expect(await release()).toBe(1);
  });

  test('a withdrawn or expired lead is never released', async () => {
    const withdrawn = await inserted();
    await withdrawLead(services, withdrawn.reference, services.store.now());
    const expired = await inserted();
    minutes(8 * 24 * 60);
    await expireOldLeads(services, services.store.now());
    for (const lead of [withdrawn, expired]) {
      const row = await read(lead);
      expect(row).toMatchObject({
        state: 'expired',
        throttled_by: 'client',
      });
    }
    expect(await release()).toBe(0);
  });

  test('a lead that has ended takes no release from one that waits', async () => {
    const [ended, waiting] = [await inserted(), await inserted()];
    const { db } = services.store;
    await db.updateTable('lead').set({ state: 'refused' }).where('id', '=', ended.id).execute();
    expect(await release()).toBe(1);
    expect(await read(ended)).toMatchObject({ released_at: null });
    expect(await read(waiting)).toMatchObject({ released_at: expect.any(String) });
  });

  test('a lead whose seven days are over takes no release from one that may still be called', async () => {
    const [over, waiting] = [await inserted(), await inserted()];
    const { db } = services.store;
    const ended = { expires_at: services.store.now().toISOString() };
    await db.updateTable('lead').set(ended).where('id', '=', over.id).execute();
    expect(await release()).toBe(1);
    expect(await read(over)).toMatchObject({ released_at: null });
    expect(await read(waiting)).toMatchObject({ released_at: expect.any(String) });
  });

  test('a released lead whose sender dies, or that Lead.svc rejects, is retried like any other', async () => {
    const lead = await inserted();
    await release();
    expect(await claimDue(services, 'qa', { limit: 8, now: services.store.now() })).toHaveLength(1);
    minutes(1);
    leadService.setMode({ mode: 'server-error-html' });
    await sweepLeads(services, initialUpstreamHealth());
    expect(await read(lead)).toMatchObject({ state: 'pending', possibly_duplicate: 1 });
    minutes(2);
    leadService.setMode({ mode: 'accept' });
    await sweepLeads(services, initialUpstreamHealth());
    expect(await read(lead)).toMatchObject({ state: 'delivered', last_problem: null, attempts: 3 });
  });

  test('where calls need a code, a lead above the limit waits for its code only', async () => {
    const lead = await inserted({}, { codeLifetimeMs });
    expect(lead).toMatchObject({ state: 'unconfirmed', throttled_by: 'client' });
    expect((await ask({ maxPerClient: 1 }, { codeLifetimeMs })).kind).toBe('queue-full');
    await confirmLead(services, lead, services.store.now());
    expect(await read(lead)).toMatchObject({ state: 'pending', attempts: 1, throttled_by: null });
  });

  test('a throttled lead is counted separately and does not count as late', async () => {
    await inserted();
    minutes(60);
    expect(await countLeads(services.store, services.store.now())).toMatchObject({
      pending: 1,
      throttled: 1,
      oldestPendingSeconds: 0,
    });
    await release();
    now += 90_000;
    expect(await countLeads(services.store, services.store.now())).toMatchObject({
      pending: 1,
      throttled: 0,
      oldestPendingSeconds: 90,
    });
  });
});
