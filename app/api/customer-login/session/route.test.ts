/** Signing in: the handlers on a temporary database, with a real SMS gateway, one known number and an unknown one. */
import { waitUntilIdle } from '@/lib/http/handle-request.server';
import { seedPolicy } from '@/testing/data/seed-policy.ts';
import { withDatabase } from '@/testing/databases/with-database.ts';
import { cookiesOf } from '@/testing/handlers/api-client.ts';
import { callHandler, nativeFormHeaders, testOrigin } from '@/testing/handlers/call-handler.ts';
import { siteWithCodes } from '@/testing/handlers/site-with-codes.ts';

type Post = (request: Request) => Promise<Response>;
const knownNumber = '9876543210';
const unknown = '9876500000';
let posts: Record<'code' | 'session' | 'sign-out' | 'sign-out-everywhere', Post>;

const site = siteWithCodes(['one_time_code', 'login_session'], async () => ({
  CODES_PER_CLIENT_PER_HOUR: '60',
}));

beforeAll(async () => {
  posts = {
    code: (await import('../code/route.ts')).POST,
    session: (await import('./route.ts')).POST,
    'sign-out': (await import('../sign-out/route.ts')).POST,
    'sign-out-everywhere': (await import('../sign-out-everywhere/route.ts')).POST,
  };
  const { openServices } = await import('@/lib/store/services.server');
  await seedPolicy(await openServices(), knownNumber);
});

async function post(
  name: keyof typeof posts,
  fields: Record<string, string>,
  { cookie = '', isNative = false, headers = {} as Record<string, string | null> } = {},
) {
  const answer = await callHandler(posts[name], {
    path: `/api/customer-login/${name}`,
    visitor: { ...site.visitor, cookies: `${site.visitor.cookies}; ${cookie}` },
    body: isNative ? new URLSearchParams(fields).toString() : JSON.stringify(fields),
    headers: {
      ...(isNative && nativeFormHeaders),
      ...headers,
    },
  });
  await waitUntilIdle();
  return { ...answer, location: answer.headers.get('location'), cookie: cookiesOf(answer.headers) };
}

test('a number, its code and a session; signing out ends it', async () => {
  const codeResponse = await post('code', { contact: '+91 98765 43210' });
  expect(codeResponse).toMatchObject({
    status: 200,
    body: { status: 'sent', resendAfterSeconds: 30 },
  });
  const code = site.gateway.codeFor(knownNumber) ?? '';
  const signedIn = await post('session', { code }, { cookie: codeResponse.cookie });
  expect(signedIn.body).toEqual({ status: 'signed-in', next: '/customer-login/policies' });
  expect(signedIn.headers.get('cache-control')).toBe('no-store');
  const again = await post(
    'session',
    { code },
    { cookie: `${codeResponse.cookie}; ${signedIn.cookie}` },
  );
  expect(again.status).toBe(200);
  await post('sign-out', {}, { cookie: signedIn.cookie });
  expect(
    withDatabase(site.dataDir, (db) => db.prepare('SELECT * FROM login_session').all()),
  ).toEqual([]);
});

const sessions = () =>
  withDatabase(site.dataDir, (db) => db.prepare('SELECT id FROM login_session').all());

test('two clicks without JavaScript, the second without cookies of the first response: one session, received', async () => {
  const codeResponse = await post('code', { contact: knownNumber }, { isNative: true });
  const code = site.gateway.codeFor(knownNumber) ?? '';
  const enter = () => post('session', { code }, { cookie: codeResponse.cookie, isNative: true });
  const both = [...(await Promise.all([enter(), enter()])), await enter()];
  for (const { location } of both) expect(location).toBe('/customer-login/policies');
  expect(new Set(both.map(({ cookie }) => cookie)).size).toBe(1);
  expect(sessions()).toHaveLength(1);
});

test('attack: a used code is sent again with its cookie, after signing out or a moment later', async () => {
  const codeResponse = await post('code', { contact: knownNumber }, { isNative: true });
  const code = site.gateway.codeFor(knownNumber) ?? '';
  const enter = (typed = code) =>
    post('session', { code: typed }, { cookie: codeResponse.cookie, isNative: true });
  const signedIn = await enter();
  const wrong = code === '00000000' ? '00000001' : '00000000';
  expect((await enter(wrong)).location).toBe('/customer-login/answer?problem=none');
  const closedAgo = (ms: number) =>
    withDatabase(site.dataDir, (db) =>
      db
        .prepare('UPDATE one_time_code SET closed_at = ?')
        .run(new Date(Date.now() - ms).toISOString()),
    );
  closedAgo(11_000);
  expect((await enter()).location).toBe('/customer-login/answer?problem=none');
  closedAgo(0);
  expect((await enter()).location).toBe('/customer-login/policies');
  await post('sign-out', {}, { cookie: signedIn.cookie });
  expect((await enter()).location).toBe('/customer-login/answer?problem=none');
  expect(sessions()).toEqual([]);
});

test('attack: the answers for a known number and an unknown one are byte-identical', async () => {
  const responses = [];
  for (const contact of [knownNumber, unknown]) {
    const codeResponse = await post('code', { contact });
    const wrong = [];
    for (let n = 0; n < 4; n++) {
      const { status, body } = await post(
        'session',
        { code: `0000000${n}` },
        { cookie: codeResponse.cookie },
      );
      wrong.push({ status, body });
    }
    const names = codeResponse.headers.getSetCookie().map((line) => line.replace(/=[^;]+/, ''));
    responses.push({ status: codeResponse.status, body: codeResponse.body, names, wrong });
  }
  expect(responses[0]).toEqual(responses[1]);
  expect(site.gateway.received.map(({ to }) => to)).toEqual([`91${knownNumber}`]);
});

test('attack: for a known number the answer waits for the gateway', async () => {
  site.gateway.setMode('slow');
  const answer = await callHandler(posts.code, {
    path: '/api/customer-login/code',
    visitor: site.visitor,
    body: JSON.stringify({ contact: knownNumber }),
  });
  const sending = withDatabase(site.dataDir, (db) =>
    db.prepare('SELECT sending FROM one_time_code').all(),
  );
  expect(answer.status).toBe(200);
  expect(sending.map((row) => row.sending)).toEqual(['pending']);
  site.gateway.setMode('ok');
  await waitUntilIdle();
});

test('attack: the URL after a post without JavaScript holds neither number nor code', async () => {
  const codeResponse = await post('code', { contact: knownNumber }, { isNative: true });
  expect(codeResponse).toMatchObject({ status: 303, location: '/customer-login/code' });
  const wrong = await post(
    'session',
    { code: '12' },
    { cookie: codeResponse.cookie, isNative: true },
  );
  expect(wrong.location).toBe('/customer-login/code?problem=malformed');
  const bad = await post('code', { contact: '12345' }, { isNative: true });
  expect(bad.location).toBe('/customer-login/answer?problem=contact');
});

test('attack: another site signs somebody in or out, or has a code sent', async () => {
  for (const name of ['code', 'session', 'sign-out', 'sign-out-everywhere'] as const) {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await post(name, { contact: knownNumber }, { isNative: true, headers })).status).toBe(
      403,
    );
    const noToken = { 'x-xsrf-token': null };
    expect((await post(name, { contact: knownNumber }, { headers: noToken })).status).toBe(403);
  }
  expect(site.gateway.received).toEqual([]);
});

test('attack: without cookies a new code, a check and another request lead nowhere', async () => {
  await post('code', { contact: knownNumber }, { isNative: true });
  const code = site.gateway.codeFor(knownNumber) ?? '';
  const checked = await post('session', { code }, { isNative: true });
  expect(checked.location).toBe('/customer-login/answer?problem=none');
  const again = await post('code', { again: 'yes' }, { isNative: true });
  expect(again.location).toBe('/customer-login/answer?problem=none');
});

test('attack: an invented session signs nobody out and gets nothing', async () => {
  const codeResponse = await post('code', { contact: knownNumber });
  await post(
    'session',
    { code: site.gateway.codeFor(knownNumber) ?? '' },
    { cookie: codeResponse.cookie },
  );
  const inventedCookie = `login=${'A'.repeat(43)}`;
  expect((await post('sign-out-everywhere', {}, { cookie: inventedCookie })).status).toBe(200);
  const sessions = withDatabase(site.dataDir, (db) =>
    db.prepare('SELECT * FROM login_session').all(),
  );
  expect(sessions).toHaveLength(1);
});

test('attack: objects, arrays and long strings in place of a number or a code', async () => {
  const odd = [
    { contact: { toString: 'x' } },
    { contact: [knownNumber] },
    { contact: 'x'.repeat(1500) },
  ];
  for (const fields of odd)
    expect((await post('code', fields as unknown as Record<string, string>)).status).toBe(422);
  const code = { code: { length: 6 } } as unknown as Record<string, string>;
  expect((await post('session', code)).status).toBe(422);
  expect((await post('code', { contact: 'x'.repeat(5000) })).status).toBe(413);
});

test('attack: one client requests hundreds of codes', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 80; n++)
    statuses.add((await post('code', { contact: `98765${String(n).padStart(5, '0')}` })).status);
  expect([...statuses]).toEqual([200, 429]);
});

test('attack: counts of sent codes are visible from other machines', async () => {
  const { GET } = await import('@/app/api/status/route');
  const read = async (forwarded: string) =>
    (
      await GET(
        new Request(`${testOrigin}/api/status`, { headers: { 'x-forwarded-for': forwarded } }),
      )
    ).json();
  expect(await read('127.0.0.1')).toHaveProperty('codes');
  expect(await read('127.0.0.1')).toHaveProperty('accesses.unusual', null);
  expect(await read('203.0.113.9')).not.toHaveProperty('codes');
  expect(await read('203.0.113.9')).not.toHaveProperty('accesses');
  expect(await read('203.0.113.9, 127.0.0.1')).not.toHaveProperty('codes');
});
