import { isStopWord, stemWord, tokenizeText } from './search-terms.ts';

test('a hyphenated word is found by its parts and as one word', () => {
  expect(tokenizeText('What is a Co-pay?')).toEqual(['what', 'is', 'a', 'co', 'pay', 'copay']);
});

test('apostrophes and points inside a word do not split it', () => {
  expect(tokenizeText('can’t claim 1.5 lakh')).toEqual(['cant', 'claim', '15', 'lakh']);
});

test('Devanagari keeps its vowel signs', () => {
  expect(tokenizeText('बीमा क्या है?')).toEqual(['बीमा', 'क्या', 'है']);
});

test('forms of one word have one stem; short words and numbers are unchanged', () => {
  expect(stemWord('bonuses')).toBe(stemWord('bonus'));
  expect(stemWord('claiming')).toBe(stemWord('claims'));
  expect(stemWord('tp')).toBe('tp');
  expect(stemWord('80d')).toBe('80d');
});

test('stop words are English and transliterated Hindi', () => {
  for (const word of ['the', 'kya', 'nahi']) expect(isStopWord(word)).toBe(true);
  expect(isStopWord('claim')).toBe(false);
});
