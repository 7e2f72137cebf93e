import { isPronounceable, phoneticKey } from './phonetic-key.ts';
import { toLatinLetters } from './to-latin-letters.ts';

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

test('Hindi is matched by sound', () => {
  expect(phoneticKey(toLatinLetters('अपोलो'))).toBe(phoneticKey('apollo'));
  expect(phoneticKey(toLatinLetters('फोर्टिस'))).toBe(phoneticKey('fortis'));
});

test('a word of which the key leaves little is not compared by sound', () => {
  expect(isPronounceable('zzzzqq')).toBe(false);
  expect(isPronounceable('apollo')).toBe(true);
});
