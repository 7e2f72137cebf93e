/** Calls that need a code (OTP_REQUIRED=true): both handlers on a temporary database, with real stand-ins. */
import { whenIdle } from '@/lib/http/handle.server';
import { readVisitor, type Visitor } from '@/testing/api-client.ts';
import { callHandler, origin, withDatabase } from '@/testing/call-handler.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '@/testing/lead-service-stand-in/lead-service-stand-in.ts';
import { type SmsStandIn, startSmsStandIn } from '@/testing/sms-stand-in.ts';
import { temporaryDataDir } from '@/testing/temporary-database.ts';

const data = temporaryDataDir();
const valid = { product: 2, timeSlot: '9:30 AM - 10:00 AM', mobile: '9876543210' };
let leadService: LeadServiceStandIn;
let gateway: SmsStandIn;
let post: (request: Request) => Promise<Response>;
let postCode: (request: Request) => Promise<Response>;
let visitor: Visitor;

beforeAll(async () => {
  leadService = await startLeadServiceStandIn();
  gateway = await startSmsStandIn();
  Object.assign(process.env, {
    SITE_ENV: 'qa',
    DATA_DIR: data.dataDir,
    QA_SERVICE_URL: leadService.url,
    OTP_REQUIRED: 'true',
    SMS_GATEWAY_URL: gateway.url,
    SMS_GATEWAY_SECRET: 'a secret of the gateway',
    SMS_SENDER_ID: 'SURAKS',
    SMS_ENTITY_ID: '1101555540000012345',
    SMS_TEMPLATE_ID: '1107161234567890123',
    CALL_BACKS_PER_CLIENT_PER_HOUR: '1000',
    CODES_PER_CLIENT_PER_HOUR: '1000',
    LOG_LEVEL: 'silent',
  });
  ({ POST: post } = await import('../route.ts'));
  ({ POST: postCode } = await import('./route.ts'));
  const { GET } = await import('@/app/api/anti-forgery/route.ts');
  visitor = readVisitor(await GET(new Request(`${origin}/api/anti-forgery`)));
  await (await import('@/lib/store/open-store.server')).openStore();
  (await import('@/lib/one-time-codes/send-code.server')).setMaxDelay(0);
});

afterAll(async () => {
  const { openStore } = await import('@/lib/store/open-store.server');
  await (await openStore()).db.destroy();
  await Promise.all([leadService.close(), gateway.close()]);
  data.remove();
});

beforeEach(() => {
  withDatabase(data.dataDir, (db) => db.exec('DELETE FROM lead; DELETE FROM one_time_code'));
  leadService.clear();
  gateway.clear();
});

const leads = () =>
  withDatabase(data.dataDir, (db) => db.prepare('SELECT state, attempts FROM lead').all()).map(
    (row) => ({ ...row }),
  );
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
async function call(over: object = {}, code = '') {
  const answer = await callHandler(post, {
    path: '/api/call-back',
    visitor: { ...visitor, cookies: `${visitor.cookies}; ${code}` },
    body: JSON.stringify({ ...valid, ...over }),
  });
  await whenIdle();
  return answer;
}
async function native(fields: Record<string, string>, cookie: string) {
  const answer = await callHandler(postCode, {
    path: '/api/call-back/code',
    visitor: { cookies: cookie, token: '' },
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-xsrf-token': null },
  });
  await whenIdle();
  return { ...answer, location: answer.headers.get('location') };
}

test('attack: a call without its code is on disk, answered 401, and never sent', async () => {
  const { status, body } = await call();
  expect({ status, body }).toEqual({
    status: 401,
    body: { status: 'code-required', reference: expect.stringMatching(/^CB-/) },
  });
  expect(leads()).toEqual([{ state: 'unconfirmed', attempts: 0 }]);
  const { openOutbox } = await import('@/lib/outbox/outbox.server');
  const { claimDue } = await import('@/lib/leads/sweep-leads.server');
  expect(await claimDue(await openOutbox(), 'qa', 10, new Date(Date.now() + 3600_000))).toEqual([]);
  expect(leadService.received()).toEqual([]);
});

test('with the code the same request is passed on once, however often it is sent', async () => {
  const asked = await call();
  const code = gateway.codeFor(valid.mobile);
  const given = await call({ code }, cookieOf(asked.headers));
  expect(given).toMatchObject({ status: 200, body: { reference: asked.body.reference } });
  expect(await call({ code }, cookieOf(asked.headers))).toMatchObject({ status: 200 });
  expect(leadService.received()).toHaveLength(1);
  expect(leads()).toEqual([{ state: 'delivered', attempts: 1 }]);
});

test('attack: a wrong code, another browser’s and one for another number let no call through', async () => {
  const asked = await call();
  const code = gateway.codeFor(valid.mobile) ?? '';
  const wrong = code === '00000000' ? '00000001' : '00000000';
  expect(await call({ code: wrong }, cookieOf(asked.headers))).toMatchObject({
    status: 422,
    body: { errors: { code: expect.any(String) } },
  });
  expect((await call({ code })).status).toBe(401);
  const other = { ...valid, mobile: '9876500000', code };
  expect((await call(other, cookieOf(asked.headers))).status).toBe(401);
  expect(leadService.received()).toEqual([]);
});

test('attack: whether somebody asked for a call is found out by asking for the same one', async () => {
  const asked = await call();
  const code = gateway.codeFor(valid.mobile);
  await call({ code }, cookieOf(asked.headers));
  const stranger = await call();
  expect(stranger).toMatchObject({ status: 401, body: { status: 'code-required' } });
  expect(stranger.body.reference).not.toBe(asked.body.reference);
  const other = await call({ product: 3 });
  expect(Object.keys(stranger.body)).toEqual(Object.keys(other.body));
  expect(leadService.received()).toHaveLength(1);
});

test('without JavaScript the code is entered on a page of its own, whose address says nothing', async () => {
  const asked = await call();
  const cookie = cookieOf(asked.headers);
  expect((await native({ code: '12' }, cookie)).location).toBe(
    '/get-a-call?result=code-required&problem=malformed',
  );
  const code = gateway.codeFor(valid.mobile) ?? '';
  expect((await native({ code }, '')).location).toContain('problem=none');
  const done = await native({ code }, cookie);
  expect(done).toMatchObject({ status: 303 });
  expect(done.location).toMatch(/^\/get-a-call\?result=delivered&/);
  expect(done.location).not.toContain(valid.mobile);
  expect(leadService.received()).toHaveLength(1);
});

test('an unconfirmed call expires after seven days', async () => {
  await call();
  const { openOutbox } = await import('@/lib/outbox/outbox.server');
  const { expireOldLeads } = await import('@/lib/leads/retention.server');
  await expireOldLeads(await openOutbox(), new Date(Date.now() + 6 * 86_400_000));
  expect(leads()[0]?.state).toBe('unconfirmed');
  await expireOldLeads(await openOutbox(), new Date(Date.now() + 7 * 86_400_000 + 1000));
  expect(leads()[0]?.state).toBe('expired');
});
