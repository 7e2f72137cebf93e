import { foldDevanagari, normalizeName, normalizeText } from './normalize-text.ts';

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

test('a Hindi word has one spelling with and without nukta, chandrabindu and half nasals', () => {
  for (const [one, other] of [
    ['काग़ज़', 'कागज'],
    ['आँख', 'आंख'],
    ['हिन्दी', 'हिंदी'],
    ['मुम्बई', 'मुंबई'],
    ['इन्श्योरेंस', 'इंश्योरेंस'],
  ] as const)
    expect(foldDevanagari(one)).toBe(foldDevanagari(other));
  expect(foldDevanagari('धन्यवाद')).toBe('धन्यवाद');
});
