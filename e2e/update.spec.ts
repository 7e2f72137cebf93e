/**
 * The services of deploy/ together: nginx with TLS, two instances, Postgres and the Lead.svc stand-in. An instance that
 * dies; then docs/operating.md under light load: install, update, roll back, back up and restore. Nothing is refused,
 * lost or sent twice.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { timeSlots } from '../lib/lead-service/time-slots.ts';
import { validCallBack } from '../testing/data/valid-call-back.ts';
import { createApiClient, readStatus } from '../testing/handlers/api-client.ts';
import {
  callBackForm,
  hydratedPageTest as test,
  uniqueMobile,
} from '../testing/playwright/fixtures.ts';
import { findPostgres } from '../testing/programs/find-postgres.ts';
import { findPrograms } from '../testing/programs/find-programs.ts';
import { commandArguments } from '../testing/programs/run-command.ts';
import {
  type Cluster,
  findMissingPrograms,
  startCluster,
} from '../testing/servers/start-cluster.ts';
import { type SupervisedSite, superviseSite } from '../testing/servers/supervised-site.ts';

const postgres = findPostgres();
const clients = findPrograms(['psql', 'pg_dump', 'pg_restore'], postgres ? [postgres] : []);
const missing = [...findMissingPrograms(), ...(clients ? [] : ['psql and pg_dump'])];
test.skip(missing.length > 0, `not installed here: ${missing.join('; ')}`);

// The certificate is created for this run.
test.use({ ignoreHTTPSErrors: true });

/** docs/operating.md, Update: nginx regards an instance that stopped as down for that long. */
const nginxPauseMs = 10_000;
const execute = promisify(execFile);

let folder: string;
let cluster: Cluster;
const restored: SupervisedSite[] = [];

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-update-'));
  cluster = await startCluster({ folder });
  const certificate = readFileSync(join(cluster.nginx.folder, 'ssl/fullchain.pem'), 'utf8');
  setDefaultCACertificates([...getCACertificates(), certificate]);
});

test.afterEach(async () => {
  for (const site of restored) await site.stop();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('with an instance killed, updated, rolled back and restored under load, the site refuses no visitor, and each call arrives once', async ({
  page,
}) => {
  const { sites, nginx, leadService, databaseUrl } = cluster;
  const fromForm = [uniqueMobile(), uniqueMobile()];
  await test.step('a call in a browser is delivered once, also while one of two instances is killed', () =>
    callInBrowser(page, fromForm));
  const load = startLightLoad(cluster.url);
  load.resume();
  await expect.poll(() => load.accepted.length).toBeGreaterThan(2);

  for (const release of ['second', 'first-again'])
    await test.step(`the instances are replaced one at a time: ${release}`, async () => {
      for (const site of sites) {
        await site.restart('SIGTERM');
        await wait(nginxPauseMs);
      }
      await nginx.setRelease(release);
    });
  expect(load.refused).toEqual([]);

  const dump = await test.step('backed up while calls wait that Lead.svc gets later', async () => {
    leadService.setMode({ mode: 'server-error-json' });
    const before = load.accepted.length;
    await expect.poll(() => load.accepted.length).toBeGreaterThan(before + 3);
    await run('sh', ['deploy/backup.sh', join(folder, 'backups')], { DATABASE_URL: databaseUrl });
    leadService.setMode({ mode: 'accept' });
    await load.pause();
    await expectDelivered(sites[0]?.url);
    return join(folder, 'backups', readdirSync(join(folder, 'backups'))[0] ?? '');
  });

  await test.step('restored into another database, where what was sent since is withdrawn first', async () => {
    for (const site of sites) await site.stop();
    const url = databaseUrl.replace(/\/postgres$/, '/site2');
    await run('psql', [databaseUrl, '-c', 'create database site2']);
    await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${url}`, dump]);
    const variables = { DATA_DIR: join(folder, 'data'), DATABASE_URL: url };
    const leads = (...words: string[]) =>
      run(process.execPath, commandArguments('scripts/commands/leads.ts', ...words), variables);
    const pending = JSON.parse(await leads('--status', 'pending', '--reveal', '--json')) as {
      reference: string;
      mobile: string;
    }[];
    const arrived = acceptedMobiles();
    const sent = pending.filter(({ mobile }) => arrived.includes(mobile));
    expect(sent.length).toBeGreaterThan(0);
    await leads('--withdraw', ...sent.map(({ reference }) => reference));
    for (const site of sites)
      restored.push(
        await superviseSite({
          ...{ dataDir: join(folder, 'data'), serviceUrl: leadService.url },
          port: Number(new URL(site.url).port),
          env: { DATABASE_URL: url, SITE_ORIGIN: cluster.url, TRUSTED_PROXY_HOPS: '1' },
        }),
      );
    await wait(nginxPauseMs);
    const before = load.accepted.length;
    load.resume();
    await expect.poll(() => load.accepted.length).toBeGreaterThan(before + 3);
    await load.pause();
    await expectDelivered(restored[0]?.url);
  });
  expect(load.refused).toEqual([]);
  expect(acceptedMobiles().toSorted()).toEqual([...fromForm, ...load.accepted].toSorted());
});

/** An instance is killed under the last call. */
async function callInBrowser(page: Page, mobiles: readonly string[]): Promise<void> {
  const { url, sites, leadService } = cluster;
  for (const mobile of mobiles) {
    const answer = await page.goto(`${url}/term-insurance`);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
    const form = callBackForm(page);
    await form.chooseSlot(timeSlots[1]);
    await form.mobile.fill(mobile);
    if (mobile === mobiles.at(-1)) process.kill(sites[0]?.pid() ?? 0, 'SIGKILL');
    await form.button.click();
    await expect(form.confirmation).toContainText(/CB-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  }
  await expect(async () => {
    const { status, leads } = await readStatus(sites[1]?.url ?? '');
    expect(status).toBe('ok');
    expect(leads).toMatchObject({ delivered: mobiles.length });
  }).toPass();
  expect(leadService.received().map(({ mobile }) => mobile)).toEqual(mobiles);
  // The killed instance is up again, behind the same address.
  await expect(async () => {
    expect((await fetch(`${sites[0]?.url}/api/status`)).status).toBe(200);
  }).toPass({ timeout: 180_000 });
  await wait(nginxPauseMs);
}

const acceptedMobiles = () =>
  cluster.leadService
    .received()
    .flatMap(({ outcome, mobile }) => (outcome === 'accepted' ? [mobile] : []));

async function expectDelivered(url = ''): Promise<void> {
  // The longest delay of a call is 75 seconds.
  const pending = async () => (await readStatus(url)).leads.pending;
  await expect.poll(pending, { timeout: 150_000 }).toBe(0);
}

async function run(program: string, words: readonly string[], variables = {}): Promise<string> {
  const PATH = [clients, process.env.PATH].join(delimiter);
  const { stdout } = await execute(program, words, { env: { ...process.env, PATH, ...variables } });
  return stdout;
}

/** Visitors who load pages and request calls with a number each, through nginx. */
function startLightLoad(url: string) {
  const [accepted, refused]: [string[], string[]] = [[], []];
  // When nginx reloads, it closes idle connections. Browsers then repeat the request, Node's fetch fails.
  const headers = { connection: 'close' };
  let count = 0;
  let isRunning = false;
  let loops: Promise<void>[] = [];
  const loadPage = async () => {
    // With a query, so that nginx asks an instance.
    const { status } = await fetch(`${url}/term-insurance?visit=${count++}`, { headers });
    if (status >= 400) refused.push(`page: ${status}`);
  };
  const requestCall = async () => {
    const mobile = String(9_100_000_000 + count++);
    const visitor = await createApiClient(url, headers);
    const { status } = await visitor.callBack({ ...validCallBack, mobile });
    if (status === 200 || status === 202) accepted.push(mobile);
    else refused.push(`call: ${status}`);
  };
  const repeat = async (work: () => Promise<void>, everyMs: number): Promise<void> => {
    const attempt = work().catch((error: Error) => refused.push(String(error.cause ?? error)));
    await Promise.all([attempt, wait(everyMs)]);
    if (isRunning) await repeat(work, everyMs);
  };
  return {
    accepted,
    refused,
    pause: async () => {
      isRunning = false;
      await Promise.all(loops);
    },
    resume: () => {
      isRunning = true;
      loops = [repeat(loadPage, 150), repeat(requestCall, 600)];
    },
  };
}
