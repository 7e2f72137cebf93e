import { englishPathOf, hindiHref, inEnglish } from './hindi-pages.ts';

test.each([
  ['/hi', '/'],
  ['/hi/renewal', '/renewal'],
  ['/hi/faqs/answer', '/faqs/answer'],
])('%s is %s in Hindi', (hindi, english) => {
  expect(englishPathOf(hindi)).toBe(english);
  expect(inEnglish(hindi)).toBe(english);
  expect(hindiHref(`${english}?q=//evil.example#x`)).toBe(`${hindi}?q=//evil.example#x`);
});

test.each([
  '/hi/',
  '/hi/renewal/',
  '/HI/renewal',
  '/hi//renewal',
  '/hi/hi/renewal',
  '/hi/joy-center',
  '/hi/renewal?x=1',
  '//evil.example/renewal',
  '/renewal',
  '',
])('%j is no path of a Hindi page', (path) => {
  expect(englishPathOf(path)).toBeUndefined();
  expect(inEnglish(path)).toBe(path);
});

test.each(['//renewal', '/\\renewal', 'https://evil.example/renewal', '/joy-center', 'renewal'])(
  'a link to %j stays as it is',
  (href) => {
    expect(hindiHref(href)).toBe(href);
  },
);
