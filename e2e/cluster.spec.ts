/**
 * The services of deploy/ together: nginx with TLS, two instances and Postgres. When an instance dies, no request
 * fails.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { timeSlots } from '../lib/lead-service/time-slots.ts';
import { readStatus } from '../testing/handlers/api-client.ts';
import {
  callBackForm,
  hydratedPageTest as test,
  uniqueMobile,
} from '../testing/playwright/fixtures.ts';
import {
  type Cluster,
  findMissingPrograms,
  startCluster,
} from '../testing/servers/start-cluster.ts';

const missing = findMissingPrograms();
test.skip(missing.length > 0, `not installed here: ${missing.join('; ')}`);
// The certificate is created for this run.
test.use({ ignoreHTTPSErrors: true });

let folder: string;
let cluster: Cluster | undefined;

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-cluster-'));
  cluster = await startCluster({ folder });
});

test.afterEach(async () => {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a call requested through the web server is delivered once, also while one of two instances is killed', async ({
  page,
}) => {
  if (!cluster) throw new Error('The cluster did not start.');
  const { url, sites, leadService } = cluster;
  const mobiles = [uniqueMobile(), uniqueMobile()];
  for (const mobile of mobiles) {
    const answer = await page.goto(`${url}/term-insurance`);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
    const form = callBackForm(page);
    await form.chooseSlot(timeSlots[1]);
    await form.mobile.fill(mobile);
    if (mobile === mobiles[1]) process.kill(sites[0]?.pid() ?? 0, 'SIGKILL');
    await form.button.click();
    await expect(form.confirmation).toContainText(/CB-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  }
  await expect(async () => {
    const { status, leads } = await readStatus(sites[1]?.url ?? '');
    expect(status).toBe('ok');
    expect(leads).toMatchObject({ delivered: 2 });
  }).toPass();
  expect(leadService.received().map(({ mobile }) => mobile)).toEqual(mobiles);
  // The killed instance is up again, behind the same address.
  await expect(async () => {
    expect((await fetch(`${sites[0]?.url}/api/status`)).status).toBe(200);
  }).toPass({ timeout: 180_000 });
});
