/** The words and phrases by which each refusal reason is found, in one line of insurance or in all. */
import { reasonsOf } from '../../content/refusals/all-refusals.ts';
import type { RefusalLine, RefusalReason } from '../../content/refusals/refusal-types.ts';
import { countEdits } from '../../text/search/count-edits.ts';
import { normalizeText } from '../../text/search/normalize-text.ts';
import { phoneticKey } from '../../text/search/phonetic-key.ts';
import { splitWords, wordsOfLittleWeight } from './letter-words.ts';

export type Phrase = readonly string[];

export type VocabularyRow = {
  reason: RefusalReason;
  /** The reason's label, its parts, and the words by which it is searched. */
  phrases: readonly Phrase[];
  /** Those `phrases` that are the reason's own names and codes. */
  names: readonly Phrase[];
  label: string;
  /** Those of one word that is left of several, such as "network" of "not in network": named only by the whole text. */
  remnants: ReadonlySet<string>;
  /** The phrases as they are written here, before any word was left out. */
  written: ReadonlySet<string>;
};

export type Vocabulary = {
  rows: readonly VocabularyRow[];
  /** In how many rows each word is. */
  counts: ReadonlyMap<string, number>;
};

const vocabularies = new Map<RefusalLine | null, Vocabulary>();

export function vocabularyOf(line: RefusalLine | null): Vocabulary {
  const made = vocabularies.get(line) ?? makeVocabulary(reasonsOf(line));
  vocabularies.set(line, made);
  return made;
}

function makeVocabulary(reasons: readonly RefusalReason[]): Vocabulary {
  const split = (texts: readonly string[]) =>
    texts.map(splitWords).filter((words) => words.length > 0);
  const rows = reasons.map((reason): VocabularyRow => {
    const label = splitWords(reason.label).join(' ');
    const parts = split([reason.label, ...labelParts(reason.label)]);
    const typed = reason.words.flatMap((word) => word.split('|'));
    const words = split(typed);
    const remnants = remnantsOf([...typed, ...labelParts(reason.label)]);
    return {
      reason,
      label,
      phrases: [...parts, ...words],
      remnants,
      written: new Set([...typed, reason.label].map(normalizeText)),
      names: [
        ...parts,
        ...words.filter((phrase) => `${label} `.startsWith(`${phrase.join(' ')} `)),
      ].filter((name) => !generalWords.has(name.join(' ')) && !remnants.has(name.join(' '))),
    };
  });
  const counts = new Map<string, number>();
  for (const { phrases } of rows)
    for (const word of new Set(phrases.flat())) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { rows, counts };
}

/** A word that stands for several, as a code or "nonpayable" does, is whole. */
function remnantsOf(typed: readonly string[]): ReadonlySet<string> {
  const single = typed.map((one) => ({
    words: splitWords(one),
    isWord: !one.trim().includes(' '),
  }));
  const whole = new Set(single.filter(({ isWord }) => isWord).flatMap(({ words }) => words));
  return new Set(
    single
      .flatMap(({ words, isWord }) => (isWord || words.length > 1 ? [] : words))
      .filter((word) => !whole.has(word) && !/\d|^no[nr]|^disclo/.test(word)),
  );
}

/** "Pre-existing disease (PED, Excl01)" is also found by what is inside the brackets and by what is before them. */
function labelParts(label: string): string[] {
  return label.split(/[(),]/).filter((part) => part.trim() !== '');
}

/** Parts of labels that many letters have: alone they are no reason's name. */
const generalWords: ReadonlySet<string> = new Set(
  'treatment|hospital|waiting period|not payable|c|excluded|accident|valuables|checked|interest'
    .split('|')
    .map((word) => splitWords(word).join(' ')),
);

/** Those phrases of the rows that name an illness and no reason. */
export const illnesses: ReadonlySet<string> = new Set(
  [
    'hypertension|HTN|high blood pressure|BP|sugar|DM|diabetes|diabetic|madhumeh|डायबिटीज|मधुमेह|शुगर|बीपी',
    'cirrhosis|heart attack|cardiac arrest|stroke|malaria|mosquito bite',
    'knee replacement|ghutne ka operation|घुटने का ऑपरेशन|hydrocele|sinusitis|tonsils|fissure|varicose veins|hysterectomy|arthritis|osteoarthritis|slipped disc|spondylosis',
    'cataract|hernia|piles|kidney stone|gallbladder stone|pathri|पथरी|motiyabind|मोतियाबिंद',
  ]
    .flatMap((names) => names.split('|'))
    .map((illness) => splitWords(illness).join(' ')),
);

/** Shorter words differ by one letter from too many others. */
const minMisspeltLength = 6;

/**
 * The word as the rows spell it: itself, or a word of theirs that begins with it or that it begins with, or else one
 * that is close in spelling, or in sound.
 */
export function knownWord(word: string, { counts }: Vocabulary): string {
  if (counts.has(word) || wordsOfLittleWeight.has(word)) return word;
  if (word.length < minMisspeltLength || /\d/.test(word)) return word;
  const all = [...counts.keys()].filter((one) => one.length >= minMisspeltLength - 1);
  return (
    all.find((one) => word.startsWith(one) || one.startsWith(word)) ??
    all.find((one) => one[0] === word[0] && countEdits(one, word) <= (word.length > 8 ? 2 : 1)) ??
    all.find((one) => phoneticKey(one) === phoneticKey(word)) ??
    word
  );
}
