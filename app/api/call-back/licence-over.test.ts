/**
 * What holds after the last day of the registration: the form is answered, nothing is sent, and the public word stays
 * "ok".
 */
import { maxLeadDelayMs } from '@/lib/leads/deliver/lead-transitions';
import { validCallBack } from '@/testing/data/valid-call-back.ts';
import { withDatabase } from '@/testing/databases/with-database.ts';
import { setUpCallBackHandler } from '@/testing/handlers/call-back-handler.ts';

const site = setUpCallBackHandler({ BROKER_LICENCE_VALID_UNTIL: '2026-01-31' });
const askedBy = (who: string) =>
  new Request('http://localhost:3000/', { headers: { 'x-forwarded-for': who } });

test('a script gets 202 with our number; a browser without scripts gets the same on its page', async () => {
  const answer = await site.call({ body: validCallBack });
  expect(answer).toMatchObject({
    status: 202,
    body: { status: 'queued', notice: expect.stringContaining('1800 000 0000') },
  });
  const native = await site.postForm({
    product: '3',
    timeSlot: validCallBack.timeSlot,
    mobile: '9876543211',
  });
  const page = new URL(native.headers.get('location') ?? '', 'http://localhost:3000');
  const { readCallBackConfirmation } = await import(
    '@/lib/leads/status/read-call-back-confirmation.server'
  );
  const view = await readCallBackConfirmation(Object.fromEntries(page.searchParams));
  expect(view).toMatchObject({
    kind: 'accepted',
    notice: expect.stringContaining('once our registration is confirmed'),
  });
  expect(site.leadService.received()).toEqual([]);
  // Only an operator can mend it: the delay is the longest from the first attempt on.
  const waits = withDatabase(site.dataDir, (db) =>
    db.prepare('SELECT created_at, next_attempt_at FROM lead').all(),
  ).map((row) => Date.parse(String(row.next_attempt_at)) - Date.parse(String(row.created_at)));
  expect(Math.min(...waits)).toBeGreaterThan(maxLeadDelayMs / 2);
});

test('a call that waits makes nobody ring: the word is "ok", and the machine itself is told', async () => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  withDatabase(site.dataDir, (db) => db.exec(`UPDATE lead SET created_at = '${hourAgo}'`));
  const { GET: getStatus } = await import('@/app/api/status/route');
  expect(await (await getStatus(askedBy('203.0.113.9'))).json()).toEqual({ status: 'ok' });
  expect(await (await getStatus(askedBy('127.0.0.1'))).json()).toMatchObject({
    licence: { mode: 'fixed_term', callsHeld: true },
    leads: { pending: 2, oldestPendingSeconds: 0 },
  });
  const { GET: getMetrics } = await import('@/app/metrics/route');
  const metrics = await (await getMetrics(askedBy('127.0.0.1'))).text();
  expect(metrics).toMatch(/^site_licence_days_left -\d+$/m);
});
