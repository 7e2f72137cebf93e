import { normalizeName, toWords } from './normalize-text.ts';
import { phoneticKey } from './phonetic-key.ts';
import { toLatinLetters } from './to-latin-letters.ts';

test('variants of one word in lists get one spelling', () => {
  expect(toWords("Dr. Agarwal's Hosp. & Eye Center")).toEqual(
    toWords('DR AGARWALS HOSPITAL AND EYE CENTRE'),
  );
  expect(toWords('K.E.M. Hospital')).toEqual(['kem', 'hospital']);
  expect(toWords('K E M Hospital')).toEqual(['kem', 'hospital']);
  expect(toWords('Multi-Speciality')).toEqual(toWords('multi specialty'));
  expect(toWords('Hôpital')).toEqual(['hopital']);
});

test('names of object properties are treated as ordinary words', () => {
  expect(toWords('constructor __proto__ toString')).toEqual(['constructor', 'proto', 'tostring']);
});

test.each([
  ['appolo', 'apollo'],
  ['fortice', 'fortis'],
  ['nethralaya', 'netralaya'],
  ['shri', 'sri'],
  ['ludhiyana', 'ludhiana'],
  ['lilawati', 'leelavati'],
])('%s sounds like %s', (one, other) => {
  expect(phoneticKey(one)).toBe(phoneticKey(other));
});

test('unrelated names have different phonetic keys', () => {
  expect(phoneticKey('apollo')).not.toBe(phoneticKey('apple'));
  expect(phoneticKey('fortis')).not.toBe(phoneticKey('forties'.slice(0, 4)));
});

test('Hindi is matched by sound, and two spellings of one word are equal', () => {
  expect(phoneticKey(toLatinLetters('अपोलो'))).toBe(phoneticKey('apollo'));
  expect(phoneticKey(toLatinLetters('फोर्टिस'))).toBe(phoneticKey('fortis'));
  expect(normalizeName('गुड़गांव')).toBe(normalizeName('गुडगाँव'));
  expect(toWords('आंख अस्पताल')).toEqual(['eye', 'hospital']);
});
