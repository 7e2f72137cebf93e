/** CPU time of one response to each of the costliest requests, sent one after the other by different visitors. */
import type { SiteProcess } from '../../../testing/servers/start-site.ts';
import { cpuMs } from '../cpu-time.ts';
import type { Measurement } from '../measurement.ts';
import { costlyPaths } from './costly-paths.ts';

const warmUpCount = 6;
const measuredCount = 15;

export async function measureResponseCpu(site: SiteProcess): Promise<Measurement[]> {
  const costs: Measurement[] = [];
  for (const [at, path] of costlyPaths.entries()) {
    const fetchOnce = async (n: number) => {
      const headers = { 'x-forwarded-for': `10.9.${at}.${n}` };
      const response = await fetch(`${site.url}${path}&n=${n}`, { headers });
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      await response.arrayBuffer();
    };
    for (let n = 0; n < warmUpCount; n++) await fetchOnce(n);
    const before = cpuMs(site.pid);
    for (let n = 0; n < measuredCount; n++) await fetchOnce(warmUpCount + n);
    const [pathname = ''] = path.split('?');
    costs.push({
      label: `CPU of ${pathname}`,
      value: (cpuMs(site.pid) - before) / measuredCount,
      unit: 'ms',
    });
  }
  return costs;
}
