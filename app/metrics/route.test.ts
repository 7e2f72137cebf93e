import { GET as getStatus } from '@/app/api/status/route';
import { GET } from '@/app/metrics/route';
import { temporaryDataDir } from '@/testing/databases/temporary-database';

const data = temporaryDataDir();
process.env.DATA_DIR = data.dataDir;
afterAll(() => data.remove());

const from = (forwarded: string) =>
  new Request('http://localhost:3000/', { headers: { 'x-forwarded-for': forwarded } });
const strangers = ['203.0.113.9', '203.0.113.9, 127.0.0.1', '127.0.0.1, 127.0.0.1'];

test('this machine gets requests by handler and status, leads by state, and codes', async () => {
  await getStatus(from('127.0.0.1'));
  const response = await GET(from('127.0.0.1'));
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(text).toContain('site_request_seconds_count{handler="status",status="200"} 1');
  expect(text).toContain('site_leads{state="pending"} 0');
  expect(text).toContain('site_leads_throttled 0');
  expect(text).toContain('site_lead_oldest_pending_seconds 0');
  expect(text).toContain('site_codes{channel="sms",event="sent"} 0');
  expect(text).toContain('site_search_workers_lost 0');
  expect(text).toContain('site_database_up 1');
});

test.each(strangers)(
  '%s is led home from the metrics, and told one word of the status',
  async (who) => {
    const response = await GET(from(who));
    expect([response.status, response.headers.get('location')]).toEqual([307, '/']);
    expect(await (await getStatus(from(who))).json()).toEqual({ status: 'ok' });
    expect(await (await getStatus(from('127.0.0.1'))).json()).toHaveProperty('leads.pending', 0);
  },
);
