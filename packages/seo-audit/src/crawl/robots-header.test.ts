import { robotsRules } from './robots-header.ts';

test.each([
  ['noindex, nofollow', ['noindex', 'nofollow']],
  ['googlebot-image: noindex, nofollow', ['googlebot-image: noindex', 'googlebot-image: nofollow']],
  [
    'bingbot: none, googlebot: noindex, noarchive',
    ['bingbot: none', 'googlebot: noindex', 'googlebot: noarchive'],
  ],
  [
    'Noindex, max-snippet: 20, unavailable_after: 2027-01-31',
    ['noindex', 'max-snippet: 20', 'unavailable_after: 2027-01-31'],
  ],
  ['', []],
])('rules of “%s”', (header, rules) => {
  expect(robotsRules(header)).toEqual(rules);
});
