import { textDates } from '../site/text-dates.ts';
import { pageText, sitemapPaths } from './page-text.ts';

test('every page of the sitemap has a date: npm run pages:date -- /path', () => {
  expect(Object.keys(textDates)).toEqual(sitemapPaths);
});

test('the text has the title, the words, and each figure with its date and source', () => {
  const words = pageText('/car-insurance');
  const parts = [
    'Car insurance in India: third-party premium rates',
    'set by rule and the same at every insurer',
    '"asOf":"2022-05-25","source"',
  ];
  // Not toContain: it would print the page in the report.
  expect(parts.filter((part) => !words.includes(part))).toEqual([]);
  expect(pageText('/claim/travel')).not.toBe(pageText('/claim/two-wheeler'));
  expect(() => pageText('/nope')).toThrow('page-text.ts');
});
