import { pageDays } from '../site/page-days.ts';
import { listedAddresses, pageMark, pageWords } from './page-words.ts';

test('a page whose words or figures changed has a new day: npm run pages:date', () => {
  const changed = listedAddresses.filter((address) => pageDays[address]?.[1] !== pageMark(address));
  expect(changed).toEqual([]);
  expect(Object.keys(pageDays)).toEqual(listedAddresses);
});

test('a page says its title, its words, and each figure with its day and source', () => {
  const words = pageWords('/car-insurance');
  const parts = [
    'Car insurance in India: third-party premium rates',
    'set by rule and the same at every insurer',
    '"asOf":"2022-05-25","source"',
  ];
  // Not toContain: the page would stand in the report.
  expect(parts.filter((part) => !words.includes(part))).toEqual([]);
  expect(pageWords('/claim?type=travel')).not.toBe(pageWords('/claim?type=two-wheeler'));
  expect(() => pageWords('/nope')).toThrow('page-words.ts');
});
