import { normalizeName, normalizeText } from './normalize-text.ts';

test('case, punctuation, accents and joiners make no difference', () => {
  expect(normalizeText('  Dr. Müller’s  Eye & Ear-Care (Pune) ')).toBe(
    'dr mullers eye and ear care pune',
  );
  expect(normalizeText('क्\u200dय')).toBe(normalizeText('क्य'));
});

test('a name is one word however it is spaced', () => {
  expect(normalizeName('Navi Mumbai')).toBe(normalizeName('navimumbai'));
});

test('two spellings of one Hindi word are equal', () => {
  expect(normalizeName('गुड़गांव')).toBe(normalizeName('गुडगाँव'));
});
