import { createHash } from 'node:crypto';
import { allChecks, runChecks } from '../checks/all-checks.ts';
import { parsePage } from '../page/parse-page.ts';
import { emptyPage, emptySite } from '../site.ts';
import { goodPage } from '../testing/good-page.ts';
import { type AuditRun, summariseRun } from './audit-run.ts';
import { compareRuns, parseRun } from './compare-runs.ts';
import { csvChunks, findingsCsv, linksCsv, pagesCsv } from './csv.ts';
import { htmlReport } from './html-report.ts';
import { terminalReport } from './terminal-report.ts';

const origin = 'https://site.test';
const hostile = "\"><script>alert(1)</script>=cmd|'/c calc'!A1";
const escaped = hostile
  .replaceAll('&', '&amp;')
  .replaceAll('"', '&quot;')
  .replaceAll('<', '&lt;')
  .replaceAll('>', '&gt;');

async function siteOf(pages: Record<string, Parameters<typeof goodPage>[1]>) {
  const site = emptySite(`${origin}/`);
  for (const [path, parts] of Object.entries(pages)) {
    const url = origin + path;
    const facts = await parsePage({ html: goodPage(url, parts), url });
    site.pages.set(url, { ...emptyPage(url, path === '/' ? 'start' : 'link'), status: 200, facts });
  }
  return site;
}

async function runOf(pages: Record<string, Parameters<typeof goodPage>[1]>): Promise<AuditRun> {
  const site = await siteOf(pages);
  const context = { startedAt: new Date('2026-11-21T06:00:00Z'), durationMs: 1_234 };
  return summariseRun(site, runChecks(site, allChecks), context);
}

test('text of a page is shown as text and never run, and the policy allows only the report’s own script', async () => {
  const run = await runOf({
    '/': {
      title: `<title>${escaped}</title>`,
      h1: `<h1>${escaped}</h1>`,
      body: `<a href="${escaped}"></a>`,
    },
  });
  const report = htmlReport(run, null);
  expect(report).toContain('&lt;script&gt;alert(1)');
  expect(report).not.toContain('<script>alert(1)');
  const [, hash] = /script-src 'sha256-([^']+)'/.exec(report.replaceAll('&#39;', "'")) ?? [];
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(report) ?? [];
  expect(createHash('sha256').update(script).digest('base64')).toBe(hash);
  expect(report).not.toMatch(
    /script-src[^;]*unsafe-inline|<(?:script|img|link|iframe)[^>]+(?:src|href)=/,
  );
  for (const csv of [pagesCsv(run), findingsCsv(run)])
    for (const line of [...csv].join('').trim().split('\r\n')) expect(line).not.toMatch(/(?:^|,)=/);
});

test('no cell is read as a formula', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '|cmd', '%0', '\n=1'])
    expect([...csvChunks([[text]])].join('').replace(/^\ufeff"?/, '')).toMatch(/^'/);
  expect([...csvChunks([['Cover, and "more"', 'two\nlines', 'a;b', -3]])].join('')).toBe(
    '\ufeff"Cover, and ""more""","two\nlines","a;b",-3\r\n',
  );
});

test('at every width from 80 to 200 columns the lines fit', async () => {
  const run = await runOf({
    '/': { title: '' },
    '/a-long-path/that-goes-on/and-on/and-on-and-on': { description: '', canonical: '' },
  });
  for (const columns of [80, 100, 133, 200]) {
    const text = terminalReport(run, null, { columns, hasColour: false });
    for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(columns);
    expect(text).toContain('title-missing');
  }
});

test('a report of 900 pages with faults on each has at most a megabyte, and every page', async () => {
  const site = await siteOf({});
  const faults = { title: '', description: '', body: '<img src="/lost.png"><a href=""></a>' };
  for (let at = 0; at < 900; at += 1) {
    const url = `${origin}/a-folder-of-pages/the-page-with-the-number-${at}`;
    const parts = {
      ...faults,
      title: `<title>${'A title that is too long '.repeat(5)}${at}</title>`,
    };
    const facts = await parsePage({ html: goodPage(url, parts), url });
    site.pages.set(url, { ...emptyPage(url, 'link'), status: 200, facts });
  }
  const context = { startedAt: new Date(), durationMs: 1 };
  const run = summariseRun(site, runChecks(site, allChecks), context);
  const report = htmlReport(run, null);
  expect(Buffer.byteLength(report)).toBeLessThan(1_000_000);
  expect(report.match(/<th scope=row>/g)).toHaveLength(900);
  expect([...findingsCsv(run)].join('').match(/image-without-alt/g)).toHaveLength(900);
});

test('a comparison names changed tags, new and gone pages and findings, and no check that did not run', async () => {
  const before = await runOf({ '/': {}, '/old': { h1: '' } });
  const after = await runOf({
    '/': { title: '<title>Another title for the home page</title>' },
    '/new': { description: '' },
  });
  const changes = compareRuns(before, after);
  expect(changes).toMatchObject({
    tags: [{ route: '/', tag: 'title', after: 'Another title for the home page' }],
    newPages: ['/new'],
    removedPages: ['/old'],
  });
  expect(changes.newFindings.map(({ id }) => id)).toContain('description-missing');
  expect(changes.resolvedFindings.map(({ id }) => id)).toContain('h1-missing');
  const skipped = { ...after, skipped: ['h1-missing'] };
  expect(compareRuns(before, skipped).resolvedFindings.map(({ id }) => id)).not.toContain(
    'h1-missing',
  );
  expect(htmlReport(after, changes)).toContain('Another title for the home page</ins>');
  expect(terminalReport(after, changes, { columns: 100, hasColour: false })).toContain(
    '1 tags changed',
  );
});

test('only a run of this audit is taken as a baseline', async () => {
  const run = await runOf({ '/': {} });
  expect(parseRun(JSON.stringify(run), 'r.json').pages).toHaveLength(1);
  for (const text of ['{', '[]', 'null', '{"version":3}', JSON.stringify({ ...run, version: 2 })])
    expect(() => parseRun(text, 'r.json')).toThrow(/^r\.json is not [^\n]+--json$/);
});

test('links are listed once for each target and text', async () => {
  const site = await siteOf({
    '/': { body: '<a href="/a">A</a><a href="/a">A</a><a href="/a">B</a>' },
  });
  const lines = [...linksCsv(site)].join('').trim().split('\r\n').slice(1);
  expect(lines.filter((line) => line.includes('/a,'))).toEqual([
    `${origin}/,${origin}/a,A,,2,not requested,,`,
    `${origin}/,${origin}/a,B,,1,not requested,,`,
  ]);
});
