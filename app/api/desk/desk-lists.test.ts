/** The handlers of insurers' lists: managers only, whole files only, and the work goes on behind the answer. */
import { waitUntilIdle } from '@/lib/http/handle-request.server';
import { withDatabase } from '@/testing/handlers/call-handler.ts';
import { cookiesOf, siteWithCodes } from '@/testing/handlers/site-with-codes.ts';
import {
  type IdentityProviderStandIn,
  startIdentityProviderStandIn,
} from '@/testing/servers/identity-provider-stand-in.ts';

const origin = 'https://www.broker.test';
const asha = 'asha@broker.test';
const ravi = 'ravi@broker.test';
const agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile Safari/537.36';
const insurer = 'Star Health';

let route: (request: Request) => Response | Promise<Response>;
let provider: IdentityProviderStandIn;
let services: import('@/lib/store/services.server').Services;

const cleared = [
  'desk_session',
  'list_upload',
  'hospital_list',
  'earlier_version',
  'stopped_number',
];
const site = siteWithCodes(cleared, async () => {
  provider = await startIdentityProviderStandIn({ people: [{ email: asha }, { email: ravi }] });
  return {
    SITE_ORIGIN: origin,
    DESK_STAFF: `${asha}=desk, ${ravi}=manager`,
    DESK_OIDC_ISSUER: provider.issuer,
    DESK_OIDC_CLIENT_ID: provider.clientId,
    DESK_OIDC_CLIENT_SECRET: provider.clientSecret,
    PAGES_PER_CLIENT_PER_MINUTE: '1000000',
  };
});

beforeAll(async () => {
  route = (await import('./[...action]/route.ts')).POST;
  services = await (await import('@/lib/store/services.server')).openServices();
});
afterAll(() => provider.close());

function request(path: string, cookie: string, body?: BodyInit | null) {
  const headers = {
    'user-agent': agent,
    host: 'www.broker.test',
    'x-forwarded-for': '203.0.113.9',
    cookie,
    ...(body && { 'sec-fetch-site': 'same-origin' }),
  };
  const url = path.startsWith('http') ? path : `${origin}/api/desk/${path}`;
  return new Request(url, { method: body ? 'POST' : 'GET', headers, ...(body && { body }) });
}

async function signInAs(email: string) {
  const started = await route(request('sign-in', ''));
  const back = await provider.signIn(started.headers.get('location') ?? '', email);
  const signedIn = await route(request(back, cookiesOf(started.headers)));
  return /__Host-desk=[\w-]{43}/.exec(cookiesOf(signedIn.headers))?.[0] ?? '';
}

async function tokenFor(cookie: string, action: string) {
  const { deskFormToken, readWorker } = await import('@/lib/desk/sign-in/desk-sessions.server');
  const headers = new Headers({ cookie, 'user-agent': agent });
  const worker = await readWorker(services, headers, services.store.now());
  return deskFormToken(services, worker ?? { sessionId: 'x' }, action);
}

type Fields = Record<string, string | File>;

async function post(cookie: string, action: string, fields: Fields, token?: string) {
  const form = new FormData();
  form.set('token', token ?? (await tokenFor(cookie, action)));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const hasFile = Object.values(fields).some((value) => typeof value !== 'string');
  const texts = [...form].map(([name, value]): [string, string] => [name, String(value)]);
  const body = hasFile ? form : new URLSearchParams(texts);
  const response = await route(request(action, cookie, body));
  return { status: response.status, location: response.headers.get('location') ?? '' };
}

const csv = (count: number) =>
  `Hospital Name,Address,City,State,Pincode\n${Array.from(
    { length: count },
    (_, at) => `Hospital ${at},Road ${at},Pune,Maharashtra,${411_001 + at}\n`,
  ).join('')}`;
const fileOf = (text: string | Uint8Array<ArrayBuffer>, name = 'list.csv') =>
  new File([text], name);
const upload = (over: Fields = {}): Fields => ({
  kind: 'hospitals',
  insurer,
  listKind: 'network',
  asOf: '2026-06-29',
  columns: '',
  list: fileOf(csv(3)),
  ...over,
});
const lists = () =>
  withDatabase(site.dataDir, (db) => db.prepare('SELECT * FROM hospital_list').all());
const uploads = () =>
  withDatabase(site.dataDir, (db) => db.prepare('SELECT state FROM list_upload').all());

test('a manager uploads, reads, loads and takes back; each answer comes before the work', async () => {
  const cookie = await signInAs(ravi);
  const uploaded = await post(cookie, 'upload-list', upload());
  expect(uploaded).toMatchObject({
    status: 303,
    location: expect.stringMatching(/^\/desk\/lists\/[\w-]{36}$/),
  });
  expect(uploads()).toMatchObject([{ state: 'reading' }]);
  await waitUntilIdle();
  expect(uploads()).toMatchObject([{ state: 'read' }]);
  expect(lists()).toEqual([]);
  const id = uploaded.location.split('/').at(-1) ?? '';
  const loaded = await post(cookie, 'load-list', { id });
  expect(loaded.location).toBe(uploaded.location);
  expect(uploads()).toMatchObject([{ state: 'loading' }]);
  expect((await post(cookie, 'discard-list', { id })).location).toContain('message=list-running');
  await waitUntilIdle();
  expect(uploads()).toMatchObject([{ state: 'loaded' }]);
  expect(lists()).toMatchObject([{ insurer, hospitals: 3 }]);
  const list = { kind: 'hospitals', insurer, listKind: 'network' };
  expect((await post(cookie, 'undo-list', list)).location).toBe(
    '/desk/lists?message=list-undone#message',
  );
  expect(lists()).toEqual([]);
  expect((await post(cookie, 'undo-list', list)).location).toContain('list-kept');
}, 60_000);

test('rubbish ends as refused, and the site goes on', async () => {
  const cookie = await signInAs(ravi);
  const bytes = new Uint8Array(100_000).map((_, at) => (at * 7919) % 251);
  await post(cookie, 'upload-list', upload({ list: fileOf(bytes, 'list.xlsx') }));
  await waitUntilIdle();
  expect(uploads()).toMatchObject([{ state: 'refused' }]);
}, 60_000);

test.each<[string, Fields, string]>([
  ['no file', { list: fileOf('') }, 'list-file'],
  ['another kind', { kind: 'leads' }, 'list-file'],
  ['no insurer', { insurer: '' }, 'list-insurer'],
  ['an insurer that was typed', { insurer: 'Star Helth' }, 'list-insurer'],
  ['no day', { asOf: '' }, 'list-day'],
  ['a day to come', { asOf: '2999-01-01' }, 'list-day'],
  ['a day long ago', { asOf: '1999-01-01' }, 'list-day'],
  ['half a column', { columns: 'pin=' }, 'list-columns'],
])('%s is said, and nothing is stored', async (_, over, message) => {
  const { location } = await post(await signInAs(ravi), 'upload-list', upload(over));
  expect(location).toBe(`/desk/lists?message=${message}#message`);
  expect(uploads()).toEqual([]);
});

test('the broker’s own do-not-call list is read by a thread; its form is on the page of stopped calls', async () => {
  const cookie = await signInAs(ravi);
  const numbers = () =>
    withDatabase(site.dataDir, (db) => db.prepare('SELECT until FROM stopped_number').all());
  const file = fileOf('Mobile,Name\n98765 43210,Asha\nnobody,x\n', 'dnc.csv');
  const uploaded = await post(cookie, 'upload-list', { kind: 'stop-list', list: file });
  expect(uploads()).toMatchObject([{ state: 'reading' }]);
  await waitUntilIdle();
  expect([uploads(), numbers()]).toEqual([[{ state: 'read' }], []]);
  const id = uploaded.location.split('/').at(-1) ?? '';
  expect((await post(cookie, 'load-list', { id })).location).toBe(`/desk/lists/${id}`);
  await waitUntilIdle();
  expect([uploads(), numbers()]).toEqual([[{ state: 'loaded' }], [{ until: expect.any(String) }]]);
  const empty = await post(cookie, 'upload-list', { kind: 'stop-list', list: fileOf('') });
  expect(empty.location).toBe('/desk/stop-calls?message=list-file#message');
}, 60_000);

test('a worker who is no manager, a forged form and an upload to another action store nothing', async () => {
  const cookie = await signInAs(asha);
  for (const action of ['upload-list', 'load-list', 'discard-list', 'undo-list']) {
    const fields = action === 'upload-list' ? upload() : { id: 'x' };
    expect([action, (await post(cookie, action, fields)).location]).toEqual([
      action,
      '/desk?message=role#message',
    ]);
  }
  const manager = await signInAs(ravi);
  const forged = await post(manager, 'upload-list', upload(), 'forged');
  expect(forged.location).toBe('/desk?message=form#message');
  expect((await post(manager, 'load-list', upload())).status).toBeGreaterThanOrEqual(400);
  expect(uploads()).toEqual([]);
});

test('a body that is too large or was cut half way stores nothing, a whole one is stored', async () => {
  const cookie = await signInAs(ravi);
  const token = await tokenFor(cookie, 'upload-list');
  const sent = async (file: File, bytesLeftOut: number) => {
    const form = new FormData();
    form.set('token', token);
    for (const [name, value] of Object.entries(upload({ list: file }))) form.set(name, value);
    const whole = request('upload-list', cookie, form);
    const { url, headers } = whole;
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const body = bytes.subarray(0, bytes.length - bytesLeftOut);
    return (await route(new Request(url, { method: 'POST', headers, body }))).status;
  };
  expect(await sent(fileOf(new Uint8Array(41 * 1024 * 1024)), 0)).toBe(413);
  expect(await sent(fileOf(csv(3)), 200)).toBe(400);
  expect(await sent(fileOf(csv(3)), 0)).toBe(303);
  await waitUntilIdle();
  expect(uploads()).toHaveLength(1);
});

test('an upload that is gone is said', async () => {
  const cookie = await signInAs(ravi);
  for (const action of ['load-list', 'discard-list'])
    expect((await post(cookie, action, { id: 'x' })).location).toBe(
      '/desk/lists?message=list-gone#message',
    );
});

test('the body of an upload is read for a worker only', async () => {
  const form = new FormData();
  form.set('list', fileOf('x'));
  const unread = request('upload-list', '', form);
  const answer = await route(unread);
  expect(answer.headers.get('location')).toBe('/desk/sign-in?message=ended#message');
  expect(unread.bodyUsed).toBe(false);
});
