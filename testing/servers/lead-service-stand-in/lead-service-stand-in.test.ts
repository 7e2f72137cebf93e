import { request as httpRequest } from 'node:http';
import { timeSlots } from '../../../lib/lead-service/time-slots.ts';
import { pollUntil } from '../../poll-until.ts';
import { standInModes } from './control.ts';
import {
  type LeadServiceStandIn,
  type ReceivedLead,
  startLeadServiceStandIn,
} from './lead-service-stand-in.ts';

const goodHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'x-xsrf-token': 'secret',
  cookie: 'other=1; XSRF-TOKEN=secret',
};
const goodBody = {
  MobileNumber: '9876543210',
  IsIVRRequest: false,
  IVRProductCode: 0,
  ProductId: 2,
  SlotDateTime: timeSlots[0],
};

let standIn: LeadServiceStandIn;
let settled: (lead: ReceivedLead) => void = () => {};

beforeAll(async () => {
  standIn = await startLeadServiceStandIn({ maxReceived: 5, onLead: (lead) => settled(lead) });
});

beforeEach(async () => {
  await control({ mode: 'accept' });
  await fetch(`${standIn.url}/received`, { method: 'DELETE' });
});

afterAll(() => standIn.close());

type Sent = { headers?: Record<string, string>; body?: unknown; path?: string; method?: string };

function post({ headers = goodHeaders, body = goodBody, path, method = 'POST' }: Sent = {}) {
  return fetch(`${standIn.url}${path ?? '/Lead.svc/web/GenerateProductwiseLead'}`, {
    method,
    headers,
    redirect: 'manual',
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

function control(wanted: unknown) {
  return fetch(`${standIn.url}/control`, { method: 'PUT', body: JSON.stringify(wanted) });
}

async function received(): Promise<ReceivedLead[]> {
  const { leads } = await (await fetch(`${standIn.url}/received`)).json();
  return leads;
}

test('an accepted lead gets the plain response and is recorded', async () => {
  const response = await post();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('{"IsError":false,"ErrorMessage":null}');
  expect(await received()).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      mobile: '9876543210',
      productId: 2,
      slot: timeSlots[0],
      token: 'secret',
      mode: 'accept',
      outcome: 'accepted',
    },
  ]);
});

test('the received leads can be cleared', async () => {
  await post();
  await fetch(`${standIn.url}/received`, { method: 'DELETE' });
  expect(await received()).toEqual([]);
});

test('only the newest leads are recorded, in order', async () => {
  const mobiles = [1, 2, 3, 4, 5, 6, 7].map((digit) => `987654321${digit}`);
  for (const MobileNumber of mobiles) await post({ body: { ...goodBody, MobileNumber } });
  expect((await received()).map(({ mobile }) => mobile)).toEqual(mobiles.slice(2));
});

test('a mobile number that is not ten digits is refused by the business rule', async () => {
  for (const MobileNumber of ['', '98765', '98765432101', '98765abcde', undefined, null]) {
    const answer = await (await post({ body: { ...goodBody, MobileNumber } })).json();
    expect(answer).toEqual({ IsError: true, ErrorMessage: 'Enter valid mobile no.' });
  }
  expect((await received()).map(({ outcome }) => outcome)).toEqual(Array(5).fill('refused'));
});

test('a call without a matching anti-forgery header and cookie is forbidden in every mode', async () => {
  const { 'x-xsrf-token': _token, ...noHeader } = goodHeaders;
  const { cookie: _cookie, ...noCookie } = goodHeaders;
  const forged = [
    noHeader,
    noCookie,
    { ...goodHeaders, 'x-xsrf-token': '', cookie: 'XSRF-TOKEN=' },
    { ...goodHeaders, cookie: 'XSRF-TOKEN=else' },
    { ...goodHeaders, cookie: 'NOT-XSRF-TOKEN=secret' },
  ];
  for (const headers of forged) expect((await post({ headers })).status).toBe(403);
  expect((await received()).map(({ outcome }) => outcome)).toEqual(Array(5).fill('failed'));
  for (const mode of standInModes.filter((mode) => mode !== 'reset-before')) {
    await control({ mode });
    expect((await post({ headers: noHeader })).status).toBe(403);
  }
});

test('a request that WCF cannot read gets the Request Error page', async () => {
  for (const sent of [
    { headers: { ...goodHeaders, 'content-type': 'text/plain' } },
    { headers: { ...goodHeaders, 'content-type': 'application/x-www-form-urlencoded' } },
    { body: '{"MobileNumber":' },
    { body: '[]' },
    { body: { ...goodBody, ProductId: 'two' } },
  ]) {
    const response = await post(sent);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('<title>Request Error</title>');
  }
  expect((await received()).map(({ outcome }) => outcome)).toEqual(Array(5).fill('failed'));
});

test('a body over 64 KB is rejected', async () => {
  const response = await post({ body: { ...goodBody, SlotDateTime: 'x'.repeat(70_000) } });
  expect(response.status).toBe(413);
});

test('a wrong method gets 405 with Allow, an unknown operation 404', async () => {
  const wrongVerb = await post({ method: 'GET' });
  expect([wrongVerb.status, wrongVerb.headers.get('allow')]).toEqual([405, 'POST']);
  const unknown = await post({ path: '/Lead.svc/web/GenerateLead' });
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('Endpoint not found.');
  expect((await post({ path: '/control' })).status).toBe(405);
  expect((await post({ path: '/received' })).status).toBe(405);
  expect(await received()).toEqual([]);
});

test('case and query of the operation do not matter', async () => {
  expect((await post({ path: '/lead.svc/WEB/generateProductwiseLead?x=1' })).status).toBe(200);
});

test('each envelope has the format of WCF', async () => {
  const bare = '{"IsError":false,"ErrorMessage":null}';
  for (const [mode, text] of [
    ['wrapped', `{"GenerateProductwiseLeadResult":${bare}}`],
    ['d', `{"d":{"__type":"LeadResponse:#LeadService","IsError":false,"ErrorMessage":null}}`],
    ['double-encoded', JSON.stringify(bare)],
    ['bom', `\uFEFF${bare}`],
    ['text-plain', bare],
    ['slow', bare],
    ['slow-body', bare],
  ] as const) {
    await control({ mode, delayMs: 20 });
    const response = await post();
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([mode, response.status, bytes.toString()]).toEqual([mode, 200, text]);
    const type = mode === 'text-plain' ? 'text/plain' : 'application/json';
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  }
});

test('each failure is sent as the real service does and accepts no lead', async () => {
  for (const [mode, status, contained] of [
    ['request-error', 400, '<p class="heading1">Request Error</p>'],
    ['not-found', 404, 'Endpoint not found.'],
    ['method-not-allowed', 405, 'Method not allowed.'],
    ['server-error-json', 500, '"ExceptionDetail":null'],
    ['server-error-html', 500, "Server Error in '/' Application."],
    ['redirect', 302, 'Object moved'],
    ['html-ok', 200, '<title>Sign in</title>'],
    ['malformed', 200, '{"IsError":fal'],
    ['too-large', 200, 'xxxx'],
  ] as const) {
    await control({ mode });
    const response = await post();
    expect([mode, response.status]).toEqual([mode, status]);
    expect(await response.text()).toContain(contained);
    expect((await received()).at(-1)).toMatchObject({ mode, outcome: 'failed' });
  }
  await control({ mode: 'empty' });
  expect(await (await post()).text()).toBe('');
  await control({ mode: 'null' });
  expect(await (await post()).text()).toBe('null');
});

test('a failure has its headers', async () => {
  await control({ mode: 'redirect' });
  expect((await post()).headers.get('location')).toBe('/login');
  await control({ mode: 'server-error-json' });
  expect((await post()).headers.get('jsonerror')).toBe('true');
  await control({ mode: 'method-not-allowed' });
  expect((await post()).headers.get('allow')).toBe('GET');
});

test('a refusal has the given message or a default one', async () => {
  await control({ mode: 'refuse', message: 'Not today.' });
  expect(await (await post()).json()).toEqual({ IsError: true, ErrorMessage: 'Not today.' });
  await control({ mode: 'refuse' });
  expect(await (await post()).json()).toEqual({
    IsError: true,
    ErrorMessage: expect.stringMatching(/\w/),
  });
  expect((await received()).map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
});

test('a reset breaks the connection, with or without the request read', async () => {
  await control({ mode: 'reset' });
  await expect(post()).rejects.toThrow();
  await control({ mode: 'reset-before' });
  await expect(post()).rejects.toThrow();
  expect(await received()).toMatchObject([
    { mode: 'reset', mobile: '9876543210', outcome: 'failed' },
    { mode: 'reset-before', mobile: '', productId: null, outcome: 'failed' },
  ]);
});

test('a client that disconnects before a slow response leaves a failed lead', async () => {
  for (const mode of ['slow', 'slow-body'] as const) {
    await control({ mode, delayMs: 600_000 });
    const over = new Promise<ReceivedLead>((resolve) => {
      settled = resolve;
    });
    const request = httpRequest(`${standIn.url}/Lead.svc/web/GenerateProductwiseLead`, {
      method: 'POST',
      headers: goodHeaders,
    });
    request.on('error', () => {});
    request.end(JSON.stringify(goodBody));
    const isRead = (lead: ReceivedLead) => lead.mode === mode && lead.mobile !== '';
    await pollUntil(async () => (await received()).some(isRead), {
      what: 'the request was read',
      timeoutMs: 60_000,
      everyMs: 5,
    });
    request.destroy();
    expect(await over).toMatchObject({ mode, outcome: 'failed' });
  }
});

test('a mode with times returns to accept after that many calls', async () => {
  await control({ mode: 'refuse', times: 2, message: 'No.' });
  expect(await (await fetch(`${standIn.url}/control`)).json()).toEqual({
    mode: 'refuse',
    times: 2,
    message: 'No.',
  });
  const outcomes = [];
  for (let calls = 0; calls < 3; calls += 1) outcomes.push((await (await post()).json()).IsError);
  expect(outcomes).toEqual([true, true, false]);
  expect(await (await fetch(`${standIn.url}/control`)).json()).toEqual({ mode: 'accept' });
});

test('a mode for one product leaves the others accepted', async () => {
  await control({ mode: 'refuse', onlyProduct: 7 });
  for (const ProductId of [7, 2]) {
    const answer = await post({ body: { ...goodBody, ProductId } });
    expect(await answer.json()).toMatchObject({ IsError: ProductId === 7 });
  }
});

test('an invalid control changes nothing and gets the reason', async () => {
  await control({ mode: 'null' });
  for (const [wanted, word] of [
    [{ mode: 'explode' }, 'slow-body'],
    [{}, 'mode'],
    [[], 'mode'],
    [{ mode: 'slow', delayMs: -1 }, 'delayMs'],
    [{ mode: 'slow', delayMs: '9' }, 'delayMs'],
    [{ mode: 'refuse', times: 0 }, 'times'],
    [{ mode: 'refuse', times: 1.5 }, 'times'],
    [{ mode: 'refuse', message: 1 }, 'message'],
    [{ mode: 'refuse', onlyProduct: '7' }, 'onlyProduct'],
  ] as const) {
    const response = await control(wanted);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toContain(word);
  }
  expect(await (await fetch(`${standIn.url}/control`)).json()).toEqual({ mode: 'null' });
});

test('a port in use is reported to the caller', async () => {
  await expect(startLeadServiceStandIn({ port: standIn.port })).rejects.toThrow('EADDRINUSE');
});

test('closing ends pending calls', async () => {
  const other = await startLeadServiceStandIn();
  other.setMode({ mode: 'slow', delayMs: 600_000 });
  const waiting = fetch(`${other.url}/Lead.svc/web/GenerateProductwiseLead`, {
    method: 'POST',
    headers: goodHeaders,
    body: JSON.stringify(goodBody),
  });
  const broken = expect(waiting).rejects.toThrow();
  await pollUntil(() => other.received().length, {
    what: 'the request was read',
    timeoutMs: 60_000,
    everyMs: 5,
  });
  await other.close();
  await broken;
});
