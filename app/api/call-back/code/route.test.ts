/** Calls that need a code (OTP_REQUIRED=true): both handlers on a temporary database, with real stand-ins. */
import { waitUntilIdle } from '@/lib/http/handle-request.server';
import { validCallBack } from '@/testing/data/valid-call-back.ts';
import { withDatabase } from '@/testing/databases/with-database.ts';
import { cookiesOf } from '@/testing/handlers/api-client.ts';
import { callHandler, nativeFormHeaders, postNativeForm } from '@/testing/handlers/call-handler.ts';
import { siteWithCodes } from '@/testing/handlers/site-with-codes.ts';
import { pollUntil } from '@/testing/poll-until.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '@/testing/servers/lead-service-stand-in/lead-service-stand-in.ts';

let leadService: LeadServiceStandIn;
let post: (request: Request) => Promise<Response>;
let postCode: (request: Request) => Promise<Response>;

const site = siteWithCodes(['lead', 'one_time_code'], async () => {
  leadService = await startLeadServiceStandIn();
  return {
    QA_SERVICE_URL: leadService.url,
    OTP_REQUIRED: 'true',
    CALL_BACKS_PER_CLIENT_PER_HOUR: '1000',
  };
});

beforeAll(async () => {
  ({ POST: post } = await import('../route.ts'));
  ({ POST: postCode } = await import('./route.ts'));
});

afterAll(() => leadService.close());

beforeEach(() => {
  leadService.clear();
  leadService.setMode({ mode: 'accept' });
});

const leads = () =>
  withDatabase(site.dataDir, (db) => db.prepare('SELECT state, attempts FROM lead').all()).map(
    (row) => ({ ...row }),
  );
async function call(over: object = {}, code = '') {
  const answer = await callHandler(post, {
    path: '/api/call-back',
    visitor: { ...site.visitor, cookies: `${site.visitor.cookies}; ${code}` },
    body: JSON.stringify({ ...validCallBack, ...over }),
  });
  await waitUntilIdle();
  return answer;
}
const enter = (fields: Record<string, string>, cookie: string) =>
  postNativeForm(postCode, '/api/call-back/code', { fields, cookie });

test('attack: a call without its code is stored, answered 401, and never sent', async () => {
  const { status, body } = await call();
  expect({ status, body }).toEqual({
    status: 401,
    body: { status: 'code-required', reference: expect.stringMatching(/^CB-/) },
  });
  expect(leads()).toEqual([{ state: 'unconfirmed', attempts: 0 }]);
  const { openServices } = await import('@/lib/store/services.server');
  const { claimDue } = await import('@/lib/leads/deliver/sweep-leads.server');
  expect(
    await claimDue(await openServices(), 'qa', { limit: 10, now: new Date(Date.now() + 3600_000) }),
  ).toEqual([]);
  expect(leadService.received()).toEqual([]);
});

test('without JavaScript the page of the code gets the cookie that binds it to this browser', async () => {
  const fields = { ...validCallBack, product: String(validCallBack.product) };
  const { headers } = await postNativeForm(post, '/api/call-back', { fields });
  await waitUntilIdle();
  expect(headers.get('location')).toBe('/get-a-call?result=code-required');
  const code = site.gateway.codeFor(validCallBack.mobile);
  const entered = await enter({ code: code ?? '' }, cookiesOf(headers));
  expect(entered.headers.get('location')).toMatch(/result=delivered/);
});

test('with the code the request is delivered once, however often it is posted', async () => {
  const firstResponse = await call();
  const code = site.gateway.codeFor(validCallBack.mobile);
  const codeResponse = await call({ code }, cookiesOf(firstResponse.headers));
  expect(codeResponse).toMatchObject({
    status: 200,
    body: { reference: firstResponse.body.reference },
  });
  expect(await call({ code }, cookiesOf(firstResponse.headers))).toMatchObject({ status: 200 });
  expect(leadService.received()).toHaveLength(1);
  expect(leads()).toEqual([{ state: 'delivered', attempts: 1 }]);
});

test('the code posted again while the call is sent: the page says that it waits, which is a promise', async () => {
  const cookie = cookiesOf((await call()).headers);
  const code = site.gateway.codeFor(validCallBack.mobile) ?? '';
  leadService.setMode({ mode: 'slow-refuse', delayMs: 2_000 });
  const first = enter({ code }, cookie);
  await pollUntil(() => leads()[0]?.state === 'pending', {
    what: 'the first post is sent',
    timeoutMs: 30_000,
    everyMs: 20,
  });
  const { headers } = await callHandler(postCode, {
    path: '/api/call-back/code',
    visitor: { cookies: cookie, token: '' },
    body: new URLSearchParams({ code }).toString(),
    headers: nativeFormHeaders,
  });
  const { readCallBackConfirmation } = await import(
    '@/lib/leads/status/read-call-back-confirmation.server'
  );
  const query = Object.fromEntries(new URLSearchParams(headers.get('location')?.split('?')[1]));
  expect(await readCallBackConfirmation(query, new Headers())).toMatchObject({
    kind: 'accepted',
    isWaiting: true,
  });
  await first;
  const row = withDatabase(site.dataDir, (db) => db.prepare('SELECT follow_up FROM lead').get());
  expect(row?.follow_up).toBe('refused-after-promise');
});

test('attack: a wrong code, another browser’s and one for another number confirm no call', async () => {
  const firstResponse = await call();
  const code = site.gateway.codeFor(validCallBack.mobile) ?? '';
  const wrong = code === '00000000' ? '00000001' : '00000000';
  expect(await call({ code: wrong }, cookiesOf(firstResponse.headers))).toMatchObject({
    status: 422,
    body: { errors: { code: expect.any(String) } },
  });
  expect((await call({ code })).status).toBe(401);
  const other = { ...validCallBack, mobile: '9876500000', code };
  expect((await call(other, cookiesOf(firstResponse.headers))).status).toBe(401);
  expect(leadService.received()).toEqual([]);
});

test('attack: a duplicate request reveals whether somebody requested a call', async () => {
  const firstResponse = await call();
  const code = site.gateway.codeFor(validCallBack.mobile);
  await call({ code }, cookiesOf(firstResponse.headers));
  const stranger = await call();
  expect(stranger).toMatchObject({ status: 401, body: { status: 'code-required' } });
  expect(stranger.body.reference).not.toBe(firstResponse.body.reference);
  const other = await call({ product: 3 });
  expect(Object.keys(stranger.body)).toEqual(Object.keys(other.body));
  expect(leadService.received()).toHaveLength(1);
});

test('attack: a browser that asked for the same call and entered no code is shown the call that another confirmed', async () => {
  const attacker = cookiesOf((await call()).headers);
  const visitor = cookiesOf((await call()).headers);
  const code = site.gateway.codeFor(validCallBack.mobile) ?? '';
  expect((await enter({ code }, visitor)).headers.get('location')).toContain('result=delivered');
  for (const typed of ['', '12345678', code])
    expect((await enter({ code: typed }, attacker)).headers.get('location')).toContain('problem=');
  expect((await enter({}, visitor)).headers.get('location')).toContain('result=');
});

test('attack: a browser that entered the code of its own number asks for another’s', async () => {
  const enterCodeOf = async (mobile: string) => {
    const first = await call({ mobile });
    const cookie = cookiesOf(first.headers);
    const code = site.gateway.codeFor(mobile);
    expect((await call({ mobile, code }, cookie)).status).toBe(200);
    return { cookie, reference: first.body.reference };
  };
  const { mobile } = validCallBack;
  const { reference } = await enterCodeOf(mobile);
  const { cookie } = await enterCodeOf('9876500000');
  const stranger = await call({ mobile }, cookie);
  expect(stranger).toMatchObject({ status: 401, body: { status: 'code-required' } });
  expect(stranger.body.reference).not.toBe(reference);
});

test('without JavaScript the code is entered on its own page, whose URL has neither number nor code', async () => {
  const firstResponse = await call();
  const cookie = cookiesOf(firstResponse.headers);
  expect((await enter({ code: '12' }, cookie)).location).toBe(
    '/get-a-call?result=code-required&problem=malformed',
  );
  const code = site.gateway.codeFor(validCallBack.mobile) ?? '';
  expect((await enter({ code }, '')).location).toContain('problem=none');
  const done = await enter({ code }, cookie);
  expect(done).toMatchObject({ status: 303 });
  expect(done.location).toMatch(/^\/get-a-call\?result=delivered&/);
  expect(done.location).not.toContain(validCallBack.mobile);
  expect(leadService.received()).toHaveLength(1);
});

test('a correction that waits for its code ends no call that waits for Lead.svc', async () => {
  await call({ idempotencyKey: '1'.repeat(32) });
  withDatabase(site.dataDir, (db) => db.exec("UPDATE lead SET state = 'pending'"));
  const corrected = { mobile: '9876543211', idempotencyKey: '2'.repeat(32) };
  expect((await call({ ...corrected, earlierKeys: ['1'.repeat(32)] })).status).toBe(401);
  expect(leads().map(({ state }) => state)).toEqual(['pending', 'unconfirmed']);
});

test('an unconfirmed call expires after seven days', async () => {
  await call();
  const { openServices } = await import('@/lib/store/services.server');
  const { expireOldLeads } = await import('@/lib/leads/time-limits.server');
  await expireOldLeads(await openServices(), new Date(Date.now() + 6 * 86_400_000));
  expect(leads()[0]?.state).toBe('unconfirmed');
  await expireOldLeads(await openServices(), new Date(Date.now() + 7 * 86_400_000 + 1000));
  expect(leads()[0]?.state).toBe('expired');
});
