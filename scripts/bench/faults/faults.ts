/**
 * A campaign of faults against two instances and Postgres under load, the same for the same seed:
 * npm run bench -- faults [--seed n] [--minutes n]. What was accepted must reach Lead.svc, once, or twice and marked.
 * Needs an installed Postgres; as root also a disk that fills, and with Debian's faketime a clock that jumps.
 */
import { randomBytes } from 'node:crypto';
import { apiClient } from '../../../testing/api-client.ts';
import { startLeadServiceStandIn } from '../../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { Dice } from '../../../testing/seeded-random.ts';
import { atLeast, atMost, type Measurement } from '../measurement.ts';
import { numberOption } from '../number-option.ts';
import { countLeads } from './count-leads.ts';
import { faultsOf } from './fault-list.ts';
import { instanceToFault } from './instance-to-fault.ts';
import { postgresToFault } from './postgres-to-fault.ts';
import { startLoad } from './steady-load.ts';

const healMs = 300_000;

export async function benchFaults(words: string[]): Promise<Measurement[]> {
  const dice = new Dice(numberOption(words, '--seed') ?? 2026);
  const minutes = numberOption(words, '--minutes') ?? 10;
  const leadService = await startLeadServiceStandIn({ keep: 500_000 });
  const postgres = await postgresToFault();
  const shared = {
    DATABASE_URL: postgres.url,
    QA_SERVICE_URL: leadService.url,
    ANTI_FORGERY_SECRET: randomBytes(24).toString('hex'),
    DATA_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  const instances = [await instanceToFault(shared), await instanceToFault(shared)];
  try {
    const urls = instances.map(({ url }) => url);
    const { headers } = await apiClient(urls[0] ?? '');
    const load = startLoad(urls, headers, new Dice(7));
    const faults = faultsOf({ instances, postgres, leadService, dice });
    const happened = new Map<string, number>();
    const end = Date.now() + minutes * 60_000;
    while (Date.now() < end) {
      const fault = dice.oneOf(faults);
      process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${fault.name}\n`);
      await fault.happen();
      happened.set(fault.name, (happened.get(fault.name) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 500 + dice.below(2500)));
    }
    await load.stop();
    leadService.setMode({ mode: 'accept' });
    const counts = await untilSettled(() =>
      countLeads(shared, leadService.received(), load.accepted),
    );
    for (const lead of counts.lost) process.stderr.write(`lost: ${lead}\n`);
    return [
      ...[...happened].map(([name, times]) => ({ what: name, value: times, unit: 'times' })),
      { what: 'told that it did not work', value: load.unanswered.size, unit: 'visitors' },
      atLeast('accepted', load.accepted.size, 'leads', 2000 * minutes),
      { what: 'delivered', value: counts.delivered, unit: 'leads' },
      { what: 'refused by Lead.svc, kept for the desk', value: counts.refused, unit: 'leads' },
      atMost('not settled in five minutes', counts.open, 'leads', 0),
      atMost('lost', counts.lost.length, 'leads', 0),
      { what: 'arrived twice, marked as possible duplicates', value: counts.marked, unit: 'leads' },
      atMost('arrived twice, not marked', counts.doubled, 'leads', 0),
    ];
  } finally {
    for (const instance of instances) await instance.remove();
    await postgres.remove();
    await leadService.close();
  }
}

async function untilSettled<Counts extends { open: number }>(
  count: () => Promise<Counts>,
): Promise<Counts> {
  const deadline = Date.now() + healMs;
  for (;;) {
    const counts = await count();
    if (counts.open === 0 || Date.now() > deadline) return counts;
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}
