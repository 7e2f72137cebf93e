import { foldDevanagari } from './normalize-text.ts';
import { indexBySound, wordsSoundingLike } from './sound-index.ts';

const words = indexBySound(
  'roorkee aligarh kanpur deoghar koramangala bandra bhandara reject refund policy book bike'.split(
    ' ',
  ),
);
const closest = (word: string) => wordsSoundingLike(words, foldDevanagari(word))[0]?.word;

test.each([
  ['रुड़की', 'roorkee'],
  ['अलीगढ़', 'aligarh'],
  ['कानपुर', 'kanpur'],
  ['देवघर', 'deoghar'],
  ['कोरमंगला', 'koramangala'],
  ['बांद्रा', 'bandra'],
  ['रिजेक्ट', 'reject'],
  ['रिफंड', 'refund'],
  ['पालिसी', 'policy'],
  ['बाइक', 'bike'],
])('%s sounds most like %s', (word, latin) => {
  expect(closest(word)).toBe(latin);
});

test('a word with other consonants or far other vowels sounds like none', () => {
  expect(closest('चंद्रा')).toBeUndefined();
  expect(closest('रिफाइनरी')).toBeUndefined();
});
