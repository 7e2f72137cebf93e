/** Each check finds its fault on the planted site, and nothing on all other pages. */
import { crawlSite } from '../crawl/crawl-site.ts';
import type { Finding } from '../finding.ts';
import { parsePage } from '../page/parse-page.ts';
import { emptySite, type Site } from '../site.ts';
import { goodPage } from '../testing/good-page.ts';
import type { LocalServer } from '../testing/local-server.ts';
import { plantedRows, startPlantedSite } from '../testing/planted-site.ts';
import { allChecks, runChecks } from './all-checks.ts';
import { bannedWordsCheck } from './content.ts';

const bannedWords = [{ phrase: 'best', pattern: /\bbest\b/i }];
/** They need a site, or a browser, of their own: below, in the crawl's tests, and in the browser test. */
const tested = {
  elsewhere: [
    'robots-noindex-start',
    'canonical-systematic',
    'crawl-incomplete',
    'robots-txt-unreachable',
  ],
  rendered: ['rendered-tags', 'rendered-links', 'rendered-content', 'rendered-failed'],
};
const checks = [...allChecks, bannedWordsCheck('The law says so.')];
let server: LocalServer;
let site: Site;
let findings: Finding[];

beforeAll(async () => {
  server = await startPlantedSite();
  site = await crawlSite({
    start: `${server.origin}/`,
    userAgent: 'SeoAudit/1.0 (test)',
    parsePage: (page) => parsePage(page, { bannedWords }),
  });
  const gone = { status: 404, problem: null, contentType: '', bytes: 0 };
  site.files.set('https://elsewhere.test/gone', gone);
  site.files.set('https://elsewhere.test/', { ...gone, status: 403 });
  findings = runChecks(site, checks);
});
afterAll(() => server.close());

const pathsOf = (id: string) =>
  [
    ...new Set(
      findings
        .filter((finding) => finding.id === id)
        .map(({ url }) => url.replace(server.origin, '')),
    ),
  ].sort();

test.each(plantedRows)('%s is found where it was planted, and nowhere else', (id, expectedAt) => {
  expect(pathsOf(id)).toEqual(expectedAt.split(' ').sort());
});

test('every check has a row, or a test of its own', () => {
  const covered = new Set([
    ...plantedRows.map(([id]) => id),
    ...tested.elsewhere,
    ...tested.rendered,
  ]);
  expect(checks.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
  expect([...covered].filter((id) => !checks.some((check) => check.id === id))).toEqual([]);
  expect(checks.length).toBe(covered.size);
});

test('links to noindex and canonicalised pages name the linking page and the target', () => {
  const textsOn = (path: string) =>
    findings.filter(({ url }) => url === server.origin + path).map(({ what }) => what);
  expect(textsOn('/to-hidden')).toEqual(['“To /hidden” leads to /hidden, which is noindex']);
  expect(textsOn('/to-copy')).toEqual(['“To /copy” leads to /copy, whose canonical is /good']);
});

test('a stub that sends visitors on is a redirect: one finding of its own, and links to it are redirected', () => {
  expect(findings.filter(({ url }) => url.endsWith('/stub')).map(({ id }) => id)).toEqual([
    'meta-refresh',
  ]);
  expect(findings.map(({ what }) => what)).toContain('“To /stub”: /stub redirects to /good');
});

test('a sitemap in UTF-16 is called what it is', () => {
  expect(findings.find(({ id }) => id === 'sitemap-unreadable')?.what).toBe(
    'it is in UTF-16; a sitemap has to be in UTF-8',
  );
});

/** A site from HTML by path, as crawled; `rendered` is the HTML after the scripts ran. */
async function siteOf(pages: Record<string, { html: string; rendered?: string }>): Promise<Site> {
  const made = emptySite('https://site.test/');
  const [page] = site.pages.values();
  for (const [path, { html, rendered }] of Object.entries(pages)) {
    const url = `https://site.test${path}`;
    const facts = await parsePage({ html, url });
    const after = rendered === undefined ? null : await parsePage({ html: rendered, url });
    made.pages.set(url, {
      ...page,
      url,
      status: 200,
      redirect: null,
      facts,
      rendered: after,
    } as never);
  }
  return made;
}

test('what scripts change is found in the rendered page', async () => {
  const url = 'https://site.test/';
  const html = goodPage(url);
  const rendered = html
    .replace('<title>What', '<title>Another')
    .replace('</main>', `<a href="/late">Late</a><p>${'A late sentence. '.repeat(30)}</p></main>`);
  const found = runChecks(await siteOf({ '/': { html, rendered } }), checks);
  const ofRendering = found.filter(({ id }) => id.startsWith('rendered-'));
  expect(ofRendering.map(({ id, what }) => [id, what])).toEqual([
    [
      'rendered-tags',
      'title: from “What home means for you, and when” to “Another home means for you, and when”',
    ],
    ['rendered-links', 'added https://site.test/late'],
    ['rendered-content', expect.stringMatching(/^\d+ words from the server, \d+ in the browser$/)],
  ]);
  const [page] = (await siteOf({ '/': { html } })).pages.values();
  const failed = { ...page, renderProblem: 'it does not settle' };
  const broken = { ...emptySite(url), pages: new Map([[url, failed as never]]) };
  expect(runChecks(broken, checks).filter(({ id }) => id === 'rendered-failed')).toHaveLength(1);
});

test('one error in the template of canonicals is one finding, and hides no other', async () => {
  const paths = ['/a', '/b', '/c', '/d', '/e'];
  const pages = paths.map((path) => {
    const canonical = `<link rel="canonical" href="https://www.site.test${path}">`;
    const html = goodPage(`https://site.test${path}`, { canonical, description: '' });
    return [path, { html }] as const;
  });
  const found = runChecks(await siteOf(Object.fromEntries(pages)), checks);
  const ofCanonicals = found.filter(({ id }) => id.startsWith('canonical-'));
  expect(ofCanonicals.map(({ id, what }) => [id, what])).toEqual([
    [
      'canonical-systematic',
      '5 pages: the host is www.site.test, for example https://www.site.test/a',
    ],
  ]);
  expect(found.filter(({ id }) => id === 'description-missing')).toHaveLength(5);
});
