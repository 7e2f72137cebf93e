/** Checks that need response headers, other pages, files or the sitemap. */
import type { Page, Probe, ResponseHeaders, Site, SitemapFile } from '../site.ts';
import {
  fileAt,
  findingsOf,
  goodHeaders,
  goodPage,
  robotsFile,
  type SiteTexts,
  siteFromHtml,
  testUrl,
} from '../testing/site-from-html.ts';
import { allChecks } from './all-checks.ts';
import { responseHeaderChecks } from './response-header-checks.ts';
import { runChecks } from './run-checks.ts';

const sitemapFile: SitemapFile = {
  url: testUrl('/sitemap.xml'),
  status: 200,
  kind: 'rows',
  rows: 1,
  bytes: 10,
  problem: null,
  isCut: false,
};
const rowsOf = (rows: Record<string, string | null>, times = 1): Partial<Site> => ({
  robots: robotsFile(`Sitemap: ${testUrl('/sitemap.xml')}`),
  sitemaps: [sitemapFile],
  sitemapRows: new Map(
    Object.entries(rows).map(([path, lastmod]) => [
      testUrl(path),
      { lastmod, times, sitemap: testUrl('/sitemap.xml') },
    ]),
  ),
});
const probeOf = (kind: Probe['kind'], more: Partial<Probe> = {}): Partial<Site> => ({
  probes: [{ kind, url: testUrl('/X'), status: 200, redirectsTo: null, canonical: null, ...more }],
});
const answered = (answer: Partial<Page>): SiteTexts => ({
  '/': { html: goodPage('/'), ...answer },
});
const graph = (json: string) =>
  goodPage('/', { head: `<script type="application/ld+json">${json}</script>` });
const linked = (path: string) =>
  goodPage('/', { body: `<a href="${path}">The page at ${path}</a>` });

const closed = '<meta name="robots" content="none">';
const canonical = (path: string) => `<link rel="canonical" href="https://site.test${path}">`;
const shows = { '/': goodPage('/', { body: '<img src="/u.png" alt="" width="1" height="1">' }) };

const sent = (more: Partial<ResponseHeaders>) =>
  answered({ contentType: 'text/html', headers: { ...goodHeaders, ...more } });

test('correct headers are not reported', async () => {
  const { '/': answer } = sent({
    cacheControl: 'public, max-age=0, s-maxage=31536000, no-cache="set-cookie"',
    vary: 'rsc, accept-encoding',
    setCookie: ['session=1; Path=/; HttpOnly'],
    disposition: 'inline; filename="attachment.html"',
  });
  const site = await siteFromHtml({ '/': answer ?? '' });
  expect(runChecks(site, responseHeaderChecks)).toEqual([]);
  const files = ['/list.bin', '/terms'].map((path) => [
    path,
    {
      status: 200,
      contentType: path === '/terms' ? 'application/pdf' : 'application/octet-stream',
    },
  ]);
  expect(await findingsOf('page-downloaded', Object.fromEntries(files))).toEqual([]);
  const texts = { '/llms.txt': { status: 200, contentType: 'text/plain' } };
  expect(await findingsOf('page-as-text', texts, rowsOf({ '/llms.txt': null }))).toEqual([]);
});

const shown = (attributes: string): SiteTexts => ({
  '/': goodPage('/', { body: `<img src="/u.png" alt="" ${attributes}>` }),
});

test.each([
  ['image-oversized', 'width="1000" height="667"', {}],
  ['image-oversized', 'width="200" height="1000"', {}],
  ['image-oversized', 'width="1500" height="133"', {}],
  ['image-oversized', 'width="200" height="133" srcset="/small.png 1x"', {}],
  ['image-stretched', 'width="16" height="11"', {}],
  ['image-stretched', 'width="600" height="100" style="object-fit:cover"', {}],
  ['image-stretched', 'width="600" height="100"', { contentType: 'image/svg+xml' }],
])('%s does not report an image with %s', async (id, attributes, more) => {
  const file = fileAt('/u.png', { width: 3_000, height: 2_000, ...more });
  expect(await findingsOf(id, shown(attributes), { resources: new Map([file]) })).toEqual([]);
});

const planted: [id: string, texts: SiteTexts, more?: Partial<Site>][] = [
  ['page-not-kept', sent({ cacheControl: 'private, no-store' })],
  ['page-kept-long', sent({ cacheControl: 'public, max-age=31536000, immutable' })],
  ['page-varies-always', sent({ vary: 'Cookie, *' })],
  ['page-sets-cookie', sent({ setCookie: ['who=8; Path=/; Max-Age=99'] })],
  ['page-type-guessed', sent({ contentTypeOptions: '' })],
  ['page-downloaded', sent({ disposition: 'attachment; filename=page.html' })],
  ['page-downloaded', { '/': { status: 200, contentType: 'application/octet-stream' } }],
  ['page-without-type', answered({ headers: goodHeaders })],
  ['page-as-text', { '/': { status: 200, contentType: 'text/plain' } }, rowsOf({ '/': null })],
  ['page-slow', answered({ firstByteMs: 2_000 })],
  ['page-uncompressed', answered({ htmlBytes: 9_000 })],
  ['html-heavy', answered({ htmlBytes: 200_000 })],
  ['html-large', answered({ htmlBytes: 200_000 })],
  [
    'robots-disagree',
    {
      '/': {
        html: goodPage('/', { head: '<meta name="robots" content="index">' }),
        robotsHeader: ['noindex'],
      },
    },
  ],
  ['charset-disagrees', answered({ charsetHeader: 'iso-8859-1' })],
  ['charset-not-utf-8', answered({ charsetHeader: 'iso-8859-1' })],
  [
    'redirect-to-start',
    {
      '/': goodPage('/'),
      ...Object.fromEntries(
        ['/old-a', '/old-b'].map((path) => [
          path,
          { status: 301, redirect: { to: testUrl('/'), location: '/' } },
        ]),
      ),
    },
  ],
  ['redirect-broken', { '/': { status: 302, redirect: { to: null, location: '' } } }],
  [
    'redirect-chain',
    {
      '/': { status: 301, redirect: { to: testUrl('/b'), location: '/b' } },
      '/b': { status: 301, redirect: { to: testUrl('/c'), location: '/c' } },
      '/c': goodPage('/c'),
    },
  ],
  ['rendered-redirect', answered({ clientRedirectTo: testUrl('/about') })],
  [
    'rendered-left',
    {
      '/': {
        html: goodPage('/', { head: '<meta http-equiv="refresh" content="0; url=/about">' }),
        clientRedirectTo: testUrl('/about'),
      },
    },
  ],
  ['rendered-script-error', answered({ scriptErrors: ['menu is not defined'] })],
  ['rendered-failed', answered({ renderProblem: 'Time-out' })],
  [
    'title-late',
    { '/': goodPage('/').replace('<title>', `<style>${' '.repeat(17_000)}</style><title>`) },
  ],
  [
    'description-long',
    {
      '/': goodPage('/', {
        description: `<meta name="description" content="${'iii '.repeat(45)}">`,
      }),
    },
  ],
  [
    'description-repeats-title',
    {
      '/': goodPage('/', {
        title: '<title>The same words in both of the places</title>',
        description: '<meta name="description" content="The same words in both of the places">',
      }),
    },
  ],
  [
    'canonical-elsewhere',
    { '/': goodPage('/', { canonical: `<link rel="canonical" href="${testUrl('/b')}">` }) },
  ],
  [
    'canonical-broken',
    {
      '/': goodPage('/', { canonical: `<link rel="canonical" href="${testUrl('/b')}">` }),
      '/b': { status: 404 },
    },
  ],
  [
    'canonical-chain',
    {
      '/': goodPage('/', { canonical: `<link rel="canonical" href="${testUrl('/b')}">` }),
      '/b': goodPage('/b', { canonical: `<link rel="canonical" href="${testUrl('/c')}">` }),
    },
  ],
  [
    'canonical-and-noindex',
    {
      '/': goodPage('/', {
        head: '<meta name="robots" content="noindex">',
        canonical: `<link rel="canonical" href="${testUrl('/b')}">`,
      }),
    },
  ],
  [
    'robots-several',
    {
      '/': goodPage('/', {
        head: '<meta name="robots" content="index"><meta name="robots" content="noindex">',
      }),
    },
  ],
  [
    'robots-outside-head',
    { '/': goodPage('/', { body: '<meta name="robots" content="noindex">' }) },
  ],
  [
    'robots-txt-blocks-files',
    { '/': goodPage('/', { head: '<script src="/js/a.js"></script>' }) },
    { robots: robotsFile('User-agent: *\nDisallow: /js/') },
  ],
  [
    'robots-txt-blocks-all',
    { '/': goodPage('/') },
    { robots: robotsFile('User-agent: *\nDisallow: /') },
  ],
  ['robots-txt-missing', { '/': goodPage('/') }, { robots: robotsFile('', { status: 404 }) }],
  ['robots-txt-line', { '/': goodPage('/') }, { robots: robotsFile('Disalow: /x') }],
  ['robots-txt-too-large', { '/': goodPage('/') }, { robots: robotsFile('', { isCut: true }) }],
  [
    'robots-txt-no-sitemap',
    { '/': goodPage('/') },
    { robots: robotsFile('User-agent: *\nAllow: /') },
  ],
  [
    'sitemap-missing',
    { '/': goodPage('/') },
    {
      robots: robotsFile(''),
      sitemaps: [{ ...sitemapFile, status: 404 }],
      cutShort: ['the limit of 2,000 pages was reached'],
    },
  ],
  [
    'sitemap-missing-small',
    { '/': goodPage('/') },
    { robots: robotsFile(''), sitemaps: [{ ...sitemapFile, status: 404 }] },
  ],
  ['sitemap-row-twice', { '/': goodPage('/') }, rowsOf({ '/': '2026-11-01' }, 2)],
  ['sitemap-row-not-ok', { '/': { status: 410 } }, rowsOf({ '/': '2026-11-01' })],
  [
    'sitemap-row-closed',
    { '/': goodPage('/', { head: '<meta name="robots" content="noindex">' }) },
    rowsOf({ '/': '2026-11-01' }),
  ],
  [
    'sitemap-row-not-canonical',
    { '/': goodPage('/', { canonical: `<link rel="canonical" href="${testUrl('/b')}">` }) },
    rowsOf({ '/': null }),
  ],
  ['sitemap-lastmod', { '/': goodPage('/') }, rowsOf({ '/': '1 November' })],
  ['sitemap-lastmod', { '/': goodPage('/') }, rowsOf({ '/': '2999-01-01' })],
  [
    'sitemap-empty',
    { '/': goodPage('/') },
    { robots: robotsFile(''), sitemaps: [{ ...sitemapFile, rows: 0 }] },
  ],
  [
    'sitemap-lastmod-same',
    { '/': goodPage('/') },
    rowsOf(Object.fromEntries([...'abcde'].map((path) => [`/${path}`, '2026-01-05T10:00:00Z']))),
  ],
  ['sitemap-lastmod-missing', { '/': goodPage('/') }, rowsOf({ '/': null })],
  [
    'sitemap-lastmod-now',
    { '/': goodPage('/') },
    rowsOf({
      '/': new Date().toISOString(),
      '/b': new Date().toISOString(),
      '/c': new Date().toISOString(),
    }),
  ],
  [
    'og-image-size',
    { '/': goodPage('/') },
    { resources: new Map([fileAt('/share.png', { width: 600, height: 600 })]) },
  ],
  [
    'og-image-heavy',
    { '/': goodPage('/') },
    { resources: new Map([fileAt('/share.png', { bytes: 900_000 })]) },
  ],
  [
    'og-image-drawing',
    { '/': goodPage('/') },
    { resources: new Map([fileAt('/share.png', { contentType: 'image/svg+xml' })]) },
  ],
  [
    'image-oversized',
    shown('width="200" height="133"'),
    { resources: new Map([fileAt('/u.png', { width: 3_000, height: 2_000 })]) },
  ],
  [
    'image-stretched',
    shown('width="640" height="120"'),
    { resources: new Map([fileAt('/u.png', { width: 640, height: 480 })]) },
  ],
  ['og-several', { '/': goodPage('/', { head: '<meta property="og:title" content="Another">' }) }],
  ['twitter-card-kind', { '/': goodPage('/').replace('summary_large_image', 'large') }],
  ['missing-og-locale', { '/': goodPage('/').replace('og:locale', 'og:loc') }],
  [
    'image-heavy',
    { '/': goodPage('/', { body: '<img src="/u.png" alt="" width="1" height="1">' }) },
    { resources: new Map([fileAt('/u.png', { bytes: 300_000 })]) },
  ],
  [
    'image-old-format',
    { '/': goodPage('/', { body: '<img src="/u.png" alt="" width="1" height="1">' }) },
    { resources: new Map([fileAt('/u.png', { bytes: 100_000 })]) },
  ],
  [
    'links-many',
    {
      '/': goodPage('/', {
        body: Array.from({ length: 401 }, (_, at) => `<a href="/x?at=${at}">Link ${at}</a>`).join(
          '',
        ),
      }),
    },
  ],
  ['elements-many', { '/': goodPage('/', { body: '<i></i>'.repeat(1_500) }) }],
  [
    'structured-no-context',
    { '/': graph('{"@type":"WebSite","name":"A","url":"https://a.test/"}') },
  ],
  [
    'structured-no-type',
    { '/': graph('{"@context":"https://schema.org","@graph":[{"@id":"#a","name":"A"}]}') },
  ],
  [
    'structured-date',
    {
      '/': graph(
        '{"@context":"https://schema.org","@type":"Article","headline":"A","author":"B","dateModified":"yesterday"}',
      ),
    },
  ],
  [
    'structured-relative',
    { '/': graph('{"@context":"https://schema.org","@type":"WebSite","name":"A","url":"/"}') },
  ],
  [
    'structured-self-rating',
    {
      '/': graph(
        '{"@context":"https://schema.org","@type":"Organization","name":"A","url":"https://a.test/","aggregateRating":{}}',
      ),
    },
  ],
  [
    'structured-retired',
    { '/': graph('{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[]}') },
  ],
  [
    'structured-google-warning',
    {
      '/': graph(
        '{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"A"}]}',
      ),
    },
  ],
  ['structured-missing', { '/': goodPage('/').replace('application/ld+json', 'text/plain') }],
  [
    'structured-no-breadcrumb',
    {
      '/b': goodPage('/b').replace(
        /\{"@context".*?\}\]\}/,
        '{"@context":"https://schema.org","@type":"WebSite","name":"A","url":"https://a.test/"}',
      ),
    },
  ],
  [
    'content-near-duplicate',
    { '/a': goodPage('/', { canonical: '' }), '/b': goodPage('/', { canonical: '' }) },
  ],
  ['lang-varies', { '/': goodPage('/'), '/b': goodPage('/b').replace('en-IN', 'hi-IN') }],
  ['charset-missing', { '/': goodPage('/').replace('<meta charset="utf-8">', '') }],
  ['icon-apple-missing', { '/': goodPage('/').replace('apple-touch-icon', 'none') }],
  ['manifest-missing', { '/': goodPage('/').replace('"manifest"', '"none"') }],
  ['theme-color-missing', { '/': goodPage('/').replace('theme-color', 'theme') }],
  [
    'icon-broken',
    { '/': goodPage('/') },
    { resources: new Map([fileAt('/icon.svg', { status: 404 })]) },
  ],
  [
    'page-deep',
    {
      '/': linked('/a'),
      '/a': linked('/b'),
      '/b': linked('/c'),
      '/c': linked('/d'),
      '/d': goodPage('/d'),
    },
  ],
  ['unknown-path', { '/': goodPage('/') }, probeOf('unknown-path')],
  ['variant-http', { '/': goodPage('/') }, probeOf('http')],
  ['variant-www', { '/': goodPage('/') }, probeOf('www')],
  ['variant-slash', { '/': goodPage('/') }, probeOf('trailing-slash')],
  ['variant-capitals', { '/': goodPage('/') }, probeOf('uppercase')],
  ['origin-insecure', { '/': goodPage('/') }, { origin: 'http://site.test' }],
  [
    'hreflang-code',
    { '/': goodPage('/', { head: '<link rel="alternate" hreflang="english" href="/">' }) },
  ],
  ...[
    '?sid=4',
    '//a',
    '/a%20b',
    '/Cover',
    `/${'a'.repeat(120)}`,
    '/a/b/c/d/e/f/g',
    '/a?b=1&b=2',
  ].map((path, at): [string, SiteTexts] => [
    `address-${['session', 'slashes', 'space', 'capitals', 'long', 'deep', 'parameters'][at]}`,
    {
      [path.startsWith('?') ? `/${path}` : path]: goodPage('/').replace(
        /<link rel="canonical".*?>/,
        '',
      ),
    },
  ]),
  ['address-index-file', { '/': goodPage('/'), '/index.html': goodPage('/index.html') }],
  [
    'h1-shared',
    { '/': goodPage('/', { h1: '<h1>Ours</h1>' }), '/a': goodPage('/a', { h1: '<h1>Ours</h1>' }) },
  ],
  ['image-broken', shows, { resources: new Map([fileAt('/u.png', { contentType: 'text/html' })]) }],
  ['image-broken', shows, { resources: new Map([fileAt('/u.png', { bytes: 0 })]) }],
  [
    'link-to-blocked',
    { '/': linked('/shut') },
    { disallowed: new Set(['https://site.test/shut']) },
  ],
  ['link-to-noindex', { '/': linked('/a'), '/a': goodPage('/a', { head: closed }) }],
  [
    'canonical-broken',
    { '/': goodPage('/', { canonical: canonical('/a') }), '/a': goodPage('/a', { head: closed }) },
  ],
  [
    'canonical-other-site',
    { '/': goodPage('/', { canonical: '<link rel="canonical" href="http://site.test/">' }) },
  ],
  [
    'pagination-closed',
    {
      '/list': goodPage('/list'),
      '/list?page=2': goodPage('/list', { canonical: canonical('/list') }),
    },
  ],
  ['robots-agent-closed', answered({ robotsHeader: ['bingbot: noindex'] })],
  ['robots-expired', answered({ robotsHeader: ['unavailable_after: 2023-01-31'] })],
  [
    'hreflang-broken',
    {
      '/': goodPage('/', { head: '<link rel="alternate" hreflang="hi" href="/hi">' }),
      '/hi': { status: 404 },
    },
  ],
  [
    'hreflang-one-way',
    {
      '/': goodPage('/', { head: '<link rel="alternate" hreflang="hi" href="/hi">' }),
      '/hi': goodPage('/hi'),
    },
  ],
];

// One rest parameter: jest would pass its callback for the third one that a row omits.
test.each(planted)('%s is found', async (...[id, texts, more]) => {
  expect(allChecks.map((check) => check.id)).toContain(id);
  expect((await findingsOf(id, texts, more)).length).toBeGreaterThan(0);
});

test('another spelling with the right canonical is no fault', async () => {
  expect(
    await findingsOf(
      'variant-capitals',
      { '/': goodPage('/') },
      probeOf('uppercase', { canonical: testUrl('/') }),
    ),
  ).toEqual([]);
  expect(
    await findingsOf(
      'unknown-path',
      { '/': goodPage('/') },
      probeOf('unknown-path', { status: 404 }),
    ),
  ).toEqual([]);
});

test('a young site with one date in all rows, and redirects to a start page on purpose, are no fault', async () => {
  const rows = Object.fromEntries([...'abcde'].map((path) => [`/${path}`, '2026-01-05']));
  expect(await findingsOf('sitemap-lastmod-same', { '/': goodPage('/') }, rowsOf(rows))).toEqual(
    [],
  );
  const led = { status: 301, redirect: { to: testUrl('/'), location: '/' } };
  const texts = { '/': goodPage('/'), '/index.php': led, '/en-in/': led, '/old': led };
  expect(await findingsOf('redirect-to-start', texts)).toEqual([]);
  const signedOut = { ...led, status: 302 };
  expect(
    await findingsOf('redirect-to-start', { '/': goodPage('/'), '/a': signedOut, '/b': signedOut }),
  ).toEqual([]);
});

test('one template error in all canonicals is one error, and hides nothing else', async () => {
  const pages = ['/a', '/b', '/c', '/d', '/e'].map((path): [string, string] => [
    path,
    goodPage(path, { canonical: canonical(`${path}/`), description: '' }),
  ]);
  const texts = Object.fromEntries(pages);
  expect(await findingsOf('canonical-systematic', texts)).toEqual([
    '/a 5 pages: the trailing slash differs, for example https://site.test/a/',
  ]);
  expect(await findingsOf('description-missing', texts)).toHaveLength(5);
  expect(await findingsOf('canonical-elsewhere', texts)).toEqual([]);
});

test('a header for another search engine does not count for Google', async () => {
  const texts = answered({ robotsHeader: ['bingbot: noindex'] });
  expect(await findingsOf('robots-noindex', texts)).toEqual([]);
});
