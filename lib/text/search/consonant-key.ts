/**
 * The consonants of a word as Hindi and English share them, for words typed in Devanagari: Devanagari leaves out some
 * inner vowels, and Latin spellings double, drop and swap theirs. "प्रज्ञा", "Pragya", "Prajna" and "Pradnya" get equal
 * keys.
 */

const steps: readonly (readonly [RegExp, string])[] = [
  [/jn|dny|gny|gy/g, 'J'],
  [/ksh|kch|x|ks/g, 'X'],
  [/ph/g, 'f'],
  [/chh?/g, 'C'],
  [/([tdbkgjz])h/g, '$1'],
  [/sch|sh/g, 's'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/(.)\1+/g, '$1'],
  [/(?<=..)h$/, ''],
  [/^[aeiou]+/, 'A'],
  [/(?<=.)[aeiouy]/g, ''],
  // Last: "कानपुर" is "kanapur" in Latin letters, because Devanagari does not write the vowel that is silent.
  [/n(?=[pbm])/g, 'm'],
];

/** @param word lower-case Latin letters. */
export function consonantKey(word: string): string {
  let key = word;
  for (const [pattern, by] of steps) key = key.replace(pattern, by);
  return key;
}

/** The word's key, and a variant with the soft s that English writes and Hindi spells with "j": "सनराइज" is Sunrise. */
export function consonantKeysOfHindi(word: string): string[] {
  const key = consonantKey(word);
  return /(?<=.)j/.test(key) ? [key, key.replace(/(?<=.)j/g, 's')] : [key];
}
