/**
 * How much of what the SEO audit says of sites made by others is right, judged by hand beforehand. The sites come by npm,
 * so it needs the network once; --folder=PATH says where they are kept.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureForeign } from 'seo-audit/foreign-sites';
import { atLeast, atMost, type Measurement } from './measurement.ts';

const samples = [
  { severity: 'error', size: 100, minRatio: 0.95 },
  { severity: 'warning', size: 50, minRatio: 0.9 },
] as const;

export async function benchAuditForeign(words: string[]): Promise<Measurement[]> {
  const folderOption = words
    .find((word) => word.startsWith('--folder='))
    ?.slice('--folder='.length);
  const folder = folderOption ?? join(tmpdir(), 'seo-audit-foreign-sites');
  const measured: Measurement[] = [];
  for (const { severity, size, minRatio } of samples) {
    const { found, judged, right, unjudged, stillWrong } = await measureForeign(
      severity,
      size,
      folder,
    );
    for (const { site, path, id, what } of unjudged)
      console.log(`Not judged: ${site} ${path} ${id}: ${what.slice(0, 120)}`);
    for (const { site, path, id } of stillWrong)
      console.log(`Known to be wrong: ${site} ${path} ${id}`);
    measured.push(
      { label: `${severity}s found on sites by others`, value: found, unit: 'findings' },
      { label: `${severity}s of the sample that were judged`, value: judged, unit: 'findings' },
      atLeast(`${severity}s judged right`, right / judged, 'ratio', minRatio),
      atMost(`${severity}s known to be wrong`, stillWrong.length, 'findings', 0),
    );
  }
  return measured;
}
