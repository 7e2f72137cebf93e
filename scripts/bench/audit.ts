/** How long the SEO audit takes and how much memory: our own routes without and with a browser, and 5,000 made-up pages. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AuditRun } from 'seo-audit/audit-run';
import { atLeast, atMost, type Measurement } from './measurement.ts';

const pageCount = 5_000;
const memoryLimitMb = 300;

export async function benchAudit(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'seo-audit-'));
  const server = await startSyntheticSite();
  try {
    const plain = await audit(folder, []);
    const rendered = await audit(folder, ['--render']);
    const large = await audit(folder, [
      server.origin,
      '--max-pages',
      String(pageCount + 10),
      '--html',
      join(folder, 'r.html'),
      '--csv',
      join(folder, 'p.csv'),
    ]);
    return [
      time(`our ${plain.pages} routes`, plain.seconds, 15),
      memory('our routes', plain.peakMb),
      time(`our ${rendered.pages} routes with a browser`, rendered.seconds, 60),
      memory('our routes with a browser (the audit itself)', rendered.peakMb),
      atLeast('made-up pages read', large.pages, 'pages', pageCount),
      time('made-up pages, all reports', large.seconds, 300),
      { what: 'made-up pages, peak memory', value: large.peakMb, unit: 'MB' },
      atLeast(
        'near-duplicates found of those planted',
        large.duplicates / (pageCount / 100),
        'ratio',
        1,
      ),
    ];
  } finally {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function time(what: string, seconds: number, limit: number): Measurement {
  return atMost(`${what}, time`, seconds, 's', limit);
}

function memory(what: string, megabytes: number): Measurement {
  return atMost(`${what}, peak memory`, megabytes, 'MB', memoryLimitMb);
}

async function audit(folder: string, words: string[]) {
  const json = join(folder, 'run.json');
  const startedAt = performance.now();
  // As package.json runs it: V8's nursery would else take 48 MB.
  const command = ['--max-semi-space-size=2', 'scripts/commands/seo-audit.ts', ...words];
  const child = spawn(process.execPath, [...command, '--json', json, '--fail-on', 'never'], {
    stdio: 'ignore',
  });
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = peakMemoryMb(child.pid ?? 0) ?? peakMb;
  }, 100);
  const status = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (status !== 0)
    throw new Error(`The audit ended with ${status}: npm run seo:audit -- ${words.join(' ')}`);
  const { totals, findings } = JSON.parse(readFileSync(json, 'utf8')) as AuditRun;
  const duplicates = findings.filter(({ id }) => id === 'content-near-duplicate').length;
  return {
    seconds: (performance.now() - startedAt) / 1000,
    peakMb,
    pages: totals.pages,
    duplicates,
  };
}

/** Highest so far; null once the process is gone, or where there is no /proc. */
function peakMemoryMb(pid: number): number | null {
  try {
    const kb = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kb ? Number(kb) / 1024 : null;
  } catch {
    return null;
  }
}

/** In a process of its own, so that two cores carry the site and the audit. */
async function startSyntheticSite() {
  const program = fileURLToPath(new URL('./synthetic-site.ts', import.meta.url));
  const child = spawn(process.execPath, [program, String(pageCount)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(String(text).trim()));
    child.once('exit', () => reject(new Error('The made-up site did not start')));
  });
  return { origin, stop: () => child.kill() };
}
