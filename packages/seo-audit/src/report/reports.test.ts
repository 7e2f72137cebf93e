import { createHash } from 'node:crypto';
import { allChecks } from '../checks/all-checks.ts';
import { runChecks } from '../checks/run-checks.ts';
import { goodPage, type SiteTexts, siteFromHtml, testOrigin } from '../testing/site-from-html.ts';
import type { AuditRun } from './audit-run.ts';
import { checksPage } from './checks-page.ts';
import { compareRuns, parseRun } from './compare-runs.ts';
import { findingsCsv, pagesCsv } from './csv-report.ts';
import { csvTable } from './csv-table.ts';
import { groupFindings } from './group-findings.ts';
import { htmlReport } from './html-report.ts';
import { summariseRun } from './summarise-run.ts';
import { terminalReport } from './terminal-report.ts';

const hostile = "\"><script>alert(1)</script>=cmd|'/c calc'!A1";
const escaped = hostile
  .replaceAll('&', '&amp;')
  .replaceAll('"', '&quot;')
  .replaceAll('<', '&lt;')
  .replaceAll('>', '&gt;');

async function runOf(texts: SiteTexts): Promise<AuditRun> {
  const site = await siteFromHtml(texts);
  return summariseRun(site, runChecks(site, allChecks), [], {
    startedAt: new Date('2026-11-21T06:00:00Z'),
    durationMs: 1_234,
  });
}

test('text of a page is shown as text and never run', async () => {
  const run = await runOf({
    '/': goodPage('/', {
      title: `<title>${escaped}</title>`,
      h1: `<h1>${escaped}</h1>`,
      body: `<a href="${escaped}">${escaped}</a>`,
    }),
  });
  const report = htmlReport(run, null, new Map());
  expect(report).toContain('&lt;script&gt;alert(1)');
  expect(report).not.toContain('<script>alert(1)');
  expect(report.match(/<script>/g)).toHaveLength(1);
});

test('no cell is read as a formula', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '|cmd', '%0', '\n=1'])
    expect(csvTable([[text]]).replace(/^\ufeff"?/, '')).toMatch(/^'/);
  expect(csvTable([['Cover, and "more"', 'two\nlines', 'a;b', -3]])).toBe(
    '\ufeff"Cover, and ""more""","two\nlines","a;b",-3\r\n',
  );
});

test('a hostile title stays one cell of one row', async () => {
  const run = await runOf({ '/': goodPage('/', { title: `<title>${escaped}</title>` }) });
  for (const csv of [pagesCsv(run), findingsCsv(run)]) {
    expect(csv.startsWith('\ufeff')).toBe(true);
    for (const line of csv.trim().split('\r\n').slice(1)) expect(line).not.toMatch(/(?:^|,)=/);
  }
});

test('at every width from 80 to 200 columns the lines fit', async () => {
  const run = await runOf({
    '/': goodPage('/', { title: '' }),
    '/b': { status: 404 },
    '/a-long-path/that-goes-on/and-on/and-on-and-on': goodPage('/x'),
  });
  for (const columns of [20, 80, 99, 120, 160, 200, 400]) {
    const text = terminalReport(run, null, {
      columns,
      hasColour: false,
      maxRows: 10,
      maxPlaces: 5,
    });
    for (const line of text.split('\n'))
      expect([...line].length).toBeLessThanOrEqual(Math.min(200, Math.max(80, columns)));
  }
});

test('a comparison names tags, pages and findings that appeared, changed or disappeared', async () => {
  const before = await runOf({
    '/': goodPage('/'),
    '/old': goodPage('/old', { body: '<a href="/">Home</a>' }),
  });
  const after = await runOf({
    '/': goodPage('/', { title: '<title>Another title for the start page here</title>' }),
    '/new': goodPage('/new', { canonical: '' }),
  });
  const changes = compareRuns(before, after);
  expect(changes.tags).toEqual([
    {
      route: '/',
      tag: 'title',
      before: 'All about home and what it costs you',
      after: 'Another title for the start page here',
    },
  ]);
  expect([changes.newPages, changes.removedPages]).toEqual([['/new'], ['/old']]);
  expect(changes.newFindings.map(({ id }) => id)).toContain('canonical-missing');
  expect(changes.resolvedFindings).toEqual([]);
});

test('two runs that differ only in their origin are equal', async () => {
  const before = await runOf({ '/': goodPage('/') });
  const live = JSON.parse(
    JSON.stringify(before).replaceAll(testOrigin, 'https://live.test'),
  ) as AuditRun;
  expect(compareRuns(before, live).tags).toEqual([]);
});

test('a file that is not an earlier run is refused in one line', () => {
  for (const text of [
    '',
    '[]',
    'null',
    '{"version":2}',
    '{"version":1,"pages":[],"findings":[]}',
    '{"version":2,"pages":[null],"findings":[]}',
  ]) {
    expect(() => parseRun(text, 'old.json')).toThrow(/^old\.json is not [^\n]+$/);
  }
});

test('the page of all checks has a row for each, under its id', () => {
  const page = checksPage(allChecks);
  for (const { id } of allChecks) expect(page).toContain(`<li id="${id}">`);
  expect(page.match(/<li id=/g)).toHaveLength(allChecks.length);
});

test('extracted values are a column of the page table, and never a formula', async () => {
  const run = await runOf({ '/': goodPage('/'), '/b': goodPage('/b') });
  const [first] = run.pages;
  if (first) first.extracted = { price: ['₹ 900', '₹ 1,200'], note: ['=1+1'] };
  const [head = '', row = '', other = ''] = pagesCsv(run).split('\r\n');
  expect(head).toMatch(/,price,note$/);
  expect(row).toMatch(/,"₹ 900 \| ₹ 1,200",'=1\+1$/);
  expect(other).toMatch(/,,$/);
  expect(htmlReport(run, null, new Map())).toContain('<th scope="row">price</th><td>₹ 900 |');
});

test('one cause on five pages or more is one finding with its pages; others are listed page by page', async () => {
  const paths = ['/', '/a', '/b', '/c', '/d', '/e', '/f'];
  const bare = (path: string, parts = {}) =>
    goodPage(path, parts).replace(/<meta name="theme-color"[^>]*>/, '');
  const short = '<title>Short</title>';
  const run = await runOf(
    Object.fromEntries(paths.map((path, at) => [path, bare(path, at < 2 ? { title: short } : {})])),
  );
  const theme = groupFindings(run).find(({ id }) => id === 'theme-color-missing');
  expect(theme?.repeated.map(({ urls }) => urls.length)).toEqual([7]);
  expect(theme?.single).toEqual([]);
  const options = { columns: 100, hasColour: false, maxRows: 10, maxPlaces: 5 };
  const text = terminalReport(run, null, options);
  expect(run.findings.filter(({ id }) => id === 'theme-color-missing')).toHaveLength(1);
  expect(run.totals.notice).toBeLessThan(7);
  expect(run.pages.every(({ counts }) => counts.notice > 0)).toBe(true);
  // Usually intended: one paragraph at the end.
  expect(text.replace(/\s+/g, ' ')).toContain('(theme-color-missing, 1)');
  expect(text).not.toContain('Id: theme-color-missing');
  expect(text).toContain('/a: “Short” has 5 characters');
  const report = htmlReport(run, null, new Map());
  expect(report).toContain('<strong>7 pages</strong>: <a href="#page-1">/</a>');
  expect(report).toMatch(/<li>As on other pages: [^<]*no theme colour/);
});

test('a cause on many noindex pages is one finding that names them all', async () => {
  const pages = ['/a', '/b', '/c', '/d', '/e', '/f'].map((path) => [
    path,
    goodPage(path, { head: '<meta name="robots" content="noindex">', h1: '' }),
  ]);
  const others = ['/', '/g', '/h'].map((path) => [path, goodPage(path)]);
  const run = await runOf(Object.fromEntries([...pages, ...others]));
  const missing = groupFindings(run).find(({ id }) => id === 'h1-missing');
  expect(missing?.single).toEqual([]);
  expect(missing?.repeated.map(({ urls }) => urls.length)).toEqual([6]);
});

test('the Content-Security-Policy allows only the report’s own script', async () => {
  const report = htmlReport(await runOf({ '/': goodPage('/') }), null, new Map());
  const [, hash] = /script-src 'sha256-([^']+)'/.exec(report.replaceAll('&#39;', "'")) ?? [];
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(report) ?? [];
  expect(createHash('sha256').update(script).digest('base64')).toBe(hash);
  expect(report).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('with search figures, pages and findings come in the order of what was shown', async () => {
  const site = await siteFromHtml({
    '/': goodPage('/', { body: '<a href="/a">A page</a><a href="/b">B page</a>' }),
    '/a': goodPage('/a', { title: '' }),
    '/b': goodPage('/b', { h1: '' }),
  });
  const figures = { clicks: 1_200, impressions: 9_000, ctr: 13, position: 3 };
  const search = {
    files: ['Pages.csv'],
    figures: new Map([[`${testOrigin}/b`, figures]]),
    notListed: new Map(),
  };
  const measured = { startedAt: new Date(0), durationMs: 1, search };
  const run = summariseRun(site, runChecks(site, allChecks), [], measured);
  // The warning on the page that people see, before the error on the page that nobody sees.
  expect(run.findings[0]?.url).toBe(`${testOrigin}/b`);
  const text = terminalReport(run, null, {
    columns: 100,
    hasColour: false,
    maxRows: 2,
    maxPlaces: 5,
  });
  const flat = text.replace(/\s+/g, ' ');
  expect(flat.indexOf('Id: h1-missing')).toBeGreaterThan(0);
  expect(flat.indexOf('Id: h1-missing')).toBeLessThan(flat.indexOf('Id: title-missing'));
  expect(text.split('\n')[1]).toMatch(/^\/b /);
});

test('a check that did not run in one of two runs has neither new nor resolved findings', async () => {
  const texts = { '/': goodPage('/', { h1: '' }) };
  const before = await runOf(texts);
  const after = {
    ...before,
    findings: before.findings.filter(({ id }) => id !== 'h1-missing'),
    skipped: ['h1-missing'],
  };
  expect(compareRuns(before, after).resolvedFindings).toEqual([]);
  expect(compareRuns(after, before).newFindings).toEqual([]);
});
