/** @jest-environment jsdom */
import { reportConversion } from './report-conversion.ts';

const site = window as { dataLayer?: Record<string, unknown>[] };

test('a request that went through is one event without anything about the person', () => {
  reportConversion('GTM-AB12CD3', 'Term');
  expect(site.dataLayer?.[0]).toEqual({ event: 'call_back_requested', product: 'Term' });
  expect(document.querySelector('script')?.src).toBe(
    'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3',
  );
});

test('a second request loads nothing again', () => {
  reportConversion('GTM-AB12CD3', 'Car');
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(site.dataLayer?.filter(({ event }) => event === 'call_back_requested')).toHaveLength(2);
  expect(site.dataLayer?.filter(({ event }) => event === 'gtm.js')).toHaveLength(1);
});
