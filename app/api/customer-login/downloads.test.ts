/** Documents, numbers and data copies for a signed-in customer: the handlers on a temporary database. */

import { startSession } from '@/lib/identity/sessions/sessions.server.ts';
import { readAccesses } from '@/lib/policies/access-log.server.ts';
import { mobileKey } from '@/lib/store/field-encryption.server.ts';
import { openStore } from '@/lib/store/open-store.server.ts';
import { openServices, type Services } from '@/lib/store/services.server.ts';
import { type SeededPolicy, seedPolicy } from '@/testing/data/seed-policy.ts';
import { temporaryDataDir } from '@/testing/databases/temporary-database.ts';
import { postNativeForm, testOrigin } from '@/testing/handlers/call-handler.ts';

const data = temporaryDataDir();
const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile Safari/537.36';
const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';
const [mobile, strangersMobile] = ['9876543210', '9876543211'];

let services: Services;
let own: SeededPolicy;
let strangers: SeededPolicy;
let cookie: string;

beforeAll(async () => {
  Object.assign(process.env, { DATA_DIR: data.dataDir });
  await openStore();
  services = await openServices();
  own = await seedPolicy(services, mobile);
  strangers = await seedPolicy(services, strangersMobile, { number: 'STRANGER-1' });
  const contactKey = mobileKey(services.encryption, mobile);
  const asking = new Headers({ 'user-agent': phone });
  const opened = await startSession(
    services,
    { contactKey, contact: mobile },
    { headers: asking, now: new Date() },
  );
  cookie = opened.cookie.split(';')[0] ?? '';
});

afterAll(async () => {
  await services.store.db.destroy();
  data.remove();
});

async function get(id: string, headers: Record<string, string> = {}) {
  const { GET } = await import('./documents/[id]/route.ts');
  const request = new Request(
    `${testOrigin}/api/customer-login/documents/${encodeURIComponent(id)}`,
    {
      headers: { cookie, 'user-agent': phone, ...headers },
    },
  );
  return GET(request, { params: Promise.resolve({ id }) });
}

async function showNumber(policy: string, headers: Record<string, string> = {}) {
  const { POST } = await import('./number/route.ts');
  return postNativeForm(POST, '/api/customer-login/number', {
    fields: { policy },
    cookie,
    headers: { 'user-agent': phone, ...headers },
  });
}

const documentOf = ({ documents }: SeededPolicy) => documents[0]?.id ?? '';
const recorded = async () =>
  (await readAccesses(services, mobileKey(services.encryption, mobile))).map(({ what }) => what);

test('the customer’s own document is sent whole, with its name and no-store, and the access is logged', async () => {
  const [document] = own.documents.filter(({ kind }) => kind === 'e-card');
  const response = await get(document?.id ?? '');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': String(document?.bytes.length),
    'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%E0%A4%89/),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.equals(document?.bytes ?? Buffer.alloc(0))).toBe(true);
  expect(await recorded()).toContain('document');
});

test('attack: another person’s document id, an unknown one and a path get byte-identical answers', async () => {
  const before = (await recorded()).length;
  const answers = await Promise.all(
    [
      documentOf(strangers),
      crypto.randomUUID(),
      '../../../etc/passwd',
      "' OR 1=1 --",
      '\u0000',
    ].map(async (id) => {
      const response = await get(id);
      return [response.status, Object.fromEntries(response.headers), await response.text()];
    }),
  );
  expect(answers[0]).toEqual([
    303,
    { location: '/customer-login/policies?problem=no-document', 'cache-control': 'no-store' },
    '',
  ]);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect((await recorded()).length).toBe(before);
});

test('attack: a document without a session, or with an invented cookie, redirects to the sign-in', async () => {
  for (const [tried, problem] of [
    ['', 'signed-out'],
    [`login=${'A'.repeat(43)}`, 'ended'],
  ] as const) {
    const response = await get(documentOf(own), { cookie: tried });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/customer-login/answer?problem=${problem}`);
  }
});

test('a policy number is shown for an access token in the URL, not for its own digits', async () => {
  const response = await showNumber(own.id);
  expect(response.status).toBe(303);
  const location = response.headers.get('location') ?? '';
  expect(location).toMatch(/^\/customer-login\/policies\?shown=[^&]+#policy-/);
  expect(location).not.toContain('000123456');
  expect(await recorded()).toContain('number');
});

test('attack: another person’s policy number is not shown, and no access token is issued', async () => {
  const response = await showNumber(strangers.id);
  expect(response.headers.get('location')).toBe('/customer-login/policies?problem=no-policy');
});

test('attack: a form on another site cannot request a number', async () => {
  const response = await showNumber(own.id, { 'sec-fetch-site': 'cross-site' });
  expect(response.status).toBe(403);
});

test('attack: an access token for a number is not valid in another session', async () => {
  const { readOwnPolicies } = await import(
    '@/lib/policies/customer-login/read-own-policies.server.ts'
  );
  const { readSession } = await import('@/lib/identity/sessions/sessions.server.ts');
  const location = (await showNumber(own.id)).headers.get('location') ?? '';
  const token = new URL(location, testOrigin).searchParams.get('shown') ?? '';
  const now = new Date();
  const session = await readSession(services, new Headers({ cookie, 'user-agent': phone }), now);
  if (!session) throw new Error('signed out');
  const auth = { kind: 'signed-in', services, session, now } as const;
  expect((await readOwnPolicies(auth, token)).revealed).toEqual({
    policyId: own.id,
    number: own.number,
  });
  const other = { ...auth, session: { ...session, id: 'another' } };
  expect((await readOwnPolicies(other, token)).revealed).toBeNull();
  const later = { ...auth, now: new Date(now.getTime() + 16 * 60_000) };
  expect((await readOwnPolicies(later, token)).revealed).toBeNull();
});

test('a data copy holds the customer’s own policies and nobody else’s', async () => {
  const { GET } = await import('./data/route.ts');
  const asked = { headers: { cookie, 'user-agent': phone } };
  const response = await GET(new Request(`${testOrigin}/api/customer-login/data`, asked));
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toContain('my-data-');
  const text = await response.text();
  expect(text).toContain(own.number);
  expect(text).not.toContain(strangers.number);
  expect(await recorded()).toContain('data-copy');
});

// Last: it ends the session.
test('attack: a session cookie used in another kind of browser opens no document and ends the session', async () => {
  const stolen = await get(documentOf(own), { 'user-agent': computer });
  expect(stolen.headers.get('location')).toBe('/customer-login/answer?problem=ended');
  expect((await get(documentOf(own))).headers.get('location')).toBe(
    '/customer-login/answer?problem=ended',
  );
});
