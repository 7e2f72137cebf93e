/** Transliterates Hindi words closely enough to match by sound: "अपोलो" becomes "apolo". */

const consonants =
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h';
const vowels = 'अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ऑ o ओ o औ au';
const vowelSigns = 'ा a ि i ी i ु u ू u ृ ri े e ै ai ॉ o ो o ौ au ॅ e';

const pairs = (text: string) => {
  const parts = text.split(' ');
  return new Map(
    parts.flatMap((part, index) => (index % 2 ? [] : [[part, parts[index + 1] ?? '']])),
  );
};
const consonantOf = pairs(consonants);
const vowelOf = pairs(vowels);
const signOf = pairs(vowelSigns);
const virama = '्';
const anusvara = 'ं';
/** Before these the nasal is "m": "मुंबई" is Mumbai. */
const labials = new Set('पफबभ');

/** @param word lower case, without the nukta (`normalizeText`). Other scripts are returned unchanged. */
export function toLatinLetters(word: string): string {
  return isDevanagari(word) ? transliterate(word) : word;
}

/**
 * The spellings that the word may have in Latin letters, that of `toLatinLetters` first: "ड" may be the flap that
 * English writes with "r" ("अलीगढ", Aligarh), and "v" after a vowel may be its end ("गांव", gaon; "देवघर", Deoghar).
 */
export function latinSpellings(word: string): string[] {
  if (!isDevanagari(word)) return [word];
  const flapped = word.replace(flaps, (letter) => (letter === 'ढ' ? 'र्ह' : 'र'));
  const spelt = [word, flapped].map(transliterate);
  const glided = spelt.map((one) =>
    one.replace(/anv$/, 'aon').replace(/(?<=[aei])va?(?=$|[^aeiou])/g, 'o'),
  );
  return [...new Set([...spelt, ...glided])];
}

/** "ड" and "ढ" between vowels or at the end, where people often leave the nukta out. The aspirate is kept. */
const flaps = /(?<=[\u0904-\u0939\u093e-\u094c])(?:ड|ढ)(?!\u094d)/g;

function isDevanagari(word: string): boolean {
  return /[\u0900-\u097f]/.test(word);
}

function transliterate(word: string): string {
  const letters = [...word];
  let latin = '';
  letters.forEach((letter, index) => {
    const next = letters[index + 1];
    const consonant = consonantOf.get(letter);
    if (consonant !== undefined) {
      const isFollowed = next !== undefined && (signOf.has(next) || next === virama);
      // The inherent vowel is silent at the end of a word.
      latin += consonant + (isFollowed || next === undefined ? '' : 'a');
    } else if (letter === anusvara) latin += labials.has(next ?? '') ? 'm' : 'n';
    else if (letter !== virama)
      latin += vowelOf.get(letter) ?? signOf.get(letter) ?? (/[a-z0-9]/.test(letter) ? letter : '');
  });
  return latin;
}
