/** How many service requests a second are accepted with every one on disk, and how fast queued mails reach a mail server. */
import autocannon from 'autocannon';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { createApiClient } from '../../testing/api-client.ts';
import { type SmtpStandIn, startSmtpStandIn } from '../../testing/smtp-stand-in.ts';
import { startSite } from '../../testing/start-site.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';

const connections = 20;
const queuedMails = 2_000;
const acceptedRequests = 4_000;

export async function benchRequests(): Promise<Measurement[]> {
  const smtp = await startSmtpStandIn();
  const { port } = smtp;
  const data = temporaryDataDir();
  // Gone while the mails queue up.
  await smtp.close();
  const site = await startSite({
    dataDir: data.dataDir,
    serviceUrl: 'http://127.0.0.1:9',
    env: { SMTP_URL: smtp.url },
  });
  let healthy: SmtpStandIn | undefined;
  try {
    await load(site.url, 0, queuedMails);
    healthy = await startSmtpStandIn(port);
    const startedAt = performance.now();
    while (healthy.received().length < queuedMails && performance.now() - startedAt < 300_000) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const ids = new Set(healthy.received().map(({ messageId }) => messageId));
    const twice = healthy.received().length - ids.size;
    const result = await load(site.url, queuedMails, acceptedRequests);
    const rows = await countRows(data.dataDir);
    return [
      atLeast(
        'accepted a second, mails going out',
        result['2xx'] / result.duration,
        'requests/s',
        200,
      ),
      { label: 'p99', value: result.latency.p99, unit: 'ms' },
      atLeast('rows on disk to accepted', rows / (result['2xx'] + queuedMails), 'ratio', 1),
      atMost('2,000 queued mails at the server', seconds, 's', 120),
      atLeast('arrived', ids.size, 'mails', queuedMails),
      { label: 'arrived twice', value: twice, unit: 'mails' },
    ];
  } finally {
    await site.stop();
    await healthy?.close();
    data.remove();
  }
}

async function load(url: string, from: number, amount: number) {
  const { headers } = await createApiClient(url);
  let next = from;
  return autocannon({
    url: `${url}/api/requests`,
    method: 'POST',
    connections,
    amount,
    requests: [
      {
        method: 'POST',
        headers,
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify({
            kind: 'contact',
            name: 'Asha',
            message: 'Which papers do I need for a claim?',
            mobile: String(9_000_000_000 + next++),
          }),
        }),
      },
    ],
  });
}

async function countRows(dataDir: string): Promise<number> {
  const store = await openStoreAt({ dataDir, databaseUrl: null });
  const { count } = await store.db
    .selectFrom('service_request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await store.db.destroy();
  return Number(count);
}
