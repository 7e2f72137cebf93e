/** Another process holds SQLite's write lock, as an operator's shell may: no page waits, no call is lost or doubled. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { validCallBack } from '../testing/data/valid-call-back.ts';
import { holdWriteLock } from '../testing/databases/hold-write-lock.ts';
import { temporaryDataDir } from '../testing/databases/temporary-database.ts';
import { createApiClient, readStatus } from '../testing/handlers/api-client.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { type SiteProcess, startSite } from '../testing/servers/start-site.ts';

let leadService: LeadServiceStandIn;
let data: ReturnType<typeof temporaryDataDir>;
let site: SiteProcess | undefined;

test.beforeEach(async () => {
  leadService = await startLeadServiceStandIn();
  data = temporaryDataDir();
});

test.afterEach(async () => {
  await site?.stop('SIGKILL');
  await leadService.close();
  data.remove();
});

const holdLock = () => holdWriteLock(join(data.dataDir, 'site.sqlite'));
const callOf = (mobile: string) => ({ ...validCallBack, product: 3, mobile });

async function start(env: Record<string, string> = {}) {
  site = await startSite({ dataDir: data.dataDir, serviceUrl: leadService.url, env });
  const { url } = site;
  return { url, client: await createApiClient(url) };
}

/** Nothing that needs no write waits for the lock, whether it reads the database or not. */
async function expectAnswers(url: string): Promise<void> {
  const page = await (await fetch(`${url}/term-insurance`)).text();
  const script = /\/_next\/static\/[^"]+\.js/.exec(page)?.[0];
  const paths = ['/robots.txt', script, '/term-insurance/plans', '/api/anti-forgery'];
  for (const path of paths) expect((await fetch(`${url}${path}`)).ok, path).toBe(true);
}

test('calls that come during a lock are written when it ends, and /robots.txt answers before', async () => {
  const { url, client } = await start();
  await readStatus(url);
  const lock = await holdLock();
  const events: string[] = [];
  const posts = ['9200000001', '9200000002', '9200000003', '9200000004'].map(async (mobile) => {
    const { status } = await client.callBack(callOf(mobile));
    events.push(String(status));
  });
  // Only this one, because the calls do not wait for ever.
  expect((await fetch(`${url}/robots.txt`)).ok).toBe(true);
  events.push('robots.txt');
  await lock.release();
  await Promise.all(posts);
  expect(events).toEqual(['robots.txt', '200', '200', '200', '200']);
  expect(leadService.received().map(({ outcome }) => outcome)).toEqual(Array(4).fill('accepted'));
});

test('a lock that does not end: "not written", and nothing is sent', async () => {
  const { url, client } = await start();
  const lock = await holdLock();
  const native = fetch(`${url}/api/call-back`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ ...validCallBack, product: '2' }),
  });
  const posted = await client.callBack(callOf('9200000001'));
  expect(posted.status).toBe(503);
  expect((await native).headers.get('location')).toContain('result=not-written');
  expect((await readStatus(url)).status).toBe('degraded');
  await expectAnswers(url);
  await lock.release();
  expect(leadService.received()).toEqual([]);
  expect((await client.callBack(callOf('9200000001'))).status).toBe(200);
});

test('calls that are being sent when a lock begins, and outlasts their lease, reach Lead.svc once', async () => {
  // The lease is this time-out, twice the wait for a lock, and five seconds.
  const { url, client } = await start({ LEAD_SERVICE_TIMEOUT_MS: '3000' });
  leadService.setMode({ mode: 'slow', delayMs: 2000 });
  const mobiles = Array.from({ length: 5 }, (_, index) => String(9_200_000_001 + index));
  const posts = mobiles.map((mobile) => client.callBack(callOf(mobile)));
  await expect.poll(() => leadService.received().length, { intervals: [20] }).toBe(5);
  const lock = await holdLock();
  const statuses = await Promise.all(posts.map(async (post) => (await post).status));
  expect(statuses).toEqual(Array(5).fill(200));
  await wait(20_000);
  // On a slow machine the first ones had ended when the last one began.
  expect((await readStatus(url)).leads.pending).toBeGreaterThan(0);
  await lock.release();
  await expect.poll(async () => (await readStatus(url)).leads.delivered).toBe(5);
  expect(
    leadService
      .received()
      .map(({ mobile }) => mobile)
      .sort(),
  ).toEqual(mobiles);
});
