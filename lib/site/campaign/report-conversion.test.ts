/** @jest-environment jsdom */
import { reportConversion } from './report-conversion.ts';

const site = window as { dataLayer?: Record<string, unknown>[] };
const conversion = { transactionId: 'ab12', clickIds: { gclid: 'Cj0-a', fbclid: 'IwAR1' } };
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

afterEach(() => {
  history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

test.each(['?tool=cover', '?utm_source=a&compare=x', '?q=heart'])(
  'nothing is loaded or noted on an answer’s address (%s)',
  (query) => {
    history.replaceState(null, '', `/term-insurance${query}`);
    reportConversion('GTM-AB12CD3', 'Term', conversion);
    expect(site.dataLayer).toBeUndefined();
    expect(scripts()).toEqual([]);
  },
);

test('nor on the page after an answer, whose URL the tag would read as the referrer', () => {
  const from = jest.spyOn(document, 'referrer', 'get');
  from.mockReturnValue(`${location.origin}/cashless-hospital?q=heart`);
  reportConversion('GTM-AB12CD3', 'Term', conversion);
  expect(scripts()).toEqual([]);
});

test('a successful request is one event without personal data', () => {
  history.replaceState(null, '', '/term-insurance?gclid=Cj0-a&utm_source=google');
  const from = jest.spyOn(document, 'referrer', 'get');
  from.mockReturnValue('https://www.google.example/search?q=term');
  reportConversion('GTM-AB12CD3', 'Term', conversion);
  expect(site.dataLayer?.[0]).toEqual({
    event: 'call_back_requested',
    product: 'Term',
    transaction_id: 'ab12',
    gclid: 'Cj0-a',
    fbclid: 'IwAR1',
  });
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3']);
});

test('a second request loads nothing again', () => {
  reportConversion('GTM-AB12CD3', 'Car', { transactionId: 'cd34', clickIds: {} });
  expect(scripts()).toHaveLength(1);
  expect(site.dataLayer?.filter(({ event }) => event === 'call_back_requested')).toHaveLength(2);
  expect(site.dataLayer?.filter(({ event }) => event === 'gtm.js')).toHaveLength(1);
});
