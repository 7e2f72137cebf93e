/** Throttled call-backs on both databases: queues, order, release rate and refusals. */
import { readLead, recordCall, throttledAdmission } from '../../testing/data/add-call.ts';
import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { dayMs } from '../dates/iso-date.ts';
import { openStoreAt } from '../store/open-store.server.ts';
import type { LeadRow } from '../store/schema/lead-schema.ts';
import type { Services } from '../store/services.server.ts';
import { countLeads } from './count-leads.server.ts';
import { capLeadRetryDelays } from './deliver/cap-lead-retry-delays.server.ts';
import {
  dequeueEndedLeads,
  eraseClientKeys,
  releaseThrottledLeads,
} from './deliver/release-throttled-leads.server.ts';
import { claimDue, initialUpstreamHealth, sweepLeads } from './deliver/sweep-leads.server.ts';
import { expireOldLeads } from './retention.server.ts';
import type { Admission } from './submit/admit-lead.server.ts';
import { confirmLead } from './submit/confirm-with-code.server.ts';
import type { RecordOptions } from './submit/record-lead.server.ts';
import { readSiteHourlyLimit } from './submit/site-hourly-limit.server.ts';
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
      MARKED_CALL_BACKS_PER_HOUR: '60',
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
  /**
   * A new mobile number each time, and a millisecond later: of two leads with the same turn and the same time either
   * may be released first.
   */
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
      if (claimed.length === 0) throw new Error(`the queue is blocked after ${out.join('')}`);
      for (const { id } of claimed) out.push(leads.find(([, lead]) => lead.id === id)?.[0] ?? '?');
      await services.store.db
        .updateTable('lead')
        .set({ state: 'delivered' })
        .where('turn', 'is', null)
        .execute();
    }
    return out.join('');
  }

  test('leads above the hourly limit of their client are stored, queued and not sent yet', async () => {
    expect(await read(await inserted({ isBeyondAllowance: false }))).toMatchObject({
      mark: null,
      client_key: null,
      turn: null,
      attempts: 1,
    });
    const lead = await read(await inserted());
    expect(lead).toMatchObject({ state: 'pending', mark: 'address', turn: 1, attempts: 0 });
    expect(lead.sending_since).toBeNull();
    await sweepLeads(services, initialUpstreamHealth());
    expect(leadService.received()).toHaveLength(0);
    expect(await capLeadRetryDelays(services, services.store.now())).toBe(0);
  });

  test('they are released one by one at the site’s rate, and the key of their client is erased', async () => {
    const leads = [await inserted(), await inserted(), await inserted()];
    for (let sent = 1; sent <= 3; sent++) {
      expect([await release(), await release()]).toEqual([1, 0]);
      await sweepLeads(services, initialUpstreamHealth());
      expect(leadService.received()).toHaveLength(sent);
      minutes(1);
    }
    for (const lead of leads) {
      const row = await read(lead);
      expect(row).toMatchObject({ state: 'delivered', mark: 'address', client_key: null });
      expect(row).toMatchObject({ turn: null, attempts: 1, possibly_duplicate: 0 });
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

  test('each turn releases one lead of each client, however many one of them has', async () => {
    const leads: [string, LeadRow][] = [];
    for (let n = 0; n < 5; n++) leads.push(['a', await inserted({ clientKey: 'a' })]);
    for (let n = 0; n < 2; n++) leads.push(['b', await inserted({ clientKey: 'b' })]);
    leads.push(['c', await inserted({ clientKey: 'c' })]);
    expect(await names(leads)).toBe('abcabaaa');
  });

  test('of one turn the lead that waits longest is released first', async () => {
    const later = await inserted({ clientKey: 'a' });
    const earlier = await inserted({ clientKey: 'b' });
    expect([later.turn, earlier.turn]).toEqual([1, 1]);
    now += 1;
    await services.store.db
      .updateTable('lead')
      .set({ created_at: services.store.now().toISOString() })
      .where('id', '=', later.id)
      .execute();
    expect(
      await names([
        ['later', later],
        ['earlier', earlier],
      ]),
    ).toBe('earlierlater');
  });

  test('a new client queues behind one lead of each other client, no further', async () => {
    const many: [string, LeadRow][] = [];
    for (let n = 0; n < 6; n++) many.push(['a', await inserted({ clientKey: 'a' })]);
    expect(await names(many.slice(0, 3))).toBe('aaa');
    const late: [string, LeadRow] = ['b', await inserted({ clientKey: 'b' })];
    expect(await names([...many.slice(3), late])).toBe('abaa');
  });

  test('only a full queue refuses, and only its own client', async () => {
    const full = { maxQueuedPerClient: 2 };
    await inserted(full);
    await inserted(full);
    expect(await ask(full)).toMatchObject({ kind: 'queue-full', retryAfterSeconds: 900 });
    await inserted({ ...full, clientKey: 'other' });
    await inserted({ ...full, isBeyondAllowance: false });
    await release();
    await inserted(full);
  });

  test('with all queues full, the bound per client shrinks and a new client still has room', async () => {
    const full = { maxQueuedOnSite: 3, maxQueuedWhenSiteFull: 2 };
    for (let n = 0; n < 3; n++) await inserted(full);
    expect((await ask(full)).kind).toBe('queue-full');
    for (let n = 0; n < 2; n++) await inserted({ ...full, clientKey: 'new' });
    expect((await ask({ ...full, clientKey: 'new' })).kind).toBe('queue-full');
  });

  test('a repeated request returns the first one, also with a full queue', async () => {
    const first = await inserted({ maxQueuedPerClient: 1 });
    serial -= 1;
    const again = await ask({ maxQueuedPerClient: 1 });
    expect(again).toMatchObject({ kind: 'repeated', row: { reference: first.reference, turn: 1 } });
  });

  test('above ten times its usual hour the site throttles leads of every client until the hour ends', async () => {
    const calm = { isBeyondAllowance: false, siteHourlyLimit: 3 };
    for (let n = 0; n < 3; n++) {
      const lead = await inserted({ ...calm, clientKey: `from ${n}` });
      expect(lead.mark).toBeNull();
      minutes(10);
    }
    expect(await inserted({ ...calm, clientKey: 'next' })).toMatchObject({ mark: 'site', turn: 1 });
    minutes(29);
    expect((await inserted({ ...calm, clientKey: 'later' })).mark).toBe('site');
    minutes(62);
    expect((await inserted({ ...calm, clientKey: 'calm' })).mark).toBeNull();
  });

  test('after a clock was set back the hour of the site is counted again', async () => {
    const calm = { isBeyondAllowance: false, siteHourlyLimit: 3 };
    for (let n = 0; n < 3; n++) await inserted(calm);
    expect((await inserted(calm)).mark).toBe('site');
    minutes(-120);
    expect((await inserted(calm)).mark).toBeNull();
  });

  test('the usual hour comes from the median day of four weeks; throttled leads and floods do not raise it', async () => {
    const perHour = () => readSiteHourlyLimit(fresh().store, services.store.now(), 1);
    // Counts of whole days are cached per database object: use a new one.
    const fresh = () => ({ store: { ...services.store, db: services.store.db.withTables() } });
    const template = await inserted({ isBeyondAllowance: false });
    const day = async (ago: number, leads: number, mark: LeadRow['mark'] = null) => {
      const rows = Array.from({ length: leads }, () => ({
        ...template,
        id: `${++serial}`,
        reference: `${serial}`,
        mark,
        created_at: new Date(now - ago * dayMs).toISOString(),
      }));
      await services.store.db.insertInto('lead').values(rows).execute();
    };
    expect(await perHour()).toBe(10);
    for (let ago = 1; ago <= 28; ago++) await day(ago, 48);
    expect(await perHour()).toBe(20);
    for (let ago = 1; ago <= 28; ago++) await day(ago, 90, 'site');
    expect(await perHour()).toBe(20);
    for (let ago = 1; ago <= 14; ago++) await day(ago, 90);
    expect(await perHour()).toBe(20);
    await day(15, 90);
    expect(await perHour()).toBe(58);
    await services.store.db
      .deleteFrom('lead')
      .where('created_at', '<', new Date(now - 13.5 * dayMs).toISOString())
      .execute();
    expect(await perHour()).toBe(10);
  });

  test('the key of the client is erased after a day, and the lead keeps its place in the queue', async () => {
    const lead = await inserted();
    minutes(24 * 60 - 1);
    expect(await eraseClientKeys(services, services.store.now())).toBe(0);
    minutes(1);
    expect(await eraseClientKeys(services, services.store.now())).toBe(1);
    expect(await read(lead)).toMatchObject({ client_key: null, turn: 1 });
    expect(await release()).toBe(1);
  });

  test('a withdrawn or expired lead leaves its queue and is never sent', async () => {
    const withdrawn = await inserted();
    await withdrawLead(services, withdrawn.reference, services.store.now());
    const expired = await inserted();
    minutes(8 * 24 * 60);
    await expireOldLeads(services, services.store.now());
    for (const lead of [withdrawn, expired]) {
      const row = await read(lead);
      expect(row).toMatchObject({
        state: 'expired',
        turn: null,
        client_key: null,
        mark: 'address',
      });
    }
    expect(await release()).toBe(0);
  });

  test('a lead that an older release ended takes no turn from one that waits', async () => {
    const [ended, waiting] = [await inserted(), await inserted()];
    const { db } = services.store;
    await db.updateTable('lead').set({ state: 'refused' }).where('id', '=', ended.id).execute();
    expect(await release()).toBe(1);
    expect(await read(ended)).toMatchObject({ released_at: null });
    expect(await read(waiting)).toMatchObject({ released_at: expect.any(String) });
  });

  test('a lead whose seven days are over takes no turn from one that may still be called', async () => {
    const [over, waiting] = [await inserted(), await inserted()];
    const { db } = services.store;
    const ended = { expires_at: services.store.now().toISOString() };
    await db.updateTable('lead').set(ended).where('id', '=', over.id).execute();
    expect(await release()).toBe(1);
    expect(await read(over)).toMatchObject({ turn: over.turn, released_at: null });
    expect(await read(waiting)).toMatchObject({ turn: null, released_at: expect.any(String) });
  });

  test('a released lead whose sender dies, or that Lead.svc rejects, is retried like any other', async () => {
    const lead = await inserted();
    await release();
    expect(await claimDue(services, 'qa', { limit: 8, now: services.store.now() })).toHaveLength(1);
    minutes(1);
    leadService.setMode({ mode: 'server-error-html' });
    await sweepLeads(services, initialUpstreamHealth());
    expect(await read(lead)).toMatchObject({ state: 'pending', possibly_duplicate: 1, turn: null });
    minutes(2);
    leadService.setMode({ mode: 'accept' });
    await sweepLeads(services, initialUpstreamHealth());
    expect(await read(lead)).toMatchObject({ state: 'delivered', last_problem: null, attempts: 3 });
  });

  test('where calls need a code, a lead above the limit waits for its code only', async () => {
    const lead = await inserted({}, { needsCode: true });
    expect(lead).toMatchObject({ state: 'unconfirmed', mark: 'address', turn: null });
    expect((await ask({ maxQueuedPerClient: 1 }, { needsCode: true })).kind).toBe('queue-full');
    await confirmLead(services, lead, services.store.now());
    expect(await read(lead)).toMatchObject({ state: 'pending', attempts: 1, client_key: null });
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

  test('an ended lead that an older release left in its queue is removed from it, a waiting lead is not', async () => {
    const ended = await inserted();
    const waiting = await inserted();
    await services.store.db
      .updateTable('lead')
      .set({ state: 'delivered' })
      .where('id', '=', ended.id)
      .execute();
    await dequeueEndedLeads(services);
    expect((await read(ended)).turn).toBeNull();
    expect((await read(waiting)).turn).toBe(waiting.turn);
    expect(await dequeueEndedLeads(services)).toBe(0);
  });
});
