import { reviewDates } from '../site/review-dates.ts';
import { pageText, pageTextHash, sitemapPaths } from './page-text.ts';

test('a page whose words or figures changed has a new day: npm run pages:date', () => {
  const changed = sitemapPaths.filter(
    (address) => reviewDates[address]?.[1] !== pageTextHash(address),
  );
  expect(changed).toEqual([]);
  expect(Object.keys(reviewDates)).toEqual(sitemapPaths);
});

test('a page says its title, its words, and each figure with its day and source', () => {
  const words = pageText('/car-insurance');
  const parts = [
    'Car insurance in India: third-party premium rates',
    'set by rule and the same at every insurer',
    '"asOf":"2022-05-25","source"',
  ];
  // Not toContain: the page would stand in the report.
  expect(parts.filter((part) => !words.includes(part))).toEqual([]);
  expect(pageText('/claim/travel')).not.toBe(pageText('/claim/two-wheeler'));
  expect(() => pageText('/nope')).toThrow('page-text.ts');
});
