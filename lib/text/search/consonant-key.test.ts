import { consonantKey, consonantKeysOfHindi } from './consonant-key.ts';
import { toLatinLetters } from './to-latin-letters.ts';

test.each([
  ['pragya', 'prajna'],
  ['pragya', 'pradnya'],
  ['laxmi', 'lakshmi'],
  ['vinayak', 'winayaka'],
  ['phoenix', 'fenix'],
])('%s and %s have one key', (one, other) => {
  expect(consonantKey(one)).toBe(consonantKey(other));
});

test('other consonants are another key, and the first vowel counts', () => {
  expect(consonantKey('apollo')).not.toBe(consonantKey('apex'));
  expect(consonantKey('apollo')).not.toBe(consonantKey('pollo'));
});

test('a word in Devanagari has the key of its Latin spelling, and one with the English soft s', () => {
  expect(consonantKeysOfHindi(toLatinLetters('प्रज्ञा'))).toContain(consonantKey('pragya'));
  expect(consonantKeysOfHindi(toLatinLetters('सनराइज'))).toContain(consonantKey('sunrise'));
  expect(consonantKeysOfHindi('apolo')).toHaveLength(1);
});
