import { languageAlternates, languages } from './languages.ts';

const origin = 'https://site.in';
const two = [
  { tag: 'en-IN', prefix: '' },
  { tag: 'hi-IN', prefix: '/hi' },
];

test('with one language there are no alternates', () => {
  expect(languages).toHaveLength(1);
  expect(languageAlternates(origin, '/term-insurance')).toBeUndefined();
});

test('with two languages each page has both and a default, the home page too', () => {
  expect(languageAlternates(origin, '/term-insurance', two)).toEqual({
    'en-IN': 'https://site.in/term-insurance',
    'hi-IN': 'https://site.in/hi/term-insurance',
    'x-default': 'https://site.in/term-insurance',
  });
  expect(languageAlternates(origin, '/', two)).toEqual({
    'en-IN': 'https://site.in',
    'hi-IN': 'https://site.in/hi',
    'x-default': 'https://site.in',
  });
});
