/** Search Console exports in their various forms, and how the reports use them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allChecks } from '../checks/all-checks.ts';
import { runChecks } from '../checks/run-checks.ts';
import { findingsCsv, pagesCsv } from '../report/csv-report.ts';
import { htmlReport } from '../report/html-report.ts';
import { summariseRun } from '../report/summarise-run.ts';
import { terminalReport } from '../report/terminal-report.ts';
import { goodPage, siteFromHtml, testOrigin } from '../testing/site-from-html.ts';
import { readSearchExports } from './read-search-exports.ts';
import { parseExportNumber } from './sum-search-figures.ts';
import { UsageError } from './usage-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'seo-audit-search-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (name: string, text: string | Buffer) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const head = 'Top pages,Clicks,Impressions,CTR,Position\n';

test('a Performance export is read in every spelling, and rows of one page with different fragments are added up', () => {
  const plain = `\ufeff${head}https://site.test/a,"1,200","40,000",3%,4.5\nhttps://site.test/a#part,0,10000,0%,9.5\nhttps://site.test/b,0,5,0%,0\nSite total,1,1,1,1\n`;
  const figures = {
    clicks: 1_200,
    impressions: 50_000,
    ctr: 2.4,
    position: 5.5,
  };
  const european = `${head.replaceAll(',', ';')}https://site.test/a;1 200;50000;2,4 %;5,5\nhttps://site.test/b;0;5;0,0 %;0\n`;
  for (const text of [plain, european, Buffer.from(`\ufeff${european}`, 'utf16le')]) {
    const data = readSearchExports([fileOf('Pages.csv', text)]);
    expect(data?.figures.get('https://site.test/a')).toEqual(figures);
    expect(data?.figures.get('https://site.test/b')?.position).toBeNull();
    expect(data?.figures.size).toBe(2);
  }
  const compared = `Top pages,1/7/26 - 31/7/26 Clicks,1/6/26 - 30/6/26 Clicks,1/7/26 - 31/7/26 Impressions,1/6/26 - 30/6/26 Impressions\nhttps://site.test/a,5,9,50,90\n`;
  const later = readSearchExports([fileOf('Pages.csv', compared)]);
  expect(later?.figures.get('https://site.test/a')).toMatchObject({ clicks: 5, impressions: 50 });
});

test('numbers keep their value with any thousands or decimal separator', () => {
  const read = ['1,234', '12,34,567', '1 234', '3.4', '3,4', '12,5 %', '0', '', '-1', 'n/a'].map(
    (cell) => parseExportNumber(cell),
  );
  expect(read).toEqual([1_234, 1_234_567, 1_234, 3.4, 3.4, 12.5, 0, null, null, null]);
});

test('the reason of a Page indexing export comes from the table, from Metadata.csv beside it, or from the file name', () => {
  const table = 'URL,Last crawled\nhttps://site.test/a,2026-11-01\n';
  mkdirSync(join(folder, 'unpacked'));
  fileOf('unpacked/Metadata.csv', 'Property,Value\nIssue,Crawled - currently not indexed\n');
  const reasons = [
    fileOf('soft.csv', table),
    fileOf('unpacked/Table.csv', table),
    fileOf('own.csv', 'URL,Reason\nhttps://site.test/a,Soft 404\n'),
  ].map((file) => readSearchExports([file])?.notListed.get('https://site.test/a'));
  expect(reasons).toEqual(['in soft.csv', 'Crawled - currently not indexed', 'Soft 404']);
});

test('any other file is refused with the name of the right export', () => {
  for (const [file, said] of [
    [fileOf('export.zip', 'PK\u0003\u0004'), 'unpack it'],
    [fileOf('Queries.csv', 'Top queries,Clicks,Impressions\ncover,1,2\n'), 'expected is Pages.csv'],
    [fileOf('Chart.csv', 'Date,Not indexed,Indexed\n2026-11-01,1,2\n'), 'expected is Pages.csv'],
    [fileOf('lines.csv', '"Top\nqueries",Clicks\na,1\n'), 'expected is Pages.csv'],
    [fileOf('empty.csv', head), 'has no rows'],
    [fileOf('broken.csv', `${head}"https://site.test/a,1,2\n`), 'is no CSV'],
    [join(folder, 'missing.csv'), 'ENOENT'],
  ] as const) {
    expect(() => readSearchExports([file])).toThrow(UsageError);
    expect(() => readSearchExports([file])).toThrow(said);
    expect(() => readSearchExports([file])).toThrow(/^[^\n]+$/);
  }
});

test('findings on the pages with the most impressions come first in every report, and addresses that were not crawled are listed', async () => {
  const site = await siteFromHtml({
    '/': goodPage('/', { body: '<a href="/a">To a</a> <a href="/b">To b</a>' }),
    '/a': goodPage('/a', { title: '<title>A</title>' }),
    '/b': goodPage('/b', { description: '<meta name="description" content="Short">' }),
    '/c': goodPage('/c', { title: '<title>C</title>' }),
  });
  const rows = `${testOrigin}/b,5,90,5%,3\n${testOrigin}/c,1,50,1%,3\n${testOrigin}/gone,2,70,2%,3\nhttps://other.test/,1,1,1%,1\n`;
  const search = readSearchExports([
    fileOf('Pages.csv', head + rows),
    fileOf('Table.csv', `URL,Last crawled\n${testOrigin}/c,2026-11-01\n`),
  ]);
  const run = summariseRun(site, runChecks(site, allChecks), [], {
    startedAt: new Date(),
    durationMs: 1,
    search,
  });
  const short = run.findings.filter(({ id }) => /-short$/.test(id));
  expect(short.map(({ id, url }) => `${id} ${url.replace(testOrigin, '')}`)).toEqual([
    'description-short /b',
    'title-short /c',
    'title-short /a',
  ]);
  expect(run.search).toMatchObject({ seen: 2, unseen: { all: 1 }, foreign: 1 });
  expect(run.search?.unseen.shown[0]?.url).toBe(`${testOrigin}/gone`);
  expect(pagesCsv(run)).toMatch(/\/c,.*,1,50,2,3,in Table\.csv,/);
  expect(findingsCsv(run)).toMatch(/description-short,.*,5,90,5\.6,3,\r/);
  const report = htmlReport(run, null, new Map());
  expect(report).toMatch(/In the export, and not crawled.*?\/gone<\/td><td class="number">70</s);
  expect(report).toContain('Shown 50 times in search results, clicked once (2 %), position 3.');
  expect(report).toMatch(/<th scope="col" data-kind="number">Shown<.*data-value="50">50</s);
  const terminal = { columns: 100, hasColour: false, maxRows: 9, maxPlaces: 9 };
  const text = terminalReport(run, null, terminal);
  expect(text).toContain('A description is very short  (1; pages shown 90 times)');
  expect(text).toContain('1 address of Search Console was not seen');
});
