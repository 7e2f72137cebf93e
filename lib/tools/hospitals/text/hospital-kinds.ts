/**
 * Kinds of hospital as concepts: "dil ka aspatal", "cardiologist" and "Heart Institute" are one kind. A hospital has
 * the kinds that its name contains; a search for a kind finds all of them.
 */
import { normalizeText } from '../../../text/search/normalize-text.ts';
import { phoneticKey } from '../../../text/search/phonetic-key.ts';
import { normalizeWord } from './to-words.ts';
import lists from './word-lists.json' with { type: 'json' };

/** Each kind with the words that names and visitors use for it, in English, in Hindi and in transliterated Hindi. */
const wordsByKind = lists.kinds;

export type HospitalKind = keyof typeof wordsByKind;

export const hospitalKinds = Object.keys(wordsByKind) as readonly HospitalKind[];

const kindByPhrase = new Map(
  hospitalKinds.flatMap((kind) =>
    wordsByKind[kind].map(
      (phrase) => [normalizeText(phrase).split(' ').map(normalizeWord).join(' '), kind] as const,
    ),
  ),
);
/** Keyed by sound, for words with many spellings; short words are left out because they match too many others. */
const kindBySound = new Map(
  [...kindByPhrase].flatMap(([phrase, kind]) =>
    phrase.length > 4 && !phrase.includes(' ') ? [[phoneticKey(phrase), kind] as const] : [],
  ),
);
const maxWords = 3;

/**
 * @param words normalised.
 * @returns a kind and the number of words from `from` that name it; null for none.
 */
export function findKindAt(
  words: readonly string[],
  from: number,
): { kind: HospitalKind; length: number } | null {
  for (let length = Math.min(maxWords, words.length - from); length >= 1; length--) {
    const phrase = words.slice(from, from + length).join(' ');
    const kind = kindByPhrase.get(phrase) ?? (length === 1 ? soundsLike(phrase) : undefined);
    if (kind) return { kind, length };
  }
  return null;
}

function soundsLike(word: string): HospitalKind | undefined {
  return word.length > 4 ? kindBySound.get(phoneticKey(word)) : undefined;
}

/** The kinds that a hospital's name contains. */
export function kindsInName(words: readonly string[]): Set<HospitalKind> {
  return new Set(words.flatMap((_, from) => findKindAt(words, from)?.kind ?? []));
}
