import { toLatinLetters } from './latin-letters.ts';
import { soundKey } from './sound-key.ts';
import { nameKey, wordsOf } from './words.ts';

test('one spelling for what lists write in several ways', () => {
  expect(wordsOf("Dr. Agarwal's Hosp. & Eye Center")).toEqual(
    wordsOf('DR AGARWALS HOSPITAL AND EYE CENTRE'),
  );
  expect(wordsOf('K.E.M. Hospital')).toEqual(['kem', 'hospital']);
  expect(wordsOf('K E M Hospital')).toEqual(['kem', 'hospital']);
  expect(wordsOf('Multi-Speciality')).toEqual(wordsOf('multi specialty'));
  expect(wordsOf('Hôpital')).toEqual(['hopital']);
});

test('words that every object knows are words like others', () => {
  expect(wordsOf('constructor __proto__ toString')).toEqual(['constructor', 'proto', 'tostring']);
});

test.each([
  ['appolo', 'apollo'],
  ['fortice', 'fortis'],
  ['nethralaya', 'netralaya'],
  ['shri', 'sri'],
  ['ludhiyana', 'ludhiana'],
  ['lilawati', 'leelavati'],
])('%s sounds like %s', (one, other) => {
  expect(soundKey(one)).toBe(soundKey(other));
});

test('other names sound otherwise', () => {
  expect(soundKey('apollo')).not.toBe(soundKey('apple'));
  expect(soundKey('fortis')).not.toBe(soundKey('forties'.slice(0, 4)));
});

test('Hindi is read by sound, and written in two ways is one', () => {
  expect(soundKey(toLatinLetters('अपोलो'))).toBe(soundKey('apollo'));
  expect(soundKey(toLatinLetters('फोर्टिस'))).toBe(soundKey('fortis'));
  expect(nameKey('गुड़गांव')).toBe(nameKey('गुडगाँव'));
  expect(wordsOf('आंख अस्पताल')).toEqual(['eye', 'hospital']);
});
