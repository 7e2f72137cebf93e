/** Which requests nginx refuses, from which clients, and with which response. */
import { createServer } from 'node:http';
import { clickIdNames, utmNames } from '../../lib/site/campaign/campaign.ts';
import { pollUntil } from '../poll-until.ts';
import { type LocalServer, listenLocally } from './listen-locally.ts';
import { type NginxProcess, startNginx } from './nginx-process.ts';
import {
  hasNginxAndCurl,
  requestNginx,
  requestStatuses,
  requestUntilRefused,
  testWithNginx,
} from './request-nginx.ts';

let site: LocalServer;
let nginx: NginxProcess;
/** Stopped after all tests, whatever their result. */
const started: NginxProcess[] = [];
let requestCount = 0;
/** Responses that are held until the test releases them. */
const releases: (() => void)[] = [];
let holdsResponses = true;

beforeAll(async () => {
  if (!hasNginxAndCurl) return;
  const server = createServer((request, response) => {
    requestCount += 1;
    const answer = () => response.end('answer');
    if (holdsResponses && request.url?.startsWith('/_next/static/slow'))
      return void releases.push(answer);
    if (request.url === '/api/own-words') return response.writeHead(503).end('of the site');
    response.setHeader('Cache-Control', 's-maxage=31536000');
    return answer();
  });
  site = await listenLocally(server);
  nginx = await startNginx([`127.0.0.1:${site.port}`]);
  started.push(nginx);
});

afterAll(async () => {
  for (const answer of releases) answer();
  for (const one of started) await one.stop();
  await site?.close();
});

const requestPage = (path: string, ...options: string[]) => requestNginx(nginx, path, ...options);
const from = (address: string) => ['-H', `X-Stand-In-Address: ${address}`];
const flood = (path: string, ...options: string[]) =>
  requestPage(path, '-Z', '--parallel-max', '60', ...options);
const statuses = (answers: string) => answers.match(/(?<=HTTP\/2 )\d+/g) ?? [];

const fromEach = (addresses: readonly string[]) =>
  addresses.map((address) => ({ address, path: '/api/hospitals' }));
const statusesOf = (paths: readonly string[], address: string) =>
  requestStatuses(
    nginx,
    paths.map((path) => ({ address, path })),
  );

const browsers = {
  'with Sec-Fetch headers': ['-H', 'Sec-Fetch-Dest: document', '-H', 'Accept: */*'],
  'without Sec-Fetch headers': ['-H', 'Accept: text/html,application/xhtml+xml,*/*;q=0.8'],
};

testWithNginx.each(Object.entries(browsers))(
  'a form from a browser %s gets our error page with the telephone number',
  async (_, options) => {
    const answer = await requestPage('/api/call-back', ...options, '--data', 'x'.repeat(80_000));
    expect(answer).toMatch(/^HTTP\/2 413/);
    expect(answer).toMatch(/^content-type: text\/html/m);
    expect(answer).toContain('<h1>This is too large to send</h1>');
    expect(answer).toContain('href="tel:18000000000"');
    expect(answer).toContain("frame-ancestors 'none'");
  },
);

testWithNginx('a script gets JSON, whatever it accepts', async () => {
  for (const accept of ['*/*', 'application/json', 'text/html']) {
    const script = ['-H', 'Sec-Fetch-Dest: empty', '-H', `Accept: ${accept}`];
    const answer = await requestPage('/api/call-back', ...script, '--data', 'x'.repeat(80_000));
    expect(answer).toMatch(/^content-type: application\/json/m);
    expect(answer).toContain('{"message":"This is too large to send.');
  }
});

testWithNginx('an unavailable site gives a 503 page with Retry-After: 10', async () => {
  const unreachable = await startNginx(['127.0.0.1:9']);
  started.push(unreachable);
  const page = ['-H', 'Sec-Fetch-Dest: document'];
  const answer = await requestNginx(unreachable, '/claim?type=motor', ...page);
  expect(answer).toMatch(/^HTTP\/2 503/);
  expect(answer).toMatch(/^retry-after: 10\r$/m);
  expect(answer).toContain('<h1>The site cannot answer just now</h1>');
  expect(await requestNginx(unreachable, '/api/status')).toContain(
    '{"message":"Something went wrong',
  );
});

testWithNginx('an error response of the site itself is passed on', async () => {
  expect(await requestPage('/api/own-words')).toContain('of the site');
});

testWithNginx('the error pages have no URL of their own', async () => {
  const before = requestCount;
  expect(await requestPage('/_refused/away.html')).not.toContain('cannot answer');
  expect(requestCount).toBe(before + 1);
});

testWithNginx(
  'all IPv6 addresses of a /56 are one client, and another /56 is another',
  async () => {
    // A /56, and the same number of a /48.
    const hex = (n: number) => n.toString(16).padStart(2, '0');
    const line = Array.from({ length: 450 }, (_, n) => `2001:db8:1:2${hex(n % 256)}:${n}::1`);
    const lines = Array.from({ length: 450 }, (_, n) => `2001:db8:2:${hex(n % 256)}00:${n}::1`);
    await requestUntilRefused(nginx, fromEach(line));
    expect(new Set(await requestStatuses(nginx, fromEach(lines)))).toEqual(new Set([200]));
  },
);

testWithNginx(
  'a page with campaign parameters is served from the cache and counts for no limit',
  async () => {
    await requestPage('/term-insurance');
    const before = requestCount;
    const tags = [...utmNames, ...clickIdNames].map((name) => `${name}=a%20b-${name}`).join('&');
    const pages = await flood(`/term-insurance?${tags}#[1-60]`, ...from('198.51.100.1'));
    expect(statuses(pages)).toEqual(Array(60).fill('200'));
    expect(requestCount).toBe(before);
    // A calculator's page among them is rendered for its query, and counts.
    await requestPage(`/term-insurance?tool=cover-needed&${tags}`);
    expect(requestCount).toBe(before + 1);
    // So is an answer, whatever its query.
    const queries = ['', `?${tags}`, '?date=2026-11-01', `?date=2026-11-01&${tags}`];
    for (const query of [...queries, ...queries]) await requestPage(`/claim/travel/answer${query}`);
    expect(requestCount).toBe(before + 1 + 2 * queries.length);
    const answers = Array.from({ length: 450 }, () => '/faqs/answer?utm_source=a');
    await requestUntilRefused(
      nginx,
      answers.map((path) => ({ address: '198.51.100.3', path })),
    );
    const tools = Array.from({ length: 450 }, (_, n) => `/term-insurance?utm_source=a&tool=${n}`);
    await requestUntilRefused(
      nginx,
      tools.map((path) => ({ address: '198.51.100.2', path })),
    );
  },
);

testWithNginx(
  'a client with six hundred open requests has to wait, and no other client',
  async () => {
    // Files that only the site can have, which no other limit counts.
    const slow = Array.from({ length: 610 }, (_, n) => `/_next/static/slow${n}`);
    const asking = statusesOf(slow, '198.51.100.9');
    const refused = () => nginx.log().match(/slow\d+" 429/g)?.length ?? 0;
    await pollUntil(() => releases.length + refused() >= 610, {
      what: 'six hundred and ten requests, held or refused',
      timeoutMs: 60_000,
      everyMs: 20,
    });
    expect(await statusesOf(['/_next/other'], '198.51.100.10')).toEqual([200]);
    holdsResponses = false;
    for (const answer of releases.splice(0)) answer();
    const all = await asking;
    expect(all.filter((status) => status === 429)).toHaveLength(10);
    expect(all.filter((status) => status === 200)).toHaveLength(600);
  },
);

testWithNginx(
  'a client above the rate is delayed without a refusal, and no other client',
  async () => {
    const paths = Array.from({ length: 300 }, (_, n) => `/api/hospitals?page=${n}`);
    const before = requestCount;
    const asking = statusesOf(paths, '198.51.100.20');
    expect(await statusesOf(['/api/hospitals'], '198.51.100.21')).toEqual([200]);
    // A burst of sixty, then one by one.
    expect(requestCount - before).toBeLessThan(300);
    expect(new Set(await asking)).toEqual(new Set([200]));
  },
);
