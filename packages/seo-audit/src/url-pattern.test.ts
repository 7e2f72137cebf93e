import { matchesUrlPattern, parseUrlPattern } from './url-pattern.ts';

const fits = (pattern: string, url: string) => matchesUrlPattern(url, [parseUrlPattern(pattern)]);

test('a star matches any characters, also none; every other character matches itself', () => {
  const url = 'https://a.test/plans/x?sort=up';
  for (const pattern of [
    '*',
    '/plans/*',
    '*sort=*',
    '/plans/x?sort=up',
    'https://a.test/*up',
    '/p*n*x*',
  ])
    expect({ pattern, fits: fits(pattern, url) }).toEqual({ pattern, fits: true });
  for (const pattern of ['/plans', 'plans/*', '*sort', '/p*z*', '/plan./*', ''])
    expect({ pattern, fits: fits(pattern, url) }).toEqual({ pattern, fits: false });
  expect(fits('/ab*ba', 'https://a.test/aba')).toBe(false);
  expect(fits('/a*a', 'https://a.test/aa')).toBe(true);
  expect(fits('*aa*aa*', 'https://a.test/aaa')).toBe(false);
});

test('a pattern of many stars is matched in linear time on a long address', () => {
  expect(fits(`/${'*a'.repeat(40)}*b`, `https://a.test/${'a'.repeat(1_900)}`)).toBe(false);
});
