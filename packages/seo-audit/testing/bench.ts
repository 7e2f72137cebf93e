/**
 * Measures the quality of the findings: the share of planted faults that are found, and the share of correct findings
 * on sites by others. npm run bench -w seo-audit -- [faults | foreign] [--folder=PATH]; exit status 1 below a limit.
 */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { measureAudit } from './measure-audit.ts';
import { measureForeign } from './measure-foreign.ts';

const minNamed = 0.95;
const samples = [
  { severity: 'error', size: 100, minRight: 0.95 },
  { severity: 'warning', size: 50, minRight: 0.9 },
] as const;

const systemChromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const { values, positionals } = parseArgs({
  options: { folder: { type: 'string', default: join(tmpdir(), 'seo-audit-foreign-sites') } },
  allowPositionals: true,
});
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);
const unknown = positionals.filter((name) => name !== 'faults' && name !== 'foreign');
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}: faults or foreign.`);
  process.exit(2);
}

if (isWanted('faults')) await benchFaults();
if (isWanted('foreign')) await benchForeign(values.folder);

async function benchFaults(): Promise<void> {
  const { faults, heldFaults, traps, heldTraps, unmeasured } = await measureAudit(findChromium);
  if (unmeasured > 0)
    print(`rows not measured, because no Chromium was found (CHROMIUM_PATH): ${unmeasured}`, false);
  for (const [count, label] of [
    [faults, 'open'],
    [heldFaults, 'held'],
  ] as const)
    print(
      `planted faults named, ${label} rows: ${count.hits.length} of ${count.rows}`,
      count.hits.length / count.rows >= minNamed,
    );
  for (const [count, label] of [
    [traps, 'open'],
    [heldTraps, 'held'],
  ] as const)
    print(
      `correct pages called wrong, ${label} rows: ${count.hits.length} of ${count.rows} ${count.hits.join(', ')}`,
      count.hits.length === 0,
    );
}

async function benchForeign(folder: string): Promise<void> {
  for (const { severity, size, minRight } of samples) {
    const { found, judged, right, unjudged, stillWrong } = await measureForeign(
      severity,
      size,
      folder,
    );
    for (const { site, path, id, what } of unjudged)
      console.log(`not judged: ${site} ${path} ${id}: ${what.slice(0, 120)}`);
    for (const { site, path, id } of stillWrong)
      console.log(`judged to be wrong, and still found: ${site} ${path} ${id}`);
    print(
      `${severity}s judged right: ${right} of ${judged} judged in the sample, ${found} found`,
      right / judged >= minRight && stillWrong.length === 0,
    );
  }
}

function print(line: string, isWithin: boolean): void {
  console.log(`${isWithin ? 'within' : 'MISSED'}  ${line.trimEnd()}`);
  if (!isWithin) process.exitCode = 1;
}

/** Without a browser, rows that need one are not measured. */
function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemChromiums].find(
    (path) => path && existsSync(path),
  );
}
