/** The crawl against a real server, with ordinary and hostile responses. */
import type { ServerResponse } from 'node:http';
import { createGzip, gzipSync } from 'node:zlib';
import { allChecks } from '../checks/all-checks.ts';
import { runChecks } from '../checks/run-checks.ts';
import { parsePage } from '../page/parse-page.ts';
import { type LocalServer, sendHtml, startLocalServer } from '../testing/local-server.ts';
import { goodPage, testOrigin } from '../testing/site-from-html.ts';
import type { CrawlRequest } from './crawl-request.ts';
import { crawlSite } from './crawl-site.ts';

type Answers = Record<string, (response: ServerResponse, origin: string) => void>;
const servers: LocalServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Responses by path; 404 for all others. */
async function serve(answers: Answers): Promise<LocalServer> {
  const server = await startLocalServer((request, response, origin) => {
    const answer = answers[request.url ?? ''];
    if (answer) answer(response, origin);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  });
  servers.push(server);
  return server;
}

const page =
  (path: string, body = '', parts: Parameters<typeof goodPage>[1] = {}) =>
  (response: ServerResponse, origin: string) =>
    sendHtml(response, goodPage(path, { body, ...parts }).replaceAll(testOrigin, origin));
const send =
  (type: string, text: string | ((origin: string) => string | Buffer)) =>
  (response: ServerResponse, origin: string) => {
    response
      .writeHead(200, { 'content-type': type })
      .end(typeof text === 'string' ? text : text(origin));
  };
const redirect =
  (to: string | ((origin: string) => string)) => (response: ServerResponse, origin: string) => {
    response.writeHead(301, { location: typeof to === 'string' ? to : to(origin) }).end();
  };
const sitemap = (paths: string[]) =>
  send(
    'application/xml',
    (origin) =>
      `<?xml version="1.0"?><urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc><lastmod>2026-11-01</lastmod></url>`).join('')}</urlset>`,
  );
const robots = send(
  'text/plain',
  (origin) => `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
);

async function audit(server: LocalServer, more: Partial<CrawlRequest> & { path?: string } = {}) {
  const site = await crawlSite({
    start: server.origin + (more.path ?? '/'),
    userAgent: 'SeoAudit/1.0 (test)',
    parsePage,
    ...more,
    limits: { timeoutMs: 20_000, maxBodyBytes: 300_000, ...more.limits },
  });
  const findings = runChecks(site, allChecks).map(
    ({ id, url, what }) =>
      `${id} ${url.replace(server.origin, '')}: ${what.replaceAll(server.origin, '')}`,
  );
  return {
    site,
    findings,
    read: [...site.pages.keys()].map((url) => url.replace(server.origin, '')),
  };
}

test('pages are found through the sitemap and links, with their depth', async () => {
  const server = await serve({
    '/robots.txt': robots,
    '/sitemap.xml': sitemap(['/', '/a', '/alone']),
    '/': page('/', '<a href="/a#part">The page called A</a>'),
    '/a': page('/a', '<p id="part"></p><a href="deep">The deeper page</a>'),
    '/deep': page('/deep'),
    '/alone': page('/alone'),
  });
  const { site, read, findings } = await audit(server);
  expect(read).toEqual(['/', '/a', '/alone', '/deep']);
  expect([...site.pages.values()].map(({ depth }) => depth)).toEqual([0, 1, null, 2]);
  expect(findings).toEqual(
    expect.arrayContaining([
      'orphan-page /alone: it is in the sitemap only',
      'sitemap-lacks-page /deep: no row names it',
    ]),
  );
});

test('robots.txt is honoured: disallowed pages are not requested', async () => {
  const server = await serve({
    '/robots.txt': send('text/plain', 'User-agent: *\nDisallow: /closed\n'),
    '/': page('/', '<a href="/closed/x">The closed page</a><a href="/open">The open page</a>'),
    '/open': page('/open'),
  });
  const { site } = await audit(server);
  expect(server.requestedUrls).not.toContain('/closed/x');
  expect([...site.disallowed]).toEqual([`${server.origin}/closed/x`]);
});

test('a copy is audited under the origin that its robots.txt names', async () => {
  const live = 'https://www.live.test';
  const server = await serve({
    '/robots.txt': send('text/plain', `User-agent: *\nAllow: /\nSitemap: ${live}/sitemap.xml\n`),
    '/sitemap.xml': send('application/xml', `<urlset><url><loc>${live}/</loc></url></urlset>`),
    '/': (response) => sendHtml(response, goodPage('/').replaceAll(testOrigin, live)),
  });
  const { site, findings } = await audit(server);
  expect([...site.pages.keys()]).toEqual([`${live}/`]);
  expect(findings.filter((line) => /canonical|og-url|sitemap-row/.test(line))).toEqual([]);
});

test('other hosts, files and private addresses are reported and never requested', async () => {
  const other = await serve({ '/': page('/') });
  const server = await serve({
    '/': page(
      '/',
      `<a href="${other.origin}/">Another host</a><a href="file:///etc/passwd">The password file</a><a href="http://169.254.169.254/">The cloud</a><a href="/away">The way out</a>`,
    ),
    '/away': redirect(`${other.origin}/secret`),
  });
  const { findings, read } = await audit(server);
  expect(other.requestedUrls).toEqual([]);
  expect(read).toEqual(['/', '/away']);
  expect(findings.some((line) => line.startsWith('link-to-file /: “The password file”'))).toBe(
    true,
  );
  expect(findings.some((line) => line.startsWith('redirect-elsewhere /away: '))).toBe(true);
});

test('endless redirects are a finding', async () => {
  let requests = 0;
  const server = await startLocalServer((request, response, origin) => {
    const { pathname, searchParams } = new URL(request.url ?? '', origin);
    if (pathname === '/')
      return sendHtml(
        response,
        goodPage('/', {
          body: '<a href="/loop">The loop</a><a href="/more?n=1">The endless one</a>',
        }),
      );
    if (pathname === '/loop') return void response.writeHead(302, { location: '/loop2' }).end();
    if (pathname === '/loop2') return void response.writeHead(302, { location: '/loop' }).end();
    if (pathname !== '/more') return void response.writeHead(404).end();
    requests += 1;
    response.writeHead(302, { location: `/more?n=${Number(searchParams.get('n')) + 1}` }).end();
  });
  servers.push(server);
  const { findings } = await audit(server);
  expect(requests).toBeLessThan(20);
  expect(findings).toEqual(
    expect.arrayContaining([
      'redirect-circle /loop: a loop: /loop2 → /loop',
      'redirect-circle /more?n=11: more than 10 redirects in a row',
    ]),
  );
});

test('a server that answers every request with 500 is a finding', async () => {
  const server = await startLocalServer((_request, response) =>
    response.writeHead(500).end('broken'),
  );
  servers.push(server);
  const { findings } = await audit(server);
  expect(findings).toEqual(
    expect.arrayContaining([
      'page-status /: it answers 500',
      'robots-txt-unreachable /robots.txt: it answers 500',
    ]),
  );
});

test('a host name that does not resolve is a finding', async () => {
  const { site, findings } = await audit({
    origin: 'http://no-such-name.invalid',
    requestedUrls: [],
    close: async () => {},
  });
  expect(site.pages.size).toBe(1);
  expect(findings.find((line) => line.startsWith('page-unreachable'))).toContain(
    'does not resolve',
  );
});

test('a canonical that differs by a trailing slash counts, also in HTML without quotation marks', async () => {
  const bare = (response: ServerResponse, origin: string) =>
    sendHtml(response, `<title>Plans</title><link rel=canonical href=${origin}/plans />`);
  const home = page('/', '<a href="/plans">Plans</a>');
  const server = await serve({ '/': home, '/plans': bare, '/plans/': bare });
  const { findings } = await audit(server);
  expect(findings.filter((each) => each.startsWith('variant-slash'))).toEqual([]);
});

test('a page of 200 MB is read up to the cap and the connection is closed', async () => {
  const piece = '<p>More and more of the same. </p>'.repeat(2_000);
  let sentBytes = 0;
  const server = await serve({
    '/': (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<title>A page that is far too large to be read</title>');
      const more = () => {
        while (sentBytes < 200_000_000 && !response.destroyed) {
          sentBytes += piece.length;
          if (!response.write(piece)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    },
  });
  const { findings } = await audit(server);
  expect(sentBytes).toBeLessThan(50_000_000);
  expect(findings.some((line) => line.startsWith('page-cut /'))).toBe(true);
});

test('a page that the audit cannot parse is not reported as a fault of the site, nor are links and sitemap rows to it', async () => {
  const server = await serve({
    '/': page('/', '<a href="/huge">The huge page</a>'),
    '/huge': page('/huge', 'huge'),
    '/alone': page('/alone'),
    '/robots.txt': robots,
    '/sitemap.xml': sitemap(['/', '/huge', '/alone']),
  });
  const { findings } = await audit(server, {
    parsePage: (source) =>
      source.url.endsWith('/huge')
        ? Promise.reject(new Error('it takes more than 256 MB of memory'))
        : parsePage(source),
  });
  expect(findings.filter((line) => line.includes('huge'))).toEqual([
    'page-unread /huge: it takes more than 256 MB of memory',
  ]);
  // The link to it may be on the page that was not read.
  expect(findings.some((line) => line.startsWith('orphan-page'))).toBe(false);
  expect(findings).toContain(
    'crawl-incomplete /: one page could not be read within this audit’s limits',
  );
});

test('resources are fetched as a browser does, and each missing one is reported once', async () => {
  const accepts = new Map<string, string>();
  const files: Answers = {};
  const take = (type: string) => (response: ServerResponse) => {
    accepts.set(response.req.url ?? '', response.req.headers.accept ?? '');
    response.writeHead(200, { 'content-type': type }).end(type.includes('xml') ? '<rss/>' : 'x');
  };
  for (const [path, type] of [
    ['/a.js', 'text/javascript'],
    ['/a.css', 'text/css'],
    ['/a.webp', 'image/webp'],
    ['/b,1.webp', 'image/webp'],
    ['/news.xml', 'application/rss+xml'],
    ['/map', 'text/html'],
  ])
    files[path ?? ''] = take(type ?? '');
  const head = `<script src="/a.js"></script><script src="/lost.js"></script><script src="/page"></script>
    <link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/lost.css">
    <link rel="alternate" type="application/rss+xml" href="/news.xml">
    <link rel="alternate" type="application/atom+xml" href="/lost.xml">`;
  const body = `<a href="/page">The page</a><iframe title="Map" src="/map"></iframe><iframe title="Way" src="/lost-map"></iframe>
    <picture><source srcset="/a.webp 1x, /b,1.webp 2x,/lost.webp 3x"><img src="/a.webp" alt="A bed"></picture>
    <video src="/lost.mp4"></video>`;
  const server = await serve({
    ...files,
    '/': page('/', body, { head }),
    '/page': (response, origin) => {
      response.setHeader(
        'link',
        '</a.js>; rel="preload"; as=script, </early.css>; rel=preload; as="style"',
      );
      page('/page', '', { head })(response, origin);
    },
  });
  const { findings } = await audit(server);
  const lost = findings.filter((line) => /^(?:script|style|srcset|media|frame|feed)-/.test(line));
  expect(lost).toEqual([
    'script-broken /: “/lost.js” answers 404',
    'script-broken /: “/page” is a page',
    'style-broken /: “/lost.css” answers 404',
    'style-broken /page: “/early.css” answers 404',
    'srcset-broken /: “/lost.webp” answers 404',
    'media-broken /: “/lost.mp4” answers 404',
    'frame-broken /: “/lost-map” answers 404',
    'feed-broken /: “/lost.xml” answers 404',
  ]);
  expect(accepts.get('/a.webp')).toContain('image/avif');
  expect(accepts.get('/a.css')).toContain('text/css');
  expect(accepts.has('/b,1.webp')).toBe(true);
});

test('a stylesheet that must not be cached is reported, even if it can be revalidated', async () => {
  const style = (cacheControl: string) => (response: ServerResponse) => {
    const headers = { 'content-type': 'text/css', etag: '"1"', 'cache-control': cacheControl };
    response.writeHead(200, headers).end('p{margin:0}');
  };
  const head = '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">';
  const server = await serve({
    '/': page('/', '', { head }),
    '/a.css': style('no-cache'),
    '/b.css': style('private, no-store'),
  });
  const { findings } = await audit(server);
  expect(findings.filter((line) => /^file-not-kept/.test(line))).toEqual([
    'file-not-kept /: “/b.css”',
  ]);
});

test('a manifest that is not JSON and one with a missing icon are reported', async () => {
  const head = '<link rel="manifest" href="/a.json"><link rel="manifest" href="/b.json">';
  const icons = (...icons: string[]) => JSON.stringify({ icons: icons.map((src) => ({ src })) });
  const server = await serve({
    '/': page('/', '', { head }),
    '/a.json': send('application/manifest+json', '{ name: "Pots" }'),
    '/b.json': send('application/manifest+json', icons('/there.png', 'lost.png')),
    '/there.png': send('image/png', 'x'),
  });
  const { findings } = await audit(server);
  expect(findings.filter((line) => /^icon-broken .*json/.test(line))).toEqual([
    'icon-broken /: “/a.json” is not JSON',
    'icon-broken /: “/b.json” names /lost.png, which answers 404',
  ]);
});

test('URLs in stylesheets, feeds, preloads and structured data are requested where robots.txt allows it', async () => {
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    logo: { '@type': 'ImageObject', url: `${testOrigin}/no-logo.png` },
    image: [`${testOrigin}/there.png`, `${testOrigin}/no-image.png`],
  });
  const item = (path: string) => `<item><link>${path}</link></item>`;
  const server = await serve({
    '/robots.txt': send('text/plain', 'User-agent: *\nDisallow: /closed\n'),
    '/': page('/', '<p style="background:url(/no-ground.png)"></p>', {
      head: `<link rel="stylesheet" href="/css/a.css"><link rel="preload" as="font" href="/no.woff2">
        <link rel="alternate" type="application/rss+xml" href="/feed"><script type="application/ld+json">${data}</script>`,
    }),
    '/css/a.css': send('text/css', '@import "b.css"; a{background:url(../there.png)}'),
    '/css/b.css': send('text/css', '@import "a.css"; a{background:url(no-bed.png)}'),
    '/there.png': send('image/png', 'picture'),
    '/feed': send(
      'text/xml',
      `<rss><channel><link>/none</link>${item('/')}${item('/gone')}${item('/closed/x')}</channel></rss>`,
    ),
  });
  const { findings } = await audit(server);
  const lost = /^(?:style-file|background|preload|structured-picture|feed)-/;
  expect(findings.filter((line) => lost.test(line))).toEqual([
    'structured-picture-broken /: “/no-image.png” answers 404',
    'structured-picture-broken /: “/no-logo.png” answers 404',
    'preload-broken /: “/no.woff2” answers 404',
    'background-broken /: “/no-ground.png” answers 404',
    'style-file-broken /: /css/b.css names /css/no-bed.png',
    'feed-item-broken /: /feed names /gone',
  ]);
  expect(server.requestedUrls).not.toContain('/closed/x');
});

test('links of llms.txt are requested, unless a page answers in its place', async () => {
  const text =
    '# Pots\n\n- [Jugs](/jugs): all\n- [Sizes](</gone> "Sizes"): none\n[Else](https://other.test/)\n[Closed](/closed/x)';
  const answers = (type: string): Answers => ({
    '/robots.txt': send('text/plain', 'User-agent: *\nDisallow: /closed\n'),
    '/': page('/', '<a href="/jugs">All the jugs</a>'),
    '/jugs': page('/jugs'),
    '/llms.txt': send(type, text),
  });
  const broken = (lines: string[]) => lines.filter((line) => line.startsWith('llms-'));
  const server = await serve(answers('text/plain; charset=utf-8'));
  expect(broken((await audit(server)).findings)).toEqual([
    'llms-link-broken /llms.txt: it names /gone',
  ]);
  expect(server.requestedUrls).not.toContain('/closed/x');
  expect(broken((await audit(await serve(answers('text/html')))).findings)).toEqual([]);
});

test('a large script without compression is reported, a compressed one is not', async () => {
  const script = `var pots = "${'clay'.repeat(150_000)}";`;
  const server = await serve({
    '/': page('/', '<script src="/a.js" defer></script><script src="/b.js" defer></script>'),
    '/a.js': send('text/javascript', script),
    '/b.js': (response) =>
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' })
        .end(gzipSync(script)),
  });
  const { findings } = await audit(server);
  expect(findings.filter((line) => line.startsWith('file-uncompressed'))).toEqual([
    'file-uncompressed /: “/a.js” has 586 KB',
  ]);
});

test('targets of canonical, hreflang and sitemaps are read without a link to them', async () => {
  const server = await serve({
    '/': page('/', '', {
      canonical: `<link rel="canonical" href="${testOrigin}/gone">`,
    }),
    '/en': page('/en'),
    '/hi': page('/hi', '', {
      head: `<link rel="alternate" hreflang="ta" href="${testOrigin}/ta-gone">`,
    }),
    '/robots.txt': robots,
    '/sitemap.xml': send('application/xml', (origin) => {
      const other = (code: string, path: string) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${path}"/>`;
      return `<urlset><url><loc>${origin}/en</loc>${other('hi', '/hi')}${other('en-UK', '/uk')}</url><url><loc>${origin}/hi</loc></url></urlset>`;
    }),
  });
  const { findings } = await audit(server);
  expect(findings).toEqual(
    expect.arrayContaining([
      'canonical-broken /: /gone answers 404',
      'hreflang-broken /hi: “ta”: /ta-gone answers 404',
      'sitemap-hreflang-broken /en: “en-UK”: /uk answers 404',
      'sitemap-hreflang-code /en: “en-UK”',
      'sitemap-hreflang-one-way /en: /hi does not name it',
    ]),
  );
});

test('images in a sitemap are requested, and a URL with a fragment is not another page', async () => {
  const server = await serve({
    '/': page('/'),
    '/there.png': send('image/png', 'picture'),
    '/robots.txt': robots,
    '/sitemap.xml': send('application/xml', (origin) => {
      const image = (path: string) => `<image:image><image:loc>${path}</image:loc></image:image>`;
      const rows = `${image(`${origin}/there.png`)}${image('/lost.png')}`;
      const again = `<url><loc>${origin}/</loc>${image('/lost-too.png')}</url>`;
      return `<urlset xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url><loc>${origin}/#part</loc>${rows}</url>${again}</urlset>`;
    }),
  });
  const { findings, read } = await audit(server);
  expect(findings.filter((line) => /^sitemap-(?:row|image)/.test(line))).toEqual([
    'sitemap-row-fragment /: “#part”',
    'sitemap-image-broken /: /lost.png, /lost-too.png',
    'sitemap-row-twice /: 2 times',
  ]);
  expect(read).toEqual(['/']);
});

test('a canonical and an hreflang that extend their own address are followed one step only', async () => {
  const more = (response: ServerResponse, origin: string) => {
    const url = `${origin}${response.req.url}`;
    sendHtml(
      response,
      `<title>More</title><link rel="canonical" href="${url}?a"><link rel="alternate" hreflang="hi" href="${url}/hi">`,
    );
  };
  const server = await startLocalServer((_request, response, origin) => more(response, origin));
  servers.push(server);
  const { site } = await audit(server, { limits: { maxPages: 30 } });
  expect(site.pages.size).toBe(3);
});

test('a gzip bomb stops at the cap, as a page and as a sitemap', async () => {
  const bomb = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
    const gzip = createGzip({ level: 9 });
    gzip.on('error', () => {});
    gzip.pipe(response);
    const zeros = Buffer.alloc(1_000_000, 32);
    for (let megabyte = 0; megabyte < 100; megabyte += 1) gzip.write(zeros);
    gzip.end();
  };
  const server = await serve({
    '/': page('/', '<a href="/bomb">The bomb</a>'),
    '/bomb': bomb,
    '/sitemap.xml': send('application/xml', () =>
      gzipSync(`<urlset>${' '.repeat(60_000_000)}</urlset>`),
    ),
  });
  const { findings, site } = await audit(server);
  expect(site.pages.get(`${server.origin}/bomb`)?.htmlBytes).toBe(300_000);
  expect(findings.some((line) => line.startsWith('page-cut /bomb'))).toBe(true);
  expect(findings.some((line) => line.startsWith('sitemap-too-large /sitemap.xml'))).toBe(true);
});

test('binary content, a wrong charset, an unknown charset and broken HTML are findings', async () => {
  const server = await serve({
    '/': page(
      '/',
      '<a href="/binary">Binary</a><a href="/latin">Latin</a><a href="/unknown">Unknown</a><a href="/broken">Broken</a>',
    ),
    '/binary': send('text/html', () =>
      Buffer.from(Array.from({ length: 5_000 }, (_, at) => at % 256)),
    ),
    '/latin': (response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(Buffer.from('<title>Café</title>', 'latin1')),
    '/unknown': send('text/html; charset=klingon', '<title>Words</title>'),
    '/broken': send(
      'text/html',
      '<html><head><title>Broken <b>title</head></p><table><a href=x><div>Text<td></span></table><h1>Head',
    ),
  });
  const { findings, site } = await audit(server);
  expect(findings).toEqual(
    expect.arrayContaining([
      'page-binary /binary: the response is declared as HTML and is binary',
      'charset-wrong /latin: 1 unreadable characters',
      'charset-wrong /unknown: no browser knows the charset "klingon"; read as utf-8',
    ]),
  );
  expect(site.pages.get(`${server.origin}/broken`)?.facts?.titles[0]?.text).toContain(
    'Broken <b>title',
  );
});

test('a sitemap of 100,000 rows, a sitemap index, and a nested index are read', async () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => `/p${at}`);
  const server = await serve({
    '/robots.txt': robots,
    '/sitemap.xml': send(
      'application/xml',
      (origin) =>
        `<sitemapindex><sitemap><loc>${origin}/large.xml</loc></sitemap><sitemap><loc>${origin}/nested.xml</loc></sitemap><sitemap><loc>${origin}/zipped.xml.gz</loc></sitemap></sitemapindex>`,
    ),
    '/large.xml': sitemap(rows),
    '/nested.xml': send(
      'application/xml',
      (origin) => `<sitemapindex><sitemap><loc>${origin}/x.xml</loc></sitemap></sitemapindex>`,
    ),
    '/zipped.xml.gz': send('application/gzip', (origin) =>
      gzipSync(`<urlset><url><loc>${origin}/zipped</loc></url></urlset>`),
    ),
    '/': page('/'),
  });
  const { findings, site } = await audit(server, {
    // A busy machine needs longer than the usual 15 s for so many rows.
    limits: { maxPages: 5, maxBodyBytes: 300_000, timeoutMs: 240_000 },
  });
  expect(site.sitemapRows.size).toBe(100_001);
  expect(site.pages.size).toBe(5);
  expect(findings).toEqual(
    expect.arrayContaining([
      'sitemap-too-large /large.xml: 1,00,000 rows, 8 MB',
      'sitemap-index-nested /nested.xml: it is an index within an index',
    ]),
  );
  expect(findings.some((line) => line.startsWith('crawl-incomplete /'))).toBe(true);
});

test('a server that sends byte by byte, hangs up, or never ends its headers is abandoned after the timeout', async () => {
  const server = await serve({
    '/': page(
      '/',
      '<a href="/drip">The slow page</a><a href="/cut">The page cut off</a><a href="/silent">The silent page</a>',
    ),
    '/drip': (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => response.write(' '), 50);
      response.once('close', () => clearInterval(timer));
    },
    '/cut': (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '5000' });
      response.write('<title>Half');
      setTimeout(() => response.destroy(), 50);
    },
    '/silent': () => {},
  });
  const { findings } = await audit(server, { limits: { timeoutMs: 500 } });
  const failed = findings.filter((line) => line.startsWith('page-unreachable'));
  expect(failed.map((line) => line.split(' ')[1])).toEqual(['/cut:', '/silent:']);
  // The body was still arriving when our own limit ended the request.
  expect(findings).toContain(
    'page-unread /drip: the response did not end within 0.5 s (--timeout-seconds)',
  );
});

test('a nonsensical robots.txt, sitemap and header are findings', async () => {
  const server = await serve({
    '/robots.txt': send('text/html', '<!doctype html><title>Home</title>'),
    '/sitemap.xml': send(
      'application/xml',
      '<urlset><url><loc>relative</loc></url><url><loc>https://other.test/</loc></url><broken',
    ),
    '/': (response) =>
      sendHtml(response, goodPage('/', { head: '<meta name="robots" content="index">' }), {
        'x-robots-tag': 'googlebot: noindex',
        link: '</x>; rel="canonical"',
      }),
  });
  const { findings } = await audit(server);
  const ids = findings.map((line) => line.split(' ')[0]);
  for (const id of [
    'robots-txt-html',
    'sitemap-unreadable',
    'sitemap-foreign-row',
    'canonical-several',
  ])
    expect(ids).toContain(id);
});

test('an endless space of URLs stops at the page limit', async () => {
  const server = await startLocalServer((request, response, origin) => {
    const { pathname } = new URL(request.url ?? '', origin);
    if (pathname === '/robots.txt' || pathname === '/sitemap.xml')
      return void response.writeHead(404).end();
    sendHtml(
      response,
      `<title>Day</title><a href="${pathname}x">Tomorrow</a><a href="${pathname}y">The day after</a>`,
    );
  });
  servers.push(server);
  const { site } = await audit(server, { limits: { maxPages: 40 } });
  expect(site.pages.size).toBe(40);
  expect(site.cutShort).toEqual(['the crawl ended at 40 pages (--max-pages)']);
});

test('a public name that resolves to a private address is not requested', async () => {
  const { createHttpClient } = await import('../network/http-client.ts');
  const server = await serve({ '/': page('/') });
  const client = createHttpClient({
    timeoutMs: 2_000,
    maxBodyBytes: 1_000,
    userAgent: 'test',
    maxConnections: 1,
    allowsPrivate: false,
  });
  for (const host of ['localhost', '127.0.0.1', '[::ffff:127.0.0.1]']) {
    const url = server.origin.replace('127.0.0.1', host);
    await expect(client.fetchOnce(url)).rejects.toMatchObject({ kind: 'private-address' });
  }
  client.close();
  expect(server.requestedUrls).toEqual([]);
});

test('patterns limit the crawl, the start page is always read, and orphan pages are not reported then', async () => {
  const link = (path: string) => `<a href="${path}">The page ${path}</a>`;
  const server = await serve({
    '/': page('/', link('/plans/a') + link('/blog/a') + link('/plans/old')),
    '/plans/a': page('/plans/a', link('/plans/b?sort=up') + link('/plans/b')),
    '/plans/b': page('/plans/b'),
    '/plans/alone': page('/plans/alone'),
    '/robots.txt': robots,
    '/sitemap.xml': sitemap(['/', '/plans/alone', '/other']),
  });
  const { site, findings } = await audit(server, {
    scope: { include: ['/plans/*'], exclude: ['*?sort=*', '/plans/old'] },
  });
  expect([...site.pages.keys()].map((url) => url.slice(server.origin.length))).toEqual([
    '/',
    '/plans/a',
    '/plans/alone',
    '/plans/b',
  ]);
  expect(server.requestedUrls).not.toContain('/blog/a');
  expect(site.scope).toBe(
    'only /plans/* (--include); not *?sort=*, /plans/old (--exclude); 4 addresses were left out',
  );
  expect(findings.filter((line) => line.startsWith('orphan-page'))).toEqual([]);
});

test('with a list, only its URLs and their redirect targets are read', async () => {
  const server = await serve({
    '/': page('/', '<a href="/linked">Linked</a>'),
    '/a': page('/a', '<a href="/linked">Linked</a>'),
    '/old': redirect('/new'),
    '/new': page('/new'),
    '/robots.txt': robots,
    '/sitemap.xml': sitemap(['/', '/listed']),
  });
  const { site, findings } = await audit(server, {
    path: '/a',
    scope: { list: ['/a', `${server.origin}/old`, '/gone', '/a#part', 'https://other.test/'] },
  });
  expect([...site.pages.keys()].map((url) => url.slice(server.origin.length))).toEqual([
    '/a',
    '/gone',
    '/new',
    '/old',
  ]);
  expect(site.scope).toBe(
    'only the 3 addresses of a list (--list); not 1 addresses of other sites in that list',
  );
  expect(findings.join('\n')).toContain('page-status');
});

test('an endless chain of URLs is reported once; a long chain that ends is not', async () => {
  const months = await startLocalServer((request, response) => {
    const month = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0);
    sendHtml(response, `<title>${month}</title><a href="/calendar?month=${month + 1}">Next</a>`);
  });
  const list = await startLocalServer((request, response) => {
    const part = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0);
    const next = part < 30 ? `<a href="/list/${part + 1}">Next</a>` : '';
    sendHtml(response, `<title>${part}</title>${next}`);
  });
  servers.push(months, list);
  const limits = { maxPages: 40 };
  const endlessUrls = async (server: LocalServer) =>
    (await audit(server, { limits })).findings.filter((line) => line.startsWith('address-endless'));
  expect(await endlessUrls(months)).toEqual([
    'address-endless /calendar?month=1: 39 addresses, each found on the one before, and /calendar?month=39 leads on',
  ]);
  expect(await endlessUrls(list)).toEqual([]);
});

test('security headers are read as they are sent, in any capitals', async () => {
  const sentBy = async (headers: Record<string, string>) => {
    const server = await serve({
      '/': (response, origin) =>
        sendHtml(response, goodPage('/').replaceAll(testOrigin, origin), headers),
    });
    const { site } = await audit(server);
    return runChecks(site, allChecks).filter(({ id }) => id === 'site-unprotected');
  };
  expect(
    await sentBy({
      'Content-Security-Policy': "default-src 'self'",
      'Referrer-Policy': 'no-referrer',
    }),
  ).toEqual([]);
  expect(await sentBy({ 'content-security-policy': "default-src 'self'" })).toEqual([]);
  const [missing] = await sentBy({ Server: 'test' });
  expect(missing?.what).toBe('Content-Security-Policy, Referrer-Policy');
});

const thin = (title: string, body: string) => (response: ServerResponse) =>
  sendHtml(response, `<title>${title}</title><a href="/">Home</a>${body}`);
const chainOf = (path: string, length: number, link: (at: number) => Answers[string]) =>
  Object.fromEntries(Array.from({ length }, (_, at) => [`${path}${at}`, link(at)]));

test('a calendar without an end is named once and not followed to the limit', async () => {
  const server = await serve({
    ...chainOf('/calendar?month=', 200, (at) =>
      thin(`Month ${at}`, `<a href="/calendar?month=${at + 1}">The next month</a>`),
    ),
    '/': page('/', '<a href="/calendar?month=0">Calendar</a><a href="/pots">Pots</a>'),
    '/pots': page('/pots'),
  });
  const { site } = await audit(server);
  expect(site.pages.size).toBeLessThan(50);
  expect(site.pages.has(`${server.origin}/pots`)).toBe(true);
  expect(site.cutShort).toEqual([]);
  const found = runChecks(site, allChecks);
  expect(found.filter(({ id }) => id === 'address-endless')).toHaveLength(1);
  expect(found.filter(({ id }) => id === 'page-deep')).toEqual([]);
});

test('a long archive and a long book are read to their ends: entries, or a text, of their own', async () => {
  const older = (at: number) =>
    `<a href="/entry-${at}">An entry</a><a href="/archive?page=${at + 1}">Older</a>`;
  const server = await serve({
    ...chainOf('/archive?page=', 70, (at) => thin(`Archive ${at}`, at < 69 ? older(at) : '')),
    ...chainOf('/entry-', 69, (at) => thin(`Entry ${at}`, '')),
    ...chainOf('/chapter-', 70, (at) =>
      page(`/chapter-${at}`, at < 69 ? `<a href="/chapter-${at + 1}">Next</a>` : ''),
    ),
    '/': page('/', '<a href="/archive?page=0">Archive</a><a href="/chapter-0">Book</a>'),
    '/robots.txt': robots,
    // Entries that the sitemap lists are entries nevertheless.
    '/sitemap.xml': sitemap(Array.from({ length: 69 }, (_, at) => `/entry-${at}`)),
  });
  const { site } = await audit(server);
  expect(site.traps).toEqual([]);
  for (const path of ['/archive?page=69', '/chapter-69'])
    expect([path, site.pages.has(server.origin + path)]).toEqual([path, true]);
});
