/** Many people behind one address: all are taken, in words that accuse nobody, until the queue of the address is full. */
import { type Visitor, visitorOf } from '@/testing/api-client.ts';
import { callHandler, inDatabase, origin } from '@/testing/call-handler.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '@/testing/lead-service-stand-in/lead-service-stand-in.ts';
import { temporaryDataDir } from '@/testing/temporary-database.ts';

const data = temporaryDataDir();
let leadService: LeadServiceStandIn;
let post: (request: Request) => Promise<Response>;
let visitor: Visitor;
let serial = 0;

beforeAll(async () => {
  leadService = await startLeadServiceStandIn();
  Object.assign(process.env, {
    DATA_DIR: data.dataDir,
    QA_SERVICE_URL: leadService.url,
    CALL_BACKS_PER_CLIENT_PER_HOUR: '2',
    MARKED_CALL_BACKS_PER_CLIENT: '3',
    LOG_LEVEL: 'silent',
  });
  await (await import('@/lib/store/open-store.server')).openStore();
  ({ POST: post } = await import('./route.ts'));
  const { GET } = await import('@/app/api/anti-forgery/route.ts');
  visitor = visitorOf(await GET(new Request(`${origin}/api/anti-forgery`)));
});

afterAll(async () => {
  const { openStore } = await import('@/lib/store/open-store.server');
  await (await openStore()).db.destroy();
  await leadService.close();
  data.remove();
});

const details = () => {
  serial += 1;
  const mobile = String(9_870_000_000 + serial);
  return { product: 2, timeSlot: '9:30 AM - 10:00 AM', mobile };
};
const call = (address: string, fields = details()) =>
  callHandler(post, {
    path: '/api/call-back',
    visitor,
    body: JSON.stringify(fields),
    headers: { 'x-forwarded-for': address },
  });
const native = (address: string) =>
  post(
    new Request(`${origin}/api/call-back`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
      },
      body: new URLSearchParams(
        Object.entries(details()).map(([name, value]) => [name, String(value)]),
      ),
    }),
  );

test('what comes from an address beyond its hour is taken and waits; only its full queue refuses', async () => {
  const from = '203.0.113.50';
  for (let n = 0; n < 2; n++) expect((await call(from)).status).toBe(200);
  const third = details();
  const taken = await call(from, third);
  expect(taken).toMatchObject({ status: 202, body: { status: 'queued', isPaced: true } });
  expect(leadService.received()).toHaveLength(2);
  // Sent again it is the same one, and waits all the same.
  const { reference } = taken.body as { reference: string };
  expect(await call(from, third)).toMatchObject({
    status: 202,
    body: { reference, isPaced: true },
  });
  for (let n = 0; n < 2; n++) expect((await call(from)).status).toBe(202);

  const full = await call(from);
  expect(full.status).toBe(429);
  expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0);
  const { message } = full.body as { message: string };
  expect(message).toMatch(/phone us on \d[\d ]+,/);
  expect(message).not.toMatch(/\byou have\b/i);
  expect((await native(from)).headers.get('location')).toMatch(/\?result=queue-full&.*#problem$/);
  expect((await call('203.0.113.51')).status).toBe(200);

  const rows = inDatabase(data.dataDir, (db) =>
    db.prepare('SELECT mark, client_key FROM lead ORDER BY created_at').all(),
  );
  expect(rows.filter(({ mark }) => mark === 'address')).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
  expect(rows.filter(({ client_key }) => client_key !== null)).toHaveLength(3);
});

test('the page of a call that waits says so, and the page of a full queue blames nobody', async () => {
  const { readCallBackConfirmation } = await import(
    '@/lib/leads/read-call-back-confirmation.server'
  );
  const from = '203.0.113.60';
  for (let n = 0; n < 2; n++) await call(from);
  const location = (await native(from)).headers.get('location') ?? '';
  const query = Object.fromEntries(new URL(location, origin).searchParams);
  expect(await readCallBackConfirmation(query)).toMatchObject({
    ...{ kind: 'accepted', isWaiting: true, isPaced: true },
  });
  const full = await readCallBackConfirmation({ result: 'queue-full' });
  expect(full).toMatchObject({ kind: 'problem' });
  expect(JSON.stringify(full)).not.toMatch(/\byou have\b/i);
});
