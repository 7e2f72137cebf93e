/** What one of each of the costliest answers takes of the processor, asked one after the other by different visitors. */
import type { SiteProcess } from '../../../testing/start-site.ts';
import { costlyPaths } from '../costly-paths.ts';
import { cpuMs } from '../cpu-time.ts';
import type { Measurement } from '../measurement.ts';

const warmUpCount = 6;
const measuredCount = 15;

export async function measureResponseCpu(site: SiteProcess): Promise<Measurement[]> {
  const costs: Measurement[] = [];
  for (const [at, path] of costlyPaths.entries()) {
    const ask = async (n: number) => {
      const headers = { 'x-forwarded-for': `10.9.${at}.${n}` };
      const answer = await fetch(`${site.url}${path}&n=${n}`, { headers });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      await answer.arrayBuffer();
    };
    for (let n = 0; n < warmUpCount; n++) await ask(n);
    const before = cpuMs(site.pid);
    for (let n = 0; n < measuredCount; n++) await ask(warmUpCount + n);
    const [where = ''] = path.split('?');
    costs.push({
      label: `CPU of ${where}`,
      value: (cpuMs(site.pid) - before) / measuredCount,
      unit: 'ms',
    });
  }
  return costs;
}
