/**
 * Random faults against two instances on one Postgres under load: npm run bench -- faults [--seed n] [--minutes n].
 * What the site accepted must reach Lead.svc or the desk's mailbox exactly once, or twice and marked. It needs an
 * installed Postgres; a full disk can be simulated as root only, a jumping clock only with Debian's faketime.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Dice } from '../../../testing/data/seeded-random.ts';
import { createApiClient } from '../../../testing/handlers/api-client.ts';
import { readUntil } from '../../../testing/poll-until.ts';
import { startLeadServiceStandIn } from '../../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { clockTime } from '../../command-line/command-output.ts';
import type { BenchOptions } from '../bench-options.ts';
import { type Measurement, withMax, withMin } from '../measurement.ts';
import { type ArrivalCounts, countArrivedLeads, countArrivedRequests } from './count-arrivals.ts';
import { createFaults } from './fault-list.ts';
import { type FaultyInstance, startFaultyInstance } from './faulty-instance.ts';
import { startFaultyMailServer } from './faulty-mail-server.ts';
import { startFaultyPostgres } from './faulty-postgres.ts';
import { benchManager, measureUploads } from './hostile-lists.ts';
import { callForm, contactForm, startLoad } from './steady-load.ts';

const recovery = { timeoutMs: 300_000, everyMs: 2_000 };
const isSettled = ({ pending }: ArrivalCounts) => pending === 0;

export async function benchFaults({
  seed = 2026,
  minutes = 10,
}: BenchOptions): Promise<Measurement[]> {
  const dice = new Dice(seed);
  const leadService = await startLeadServiceStandIn({ maxReceived: 500_000 });
  const postgres = await startFaultyPostgres();
  const mail = await startFaultyMailServer();
  const shared = {
    DATABASE_URL: postgres.url,
    QA_SERVICE_URL: leadService.url,
    SMTP_URL: mail.url,
    ANTI_FORGERY_SECRET: randomBytes(24).toString('hex'),
    DATA_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    DESK_STAFF: `${benchManager}=manager`,
  };
  const instances = [await startFaultyInstance(shared), await startFaultyInstance(shared)];
  try {
    const urls = instances.map(({ url }) => url);
    const { headers } = await createApiClient(urls[0] ?? '');
    const uploads = await measureUploads(urls[0] ?? '', shared);
    const calls = startLoad(callForm, urls, headers, new Dice(7));
    const requests = startLoad(contactForm, urls, headers, new Dice(8));
    const faults = createFaults({ instances, postgres, leadService, mail, dice });
    const faultCounts = new Map<string, number>();
    const end = Date.now() + minutes * 60_000;
    const killing = keepKilling(instances, new Dice(9), end);
    while (Date.now() < end) {
      const fault = dice.oneOf(faults);
      process.stderr.write(`${clockTime()} ${fault.name}\n`);
      await fault.inject();
      faultCounts.set(fault.name, (faultCounts.get(fault.name) ?? 0) + 1);
      await wait(500 + dice.below(2500));
    }
    faultCounts.set('instance killed', await killing);
    await Promise.all([calls.stop(), requests.stop()]);
    leadService.setMode({ mode: 'accept' });
    mail.recover();
    const leads = await readUntil(
      () => countArrivedLeads(shared, leadService.received(), calls.accepted),
      isSettled,
      recovery,
    );
    const mails = await readUntil(
      () => countArrivedRequests(shared, mail.received(), requests.accepted),
      isSettled,
      recovery,
    );
    return [
      ...uploads,
      ...[...faultCounts].map(([name, times]) => ({ label: name, value: times, unit: 'times' })),
      { label: 'failed for the visitor', value: calls.failed.size, unit: 'calls' },
      { label: 'failed for the visitor', value: requests.failed.size, unit: 'requests' },
      withMin('accepted', calls.accepted.size, 'calls', 2000 * minutes),
      ...rowsOf(leads, 'calls'),
      { label: 'accepted', value: requests.accepted.size, unit: 'requests' },
      ...rowsOf(mails, 'requests'),
    ];
  } finally {
    for (const instance of instances) await instance.remove();
    await postgres.remove();
    await leadService.close();
    await mail.remove();
  }
}

/**
 * Kills a process during the other faults: at least fifty times in ten minutes.
 * @returns how often.
 */
async function keepKilling(
  instances: readonly FaultyInstance[],
  dice: Dice,
  end: number,
): Promise<number> {
  let times = 0;
  while (Date.now() < end) {
    await wait(4000 + dice.below(6000));
    await dice.oneOf(instances).killAndStart();
    times += 1;
  }
  return times;
}

function rowsOf(counts: ArrivalCounts, unit: string): Measurement[] {
  for (const one of counts.lost) process.stderr.write(`lost: ${one}\n`);
  return [
    { label: 'delivered', value: counts.delivered, unit },
    { label: 'refused by the receiver, left to the desk', value: counts.refused, unit },
    withMax('still pending after five minutes', counts.pending, unit, 0),
    withMax('lost', counts.lost.length, unit, 0),
    { label: 'arrived twice, marked', value: counts.flaggedDuplicates, unit },
    withMax('arrived twice, not marked', counts.unflaggedDuplicates, unit, 0),
  ];
}
