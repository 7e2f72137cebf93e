/** Each check with a fault and a correct lookalike: each row is found in the first site and not in the second. */
import type { Page, Resource, Site } from '../site.ts';
import {
  fileAt,
  findingsOf,
  goodHeaders,
  goodPage,
  robotsFile,
  type SiteTexts,
  testUrl,
} from '../testing/site-from-html.ts';
import { allChecks } from './all-checks.ts';

type TestSite = SiteTexts | [SiteTexts, Partial<Site>];

const withBody = (body: string): SiteTexts => ({ '/': goodPage('/', { body }) });
const headed = (head: string): SiteTexts => ({ '/': goodPage('/', { head }) });
const answered = (answer: Partial<Page>): SiteTexts => ({
  '/': { html: goodPage('/'), ...answer },
});
const sent = (more: Partial<Page['headers']>): SiteTexts =>
  answered({ contentType: 'text/html', headers: { ...goodHeaders, ...more } });
const only = (text: string, h1 = 'The shop'): SiteTexts => ({
  '/': goodPage('/').replace(/<h1>.*<\/p>/s, `<h1>${h1}</h1><p>${text}</p>`),
});
const titled = (title: string, h1 = 'Pots') => ({
  '/': goodPage('/', { title: `<title>${title}</title>`, h1: `<h1>${h1}</h1>` }),
});
const twoTitled = (one: string, other: string) => ({
  '/one': goodPage('/one', { title: `<title>${one}</title>` }),
  '/two': goodPage('/two', { title: `<title>${other}</title>` }),
});
const described = (text: string) => `<meta name="description" content="${text}">`;
/** A page about a wording that is a fault elsewhere. */
const about = (subject: string, text: string): SiteTexts => ({
  '/': goodPage('/', {
    title: `<title>${subject} | The shop</title>`,
    h1: `<h1>${subject}</h1>`,
    body: `<p>${text}</p>`,
  }).replace('home og:title', subject),
});
const next = '<link rel="next" href="/two">';
/** Each page links to the next one only. */
const chain = (paths: string[]): SiteTexts =>
  Object.fromEntries(
    ['/', ...paths].map((path, at) => [
      path,
      goodPage(path, { body: paths[at] ? `<a href="${paths[at]}">The page ${at}</a>` : '' }),
    ]),
  );
const same = '<title>One title for all the pages of a list</title>';
const closed = '<meta name="robots" content="noindex">';
const withoutBreadcrumb = (path: string, lang: string): SiteTexts => ({
  [path]: goodPage(path).replace('BreadcrumbList', 'ItemList').replace('en-IN', lang),
});
const untagged = goodPage('/').replace(
  /<meta (?:property="og|name="twitter|property="twitter)[^>]*>/g,
  '',
);
const prioritised = (wrongPriority: string | undefined): TestSite => [
  { '/': goodPage('/') },
  {
    robots: robotsFile(''),
    sitemapRows: new Map([
      [
        testUrl('/'),
        {
          lastmod: null,
          times: 1,
          sitemap: testUrl('/s.xml'),
          ...(wrongPriority && { wrongPriority }),
        },
      ],
    ]),
  },
];
const terms = 'cheap seeds order seeds near me best price today for pots';
const strangers =
  '<a href="https://casino.example/a">casino</a> <a href="https://loans.example/">loan</a>';
/** Text that is hidden for a time or for some readers only, or not hidden. */
const seen = `<style>.w{color:#fff;background:#000}.i{color:inherit;background:inherit}.h{color:#fff;background:#fff}.h:hover{color:#000}
@media print{.p{font-size:0}}</style><p class="w">${terms}</p><p class="i">${terms}</p><p class="h">${terms}</p><p class="p">${terms}</p>
<div style="background:#fff"><p class="w" style="color:#fff">${terms}</p></div><div style="background:#222"><p style="color:#fff">${terms}</p></div>
<h2 style="text-indent:-9999px"><a href="/">The shop</a></h2><nav style="left:-9999px">${strangers}</nav><p style="left:-9999px">Opens in a new tab</p>
<div style="visibility:hidden"><a href="https://www.facebook.com/share">F</a><a href="https://x.com/share">X</a><a href="https://www.site.test/">S</a></div>
<div style="left:-9999px"><a href="/a">A</a><a href="/b">B</a></div><div style="visibility:hidden">${strangers}<button>Close</button></div>
<img src="/a.png" alt="Chart" aria-describedby="d"><p id="d" style="left:-9999px">${terms.repeat(5)}</p>
<figure><p style="left:-9999px">${terms.repeat(5)}</p></figure>`;
const towns = (words: string, count: number): SiteTexts =>
  Object.fromEntries(
    ['Kendal', 'Keswick', 'Penrith']
      .slice(0, count)
      .map((town) => [
        `/${town}`,
        goodPage(`/${town}`, { h1: `<h1>${words} ${town}</h1>` }).replaceAll(
          /Sentence \d+ tells/g,
          `In ${town} it tells`,
        ),
      ]),
  );
const robots = (text: string): TestSite => [{ '/': goodPage('/') }, { robots: robotsFile(text) }];
const canonical = (path: string) => `<link rel="canonical" href="${testUrl(path)}">`;
const alternate = (code: string, path: string) =>
  `<link rel="alternate" hreflang="${code}" href="${testUrl(path)}">`;
/** One text for two countries. */
const countries = alternate('en-GB', '/en-gb') + alternate('en-IE', '/en-ie');
const versioned = (path: string, versions = countries) =>
  goodPage('/en-gb', { canonical: canonical(path), head: versions });
const graph = (json: object): SiteTexts => ({
  '/': goodPage('/', {
    head: `<script type="application/ld+json">${JSON.stringify(json)}</script>`,
  }),
});
const rated = (ratingCount: number) =>
  graph({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Pot',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount },
  });
const steps = (path: string): SiteTexts => ({
  ...graph({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Pots', item: { '@id': testUrl(path) } },
      { '@type': 'ListItem', position: 2, name: 'This pot' },
    ],
  }),
  '/pots': goodPage('/pots'),
  '/gone': { status: 404 },
});
const loads = (path: string, more: Partial<Resource>): TestSite => [
  { '/': goodPage('/', { head: `<link rel="stylesheet" href="${path}">` }) },
  { resources: new Map([fileAt(path, { contentType: 'text/css', ...more })]) },
];
const sharing = (width: number, height: number): TestSite => [
  {
    '/': goodPage('/')
      .replace('content="1200"', `content="${width}"`)
      .replace('content="630"', `content="${height}"`),
  },
  {
    resources: new Map([fileAt('/share.png', { contentType: 'image/png', width, height })]),
  },
];
const feed = (more: Partial<Resource>): TestSite => [
  {
    '/': goodPage('/', {
      head: '<link rel="alternate" type="application/rss+xml" href="/news.xml">',
    }),
  },
  {
    resources: new Map([fileAt('/news.xml', { contentType: 'application/rss+xml', ...more })]),
  },
];
const amp = (status: number): SiteTexts => ({
  '/': goodPage('/', { head: '<link rel="amphtml" href="/amp">' }),
  '/amp': { status },
});
const event = { '@type': 'Event', name: 'Ride', location: 'Pune' };
const picture = {
  '@type': 'ImageObject',
  '@id': 'https://site.test/#main',
  url: 'https://site.test/u.png',
  contentUrl: 'https://site.test/u.png',
  width: 1200,
};
const data = (node: object) => graph({ '@context': 'https://schema.org', ...node });
const dated = (dateModified: string, text: string): SiteTexts => {
  const { '/': html = '' } = data({ '@type': 'Article', headline: 'Pots', dateModified });
  return { '/': String(html).replace('</main>', `<p>${text}</p></main>`) };
};
const priced = (price: string, text: string): SiteTexts => {
  const offers = { '@type': 'Offer', price, priceCurrency: 'EUR' };
  const { '/': html = '' } = data({ '@type': 'Product', name: 'Pot', offers });
  return { '/': String(html).replace('</main>', `<p>${text}</p></main>`) };
};
const sold = (more: object) => data({ '@type': 'Offer', price: 49, priceCurrency: 'EUR', ...more });
const searched = (target: string) => data({ '@type': 'SearchAction', target });
/** A pot that is in stock in its structured data, with a text below its heading. */
const stocked = (text: string): SiteTexts => {
  const { '/': html = '' } = sold({ availability: 'https://schema.org/InStock' });
  return { '/': String(html).replace('</h1>', `</h1>${text}`) };
};
/** A pot with a rating in its structured data, with a text on the page. */
const starred = (text: string): SiteTexts => {
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: '4.8', reviewCount: 214 };
  const { '/': html = '' } = data({ '@type': 'Product', name: 'Pot', aggregateRating });
  return { '/': String(html).replace('</main>', `${text}</main>`) };
};
/** Each with its own offer. */
const sizes = (prices: string[], text: string): SiteTexts => {
  const offers = prices.map((price) => ({ '@type': 'Offer', price, priceCurrency: 'GBP' }));
  const { '/': html = '' } = data({ '@type': 'Product', name: 'Pot', offers });
  return { '/': String(html).replace('</main>', `<p>${text}</p></main>`) };
};
/** A product with all recommended properties but its trade item numbers. */
const soldWith = (numbers: object) => {
  const names =
    'audience brand color description hasCertification inProductGroupWithID isVariantOf';
  const more = 'material pattern size sku subjectOf aggregateRating review';
  const properties = `${names} ${more}`.split(' ').map((name) => [name, 'clay']);
  const offers = {
    '@type': 'Offer',
    price: 49,
    priceCurrency: 'EUR',
    availability: 'InStock',
    priceValidUntil: '2099-12-31',
    ...numbers,
  };
  return data({
    '@type': 'Product',
    name: 'Pot',
    image: [],
    ...Object.fromEntries(properties),
    offers,
  });
};
/** A sitemap whose rows name language versions. */
const versions = (paths: string[], alternates: Record<string, string[]>): TestSite => [
  Object.fromEntries(paths.map((path) => [path, goodPage(path)])),
  {
    robots: robotsFile(''),
    sitemapRows: new Map(
      paths.map((path) => [
        testUrl(path),
        {
          lastmod: null,
          times: 1,
          sitemap: testUrl('/sitemap.xml'),
          alternates: (alternates[path] ?? []).map((to) => ({ href: testUrl(to), hreflang: 'hi' })),
        },
      ]),
    ),
  },
];
const declared = (width: number, height?: number): SiteTexts => ({
  '/': goodPage('/')
    .replace('content="1200"', `content="${width}"`)
    .replace(
      'property="og:image:height" content="630"',
      `property="og:image:height" content="${height ?? ''}"`,
    ),
});
const left = { html: goodPage('/'), clientRedirectTo: testUrl('/b') };
/** Both are their own canonical. */
const twins = (other: string): SiteTexts => ({
  '/pot': goodPage('/pot', { canonical: canonical('/pot') }),
  [other]: goodPage('/pot', { canonical: canonical(other) }),
});
/** The first page is, or is not, a copy of its canonical. */
const copyOf = (path: string, text: string): SiteTexts => ({
  '/a': goodPage('/a', { canonical: canonical(path) }).replaceAll(
    /a Sentence \d+ tells/g,
    (words) => `${text} ${words}`,
  ),
  [path]: goodPage('/a', { canonical: canonical(path) }),
});
const otherWords = Array.from({ length: 40 }, (_, at) => `pot ${at} dries on shelf ${at % 7}`);
const unlike: SiteTexts = {
  '/a': goodPage('/a', { canonical: canonical('/b') }),
  '/b': goodPage('/b').replace(/<p>.*<\/p>/s, `<p>${otherWords.join(' and ')}</p>`),
};
const cutShort = (paths: string[]): TestSite => [
  Object.fromEntries(paths.map((path) => [path, goodPage(path)])),
  { cutShort: ['pages'] },
];
const filters = (searchOf: (at: number) => string) =>
  cutShort(['/pots', ...Array.from({ length: 30 }, (_, at) => `/pots${searchOf(at)}`)]);

const robotsTags = (...contents: string[]) =>
  contents.map((content) => `<meta name="robots" content="${content}">`).join('');
const listed = (...paths: string[]): TestSite => [
  Object.fromEntries(paths.map((path) => [path, goodPage(path)])),
  {
    sitemapRows: new Map(
      ['/', '/Pots', '/?id=1']
        .filter((path) => path === '/Pots' || paths.includes(path))
        .map((path) => [testUrl(path), { lastmod: null, times: 1, sitemap: '' }]),
    ),
    robots: robotsFile(''),
  },
];
const card = (kind: string): SiteTexts => ({
  '/': goodPage('/').replace('content="summary_large_image"', `content="${kind}"`),
});
const sharedAs = (...titles: string[]): SiteTexts =>
  Object.fromEntries(
    titles.map((title, at) => [
      `/${at}`,
      goodPage(`/${at}`).replace(/(property="og:title" content=")[^"]*/, `$1${title}`),
    ]),
  );
/** The name of the site ends every title. */
const namedLast = (title: string): SiteTexts => ({
  '/': goodPage('/', { title: `<title>${title} | The shop of pots</title>` }),
  '/b': goodPage('/b', { title: '<title>Pans | The shop of pots</title>' }),
});
const longTitle = 'Twelve pots of clay for a window sill and how they dry';
/** A site on the auditing machine, with one link. */
const onLocalhost = (href: string): TestSite => {
  const origin = 'https://localhost:4943';
  const html = goodPage('/', { body: `<a href="${href}">The pans</a>` });
  return [{ '/': { html, url: `${origin}/` } }, { origin }];
};
/** A page on http with a relative and an absolute file, first published elsewhere or not. */
const onHttp = (ogUrl: string): TestSite => {
  const origin = 'http://site.test';
  const html = goodPage('/', { body: '<script src="http://cdn.test/u.js"></script>' })
    .replace('content="https://site.test/"', `content="${ogUrl}"`)
    .replace('href="/icon.svg"', 'href="http://site.test/icon.svg"');
  return [{ '/': { html, url: `${origin}/` } }, { origin }];
};
const grain = 'https://grain.example/how-to-wash-rice';
const syndicated = (canonicalUrl: string, linked: string): SiteTexts =>
  canonicalised(canonicalUrl, `<p>More on rice: <a href="${linked}">the book</a></p>`);
const canonicalised = (canonicalUrl: string, body: string, head = ''): SiteTexts => ({
  '/rice': goodPage('/rice', {
    canonical: `<link rel="canonical" href="${canonicalUrl}">`,
    body,
    head,
  }),
});
const publisher = (name: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Rice","publisher":{"@type":"Organization","name":"${name}"}}</script>`;
const toStart = (start: string): SiteTexts => ({
  '/': start,
  '/pots': goodPage('/pots', { canonical: '<link rel="canonical" href="https://site.test/">' }),
});
const posted = (action: string) =>
  withBody(`<form method="post" action="${action}"><label>Name <input name="n"></label></form>`);
const postedLocally = (action: string): TestSite => {
  const [, page] = Object.entries(posted(action))[0] ?? [];
  const origin = 'http://localhost:3000';
  return [{ '/': { html: String(page), url: `${origin}/` } }, { origin }];
};
/** A page whose server sends this body. */
const bare = (body: string): SiteTexts => ({
  '/': goodPage('/').replace(/<body>.*<\/body>/s, `<body>${body}</body>`),
});
const appScript = '<script type="module" src="/app.js"></script>';
/** The main content is this alone. */
const holding = (content: string, h1 = 'The shop'): SiteTexts => ({
  '/': goodPage('/').replace(/<h1>.*<\/p>/s, `<h1>${h1}</h1>${content}`),
});
/** A page of the site called Kessel. */
const named = (path: string, title: string) =>
  goodPage(path, { title: `<title>${title}</title>` }).replace(/\w+ og:site_name/, 'Kessel');
const listOf = (title: string, paths: string[]): SiteTexts => ({
  '/pots': goodPage('/pots', { title: `<title>${title}</title>`, h1: `<h1>${title}</h1>` }),
  ...Object.fromEntries(paths.map((path) => [path, goodPage(path)])),
});
const few = (path: string, count: number) =>
  goodPage(path).replace(/<h1>.*<\/p>/s, `<h1>Pots</h1><p>${'Of clay. '.repeat(count)}</p>`);
/** A list of definitions with about a hundred words. */
const defined = (count: number) =>
  goodPage('/words').replace(
    /<h1>.*<\/p>/s,
    `<h1>Words of potters</h1><dl>${`<dt>Slip</dt><dd>${'Clay and water. '.repeat(Math.ceil(30 / count))}</dd>`.repeat(count)}</dl>`,
  );
const moved = (status: number, path: string): SiteTexts => ({
  '/': goodPage('/', { body: '<a href="/account">Your orders</a>' }),
  '/account': { status, redirect: { to: testUrl(path), location: path } },
  '/login': goodPage('/login'),
  '/pots': goodPage('/pots'),
  '/closed': goodPage('/closed', { head: closed }),
});
const publishedIn = (datePublished: string, title: string, text = ''): SiteTexts => {
  const { '/': html = '' } = data({ '@type': 'Article', headline: 'Pots', datePublished });
  return {
    '/': String(html)
      .replace(/<title>[^<]*/, `<title>${title}`)
      .replace('</main>', `${text}</main>`),
  };
};
/** A corer with that title, and a casserole. */
const swapped = (title: string, h1: string, body = ''): SiteTexts => ({
  '/corer': goodPage('/corer', {
    body: `<p>${body}</p>`,
    title: `<title>${title}</title>`,
    h1: `<h1>${h1}</h1>`,
  }),
  '/pan': goodPage('/pan', { title: '<title>Pan</title>', h1: '<h1>Cast iron casseroles</h1>' }),
});
const sharedUnder = (title: string): SiteTexts => ({
  '/': goodPage('/').replace('home og:title', title),
});
const headedBy = (path: string, h1: string, attributes = ''): SiteTexts => ({
  [path]: goodPage(path, {
    title: '<title>Jugs of clay</title>',
    h1: `<h1 ${attributes}>${h1}</h1>`,
  }),
});
const product = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Tent',
});
const scripts = (count: number, attributes = '') =>
  headed(
    Array.from(
      { length: count },
      (_, at) => `<script src="/${at}.js" ${attributes}></script>`,
    ).join(''),
  );
const script = (more: Partial<Resource>): TestSite => [
  headed('<script src="/a.js" defer></script>'),
  { resources: new Map([fileAt('/a.js', { contentType: 'text/javascript', ...more })]) },
];
const llms = (status: number, more: Partial<Resource> = {}): TestSite => [
  { '/': goodPage('/'), '/sizes': { status } },
  {
    resources: new Map([
      fileAt('/llms.txt', {
        contentType: 'text/plain',
        referencedUrls: [testUrl('/sizes')],
        ...more,
      }),
    ]),
  },
];
type Row = [id: string, wrong: TestSite, right: TestSite];
const rows: Row[] = [
  ['page-tells-software', sent({ software: 'nginx/1.22.1' }), sent({ software: 'nginx' })],
  ['meta-refresh', sent({ refresh: '5; url=/b' }), sent({})],
  ...['window.location.replace("/b")', "location.href = '/b';"].map(
    (script): Row => [
      'script-redirect',
      headed(`<script>${script}</script>`),
      headed(`<script>if (isOld) ${script}</script><script>location.href = "#top"</script>`),
    ],
  ),
  [
    'script-redirect',
    headed('<script>location = "/b"</script>'),
    headed('<meta http-equiv="refresh" content="0; url=/b"><script>location = "/b"</script>'),
  ],
  [
    'link-to-private-address',
    onLocalhost('http://127.0.0.1:3000/'),
    onLocalhost('http://localhost:4943/b'),
  ],
  [
    'content-placeholder',
    withBody('<div>Lorem ipsum dolor sit amet</div>'),
    withBody('<div contenteditable>Lorem ipsum dolor sit amet</div>'),
  ],
  ...['This sample shows how to edit a box.', 'Long content for scroll testing.'].map(
    (text): Row => [
      'content-placeholder',
      withBody(`<p>${text}</p><p>Lorem ipsum dolor sit amet</p><p>[object Object]</p>`),
      withBody(`<p>${text}</p><p>Lorem ipsum dolor sit amet</p>`),
    ],
  ),
  [
    'content-placeholder',
    withBody('<p>Ask for a free sample.</p><p>Lorem ipsum dolor sit amet</p>'),
    withBody('<p>Ask for a free sample.</p>'),
  ],
  [
    'content-placeholder',
    withBody('<p>My name is {{name}}</p><code>{{city}}</code>'),
    withBody('<p>Placeholders ({{name}}, etc.)</p><pre>hello {{ name }}</pre>'),
  ],
  [
    'link-fragment-missing',
    withBody('<a href="#menu">Menu</a>'),
    withBody('<a href="#menu" onclick="open()">Menu</a>'),
  ],
  [
    'link-fragment-missing',
    withBody('<a href="#beds">Beds</a><iframe src="/map"></iframe>'),
    withBody('<a href="#beds">Beds</a><iframe src="/map" /><h2 id="beds">Beds</h2>'),
  ],
  [
    'link-empty',
    withBody('<a href="">Pots</a>'),
    withBody('<a href="" aria-current="page">Pots</a>'),
  ],
  [
    'link-empty',
    titled('Pots | The shop', '<a href="">Jugs</a>'),
    titled('Pots | The shop', '<a href="">Pots</a>'),
  ],
  [
    'title-shared',
    twoTitled('The empty pot | Pots', 'The Empty pot | Pots'),
    twoTitled('EMPTY | Pots', 'empty | Pots'),
  ],
  [
    'description-cut',
    { '/': goodPage('/', { description: described('one word '.repeat(22)) }) },
    { '/': goodPage('/', { description: described('كلمة هنا '.repeat(15)) }) },
  ],
  [
    'content-placeholder',
    about('Typography', '{{ page.title }}'),
    about('Typography', 'Lorem ipsum dolor sit amet'),
  ],
  ...[
    ['Link', '/parts/pots', '/parts/link'],
    ['Start', '/parts/pots.html', '/parts/index.html'],
  ].map(
    ([text, elsewhere, named]): Row => [
      'link-text-generic',
      withBody(`<a href="${elsewhere}">${text}</a>`),
      withBody(`<a href="${named}">${text}</a>`),
    ],
  ),
  [
    'elements-many',
    withBody('<i></i>'.repeat(1_500)),
    withBody(`<ul>${'<li>'.repeat(1_500)}</ul>`),
  ],
  [
    'structured-google-optional',
    graph({ '@context': 'https://schema.org', '@type': 'Article', headline: 'Pots' }),
    graph({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Pots',
      datePublished: '2026-05-10',
      author: { '@type': 'Person', name: 'A. Rao' },
    }),
  ],
  [
    'structured-required',
    graph({ '@context': 'https://schema.org', '@type': 'Article', datePublished: '2026-05-10' }),
    graph({ '@context': 'https://schema.org', '@type': 'Article', headline: 'Pots' }),
  ],
  [
    'soft-404',
    only('Page not found. Try the search.'),
    only(`A page about the words page not found. ${'It says more than that. '.repeat(20)}`),
  ],
  [
    'soft-404',
    only('This pot is no longer available.'),
    only('This cover is not available to tourists. Call us about others.'),
  ],
  [
    'content-programme-error',
    withBody('<p><b>Warning</b>: Undefined variable $beds in /srv/beds.php on line 42</p>'),
    withBody('<p>Warning: this page tells you what a fatal error is.</p>'),
  ],
  [
    'content-programme-error',
    withBody('<p>TypeError: beds is not a function at draw (/srv/app/beds.js:4:12)</p>'),
    withBody('<pre>TypeError: beds is not a function at draw (/srv/app/beds.js:4:12)</pre>'),
  ],
  [
    'content-placeholder',
    withBody('<p>TODO: write about pots</p>'),
    withBody('<p>Todo: a Spanish word. A TODO list is a list.</p>'),
  ],
  ['content-placeholder', withBody('<p>[object Object]</p>'), withBody('<p>Speaker: TBD</p>')],
  [
    'content-placeholder',
    withBody('<p>Hello {{ name }}, welcome to the shop</p>'),
    about('Why {{ name }} prints nothing in Handlebars', '{{ name }} prints nothing.'),
  ],
  ...['Visit us in [Insert city here].', 'We at [Your Company Name]', 'Insert text here'].map(
    (text): Row => [
      'content-placeholder',
      withBody(`<p>${text}</p>`),
      withBody(
        `<p>A sample letter: ${text}</p><p>She said [sic]. Press “Insert text here”. [Enter Hamlet] with [your brother]</p>`,
      ),
    ],
  ),
  [
    'content-placeholder',
    only('Welcome to WordPress. This is your first post. Edit or delete it.'),
    only('Welcome to WordPress, a guide for those who begin.'),
  ],
  [
    'content-placeholder',
    only('Come back later.', 'Coming soon'),
    only('The clay man. The fern. Three pots and a wheel.', 'Coming soon'),
  ],
  [
    'soft-404',
    only('You do not have permission to view this page.', 'Access denied'),
    only('A city of red walls and golden roofs.', 'Forbidden City'),
  ],
  [
    'page-folder-listing',
    only('a.png', 'Index of /uploads/2024'),
    only('n', 'Index of refraction'),
  ],
  [
    'title-placeholder',
    titled('Document | The shop'),
    titled('Document: the 1842 survey of the whole valley'),
  ],
  [
    'title-placeholder',
    titled('Pots of {{ town }}', 'Pots of {{ town }}'),
    titled('Why {{ name }} prints nothing in Handlebars | The shop', 'A note'),
  ],
  [
    'title-placeholder',
    { '/pots': goodPage('/pots', { title: '<title>Home | The shop of pots</title>' }) },
    {
      '/': titled('Home | The shop of pots')['/'] ?? '',
      '/en': goodPage('/en', { title: '<title>Home – The shop of pots</title>' }),
      '/docs': goodPage('/docs', { title: '<title>Home | Docs</title>' }),
      '/docs/a': goodPage('/docs/a'),
      '/goods': goodPage('/goods', {
        title: '<title>Home | The shop</title>',
        h1: '<h1>Home</h1>',
      }),
      '/b': goodPage('/b', { title: '<title>Home-made pots</title>' }),
    },
  ],
  [
    'description-placeholder',
    { '/': goodPage('/').replace('home og:title', 'Lorem ipsum dolor') },
    about('Lorem ipsum: the story behind it', 'It is from Cicero.'),
  ],
  [
    'description-placeholder',
    {
      '/': goodPage('/', { title: '<title>Lorem ipsum pots | The shop</title>' }).replace(
        'home og:title',
        'Lorem ipsum pots',
      ),
    },
    {
      '/': goodPage('/', { body: '<a href="/lorem-ipsum-on-clay">Latin</a>' }),
      '/lorem-ipsum-on-clay': goodPage('/lorem-ipsum-on-clay', {
        title: '<title>Lorem Ipsum on Clay | The shop</title>',
        h1: '<h1>Lorem Ipsum on Clay</h1>',
      }).replace('/lorem-ipsum-on-clay og:title', 'Lorem Ipsum on Clay'),
    },
  ],
  [
    'content-placeholder',
    about('Lorem ipsum: a shop', 'Lorem ipsum dolor sit amet'),
    {
      '/': goodPage('/', {
        title: '<title>Lorem ipsum in old cookbooks | The shop</title>',
        h1: '<h1>Lorem ipsum in printed cookbooks</h1>',
        body: '<p>It began “lorem ipsum dolor sit amet”.</p>',
      }),
    },
  ],
  [
    'content-placeholder',
    {
      '/': goodPage('/', {
        title: '<title>{{ name }} pots of clay | The shop</title>',
        h1: '<h1>Buy {{ name }} pots in our shop</h1>',
        body: '<p>Dear {{ name }}</p>',
      }),
    },
    about('Why {{ name }} stays in the page', 'Dear {{ name }}'),
  ],
  [
    'description-placeholder',
    sharedUnder('Untitled'),
    {
      '/': goodPage('/', { title: '<title>Untitled: a chair without a name</title>' }).replace(
        'home og:title',
        'Untitled',
      ),
    },
  ],
  [
    'title-escaped-twice',
    titled('&lt;b>Pots&lt;/b> for all'),
    titled('The &lt;br> element of HTML'),
  ],
  [
    'description-escaped-twice',
    { '/': goodPage('/', { description: described('<p>Cut by hand</p> and waxed') }) },
    { '/': goodPage('/', { description: described('Where 3 < 5 and the <p> element ends') }) },
  ],
  [
    'content-near-duplicate',
    { '/en-gb': versioned('/en-gb'), '/en-ie': versioned('/en-ie', '') },
    { '/en-gb': versioned('/en-gb'), '/en-ie': versioned('/en-ie') },
  ],
  [
    'content-near-duplicate',
    twins('/pot-in'),
    {
      '/pot': {
        html: String(twins('/pot-in')['/pot']),
        linkHeader: `<${testUrl('/pot-in')}>; hreflang="en-IN"`,
      },
      '/pot-in': {
        html: String(twins('/pot-in')['/pot-in']),
        linkHeader: `<${testUrl('/pot')}>; hreflang="en-GB"`,
      },
    },
  ],
  [
    'content-near-duplicate',
    { '/en-gb': versioned('/en-gb'), '/en-ie': versioned('/en-ie', '') },
    { '/en-gb': versioned('/en-gb'), '/en-ie': versioned('/en-ie') },
  ],
  ...['image', 'picture1', 'untitled', 'photo', 'IMG_2041'].map(
    (alt): Row => [
      'image-alt-file-name',
      withBody(`<img src="/a.png" alt="${alt}">`),
      withBody('<img src="/a.png" alt="Photo of a pot"><img src="/b.png" alt="">'),
    ],
  ),
  [
    'image-alt-repeated',
    withBody([1, 2, 3, 4].map((at) => `<img src="/${at}.png" alt="A clay pot">`).join('')),
    withBody(
      `${'<img src="/star.png" alt="Star">'.repeat(5)}${[1, 2, 3, 4].map((at) => `<img src="/b${at}.png" alt="photo">`).join('')}${[1, 2, 3].map((at) => `<img src="/${at}.png" alt="A clay pot"><img src="/${at}.svg" alt="">`).join('')}`,
    ),
  ],
  [
    'image-without-alt',
    withBody('<input type="image" src="/go.png" alt="">'),
    withBody('<input type="image" src="/go.png" alt="Search"><input type="text">'),
  ],
  [
    'image-without-source',
    withBody('<picture><source srcset="/a.avif"></picture>'),
    withBody(
      '<picture><source srcset="/a.avif"><img src="/a.png" alt=""></picture><picture></picture>',
    ),
  ],
  [
    'robots-no-snippet',
    { '/': goodPage('/').replace('<main>', '<main><div data-nosnippet>') },
    { '/': goodPage('/', { body: `<div data-nosnippet>${'A warning. '.repeat(60)}</div>` }) },
  ],
  ...[
    `<p style="font-size:0">${terms}</p>`,
    `<div style="background:#fff"><p style="color:white">${terms}</p></div>`,
    `<style>@media print{.a{margin:0}} .seo{color:#FFF;background:#ffffff}</style><p class="b seo">${terms}</p>`,
    `<div style="text-indent:-9999px">${strangers}</div>`,
    `<div style="position:absolute;left:-5000px">${strangers}</div>`,
    `<div style="visibility:hidden">${strangers}</div>`,
    `<p style="left:-9999px">${terms.repeat(4)}</p>`,
  ].map((body): Row => ['content-hidden', withBody(body), withBody(seen)]),
  [
    'content-stuffed',
    withBody(
      `<p>${'Our midge repellent is the best midge repellent because whoever wants midge repellent online buys this midge repellent. '.repeat(9)}</p>`,
    ),
    withBody(
      `<p>${Array.from({ length: 30 }, (_, at) => `Personal data of kind ${at} is kept for row ${at * 7} until year ${at} ends.`).join(' ')}</p><blockquote><p>${'Rose water, rose water. '.repeat(20)}</p></blockquote>`,
    ),
  ],
  [
    'content-stuffed',
    withBody(`<ul><li>${'Garden shed paint for a garden shed. '.repeat(20)}</li></ul>`),
    withBody(
      `<nav><ul><li>${'<a href="/">Link of the menu</a> '.repeat(40)}</li></ul></nav><ul class="signatures"><li class="sd-signature">${'<span>T</span> extends string number, '.repeat(20)}</li></ul>`,
    ),
  ],
  ['content-alike', towns('Outdoor shop number', 3), towns('Outdoor shop number', 2)],
  ['content-alike', towns('Outdoor shop in', 2), towns('Outdoor shop in', 1)],
  [
    'content-alike',
    towns('A tent for', 2),
    Object.fromEntries(
      Object.entries(towns('A tent for', 2)).map(([path, html]) => [
        path,
        String(html).replace(
          '</head>',
          `<script type="application/ld+json">${product}</script></head>`,
        ),
      ]),
    ),
  ],
  [
    'content-alike',
    towns('Outdoor shop in', 2),
    Object.fromEntries(
      Object.entries(towns('Outdoor shop in', 2)).map(([path, html]) => [
        path,
        String(html).replace(
          /<title>[^<]*/,
          `<title>What is new ${path === '/Kendal' ? 'here' : 'there'}`,
        ),
      ]),
    ),
  ],
  [
    'image-alt-long',
    withBody('<img src="/a.png" alt="pots, clay, buy, cheap, plants, shop, seeds">'),
    withBody(
      '<img src="/a.png" alt="A pot, a spade, two forks, string, seed, a rake, a hat and gloves">',
    ),
  ],
  [
    'file-uncompressed',
    script({ bytes: 600_000, isUncompressed: true }),
    script({ bytes: 600_000 }),
  ],
  [
    'file-uncompressed',
    script({ bytes: 500_001, isUncompressed: true }),
    script({ bytes: 500_000, isUncompressed: true }),
  ],
  ['llms-link-broken', llms(404), llms(200)],
  ['llms-link-broken', llms(410), llms(404, { status: 404 })],
  ['scripts-blocking', scripts(5), scripts(4)],
  ...['async', 'defer', 'nomodule', 'type="module"', 'type="text/template"'].map(
    (attributes): Row => [
      'scripts-blocking',
      scripts(5, 'type="text/javascript"'),
      scripts(5, attributes),
    ],
  ),
  [
    'plugin-needed',
    withBody('<embed src="/game.swf" width="9" height="9">'),
    withBody('<embed src="/game.svg"><object data="/leaflet.pdf" type="application/pdf"></object>'),
  ],
  [
    'plugin-needed',
    withBody('<object type="application/x-shockwave-flash" data="/film"><p>Get Flash</p></object>'),
    withBody(
      '<object data="/film.swf"><video src="/film.mp4" controls></video></object><video src="/film.mp4"><embed src="/film.swf"></video>',
    ),
  ],
  [
    'plugin-needed',
    withBody('<embed src="/game.swf">'),
    withBody('<embed src="/game.swf"><script src="/ruffle/ruffle.js"></script>'),
  ],
  [
    'content-unfinished',
    only('This page is under construction. Please check back soon!'),
    only('The bridge has been under construction since 2019. The site opens in May.'),
  ],
  [
    'content-unfinished',
    only('Our new website is being rebuilt.'),
    only(`Our new website is being rebuilt. ${'We tell you what is new in it. '.repeat(10)}`),
  ],
  ['link-empty', withBody('<a href="">The list</a>'), withBody('<a href="#">To the top</a>')],
  [
    'link-tel-malformed',
    withBody('<a href="tel:call us">Call</a>'),
    withBody(
      '<a href="tel:+91-20-2555%200100">Call</a><a href="tel:1800;ext=4">Ext</a><a href="tel:*121#">Balance</a>',
    ),
  ],
  [
    'link-to-copy',
    {
      '/': goodPage('/', { body: '<a href="/a">The copy</a>' }),
      '/a': goodPage('/a', { canonical: canonical('/b') }),
      '/b': goodPage('/b'),
    },
    {
      '/': goodPage('/', { body: '<a href="/b?sort=price">By price</a><a href="/b">All</a>' }),
      '/b?sort=price': goodPage('/b', { canonical: canonical('/b') }),
      '/b': goodPage('/b'),
    },
  ],
  [
    'link-to-copy',
    {
      '/': goodPage('/', { body: '<a href="/b?from=list">All</a>' }),
      '/b?from=list': goodPage('/b', { canonical: canonical('/b') }),
    },
    {
      '/': goodPage('/', { body: '<a href="/b?page=2&from=list">More</a>' }),
      '/b?page=2&from=list': goodPage('/b', { canonical: canonical('/b') }),
    },
  ],
  [
    'heading-before-main',
    { '/': goodPage('/').replace('<h1>', '<h3>First of all</h3><h1>') },
    { '/': goodPage('/', { body: '<h3>Last of all</h3>' }) },
  ],
  [
    'address-underscore',
    { '/clay_pots': goodPage('/clay_pots') },
    { '/clay-pots': goodPage('/clay-pots'), '/pot_1': goodPage('/pot_1') },
  ],
  [
    'image-without-source',
    withBody('<img src="" alt="A pot">'),
    withBody(
      '<picture><source srcset="/p.webp"><img alt="A pot"></picture><img srcset="/p.png 2x" alt="">',
    ),
  ],
  ['image-without-source', withBody('<img data-src="/p.png" alt="">'), withBody('<img src="/p">')],
  ['og-image-size', sharing(1200, 900), sharing(1200, 628)],
  [
    'link-broken',
    {
      '/': goodPage('/', { body: '<a href="/caf%c3%a8">Café</a>' }),
      '/caf%C3%A8': { status: 404 },
    },
    {
      '/': goodPage('/', { body: '<a href="/caf%c3%a9">Café</a>' }),
      '/caf%C3%A9': goodPage('/caf%C3%A9'),
      '/caf%c3%a9': { status: 404 },
    },
  ],
  ['amp-broken', amp(404), amp(200)],
  ['structured-step-broken', steps('/gone'), steps('/pots')],
  ['structured-value', rated(0), rated(3)],
  [
    'file-not-kept',
    loads('/a.css', { isCacheable: false }),
    loads('/a.css', { isCacheable: true }),
  ],
  [
    'file-not-kept',
    loads('/a.css', { isCacheable: false }),
    loads('/a.css', { isCacheable: null }),
  ],
  ['feed-broken', feed({ isMalformed: true }), feed({})],
  ['address-twins', twins('/Pot'), twins('/jug')],
  ['address-twins', twins('/pot/'), { '/pot': goodPage('/pot'), '/pot/': { status: 301 } }],
  ['canonical-unlike', unlike, copyOf('/b', 'once more')],
  [
    'canonical-unlike',
    { ...unlike, '/b': goodPage('/b').replace(/<p>.*<\/p>/s, '<p>Welcome to the shop.</p>') },
    {
      '/a?sort=price': goodPage('/c', { canonical: canonical('/a') }),
      '/a': unlike['/b'] ?? '',
    },
  ],
  [
    'address-endless',
    cutShort(['/', '/pots/', '/pots/pots/pots/pots/pots']),
    cutShort(['/', '/pots/', '/pots/pots']),
  ],
  [
    'address-endless',
    filters((at) => (at % 2 ? `?a=${at}&b=1` : `?b=1&a=${at + 1}`)),
    filters((at) => `?page=${at * 7}`),
  ],
  [
    'robots-txt-no-agent',
    robots('Disallow: /shut'),
    robots('# For all\nSitemap: https://site.test/sitemap.xml\nUser-agent: *\nDisallow: /shut'),
  ],
  [
    'robots-txt-own-group',
    robots('User-agent: *\nDisallow: /shut\n\nUser-agent: Googlebot\nDisallow: /other'),
    robots('User-agent: *\nUser-agent: Googlebot\nDisallow: /shut'),
  ],
  [
    'robots-txt-sitemap-relative',
    robots('Sitemap: /sitemap.xml'),
    robots('Sitemap: https://site.test/sitemap.xml'),
  ],
  [
    'robots-txt-noindex',
    robots('User-agent: *\nNoindex: /shut'),
    robots('User-agent: *\nDisallow: /noindex'),
  ],
  [
    'hreflang-twice',
    { '/': goodPage('/', { head: alternate('hi', '/hi') + alternate('HI', '/hindi') }) },
    { '/': goodPage('/', { head: alternate('hi', '/hi') + alternate('en', '/hi') }) },
  ],
  [
    'hreflang-twice',
    {
      '/': {
        html: goodPage('/', { head: alternate('hi', '/hi') }),
        linkHeader: `<${testUrl('/hindi')}>; rel="alternate"; hreflang="hi"`,
      },
    },
    {
      '/': {
        html: goodPage('/', { head: alternate('hi', '/hi') }),
        linkHeader: `<${testUrl('/hi')}>; rel="alternate"; hreflang="hi"`,
      },
    },
  ],
  [
    'hreflang-broken',
    [
      { '/': goodPage('/', { head: alternate('hi', '/hi') }), '/hi': goodPage('/hi') },
      { robots: robotsFile('User-agent: Googlebot\nDisallow: /hi') },
    ],
    [
      { '/': goodPage('/', { head: alternate('hi', '/hi') }), '/hi': goodPage('/hi') },
      { robots: robotsFile('User-agent: OtherBot\nDisallow: /hi') },
    ],
  ],
  [
    'sitemap-hreflang-one-way',
    versions(['/', '/hi'], { '/': ['/', '/hi'] }),
    versions(['/', '/hi'], { '/': ['/', '/hi'], '/hi': ['/hi', '/'] }),
  ],
  [
    'structured-no-breadcrumb',
    withoutBreadcrumb('/hi/pots', 'hi-IN'),
    withoutBreadcrumb('/hi', 'hi-IN'),
  ],
  [
    'structured-required',
    data({ '@type': 'Event', name: 'Ride', startDate: '2027-02-02' }),
    data({
      '@type': 'JobPosting',
      title: 'Potter',
      hiringOrganization: { '@type': 'Organization', name: 'The shop' },
      jobLocation: { '@type': 'Place', name: 'Pune' },
    }),
  ],
  [
    'structured-value',
    data({ ...event, startDate: '2027-02-02', endDate: '2027-02-01' }),
    data({ ...event, startDate: '2027-02-02', endDate: '2027-02-02' }),
  ],
  [
    'structured-value',
    data({ '@type': 'Rating', ratingValue: '6.2', bestRating: '5' }),
    data({ '@type': 'Rating', ratingValue: '8.6', bestRating: '10' }),
  ],
  [
    'structured-no-type',
    data({ '@graph': [{ '@id': 'https://site.test/#ida', name: 'Ida' }] }),
    data({
      '@graph': [
        {
          '@type': 'Article',
          headline: 'Pots',
          author: { '@id': 'https://site.test/#ida', name: 'Ida' },
        },
        { '@type': 'Person', '@id': 'https://site.test/#ida', name: 'Ida' },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            {
              '@type': 'ListItem',
              position: 1,
              item: { '@id': 'https://site.test/pots', name: 'Pots' },
            },
          ],
        },
      ],
    }),
  ],
  [
    'structured-google-error',
    data({ '@graph': [picture, { ...picture, '@id': '#other', license: 'https://site.test/l' }] }),
    data(picture),
  ],
  [
    'structured-mistyped',
    {
      '/': goodPage('/', {
        head: '<script type="application/json+ld">{"@context":"https://schema.org"}</script>',
      }),
    },
    {
      '/': goodPage('/', {
        head: '<script type="application/json">{"@context":"https://schema.org"}</script>',
      }),
    },
  ],
  ['structured-price-unseen', priced('49.00', '£59.00'), priced('1299.5', 'now 1.299,50 €')],
  ['structured-price-unseen', priced('49', 'Rs. 59'), priced('20', '<del>€25</del> 20,– €')],
  ['structured-price-unseen', priced('49', '₹ 4,900'), priced('49', 'see below')],
  ['structured-price-unseen', priced('49', '£3.50'), priced('49', '49 pounds. Shipping £3.50.')],
  ['structured-price-unseen', sizes(['49', '59'], '£69'), sizes(['49', '59', '69'], '£59')],
  [
    'structured-property-unknown',
    data({ '@type': 'Product', name: 'Pot', gtin15: '4006381333931' }),
    data({ '@type': 'Product', name: 'Pot', gtin13: '4006381333931' }),
  ],
  ['structured-google-optional', soldWith({}), soldWith({ gtin13: '4006381333931', mpn: 'P1' })],
  [
    'structured-google-error',
    data({ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] }),
    data({
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', position: 1, url: testUrl('/pots') }],
    }),
  ],
  [
    'structured-google-error',
    data({ '@type': 'Product', name: 'Pot' }),
    data({
      '@type': 'Review',
      itemReviewed: {
        '@type': 'Product',
        name: 'Pot',
        isRelatedTo: [{ '@type': 'Product', name: 'Jug' }],
      },
      author: { '@type': 'Person', name: 'Ida' },
      reviewRating: { '@type': 'Rating', ratingValue: 4 },
    }),
  ],
  [
    'structured-required',
    data({ '@type': 'SoftwareApplication', offers: { price: 0, priceCurrency: 'EUR' } }),
    data({ '@type': 'SoftwareApplication', name: 'Kiln' }),
  ],
  [
    'structured-required',
    data({ '@type': 'MobileApplication', name: 'Kiln', review: { '@type': 'Review' } }),
    data({
      '@type': 'SoftwareApplication',
      name: 'Kiln',
      offers: { price: 0, priceCurrency: 'EUR' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 9 },
    }),
  ],
  [
    'structured-google-error',
    data({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', url: testUrl('/') }] }),
    data({
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', name: 'It holds water' }],
    }),
  ],
  [
    'structured-date',
    data({ '@type': 'NewsArticle', headline: 'Pots', datePublished: '1954' }),
    data({ '@type': 'Book', name: 'Pots', datePublished: '1954' }),
  ],
  [
    'structured-value',
    sold({ priceValidUntil: '2024-01-31' }),
    sold({ priceValidUntil: '2099-01-31' }),
  ],
  [
    'structured-value',
    data({ '@type': 'GeoCoordinates', latitude: 54.4, longitude: -292.9 }),
    data({ '@type': 'GeoCoordinates', latitude: '-54.4', longitude: 180 }),
  ],
  [
    'structured-value',
    data({ '@type': 'GeoCoordinates', latitude: '54,43', longitude: '2.9' }),
    data({ '@type': 'GeoCoordinates', latitude: '54° 26′ N', longitude: '2° 58′ W' }),
  ],
  [
    'structured-date',
    data({ ...event, startDate: '25/12/2027' }),
    data({ ...event, startDate: '2027-12-25T19:00+05:30', endDate: '2027-12-25' }),
  ],
  [
    'structured-date',
    sold({ priceValidUntil: '31.12.2099' }),
    sold({ priceValidUntil: '2099-12-31' }),
  ],
  ['structured-price-unseen', priced('0', '£49.00'), priced('0', 'Free. Spare lids £4.00')],
  ['structured-price-unseen', priced('0.00', '€49'), priced('', '€49')],
  [
    'structured-value',
    data({ '@type': 'AggregateOffer', lowPrice: '90', highPrice: '20', priceCurrency: 'EUR' }),
    data({ '@type': 'AggregateOffer', lowPrice: '9', highPrice: '20', priceCurrency: 'EUR' }),
  ],
  [
    'structured-value',
    data({ '@type': 'Rating', ratingValue: '4,7' }),
    data({ '@type': 'Rating', ratingValue: '94%' }),
  ],
  [
    'structured-value',
    data({ '@type': 'Rating', ratingValue: 0 }),
    data({
      '@graph': [
        { '@type': 'Rating', ratingValue: 0, worstRating: 0 },
        { '@type': 'Rating', ratingValue: 0.9, bestRating: 1 },
      ],
    }),
  ],
  [
    'structured-required',
    data({ '@type': 'Store', name: 'Pots', telephone: '+91 20 1234' }),
    data({
      '@type': 'Offer',
      price: 1,
      priceCurrency: 'INR',
      seller: { '@type': 'Store', name: 'Pots' },
    }),
  ],
  [
    'structured-required',
    data({ '@graph': [{ '@type': 'OpinionNewsArticle', name: 'Pots' }] }),
    data({ '@graph': [{ '@type': 'TechArticle', name: 'Pots' }, { '@type': 'CourseInstance' }] }),
  ],
  [
    'structured-value',
    data({ '@type': 'Organization', name: 'Pots', openingHours: 'Monday to Friday 9am-5pm' }),
    data({
      '@type': 'Organization',
      name: 'Pots',
      openingHours: [
        'Mo-Fr 09:00-17:00',
        'Mo,Tu,We 09:00-12:00, 13:00-18:00; Su off',
        '24/7',
        'Mo-Su',
      ],
    }),
  ],
  [
    'structured-availability',
    stocked('<p><b>Sold out</b> – write to us</p>'),
    stocked('<p>Red is sold out.</p>'),
  ],
  [
    'structured-availability',
    stocked('<button disabled>Sold out</button>'),
    stocked('<b>Sold out</b><button>Add to basket</button>'),
  ],
  ...['Sold out, no longer available', 'Sorry, out of stock – discontinued.'].map(
    (text): Row => [
      'structured-availability',
      stocked(`<p>49 € <span>${text}</span></p>`),
      stocked('<p>Sold out in red</p><p>No longer available in Pune</p><p>Discontinued</p>'),
    ],
  ),
  [
    'structured-availability',
    stocked('<p>Out of stock.</p>'),
    stocked('<h2>Our jugs</h2><p>Sold out</p><ul><li>Out of stock</li></ul><p hidden>Sold out</p>'),
  ],
  [
    'structured-address',
    data({ '@type': 'Organization', name: 'Pots', url: 'https://staging.pots.test/' }),
    data({
      '@type': 'Organization',
      name: 'Pots',
      url: 'https://pots.test/',
      '@id': 'http://pots.test/#us',
    }),
  ],
  [
    'structured-address',
    data({ '@type': 'Organization', '@id': 'http://site.test/#us', name: 'Pots' }),
    data({ '@type': 'Organization', '@id': '#us', name: 'Pots' }),
  ],
  ['structured-rating-unseen', starred(''), starred('<p>Rated 4,8 of 5</p>')],
  [
    'structured-rating-unseen',
    starred('<p>Of 21 pots</p>'),
    starred('<i aria-label="214 reviews"></i>'),
  ],
  [
    'structured-rating-unseen',
    starred('<script src="/shop.js"></script>'),
    starred('<script src="https://reviews.test/stars.js"></script>'),
  ],
  [
    'structured-required',
    data({ '@type': 'Dataset', name: 'Clays' }),
    data({
      '@type': 'Article',
      headline: 'Clays',
      author: 'Ida',
      dateModified: '2026-01-02',
      about: { '@type': 'Dataset', name: 'Clays' },
    }),
  ],
  [
    'structured-required',
    data({ '@type': 'Course', name: 'Throwing', description: 'On the wheel' }),
    data({
      '@type': 'Course',
      name: 'Throwing',
      description: 'On the wheel',
      provider: { '@id': '#us' },
    }),
  ],
  [
    'structured-required',
    data({ '@type': 'ProfilePage', dateCreated: '2026-01-02' }),
    data({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Ida' } }),
  ],
  [
    'structured-required',
    data({ '@type': 'DiscussionForumPosting', author: 'Ida', text: 'Which clay?' }),
    data({
      '@type': 'DiscussionForumPosting',
      author: 'Ida',
      text: 'Which clay?',
      datePublished: '2026-01-02',
    }),
  ],
  [
    'structured-value',
    data({ '@type': 'Dataset', name: 'Clays', description: 'All clays' }),
    data({ '@type': 'Dataset', name: 'Clays', description: 'All clays. '.repeat(5) }),
  ],
  [
    'structured-value',
    data({ '@type': 'WebPage', inLanguage: 'fr' }),
    data({
      '@type': 'WebPage',
      inLanguage: ['English', 'fr'],
      isPartOf: { '@type': 'WebPage', inLanguage: 'fr' },
    }),
  ],
  [
    'structured-value',
    data({ '@type': 'Article', inLanguage: 'de-DE' }),
    data({ '@type': 'Article', inLanguage: 'en_GB' }),
  ],
  [
    'structured-value',
    data({ '@type': 'Article', author: { '@type': 'Person', name: 'https://ida.test/' } }),
    data({
      '@type': 'Article',
      author: { '@type': 'Person', name: 'Ida', url: 'https://ida.test/' },
    }),
  ],
  [
    'structured-value',
    data({ '@type': 'Organization', telephone: 'call us' }),
    data({ '@type': 'Organization', telephone: '1-800-FLOWERS' }),
  ],
  [
    'structured-value',
    data({ '@type': 'Recipe', name: 'Glaze', recipeIngredient: [] }),
    data({ '@type': 'Recipe', name: 'Glaze', recipeIngredient: ['clay'] }),
  ],
  [
    'structured-value',
    data({ '@type': 'Product', name: 'Pot', gtin13: '4006381333932' }),
    data({
      '@type': 'Product',
      name: 'Pot',
      gtin13: '4006381333931',
      gtin: 96385074,
      gtin14: 'soon',
    }),
  ],
  [
    'structured-search-target',
    searched('https://site.test/find'),
    searched('https://site.test/find?q={words}'),
  ],
  [
    'structured-other-page',
    data({ '@type': 'Article', headline: 'Fallen scree and how to cross it' }),
    data({ '@type': 'Article', headline: 'What about homes, and how to understand them' }),
  ],
  [
    'structured-other-page',
    data({ '@type': 'Product', name: 'Copper kettle with lid' }),
    data({ '@type': 'Product', name: 'Sentence 7 tells the reader' }),
  ],
  [
    'structured-other-page',
    data({ '@type': 'Product', name: 'Copper kettle with lid' }),
    data({
      '@graph': [
        { '@type': 'Product', name: 'Copper kettle with lid' },
        { '@type': 'Product', name: 'Jug' },
      ],
    }),
  ],
  [
    'structured-other-page',
    data({ '@type': 'Article', mainEntityOfPage: { '@id': testUrl('/other') } }),
    data({
      '@type': 'Article',
      mainEntityOfPage: { '@id': testUrl('/?from=a') },
      url: 'https://pots.test/other',
    }),
  ],
  ['content-placeholder', withBody('<p>Dear {{ customer.name }},</p>'), withBody('<p>{{</p>')],
  [
    'content-placeholder',
    withBody('<p>[vc_row][vc_column]Pots[/vc_column]</p>'),
    withBody('<p>Designers call such text lorem ipsum. [1] [sic]</p>'),
  ],
  [
    'soft-404',
    only('Oops! That page can’t be found. It looks like nothing was found at this location.'),
    only('Nothing in this shop is found elsewhere.'),
  ],
  ['soft-404', only('Showing 0 of 0 products'), only('Showing 10 of 20 products')],
  [
    'canonical-several',
    { '/': goodPage('/', { head: canonical('/b') }) },
    { '/': goodPage('/', { head: canonical('/') }) },
  ],
  [
    'canonical-narrowed',
    headed('<link rel="canonical" href="/" media="screen">'),
    headed('<link rel="alternate" href="/" hreflang="en" media="print" type="text/html">'),
  ],
  ...['canoncial', 'cannonical', 'alternative', 'style-sheet'].map(
    (rel): Row => [
      'rel-misspelled',
      headed(`<link rel="${rel}" href="/a">`),
      headed('<link rel="next" href="/a"><link rel="preload alternate icon" href="/b">'),
    ],
  ),
  [
    'og-image-insecure',
    headed('<meta property="og:image" content="http://site.test/b.png">'),
    headed(
      `<meta property="og:image" content="http://site.test/b.png">
       <meta property="og:image:secure_url" content="https://site.test/b.png">`,
    ),
  ],
  [
    'hreflang-incomplete',
    { '/': goodPage('/', { head: alternate('hi', '/hi') }) },
    { '/': goodPage('/', { head: alternate('en', '/') }) },
  ],
  [
    'hreflang-no-default',
    { '/': goodPage('/', { head: alternate('en', '/') }) },
    { '/': goodPage('/', { head: alternate('x-default', '/') }) },
  ],
  [
    'hreflang-incomplete',
    headed(['hi', 'x-default'].map((code, at) => alternate(code, ['/hi', '/'][at] ?? '')).join('')),
    headed(['en', 'x-default'].map((code, at) => alternate(code, ['/en', '/'][at] ?? '')).join('')),
  ],
  [
    'hreflang-not-lang',
    headed(alternate('hi', '/')),
    headed(alternate('x_default', '/') + alternate('en', '/')),
  ],
  ['sitemap-lacks-page', listed('/', '/pans'), listed('/', '/Pots/', '/pots?sort=up', '//pots')],
  ['sitemap-lacks-page', listed('/?id=1', '/?id=2'), listed('/?id=1', '/pots', '/pots?page=2')],
  [
    'robots-several',
    headed(robotsTags('max-snippet:-1', 'max-snippet:20')),
    headed(robotsTags('max-snippet:-1', 'max-image-preview:large', 'index, follow', 'all')),
  ],
  ['robots-several', headed(robotsTags('none', 'index')), headed(robotsTags('noarchive'))],
  ['robots-unknown-word', headed(robotsTags('noidnex')), headed(robotsTags('noai, noimageai'))],
  [
    'robots-noindex-start',
    headed(robotsTags('noindex')),
    { '/': goodPage('/'), '/b': goodPage('/b', { head: robotsTags('noindex') }) },
  ],
  [
    'link-tel-malformed',
    withBody('<a href="tel:CALL-US">Us</a>'),
    withBody('<a href="tel:1-800-GOFEDEX">Us</a>'),
  ],
  [
    'link-by-script',
    withBody(`<button onclick="window.open('/pots')">Pots</button>`),
    withBody(`<button onclick="window.open('https://network.test/share')">Share</button>`),
  ],
  [
    'link-by-script',
    withBody('<select aria-label="Page" onchange="location = this.value"></select>'),
    withBody('<select aria-label="Page" onchange="filter(this.value)"></select>'),
  ],
  [
    'link-broken',
    { '/': goodPage('/', { body: '<a href="/gone">Gone</a>' }), '/gone': { status: 404 } },
    {
      '/': goodPage('/', { body: '<a href="/cdn-cgi/l/email-protection">Mail</a>' }),
      '/cdn-cgi/l/email-protection': { status: 404 },
    },
  ],
  [
    'link-not-followable',
    withBody('<a href="#!/pots">Pots</a>'),
    withBody('<a href="#pots">P</a>'),
  ],
  ['twitter-card-kind', card('large'), card('summary')],
  [
    'amp-broken',
    { ...amp(200), '/amp': goodPage('/amp', { canonical: canonical('/b') }) },
    { ...amp(200), '/amp': goodPage('/amp', { canonical: canonical('/') }) },
  ],
  [
    'robots-txt-line',
    robots('User-agent: *\nDisallow: https://site.test/a'),
    robots('User-agent: *\nDisallow: /a?to=https://site.test'),
  ],
  [
    'canonical-campaign',
    { '/': goodPage('/', { canonical: canonical('/?utm_source=x') }) },
    { '/': goodPage('/', { canonical: canonical('/?colour=red') }) },
  ],
  ['og-title-shared', sharedAs('Pots of clay', 'Pots of clay'), sharedAs('Pots', 'Pans')],
  ['page-language-header', sent({ contentLanguage: 'fr' }), sent({ contentLanguage: 'en-GB, fr' })],
  [
    'site-unprotected',
    sent({ missingSecurityHeaders: 'Content-Security-Policy, Referrer-Policy' }),
    sent({ missingSecurityHeaders: 'Referrer-Policy' }),
  ],
  [
    'field-unnamed',
    withBody('<input name="q"><select name="size"></select>'),
    withBody(
      '<label>Words <input></label><label for="a">A</label><textarea id="a"></textarea><input type="hidden"><input placeholder="Words"><p hidden><input></p>',
    ),
  ],
  [
    'title-short',
    { '/': goodPage('/', { title: '<title>Pots | The shop</title>' }) },
    { '/': goodPage('/', { title: '<title>在印度购买健康保险之前需要知道的事情</title>' }) },
  ],
  ['content-thin', only('陶器的故事从这里开始。'), only('陶器的故事从这里开始。'.repeat(60))],
  ...[
    ['Clay pots for a garden and for the bal...', 'Clay pots for a garden and for the balcony'],
    ['Hand-thrown pots of clay with lids and hand…', 'Pots of clay'],
  ].map(
    ([title, h1]): Row => [
      'title-ends-in-dots',
      {
        '/': goodPage('/', {
          title: `<title>${title} | Kessel</title>`,
          h1: `<h1>${h1}</h1><h2>With handles</h2>`,
        }),
      },
      titled('And then he said that he had made the pots …', 'What he said of the pots'),
    ],
  ),
  [
    'title-ends-in-dots',
    titled(
      'Clay pots for a garden and for the bal...',
      'Clay pots for a garden and for the balcony',
    ),
    titled(
      'Clay pots for a garden and for the bal...',
      'Clay pots for a garden and for the bal...',
    ),
  ],
  [
    'title-other-page',
    swapped('Cast iron casserole, 5 litres | Kessel', 'Apple corer with a ring'),
    swapped('The corer that took the apple by surprise', 'Apple corer with a ring'),
  ],
  [
    'title-other-page',
    swapped('Cast iron casserole, 5 litres', 'Apple corer'),
    {
      ...swapped('Cast iron casserole, 5 litres', 'Cooking over a fire'),
      '/corer': goodPage('/corer', {
        title: '<title>Cast iron casserole, 5 litres</title>',
        h1: '<h1>Cooking over a fire</h1>',
        description: described(
          'A heavy casserole of iron for cooking over a fire, and how to lift its lid with a hook.',
        ),
      }),
    },
  ],
  [
    'title-other-page',
    swapped('Cast iron casserole', 'Apple corer'),
    swapped('Seven boats on a river', 'Apple corer'),
  ],
  [
    'title-other-page',
    swapped('Questions on cast iron casseroles', 'Often asked', 'Iron is heavy.'),
    swapped('Questions on cast iron casseroles', 'Often asked', 'Cast iron is for a casserole.'),
  ],
  [
    'og-title-other-page',
    sharedUnder('Ten bicycle tours along the Danube'),
    sharedUnder('You will need one sentence more than that'),
  ],
  [
    'og-title-other-page',
    sharedUnder('Ten bicycle tours along the Danube'),
    sharedUnder('Wunderbar'),
  ],
  ['h1-generic', headedBy('/pots', 'Welcome!'), headedBy('/en/', 'Welcome')],
  ['h1-generic', headedBy('/pots', 'Untitled'), headedBy('/welcome', 'Welcome to our site')],
  ['h1-generic', headedBy('/pots', 'Home'), headedBy('/pots', 'Home-made pots')],
  [
    'h1-hidden',
    headedBy('/pots', 'Pots', 'style="color:red; display: none"'),
    headedBy('/pots', 'Pots', 'hidden="until-found"'),
  ],
  [
    'h1-hidden',
    headedBy('/pots', 'Pots', 'hidden'),
    { '/': goodPage('/', { h1: '<h1 hidden>Pots</h1><h1>Jugs</h1>' }) },
  ],
  [
    'h1-hidden',
    {
      '/': goodPage('/', {
        h1: '<div hidden><h1>Pots</h1></div>',
        body: '<script src="/a.js"></script>',
      }),
    },
    {
      '/': goodPage('/', {
        h1: '<h1 id="t" hidden>Pots</h1>',
        body: '<script src="/a.js"></script>',
      }),
    },
  ],
  [
    'h1-hidden',
    headedBy('/pots', 'Pots', 'id="t" hidden'),
    {
      '/': goodPage('/', { h1: '<section hidden><h1>Pots</h1><p>Opens in a while</p></section>' }),
    },
  ],
  ['og-image-size', declared(600, 315), declared(1200)],
  [
    'viewport-missing',
    { '/': goodPage('/').replace(/<meta name="viewport".*?>/, '') },
    {
      '/': goodPage('/', { body: '<meta name="viewport" content="width=device-width">' }).replace(
        /<meta name="viewport".*?>/,
        '',
      ),
    },
  ],
  [
    'og-url-differs',
    { '/a': goodPage('/a').replace('og:url" content="https://site.test/a', '$&/b') },
    { '/a?sort=price': goodPage('/a', { canonical: '' }) },
  ],
  [
    'description-missing',
    { '/': goodPage('/').replace('<meta name="description"', '<meta property="description"') },
    { '/': goodPage('/') },
  ],
  [
    'description-escaped-twice',
    {
      '/': goodPage('/', {
        description: '<meta name="description" content="Pots &amp;amp; jugs">',
      }),
    },
    { '/': goodPage('/', { description: '<meta name="description" content="Pots &amp; jugs">' }) },
  ],
  [
    'link-dotless-host',
    withBody('<a href="//workshop/">The workshop</a>'),
    withBody('<a href="/workshop/">The workshop</a><a href="http://[::1]/">Six</a>'),
  ],
  [
    'lang-other-words',
    only(
      'Wir sind für Sie da und zeigen, wie man mit dem Ton auf der Scheibe arbeitet. '.repeat(12),
    ),
    only(
      'The word Sehnsucht is one that we use for this, and it is not in the list of yours. '.repeat(
        12,
      ),
    ),
  ],
  [
    'address-endless',
    { '/': goodPage('/'), '/a/a/a/a/a/start': goodPage('/a/a/a/a/a/start') },
    { '/': goodPage('/'), '/a/a/a/start': goodPage('/a/a/a/start') },
  ],
  [
    'content-garbled',
    withBody('<p>It donâ€™t fit</p>'),
    withBody('<p>“It doesn’t fit” – São Paulo, Łódź, ₹ 500, €</p>'),
  ],
  ['mixed-content', onHttp('https://site.test/'), onHttp(grain)],
  // Where a text was first published, the page says in words, in a byline or in its data.
  ...[
    '<p>This article first appeared in Grain.</p>',
    '<p>Syndicated from Grain, with thanks.</p>',
    '<p>Der Beitrag erschien zuerst im Kornblatt.</p>',
    '<p>Cet article a d’abord paru dans une revue.</p>'.replace('’', "'"),
    '<p>Publicado originalmente en una revista.</p>',
    '<p>By Ann Flint, The Rice Gazette</p>',
    '<p>Originally published by the Valley Press.</p>',
    '<p>First published in <a href="https://grain.example/">the grain blog</a>.</p>',
    '<p>This post is taken from a magazine.</p>',
    '<p>Nachdruck aus dem Kornblatt.</p>',
    '<p>First published in May Magazine.</p>',
  ].map((text): [string, SiteTexts, SiteTexts] => [
    'canonical-other-site',
    canonicalised('https://www.ricegazette.example/rice', '<p>By Ann Flint, our house</p>'),
    canonicalised('https://www.ricegazette.example/rice', text),
  ]),
  // What is said of any page names no source.
  ...[
    '<p>Your data is never shared with anybody.</p>',
    '<p>First published 2019</p>',
    '<p>First published in 2019</p><p>All of <a href="/2019">2019</a></p>',
    '<p>First published in 2019, first published in March 2019.</p>',
    '<p>Originally posted on Monday by us.</p>',
    '<p>Photos courtesy of the museum</p>',
    '<p>This post is from 2019.</p>',
    '<p>Nachdruck verboten, nur mit Genehmigung.</p>',
    '<p>無断転載を禁じます。</p>',
    '</main><footer>Reprinted with permission.</footer>',
  ].map((text): [string, SiteTexts, SiteTexts] => [
    'canonical-other-site',
    canonicalised('https://www.ricegazette.example/rice', text),
    canonicalised('https://www.ricegazette.example/rice', '<p>First appeared in Grain.</p>'),
  ]),
  [
    'canonical-other-site',
    canonicalised('https://staging.ricegazette.example/rice', '<p>First appeared in a paper.</p>'),
    canonicalised('https://www.ricegazette.co.example/rice', '', publisher('The Rice Gazette')),
  ],
  [
    'canonical-other-site',
    canonicalised('https://site.example/bread', ''),
    canonicalised('https://site.example/rice', ''),
  ],
  ['canonical-unlike', toStart(goodPage('/')), toStart(goodPage('/pots'))],
  ['form-insecure', posted('http://forms.example/post'), posted('https://forms.example/post')],
  ['form-insecure', postedLocally('http://forms.example/post'), postedLocally('/post')],
  ['content-needs-script', bare(`<div id="app"></div>${appScript}`), bare('<div id="app"></div>')],
  [
    'content-needs-script',
    bare(`<my-app>Loading…</my-app>${appScript}`),
    bare(`<h1>The plan</h1><p>Drag the plan to see its rooms.</p><div id="app"></div>${appScript}`),
  ],
  [
    'content-needs-script',
    bare(`<noscript>Please enable JavaScript to run this app.</noscript><b></b>${appScript}`),
    only('Of clay. '.repeat(9)),
  ],
  ...[
    '<form method="post"><button>Yes</button></form>',
    '<table><tr><td>Monday<td>10 to 5</table>',
    '<figure><img src="/u.png" alt="A boat" width="9" height="9"></figure>',
    '<video controls src="/f.mp4"></video>',
    '<iframe title="Map" src="https://maps.example/"></iframe>',
    '<ul><li><a href="/a">Plan of the house</a><li><a href="/b">Plan of the yard</a></ul>',
    '<dl><dt>Lift<dd>works</dl>',
    '<svg role="img" viewBox="0 0 9 9"><title>Map</title></svg>',
    '<p>The café is closed for the winter.</p>',
    '<p>今天休息，明天再来。</p>',
  ].map((content): [string, SiteTexts, SiteTexts] => [
    'content-empty',
    holding('<p>More soon</p>'),
    holding(content),
  ]),
  [
    'content-empty',
    holding('<nav><ol><li><a href="/">Home</a><li>The shop</ol></nav>'),
    holding('<ol><li>Home<li>The shop</ol>'),
  ],
  ...[`<div id="list"></div>`, '<ul id="list"></ul>', '<rice-map></rice-map>'].map(
    (filled): [string, SiteTexts, SiteTexts] => [
      'content-empty',
      holding(`<a id="top"></a><p id="now"></p>${appScript}`),
      holding(`${filled}${appScript}`),
    ],
  ),
  ['content-empty', holding('<p>It is empty.</p>'), holding('<p>It is empty.</p>', 'Your basket')],
  ['content-placeholder', withBody('<p>TODO: sky</p>'), withBody('<p>He wrote “TODO: sky”.</p>')],
  [
    'content-placeholder',
    { '/': goodPage('/', { body: '<a href="/a">Dear {{name}}</a>' }), '/a': goodPage('/a') },
    {
      '/': goodPage('/', { body: '<a href="/a">Why a mail says {{name}}</a>' }),
      '/a': goodPage('/a', {
        title: '<title>Why a mail says {{name}} | The shop</title>',
        h1: '<h1>Why a mail says {{name}}</h1>',
      }),
    },
  ],
  [
    'title-placeholder',
    { '/pots': goodPage('/pots', { title: '<title>null | The shop</title>' }) },
    { '/words/null': goodPage('/words/null', { title: '<title>null | The shop</title>' }) },
  ],
  [
    'heading-empty',
    withBody('<div class="m"><h2 id="t"></h2></div>'),
    withBody('<dialog><h2 id="t"></h2></dialog><div hidden><h3></h3></div>'),
  ],
  ...['role="none"', 'aria-label="A mill"'].map((marked): [string, SiteTexts, SiteTexts] => [
    'image-without-alt',
    withBody('<img src="/u.png" width="9" height="9">'),
    withBody(`<img src="/u.png" ${marked} width="9" height="9">`),
  ]),
  [
    'link-not-followable',
    withBody('<a href="javascript:open(3)">Rooms</a>'),
    withBody(
      '<a href="javascript:window.print()">Print</a><a href="javascript:history.back()">Back</a>',
    ),
  ],
  [
    'description-missing',
    { '/': goodPage('/', { description: '' }) },
    { '/': goodPage('/', { description: '', h1: '<h1>Contact</h1>' }) },
  ],
  ['title-stuffed', titled('Boats, boats, boats: a show'), titled('“Boats, boats, boats”: a show')],
  ['canonical-other-site', syndicated(grain, 'https://grain.example/'), syndicated(grain, grain)],
  [
    'canonical-other-site',
    syndicated('https://new.site.test/', 'https://new.site.test/'),
    syndicated(grain, `${grain}/`),
  ],
  [
    'link-malformed',
    withBody('<a href="http:///radio.test/pots">Listen</a>'),
    withBody('<a href="http://radio.test///pots">Listen</a><a href="///radio.test">Listen</a>'),
  ],
  [
    'link-malformed',
    withBody('<a href="info@site.test">Write</a>'),
    withBody('<a href="/@potter">The potter</a><a href="mailto:info@site.test">Write</a>'),
  ],
  [
    'hreflang-code',
    { '/': goodPage('/', { head: alternate('en-EU', '/eu') }) },
    { '/': goodPage('/', { head: alternate('en-DE', '/de') }) },
  ],
  [
    'document-ends-early',
    { '/': goodPage('/', { body: '<!-- the shelf' }) },
    { '/': goodPage('/', { body: '<!-- the shelf --><script>const text = "<!--";</script>' }) },
  ],
  [
    'title-placeholder',
    { '/': goodPage('/', { title: '<title>%%title%% | The shop of pots and jugs</title>' }) },
    { '/': goodPage('/', { title: '<title>100% clay, 20% off all of the pots today</title>' }) },
  ],
  [
    'rendered-left',
    { '/': { ...left, headers: { ...goodHeaders, refresh: '0; url=/b' } } },
    { '/': left },
  ],
  [
    'rendered-redirect',
    { '/': left },
    { '/': { ...left, headers: { ...goodHeaders, refresh: '0; url=/b' } } },
  ],
  ['rendered-lost', renderedAs('<p>Please allow cookies.</p>'), renderedAs(null)],
  [
    'rendered-structured-broken',
    renderedAs('<script type="application/ld+json">{name: "Pot"}</script>', 'add'),
    renderedAs(
      '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
      'add',
    ),
  ],
  [
    'title-stuffed',
    titled('Car insurance, car insurance online, cheap car insurance'),
    titled('Insurance of a car, insurance of a house and how they differ'),
  ],
  [
    'title-year-old',
    titled('Prices of 2019', 'Prices of 2026'),
    titled('From 2019 to 2026', 'Prices of 2026'),
  ],
  [
    'title-year-old',
    publishedIn('2025-03-02', 'Spring sale 2021: twenty per cent off'),
    publishedIn('2021-03-02', 'Spring sale 2021: twenty per cent off'),
  ],
  ...['Our first web page, from 1997', 'The best pots of 1997', 'Best of trends 1990–1999'].map(
    (title): Row => [
      'title-year-old',
      publishedIn('2025-03-02', 'The best pots 2021'),
      publishedIn('2025-03-02', title),
    ],
  ),
  [
    'title-year-old',
    publishedIn('2025-03-02', 'The best pots 2021'),
    publishedIn('2025-03-02', 'The best pots 2021', '<h2>What 2021 brought</h2>'),
  ],
  [
    'title-year-old',
    publishedIn('2025-03-02', 'Photographs: winter sale 2023'),
    publishedIn('2025-03-02', 'Photographs: winter sale 2024'),
  ],
  [
    'title-year-old',
    publishedIn('2025-03-02', 'The great sale, 2015'),
    publishedIn('2025-03-02', 'The great sale, 1911'),
  ],
  ['title-other-letters', titled('गमले में गुलाब कैसे उगाएँ'), titled('Roses, called गुलाब in Hindi')],
  [
    'title-shared',
    {
      '/': goodPage('/', { title: same }),
      '/b?colour=2': goodPage('/b?colour=2', { title: same }),
    },
    {
      '/': goodPage('/', { title: same }),
      '/?page=2': goodPage('/?page=2', { title: same }),
      '/page/3/': goodPage('/page/3/', { title: same }),
    },
  ],
  [
    'title-shared',
    {
      '/b': goodPage('/b', { title: same }),
      '/b/': goodPage('/other', { title: same, canonical: canonical('/b/') }),
    },
    {
      '/b': goodPage('/b', { title: same }),
      '/b/?page=2': goodPage('/b/?page=2', { title: same }),
    },
  ],
  [
    'title-shared',
    { '/': goodPage('/', { title: same }), '/en': goodPage('/en', { title: same }) },
    {
      '/': goodPage('/', { title: same }),
      '/fr': goodPage('/fr', { title: same }).replace('lang="en-IN"', 'lang="fr"'),
    },
  ],
  ['title-cut', namedLast(`${longTitle} of a garden`), namedLast(longTitle)],
  ['title-short', titled('Contact'), titled('Contact us | Pots')],
  ['title-short', titled('Imprint', 'Our pots'), titled('Imprint', 'Imprint')],
  ['title-short', titled('Glossary', 'Clay'), titled('Glossary | Pots', 'Glossary of clay')],
  ['title-short', titled('Login', 'Our pots'), titled('Login | Pots', 'Login to your pots')],
  ['title-short', titled('Catalogue', 'Catalogue'), titled('Catalogue 2019', 'Catalogue 2019')],
  ['title-short', { '/': named('/', 'Welcome | Kessel') }, { '/': named('/', 'Kessel') }],
  ['title-short', { '/pans': named('/pans', 'Kessel') }, { '/en/': named('/en/', 'Kessel') }],
  [
    'title-short',
    listOf('Pots', ['/pots/a', '/pots/b']),
    listOf('Pots', ['/pots/a', '/pots/b', '/pots/c']),
  ],
  [
    'content-thin',
    only('Of clay. '.repeat(20), 'Pots'),
    only('Of clay. '.repeat(20), 'Legal notice'),
  ],
  ['content-thin', only('Of clay. '.repeat(5), 'Imprint'), only('Of clay. '.repeat(8), 'Imprint')],
  ['content-thin', { '/pots': few('/pots', 60) }, { '/en/': few('/en/', 60), '/': few('/', 60) }],
  ['content-thin', { '/': few('/', 30) }, { '/': few('/', 50) }],
  [
    'content-thin',
    { '/pots': few('/pots', 60), '/pots/a': goodPage('/pots/a') },
    { ...listOf('Jugs', ['/pots/a', '/pots/b', '/pots/c']), '/pots': few('/pots', 60) },
  ],
  ['content-thin', { '/words': defined(4) }, { '/words': defined(5) }],
  ['link-redirected', moved(301, '/login'), moved(302, '/login')],
  ['link-redirected', moved(302, '/pots'), moved(303, '/closed')],
  [
    'description-keywords',
    {
      '/': goodPage('/', {
        description: described('pots, clay pots, cheap pots, pots online, buy pots, jugs'),
      }),
    },
    {
      '/': goodPage('/', {
        description: described('Pots, jugs and lamps of clay, made by hand, each fired twice'),
      }),
    },
  ],
  [
    'keywords-tag',
    headed('<meta name="keywords" content="pots">'),
    headed('<meta name="keywords" content="">'),
  ],
  [
    'h1-long',
    titled('Pots', 'All about pots. '.repeat(12)),
    titled('Pots', 'All about pots. '.repeat(5)),
  ],
  [
    'nosnippet-ignored',
    withBody('<p data-nosnippet>Price</p>'),
    withBody('<p><span data-nosnippet>Price</span></p>'),
  ],
  [
    'hreflang-broken',
    {
      '/': {
        html: goodPage('/'),
        linkHeader: `<${testUrl('/de')}>; rel="alternate"; hreflang="de"`,
      },
      '/de': { status: 404 },
    },
    {
      '/': {
        html: goodPage('/'),
        linkHeader: `<${testUrl('/de')}>; rel="alternate"; hreflang="de"`,
      },
      '/de': goodPage('/de'),
    },
  ],
  [
    'hreflang-one-way',
    {
      '/a': goodPage('/a', { head: alternate('en-IN', '/a') + alternate('hi', '/b') }),
      '/b': goodPage('/b', { head: alternate('hi', '/b') + alternate('en-GB', '/a') }),
    },
    {
      '/a': goodPage('/a', { head: alternate('en-IN', '/a') + alternate('hi', '/b') }),
      '/b': goodPage('/b', {
        head: alternate('hi', '/b') + alternate('en-in', '/a') + alternate('x-default', '/a'),
      }),
    },
  ],
  [
    'structured-logo-small',
    [
      data({ '@type': 'Organization', logo: testUrl('/l.png') }),
      { resources: new Map([fileAt('/l.png', { width: 40, height: 40 })]) },
    ],
    [
      data({ '@type': 'Organization', logo: testUrl('/l.png') }),
      { resources: new Map([fileAt('/l.png', { width: 112, height: 112 })]) },
    ],
  ],
  [
    'structured-date-unseen',
    dated('2026-05-01', 'Last updated on 3 March 2025'),
    dated(
      '2026-05-01T23:00:00+05:30',
      'Reviewed: May 1, 2026. An earlier text was updated 3 March 2025.',
    ),
  ],
  [
    'og-image-broken',
    [{ '/': goodPage('/') }, { robots: robotsFile('User-agent: *\nDisallow: /share.png') }],
    [{ '/': goodPage('/') }, { robots: robotsFile('User-agent: *\nDisallow: /share/') }],
  ],
  ['og-image-size', declared(1200, 1200), declared(1200, 600)],
  [
    'og-url-differs',
    {
      '/a/': goodPage('/a/').replace(
        `og:url" content="${testUrl('/a/')}`,
        `og:url" content="${testUrl('/b/')}`,
      ),
    },
    {
      '/a/': goodPage('/a/').replace(
        `og:url" content="${testUrl('/a/')}`,
        `og:url" content="${testUrl('/a/index.html')}`,
      ),
    },
  ],
  [
    'sharing-tags-missing',
    { '/': untagged },
    { '/': untagged.replace('</head>', '<meta property="og:title" content="Pots"></head>') },
  ],
  [
    'missing-og-type',
    { '/': goodPage('/').replace(/<meta property="og:type".*?>/, '') },
    { '/': untagged },
  ],
  [
    'link-not-followable',
    withBody('<a routerLink="/pots">Pots</a>'),
    withBody('<a id="pots">Pots</a><a href="/b" routerLink="/b">B</a>'),
  ],
  [
    'link-not-followable',
    withBody('<a href="/#!/pots">Pots</a>'),
    withBody('<a href="/b#pots!">Pots</a>'),
  ],
  [
    'link-dotless-host',
    withBody('<a href="//pots/a">Pots</a>'),
    withBody('<a href="http://http://pots.test/">Pots</a>'),
  ],
  [
    'pagination-unlinked',
    { '/': goodPage('/', { head: next }), '/two': goodPage('/two') },
    {
      '/': goodPage('/', { head: next, body: '<a href="/two">Older</a>' }),
      '/two': goodPage('/two'),
    },
  ],
  [
    'search-results-indexable',
    { '/search?q=pots': goodPage('/search?q=pots') },
    {
      '/search': goodPage('/search'),
      '/search?q=jugs': goodPage('/search?q=jugs', { head: closed }),
      '/pots?q=5': goodPage('/pots?q=5'),
    },
  ],
  [
    'image-alt-long',
    withBody('<img src="/a.png" alt="clay pots, buy clay pots, cheap clay pots">'),
    withBody('<img src="/a.png" alt="A pot, a jug and a pot of clay">'),
  ],
  [
    'content-garbled',
    withBody('<p>The cafÃ© is open</p>'),
    withBody('<p>UTF-8 read as Latin-1 shows sequences like “Ã©”, or â€™ for an apostrophe.</p>'),
  ],
  [
    'content-placeholder',
    withBody('<p>Dear {{ name }}</p>'),
    withBody('<p>Set <var>{{ name }}</var></p>'),
  ],
  [
    'content-hidden',
    withBody(
      `<div style="display:none">${'cheap pots buy clay pots order clay pots '.repeat(6)}</div>`,
    ),
    withBody(`<div style="display:none">${'Your basket is empty. '.repeat(10)}</div>`),
  ],
  [
    'content-stuffed',
    withBody(
      `<p>${['Pune', 'Thane', 'Agra', 'Surat', 'Patna', 'Kochi', 'Salem', 'Indore', 'Jaipur', 'Nashik', 'Ranchi', 'Bhopal', 'Mysore'].map((town) => `pots ${town}`).join(', ')}</p>`,
    ),
    withBody(
      `<p>${['Pune', 'Thane', 'Agra', 'Surat', 'Patna', 'Kochi', 'Salem', 'Indore', 'Jaipur', 'Nashik', 'Ranchi', 'Bhopal', 'Mysore'].join(', ')}</p>`,
    ),
  ],
  ['sitemap-priority', prioritised('1.5'), prioritised(undefined)],
  [
    'page-deep',
    chain(['/a', '/b', '/c', '/d']),
    chain(['/list', '/list/page/2', '/list/page/3', '/list/page/4']),
  ],
];

/** A page that scripts leave as it was, add to, or replace. */
function renderedAs(html: string | null, how: 'add' | 'replace' = 'replace'): SiteTexts {
  const whole = goodPage('/', { body: how === 'add' ? (html ?? '') : '' });
  const rendered = how === 'add' || html === null ? whole : whole.replace(/<h1>.*<\/p>/s, html);
  return { '/': { html: goodPage('/'), renderedHtml: rendered } };
}

const foundIn = (id: string, site: TestSite) =>
  Array.isArray(site) ? findingsOf(id, ...site) : findingsOf(id, site);

// One rest parameter: jest would pass its callback for the third one that a row omits.
test.each(rows)('%s finds the fault, and not the lookalike', async (...[id, wrong, right]) => {
  expect(allChecks.map((check) => check.id)).toContain(id);
  expect(await foundIn(id, wrong)).not.toEqual([]);
  expect(await foundIn(id, right)).toEqual([]);
});
