import { allChecks } from '../checks/all-checks.ts';
import { runChecks } from '../checks/run-checks.ts';
import { goodPage, type SiteTexts, siteFromHtml, testOrigin } from '../testing/site-from-html.ts';
import { htmlReport } from './html-report.ts';
import { jsonChunks } from './json-chunks.ts';
import { linksCsv } from './links-csv.ts';
import { redirectsCsv } from './redirects-csv.ts';
import { shortestClickPaths } from './shortest-click-paths.ts';
import { summariseRun } from './summarise-run.ts';

const texts: SiteTexts = {
  '/': goodPage('/', {
    body: '<a href="/plans">All plans</a> <a href="/plans#top">All plans</a> <a href="/old" rel="nofollow">Plans of old</a> <a href="https://other.test/">Elsewhere</a>',
  }),
  '/plans': goodPage('/plans', { body: '<a href="/plans">This page</a><a href="/gone">Gone</a>' }),
  '/old': { status: 301, redirect: { to: `${testOrigin}/plans`, location: '/plans' } },
  '/gone': { status: 404 },
  '/alone': { html: goodPage('/alone'), foundBy: 'sitemap' },
};

async function audited() {
  const site = await siteFromHtml(texts);
  const run = summariseRun(site, runChecks(site, allChecks), [], {
    startedAt: new Date('2026-11-21T06:00:00Z'),
    durationMs: 1,
  });
  const page = (route: string) => run.pages.find((summary) => summary.route === route);
  return { site, run, page };
}

test('each page lists its incoming links with text, rel and redirects, without links to itself', async () => {
  const { page } = await audited();
  const url = `${testOrigin}/`;
  expect(page('/plans')?.links.in).toEqual({
    all: 2,
    shown: [
      { url, words: 'All plans', rel: '' },
      { url, words: 'Plans of old', rel: 'nofollow', via: `${testOrigin}/old` },
    ],
  });
  expect(page('/')?.links.out.shown.map(({ url: to, words }) => `${to} ${words}`)).toEqual([
    `${testOrigin}/plans All plans`,
    `${testOrigin}/old Plans of old`,
    'https://other.test/ Elsewhere',
  ]);
});

test('a list of links is limited and shows the total', async () => {
  const many = Array.from({ length: 40 }, (_, at) => `<a href="/plans">Words ${at}</a>`).join('');
  const site = await siteFromHtml({ ...texts, '/many': goodPage('/many', { body: many }) });
  const run = summariseRun(site, [], [], { startedAt: new Date(), durationMs: 1 });
  const { links } = run.pages.find(({ route }) => route === '/plans') ?? {};
  expect(links?.in.all).toBe(42);
  expect(links?.in.shown).toHaveLength(15);
  expect(htmlReport(run, null, new Map())).toContain('… and 27 more');
});

test('the link table has each link once, with the target’s status and the end of a redirect', async () => {
  const { site } = await audited();
  const lines = [...linksCsv(site)].join('').trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.replaceAll(testOrigin, ''))).toEqual([
    '/,/plans,All plans,,2,200,,0',
    '/,/old,Plans of old,nofollow,1,301,/plans,0',
    '/,https://other.test/,Elsewhere,,1,not requested,,0',
    '/plans,/plans,This page,,1,200,,1',
    '/plans,/gone,Gone,,1,404,,1',
  ]);
});

test('a page shows the click path from the start', async () => {
  const site = await siteFromHtml({
    '/': goodPage('/', { body: '<a href="/plans">Plans</a><a href="/moved">More</a>' }),
    '/plans': goodPage('/plans', { body: '<a href="/deep">Deep</a>' }),
    '/moved': { status: 301, redirect: { to: `${testOrigin}/more`, location: '/more' } },
    '/more': goodPage('/more', { body: '<a href="/deep">Deep too</a>' }),
    '/deep': goodPage('/deep'),
  });
  const run = summariseRun(site, [], [], { startedAt: new Date(), durationMs: 1 });
  const wayTo = shortestClickPaths(run.pages);
  const way = (path: string) => wayTo(testOrigin + path).map((url) => url.replace(testOrigin, ''));
  expect(way('/deep')).toEqual(['/', '/plans', '/deep']);
  expect(way('/more')).toEqual(['/', '/more']);
  expect(way('/none')).toEqual([]);
});

test('the report counts clicks from the start and lists pages without a link', async () => {
  const { run } = await audited();
  run.sitemaps = [{ url: `${testOrigin}/sitemap.xml`, rows: 1 }];
  const report = htmlReport(run, null, new Map());
  expect(report).toMatch(/no link path<\/th><td[^>]*>.*?1<\/td><td><a href="#page-\d">\/alone</);
  expect(report).toMatch(/linked from no page <span class="count">1<\/span>/);
});

test('the report lists pages that robots.txt disallows and pages with noindex', async () => {
  const noindex = '<meta name="robots" content="noindex">';
  const site = await siteFromHtml(
    { '/': goodPage('/'), '/private': goodPage('/private', { head: noindex }) },
    { disallowed: new Set([`${testOrigin}/basket`]) },
  );
  const run = summariseRun(site, [], [], { startedAt: new Date(), durationMs: 1 });
  const report = htmlReport(run, null, new Map());
  expect(report).toMatch(/Disallowed by robots\.txt.*?<li>https:\/\/site\.test\/basket<\/li>/s);
  expect(report).toMatch(/Not indexable.*?<li><a[^>]*>\/private<\/a><\/li>/s);
  expect(run.pages.map(({ isListable }) => isListable)).toEqual([true, false]);
  for (const page of run.pages) page.foundBy = 'list';
  const ofList = htmlReport(run, null, new Map());
  expect(ofList).toContain('Disallowed by robots.txt');
  expect(ofList).not.toContain('Map of the site');
});

test('JSON written in chunks equals the run', async () => {
  const { run } = await audited();
  const text = [...jsonChunks({ ...run, sitemaps: [] })].join('');
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ ...run, sitemaps: [] })));
});

test('the redirect table has hops, the final URL, and the pages that still link to the old address', async () => {
  const to = (path: string, status = 301) => ({
    status,
    redirect: { to: path.startsWith('/') ? testOrigin + path : path, location: path },
  });
  const site = await siteFromHtml({
    '/': goodPage('/', { body: '<a href="/1">One</a><a href="/round">Round</a>' }),
    '/1': to('/2', 302),
    '/2': to('/end'),
    '/end': goodPage('/end'),
    '/away': to('https://other.test/'),
    '/round': to('/round'),
    '/lost': { status: 301, redirect: { to: null, location: 'http://' } },
  });
  const run = summariseRun(site, [], [], { startedAt: new Date(), durationMs: 1 });
  const lines = redirectsCsv(site, run).trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.replaceAll(testOrigin, ''))).toEqual([
    '/1,302,/2,2,/2,/end,200,1,/,no',
    '/2,301,/end,1,,/end,200,1,/,no',
    '/away,301,https://other.test/,1,,https://other.test/,not requested,0,,no',
    '/round,301,/round,1,,/round,redirect loop,1,/,no',
    '/lost,301,http://,0,,,no usable target,0,,no',
  ]);
});
