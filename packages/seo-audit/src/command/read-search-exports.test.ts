/** Search Console exports in their various forms, and how the reports use them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allChecks, runChecks } from '../checks/all-checks.ts';
import { parsePage } from '../page/parse-page.ts';
import { summariseRun } from '../report/audit-run.ts';
import { findingsCsv, pagesCsv } from '../report/csv.ts';
import { htmlReport } from '../report/html-report.ts';
import { terminalReport } from '../report/terminal-report.ts';
import { emptyPage, emptySite } from '../site.ts';
import { goodPage } from '../testing/good-page.ts';
import { parseExportNumber, readSearchExports } from './read-search-exports.ts';
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

test('findings on the pages with the most impressions come first, and addresses that were not crawled are listed', async () => {
  const url = (path: string) => `https://site.test${path}`;
  const site = emptySite(url('/'));
  const parts = { '/': {}, '/a': { title: '' }, '/b': { h1: '' }, '/c': { title: '' } };
  for (const [path, part] of Object.entries(parts)) {
    const html = goodPage(url(path), part);
    const facts = await parsePage({ html, url: url(path) });
    site.pages.set(url(path), { ...emptyPage(url(path), 'link'), status: 200, facts });
  }
  const rows = `${url('/b')},5,90,5%,3\n${url('/c')},1,50,1%,3\n${url('/gone')},2,70,2%,3\nhttps://other.test/,1,1,1%,1\n`;
  const search = readSearchExports([
    fileOf('Pages.csv', head + rows),
    fileOf('Table.csv', `URL,Last crawled\n${url('/c')},2026-11-01\n`),
  ]);
  const context = { startedAt: new Date(), durationMs: 1, search };
  const run = summariseRun(site, runChecks(site, allChecks), context);
  const shown = run.findings.filter(({ id }) => /^(?:title|h1)-missing$/.test(id));
  expect(shown.map(({ id, url: at }) => [id, new URL(at).pathname])).toEqual([
    ['title-missing', '/c'],
    ['title-missing', '/a'],
    ['h1-missing', '/b'],
  ]);
  expect(run.search).toMatchObject({ seen: 2, unseen: { all: 1 }, foreign: 1 });
  expect([...pagesCsv(run)].join('')).toMatch(/\/c,.*,1,50,2,3,in Table\.csv,/);
  expect([...findingsCsv(run)].join('')).toMatch(/h1-missing,.*,5,90,5\.6,3,\r/);
  const report = htmlReport(run, null);
  expect(report).toContain('https://site.test/gone: shown 70 times');
  expect(report).toContain('Shown 50 times in search results, clicked 1 times (2 %), position 3.');
  const text = terminalReport(run, null, { columns: 100, hasColour: false });
  expect(text).toContain('A page has no h1  (1; pages shown 90 times)');
  expect(text).toContain('1 URL of Search Console not read');
  expect(text.split('\n')[1]).toMatch(/^\/b /);
});
