/** Nothing is lost: Lead.svc down, the site killed at any instant, the database read-only, the environment invalid. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { hasListener } from '../server/listen-address.ts';
import { startArguments } from '../server/start-arguments.ts';
import { validCallBack } from '../testing/data/valid-call-back.ts';
import { freePort, temporaryDataDir } from '../testing/databases/temporary-database.ts';
import { createApiClient, readStatus } from '../testing/handlers/api-client.ts';
import { expectNoAxeViolations } from '../testing/playwright/expect-accessible.ts';
import {
  callBackForm,
  pageHeading,
  hydratedPageTest as test,
} from '../testing/playwright/fixtures.ts';
import { runCommand } from '../testing/programs/run-command.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { type SiteProcess, startSite } from '../testing/servers/start-site.ts';

const mobiles = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => String(9_200_000_000 + from + index));
const callOf = (mobile: string) => ({ ...validCallBack, product: 3, mobile });

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

async function start(env: Record<string, string> = {}): Promise<SiteProcess> {
  site = await startSite({ dataDir: data.dataDir, serviceUrl: leadService.url, env });
  return site;
}

function acceptedMobiles(): string[] {
  return leadService
    .received()
    .filter(({ outcome }) => outcome === 'accepted')
    .map(({ mobile }) => mobile)
    .sort();
}

type ListedLead = { state: string; possiblyDuplicate: boolean; mobile: string };

const leadsFromCommand = async (): Promise<ListedLead[]> =>
  JSON.parse(
    await runCommand(
      'scripts/commands/leads.ts',
      data.dataDir,
      '--json',
      '--limit',
      '1000',
      '--reveal',
    ),
  );

test('a page that said "saved" says who sees to a later refusal, and the look-up has it', async ({
  page,
}) => {
  const { url } = await start();
  const [mobile = ''] = mobiles(1);
  leadService.setMode({ mode: 'server-error-html' });
  await page.goto(`${url}/term-insurance`);
  const form = callBackForm(page);
  await form.chooseSlot(validCallBack.timeSlot);
  await form.mobile.fill(mobile);
  await form.button.click();
  await expect(form.confirmation).toContainText('We keep trying until');
  const confirmation = (await form.confirmation.textContent()) ?? '';
  const reference = /CB-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(confirmation)?.[0] ?? '';
  leadService.setMode({ mode: 'refuse', message: 'We cannot call this number.' });
  await expect(form.confirmation).toContainText('One of our people has it and will call you.', {
    timeout: 180_000,
  });
  await page.goto(`${url}/contact-us#look-up`);
  await page.getByLabel('Reference').fill(reference);
  await page.getByLabel('Mobile number or e-mail address you gave').fill(mobile);
  await page.getByRole('button', { name: 'Check status' }).click();
  await expect(pageHeading(page)).toHaveText('Your request for a call');
  await expect(page.getByText('One of our people has it and will call you.')).toBeVisible();
  await expectNoAxeViolations(page, 'main');
});

test('killed before, while and after it sends, repeatedly, it delivers every answered request', async () => {
  const [onTheirWay, kept, arriving] = [mobiles(5, 0), mobiles(60, 100), mobiles(200, 200)];
  let running = await start();
  let client = await createApiClient(running.url);

  await test.step('while Lead.svc has the requests and has not answered', async () => {
    leadService.setMode({ mode: 'slow', delayMs: 30_000 });
    const answers = onTheirWay.map((mobile) => client.callBack(callOf(mobile)).catch(() => null));
    await expect.poll(() => leadService.received().length).toBe(5);
    await running.stop('SIGKILL');
    await Promise.all(answers);
  });

  await test.step('between write and send: no connection to Lead.svc opens', async () => {
    leadService.setMode({ mode: 'reset-before' });
    running = await start();
    client = await createApiClient(running.url);
    const statuses = kept.map(async (mobile) => (await client.callBack(callOf(mobile))).status);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([202]));
    expect((await readStatus(running.url)).leads.pending).toBe(5 + 60);
    await running.stop('SIGKILL');
  });

  const answered: string[] = [];
  const acceptedOf = (some: string[]) =>
    acceptedMobiles().filter((mobile) => some.includes(mobile));
  await test.step('in the middle of a sweep, and while requests arrive', async () => {
    leadService.setMode({ mode: 'slow', delayMs: 40 });
    running = await start();
    client = await createApiClient(running.url);
    await expect.poll(() => acceptedOf(kept).length, { intervals: [20] }).toBeGreaterThan(8);
    const sending = arriving.map(async (mobile) => {
      const answer = await client.callBack(callOf(mobile)).catch(() => null);
      if (answer?.status === 200 || answer?.status === 202) answered.push(mobile);
    });
    await expect.poll(() => answered.length, { intervals: [20] }).toBeGreaterThan(20);
    await running.stop('SIGKILL');
    await Promise.all(sending);
  });

  leadService.setMode({ mode: 'accept' });
  running = await start();
  const promised = [...onTheirWay, ...kept, ...answered];
  const missing = () => {
    const accepted = new Set(acceptedMobiles());
    return promised.filter((mobile) => !accepted.has(mobile));
  };
  await expect.poll(missing, { timeout: 180_000 }).toEqual([]);
  await expect
    .poll(async () => (await readStatus(running.url)).leads.pending, { timeout: 180_000 })
    .toBe(0);
  // Only a request in flight at the instant of a kill may be delivered twice, and is marked.
  const marked = (await leadsFromCommand())
    .filter((lead) => lead.possiblyDuplicate)
    .map((lead) => lead.mobile);
  expect(marked).toEqual(expect.arrayContaining(onTheirWay));
  const twice = acceptedMobiles().filter((mobile, index, all) => all[index - 1] === mobile);
  expect(marked).toEqual(expect.arrayContaining(twice));
  expect(twice.filter((mobile) => kept.includes(mobile)).length).toBeLessThanOrEqual(8);
});

test('stopped gracefully in the middle of a sweep, it finishes its requests in flight: no duplicates', async () => {
  const [delivered, toldOnce, toldTwice] = [mobiles(20, 0), mobiles(40, 100), mobiles(40, 200)];
  // On a busy machine the stand-in answers late, and what is sent again after a time-out is no fault of the stop.
  const patient = { LEAD_SERVICE_TIMEOUT_MS: '15000' };
  let running = await start(patient);
  const first = await createApiClient(running.url);
  for (const mobile of delivered) await first.callBack(callOf(mobile));

  // A service manager signals the whole process group, and the parent process repeats the signal.
  for (const [times, asked] of Object.entries({ once: toldOnce, twice: toldTwice })) {
    await test.step(`told ${times}`, async () => {
      const isOfThese = (mobile: string) => asked.includes(mobile);
      const client = await createApiClient(running.url);
      leadService.setMode({ mode: 'server-error-html' });
      await Promise.all(asked.map((mobile) => client.callBack(callOf(mobile))));
      leadService.setMode({ mode: 'slow', delayMs: 250 });
      await expect
        .poll(() => acceptedMobiles().filter(isOfThese).length, { intervals: [20] })
        .toBeGreaterThan(4);
      if (times === 'twice') {
        process.kill(running.pid, 'SIGTERM');
        await wait(50);
      }
      await running.stop();
      leadService.setMode({ mode: 'accept' });
      running = await start(patient);
    });
  }

  const all = [...delivered, ...toldOnce, ...toldTwice].sort();
  await expect.poll(acceptedMobiles, { timeout: 180_000 }).toEqual(all);
  await expect
    .poll(() => readStatus(running.url))
    .toMatchObject({ status: 'ok', leads: { pending: 0, delivered: 100 } });
});

test('when the disk is not writable, pages are served and a request is told that it was not saved', async () => {
  const { url } = await start({ DATA_DIR: join(process.cwd(), 'package.json', 'no-such-place') });
  expect((await fetch(`${url}/term-insurance`)).status).toBe(200);
  const answer = await fetch(`${url}/api/call-back`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ ...validCallBack, product: '2' }),
  });
  expect(answer.headers.get('location')).toContain('result=not-written');
  const status = await fetch(`${url}/api/status`);
  expect(status.status).toBe(503);
  expect((await status.json()).status).toBe('degraded');
});

test('the port is closed until the site is ready, and then listens on 127.0.0.1 only', async () => {
  // A database that accepts connections and never answers: the start waits for it.
  const { promise: hasAsked, resolve: ask } = Promise.withResolvers<Socket>();
  const database = createServer(ask).listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port: databasePort } = database.address() as AddressInfo;
  const port = await freePort();
  const starting = startSite({
    dataDir: data.dataDir,
    serviceUrl: leadService.url,
    port,
    env: { DATABASE_URL: `postgres://site:site@127.0.0.1:${databasePort}/site` },
  });
  const socket = await hasAsked;
  expect(await hasListener(port, '127.0.0.1')).toBe(false);
  // The site serves pages without its database.
  socket.destroy();
  database.close();
  site = await starting;
  expect((await fetch(`${site.url}/term-insurance`)).status).toBe(200);
  // On Linux every address in 127/8 is local, so a wildcard listener would answer.
  if (process.platform === 'linux') expect(await hasListener(port, '127.0.0.2')).toBe(false);
});

test('with keys that do not match its data, or with a file whose rows were moved to Postgres, the site does not start, and says so', async () => {
  const { url, stop } = await start();
  await (await createApiClient(url)).callBack(callOf('9876543210'));
  await stop();
  const other = {
    ANTI_FORGERY_SECRET: 'x'.repeat(40),
    DATA_ENCRYPTION_KEY: Buffer.alloc(32, 3).toString('base64'),
  };
  await expect(start(other)).rejects.toThrow(/DATA_ENCRYPTION_KEY is another one/);
  const { dataEncryptionKey } = JSON.parse(
    readFileSync(join(data.dataDir, 'demonstration-keys.json'), 'utf8'),
  );
  const hash = { KEYED_HASH_KEY: Buffer.alloc(32, 4).toString('base64') };
  await expect(
    start({ ...other, ...hash, DATA_ENCRYPTION_KEY: dataEncryptionKey }),
  ).rejects.toThrow(/KEYED_HASH_KEY is another one/);
  const file = join(data.dataDir, 'site.sqlite');
  renameSync(file, `${file}.moved`);
  await expect(start()).rejects.toThrow(/was moved to Postgres .*: set DATABASE_URL/);
});

test('an incomplete production environment stops the start with every missing name', async () => {
  const port = String(await freePort());
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [...startArguments, '--port', port],
    {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        SITE_ENV: 'production',
      },
      encoding: 'utf8',
      timeout: 180_000,
    },
  );
  const output = stdout + stderr;
  expect(status).not.toBe(0);
  for (const name of ['SITE_ORIGIN', 'LIVE_SERVICE_URL', 'ANTI_FORGERY_SECRET', 'BROKER_CIN'])
    expect(output).toContain(`${name}: missing`);
});

test('stopping npm start ends the site: the port is free, and npm passes its status on', async () => {
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    stdio: 'ignore',
    // A process group of its own, so that processes left behind are ended too.
    detached: true,
    env: { ...process.env, SITE_ENV: 'demonstration', DATA_DIR: data.dataDir, PORT: String(port) },
  });
  try {
    const ended = once(npm, 'exit');
    await expect.poll(() => hasListener(port, '127.0.0.1'), { timeout: 30_000 }).toBe(true);
    npm.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await hasListener(port, '127.0.0.1')).toBe(false);
  } finally {
    killProcessGroup(npm.pid);
  }
});

function killProcessGroup(pid: number | undefined) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // No process is left.
  }
}
