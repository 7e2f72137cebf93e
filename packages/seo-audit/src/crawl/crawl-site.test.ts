/** The crawl against a real server, with ordinary and hostile responses. */
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { allChecks, runChecks } from '../checks/all-checks.ts';
import { parsePage } from '../page/parse-page.ts';
import { goodPage } from '../testing/good-page.ts';
import {
  type LocalServer,
  type Respond,
  sendHtml,
  startLocalServer,
} from '../testing/local-server.ts';
import type { CrawlRequest } from './crawl-request.ts';
import { crawlSite } from './crawl-site.ts';

type Answers = Record<string, (response: ServerResponse, origin: string) => void>;
const servers: LocalServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serveBy(respond: Respond): Promise<LocalServer> {
  const server = await startLocalServer(respond);
  servers.push(server);
  return server;
}

/** Responses by path; 404 for all others. */
function serve(answers: Answers): Promise<LocalServer> {
  return serveBy((request, response, origin) => {
    const answer = answers[request.url ?? ''];
    if (answer) answer(response, origin);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  });
}

const page =
  (path: string, body = '', parts: Parameters<typeof goodPage>[1] = {}): Answers[string] =>
  (response, origin) =>
    sendHtml(response, goodPage(origin + path, { body, ...parts }));
const send =
  (type: string, text: string | ((origin: string) => string | Buffer)): Answers[string] =>
  (response, origin) => {
    const body = typeof text === 'string' ? text : text(origin);
    response.writeHead(200, { 'content-type': type }).end(body);
  };
const redirect =
  (to: string): Answers[string] =>
  (response) =>
    void response.writeHead(301, { location: to }).end();
const sitemap = (paths: string[]) =>
  send(
    'application/xml',
    (origin) =>
      `<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`,
  );
const robots = send('text/plain', (origin) => `User-agent: *\nSitemap: ${origin}/sitemap.xml\n`);
const link = (href: string) => `<a href="${href}">The page ${href}</a>`;

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
  const read = [...site.pages.keys()].map((url) => url.replace(server.origin, ''));
  return { site, findings, read };
}

test('pages are found through the sitemap and links, with their depth', async () => {
  const server = await serve({
    '/robots.txt': robots,
    '/sitemap.xml': sitemap(['/', '/a', '/alone']),
    '/': page('/', link('/a#part')),
    '/a': page('/a', '<p id="part"></p><a href="deep">The deeper page</a>'),
    '/deep': page('/deep'),
    '/alone': page('/alone'),
  });
  const { site, read } = await audit(server);
  expect(read).toEqual(['/', '/a', '/alone', '/deep']);
  expect([...site.pages.values()].map(({ depth }) => depth)).toEqual([0, 1, null, 2]);
});

test('robots.txt is honoured, also where it names a star of the path as %2A', async () => {
  const server = await serve({
    '/robots.txt': send('text/plain', 'User-agent: *\nDisallow: /closed\nDisallow: /file-%2A-x\n'),
    '/': page('/', ['/closed/x', '/open', '/file-*-x', '/file-a-x'].map(link).join('')),
    '/open': page('/open'),
    '/file-a-x': page('/file-a-x'),
  });
  const { site, read } = await audit(server);
  expect(read).toEqual(['/', '/file-a-x', '/open']);
  expect([...site.disallowed].map((url) => url.replace(server.origin, '')).sort()).toEqual([
    '/closed/x',
    '/file-*-x',
  ]);
});

test('a server that limits requests is asked again after its Retry-After, and all pages are read', async () => {
  const paths = Array.from({ length: 12 }, (_, at) => `/page-${at}`);
  for (const form of ['seconds', 'date', 'none']) {
    let times: number[] = [];
    const server = await serveBy((request, response, origin) => {
      const path = request.url ?? '';
      const now = Date.now();
      times = times.filter((time) => now - time < 1_000);
      const date = new Date(now + 1_500).toUTCString();
      if (times.length >= 5) {
        const later = { seconds: '1', date }[form];
        response.writeHead(429, later ? { 'retry-after': later } : {}).end();
        return;
      }
      times.push(now);
      if (path === '/') page('/', paths.map(link).join(''))?.(response, origin);
      else if (paths.includes(path)) page(path)?.(response, origin);
      else response.writeHead(404).end();
    });
    const { read, findings } = await audit(server);
    expect({ form, read: read.length }).toEqual({ form, read: 13 });
    expect(
      findings.filter((line) => /^(?:link-broken|page-status|unknown-path|crawl-)/.test(line)),
    ).toEqual([]);
  }
}, 60_000);

test('pages that the server refuses to the end were not read: no dead links, and one finding that counts them', async () => {
  const refuse = (status: number) => (response: ServerResponse) =>
    void response.writeHead(status, { 'retry-after': '3600' }).end();
  const server = await serve({
    '/robots.txt': robots,
    '/sitemap.xml': sitemap(['/', '/busy', '/down']),
    '/': page('/', link('/busy') + link('/down')),
    '/busy': refuse(429),
    '/down': refuse(503),
  });
  const { findings, site } = await audit(server);
  expect(findings.filter((line) => /busy|down|crawl-|orphan/.test(line))).toEqual([
    'crawl-incomplete /: 2 pages could not be read because the server limits requests: use --delay-ms, or another time',
  ]);
  expect(site.pages.get(`${server.origin}/busy`)?.unreadReason).toBe(
    'not read: the server limits requests (429, Retry-After: 3600)',
  );
});

test('a host that is noindex as a whole is one finding, and its pages are judged without it', async () => {
  const answer =
    (path: string, body = '', head = ''): Answers[string] =>
    (response, origin) =>
      sendHtml(response, goodPage(origin + path, { body, head }), { 'x-robots-tag': 'noindex' });
  const server = await serve({
    '/robots.txt': robots,
    '/sitemap.xml': sitemap(['/', '/a']),
    '/': answer('/', link('/a') + link('/own'), '<meta name="robots" content="max-snippet:20">'),
    '/a': answer('/a', '<img src="/lost.png">'),
    '/own': answer('/own', '', '<meta name="robots" content="noindex">'),
  });
  const { findings } = await audit(server);
  expect(findings.filter((line) => /noindex|closed|disagree|hreflang/.test(line))).toEqual([
    'robots-noindex-start /: the whole host: X-Robots-Tag: noindex on all 3 pages, which are checked as if it were not there',
    'robots-noindex /own: noindex',
    'link-to-noindex /: “The page /own” leads to /own, which is noindex',
  ]);
  expect(findings).toContain('image-without-alt /a: “/lost.png”');
});

test('a copy is audited under the origin that its robots.txt names, or under the one that is asked for', async () => {
  const live = 'https://www.live.test';
  const server = await serve({
    '/robots.txt': send('text/plain', `User-agent: *\nSitemap: ${live}/sitemap.xml\n`),
    '/sitemap.xml': send('application/xml', `<urlset><url><loc>${live}/</loc></url></urlset>`),
    '/': (response) => sendHtml(response, goodPage(`${live}/`)),
  });
  const { site, findings } = await audit(server);
  expect([...site.pages.keys()]).toEqual([`${live}/`]);
  expect(findings.filter((line) => /canonical|sitemap-row/.test(line))).toEqual([]);
  const asked = await audit(server, { canonicalOrigin: 'https://other.test' });
  expect([...asked.site.pages.keys()]).toEqual(['https://other.test/']);
});

test('other hosts, files and private addresses are never requested', async () => {
  const other = await serve({ '/': page('/') });
  const server = await serve({
    '/': page(
      '/',
      ['file:///etc/passwd', 'http://169.254.169.254/', `${other.origin}/`, '/away']
        .map(link)
        .join(''),
    ),
    '/away': redirect(`${other.origin}/secret`),
  });
  const { read } = await audit(server, { checksExternalUrls: true });
  expect(other.requestedUrls).toEqual([]);
  expect(read).toEqual(['/', '/away']);
});

test('endless redirects are a finding', async () => {
  const server = await serveBy((request, response, origin) => {
    const { pathname, searchParams } = new URL(request.url ?? '', origin);
    const next = `/more?n=${Number(searchParams.get('n')) + 1}`;
    if (pathname === '/') page('/', link('/loop') + link('/more?n=1'))?.(response, origin);
    else if (pathname === '/loop') redirect('/loop2')?.(response, origin);
    else if (pathname === '/loop2') redirect('/loop')?.(response, origin);
    else if (pathname === '/more') redirect(next)?.(response, origin);
    else response.writeHead(404).end();
  });
  const { findings } = await audit(server);
  expect(findings).toEqual(
    expect.arrayContaining([
      'redirect-circle /loop: a loop: /loop2 → /loop',
      'redirect-circle /more?n=11: more than 10 redirects in a row',
    ]),
  );
});

test('a server that answers every request with 500, and a host that does not resolve, are findings', async () => {
  const broken = await serveBy((_request, response) => response.writeHead(500).end('broken'));
  const { findings } = await audit(broken);
  expect(findings).toEqual(
    expect.arrayContaining([
      'page-status /: it answers 500',
      'robots-txt-unreachable /robots.txt: it answers 500',
    ]),
  );
  const nowhere = { ...broken, origin: 'http://no-such-name.invalid' };
  const lost = await audit(nowhere);
  expect(lost.findings.find((line) => line.startsWith('page-status'))).toContain(
    'does not resolve',
  );
});

test('a page of 200 MB is read up to the cap and the connection is closed', async () => {
  const piece = '<p>More and more of the same. </p>'.repeat(2_000);
  let sentBytes = 0;
  const server = await serve({
    '/': (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
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
  expect(findings).toContain('crawl-incomplete /: of one page only the beginning was read');
});

test('a page that the audit cannot parse, or that arrives too slowly, is no fault of the site', async () => {
  const server = await serve({
    '/robots.txt': robots,
    '/sitemap.xml': sitemap(['/', '/huge', '/drip', '/alone']),
    '/': page('/', ['/huge', '/drip', '/cut'].map(link).join('')),
    '/huge': page('/huge'),
    '/alone': page('/alone'),
    '/drip': (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => response.write(' '), 50);
      response.once('close', () => clearInterval(timer));
    },
    '/cut': (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '5000' });
      response.write('<title>Half', () => response.destroy());
    },
  });
  const { findings } = await audit(server, {
    limits: { timeoutMs: 500 },
    parsePage: (source) =>
      source.url.endsWith('/huge') ? Promise.reject(new Error('too large')) : parsePage(source),
  });
  expect(findings.filter((line) => /huge|drip|orphan/.test(line))).toEqual([]);
  expect(findings).toContain(
    'crawl-incomplete /: 2 pages could not be read within this audit’s limits',
  );
  expect(findings.find((line) => line.startsWith('page-status /cut'))).toContain('broke off');
});

test('a sitemap of 60,000 rows, a compressed one and a nested index are read', async () => {
  const rows = Array.from({ length: 60_000 }, (_, at) => `/p${at}`);
  const index = (names: string[]) =>
    send(
      'application/xml',
      (origin) =>
        `<sitemapindex>${names.map((name) => `<sitemap><loc>${origin}/${name}</loc></sitemap>`).join('')}</sitemapindex>`,
    );
  const server = await serve({
    '/robots.txt': robots,
    '/sitemap.xml': index(['large.xml', 'nested.xml', 'zipped.xml.gz']),
    '/large.xml': sitemap(rows),
    '/nested.xml': index(['x.xml']),
    '/zipped.xml.gz': send('application/gzip', (origin) =>
      gzipSync(`<urlset><url><loc>${origin}/zipped</loc></url></urlset>`),
    ),
    '/': page('/'),
  });
  const { findings, site } = await audit(server, { limits: { maxPages: 5, timeoutMs: 240_000 } });
  expect(site.sitemapRows.size).toBe(60_001);
  expect(findings).toEqual(
    expect.arrayContaining([
      'sitemap-unreadable /large.xml: it has 60,000 rows',
      'sitemap-unreadable /nested.xml: it is an index within an index',
      'crawl-incomplete /: the crawl ended at 5 pages (--max-pages)',
    ]),
  );
});

test('patterns limit the crawl, the start page is always read, and orphan pages are not reported then', async () => {
  const server = await serve({
    '/': page('/', ['/plans/a', '/blog/a', '/plans/old'].map(link).join('')),
    '/plans/a': page('/plans/a', link('/plans/b?sort=up') + link('/plans/b')),
    '/plans/b': page('/plans/b'),
    '/plans/alone': page('/plans/alone'),
    '/robots.txt': robots,
    '/sitemap.xml': sitemap(['/', '/plans/alone', '/other']),
  });
  const { site, findings, read } = await audit(server, {
    scope: { include: ['/plans/*'], exclude: ['*?sort=*', '/plans/old'] },
  });
  expect(read).toEqual(['/', '/plans/a', '/plans/alone', '/plans/b']);
  expect(site.scope).toBe(
    'only /plans/* (--include); not *?sort=*, /plans/old (--exclude); 4 addresses were left out',
  );
  expect(findings.filter((line) => line.startsWith('orphan-page'))).toEqual([]);
});

test('with a list, only its URLs and their redirect targets are read', async () => {
  const server = await serve({
    '/': page('/', link('/linked')),
    '/a': page('/a', link('/linked')),
    '/old': redirect('/new'),
    '/new': page('/new'),
    '/robots.txt': robots,
    '/sitemap.xml': sitemap(['/', '/listed']),
  });
  const { site, findings, read } = await audit(server, {
    path: '/a',
    scope: { list: ['/a', `${server.origin}/old`, '/gone', '/a#part', 'https://other.test/'] },
  });
  expect(read).toEqual(['/a', '/gone', '/new', '/old']);
  expect(site.scope).toBe(
    'only the 3 addresses of a list (--list); not 1 addresses of other sites in that list',
  );
  expect(findings).toContain('page-status /gone: it answers 404');
});

test('a calendar without an end is named once and not followed; a long list of entries is read to its end', async () => {
  const thin =
    (body: string): Answers[string] =>
    (response) =>
      sendHtml(response, `<title>Part</title>${link('/')}${body}`);
  const chain = (path: string, length: number, body: (at: number) => string) =>
    Object.fromEntries(Array.from({ length }, (_, at) => [path + at, thin(body(at))]));
  const server = await serve({
    ...chain('/calendar?month=', 200, (at) => link(`/calendar?month=${at + 1}`)),
    ...chain('/archive?page=', 70, (at) =>
      at < 69 ? link(`/entry-${at}`) + link(`/archive?page=${at + 1}`) : '',
    ),
    ...chain('/entry-', 69, () => ''),
    '/': page('/', link('/calendar?month=0') + link('/archive?page=0')),
  });
  const { site, findings, read } = await audit(server);
  expect(findings.filter((line) => line.startsWith('address-endless'))).toHaveLength(1);
  expect(read.filter((path) => path.startsWith('/calendar')).length).toBeLessThan(50);
  expect(read).toContain('/archive?page=69');
  expect(site.cutShort).toEqual([]);
});

test('a chain of URLs that the page limit ends is reported; a long chain that ends is not', async () => {
  const chain = (length: number) =>
    serveBy((request, response) => {
      const part = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0);
      sendHtml(response, `<title>${part}</title>${part < length ? link(`/list/${part + 1}`) : ''}`);
    });
  const limits = { maxPages: 36 };
  const endless = async (length: number) =>
    (await audit(await chain(length), { limits })).findings.filter((line) => /endless/.test(line));
  expect(await endless(1_000)).toEqual([
    'address-endless /list/1: 35 addresses, each found on the one before, and /list/35 leads on',
  ]);
  expect(await endless(30)).toEqual([]);
});
