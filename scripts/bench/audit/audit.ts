/**
 * Speed and memory of the SEO audit: our own routes without and with a browser, and synthetic sites with many, small,
 * large and client-rendered pages. On a machine with other work, its CPU time is the more reliable figure.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuMs } from '../cpu-time.ts';
import { type Measurement, withMax, withMin } from '../measurement.ts';

const memoryLimitMb = 300;
/** About 30 KB each. */
const many = { pages: 5_000, paragraphs: 60 };
/** About 9 KB each, as on a marketing site. */
const small = { pages: 2_000, paragraphs: 18 };
/** About 100 KB each, as in the documentation of a programming language. */
const large = { pages: 400, paragraphs: 220 };
/** Their paragraphs are written by a script. */
const clientRendered = { pages: 60, paragraphs: 18 };
type SyntheticSiteSize = typeof many;
/** The part of the audit's JSON report that is read here. */
type AuditResultFile = { totals: { pages: number }; findings: { id: string }[] };

export async function benchAudit(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'seo-audit-'));
  const reports = ['--html', join(folder, 'r.html'), '--csv', join(folder, 'p.csv')];
  try {
    const plain = await audit(folder, []);
    const rendered = await audit(folder, ['--render']);
    const ofMany = await auditSyntheticSite(folder, many, reports);
    const ofSmall = await auditSyntheticSite(folder, small);
    const ofLarge = await auditSyntheticSite(folder, large);
    const ofRendered = await auditSyntheticSite(
      folder,
      clientRendered,
      ['--render'],
      'client-rendered',
    );
    return [
      time(`our ${plain.pages} routes`, plain.seconds, 15),
      memory('our routes', plain.peakMb),
      time(`our ${rendered.pages} routes with a browser`, rendered.seconds, 60),
      memory('our routes with a browser, without the browser itself', rendered.peakMb),
      withMin('synthetic pages read', ofMany.pages, 'pages', many.pages),
      time('synthetic pages, all reports', ofMany.seconds, 300),
      withMax('synthetic pages, peak memory', ofMany.peakMb, 'MB', 400),
      withMin('planted near-duplicates found', ofMany.duplicates / (many.pages / 100), 'ratio', 1),
      ...throughput('small pages, 9 KB', ofSmall, 100),
      ...throughput('large pages, 100 KB', ofLarge, 20),
      ...throughput('client-rendered pages, with a browser', ofRendered, 3),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type AuditResult = Awaited<ReturnType<typeof audit>>;

/** Over the whole run of the command. */
function throughput(
  what: string,
  { pages, seconds, cpuSeconds }: AuditResult,
  min: number,
): Measurement[] {
  return [
    withMin(what, pages / seconds, 'pages/s', min),
    { label: `${what}, CPU time of the audit`, value: cpuSeconds / pages, unit: 's/page' },
  ];
}

async function auditSyntheticSite(
  folder: string,
  { pages, paragraphs }: SyntheticSiteSize,
  words: readonly string[] = [],
  kind = '',
): Promise<AuditResult> {
  const server = await startSyntheticSite([String(pages), String(paragraphs), kind]);
  try {
    return await audit(folder, [server.origin, '--max-pages', String(pages + 10), ...words]);
  } finally {
    server.stop();
  }
}

function time(what: string, seconds: number, limit: number): Measurement {
  return withMax(`${what}, time`, seconds, 's', limit);
}

function memory(what: string, megabytes: number): Measurement {
  return withMax(`${what}, peak memory`, megabytes, 'MB', memoryLimitMb);
}

async function audit(folder: string, words: readonly string[]) {
  const json = join(folder, 'run.json');
  const startedAt = performance.now();
  // As package.json runs it; by default V8's young generation takes 48 MB.
  const command = ['--max-semi-space-size=2', 'scripts/commands/seo-audit.ts', ...words];
  const child = spawn(process.execPath, [...command, '--json', json, '--fail-on', 'never'], {
    stdio: 'ignore',
  });
  let peakMb = 0;
  let usedCpuMs = 0;
  const watch = setInterval(() => {
    peakMb = peakMemoryMb(child.pid ?? 0) ?? peakMb;
    usedCpuMs = Math.max(usedCpuMs, cpuMs(child.pid ?? 0));
  }, 100);
  const status = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (status !== 0)
    throw new Error(`The audit ended with ${status}: npm run seo:audit -- ${words.join(' ')}`);
  const { totals, findings } = JSON.parse(readFileSync(json, 'utf8')) as AuditResultFile;
  const duplicates = findings.filter(({ id }) => id === 'content-near-duplicate').length;
  return {
    seconds: (performance.now() - startedAt) / 1000,
    cpuSeconds: usedCpuMs / 1000,
    peakMb,
    pages: totals.pages,
    duplicates,
  };
}

/** Peak so far; null after the process has exited, or without /proc. */
function peakMemoryMb(pid: number): number | null {
  try {
    const kb = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kb ? Number(kb) / 1024 : null;
  } catch {
    return null;
  }
}

/** Starts the site in another process, so that it does not share a core with the audit. */
async function startSyntheticSite(words: readonly string[]) {
  const program = fileURLToPath(new URL('./synthetic-site.ts', import.meta.url));
  const child = spawn(process.execPath, [program, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(String(text).trim()));
    child.once('exit', () => reject(new Error('The synthetic site did not start')));
  });
  return { origin, stop: () => child.kill() };
}
