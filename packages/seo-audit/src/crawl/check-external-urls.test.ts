/** Other hosts are requested politely, and never inside a private network. */
import { allChecks } from '../checks/all-checks.ts';
import { runChecks } from '../checks/run-checks.ts';
import { emptyPage, emptySite } from '../empty-site.ts';
import { createHttpClient } from '../network/http-client.ts';
import { parsePage } from '../page/parse-page.ts';
import type { Site } from '../site.ts';
import { type LocalServer, startLocalServer } from '../testing/local-server.ts';
import { checkExternalUrls } from './check-external-urls.ts';

const map = { publicOrigin: 'https://site.test', auditedOrigin: 'https://site.test' };
const limits = { userAgent: 'test', concurrency: 2, timeoutMs: 2_000, deadline: Number.MAX_VALUE };
const methods: string[] = [];
let other: LocalServer;

beforeAll(async () => {
  other = await startLocalServer((request, response) => {
    methods.push(`${request.method} ${request.url}`);
    if (request.url === '/moved') return response.writeHead(302, { location: '/gone' }).end();
    if (request.url === '/get-only' && request.method === 'HEAD')
      return response.writeHead(405).end();
    response.writeHead(request.url === '/gone' ? 404 : 200).end('x');
  });
});
afterAll(() => other.close());

async function siteOf(html: string): Promise<Site> {
  const url = 'https://site.test/';
  const page = { ...emptyPage(url, 'start'), status: 200, facts: await parsePage({ html, url }) };
  return { ...emptySite(url), origin: map.publicOrigin, pages: new Map([[url, page]]) };
}

test('an address is requested once, by HEAD, and by GET where HEAD is refused; redirects are followed', async () => {
  const { origin } = other;
  const site = await siteOf(
    `<a href="${origin}/here">a</a><a href="${origin}/here#b">b</a><a href="${origin}/moved">c</a><script src="${origin}/get-only"></script><a href="/own">d</a>`,
  );
  const client = createHttpClient({
    ...limits,
    maxBodyBytes: 1,
    maxConnections: 2,
    allowsPrivate: true,
  });
  await checkExternalUrls(site, map, limits, client);
  const statuses = [...site.resources].map(([url, { status }]) => [new URL(url).pathname, status]);
  expect(statuses).toEqual([
    ['/here', 200],
    ['/moved', 404],
    ['/get-only', 200],
  ]);
  expect(methods.filter((each) => each.endsWith('/here'))).toEqual(['HEAD /here']);
});

test('a host in a private network is not requested or reported; a name that does not resolve is reported', async () => {
  const before = other.requestedUrls.length;
  const port = new URL(other.origin).port;
  const site = await siteOf(
    `<a href="${other.origin}/x">a</a><a href="http://localhost:${port}/y">b</a><a href="http://gone.invalid/">c</a>`,
  );
  await checkExternalUrls(site, map, limits);
  expect(other.requestedUrls.length).toBe(before);
  expect([...site.resources.keys()]).toEqual(['http://gone.invalid/']);
  expect(site.resources.get('http://gone.invalid/')?.problem).toContain('does not resolve');
});

test('sharing images and targets of the site’s redirects are requested, and links to a dead target are reported', async () => {
  const site = await siteOf(
    '<meta property="og:image" content="http://pictures.invalid/a.png"><a href="/partner">Our partner</a>',
  );
  const partner = emptyPage('https://site.test/partner', 'link');
  const to = 'http://partner.invalid/';
  site.pages.set(partner.url, { ...partner, status: 302, redirect: { to, location: to } });
  await checkExternalUrls(site, map, limits);
  const findings = runChecks(site, allChecks).map(({ id, what }) => `${id}: ${what}`);
  expect(findings).toEqual(
    expect.arrayContaining([
      'link-external-broken: “Our partner”: /partner',
      expect.stringMatching(/^og-image-broken: .*pictures\.invalid does not resolve/),
    ]),
  );
});
