/**
 * Every response has its status, its target and the common headers once, whether of Next, of send or of the request
 * guard.
 */
import { expect } from '@playwright/test';
import { citiesPath } from '../lib/site/tool-paths.ts';
import { commonHeaders } from '../server/common-headers.ts';
import { test } from '../testing/playwright/fixtures.ts';

const failedPrecondition = { 'If-Match': '"other"' };

type Case = {
  path: string;
  status: number;
  /** Where it leads, after the origin. */
  to?: string;
  /** Who may ask for the position. */
  position?: 'geolocation=(self)' | 'geolocation=()';
  method?: string;
  headers?: Record<string, string>;
};

/** What an advertisement adds to an address, and every redirect keeps. */
const tags = '?gclid=abc&utm_source=x';
const position = 'geolocation=(self)';

/** A city without a page is searched for. */
const cityless = '/cashless-hospital/answer';

const cases: Case[] = [
  { path: '/claim', status: 200 },
  { path: '/claim/travel/answer?date=2026-11-01', status: 200 },
  { path: '/health-insurance', status: 200, position: 'geolocation=()' },
  { path: '/cashless-hospital', status: 200, position },
  { path: '/hi/cashless-hospital', status: 200, position },
  { path: '/cashless-hospital/answer?q=mumbai', status: 200, position },
  { path: '/hi/cashless-hospital/answer?q=mumbai', status: 200, position },
  { path: '/sharing/home.png', status: 200 },
  { path: '/icon.svg', status: 200 },
  { path: '/robots.txt', status: 200 },
  { path: '/api/status', status: 200 },
  { path: '/faqs/answer', status: 307 },
  { path: `/nope${tags}`, status: 307, to: `/${tags}` },
  { path: `/claim/travel.aspx${tags}`, status: 308, to: `/claim/travel${tags}` },
  { path: `/Health-Insurance${tags}`, status: 308, to: `/health-insurance${tags}` },
  { path: `/Term-Insurance/${tags}`, status: 308, to: `/term-insurance${tags}` },
  { path: `${citiesPath}/leh?utm_source=ad`, status: 307, to: `${cityless}?q=leh&utm_source=ad` },
  { path: `${citiesPath}/%E0%A4%A`, status: 307, to: '/' },
  { path: '/claim.rsc', status: 307 },
  { path: '//nothing-here', status: 308 },
  { path: '/claim//', status: 308 },
  { path: '/%63laim', status: 308 },
  { path: '/claim', status: 417, headers: { Expect: 'a-cake' } },
  { path: '/api/nothing-here', status: 404 },
  { path: '/_next/nothing-here', status: 404 },
  { path: '/_next/image?url=%2Ficon.svg&w=64&q=75', status: 404 },
  { path: '/_next/static/nothing-here.js', status: 404 },
  { path: '/_next/data/site/claim.json', status: 404 },
  { path: '/api/%ff', status: 400 },
  { path: '/claim', status: 405, method: 'POST' },
  { path: '/api/call-back', status: 415, method: 'POST' },
  { path: '/claim', status: 412, headers: failedPrecondition },
  { path: '/icon.svg', status: 412, headers: failedPrecondition },
  { path: '/icon.svg', status: 200, headers: { Range: 'bytes=999999-' } },
  { path: `/${'a'.repeat(8200)}`, status: 414 },
];

test('every response has its status and its target, and each common header once', async ({
  request,
  site,
}) => {
  const common = [...commonHeaders({ siteEnv: 'demonstration' }).keys()].map((name) =>
    name.toLowerCase(),
  );
  for (const { path, status, to, position, method = 'GET', headers = {} } of cases) {
    const response = await request.fetch(site.url + path, { method, headers, maxRedirects: 0 });
    const names = response.headersArray().map(({ name }) => name.toLowerCase());
    const shown = names.filter((name) => common.includes(name)).sort();
    const label = `${method} ${path.slice(0, 60)} ${Object.keys(headers)}`;
    expect.soft([response.status(), shown], label).toEqual([status, [...common].sort()]);
    const { location = '', ...others } = response.headers();
    if (to) expect.soft(location.replace(/^https?:\/\/[^/]+/, ''), label).toBe(to);
    if (position) expect.soft(others['permissions-policy'], label).toContain(position);
    // Two policies would both apply; a missing file needs none.
    const policies = names.filter((name) => name.startsWith('content-security'));
    expect.soft(policies.length, label).toBeLessThanOrEqual(1);
  }
});
