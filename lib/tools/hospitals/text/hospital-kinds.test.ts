import { findKindAt, kindsInName } from './hospital-kinds.ts';
import { toWords } from './to-words.ts';

const kindOf = (text: string) => findKindAt(toWords(text), 0);

test.each([
  ['cardiologist', 'heart'],
  ['दिल', 'heart'],
  ['आंखों', 'eye'],
  ['nethralaya', 'eye'],
  ['test tube baby', 'ivf'],
  ['baby', 'child'],
  ['bachhon', 'child'],
  ['orthopedic', 'bone'],
  ['root canal', 'dental'],
  ['पथरी', 'kidney'],
])('%s names the kind %s', (words, kind) => {
  expect(kindOf(words)).toEqual({ kind, length: words.split(' ').length });
});

test('words that are part of names are not kinds', () => {
  for (const word of ['asha', 'root', 'health', 'general', 'constructor', 'ear'.slice(0, 2)])
    expect([word, kindOf(word)]).toEqual([word, null]);
});

test('a name may contain several kinds', () => {
  expect([...kindsInName(toWords('Asha Eye and ENT Hospital'))]).toEqual(['eye', 'ent']);
});
