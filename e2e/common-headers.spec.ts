/** Every response has the common headers once: those of Next, of send, and of the request guard. */
import { expect } from '@playwright/test';
import { commonHeaders } from '../server/common-headers.ts';
import { test } from '../testing/playwright/fixtures.ts';

const failedPrecondition = { 'If-Match': '"other"' };

type Case = { path: string; status: number; method?: string; headers?: Record<string, string> };

const cases: Case[] = [
  { path: '/claim', status: 200 },
  { path: '/claim?unknown=1', status: 200 },
  { path: '/claim/travel/answer?date=2026-11-01', status: 200 },
  { path: '/cashless-hospital', status: 200 },
  { path: '/sharing/home.png', status: 200 },
  { path: '/icon.svg', status: 200 },
  { path: '/robots.txt', status: 200 },
  { path: '/api/status', status: 200 },
  { path: '/faqs/answer', status: 307 },
  { path: '/nothing-here', status: 307 },
  { path: '/Claim', status: 308 },
  { path: '/claim.rsc', status: 307 },
  { path: '//nothing-here', status: 308 },
  { path: '/claim//', status: 308 },
  { path: '/%63laim', status: 308 },
  { path: '/claim', status: 417, headers: { Expect: 'a-cake' } },
  { path: '/api/nothing-here', status: 404 },
  { path: '/_next/nothing-here', status: 404 },
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

test('every response has its status, and each common header once', async ({ request, site }) => {
  const common = [...commonHeaders({ siteEnv: 'demonstration' }).keys()].map((name) =>
    name.toLowerCase(),
  );
  for (const { path, status, method = 'GET', headers = {} } of cases) {
    const response = await request.fetch(site.url + path, { method, headers, maxRedirects: 0 });
    const names = response.headersArray().map(({ name }) => name.toLowerCase());
    const shown = names.filter((name) => common.includes(name)).sort();
    const label = `${method} ${path.slice(0, 40)} ${Object.keys(headers)}`;
    expect.soft([response.status(), shown], label).toEqual([status, [...common].sort()]);
  }
});
