/** Other hosts are requested politely, and never inside a private network. */
import { allChecks, runChecks } from '../checks/all-checks.ts';
import { createHttpClient } from '../network/http-client.ts';
import { parsePage } from '../page/parse-page.ts';
import { emptyPage, emptySite, type Site } from '../site.ts';
import { startLocalServer } from '../testing/local-server.ts';
import { checkExternalUrls } from './check-files.ts';
import { defaultLimits } from './crawl-request.ts';
import { retryAfterMs } from './polite-client.ts';

const map = { publicOrigin: 'https://site.test', auditedOrigin: 'https://site.test' };
const limits = { ...defaultLimits, userAgent: 'test', deadline: Number.MAX_VALUE };

async function siteOf(html: string): Promise<Site> {
  const url = 'https://site.test/';
  const page = { ...emptyPage(url, 'start'), status: 200, facts: await parsePage({ html, url }) };
  return { ...emptySite(url), pages: new Map([[url, page]]) };
}

test('an address is requested once, by HEAD, and by GET where HEAD is refused; redirects are followed', async () => {
  const methods: string[] = [];
  const other = await startLocalServer(({ method, url }, response) => {
    methods.push(`${method} ${url}`);
    if (url === '/moved') response.writeHead(302, { location: '/gone' }).end();
    else if (url === '/get-only' && method === 'HEAD') response.writeHead(405).end();
    else response.writeHead(url === '/gone' ? 404 : url === '/busy' ? 429 : 200).end('x');
  });
  const paths = ['/here', '/here#b', '/moved', '/get-only', '/busy'];
  const links = paths.map((path) => `<a href="${other.origin}${path}">To ${path}</a>`);
  const site = await siteOf(`${links.join('')}<a href="/own">Own</a>`);
  const client = createHttpClient({
    ...limits,
    maxBodyBytes: 1,
    maxConnections: 2,
    allowsPrivate: true,
  });
  await checkExternalUrls(site, map, limits, client);
  await other.close();
  expect([...site.files].map(([url, { status }]) => [new URL(url).pathname, status])).toEqual([
    ['/here', 200],
    ['/moved', 404],
    ['/get-only', 200],
  ]);
  expect(methods.filter((each) => each.endsWith('/here'))).toEqual(['HEAD /here']);
});

test('a private address is not requested; dead links and sharing pictures on other hosts are reported', async () => {
  const inner = await startLocalServer((_request, response) => response.end('secret'));
  const site = await siteOf(
    `<head><meta property="og:image" content="http://pictures.invalid/a.png"></head><a href="${inner.origin}/">In</a><a href="/partner">Our partner</a>`,
  );
  const to = 'http://partner.invalid/';
  const partner = { ...emptyPage('https://site.test/partner', 'link'), status: 302 };
  site.pages.set(partner.url, { ...partner, redirect: { to, location: to } });
  await checkExternalUrls(site, map, limits);
  await inner.close();
  expect(inner.requestedUrls).toEqual([]);
  expect(runChecks(site, allChecks).map(({ id, what }) => `${id}: ${what}`)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^link-external-broken: “Our partner”: http:\/\/partner\.invalid\/ .*not resolve/,
      ),
      expect.stringMatching(/^og-image-broken: .*pictures\.invalid does not resolve/),
    ]),
  );
});

test('Retry-After is read as seconds and as a date', () => {
  const now = Date.parse('2026-11-29T10:00:00Z');
  expect(retryAfterMs('120', now)).toBe(120_000);
  expect(retryAfterMs('Sun, 29 Nov 2026 10:00:30 GMT', now)).toBe(30_000);
  expect(retryAfterMs('Sun, 29 Nov 2026 09:00:00 GMT', now)).toBe(0);
  for (const header of ['', 'soon']) expect(retryAfterMs(header, now)).toBeNull();
});
