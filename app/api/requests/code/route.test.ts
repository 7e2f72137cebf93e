/** "Allow calls again" with its code: both handlers on a temporary database, with a real stand-in of the gateway. */
import { waitUntilIdle } from '@/lib/http/handle-request.server';
import { stoppedUntil } from '@/lib/leads/do-not-call-list.server';
import { withDatabase } from '@/testing/databases/with-database.ts';
import { cookiesOf } from '@/testing/handlers/api-client.ts';
import { callHandler, postNativeForm } from '@/testing/handlers/call-handler.ts';
import { siteWithCodes } from '@/testing/handlers/site-with-codes.ts';

const mobile = '9876543210';
const codePath = '/your-request?result=code-required';
let post: (request: Request) => Promise<Response>;
let postCode: (request: Request) => Promise<Response>;

const site = siteWithCodes(
  ['service_request', 'one_time_code', 'stopped_number', 'form_draft'],
  async () => ({ SERVICE_REQUESTS_PER_CLIENT_PER_HOUR: '1000' }),
);

beforeAll(async () => {
  ({ POST: post } = await import('../route.ts'));
  ({ POST: postCode } = await import('./route.ts'));
});

async function ask(kind: 'stop-calls' | 'allow-calls', number = mobile) {
  const answer = await callHandler(post, {
    path: '/api/requests',
    visitor: site.visitor,
    body: JSON.stringify({ kind, mobile: number }),
  });
  await waitUntilIdle();
  return { ...answer, cookie: cookiesOf(answer.headers) };
}
const enter = (
  fields: Record<string, string>,
  cookie: string,
  headers: Record<string, string> = {},
) => postNativeForm(postCode, '/api/requests/code', { fields, cookie, headers });
const rests = () =>
  withDatabase(site.dataDir, (db) => db.prepare('SELECT 1 FROM stopped_number').all().length) > 0;
const other = (code: string) => (code === '00000000' ? '00000001' : '00000000');

test('attack: calls to another person’s number are allowed without the code sent to it', async () => {
  await ask('stop-calls');
  const response = await ask('allow-calls');
  expect(response).toMatchObject({
    status: 401,
    body: { status: 'code-required', reference: expect.stringMatching(/^SR-/) },
  });
  const code = site.gateway.codeFor(mobile) ?? '';
  expect((await enter({ code: other(code) }, response.cookie)).location).toBe(
    `${codePath}&problem=wrong`,
  );
  expect((await enter({ code }, '')).location).toBe(`${codePath}&problem=none`);
  const stranger = await ask('allow-calls', '9876500000');
  expect((await enter({ code }, stranger.cookie)).location).toBe(`${codePath}&problem=wrong`);
  expect(rests()).toBe(true);
});

test('the code removes the number from the list, and a second click shows the same page', async () => {
  await ask('stop-calls');
  const { cookie } = await ask('allow-calls');
  const code = site.gateway.codeFor(mobile) ?? '';
  const both = await Promise.all([enter({ code }, cookie), enter({ code }, cookie)]);
  for (const { location } of both) expect(location).toMatch(/^\/your-request\?result=state&/);
  expect(both[0]?.location).not.toContain(mobile);
  expect(rests()).toBe(false);
});

test('without a referer the code of a Hindi page leads to Hindi pages', async () => {
  await ask('stop-calls');
  const { cookie } = await ask('allow-calls');
  const code = site.gateway.codeFor(mobile) ?? '';
  const page = '/hi/your-request';
  const wrong = await enter({ code: other(code), page }, cookie);
  expect(wrong.location).toBe(`/hi${codePath}&problem=wrong`);
  const again = await enter({ again: 'yes', page }, cookie);
  expect(again.location).toMatch(/^\/hi\/your-request\?/);
  const right = await enter({ code: site.gateway.codeFor(mobile) ?? '', page }, cookie);
  expect(right.location).toMatch(/^\/hi\/your-request\?result=state&/);
});

test('attack: a request for a code reveals who is on the do-not-call list', async () => {
  await ask('stop-calls');
  site.gateway.clear();
  const known = await ask('allow-calls');
  expect(site.gateway.codeFor(mobile)).toMatch(/^\d{8}$/);
  const unknown = await ask('allow-calls', '9876500000');
  expect(site.gateway.codeFor('9876500000')).toBeUndefined();
  expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
  expect(unknown.status).toBe(known.status);
  expect(unknown.cookie.length).toBe(known.cookie.length);
});

test('a code issued before a newer stop removes nothing from the list', async () => {
  await ask('stop-calls');
  const { cookie } = await ask('allow-calls');
  const code = site.gateway.codeFor(mobile) ?? '';
  withDatabase(site.dataDir, (db) =>
    db
      .prepare('UPDATE stopped_number SET until = ?')
      .run(stoppedUntil(new Date(Date.now() + 1000))),
  );
  expect((await enter({ code }, cookie)).location).toBe(
    '/your-request?result=stopped-again#problem',
  );
  expect(rests()).toBe(true);
});

test('a new code can be requested after the desk was mailed and the number erased', async () => {
  await ask('stop-calls');
  const { cookie } = await ask('allow-calls');
  withDatabase(site.dataDir, (db) => {
    db.exec("UPDATE service_request SET fields_sealed = NULL, state = 'delivered'");
    db.exec("UPDATE one_time_code SET created_at = '2026-01-01T00:00:00.000Z'");
  });
  site.gateway.clear();
  const again = await enter({ again: 'yes' }, cookie);
  expect(again.location).toBe(codePath);
  const newer = cookiesOf(again.headers);
  const code = site.gateway.codeFor(mobile) ?? '';
  expect((await enter({ code }, newer)).location).toMatch(/result=state/);
  expect(rests()).toBe(false);
});

test('after three codes the page says how long to wait; three wrong attempts void a code', async () => {
  await ask('stop-calls');
  for (let n = 0; n < 3; n++) await ask('allow-calls');
  expect(await ask('allow-calls')).toMatchObject({ status: 401, body: { problem: 'too-many' } });
  const { cookie } = await ask('allow-calls', '9876500000');
  for (let n = 0; n < 2; n++) await enter({ code: '12345678' }, cookie);
  expect((await enter({ code: '12345678' }, cookie)).location).toBe(`${codePath}&problem=used-up`);
});

test('attack: another site enters a code or has one sent', async () => {
  await ask('stop-calls');
  const { cookie } = await ask('allow-calls');
  const code = site.gateway.codeFor(mobile) ?? '';
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
  expect((await enter({ code }, cookie, foreign)).status).toBe(403);
  expect((await enter({ again: 'yes' }, cookie, foreign)).status).toBe(403);
  expect(rests()).toBe(true);
});

test('when the database fails, the answer is a page with the phone number', async () => {
  const { cookie } = await ask('allow-calls', '9876500000');
  const rename = (from: string, to: string) =>
    withDatabase(site.dataDir, (db) => db.exec(`ALTER TABLE ${from} RENAME TO ${to}`));
  rename('one_time_code', 'away');
  const answer = await enter({ code: '12345678' }, cookie);
  rename('away', 'one_time_code');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toContain('text/html');
  const { environment } = await import('@/lib/config/environment.server');
  expect(answer.body).toContain(environment().broker.phone);
});
