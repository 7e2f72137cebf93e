/**
 * Many people behind one IP address: all requests are accepted without blame until the queue of this client is full.
 */
import { validCallBack } from '@/testing/data/valid-call-back.ts';
import { withDatabase } from '@/testing/databases/with-database.ts';
import { setUpCallBackHandler } from '@/testing/handlers/call-back-handler.ts';
import { testOrigin } from '@/testing/handlers/call-handler.ts';

const site = setUpCallBackHandler({
  CALL_BACKS_PER_CLIENT_PER_HOUR: '2',
  THROTTLED_CALL_BACKS_PER_CLIENT: '3',
});
let serial = 0;

const details = () => {
  serial += 1;
  const mobile = String(9_870_000_000 + serial);
  return { ...validCallBack, product: '2', mobile };
};
const call = (address: string, body = details()) =>
  site.call({ body, headers: { 'x-forwarded-for': address } });
const native = (address: string) => site.postForm(details(), { 'x-forwarded-for': address });

test('requests above the hourly limit of an address are accepted and queued; only a full queue refuses', async () => {
  const from = '203.0.113.50';
  for (let n = 0; n < 2; n++) expect((await call(from)).status).toBe(200);
  const third = details();
  const queued = await call(from, third);
  expect(queued).toMatchObject({ status: 202, body: { status: 'queued', isThrottled: true } });
  expect(site.leadService.received()).toHaveLength(2);
  // The same request again stays the same one, still queued.
  const { reference } = queued.body as { reference: string };
  expect(await call(from, third)).toMatchObject({
    status: 202,
    body: { reference, isThrottled: true },
  });
  for (let n = 0; n < 2; n++) expect((await call(from)).status).toBe(202);

  const full = await call(from);
  expect(full.status).toBe(429);
  expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0);
  const { message } = full.body as { message: string };
  expect(message).toMatch(/call us on \d[\d ]+,/);
  expect(message).not.toMatch(/\byou have\b/i);
  expect((await native(from)).headers.get('location')).toMatch(/\?result=queue-full&.*#problem$/);
  expect((await call('203.0.113.51')).status).toBe(200);

  const rows = withDatabase(site.dataDir, (db) =>
    db.prepare('SELECT throttled_by, client_key FROM lead ORDER BY created_at').all(),
  );
  expect(rows.filter(({ throttled_by }) => throttled_by === 'client')).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
  expect(rows.filter(({ client_key }) => client_key !== null)).toHaveLength(3);
});

test('the page of a queued call says so, and the page of a full queue blames nobody', async () => {
  const { readCallBackConfirmation } = await import(
    '@/lib/leads/status/read-call-back-confirmation.server'
  );
  const from = '203.0.113.60';
  for (let n = 0; n < 2; n++) await call(from);
  const location = (await native(from)).headers.get('location') ?? '';
  const query = Object.fromEntries(new URL(location, testOrigin).searchParams);
  expect(await readCallBackConfirmation(query)).toMatchObject({
    kind: 'accepted',
    isWaiting: true,
    isThrottled: true,
  });
  const full = await readCallBackConfirmation({ result: 'queue-full' });
  expect(full).toMatchObject({ kind: 'message' });
  expect(JSON.stringify(full)).not.toMatch(/\byou have\b/i);
});
