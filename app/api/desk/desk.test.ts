/**
 * The desk's handlers on a temporary database, with a real identity provider over HTTP: who sees them, who gets in, how
 * long, and what a hostile post does.
 */
import type { Services } from '@/lib/store/services.server';
import { withDatabase } from '@/testing/databases/with-database.ts';
import {
  asha,
  type DeskSent,
  deskAgent,
  deskOrigin,
  deskRequest,
  deskSite,
  office,
  ravi,
} from '@/testing/handlers/desk-site.ts';
import {
  type IdentityProviderStandIn,
  startIdentityProviderStandIn,
} from '@/testing/servers/identity-provider-stand-in.ts';

type Handler = (request: Request) => Response | Promise<Response>;
let route: Handler;
let unknown: Handler;
let provider: IdentityProviderStandIn;
let services: Services;

const {
  site,
  sendAndWait: send,
  staffMemberOf,
  tokenFor,
  lastEvent,
  ...desk
} = deskSite(['one_time_code', 'code_allowance'], async () => {
  provider = await startIdentityProviderStandIn({
    people: [
      { email: asha },
      { email: 'Ravi@Broker.test' },
      { email: 'left@broker.test' },
      { email: 'grouped@broker.test', groups: ['Managers'] },
      { email: 'unverified@broker.test', email_verified: false },
    ],
  });
  return {
    DESK_STAFF: `${asha}=desk, ${ravi}=manager, group:Managers=manager, unverified@broker.test=desk`,
    DESK_NETWORKS: '203.0.113.0/24',
    DESK_OIDC_ISSUER: provider.issuer,
    DESK_OIDC_CLIENT_ID: provider.clientId,
    DESK_OIDC_CLIENT_SECRET: provider.clientSecret,
  };
});

beforeAll(async () => {
  route = (await import('./[...action]/route.ts')).POST;
  unknown = (await import('../[...unknown]/route.ts')).POST;
  services = desk.services();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.setMode('ok');
  provider.setClaims({});
});

/** Settings of this process are read once; a test changes them in place. */
async function withDesk(change: object, work: () => Promise<void>): Promise<void> {
  const env = services.env as { desk: unknown };
  const before = env.desk;
  env.desk = { ...(before as object), ...change };
  try {
    await work();
  } finally {
    env.desk = before;
  }
}

async function start() {
  const { location, cookie } = await send('sign-in');
  return { url: location, cookie };
}

async function signInAs(email: string, before = '') {
  const { url, cookie } = await start();
  return send(await provider.signIn(url, email), { cookie: `${before}; ${cookie}` });
}

const sessionOf = ({ cookie }: { cookie: string }) =>
  /__Host-desk=[\w-]{43}/.exec(cookie)?.[0] ?? '';

const sessions = () =>
  withDatabase(site.dataDir, (db) => db.prepare('SELECT * FROM desk_session').all());

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
  'to a stranger %s of any of its paths is an unknown path, to the byte',
  async (method) => {
    const ask = async (handler: Handler, path: string) => {
      const response = await handler(
        new Request(`${deskOrigin}/api/${path}`, {
          method,
          headers: { 'x-forwarded-for': '198.51.100.7' },
        }),
      );
      return [response.status, [...response.headers], await response.text()];
    };
    const expected = await ask(unknown, 'nothing');
    expect(expected[0]).toBe(404);
    for (const name of ['sign-in', 'signed-in?code=x', 'code', 'session', 'sign-out', 'x'])
      expect(await ask(route, `desk/${name}`)).toEqual(expected);
  },
);

test('to a staff member in the office a wrong method and an unknown action are unknown paths too', async () => {
  for (const [name, method] of [
    ['sign-out', 'GET'],
    ['sign-in', 'POST'],
    ['nothing', 'POST'],
    ['sign-in/', 'GET'],
  ] as const)
    expect((await send(name, { method })).status).toBe(404);
});

test('without a desk, and on another host than its own, its handlers are unknown paths', async () => {
  await withDesk({ host: 'desk.broker.test' }, async () => {
    expect((await send('sign-in')).status).toBe(404);
    const forged = { 'x-forwarded-host': 'desk.broker.test' };
    expect((await send('sign-in', { headers: forged })).status).toBe(404);
    expect((await send('sign-in', { headers: { host: 'desk.broker.test' } })).status).toBe(303);
  });
});

test('the company’s sign-in starts a session in a cookie of our host alone, once, and the event says so', async () => {
  const signedIn = await signInAs(asha);
  expect(signedIn.status).toBe(303);
  expect(signedIn.location).toBe('/desk');
  const [session, forgotten] = signedIn.headers.getSetCookie();
  expect(session).toMatch(/^__Host-desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(forgotten).toMatch(/^__Host-desk-start=; Max-Age=0; /);
  expect(signedIn.headers.get('cache-control')).toBe('no-store');
  expect(signedIn.headers.get('x-robots-tag')).toBe('noindex');
  expect(await staffMemberOf(sessionOf(signedIn))).toMatchObject({ address: asha, role: 'desk' });
  expect(await lastEvent()).toMatchObject({ actor: asha, action: 'signed-in', from: office });
  expect(JSON.stringify(sessions())).not.toContain(asha);
  expect(JSON.stringify(sessions())).not.toContain(sessionOf(signedIn).split('=')[1]);
});

test('the request to the provider has PKCE, state and nonce, and our cookie reveals none of them', async () => {
  const { url, cookie } = await start();
  const { searchParams: query } = new URL(url);
  expect(Object.fromEntries(query)).toMatchObject({
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `${deskOrigin}/api/desk/signed-in`,
    code_challenge_method: 'S256',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(query.get(name)).toMatch(/^[\w-]{43}$/);
    expect(cookie).not.toContain(query.get(name));
  }
});

test('the role is that of the list, by address in any case or by group', async () => {
  expect(await staffMemberOf(sessionOf(await signInAs('Ravi@Broker.test')))).toMatchObject({
    address: ravi,
    role: 'manager',
  });
  expect(await staffMemberOf(sessionOf(await signInAs('grouped@broker.test')))).toMatchObject({
    role: 'manager',
  });
});

test.each([
  ['left@broker.test', {}, 'not on the list'],
  ['unverified@broker.test', {}, 'address not verified'],
  [asha, { email_verified: 'true' }, 'address not verified'],
  [asha, { email_verified: undefined }, 'address not verified'],
  [asha, { email_verified: undefined, xms_edov: false }, 'address not verified'],
  [asha, { email_verified: undefined, xms_edov: '0' }, 'address not verified'],
  // It says two things: the standard's claim counts.
  [asha, { email_verified: false, xms_edov: true }, 'address not verified'],
  [asha, { email: ['asha@broker.test'] }, 'no address'],
  [asha, { email: 'a\u017Fha@broker.test' }, 'no address'],
])('%s with %j is refused, and the event says why', async (email, claims, detail) => {
  provider.setClaims(claims);
  const refused = await signInAs(email);
  expect(refused.location).toBe('/desk/sign-in?message=refused#message');
  expect(sessions()).toEqual([]);
  expect(await lastEvent()).toMatchObject({ action: 'sign-in-refused', detail });
});

test.each([true, 1, '1'])(
  'Microsoft Entra, which states no email_verified, signs in by xms_edov %j',
  async (xms_edov) => {
    provider.setClaims({ email_verified: undefined, xms_edov });
    expect(await staffMemberOf(sessionOf(await signInAs(asha)))).toMatchObject({ address: asha });
  },
);

test.each([
  ['another nonce', { nonce: 'x' }],
  ['no nonce', { nonce: undefined }],
  ['another issuer', { iss: 'https://evil.test' }],
  ['another audience', { aud: 'another-client' }],
  ['an old token', { exp: 1_000_000 }],
])('an ID token with %s opens nothing', async (_, claims) => {
  provider.setClaims(claims);
  expect((await signInAs(asha)).location).toBe('/desk/sign-in?message=provider#message');
  expect(sessions()).toEqual([]);
});

test('another state, another browser, a replay and no cookie open nothing', async () => {
  const { url, cookie } = await start();
  const back = await provider.signIn(url, asha);
  const other = await start();
  const changed = new URL(back);
  changed.searchParams.set('state', 'x');
  for (const [link, held] of [
    [back, ''],
    [back, other.cookie],
    [changed.href, cookie],
    [back, cookie.replace(/.(?=.{20}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))],
  ] as const)
    expect((await send(link, { cookie: held })).location).toBe(
      '/desk/sign-in?message=not-started#message',
    );
  expect((await send(back, { cookie })).location).toBe('/desk');
  // The code is used: the provider refuses it.
  expect((await send(back, { cookie })).location).toBe('/desk/sign-in?message=provider#message');
  expect(sessions()).toHaveLength(1);
});

test('a sign-in that was started ten minutes ago opens nothing', async () => {
  const { url, cookie } = await start();
  const back = await provider.signIn(url, asha);
  const { store } = services;
  const { now } = store;
  const tenMinutesOn = minutesOn(10);
  try {
    store.now = () => tenMinutesOn;
    expect((await send(back, { cookie })).location).toBe(
      '/desk/sign-in?message=not-started#message',
    );
  } finally {
    store.now = now;
  }
  expect(sessions()).toEqual([]);
});

test('what the provider answers with an error is a refusal', async () => {
  const { url, cookie } = await start();
  const state = new URL(url).searchParams.get('state');
  const iss = encodeURIComponent(provider.issuer);
  const denied = await send(`signed-in?error=access_denied&state=${state}&iss=${iss}`, { cookie });
  expect(denied.location).toBe('/desk/sign-in?message=refused#message');
});

test('an issuer that is another one in the redirect opens nothing (mix-up)', async () => {
  const { url, cookie } = await start();
  const back = new URL(await provider.signIn(url, asha));
  back.searchParams.set('iss', 'https://evil.test');
  expect((await send(back.href, { cookie })).location).toBe(
    '/desk/sign-in?message=provider#message',
  );
});

test('a rotated key signs in; one that the provider does not publish never does', async () => {
  expect((await signInAs(asha)).location).toBe('/desk');
  provider.rotateKey();
  // The list of keys is a minute old at most: at the latest the second try reads the new one.
  const first = await signInAs(asha);
  expect(first.location === '/desk' || (await signInAs(asha)).location === '/desk').toBe(true);
  provider.rotateKey(false);
  for (let tries = 0; tries < 2; tries++)
    expect((await signInAs(asha)).location).toBe('/desk/sign-in?message=provider#message');
  provider.rotateKey();
});

test('a provider that is away or slow is a page within seconds, and works again when it is back', async () => {
  const { url, cookie } = await start();
  const back = await provider.signIn(url, asha);
  for (const mode of ['broken', 'slow'] as const) {
    provider.setMode(mode);
    expect((await send(back, { cookie })).location).toBe('/desk/sign-in?message=provider#message');
    // The discovery is forgotten: the start asks and fails too.
    expect((await send('sign-in')).location).toBe('/desk/sign-in?message=provider#message');
  }
  provider.setMode('ok');
  expect((await signInAs(asha)).location).toBe('/desk');
});

test('a session before the sign-in ends with it', async () => {
  const first = sessionOf(await signInAs(asha));
  const second = sessionOf(await signInAs('Ravi@Broker.test', first));
  expect(await staffMemberOf(first)).toBeNull();
  expect(await staffMemberOf(second)).toMatchObject({ address: ravi });
});

const minutesOn = (minutes: number) => new Date(services.store.now().getTime() + minutes * 60_000);

test('half an hour without use and ten hours end a session', async () => {
  const cookie = sessionOf(await signInAs(asha));
  for (let minutes = 29; minutes < 600; minutes += 29)
    expect(await staffMemberOf(cookie, minutesOn(minutes))).not.toBeNull();
  expect(await staffMemberOf(cookie, minutesOn(601))).toBeNull();
  const idle = sessionOf(await signInAs(asha));
  expect(await staffMemberOf(idle, minutesOn(31))).toBeNull();
  expect(await staffMemberOf(idle)).toBeNull();
});

test('a staff member who leaves the list is out at once, a manager who becomes desk has that role, and coming back needs a sign-in', async () => {
  const cookie = sessionOf(await signInAs('Ravi@Broker.test'));
  await withDesk({ staff: [{ kind: 'address', name: ravi, role: 'desk' }] }, async () => {
    expect(await staffMemberOf(cookie)).toMatchObject({ role: 'desk' });
  });
  await withDesk({ staff: [] }, async () => {
    expect(await staffMemberOf(cookie)).toBeNull();
  });
  expect(await staffMemberOf(cookie)).toBeNull();
});

test('another kind of browser with the cookie ends it for both; a visitor’s session opens nothing', async () => {
  const cookie = sessionOf(await signInAs(asha));
  expect(await staffMemberOf(cookie.replace('__Host-desk', '__Host-login'))).toBeNull();
  expect(
    await staffMemberOf(cookie, undefined, 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0'),
  ).toBeNull();
  expect(await staffMemberOf(cookie)).toBeNull();
  const { startSession } = await import('@/lib/identity/sessions/sessions.server');
  const contact = { contactKey: 'a', contact: asha };
  const visitor = await startSession(services, contact, {
    headers: new Headers({ 'user-agent': deskAgent }),
    now: services.store.now(),
  });
  const value = /=([\w-]{43})/.exec(visitor.cookie)?.[1];
  expect(await staffMemberOf(`__Host-login=${value}; __Host-desk=${value}`)).toBeNull();
});

test('sign-out ends the row: a copied cookie opens nothing, and the event is written', async () => {
  const cookie = sessionOf(await signInAs(asha));
  const token = await tokenFor(cookie, 'sign-out');
  const left = await send('sign-out', { cookie, fields: { token } });
  expect(left.location).toBe('/desk/sign-in?message=signed-out#message');
  expect(left.headers.getSetCookie()[0]).toMatch(
    /^__Host-desk=; Max-Age=0; Path=\/; HttpOnly; Secure/,
  );
  expect(await lastEvent()).toMatchObject({ actor: asha, action: 'signed-out' });
  expect(await staffMemberOf(cookie)).toBeNull();
  const again = await send('sign-out', { cookie, fields: { token } });
  expect(again.location).toBe('/desk/sign-in?message=ended#message');
});

test('sign-out everywhere ends the sessions of this staff member alone, and the event says so', async () => {
  const [here, there] = [sessionOf(await signInAs(asha)), sessionOf(await signInAs(asha))];
  const others = sessionOf(await signInAs('Ravi@Broker.test'));
  const left = await desk.post(here, 'sign-out-everywhere', {});
  expect(left.location).toBe('/desk/sign-in?message=signed-out#message');
  expect(left.headers.getSetCookie()[0]).toMatch(/^__Host-desk=; Max-Age=0;/);
  expect(await lastEvent()).toMatchObject({
    actor: asha,
    action: 'signed-out',
    detail: 'everywhere',
  });
  expect(await staffMemberOf(here)).toBeNull();
  expect(await staffMemberOf(there)).toBeNull();
  expect(await staffMemberOf(others)).toMatchObject({ address: ravi });
});

test('a code by mail is no way in where a provider is configured', async () => {
  for (const name of ['code', 'session'])
    expect((await send(name, { fields: { address: asha, code: '12345678' } })).location).toBe(
      '/desk/sign-in?message=not-started#message',
    );
});

describe('every action', () => {
  let ran: string[] = [];
  let action: Handler;
  beforeAll(async () => {
    const { deskAction, invalidPost } = await import('@/lib/desk/desk-action.server');
    const { deskRoute } = await import('@/lib/desk/desk-route.server');
    action = deskRoute([
      deskAction({
        name: 'try',
        role: 'manager',
        parse: ({ fields }) =>
          fields.note === 'bad'
            ? invalidPost('address', '/desk')
            : { kind: 'valid', submission: String(fields.note) },
        run: async (note, { staffMember }) => {
          ran.push(`${staffMember.address}: ${note}`);
          return { outcome: 'done', page: '/desk' };
        },
      }),
    ]);
  });
  beforeEach(() => {
    ran = [];
  });

  type Change = (cookie: string) => DeskSent | Promise<DeskSent>;

  async function post(email: string, change: Change = () => ({})) {
    const own = sessionOf(await signInAs(email));
    const token = await tokenFor(own, 'try');
    const { cookie = own, fields, headers = {} } = await change(own);
    const sent = { cookie, headers, fields: { note: 'a note', token, ...fields } };
    const { status, location } = await desk.send(deskRequest('try', sent), action);
    return { status, location };
  }

  const manager = 'Ravi@Broker.test';

  test('runs for a post of its own page', async () => {
    expect(await post(manager)).toEqual({ status: 303, location: '/desk' });
    expect(ran).toEqual([`${ravi}: a note`]);
  });

  test('runs for a browser without Sec-Fetch-Site, by its origin', async () => {
    const from = (own: string) => () => ({ headers: { 'sec-fetch-site': null, origin: own } });
    expect(await post(manager, from(deskOrigin))).toMatchObject({ location: '/desk' });
    await withDesk({ origin: 'https://desk.broker.test' }, async () => {
      expect(await post(manager, from('https://desk.broker.test'))).toMatchObject({
        location: '/desk',
      });
    });
  });

  test('says what is not valid on a page', async () => {
    const answer = await post(manager, () => ({ fields: { note: 'bad' } }));
    expect(answer.location).toBe('/desk?message=address#message');
    expect(ran).toEqual([]);
  });

  const headers = (changed: Record<string, string | null>) => () => ({ headers: changed });
  test.each<[string, Change, object]>([
    ['from another site', headers({ 'sec-fetch-site': 'cross-site' }), { status: 403 }],
    ['from a sister site', headers({ 'sec-fetch-site': 'same-site' }), { status: 403 }],
    ['without any origin', headers({ 'sec-fetch-site': null }), { status: 403 }],
    [
      'from another origin',
      headers({ 'sec-fetch-site': null, origin: 'https://evil.test' }),
      { status: 403 },
    ],
    ['as JSON', headers({ 'content-type': 'application/json' }), { status: 415 }],
    [
      'as a file, where none is taken',
      headers({ 'content-type': 'multipart/form-data; boundary=x' }),
      { status: 415 },
    ],
    ['larger than a form', () => ({ fields: { note: 'x'.repeat(70_000) } }), { status: 413 }],
    [
      'without a token',
      () => ({ fields: { token: '' } }),
      { location: '/desk?message=form#message' },
    ],
    [
      'with the token of another action',
      async (cookie) => ({ fields: { token: await tokenFor(cookie, 'sign-out') } }),
      { location: '/desk?message=form#message' },
    ],
    [
      'with the token of another session',
      async () => ({ fields: { token: await tokenFor(sessionOf(await signInAs(asha)), 'try') } }),
      { location: '/desk?message=form#message' },
    ],
    [
      'without a session',
      () => ({ cookie: '' }),
      { location: '/desk/sign-in?message=ended#message' },
    ],
  ])('does not run for a post %s', async (_, change, expected) => {
    expect(await post(manager, change)).toMatchObject(expected);
    expect(ran).toEqual([]);
  });

  test('does not run for a staff member without the role', async () => {
    expect(await post(asha)).toMatchObject({ location: '/desk?message=role#message' });
    expect(ran).toEqual([]);
  });

  test('a refusal of a token or a role is an event', async () => {
    await post(asha);
    expect(await lastEvent()).toMatchObject({
      actor: asha,
      action: 'refused',
      detail: 'try: role',
    });
    await post(manager, () => ({ fields: { token: '' } }));
    expect(await lastEvent()).toMatchObject({ actor: ravi, detail: 'try: form' });
  });

  test('an event that cannot be written stops the sign-in', async () => {
    const { store } = services;
    await store.db.schema.alterTable('desk_event').renameTo('desk_event_away').execute();
    try {
      expect((await signInAs(asha)).location).toBe('/desk/sign-in?message=failed#message');
      expect(sessions()).toEqual([]);
    } finally {
      await store.db.schema.alterTable('desk_event_away').renameTo('desk_event').execute();
    }
  });
});
