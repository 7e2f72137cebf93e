/** @jest-environment jsdom */
import { rememberInAddress } from './url-query.ts';

const address = () => location.pathname + location.search + location.hash;

test('values are set, changed and taken out, and what else is there stays', () => {
  history.replaceState(null, '', '/faqs?utm_source=ad');
  rememberInAddress({ q: 'room rent' });
  expect(address()).toBe('/faqs?utm_source=ad&q=room+rent');
  rememberInAddress({ q: '' });
  expect(address()).toBe('/faqs?utm_source=ad');
});

test('a fragment stays as long as nothing changes, and goes with the first change', () => {
  history.replaceState(null, '', '/faqs#faqs-nominee');
  rememberInAddress({ q: '' });
  expect(address()).toBe('/faqs#faqs-nominee');
  rememberInAddress({ q: 'nominee' });
  expect(address()).toBe('/faqs?q=nominee');
});

test('the history does not grow, and its state is handed back', () => {
  history.replaceState({ kept: true }, '', '/faqs');
  const { length } = history;
  rememberInAddress({ q: 'a' });
  rememberInAddress({ q: 'ab' });
  expect(history.length).toBe(length);
  expect(history.state).toEqual({ kept: true });
});

test('a value that is given several times stands there several times', () => {
  history.replaceState(null, '', '/cashless-hospital?utm_source=ad&insurer=A');
  rememberInAddress({ insurer: ['A', 'B'] });
  expect(address()).toBe('/cashless-hospital?utm_source=ad&insurer=A&insurer=B');
  rememberInAddress({ insurer: [] });
  expect(address()).toBe('/cashless-hospital?utm_source=ad');
});
