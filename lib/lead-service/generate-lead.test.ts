import { createServer, type IncomingHttpHeaders } from 'node:http';
import { lastTimeSlot, validCallBack } from '../../testing/data/valid-call-back.ts';
import {
  type StandInMode,
  standInModes,
} from '../../testing/servers/lead-service-stand-in/control.ts';
import {
  type LeadServiceStandIn,
  type ReceivedLead,
  startLeadServiceStandIn,
} from '../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { listenLocally } from '../../testing/servers/listen-locally.ts';
import { generateLead, type LeadServiceLead } from './generate-lead.server.ts';
import type { LeadReply } from './parse-lead-reply.ts';

const lead: LeadServiceLead = {
  MobileNumber: validCallBack.mobile,
  ProductId: 9,
  SlotDateTime: lastTimeSlot,
};
const defaults = { timeoutMs: 30_000, antiForgeryToken: 'token-1' };

let standIn: LeadServiceStandIn;
let settled: (lead: ReceivedLead) => void = () => {};

beforeAll(async () => {
  standIn = await startLeadServiceStandIn({ onLead: (received) => settled(received) });
});

beforeEach(() => {
  standIn.setMode({ mode: 'accept' });
  standIn.clear();
});

afterAll(() => standIn.close());

const send = (options: { timeoutMs?: number; serviceUrl?: string } = {}) =>
  generateLead(lead, { serviceUrl: standIn.url, ...defaults, ...options });

const unusable = (reason: string, detail: unknown = expect.any(String)) => ({
  kind: 'unusable',
  reason,
  mayHaveArrived: true,
  detail,
});

const answers: Record<StandInMode, unknown> = {
  accept: { kind: 'accepted' },
  wrapped: { kind: 'accepted' },
  d: { kind: 'accepted' },
  'double-encoded': { kind: 'accepted' },
  bom: { kind: 'accepted' },
  'text-plain': { kind: 'accepted' },
  refuse: { kind: 'refused', message: 'Come back tomorrow.' },
  'request-error': unusable('bad-status', 'HTTP 400, text/html; charset=UTF-8, "Request Error"'),
  'not-found': unusable('bad-status', 'HTTP 404, text/html; charset=UTF-8, "Service"'),
  'method-not-allowed': unusable('bad-status', expect.stringContaining('HTTP 405')),
  'server-error-json': unusable('bad-status', 'HTTP 500, application/json; charset=utf-8'),
  'server-error-html': unusable('bad-status', expect.stringContaining('"Runtime Error"')),
  redirect: unusable('redirect', expect.stringContaining('HTTP 302')),
  empty: unusable('empty', 'HTTP 200'),
  null: unusable('empty'),
  malformed: unusable('malformed'),
  slow: { kind: 'accepted' },
  'slow-body': { kind: 'accepted' },
  'slow-refuse': { kind: 'refused', message: 'Come back tomorrow.' },
  reset: unusable('connection-lost', 'ECONNRESET'),
  'reset-before': unusable('connection-lost'),
  'html-ok': unusable('html', 'HTTP 200, text/html; charset=utf-8, "Sign in"'),
  'too-large': unusable('too-large'),
};

for (const mode of standInModes) {
  test(`the response of a service in mode ${mode} is classified`, async () => {
    standIn.setMode({ mode, delayMs: 20, message: ' Come back\ntomorrow. ' });
    expect(await send()).toEqual(answers[mode]);
    expect(standIn.received()).toHaveLength(1);
  });
}

test('the lead goes out exactly as the specification says', async () => {
  const seen: { url?: string; method?: string; headers?: IncomingHttpHeaders; body: string } = {
    body: '',
  };
  const server = createServer((request, response) => {
    Object.assign(seen, { url: request.url, method: request.method, headers: request.headers });
    request.on('data', (chunk) => {
      seen.body += chunk;
    });
    request.on('end', () => response.end('{"IsError":false}'));
  });
  const { port, close } = await listenLocally(server);
  const answer = await send({ serviceUrl: `http://127.0.0.1:${port}/api/` });
  await close();

  expect(answer).toEqual({ kind: 'accepted' });
  expect(seen.method).toBe('POST');
  expect(seen.url).toBe('/api/Lead.svc/web/GenerateProductwiseLead');
  expect(JSON.parse(seen.body)).toEqual({
    MobileNumber: '9876543210',
    IsIVRRequest: false,
    IVRProductCode: 0,
    ProductId: 9,
    SlotDateTime: lastTimeSlot,
  });
  expect(seen.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    accept: 'application/json',
    'x-xsrf-token': 'token-1',
    cookie: 'XSRF-TOKEN=token-1',
  });
});

test('the service URL may end with a slash or not', async () => {
  for (const serviceUrl of [standIn.url, `${standIn.url}/`, `${standIn.url}//`])
    expect(await send({ serviceUrl })).toEqual({ kind: 'accepted' });
});

test('a refusal of the business rule is returned', async () => {
  const answer = await generateLead(
    { ...lead, MobileNumber: '12345' },
    { serviceUrl: standIn.url, ...defaults },
  );
  expect(answer).toEqual({ kind: 'refused', message: 'Enter valid mobile no.' });
});

test('a service that does not respond in time may have received the lead', async () => {
  standIn.setMode({ mode: 'slow', delayMs: 600_000 });
  const abandoned = new Promise<ReceivedLead>((resolve) => {
    settled = resolve;
  });
  expect(await send({ timeoutMs: 500 })).toEqual(
    unusable('timeout', 'no complete answer within 500 ms'),
  );
  expect(await abandoned).toMatchObject({ mobile: '9876543210', outcome: 'failed' });
});

test('the timeout also covers a body that trickles in', async () => {
  standIn.setMode({ mode: 'slow-body', delayMs: 600_000 });
  const abandoned = new Promise<ReceivedLead>((resolve) => {
    settled = resolve;
  });
  expect(await send({ timeoutMs: 500 })).toEqual(unusable('timeout'));
  expect(await abandoned).toMatchObject({ outcome: 'failed' });
});

test('a service that is down has certainly not received the lead', async () => {
  const stopped = await startLeadServiceStandIn();
  await stopped.close();
  const notConnected: LeadReply = {
    kind: 'unusable',
    reason: 'not-connected',
    mayHaveArrived: false,
    detail: 'ECONNREFUSED',
  };
  expect(await send({ serviceUrl: stopped.url })).toEqual(notConnected);
  const byName = stopped.url.replace('127.0.0.1', 'localhost');
  expect(await send({ serviceUrl: byName })).toEqual(notConnected);
});

test('a request that cannot be built gives a result, not an exception', async () => {
  const neverSent = { kind: 'unusable', reason: 'not-connected', mayHaveArrived: false };
  expect(await send({ serviceUrl: 'not a url' })).toMatchObject(neverSent);
  expect(await send({ timeoutMs: Number.NaN })).toMatchObject(neverSent);
  const badToken = { serviceUrl: standIn.url, ...defaults, antiForgeryToken: 'a\r\nb' };
  expect(await generateLead(lead, badToken)).toMatchObject(neverSent);
  expect(standIn.received()).toHaveLength(0);
});

test('the service is used again as soon as its failures end', async () => {
  for (const mode of ['reset', 'reset-before', 'too-large', 'redirect'] as const) {
    standIn.setMode({ mode, times: 1 });
    expect(await send()).toMatchObject({ kind: 'unusable' });
    expect(await send()).toEqual({ kind: 'accepted' });
  }
});

test('a failed response never contains the mobile number', async () => {
  for (const mode of standInModes) {
    standIn.setMode({ mode, delayMs: 600_000 });
    const answer = await send({ timeoutMs: mode.startsWith('slow') ? 100 : 30_000 });
    expect(JSON.stringify(answer)).not.toContain('9876543210');
  }
});
