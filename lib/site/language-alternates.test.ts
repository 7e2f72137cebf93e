import { languageAlternates } from './language-alternates.ts';

const origin = 'https://site.in';

test('a page in English alone has no alternates', () => {
  expect(languageAlternates(origin, '/careers')).toBeUndefined();
});

test('a page in two languages has both and a default, the home page too', () => {
  expect(languageAlternates(origin, '/term-insurance')).toEqual({
    'en-IN': 'https://site.in/term-insurance',
    'hi-IN': 'https://site.in/hi/term-insurance',
    'x-default': 'https://site.in/term-insurance',
  });
  expect(languageAlternates(origin, '/')).toEqual({
    'en-IN': 'https://site.in',
    'hi-IN': 'https://site.in/hi',
    'x-default': 'https://site.in',
  });
});
