/** After the last day of a fixed term: calls are written down, held, and passed on under a new term. */
import { recordCall, throttledAdmission } from '../../testing/data/add-call.ts';
import { validCallBack } from '../../testing/data/valid-call-back.ts';
import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { parseEnvironment } from '../config/parse-environment.ts';
import { dayMs, minuteMs, startOfDayInIndia } from '../dates/iso-date.ts';
import type { StepContext } from '../forms/form-route.server.ts';
import { slotMinutes } from '../lead-service/time-slots.ts';
import type { LeadRow } from '../store/schema/lead-schema.ts';
import type { Services } from '../store/services.server.ts';
import { countLeads } from './count-leads.server.ts';
import { initialUpstreamHealth, sweepLeads } from './deliver/sweep-leads.server.ts';
import { releaseThrottledLeads } from './limits.server.ts';
import { readCallView } from './status/read-call-view.server.ts';
import { toCallBackReply } from './submit/call-back-outcome.ts';
import { callBackRoute } from './submit/receive-call-back.server.ts';
import { expireOldLeads } from './time-limits.server.ts';

onBothDatabases(['lead'], (database) => {
  let leadService: LeadServiceStandIn;
  const lastSecond = Date.parse('2027-05-10T23:59:59+05:30');
  let now: number;

  beforeAll(async () => {
    leadService = await startLeadServiceStandIn();
  });
  afterAll(() => leadService.close());
  beforeEach(() => {
    leadService.clear();
    now = lastSecond + 1000;
  });

  /** Starts with these variables. */
  function start(variables: Record<string, string> = {}): Services {
    const services = database.services();
    return {
      ...services,
      env: parseEnvironment({
        DATA_DIR: services.env.dataDir,
        QA_SERVICE_URL: leadService.url,
        LEAD_SERVICE_TIMEOUT_MS: '10000',
        BROKER_LICENCE_VALID_UNTIL: '2027-05-10',
        ...variables,
      }),
      store: { ...services.store, now: () => new Date(now) },
    };
  }

  async function ask(services: Services, mobile = '9876543210', isThrottled = false) {
    const { store, env } = services;
    const admission = isThrottled ? throttledAdmission() : undefined;
    const recorded = await recordCall(services, { mobile }, { admission });
    if (recorded.kind !== 'inserted' && recorded.kind !== 'repeated')
      throw new Error(recorded.kind);
    const context = {
      services,
      now: store.now(),
      post: { isNative: true, token: undefined, fields: {} },
      headers: new Headers(),
      env,
    } as unknown as StepContext;
    const outcome = await callBackRoute.deliver(recorded, context, validCallBack);
    return { row: recorded.row, outcome, reply: toCallBackReply(outcome) };
  }

  const read = (services: Services, lead: LeadRow) =>
    services.store.db
      .selectFrom('lead')
      .selectAll()
      .where('id', '=', lead.id)
      .executeTakeFirstOrThrow();
  const sweep = (services: Services) => sweepLeads(services, initialUpstreamHealth());

  test('on the last day a call is passed on until its slot starts; after that it would be the next day’s, and is held', async () => {
    const { start: minutes } = slotMinutes(validCallBack.timeSlot);
    const slotStarts = startOfDayInIndia('2027-05-10').getTime() + minutes * minuteMs;
    now = slotStarts - 1000;
    const { row, reply } = await ask(start());
    expect(reply.status).toBe(200);
    expect(leadService.received()).toHaveLength(1);
    // Of a call that was passed on nothing is held afterwards.
    now += dayMs;
    expect(
      (await readCallView(start(), row.reference, start().store.now()))?.notice,
    ).toBeUndefined();
    for (const held of [slotStarts, lastSecond]) {
      now = held;
      const late = await ask(start(), `98765432${held === slotStarts ? 11 : 12}`);
      expect(late.reply).toMatchObject({ status: 202, body: { notice: expect.any(String) } });
      expect(
        (await readCallView(start(), late.row.reference, start().store.now()))?.notice,
      ).toBeDefined();
    }
    expect(leadService.received()).toHaveLength(1);
  });

  test('after it the call is written down and answered 202, with our number; nothing is sent', async () => {
    const services = start();
    const { row, reply } = await ask(services);
    expect(reply.status).toBe(202);
    expect(reply.body).toMatchObject({
      status: 'queued',
      notice: expect.stringMatching(/We call once our registration is confirmed.*1800/),
    });
    now += 3600_000;
    await sweep(services);
    expect(leadService.received()).toEqual([]);
    expect(await read(services, row)).toMatchObject({ state: 'pending', attempts: 1 });
    expect((await readCallView(services, row.reference, services.store.now()))?.notice).toContain(
      '1800',
    );
    const again = await ask(services);
    expect(again.reply.body).toMatchObject({ status: 'queued' });
  });

  test.each<Record<string, string>>([
    { BROKER_LICENCE_VALID_UNTIL: '2030-05-10' },
    { BROKER_LICENCE_MODE: 'continuous', BROKER_LICENCE_FEE_DUE: '2028-05-10' },
  ])('a start with %j passes it on once, and not as a possible duplicate', async (term) => {
    const { row } = await ask(start());
    now += dayMs;
    const renewed = start(term);
    await sweep(renewed);
    await sweep(renewed);
    expect(leadService.received()).toHaveLength(1);
    expect(await read(renewed, row)).toMatchObject({ state: 'delivered', possibly_duplicate: 0 });
    expect(
      (await readCallView(renewed, row.reference, renewed.store.now()))?.notice,
    ).toBeUndefined();
  });

  test('a throttled call stays throttled', async () => {
    const services = start();
    const { row, reply } = await ask(services, '9876500001', true);
    expect(reply.body).toMatchObject({ isThrottled: true, notice: expect.any(String) });
    now += 3600_000;
    expect(await releaseThrottledLeads(services, services.store.now())).toBe(0);
    expect((await read(services, row)).released_at).toBeNull();
  });

  test('it ends after seven days, and no held call counts as late', async () => {
    const services = start();
    const { row } = await ask(services);
    now += 7 * dayMs - 1;
    expect(await expireOldLeads(services, services.store.now())).toBe(0);
    expect(await countLeads(services.store, services.store.now(), true)).toMatchObject({
      pending: 1,
      oldestPendingSeconds: 0,
    });
    now += 1;
    expect(await expireOldLeads(services, services.store.now())).toBe(1);
    await sweep(start({ BROKER_LICENCE_VALID_UNTIL: '2030-05-10' }));
    expect(leadService.received()).toEqual([]);
    expect((await read(services, row)).state).toBe('expired');
  });
});
