/** What needs a browser: findings about rendered pages, and the HTML report as people use it. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { AuditRun } from '../src/report/audit-run.ts';
import { sendHtml, startLocalServer } from '../src/testing/local-server.ts';
import { goodPage, testOrigin } from '../src/testing/site-from-html.ts';

const command = new URL('../src/cli.ts', import.meta.url).pathname;

async function audit(words: string[], json: string) {
  const child = spawn(process.execPath, [command, ...words, '--json', json], { stdio: 'ignore' });
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { status, run: JSON.parse(readFileSync(json, 'utf8')) as AuditRun };
}

test('findings of rendered pages: changed tags, late links and text, pages that scroll sideways or redirect by script', async ({
  browserName: _,
}, testInfo) => {
  const changing = `<script>addEventListener('load', () => setTimeout(() => {
    document.title = 'Another title once the scripts have run';
    document.querySelector('link[rel=canonical]').href = '/elsewhere';
    document.querySelector('main').insertAdjacentHTML('beforeend', '<a href="/late">The late page</a>');
    fetch('http://127.0.0.1:1/inside').catch(() => {});
  }, 50))</script>`;
  // The audit waits for data that arrives late.
  const fetching = `<script>fetch('/data').then((answer) => answer.text()).then((text) => {
    document.querySelector('main').insertAdjacentHTML('beforeend', '<a href="/drawn">' + text + '</a>');
  })</script>`;
  const byTimer = `<!doctype html><title>Words that come late</title><main></main>
    <script>setTimeout(() => {
      document.querySelector('main').innerHTML = '<p>' + 'A sentence. '.repeat(40) + '</p><a href="/timed">More</a>';
    }, 2000)</script>`;
  const table = '<table style="width:1400px"><tr><td>1</td></tr></table>';
  const parts: Record<string, Parameters<typeof goodPage>[1]> = {
    '/changing': { body: changing },
    '/fetching': { body: fetching },
    '/scrolling': { body: `<div style="overflow-x:auto">${table}</div>` },
    '/wide': { body: table },
    '/unstyled': { body: table, head: '<link rel="stylesheet" href="/lost.css">' },
    '/tag': { head: '<meta http-equiv="refresh" content="0; url=/">' },
    '/header': {},
  };
  const links = [...Object.keys(parts), '/timer'].map((to) => `<a href="${to}">To ${to}</a>`);
  parts['/'] = { body: links.join(' ') };
  const server = await startLocalServer((request, response, origin) => {
    const path = request.url ?? '';
    const send = (html: string) => sendHtml(response, html.replaceAll(testOrigin, origin));
    if (path === '/header') response.setHeader('refresh', '0; url=/');
    if (path === '/data') setTimeout(() => response.end('The drawn page'), 600);
    else if (path === '/timer') send(byTimer);
    else if (parts[path]) send(goodPage(path, parts[path]));
    else response.writeHead(404).end();
  });
  try {
    const { status, run } = await audit(
      [server.origin, '--render'],
      testInfo.outputPath('run.json'),
    );
    expect(status).toBe(1);
    const findings = run.findings.map(({ id, url, what }) => ({
      id,
      path: new URL(url).pathname,
      what,
    }));
    const renderedFindings = findings.filter(({ id }) => id.startsWith('rendered-'));
    const idsOn = (wanted: string) =>
      renderedFindings.filter(({ path }) => path === wanted).map(({ id }) => id);
    expect(new Set(idsOn('/changing'))).toEqual(
      new Set(['rendered-title', 'rendered-canonical', 'rendered-links']),
    );
    const textsOn = (wanted: string) =>
      renderedFindings.filter(({ path }) => path === wanted).map(({ what }) => what);
    expect(textsOn('/fetching').join()).toContain('/drawn');
    expect(textsOn('/timer').join()).toContain('/timed');
    expect(textsOn('/wide')).toEqual([expect.stringMatching(/^by \d{3,4} of 412 pixels$/)]);
    for (const path of ['/header', '/tag']) expect(idsOn(path)).toEqual(['rendered-left']);
    for (const path of ['/', '/scrolling', '/unstyled']) expect(idsOn(path)).toEqual([]);
  } finally {
    await server.close();
  }
});

test('the HTML report can be sorted, filtered, saved and used by keyboard, makes no requests, and is readable without scripts', async ({
  browser,
  page,
}, testInfo) => {
  const file = testInfo.outputPath('report.html');
  const server = await startLocalServer((request, response, origin) => {
    const path = request.url ?? '';
    if (path === '/')
      sendHtml(
        response,
        goodPage('/', { body: '<a href="/b">The second page</a>' }).replaceAll(testOrigin, origin),
      );
    else if (path === '/b')
      sendHtml(response, goodPage('/b', { canonical: '' }).replaceAll(testOrigin, origin));
    else response.writeHead(404).end();
  });
  await audit([server.origin, '--html', file], testInfo.outputPath('run.json'));
  await server.close();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) requests.push(request.url());
  });
  await page.goto(`file://${file}`);
  const rows = page.locator('#page-table tbody tr:visible');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Errors' }).press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Errors' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('searchbox', { name: 'Find' }).fill('/b');
  await expect(page.getByRole('status').filter({ hasText: 'page' })).toHaveText('1 page');
  await page.locator('summary', { hasText: 'A page has no canonical URL' }).press('Enter');
  await page
    .getByRole('region', { name: /no canonical/ })
    .getByRole('link', { name: '/b' })
    .press('Enter');
  await expect(page.getByText('Search result, desktop').and(page.locator(':visible'))).toHaveCount(
    1,
  );
  const findings = page.getByRole('search', { name: 'Findings' });
  await findings.getByLabel('Severity').selectOption('notice');
  await findings.getByRole('searchbox', { name: 'Page' }).fill('/b');
  await findings.getByRole('searchbox', { name: 'Words' }).fill('no canonical');
  await expect(findings.getByRole('status')).toHaveText(/^1 of \d+ rows$/);
  await expect(page.locator('details.finding:visible')).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    findings.getByRole('button', { name: 'Save these as CSV' }).click(),
  ]);
  const saved = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(saved).toHaveLength(2);
  expect(saved[1]).toContain('"notice","canonical-missing","A page has no canonical URL","/b"');
  expect(requests).toEqual([]);
  const bare = await browser.newPage({ javaScriptEnabled: false });
  await bare.goto(`file://${file}`);
  await expect(bare.getByRole('button', { name: 'Save these as CSV' })).toBeHidden();
  await expect(bare.locator('summary', { hasText: 'A page has no canonical URL' })).toBeVisible();
  await bare.close();
});

test('of many pages the report lays out the first rows, and sorts and finds all of them', async ({
  page,
}, testInfo) => {
  const count = 430;
  const file = testInfo.outputPath('report.html');
  const server = await startLocalServer((request, response, origin) => {
    const path = request.url ?? '';
    const links = Array.from({ length: count }, (_, at) => `<a href="/p${at}">Page ${at}</a>`);
    if (path !== '/' && !/^\/p\d+$/.test(path)) response.writeHead(404).end();
    else {
      const body = path === '/' ? links.join(' ') : '';
      sendHtml(response, goodPage(path, { body }).replaceAll(testOrigin, origin));
    }
  });
  await audit([server.origin, '--html', file], testInfo.outputPath('run.json'));
  await server.close();
  await page.goto(`file://${file}`);
  const rows = page.locator('#page-table tbody tr');
  await expect(rows).toHaveCount(200);
  await page.getByRole('button', { name: 'Show 200 more' }).click();
  await expect(rows).toHaveCount(400);
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(rows.first()).toContainText('/');
  await page.getByRole('searchbox', { name: 'Find' }).fill('/p429');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Show 200 more' })).toBeHidden();
  await page.getByRole('searchbox', { name: 'Find' }).fill('');
  await expect(rows).toHaveCount(200);
});
