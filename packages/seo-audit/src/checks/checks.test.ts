import { maxResourceBytes } from '../crawl/fetch-resources.ts';
import { parsePage } from '../page/parse-page.ts';
import {
  fileAt,
  findingsOf,
  goodPage,
  type SiteTexts,
  siteFromHtml,
  testOrigin,
} from '../testing/site-from-html.ts';
import { allChecks } from './all-checks.ts';
import { sourceOf, unusedSources } from './check-sources.ts';
import { bannedWordsCheck } from './content-checks.ts';
import { runChecks } from './run-checks.ts';

const home = (links: string, more = {}) => goodPage('/', { body: links, ...more });

test('a correct site has no findings', async () => {
  const site = await siteFromHtml({
    '/': home('<a href="/cover">What is covered</a>'),
    '/cover': goodPage('/cover', { body: '<a href="/">Home</a>' }),
  });
  const findings = runChecks(site, allChecks).map(({ id, url, what }) => `${id} ${url}: ${what}`);
  expect(findings).toEqual([]);
});

test('hidden frames need no name, and a single id is not a repeated id', async () => {
  const hidden = '<iframe src="/a" hidden></iframe><iframe src="/b" width="1" height="1"></iframe>';
  const html =
    '<iframe src="/c" title="Map"></iframe><p id="one">One</p><a id="two" name="two"></a>';
  const { markup } = await parsePage({ html: hidden + html, url: testOrigin });
  expect(markup).toMatchObject({ unnamedFrames: [], repeatedIds: [] });
});

test.each([
  '<body><p>An end tag that may be left out<p>and another',
  '<body><div>The body is closed, and the page is whole</body>',
  '<body><main>One</main><p>Text behind the last <b>element</b>',
])('omitted end tags are not a truncated page: %s', async (html) => {
  const { markup } = await parsePage({ html, url: testOrigin });
  expect(markup.unclosedElement).toBeNull();
});

test('every check has one source, and every source names existing checks', () => {
  const ids = [...allChecks, bannedWordsCheck('')].map(({ id }) => id);
  expect(ids.filter((id) => !sourceOf(id))).toEqual([]);
  expect(unusedSources(ids)).toEqual([]);
  expect(sourceOf('title-missing')).toMatchObject({ readOn: '2026-11-23' });
});

test('every check has a unique id, and says why it matters and how to fix it', () => {
  const ids = allChecks.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  for (const { id, about, where, why, fix } of allChecks) {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    for (const words of [about, where, why, fix]) expect(`${id}: ${words}`).toMatch(/: .{3,}/);
  }
});

const titled = (title: string) => goodPage('/', { title: `<title>${title}</title>` });
const robots = (rule: string) => goodPage('/', { head: `<meta name="robots" content="${rule}">` });
const alternate = (code: string, href: string) =>
  goodPage('/', { head: `<link rel="alternate" hreflang="${code}" href="${href}">` });
const graph = (node: object) => {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...node });
  return goodPage('/', { head: `<script type="application/ld+json">${json}</script>` });
};

/** One page with one fault each: the check that must find it, and its text. */
const planted: [id: string, page: string, text: RegExp][] = [
  ['structured-no-type', graph({ name: 'Cover' }), /no "@type"/],
  ['document-ends-early', '<!doctype html><body><main><p>And then', /inside <main>/],
  ['document-ends-early', goodPage('/', { body: '<iframe src="/map" />' }), /inside <iframe>/],
  ['base-several', goodPage('/', { head: '<base href="/"><base href="/en/">' }), /“\/en\/”/],
  ['base-other-host', goodPage('/', { head: '<base href="https://other.test/">' }), /other\.test/],
  ['id-repeated', goodPage('/', { body: '<p id="step">Dig</p><p id="step">Fill</p>' }), /“step”/],
  ['frame-unnamed', goodPage('/', { body: '<iframe src="/map"></iframe>' }), /“\/map”/],
  ['preload-without-kind', goodPage('/', { head: '<link rel="preload" href="/a.css">' }), /a\.css/],
  [
    'head-noscript-breaks',
    goodPage('/', { title: '<noscript><img src="/pixel" alt=""></noscript><title>Late</title>' }),
    /<img> is in it/,
  ],
  [
    'link-by-script',
    goodPage('/', { body: '<span onclick="location.href=\'/seeds\'">Our seeds</span>' }),
    /“Our seeds”/,
  ],
  [
    'link-to-staging',
    goodPage('/', { body: '<a href="https://staging.garden.test/beds">The beds</a>' }),
    /“The beds”: “https:\/\/staging/,
  ],
  ['title-missing', goodPage('/', { title: '' }), /no title/],
  ['title-missing', goodPage('/', { title: '<svg><title>Umbrella</title></svg>' }), /no title/],
  ['title-several', goodPage('/', { head: '<title>Another</title>' }), /Another/],
  [
    'title-cut',
    goodPage('/', { title: `<title>${'Wide words and more '.repeat(5)}</title>` }),
    /px wide: shown as .*\.\.\./,
  ],
  ['title-short', goodPage('/', { title: '<title>Cover</title>' }), /“Cover” has 5/],
  [
    'title-repeats-heading',
    goodPage('/', {
      title: '<title>Understand what your cover costs you</title>',
      h1: '<h1>Understand what your cover costs you</h1>',
    }),
    /Understand/,
  ],
  [
    'title-repeats-brand',
    goodPage('/', {
      title: '<title>Acme cover for you and yours | Acme</title>',
      head: '',
    }).replace('content="home og:site_name"', 'content="Acme"'),
    /2 times/,
  ],
  ['description-missing', goodPage('/', { description: '' }), /none/],
  [
    'description-several',
    goodPage('/', { head: '<meta name="description" content="Two">' }),
    /Two/,
  ],
  [
    'description-cut',
    goodPage('/', {
      description: `<meta name="description" content="${'Many wide words. '.repeat(12)}">`,
    }),
    /px/,
  ],
  [
    'description-short',
    goodPage('/', { description: '<meta name="description" content="Short.">' }),
    /6 characters/,
  ],
  ['canonical-missing', goodPage('/', { canonical: '' }), /none/],
  ['canonical-several', goodPage('/', { head: '<link rel="canonical" href="/other">' }), /other/],
  ['canonical-relative', goodPage('/', { canonical: '<link rel="canonical" href="/">' }), /“\/”/],
  [
    'canonical-fragment',
    goodPage('/', { canonical: `<link rel="canonical" href="${testOrigin}/#top">` }),
    /#top/,
  ],
  [
    'canonical-outside-head',
    goodPage('/', { canonical: '', body: `<link rel="canonical" href="${testOrigin}/">` }),
    /site\.test/,
  ],
  [
    'robots-unknown-word',
    goodPage('/', { head: '<meta name="robots" content="index, folow">' }),
    /“folow”/,
  ],
  ['robots-noindex', goodPage('/', { head: '<meta name="robots" content="noindex">' }), /noindex/],
  [
    'robots-nofollow-page',
    goodPage('/', { head: '<meta name="robots" content="nofollow">' }),
    /nofollow/,
  ],
  ['meta-refresh', goodPage('/', { head: '<meta http-equiv="refresh" content="5">' }), /“5”/],
  [
    'missing-og-image',
    goodPage('/').replace('property="og:image"', 'property="og:other"'),
    /no og:image/,
  ],
  [
    'missing-twitter-card',
    goodPage('/').replace('twitter:card', 'twitter:kind'),
    /no twitter:card/,
  ],
  [
    'og-url-differs',
    goodPage('/').replace(
      `property="og:url" content="${testOrigin}/"`,
      `property="og:url" content="${testOrigin}/else"`,
    ),
    /else/,
  ],
  [
    'og-image-relative',
    goodPage('/').replace(
      `property="og:image" content="${testOrigin}/share.png"`,
      'property="og:image" content="/share.png"',
    ),
    /share\.png/,
  ],
  ['og-locale-form', goodPage('/').replace('en_IN', 'en-IN'), /en-IN/],
  ['h1-missing', goodPage('/', { h1: '' }), /no <h1>/],
  ['h1-several', goodPage('/', { body: '<h1>Second</h1>' }), /Second/],
  ['heading-empty', goodPage('/', { body: '<h2> </h2>' }), /<h2>/],
  ['heading-skipped', goodPage('/', { body: '<h4>Deep</h4>' }), /<h4> “Deep”/],
  [
    'link-without-words',
    goodPage('/', { body: '<a href="/a"><img src="/a.png" alt=""></a>' }),
    /\/a/,
  ],
  ['link-text-generic', goodPage('/', { body: '<a href="/a">Read more …</a>' }), /Read more/],
  [
    'link-not-followable',
    goodPage('/', { body: '<a href="javascript:go()">Go to the claims</a>' }),
    /javascript:/,
  ],
  [
    'link-to-file',
    goodPage('/', { body: '<a href="file:///C:/plan.pdf">The plan</a>' }),
    /plan\.pdf/,
  ],
  [
    'link-to-private-address',
    goodPage('/', { body: '<a href="http://192.168.0.4/">The wiki</a>' }),
    /192\.168/,
  ],
  [
    'link-insecure',
    goodPage('/', { body: '<a href="http://site.test/x">The other page</a>' }),
    /http:/,
  ],
  ['link-unreadable', goodPage('/', { body: '<a href="http://[bad">The bad one</a>' }), /bad/],
  [
    'link-fragment-missing',
    goodPage('/', { body: '<a href="#nowhere">Jump down</a>' }),
    /#nowhere/,
  ],
  [
    'link-nofollow-inside',
    goodPage('/', { body: '<a href="/" rel="nofollow">Back to the start</a>' }),
    /Back/,
  ],
  [
    'image-without-alt',
    goodPage('/', { body: '<img src="/u.png" width="1" height="1">' }),
    /u\.png/,
  ],
  [
    'image-alt-file-name',
    goodPage('/', { body: '<img src="/u.png" alt="u.png" width="1" height="1">' }),
    /u\.png/,
  ],
  ['image-without-size', goodPage('/', { body: '<img src="/u.png" alt="An umbrella">' }), /u\.png/],
  [
    'image-first-lazy',
    goodPage('/', {
      h1: '<h1>Ours</h1><img src="/u.png" alt="" width="1" height="1" loading="lazy">',
    }),
    /u\.png/,
  ],
  [
    'srcset-malformed',
    goodPage('/', { body: '<img src="/u.png" srcset="/u.png 640w, /v.png 2x" alt="">' }),
    /640w, \/v\.png 2x/,
  ],
  [
    'mixed-content-upgraded',
    goodPage('/', { head: '<style>p{background:url(http://cdn.test/u.png)}</style>' }),
    /background “http:\/\/cdn\.test/,
  ],
  [
    'mixed-content',
    goodPage('/', { body: '<script src="http://cdn.test/u.js"></script>' }),
    /cdn\.test/,
  ],
  [
    'mixed-content-upgraded',
    goodPage('/', { body: '<img src="http://cdn.test/u.png" alt="" width="1" height="1">' }),
    /image .*cdn\.test/,
  ],
  [
    'structured-json',
    goodPage('/', { head: '<script type="application/ld+json">{"@type":}</script>' }),
    /./,
  ],
  [
    'structured-required',
    goodPage('/', {
      head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"InsuranceAgency","name":"Acme"}</script>',
    }),
    /"address" or "areaServed"/,
  ],
  [
    'structured-unseen',
    goodPage('/', {
      head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Question","name":"Is it hidden?","acceptedAnswer":{"@type":"Answer","text":"Yes"}}</script>',
    }),
    /Is it hidden/,
  ],
  [
    'structured-reference',
    goodPage('/', {
      head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"A","url":"https://site.test/","publisher":{"@id":"#nobody"}}</script>',
    }),
    /#nobody/,
  ],
  [
    'structured-google-error',
    goodPage('/', {
      head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","description":"A"}</script>',
    }),
    /name/,
  ],
  ['content-thin', '<title>T</title><main>A few words and no more</main>', /6 words/],
  ['content-empty', '<title>T</title><main>Few words</main>', /2 words/],
  [
    'content-placeholder',
    goodPage('/', { body: 'Lorem ipsum dolor sit amet' }),
    /Lorem ipsum dolor/,
  ],
  ['lang-missing', goodPage('/').replace(' lang="en-IN"', ''), /no lang/],
  ['lang-unknown', goodPage('/').replace('lang="en-IN"', 'lang="english"'), /english/],
  [
    'charset-late',
    goodPage('/').replace(
      '<meta charset="utf-8">',
      `<!--${'x'.repeat(1100)}--><meta charset="utf-8">`,
    ),
    /at byte/,
  ],
  ['charset-wrong', goodPage('/', { body: 'gr\ufffdn' }), /1 unreadable/],
  ['doctype-missing', goodPage('/').replace('<!doctype html>', ''), /doctype/],
  ['viewport-missing', goodPage('/').replace('name="viewport"', 'name="view"'), /no viewport/],
  [
    'viewport-no-zoom',
    goodPage('/').replace('width=device-width', 'width=device-width, user-scalable=no'),
    /user-scalable/,
  ],
  [
    'head-broken-off',
    goodPage('/', {
      title: '<div>Banner</div><title>The title of the page that comes late</title>',
    }),
    /<div>/,
  ],
  ['title-placeholder', titled('undefined | Acme'), /undefined/],
  ['title-stuffed', titled('Pots, clay pots, big pots and more pots for you'), /pots/],
  ['title-capitals', titled('ALL ABOUT COVER AND WHAT IT COSTS'), /COVER/],
  ['title-escaped-twice', titled('Cover &amp;amp; what it costs you'), /&amp;/],
  [
    'description-placeholder',
    goodPage('/', {
      description: '<meta name="description" content="Enter your description here">',
    }),
    /Enter/,
  ],
  ['viewport-fixed', goodPage('/').replace('width=device-width', 'width=1024'), /1024/],
  ['robots-no-snippet', robots('max-snippet:0'), /max-snippet/],
  ['robots-no-preview', robots('max-image-preview:none'), /none/],
  [
    'robots-agent-closed',
    goodPage('/', { head: '<meta name="bingbot" content="noindex">' }),
    /bingbot/,
  ],
  ['content-garbled', goodPage('/', { body: 'Itâ€™s late' }), /â€™/],
  ['content-markdown', goodPage('/', { body: 'See [the plan](/plan)' }), /plan/],
  [
    'image-alt-long',
    goodPage('/', { body: `<img alt="${'a, '.repeat(9)}" src="/u.png">` }),
    /a, a/,
  ],
  ['link-malformed', goodPage('/', { body: '<a href="htp://a.test/">Plan</a>' }), /htp/],
  ['link-malformed', goodPage('/', { body: '<a href="https://https://a.test/">Plan</a>' }), /Plan/],
  ['link-mail-malformed', goodPage('/', { body: '<a href="mailto:asha at us">Asha</a>' }), /asha/],
  ['link-campaign', goodPage('/', { body: '<a href="/?utm_source=menu">Plan</a>' }), /utm/],
  ['hreflang-code', alternate('en-UK', `${testOrigin}/`), /en-UK/],
  ['hreflang-code', alternate('IN', `${testOrigin}/`), /IN/],
  ['hreflang-relative', alternate('hi', '/hi'), /hi/],
  ['hreflang-not-lang', alternate('fr', `${testOrigin}/`), /fr/],
  [
    'hreflang-outside-head',
    goodPage('/', { body: '<link rel="alternate" hreflang="hi" href="/hi">' }),
    /hi/,
  ],
  ['structured-app-unrated', graph({ '@type': 'WebApplication' }), /Web/],
  ['structured-required', graph({ '@type': 'Event', name: 'Fair' }), /startDate/],
  ['structured-value', graph({ '@type': 'Offer', price: 1 }), /priceCurrency/],
  ['structured-value', graph({ '@type': 'Offer', price: 1, priceCurrency: 'Rs' }), /Rs/],
  ['structured-value', graph({ '@type': 'Article', datePublished: '2099-01-01' }), /in the future/],
  ['icon-missing', goodPage('/').replace('rel="icon"', 'rel="none"'), /no icon/],
  ['phone-not-linked', goodPage('/', { body: '<p>Call 1800 123 4567</p>' }), /1800 123 4567/],
  [
    'hreflang-incomplete',
    goodPage('/', { head: '<link rel="alternate" hreflang="hi-IN" href="/hi">' }),
    /itself/,
  ],
];

test.each(planted)('%s is found', async (id, page, text) => {
  const texts: SiteTexts = { '/': page };
  const findings = await findingsOf(id, texts);
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.join('\n')).toMatch(text);
});

test('banned words are found when a project passes a list', async () => {
  const html = goodPage('/', { body: '<p>The cheapest plan, risk\u2011free</p>' });
  const facts = await parsePage(
    { html, url: `${testOrigin}/` },
    {
      bannedWords: [
        { phrase: 'cheapest', pattern: /cheapest/i },
        { phrase: 'risk-free', pattern: /risk-free/i },
        { phrase: 'hurry', pattern: /hurry/i },
      ],
    },
  );
  const site = await siteFromHtml({ '/': { facts } });
  const [finding] = runChecks(site, [bannedWordsCheck('The law says so.')]);
  expect(finding).toMatchObject({ what: 'cheapest, risk-free', why: 'The law says so.' });
  expect(await findingsOf('banned-words', { '/': html })).toEqual([]);
});

test('the same title or description on two pages names the other page', async () => {
  const title = '<title>One title for two of the pages here</title>';
  const texts = {
    '/': home('<a href="/b">The second page</a>', { title }),
    '/b': goodPage('/b', { title }),
  };
  expect(await findingsOf('title-shared', texts)).toEqual([
    '/ “One title for two of the pages here” is also on /b',
    '/b “One title for two of the pages here” is also on /',
  ]);
  const description = '<meta name="description" content="The same.">';
  expect(
    await findingsOf('description-shared', {
      '/': goodPage('/', { description }),
      '/b': goodPage('/b', { description }),
    }),
  ).toHaveLength(2);
});

test('a page whose canonical names another page is not reported as its duplicate', async () => {
  const title = '<title>One title for two of the pages here</title>';
  const copy = goodPage('/?sort=a', {
    title,
    canonical: `<link rel="canonical" href="${testOrigin}/">`,
  });
  expect(
    await findingsOf('title-shared', { '/': goodPage('/', { title }), '/?sort=a': copy }),
  ).toEqual([]);
});

test('one text under two URLs is a duplicate, not two pages with one title', async () => {
  const title = '<title>One title for two of the pages here</title>';
  const text = (seed: number) =>
    `<p>${Array.from({ length: 80 }, (_, at) => `pot${(at + 1) * seed}`).join(' ')}</p>`;
  const site = (seed: number) => ({
    '/orders': goodPage('/orders', { title, canonical: '', body: text(7) }),
    '/orders?api=1': goodPage('/orders', { title, canonical: '', body: text(seed) }),
  });
  for (const id of ['title-shared', 'description-shared']) {
    expect(await findingsOf(id, site(7))).toEqual([]);
    expect(await findingsOf(id, site(11))).toHaveLength(2);
  }
  expect(await findingsOf('content-near-duplicate', site(7))).toHaveLength(1);
});

test('a file that was not read to its end has at least the bytes that were read', async () => {
  const body = '<img src="/u.png" alt="" width="1" height="1">';
  const site = await siteFromHtml(
    { '/': goodPage('/', { body }) },
    { resources: new Map([fileAt('/u.png', { bytes: maxResourceBytes })]) },
  );
  const heavy = allChecks.filter(({ id }) => id === 'image-heavy');
  expect(runChecks(site, heavy).map(({ what }) => what)).toEqual(['“/u.png” has at least 1024 KB']);
});

test('links to a missing page, through a redirect, and into a redirect loop are found', async () => {
  const redirect = (to: string) => ({
    status: 301,
    redirect: { to: testOrigin + to, location: to },
  });
  const texts: SiteTexts = {
    '/': home(
      '<a href="/gone">The old plan</a><a href="/moved">The moved plan</a><a href="/round">The circle</a>',
    ),
    '/gone': { status: 404 },
    '/moved': redirect('/there'),
    '/there': goodPage('/there'),
    '/round': redirect('/round2'),
    '/round2': redirect('/round'),
  };
  expect(await findingsOf('link-broken', texts)).toEqual([
    '/ “The old plan” leads to /gone, which answers 404',
    '/ “The circle” leads into a redirect loop: /round',
  ]);
  expect(await findingsOf('link-redirected', texts)).toEqual([
    '/ “The moved plan”: /moved redirects to /there (301)',
  ]);
  expect(await findingsOf('redirect-circle', texts)).toHaveLength(2);
});

test('an orphan page is in the sitemap and has no link', async () => {
  const row = { lastmod: '2026-11-01', times: 1, sitemap: `${testOrigin}/sitemap.xml` };
  const rows = new Map(['/', '/linked', '/alone'].map((path) => [testOrigin + path, row]));
  const texts: SiteTexts = {
    '/': home('<a href="/linked">The linked page</a>'),
    '/linked': goodPage('/linked'),
    '/alone': { html: goodPage('/alone'), foundBy: 'sitemap' },
  };
  expect(await findingsOf('orphan-page', texts, { sitemapRows: rows })).toEqual([
    '/alone it is in the sitemap only',
  ]);
});

test('tags that scripts change are reported with the text before and after', async () => {
  const site = await siteFromHtml({
    '/': goodPage('/'),
    '/b': goodPage('/b', { title: '<title>Another title after the scripts</title>' }),
  });
  const page = site.pages.get(`${testOrigin}/`);
  const rendered = site.pages.get(`${testOrigin}/b`)?.facts ?? null;
  if (page) page.rendered = rendered;
  const ids = runChecks(site, allChecks)
    .filter(({ id }) => id.startsWith('rendered-'))
    .map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      'rendered-title',
      'rendered-description',
      'rendered-canonical',
      'rendered-h1',
      'rendered-og',
    ]),
  );
});

test('a check that throws costs only its own findings', async () => {
  const broken = {
    ...(allChecks[0] as (typeof allChecks)[number]),
    id: 'breaks',
    find: () => {
      throw new Error('no');
    },
  };
  const findings = runChecks(await siteFromHtml({ '/': goodPage('/', { title: '' }) }), [
    broken,
    ...allChecks,
  ]);
  expect(findings.map(({ id, what }) => `${id} ${what}`)).toEqual(
    expect.arrayContaining([
      'check-failed breaks: no',
      'title-missing there is no title in the head',
    ]),
  );
});

test('tags about a sharing image are required only beside an image', async () => {
  const silent = goodPage('/').replace('og:image:alt', 'og:picture');
  expect(await findingsOf('missing-og-image-alt', { '/': silent })).toHaveLength(1);
  const bare = silent.replace('property="og:image"', 'property="og:none"');
  expect(await findingsOf('missing-og-image-alt', { '/': bare })).toEqual([]);
});

test('a noscript in the head with styles only, or at its end, is no fault', async () => {
  const styles = '<noscript><link rel="stylesheet" href="/a.css"><style>p{}</style></noscript>';
  const last = '<noscript><img src="/pixel" alt=""></noscript>';
  const page = goodPage('/', {
    title: `${styles}<title>Understand what it costs</title>`,
    head: last,
  });
  expect(await findingsOf('head-noscript-breaks', { '/': page })).toEqual([]);
});

test('a page without links is a dead end if the site has other pages', async () => {
  const texts = {
    '/': home('<a href="/end">On</a>'),
    '/end': goodPage('/end', { body: '<a href="#a">A</a>' }),
  };
  expect(await findingsOf('page-dead-end', texts)).toEqual(['/end it has no link to another page']);
  expect(await findingsOf('page-dead-end', { '/': home('') })).toEqual([]);
});

test('the next page of a paginated list must exist', async () => {
  const list = (next: string) => goodPage('/', { head: `<link rel="next" href="${next}">` });
  const texts = (next: string) => ({
    '/': list(next),
    '/2': goodPage('/2'),
    '/9': { status: 404 },
  });
  expect(await findingsOf('pagination-broken', texts('/9'))).toEqual(['/ “/9” answers 404']);
  expect(await findingsOf('pagination-broken', texts('/2'))).toEqual([]);
});

test.each([
  ['link-without-words', '<div aria-hidden="true"><a href="/about" tabindex="-1"></a></div>'],
  ['link-without-words', '<h2 id="beds">Beds</h2><a href="/about" aria-labelledby="beds"></a>'],
  ['content-placeholder', '<q>Lorem ipsum dolor</q> <code>[object Object]</code> and {{ and }}'],
  ['content-placeholder', '<textarea>Lorem ipsum dolor sit amet</textarea>'],
  ['link-to-private-address', 'Open <a href="http://localhost:3000/">http://localhost:3000</a>'],
  ['link-text-generic', '<a href="#link">link</a>'],
  ['link-by-script', '<div onclick="location.href=\'/a\'"><a href="/a">Beds</a></div>'],
  ['link-by-script', '<button onclick="open()">Menu</button><a onclick="location=\'/\'">A</a>'],
  ['link-to-staging', 'Open <a href="https://staging.a.test/">staging.a.test</a> with your key'],
  ['link-to-staging', '<a href="https://www.test/staging.html">Staging a play</a>'],
  ['link-fragment-missing', '<a href="#beds">Beds</a><script>show(location.hash)</script>'],
  ['image-first-lazy', '<img src="/u.png" alt="" width="1" height="1" loading="lazy">'],
  [
    'mixed-content-upgraded',
    '<svg xmlns="http://www.w3.org/2000/svg"></svg><style>@namespace url(http://www.w3.org/1999/xhtml);</style>',
  ],
  ['mixed-content', '<img src="http://cdn.test/u.png" alt="" width="1" height="1">'],
  ['charset-wrong', 'The character \ufffd stands for what was lost'],
  [
    'hreflang-code',
    '<link rel="alternate" hreflang="zh-Hant-TW" href="/"><link rel="alternate" hreflang="es-419" href="/">',
  ],
])('%s does not report a lookalike', async (id, body) => {
  expect(await findingsOf(id, { '/': goodPage('/', { body }) })).toEqual([]);
});

/** The texts that the reports count as one cause, by check. */
async function causesOf(id: string, texts: Parameters<typeof siteFromHtml>[0]) {
  const site = await siteFromHtml(texts);
  const found = allChecks
    .filter((check) => check.id === id)
    .flatMap((check) => [...check.find(site)]);
  return [...new Set(found.map(({ cause }) => cause))];
}

test('broken links into a folder where nothing answers have one cause', async () => {
  const gone = { status: 404 };
  const links = ['/old/a', '/old/b', '/old/c', '/pots/x'].map(
    (path) => `<a href="${path}">${path}</a>`,
  );
  const texts = {
    '/': goodPage('/', { body: links.join('') }),
    '/old/a': gone,
    '/old/b': gone,
    '/old/c': gone,
    '/pots/x': gone,
  };
  const one = 'links to /pots/x, which cannot be opened';
  expect(await causesOf('link-broken', texts)).toEqual([
    'links into /old/, where nothing answers',
    one,
  ]);
  const answering = { ...texts, '/old/d/': goodPage('/old/d/') };
  expect(await causesOf('link-broken', answering)).toHaveLength(4);
});

test('a slash that the host adds to folders is one cause, whatever the links', async () => {
  const to = (path: string) => ({
    status: 301,
    redirect: { to: testOrigin + path, location: path },
  });
  const texts: SiteTexts = {
    '/': home('<a href="/pots">Pots</a><a href="/beds">Beds</a><a href="/old">Old pots</a>'),
    '/pots': to('/pots/'),
    '/pots/': goodPage('/pots/'),
    '/beds': to('/beds/'),
    '/beds/': goodPage('/beds/'),
    '/old': to('/pots/'),
  };
  expect(await causesOf('link-redirected', texts)).toEqual([
    'links without the final slash, which the host adds',
    'links to /old, which redirects',
  ]);
});

test('links to folders without the slash, and addresses left blank, are one cause each', async () => {
  const links = ['/a', '/b', '[add the link]', '[link to be added]', '/gone', '/lost'];
  const body = links.map((href) => `<a href="${href}">Of ${href}</a>`).join(' ');
  const moved = (to: string) => ({
    status: 301,
    redirect: { status: 301, location: to, to: testOrigin + to },
  });
  const texts = {
    '/': goodPage('/', { body }),
    ...Object.fromEntries(['/a', '/b'].map((path) => [path, moved(`${path}/`)])),
    ...Object.fromEntries(['/a/', '/b/'].map((path) => [path, goodPage(path)])),
    ...Object.fromEntries(
      ['/[add%20the%20link]', '/[link%20to%20be%20added]', '/gone', '/lost'].map((path) => [
        path,
        { status: 404 },
      ]),
    ),
  };
  expect(await causesOf('link-redirected', texts)).toEqual([
    'links without the final slash, which the host adds',
  ]);
  expect(await causesOf('link-broken', texts)).toEqual([
    'addresses are blanks that nobody filled in',
    'links to /gone, which cannot be opened',
    'links to /lost, which cannot be opened',
  ]);
});

test('fragments that another program spells have one cause, and the text names the id', async () => {
  const body = '<h2 id="node-js-server">Server</h2><a href="#nodejs-server">The server</a>';
  const texts = { '/': goodPage('/', { body: `${body}<a href="#gone">The end</a>` }) };
  expect(await findingsOf('link-fragment-missing', texts)).toEqual([
    '/ “The server”: #nodejs-server (there is #node-js-server)',
    '/ “The end”: #gone',
  ]);
  expect(await causesOf('link-fragment-missing', texts)).toHaveLength(2);
});

test('two folders whose pages have the same titles are one cause, from three pairs on', async () => {
  const pairs = (count: number) =>
    Object.fromEntries(
      ['red', 'blue', 'green'].slice(0, count).flatMap((name) =>
        ['/one/', '/two/'].map((folder) => {
          const title = `<title>Pots that are ${name} and what they cost</title>`;
          return [`${folder}${name}`, goodPage(`${folder}${name}`, { title })];
        }),
      ),
    );
  expect(await causesOf('title-shared', pairs(3))).toEqual([
    'the folders /one and /two share it, page by page',
  ]);
  expect(await causesOf('title-shared', pairs(2))).toHaveLength(2);
});
