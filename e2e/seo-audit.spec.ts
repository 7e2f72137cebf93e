/** Our own pages pass our own audit, drawn in a browser too; and the audit finds what only a browser shows. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { AuditRun } from 'seo-audit/audit-run';
import { sendHtml, startLocalServer } from 'seo-audit/testing/local-server';
import { goodPage, testOrigin } from 'seo-audit/testing/site-from-html';
import { routes } from '../lib/site/routes.ts';

/** Runs the command; its findings as "id route: what". */
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
  const said = (severity: string) =>
    run.findings
      .filter((finding) => finding.severity === severity && finding.waived === null)
      .map(({ id, url, what }) => `${id} ${url.replace(run.origin ?? '', '')}: ${what}`);
  return { status, run, errors: said('error'), warnings: said('warning') };
}

test('our own audit finds no error and no warning on any route, as served and as drawn', async ({
  browserName: _,
}, testInfo) => {
  const { status, run, errors, warnings } = await audit(
    ['--render', '--fail-on', 'warning'],
    testInfo.outputPath('run.json'),
  );
  expect(errors).toEqual([]);
  expect(warnings).toEqual([]);
  expect(status).toBe(0);
  expect(run.isRendered).toBe(true);
  expect(run.unusedWaivers).toEqual([]);
  const read = run.pages.map(({ route }) => route);
  for (const { path } of routes) expect(read).toContain(path);
});

test('a tag that a script changes and a link that only a script adds are found', async ({
  browserName: _,
}, testInfo) => {
  const script = `<script>addEventListener('load', () => setTimeout(() => {
    document.title = 'Another title once the scripts have run';
    document.querySelector('link[rel=canonical]').href = '/elsewhere';
    document.querySelector('main').insertAdjacentHTML('beforeend', '<a href="/late">The late page</a>');
    fetch('http://127.0.0.1:1/inside').catch(() => {});
  }, 50))</script>`;
  const server = await startLocalServer((request, response, origin) => {
    if (request.url === '/')
      sendHtml(response, goodPage('/', { body: script }).replaceAll(testOrigin, origin));
    else response.writeHead(404).end();
  });
  try {
    const { status, errors, warnings } = await audit(
      [server.origin, '--render'],
      testInfo.outputPath('run.json'),
    );
    expect(status).toBe(1);
    const ids = [...errors, ...warnings].map((line) => line.split(' ')[0]);
    expect(ids).toEqual(
      expect.arrayContaining(['rendered-title', 'rendered-canonical', 'rendered-links']),
    );
    expect(ids).not.toContain('rendered-h1');
    expect(ids).not.toContain('rendered-description');
  } finally {
    await server.close();
  }
});

for (const [how, html] of Object.entries({
  'once its data has come, however late it comes': goodPage('/', {
    body: `<script>fetch('/data').then((answer) => answer.text()).then((text) => {
      document.querySelector('main').insertAdjacentHTML('beforeend', '<a href="/drawn">' + text + '</a>');
    })</script>`,
  }),
  'by a timer on an empty page': `<!doctype html><title>Words that come late</title><main></main>
    <script>setTimeout(() => {
      document.querySelector('main').innerHTML = '<p>' + 'A sentence. '.repeat(40) + '</p><a href="/drawn">More</a>';
    }, 2000)</script>`,
})) {
  test(`what a script draws ${how}, is read`, async ({ browserName: _ }, testInfo) => {
    const server = await startLocalServer((request, response, origin) => {
      if (request.url === '/') sendHtml(response, html.replaceAll(testOrigin, origin));
      else if (request.url === '/data') setTimeout(() => response.end('The drawn page'), 600);
      else response.writeHead(404).end();
    });
    try {
      const { warnings } = await audit(
        [server.origin, '--render'],
        testInfo.outputPath('run.json'),
      );
      expect(warnings.join()).toContain('/drawn');
    } finally {
      await server.close();
    }
  });
}

test('a page that a finger could move sideways is told, and one whose wide table moves alone is not', async ({
  browserName: _,
}, testInfo) => {
  const table = '<table style="width:1400px"><tr><td>1</td></tr></table>';
  const bodies: Record<string, string> = {
    '/': `<a href="/wide">Wide</a><div style="overflow-x:auto">${table}</div>`,
    '/wide': table,
    '/unstyled': table,
  };
  bodies['/wide'] += '<a href="/unstyled">Unstyled</a>';
  const server = await startLocalServer((request, response, origin) => {
    const path = request.url ?? '';
    const body = bodies[path];
    if (body === undefined) return void response.writeHead(404).end();
    const head = path === '/unstyled' ? '<link rel="stylesheet" href="/lost.css">' : '';
    sendHtml(response, goodPage(path, { body, head }).replaceAll(testOrigin, origin));
  });
  try {
    const { warnings } = await audit([server.origin, '--render'], testInfo.outputPath('run.json'));
    const wide = warnings.filter((line) => line.startsWith('rendered-wide'));
    expect(wide).toEqual([
      expect.stringMatching(/^rendered-wide \/wide: by \d{3,4} of 412 pixels$/),
    ]);
  } finally {
    await server.close();
  }
});

test('a page that sends everybody on by itself is told, and holds nothing up', async ({
  browserName: _,
}, testInfo) => {
  const links = '<a href="/header">By header</a><a href="/tag">By tag</a>';
  const server = await startLocalServer((request, response, origin) => {
    const send = (parts: Parameters<typeof goodPage>[1]) =>
      sendHtml(response, goodPage(request.url ?? '', parts).replaceAll(testOrigin, origin));
    if (request.url === '/') return send({ body: links });
    if (request.url === '/tag')
      return send({ head: '<meta http-equiv="refresh" content="0; url=/">' });
    if (request.url !== '/header') return void response.writeHead(404).end();
    response.setHeader('refresh', '0; url=/');
    return send({});
  });
  try {
    const { run } = await audit([server.origin, '--render'], testInfo.outputPath('run.json'));
    const left = run.findings.filter(({ id }) => id.startsWith('rendered-'));
    expect(left.map(({ id, url }) => `${id} ${url.replace(server.origin, '')}`).sort()).toEqual([
      'rendered-left /header',
      'rendered-left /tag',
    ]);
  } finally {
    await server.close();
  }
});

test('the report can be sorted, filtered, saved and followed by keyboard, asks for nothing, and reads without scripts', async ({
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
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) asked.push(request.url());
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
  await findings.getByLabel('Severity').selectOption('warning');
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
  expect(saved[1]).toContain('"warning","canonical-missing","A page has no canonical URL","/b"');
  expect(asked).toEqual([]);
  const bare = await browser.newPage({ javaScriptEnabled: false });
  await bare.goto(`file://${file}`);
  await expect(bare.getByRole('button', { name: 'Save these as CSV' })).toBeHidden();
  await expect(bare.locator('summary', { hasText: 'A page has no canonical URL' })).toBeVisible();
  await bare.close();
});
