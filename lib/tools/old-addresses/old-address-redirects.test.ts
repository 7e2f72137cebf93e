/** Next's own matching of the rows: one step, for good, with what the query holds beside. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { claimTypes } from '../../content/claims/all-claims.ts';
import { isAnswerPath } from '../../site/dynamic-paths.ts';
import { productRoutes } from '../../site/find-route.ts';
import { calculatorsFor } from '../calculator-registry/page-calculators.ts';
import { oldAddressRedirects } from './old-address-redirects.ts';
import { oldCalculatorKeys } from './old-calculator-keys.ts';

// Next's matcher code expects its server's global.
Object.assign(globalThis, { AsyncLocalStorage });

/** Where an address leads, or null where it stays. */
async function redirectOf(address: string): Promise<string | null> {
  const { unstable_getResponseFromNextConfig: answerTo } =
    require('next/experimental/testing/server');
  const response: Response = await answerTo({
    url: `https://site.test${address}`,
    nextConfig: {
      redirects: async () => oldAddressRedirects(['/health-insurance', '/term-insurance']),
    },
  });
  const location = response.headers.get('location');
  if (location === null) return null;
  expect(response.status).toBe(308);
  const { pathname, search } = new URL(location, 'https://site.test');
  return pathname + search;
}

test.each([
  ['/car-insurance?tool=car-value', '/car-insurance/idv-calculator?tool=car-value'],
  [
    '/car-insurance?tool=car-value&utm_source=a',
    '/car-insurance/idv-calculator?tool=car-value&utm_source=a',
  ],
  ['/health-insurance?tool=plans', '/health-insurance/plans?tool=plans'],
  ['/term-insurance?tool=plans&age=34', '/term-insurance/plans/answer?tool=plans&age=34'],
  ['/claim?type=travel', '/claim/travel?type=travel'],
  ['/claim?type=travel&step=plan', '/claim/travel?type=travel&step=plan'],
  [
    '/claim?type=life-death&date=2026-11-01',
    '/claim/life-death/answer?type=life-death&date=2026-11-01',
  ],
  [
    '/claim?type=motor-own-damage&surveyed=2026-11-01T10%3A00',
    '/claim/motor-own-damage/answer?type=motor-own-damage&surveyed=2026-11-01T10:00',
  ],
  ['/cashless-hospital?q=eye+hospital', '/cashless-hospital/answer?q=eye+hospital'],
  ['/faqs?q=nominee', '/faqs/answer?q=nominee'],
  ['/car-insurance?tool=car-value&age=%20', '/car-insurance/idv-calculator?tool=car-value&age=%20'],
  ['/renewal?line=car&expiry=2026-12-01', '/renewal/answer?line=car&expiry=2026-12-01'],
  [
    '/grievance-redressal?complained=2026-11-01&to=insurer',
    '/grievance-redressal/answer?complained=2026-11-01&to=insurer',
  ],
  [
    '/joy-center?event=wedding&wedding=2026-12-01',
    '/joy-center/answer?event=wedding&wedding=2026-12-01',
  ],
  ['/customer-login?problem=ended', '/customer-login/answer?problem=ended'],
])('%s leads to %s', async (address, target) => {
  const params = (url: string) => [...new URL(url, 'https://site.test').searchParams].sort();
  const leadsTo = (await redirectOf(address)) ?? '';
  expect(leadsTo.split('?')[0]).toBe(target.split('?')[0]);
  expect(params(leadsTo)).toEqual(params(target));
});

test.each(productRoutes.map(({ path }) => path))(
  'each calculator that %s has is found from there, and its answer is framed as that page',
  async (page) => {
    for (const { id, fields } of calculatorsFor(page)) {
      const key = oldCalculatorKeys[id];
      if (!key) continue;
      const path = (await redirectOf(`${page}?tool=${key}`))?.split('?')[0] ?? '';
      expect(isAnswerPath(`${path}/answer`)).toBe(true);
      for (const field of Object.keys(fields)) {
        const answer = new URL(
          (await redirectOf(`${page}?tool=${key}&${field}=5`)) ?? '',
          'https://site.test',
        );
        expect(answer.pathname).toBe(`${path}/answer`);
        const isHome = path.startsWith(`${page}/`);
        expect(answer.searchParams.get('for')).toBe(isHome ? null : page.slice(1));
        expect(answer.searchParams.get(field)).toBe('5');
      }
    }
  },
);

test('each kind of claim is found', async () => {
  for (const { id } of claimTypes)
    expect(await redirectOf(`/claim?type=${id}`)).toBe(`/claim/${id}?type=${id}`);
});

test.each([
  '/',
  '/claim',
  '/claim?type=nothing',
  '/claim?date=2026-11-01',
  '/claim/travel?type=travel',
  '/claim/travel/answer?type=travel&date=2026-11-01',
  '/car-insurance?tool=nothing',
  '/bike-insurance?tool=car-value',
  '/car-insurance/idv-calculator/answer?tool=car-value&age=5',
  '/car-insurance?utm_source=a',
  '/faqs?q=',
  '/faqs?q=%20%0A',
  '/faqs?q=claim&q=',
  '/renewal?line=+&expiry=',
  '/super-topup?tool=plans',
  '/super-topup?tool=plans&age=34',
  '/insurance-companies?q=a',
  '/customer-login/code?problem=malformed',
])('%s stays', async (address) => {
  expect(await redirectOf(address)).toBeNull();
});
