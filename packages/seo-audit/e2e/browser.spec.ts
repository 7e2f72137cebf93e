/** What needs a browser: findings about rendered pages, and the HTML report as people use it. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { AuditRun } from '../src/report/audit-run.ts';
import { goodPage } from '../src/testing/good-page.ts';
import { sendHtml, startLocalServer } from '../src/testing/local-server.ts';

const command = new URL('../src/cli.ts', import.meta.url).pathname;

async function audit(words: string[], json: string) {
  const child = spawn(process.execPath, [command, ...words, '--json', json], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
  return JSON.parse(readFileSync(json, 'utf8')) as AuditRun;
}

/** Pages by path, each linked from the home page. */
function serve(parts: Record<string, Parameters<typeof goodPage>[1]>) {
  const links = Object.keys(parts).map((path) => `<a href="${path}">To ${path}</a>`);
  const pages = { ...parts, '/': { body: links.join(' ') } };
  return startLocalServer((request, response, origin) => {
    const path = request.url ?? '';
    if (path === '/data') setTimeout(() => response.end('The drawn page'), 600);
    else if (Object.hasOwn(pages, path))
      sendHtml(response, goodPage(origin + path, pages[path as keyof typeof pages]));
    else response.writeHead(404).end();
  });
}

test('findings of rendered pages: changed tags, late links, scripts that lead away', async ({
  browserName: _,
}, testInfo) => {
  const changing = `<script>addEventListener('load', () => setTimeout(() => {
    document.title = 'Another title once the scripts have run';
    document.querySelector('main').insertAdjacentHTML('beforeend', '<a href="/late">The late page</a>');
    fetch('http://127.0.0.1:1/inside').catch(() => {});
  }, 50))</script>`;
  // The audit waits for data that arrives late.
  const fetching = `<script>fetch('/data').then((answer) => answer.text()).then((text) => {
    document.querySelector('main').insertAdjacentHTML('beforeend', '<a href="/drawn">' + text + '</a>');
  })</script>`;
  const server = await serve({
    '/changing': { body: changing },
    '/fetching': { body: fetching },
    '/leaving': { body: `<script>location.href = '/changing'</script>` },
    '/reloading': { head: '<meta http-equiv="refresh" content="0; url=/">' },
  });
  const run = await audit([server.origin, '--render'], testInfo.outputPath('run.json'));
  await server.close();
  const found = run.findings
    .filter(({ id }) => id.startsWith('rendered-'))
    .map(({ id, url, what }) => `${id} ${new URL(url).pathname}: ${what}`);
  expect(found).toEqual([
    expect.stringMatching(
      /^rendered-tags \/changing: title: from “What changing .* to “Another title/,
    ),
    'rendered-failed /leaving: it leads on to /changing',
    expect.stringMatching(/^rendered-links \/changing: added \S+\/late$/),
    expect.stringMatching(/^rendered-links \/fetching: added \S+\/drawn$/),
  ]);
});

test('the HTML report can be sorted, filtered and used by keyboard, makes no requests, and is readable without scripts', async ({
  browser,
  page,
}, testInfo) => {
  const file = testInfo.outputPath('report.html');
  const server = await serve({ '/b': { canonical: '' }, '/c': { title: '' } });
  await audit([server.origin, '--html', file], testInfo.outputPath('run.json'));
  await server.close();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) requests.push(request.url());
  });
  await page.goto(`file://${file}`);
  const rows = page.locator('#page-table tbody tr:visible');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Errors' }).press('Enter');
  const errors = page.getByRole('columnheader', { name: 'Errors' });
  await expect(errors).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('searchbox', { name: 'Find' }).fill('/b');
  await expect(page.getByRole('status').filter({ hasText: 'page' })).toHaveText('1 page');
  const canonical = page.locator('summary', { hasText: 'A page has no canonical URL' });
  await canonical.press('Enter');
  const places = page.getByRole('region', { name: /no canonical/ });
  await places.getByRole('link', { name: '/b' }).press('Enter');
  await expect(page.getByText('Search result, desktop').locator('visible=true')).toHaveCount(1);
  const findings = page.getByRole('search', { name: 'Findings' });
  await findings.getByLabel('Severity').selectOption('notice');
  await findings.getByRole('searchbox').fill('no canonical');
  await expect(findings.getByRole('status')).toHaveText(/^1 of \d+ checks$/);
  await expect(page.locator('details.finding:visible')).toHaveCount(1);
  expect(requests).toEqual([]);
  const bare = await browser.newPage({ javaScriptEnabled: false });
  await bare.goto(`file://${file}`);
  await expect(bare.getByRole('search', { name: 'Findings' })).toBeHidden();
  await expect(bare.locator('summary', { hasText: 'A page has no canonical URL' })).toBeVisible();
  await bare.close();
});
