/**
 * One site with each fault planted once. A row has the check, the paths on which it is expected, and the pages that it
 * needs; every page is linked from the home page, and right but for its fault.
 */
import { gzipSync } from 'node:zlib';
import { goodPage } from './good-page.ts';
import { type LocalServer, startLocalServer } from './local-server.ts';

type Parts = NonNullable<Parameters<typeof goodPage>[1]>;
type Answer = Parts & {
  status?: number;
  headers?: Record<string, string>;
  /** The whole body, in which `ORIGIN` is replaced. */
  raw?: string;
  isUnlinked?: true;
};
type Row = [id: string, expectedAt: string[], pages: Record<string, Answer>];

const json = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;
const crumb = (item: string) =>
  json({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'ORIGIN/' },
      { '@type': 'ListItem', position: 2, name: 'Step', item },
    ],
  });
const redirect = (location: string) => ({ status: 301, headers: { location } });
const link = (href: string, text = `To ${href}`) => `<a href="${href}">${text}</a>`;
const alternate = (code: string, href: string) =>
  `<link rel="alternate" hreflang="${code}" href="ORIGIN${href}">`;
const copied = Array.from({ length: 80 }, (_, at) => `copied${at}`).join(' ');
const canonicalTo = (path: string) => ({
  canonical: `<link rel="canonical" href="ORIGIN${path}">`,
});

export const plantedRows: Row[] = [
  ['page-status', ['/broken-server', '/gone', '/refused'], { '/broken-server': { status: 500 } }],
  [
    'redirect-circle',
    ['/circle', '/circle-2'],
    { '/circle': redirect('/circle-2'), '/circle-2': { ...redirect('/circle'), isUnlinked: true } },
  ],
  [
    'redirect-chain',
    ['/hop-1'],
    { '/hop-1': redirect('/hop-2'), '/hop-2': { ...redirect('/good'), isUnlinked: true } },
  ],
  // A stub has this finding and no other: neither title nor text are expected of it.
  [
    'meta-refresh',
    ['/stub'],
    { '/stub': { raw: '<title>Moved</title><meta http-equiv="refresh" content="0; url=/good">' } },
  ],
  [
    'page-uncompressed',
    ['/plain'],
    { '/plain': { headers: { 'x-plain': 'yes' }, body: `<!--${'x'.repeat(5_000)}-->` } },
  ],
  [
    'unknown-path',
    ['/seo-audit-asks-for-a-page-that-is-not-there'],
    { '/seo-audit-asks-for-a-page-that-is-not-there': { isUnlinked: true } },
  ],
  [
    'robots-noindex',
    ['/hidden'],
    { '/hidden': { head: '<meta name="robots" content="noindex">' } },
  ],
  [
    'robots-disagree',
    ['/torn'],
    {
      '/torn': {
        head: '<meta name="robots" content="index, nofollow">',
        headers: { 'x-robots-tag': 'follow' },
      },
    },
  ],
  [
    'robots-txt-blocks',
    ['/unstyled'],
    { '/unstyled': { head: '<link rel="stylesheet" href="/closed/a.css">' } },
  ],
  ['title-missing', ['/untitled'], { '/untitled': { title: '' } }],
  [
    'title-cut',
    ['/long-title'],
    {
      '/long-title': {
        title:
          '<title>A title so long that no search result will ever show the whole of it to anybody at all</title>',
      },
    },
  ],
  [
    'title-shared',
    ['/twin-1', '/twin-2'],
    {
      '/twin-1': { title: '<title>The same words on two pages</title>' },
      '/twin-2': { title: '<title>The same words on two pages</title>' },
    },
  ],
  ['description-missing', ['/undescribed'], { '/undescribed': { description: '' } }],
  [
    'description-cut',
    ['/long-description'],
    {
      '/long-description': {
        description: `<meta name="description" content="${'It goes on and on. '.repeat(12)}">`,
      },
    },
  ],
  [
    'description-shared',
    ['/like-1', '/like-2'],
    Object.fromEntries(
      ['/like-1', '/like-2'].map((path) => [
        path,
        {
          description:
            '<meta name="description" content="One description that two of the pages share.">',
        },
      ]),
    ),
  ],
  ['h1-missing', ['/headless'], { '/headless': { h1: '<h2>A part</h2>' } }],
  ['canonical-missing', ['/uncanonical'], { '/uncanonical': { canonical: '' } }],
  [
    'canonical-elsewhere',
    ['/copy', '/copy-of-gone', '/copy-of-copy'],
    { '/copy': canonicalTo('/good') },
  ],
  ['canonical-broken', ['/copy-of-gone'], { '/copy-of-gone': canonicalTo('/gone') }],
  ['canonical-chain', ['/copy-of-copy'], { '/copy-of-copy': canonicalTo('/copy') }],
  ['link-broken', ['/', '/links'], { '/links': { body: link('/gone') + link('/refused') } }],
  [
    'link-redirected',
    ['/', '/old-links'],
    {
      '/old-links': { body: link('/moved') },
      '/moved': { ...redirect('/good'), isUnlinked: true },
    },
  ],
  [
    'link-empty',
    ['/wordless'],
    {
      '/wordless': {
        body: `${link('/good', '<img src="/share.png" alt="">')}${link('', 'Nowhere')}`,
      },
    },
  ],
  [
    'link-fragment-missing',
    ['/fragments'],
    { '/fragments': { body: `<p id="there"></p>${link('#there')}${link('/good#lost')}` } },
  ],
  ['link-to-noindex', ['/', '/to-hidden'], { '/to-hidden': { body: link('/hidden') } }],
  ['link-to-copy', ['/', '/to-copy'], { '/to-copy': { body: link('/copy') } }],
  [
    'link-external-broken',
    ['/elsewhere'],
    {
      '/elsewhere': { body: link('https://elsewhere.test/gone') + link('https://elsewhere.test/') },
    },
  ],
  ['content-empty', ['/empty'], { '/empty': { text: '', body: '' } }],
  [
    'content-placeholder',
    ['/unfinished'],
    { '/unfinished': { body: '<p>Lorem ipsum dolor and {{ name }}</p>' } },
  ],
  [
    'content-near-duplicate',
    ['/copied-2'],
    { '/copied-1': { text: copied }, '/copied-2': { text: copied } },
  ],
  [
    'image-without-alt',
    ['/silent-picture'],
    { '/silent-picture': { body: '<img src="/share.png">' } },
  ],
  [
    'image-broken',
    ['/lost-picture'],
    { '/lost-picture': { body: '<img src="/lost.png" alt="A bed">' } },
  ],
  [
    'sharing-tags-missing',
    ['/unshared'],
    {
      '/unshared': {
        raw: '<!doctype html><html lang="en"><head><title>A page nobody shares with anybody</title><meta name="description" content="It has a description but no tags."><link rel="canonical" href="ORIGIN/unshared"><meta name="viewport" content="width=device-width"></head><body><main><h1>Alone</h1><p>It says some words of its own here.</p></main></body></html>',
      },
    },
  ],
  [
    'og-image-broken',
    ['/unpictured'],
    { '/unpictured': { head: '<meta property="og:image" content="/share.png">' } },
  ],
  [
    'structured-json',
    ['/no-json'],
    { '/no-json': { head: `<script type="application/ld+json">{ "@type": </script>` } },
  ],
  [
    'structured-required',
    ['/no-name'],
    {
      '/no-name': {
        head: crumb('ORIGIN/good') + json({ '@type': 'Organization', url: 'ORIGIN/' }),
      },
    },
  ],
  [
    'structured-no-breadcrumb',
    ['/no-crumb'],
    { '/no-crumb': { head: json({ '@type': 'Organization', name: 'The shop' }) } },
  ],
  ['structured-step-broken', ['/lost-step'], { '/lost-step': { head: crumb('ORIGIN/gone') } }],
  [
    'viewport-missing',
    ['/desktop'],
    {
      '/desktop': {
        raw: goodPage('http://ORIGIN/desktop')
          .replace('name="viewport"', 'name="other"')
          .replaceAll('http://ORIGIN', 'ORIGIN'),
      },
    },
  ],
  [
    'mixed-content',
    ['/mixed'],
    {
      '/mixed': {
        raw: goodPage('http://ORIGIN/mixed', {
          body: '<script src="http://cdn.test/a.js"></script>',
        })
          .replaceAll('http://ORIGIN', 'ORIGIN')
          .replace(
            'property="og:url" content="ORIGIN',
            'property="og:url" content="https://public.test',
          ),
      },
    },
  ],
  ['banned-words', ['/boasting'], { '/boasting': { body: '<p>The best of all</p>' } }],
  [
    'lang-missing',
    ['/tongueless'],
    {
      '/tongueless': {
        raw: goodPage('http://ORIGIN/tongueless')
          .replace(' lang="en"', '')
          .replaceAll('http://ORIGIN', 'ORIGIN'),
      },
    },
  ],
  [
    'hreflang-broken',
    ['/en-1'],
    { '/en-1': { head: alternate('en', '/en-1') + alternate('en-UK', '/gone') } },
  ],
  [
    'hreflang-incomplete',
    ['/en-2'],
    {
      '/en-2': { head: alternate('hi', '/hi-2') },
      '/hi-2': { head: alternate('hi', '/hi-2') + alternate('en', '/en-2') },
    },
  ],
  [
    'hreflang-one-way',
    ['/en-3'],
    { '/en-3': { head: alternate('en', '/en-3') + alternate('hi', '/hi-3') }, '/hi-3': {} },
  ],
  ['sitemap-unreadable', ['/wide.xml'], {}],
  ['sitemap-row-not-ok', ['/gone', '/sitemap.xml'], { '/gone': { status: 404, isUnlinked: true } }],
  ['sitemap-row-closed', ['/hidden'], {}],
  ['sitemap-lacks-page', ['/unlisted'], { '/unlisted': {} }],
  ['orphan-page', ['/alone'], { '/alone': { isUnlinked: true } }],
  [
    'page-deep',
    ['/deep-4'],
    Object.fromEntries(
      [1, 2, 3, 4].map((n) => [
        `/deep-${n}`,
        { body: n < 4 ? link(`/deep-${n + 1}`) : '', ...(n > 1 && { isUnlinked: true as const }) },
      ]),
    ),
  ],
  ['address-endless', ['/loop'], { '/loop/loop/loop/loop': {} }],
];

/** Not in the sitemap, for reasons of their own. */
const unlisted = /^\/(?:unlisted|stub|hop|circle|moved|copy|broken|seo-audit)/;

export async function startPlantedSite(): Promise<LocalServer> {
  const pages: Record<string, Answer> = { '/good': {} };
  for (const [, , planted] of plantedRows) Object.assign(pages, planted);
  const linked = Object.keys(pages).filter((path) => !pages[path]?.isUnlinked && path !== '/');
  pages['/'] = { ...pages['/'], body: linked.map((path) => link(path)).join(' ') };
  return startLocalServer((request, response, origin) => {
    const path = request.url ?? '';
    const answer = pages[path];
    const file = files(origin, Object.keys(pages))[path];
    if (path === '/refused') return void request.destroy();
    if (file) return void response.writeHead(200, { 'content-type': file[0] }).end(file[1]);
    if (!answer) return void response.writeHead(404).end();
    const { status = 200, headers = {}, raw, ...parts } = answer;
    const body = (raw ?? goodPage(origin + path, parts)).replaceAll('ORIGIN', origin);
    const isPlain = 'x-plain' in headers;
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      ...(!isPlain && { 'content-encoding': 'gzip' }),
      ...headers,
    });
    response.end(isPlain ? body : gzipSync(body));
  });
}

function files(
  origin: string,
  paths: string[],
): Record<string, [type: string, body: string | Buffer]> {
  const listed = [...paths.filter((path) => !unlisted.test(path)), 'https://other.test/'];
  const rows = listed.map(
    (path) => `<url><loc>${path.startsWith('/') ? origin : ''}${path}</loc></url>`,
  );
  const index = ['/sitemap.xml', '/wide.xml'].map(
    (path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`,
  );
  return {
    '/robots.txt': [
      'text/plain',
      `User-agent: *\nDisallow: /closed/\nSitemap: ${origin}/index.xml\n`,
    ],
    '/index.xml': ['application/xml', `<sitemapindex>${index.join('')}</sitemapindex>`],
    '/sitemap.xml': ['application/xml', `<urlset>${rows.join('')}</urlset>`],
    '/wide.xml': [
      'application/xml',
      Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><urlset/>', 'utf16le'),
    ],
    '/share.png': ['image/png', 'picture'],
  };
}
