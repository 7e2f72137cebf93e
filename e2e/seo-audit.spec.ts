/** Our own pages pass our own audit, as served and as rendered in a browser. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { AuditRun } from 'seo-audit';
import { hindiPagePaths, hindiPath } from '../lib/site/hindi-pages.ts';
import { routes } from '../lib/site/routes.ts';
import { startSiteForAudit } from '../scripts/commands/seo-audit/start-site-for-audit.ts';

/**
 * Runs the command.
 * @returns findings as "id route: what".
 */
async function audit(words: string[], json: string) {
  const child = spawn(
    process.execPath,
    ['scripts/commands/seo-audit.ts', ...words, '--json', json],
    {
      stdio: 'ignore',
    },
  );
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  const run = JSON.parse(readFileSync(json, 'utf8')) as AuditRun;
  const linesOf = (severity: string) =>
    run.findings
      .filter((finding) => finding.severity === severity && finding.waived === null)
      .map(({ id, url, what }) => `${id} ${url.replace(run.origin ?? '', '')}: ${what}`);
  return { status, run, errors: linesOf('error'), warnings: linesOf('warning') };
}

/** Each template once; e2e/every-page.spec.ts checks every page in a browser. */
const renderedPaths = [
  '/',
  '/health-insurance',
  '/hi/health-insurance',
  '/travel-insurance',
  '/claim',
  '/faqs',
  '/legal',
];

test('our own audit finds no error and no warning on any route as served, nor on one of each kind as rendered', async ({
  browserName: _,
}, testInfo) => {
  const list = testInfo.outputPath('drawn.txt');
  writeFileSync(list, renderedPaths.join('\n'));
  const site = await startSiteForAudit({ acceptsStale: false });
  const renderWords = [site.url, '--own', '--render', '--list', list, '--max-resources', '0'];
  const [served, drawn] = await Promise.all([
    audit([site.url, '--own', '--fail-on', 'warning'], testInfo.outputPath('served.json')),
    audit(renderWords, testInfo.outputPath('drawn.json')),
  ]).finally(() => site.stop());
  expect(served.errors).toEqual([]);
  expect(served.warnings).toEqual([]);
  expect(served.status).toBe(0);
  expect(served.run.unusedWaivers).toEqual([]);
  const routesRead = served.run.pages.map(({ route }) => route);
  const paths = [...routes.map(({ path }) => path), ...hindiPagePaths.map(hindiPath)];
  expect(paths.filter((path) => !routesRead.includes(path))).toEqual([]);

  expect(drawn.run.isRendered).toBe(true);
  expect(drawn.run.pages.map(({ route }) => route)).toEqual(expect.arrayContaining(renderedPaths));
  expect([...drawn.errors, ...drawn.warnings].filter(isRenderingFinding)).toEqual([]);
});

const isRenderingFinding = (line: string) => line.startsWith('rendered-');
