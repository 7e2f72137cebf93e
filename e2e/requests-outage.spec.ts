/**
 * No request is lost and none sent twice to a healthy server: mail server down, slow, refusing, and the site killed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { temporaryDataDir } from '../testing/databases/temporary-database.ts';
import { createApiClient, readStatus } from '../testing/handlers/api-client.ts';
import { runCommand } from '../testing/programs/run-command.ts';
import { type SmtpStandIn, startSmtpStandIn } from '../testing/servers/smtp-stand-in.ts';
import { type SiteProcess, startSite } from '../testing/servers/start-site.ts';

let smtp: SmtpStandIn;
let data: ReturnType<typeof temporaryDataDir>;
let site: SiteProcess | undefined;

test.beforeEach(async () => {
  smtp = await startSmtpStandIn();
  data = temporaryDataDir();
});

test.afterEach(async () => {
  await site?.stop('SIGKILL');
  await smtp.close();
  data.remove();
});

/** @param smtpTimeoutMs short where a mail's lease has to expire: on a slow machine such a mail may go out twice. */
async function start(smtpTimeoutMs = 20_000): Promise<SiteProcess> {
  site = await startSite({
    dataDir: data.dataDir,
    serviceUrl: 'http://127.0.0.1:9',
    env: { SMTP_URL: smtp.url, SMTP_TIMEOUT_MS: String(smtpTimeoutMs) },
  });
  return site;
}

/** @returns the references given to the visitor. */
async function sendRequests(url: string, count: number, from = 0): Promise<string[]> {
  const client = await createApiClient(url);
  const answers = Array.from({ length: count }, async (_, index) => {
    const response = await client.serviceRequest({
      kind: 'contact',
      name: 'Asha',
      message: 'Why?',
      mobile: String(9_300_000_000 + from + index),
    });
    expect(response.status).toBe(202);
    return ((await response.json()) as { reference: string }).reference;
  });
  return Promise.all(answers);
}

function arrivedReferences(): string[] {
  return smtp
    .received()
    .map(({ source }) => /^Subject: .*?(SR-\S+)/im.exec(source)?.[1] ?? '')
    .sort();
}

const command = (...parameters: string[]) =>
  runCommand('scripts/commands/requests.ts', data.dataDir, ...parameters);

test('mails are sent at once to a healthy server, each once; a graceful stop finishes the mail in flight; a refused mailbox keeps its request, and the desk can read and answer it', async () => {
  const first = await start();
  const promised = await sendRequests(first.url, 60);
  await expect.poll(arrivedReferences).toEqual([...promised].sort());

  await test.step('stopped while a mail is on its way', async () => {
    smtp.setMode({ mode: 'slow', delayMs: 700 });
    promised.push(...(await sendRequests(first.url, 3, 100)));
    await expect.poll(smtp.unanswered, { intervals: [10] }).toBeGreaterThan(0);
    await first.stop();
  });

  const { url, output } = await start();
  await expect.poll(arrivedReferences).toEqual([...promised].sort());
  await expect
    .poll(async () => (await readStatus(url)).requests)
    .toMatchObject({ pending: 0, delivered: 63 });

  await test.step('a refused mailbox', async () => {
    smtp.setMode({ mode: 'refuse-recipient', code: 550 });
    const [reference = ''] = await sendRequests(url, 1, 200);
    await expect.poll(() => command('--show', reference)).toContain('550');
    expect(await command('--show', reference)).not.toContain('9300000200');
    expect(await command('--show', reference, '--reveal')).toContain('9300000200');
    const csv = join(data.dataDir, 'requests.csv');
    await command('--csv', csv, '--reveal', '--kind', 'contact');
    expect(readFileSync(csv, 'utf8')).toContain(reference);
    expect(await command('--answered', reference)).toContain('answered');
    // Finished requests are counted every few seconds only (lib/outbox/outbox-status.server.ts).
    await expect
      .poll(async () => (await readStatus(url)).requests)
      .toMatchObject({ pending: 0, answered: 1 });
    expect(output()).not.toContain('9300000200');
  });
});

test('with the server down every request is stored and shown; killed then, and killed while sending, none is lost, and possible duplicates have one Message-ID', async () => {
  const { port } = smtp;
  await smtp.close();
  const first = await start(4000);
  const promised = await sendRequests(first.url, 30);
  expect((await readStatus(first.url)).requests.pending).toBe(30);
  await expect.poll(() => command('--status', 'pending')).toContain('ECONNREFUSED');
  expect(await command()).toContain('30 in all');
  await first.stop('SIGKILL');

  smtp = await startSmtpStandIn(port);
  smtp.setMode({ mode: 'slow', delayMs: 400 });
  const second = await start(4000);
  await expect.poll(() => arrivedReferences().length, { intervals: [20] }).toBeGreaterThan(5);
  await second.stop('SIGKILL');

  smtp.setMode({ mode: 'accept' });
  const third = await start(4000);
  await expect
    .poll(() => new Set(arrivedReferences()), { timeout: 180_000 })
    .toEqual(new Set(promised));
  // A mail in flight at the kill is settled when its lease expires, also if it had arrived.
  await expect
    .poll(async () => (await readStatus(third.url)).requests.pending, { timeout: 180_000 })
    .toBe(0);
  const listed: { reference: string; isPossiblyDuplicate: boolean }[] = JSON.parse(
    await command('--json'),
  );
  const marked = listed.filter((request) => request.isPossiblyDuplicate);
  const twice = arrivedReferences().filter((reference, index, all) => all[index - 1] === reference);
  expect(marked.map(({ reference }) => reference)).toEqual(expect.arrayContaining(twice));
  const ids = new Set(smtp.received().map(({ messageId }) => messageId));
  expect(ids.size).toBe(promised.length);
});
