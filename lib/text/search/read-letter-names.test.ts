import { readLetterNames } from './read-letter-names.ts';

test.each([
  ['केईएम', 'kem'],
  ['टीपीए', 'tpa'],
  ['एलआईसी', 'lic'],
])('%s is %s', (word, initials) => {
  expect(readLetterNames(word)).toBe(initials);
});

test('two letters, and other words, are no initials', () => {
  for (const word of ['केपी', 'बीमा', 'एलोरा']) expect(readLetterNames(word)).toBeNull();
});
