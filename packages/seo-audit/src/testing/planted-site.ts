/**
 * One site with each fault planted once; every page is linked from the home page, and right but for its fault.
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
  /** Sent without compression. */
  isPlain?: true;
};

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

const linked = (path: string, text?: string): Answer => ({ body: link(path, text) });
const head = (text: string): Answer => ({ head: text });
const described = (text: string): Answer => ({
  description: `<meta name="description" content="${text}">`,
});
const unlinked = (answer: Answer = {}): Answer => ({ ...answer, isUnlinked: true });
/** A page whose HTML differs from a good one by replacements. */
const changed = (path: string, from: string, to: string, parts?: Parts): Answer => ({
  raw: goodPage(`http://ORIGIN${path}`, parts)
    .replaceAll('http://ORIGIN', 'ORIGIN')
    .replace(from, to),
});
const twins = '<title>The same words on two pages</title>';
const organization = { '@type': 'Organization', url: 'ORIGIN/' };
const longText = 'It goes on and on. '.repeat(12);

/** A check, the paths on which it is expected, and the answer at the last of them. */
export const plantedRows: [id: string, expectedAt: string, answer?: Answer][] = [
  ['page-status', '/gone /refused /broken-server', { status: 500 }],
  ['redirect-circle', '/circle-2 /circle', redirect('/circle-2')],
  ['redirect-chain', '/hop-1', redirect('/hop-2')],
  // A stub has this finding and no other: neither title nor text are expected of it.
  ['meta-refresh', '/stub', { raw: '<meta http-equiv="refresh" content="0; url=/good">' }],
  ['page-uncompressed', '/plain', { isPlain: true, body: `<!--${'x'.repeat(5_000)}-->` }],
  ['unknown-path', '/seo-audit-asks-for-a-page-that-is-not-there', unlinked()],
  ['robots-noindex', '/hidden', head('<meta name="robots" content="noindex">')],
  [
    'robots-disagree',
    '/torn',
    { ...head('<meta name="robots" content="nofollow">'), headers: { 'x-robots-tag': 'follow' } },
  ],
  ['robots-txt-blocks', '/unstyled', head('<link rel="stylesheet" href="/closed/a.css">')],
  ['title-missing', '/untitled', { title: '' }],
  ['title-cut', '/long-title', { title: `<title>${longText}</title>` }],
  ['title-shared', '/twin-1 /twin-2', { title: twins }],
  ['description-missing', '/undescribed', { description: '' }],
  ['description-cut', '/long-description', described(longText)],
  ['description-shared', '/like-1 /like-2', described('One description of two pages.')],
  ['h1-missing', '/headless', { h1: '<h2>A part</h2>' }],
  ['canonical-missing', '/uncanonical', { canonical: '' }],
  ['canonical-elsewhere', '/copy-of-gone /copy-of-copy /copy', canonicalTo('/good')],
  ['canonical-broken', '/copy-of-gone', canonicalTo('/gone')],
  ['canonical-chain', '/copy-of-copy', canonicalTo('/copy')],
  ['link-broken', '/ /links', { body: link('/gone') + link('/refused') }],
  ['link-redirected', '/ /old-links', linked('/moved')],
  ['link-empty', '/wordless', { body: link('/good', '<img src="/share.png" alt="">') + link('') }],
  [
    'link-fragment-missing',
    '/fragments',
    { body: `<p id="a"></p>${link('#a')}${link('/good#b')}` },
  ],
  ['link-to-noindex', '/ /to-hidden', linked('/hidden')],
  ['link-to-copy', '/ /to-copy', linked('/copy')],
  [
    'link-external-broken',
    '/elsewhere',
    { body: link('https://elsewhere.test/gone') + link('https://elsewhere.test/') },
  ],
  ['content-empty', '/empty', { text: '' }],
  ['content-placeholder', '/unfinished', { body: '<p>Lorem ipsum dolor and {{ name }}</p>' }],
  ['content-near-duplicate', '/copied-2', { text: copied }],
  ['image-without-alt', '/silent-picture', { body: '<img src="/share.png">' }],
  ['image-broken', '/lost-picture', { body: '<img src="/lost.png" alt="A bed">' }],
  ['sharing-tags-missing', '/unshared', changed('/unshared', 'og:title', 'other')],
  ['og-image-broken', '/unpictured', head('<meta property="og:image" content="/share.png">')],
  ['structured-json', '/no-json', head('<script type="application/ld+json">{ "@type": </script>')],
  ['structured-required', '/no-name', head(crumb('ORIGIN/good') + json(organization))],
  ['structured-no-breadcrumb', '/no-crumb', head(json({ ...organization, name: 'The shop' }))],
  ['structured-step-broken', '/lost-step', head(crumb('ORIGIN/gone'))],
  ['viewport-missing', '/desktop', changed('/desktop', 'name="viewport"', 'name="other"')],
  [
    'mixed-content',
    '/mixed',
    changed('/mixed', 'url" content="ORIGIN', 'url" content="https://public.test', {
      body: '<script src="http://cdn.test/a.js"></script>',
    }),
  ],
  ['banned-words', '/boasting', { body: '<p>The best of all</p>' }],
  ['lang-missing', '/tongueless', changed('/tongueless', ' lang="en"', '')],
  ['hreflang-broken', '/en-1', head(alternate('en', '/en-1') + alternate('en-UK', '/gone'))],
  ['hreflang-incomplete', '/en-2', head(alternate('hi', '/hi-2'))],
  ['hreflang-one-way', '/en-3', head(alternate('en', '/en-3') + alternate('hi', '/good'))],
  ['sitemap-unreadable', '/wide.xml'],
  ['sitemap-row-not-ok', '/sitemap.xml /gone', unlinked({ status: 404 })],
  ['sitemap-row-closed', '/hidden'],
  ['sitemap-lacks-page', '/unlisted', {}],
  ['orphan-page', '/alone', unlinked()],
  ['page-deep', '/deep-4', unlinked()],
  ['address-endless', '/loop'],
];

/** Pages that the rows need besides their own. */
const otherPages: Record<string, Answer> = {
  '/good': {},
  '/circle-2': unlinked(redirect('/circle')),
  '/hop-2': unlinked(redirect('/good')),
  '/twin-1': { title: twins },
  '/like-1': described('One description of two pages.'),
  '/moved': unlinked(redirect('/good')),
  '/copied-1': { text: copied },
  '/hi-2': head(alternate('hi', '/hi-2') + alternate('en', '/en-2')),
  '/deep-1': linked('/deep-2'),
  '/deep-2': unlinked(linked('/deep-3')),
  '/deep-3': unlinked(linked('/deep-4')),
  '/loop/loop/loop/loop': {},
};

/** Not in the sitemap, for reasons of their own. */
const unlisted = /^\/(?:unlisted|stub|hop|circle|moved|copy|broken|seo-audit)/;

export async function startPlantedSite(): Promise<LocalServer> {
  const planted = plantedRows.flatMap(([, paths, answer]) =>
    answer ? [[paths.split(' ').at(-1) ?? '', answer] as const] : [],
  );
  const pages: Record<string, Answer> = { ...otherPages, ...Object.fromEntries(planted) };
  const menu = Object.keys(pages).filter((path) => !pages[path]?.isUnlinked);
  pages['/'] = { body: menu.map((path) => link(path)).join(' ') };
  return startLocalServer((request, response, origin) => {
    const path = request.url ?? '';
    const answer = pages[path];
    const file = files(origin, Object.keys(pages))[path];
    if (path === '/refused') return void request.destroy();
    if (file) return void response.writeHead(200, { 'content-type': file[0] }).end(file[1]);
    if (!answer) return void response.writeHead(404).end();
    const { status = 200, headers = {}, raw, isPlain, ...parts } = answer;
    const body = (raw ?? goodPage(origin + path, parts)).replaceAll('ORIGIN', origin);
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
