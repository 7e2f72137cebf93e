/** @jest-environment jsdom */
import { updateQuery } from './url-query.ts';

const shownUrl = () => location.pathname + location.search + location.hash;

test('values are set, changed and removed, and other parameters stay', () => {
  history.replaceState(null, '', '/faqs?utm_source=ad');
  updateQuery({ q: 'room rent' });
  expect(shownUrl()).toBe('/faqs?utm_source=ad&q=room+rent');
  updateQuery({ q: '' });
  expect(shownUrl()).toBe('/faqs?utm_source=ad');
});

test('a fragment stays as long as nothing changes, and is removed by the first change', () => {
  history.replaceState(null, '', '/faqs#faqs-nominee');
  updateQuery({ q: '' });
  expect(shownUrl()).toBe('/faqs#faqs-nominee');
  updateQuery({ q: 'nominee' });
  expect(shownUrl()).toBe('/faqs?q=nominee');
});

test('the history does not grow, and its state is preserved', () => {
  history.replaceState({ kept: true }, '', '/faqs');
  const { length } = history;
  updateQuery({ q: 'a' });
  updateQuery({ q: 'ab' });
  expect(history.length).toBe(length);
  expect(history.state).toEqual({ kept: true });
});

test('a change may lead to another path, which a reload shows', () => {
  history.replaceState(null, '', '/cashless-hospital?utm_source=ad');
  updateQuery({ q: 'pune' }, '/cashless-hospital/answer');
  expect(shownUrl()).toBe('/cashless-hospital/answer?utm_source=ad&q=pune');
  updateQuery({ q: '' }, '/cashless-hospital');
  expect(shownUrl()).toBe('/cashless-hospital?utm_source=ad');
});

test('a repeated value stays repeated', () => {
  history.replaceState(null, '', '/cashless-hospital?utm_source=ad&insurer=A');
  updateQuery({ insurer: ['A', 'B'] });
  expect(shownUrl()).toBe('/cashless-hospital?utm_source=ad&insurer=A&insurer=B');
  updateQuery({ insurer: [] });
  expect(shownUrl()).toBe('/cashless-hospital?utm_source=ad');
});
