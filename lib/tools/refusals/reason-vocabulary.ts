/** The words and phrases by which each refusal reason is found, in one line of insurance or in all. */
import { reasonsOf } from '../../content/refusals/all-refusals.ts';
import type { RefusalLine, RefusalReason } from '../../content/refusals/refusal-types.ts';
import { countEdits } from '../../text/search/count-edits.ts';
import { phoneticKey } from '../../text/search/phonetic-key.ts';
import { splitWords } from './letter-words.ts';

export type Phrase = readonly string[];

export type VocabularyRow = {
  reason: RefusalReason;
  /** The reason's label, its parts, and the words by which it is searched. */
  phrases: readonly Phrase[];
  /** Those `phrases` that are the reason's own names and codes. */
  names: readonly Phrase[];
  label: string;
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
  const rows = reasons.map((reason) => {
    const label = splitWords(reason.label).join(' ');
    const parts = split([reason.label, ...labelParts(reason.label)]);
    const words = split(reason.words);
    return {
      reason,
      label,
      phrases: [...parts, ...words],
      names: [
        ...parts,
        ...words.filter((phrase) => `${label} `.startsWith(`${phrase.join(' ')} `)),
      ].filter((name) => !generalWords.has(name.join(' '))),
    };
  });
  const counts = new Map<string, number>();
  for (const { phrases } of rows)
    for (const word of new Set(phrases.flat())) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { rows, counts };
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
  if (counts.has(word) || word.length < minMisspeltLength || /\d/.test(word)) return word;
  const all = [...counts.keys()].filter((one) => one.length >= minMisspeltLength - 1);
  return (
    all.find((one) => word.startsWith(one) || one.startsWith(word)) ??
    all.find((one) => countEdits(one, word) <= (word.length > 8 ? 2 : 1)) ??
    all.find((one) => phoneticKey(one) === phoneticKey(word)) ??
    word
  );
}
