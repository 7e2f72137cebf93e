/**
 * npm run bench -- memory [--minutes 60]: whether an instance holds more the longer it runs. Visits of every kind, each
 * from an address of its own, with 17,607 hospitals loaded; what it holds is read each minute, and
 * twenty times where that is more often.
 */
import { startLeadServiceStandIn } from '../../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { startSmsStandIn } from '../../../testing/sms-stand-in.ts';
import { startSite } from '../../../testing/start-site.ts';
import { temporaryDataDir } from '../../../testing/temporary-database.ts';
import { loadHospitals } from '../load-hospitals.ts';
import { loadPolicies, loginEnv } from '../login.ts';
import { atMost, type Measurement } from '../measurement.ts';
import { numberOption } from '../number-option.ts';
import { type InstanceUsage, inspectorEnv, measureInstance } from './instance-memory.ts';
import { startVisits } from './mixed-visits.ts';

/** At least as many as sign in: who asks for codes again and again is told to wait. */
const customersPerMinute = 130;
const warmMinutes = 5;

export async function benchMemory(words: readonly string[]): Promise<Measurement[]> {
  const minutes = numberOption(words, '--minutes') ?? 3;
  const everyMs = Math.min(60_000, minutes * 3000);
  const customers = Math.ceil(minutes * customersPerMinute);
  const samples = Math.round((minutes * 60_000) / everyMs);
  const leadService = await startLeadServiceStandIn();
  const gateway = await startSmsStandIn();
  const data = temporaryDataDir();
  await loadHospitals(data.dataDir);
  await loadPolicies(data.dataDir, customers);
  const site = await startSite({
    dataDir: data.dataDir,
    serviceUrl: leadService.url,
    env: { ...loginEnv(gateway.url), ...inspectorEnv },
  });
  const codeFor = (mobile: string) => gateway.codeFor(mobile);
  const visits = startVisits({ url: site.url, codeFor }, customers);
  try {
    const held: InstanceUsage[] = [];
    for (let n = 1; n <= samples; n++) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      const now = await measureInstance(site);
      held.push(now);
      console.log(
        `${((n * everyMs) / 60_000).toFixed(1)} min: ${formatUsage(now)}, ${visits.requests} asked`,
      );
    }
    const warmAt = Math.min(warmMinutes * 60_000, (minutes * 60_000) / 4);
    const warm = held[Math.round(warmAt / everyMs) - 1];
    const last = held.at(-1);
    if (!warm || !last) throw new Error('Too short to compare.');
    for (const [problem, times] of visits.problems) console.log(`${problem} (${times})`);
    const failed = [...visits.problems.values()].reduce((sum, times) => sum + times, 0);
    return [
      { label: 'asked', value: visits.requests, unit: 'requests' },
      atMost('answered otherwise', failed, 'requests', 0),
      { label: 'memory at the end', value: last.rssMb, unit: 'MB' },
      atMost('memory at the end to when warm', last.rssMb / warm.rssMb, 'ratio', 1.3),
      atMost('heap after collection, the same', last.heapMb / warm.heapMb, 'ratio', 1.3),
      atMost('sockets more than when warm', last.sockets - warm.sockets, '', 10),
      atMost('files more than when warm', last.files - warm.files, '', 5),
    ];
  } finally {
    await visits.stop();
    await site.stop();
    await gateway.close();
    await leadService.close();
    data.remove();
  }
}

function formatUsage({ rssMb, heapMb, buffersMb, sockets, files }: InstanceUsage): string {
  const mb = `${rssMb.toFixed(0)} MB, heap ${heapMb.toFixed(1)}, buffers ${buffersMb.toFixed(1)}`;
  return `${mb}; ${sockets} sockets, ${files} files`;
}
