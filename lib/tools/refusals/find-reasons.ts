/**
 * The reasons that the words of a letter, or its clause code, may mean. Words are compared by their stem; a misspelt
 * word counts as the known word that it resembles. A reason is taken for granted, with its letter, only by a code, a
 * name or a phrase: words alone are a question.
 */
import { findReason, reasonsOf } from '../../content/refusals/all-refusals.ts';
import type { RefusalLine, RefusalReason } from '../../content/refusals/refusal-types.ts';
import { countEdits } from '../../text/search/count-edits.ts';
import { normalizeText } from '../../text/search/normalize-text.ts';
import { phoneticKey } from '../../text/search/phonetic-key.ts';
import {
  maxLetterLength,
  splitWords,
  wordsOfEveryLetter,
  wordsOfLittleWeight,
} from './letter-words.ts';
import { sortByInsurance } from './reason-choice.ts';

// The words and phrases by which each refusal reason is found, in one line of insurance or in all.
type Phrase = readonly string[];

type VocabularyRow = {
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

type Vocabulary = {
  rows: readonly VocabularyRow[];
  /** In how many rows each word is. */
  counts: ReadonlyMap<string, number>;
};

const vocabularies = new Map<RefusalLine | null, Vocabulary>();

function vocabularyOf(line: RefusalLine | null): Vocabulary {
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

/** Those phrases of the rows that name an illness, or a person of every claim, and no reason. */
const illnesses: ReadonlySet<string> = new Set(
  [
    'hypertension|HTN|high blood pressure|BP|sugar|DM|diabetes|diabetic|madhumeh|डायबिटीज|मधुमेह|शुगर|बीपी',
    'cirrhosis|heart attack|cardiac arrest|stroke|malaria|mosquito bite',
    'knee replacement|ghutne ka operation|घुटने का ऑपरेशन|hydrocele|sinusitis|tonsils|fissure|varicose veins|hysterectomy|arthritis|osteoarthritis|slipped disc|spondylosis',
    'cataract|hernia|piles|kidney stone|gallbladder stone|pathri|पथरी|motiyabind|मोतियाबिंद',
    'nominee|नॉमिनी|waris|वारिस|guardian|abhibhavak',
  ]
    .flatMap((names) => names.split('|'))
    .map((illness) => splitWords(illness).join(' ')),
);

/** Shorter words differ by one letter from too many others. */
const minMisspeltLength = 6;
/** Shorter words sound like too many others. */
const minSoundLength = 5;

/**
 * The word as the rows spell it: itself, or a word of theirs that begins with it or that it begins with, or else one
 * that is close in spelling, or in sound.
 */
function knownWord(word: string, { counts }: Vocabulary): string {
  if (counts.has(word) || wordsOfLittleWeight.has(word)) return word;
  if (word.length < minSoundLength || /\d/.test(word)) return word;
  const all = [...counts.keys()].filter((one) => one.length >= minSoundLength);
  const misspelt =
    word.length >= minMisspeltLength
      ? (all.find((one) => word.startsWith(one) || one.startsWith(word)) ??
        all.find((one) => one[0] === word[0] && countEdits(one, word) <= (word.length > 8 ? 2 : 1)))
      : undefined;
  return misspelt ?? all.find((one) => phoneticKey(one) === phoneticKey(word)) ?? word;
}

export type FoundReasons =
  | { kind: 'clear'; reason: RefusalReason }
  | { kind: 'several'; reasons: readonly RefusalReason[] }
  | { kind: 'none' };

const maxFound = 4;
/** The second reason is as likely as the first from this part of its score. */
const closeShare = 0.6;
/** The same where no row has a phrase of the text: more are offered, and none is taken for granted. */
const looseShare = 0.5;

/** @param line null while the visitor has not said it. */
export function findReasons(text: string, line: RefusalLine | null): FoundReasons {
  const vocabulary = vocabularyOf(line);
  const words = splitWords(text.slice(0, maxLetterLength)).map((word) =>
    knownWord(word, vocabulary),
  );
  if (words.length === 0) return { kind: 'none' };
  const owners = ownersOfCode(words, vocabulary);
  const isOwner = ({ reason }: Scored) => owners.includes(reason);
  const scored = vocabulary.rows
    .map((row) => ({ reason: row.reason, ...scoreOf(row, words, vocabulary, normalizeText(text)) }))
    .filter(({ score }) => score > 0)
    .filter((one) => owners.length === 0 || isOwner(one) || one.isNamed)
    .sort(
      (a, b) =>
        Number(isOwner(b)) - Number(isOwner(a)) ||
        certainty(b) - certainty(a) ||
        rank(b, line) - rank(a, line),
    );
  const [first] = scored;
  if (!first) return { kind: 'none' };
  // "Hernia" is what was treated: the letter may say a wait, a fact not told, or something else.
  const isIllnessAlone = first.places.length > 0 && first.places.every((at) => at.isIllness);
  const share = first.hasPhrase ? closeShare : looseShare;
  const close = scored.filter(
    (one) =>
      one === first ||
      isSecondReason(one, first) ||
      (one.score >= first.score * share &&
        (one.hasPhrase || !first.hasPhrase || isIllnessAlone) &&
        !isOutdone(one, first)),
  );
  // One word may be a reason in each of several lines, and only some of them have it as their whole phrase.
  const isLineOpen = line === null && (close.length === 1 || first.score === exactScore);
  const covered = close.flatMap(({ reason }) => reason.lines);
  const others = isLineOpen
    ? vocabulary.rows.filter((row) => isOfOtherLine(row, covered, words))
    : [];
  const reasons = [...close, ...others].map(({ reason }) => reason);
  if (reasons.length === 1 && first.hasPhrase && !isIllnessAlone)
    return { kind: 'clear', reason: first.reason };
  if (isIllnessAlone) reasons.push(...oftenWith(first.reason, reasons));
  const shown = reasons.slice(0, maxFound);
  return { kind: 'several', reasons: line === null ? sortByInsurance(shown) : shown };
}

/** What letters about the same illness often say instead. */
function oftenWith({ oftenWith: ids = [] }: RefusalReason, shown: readonly RefusalReason[]) {
  return ids.flatMap((id) => findReason(id) ?? []).filter((reason) => !shown.includes(reason));
}

/** A typed code of the standard exclusions decides: beside it only another reason's own name counts. */
function ownersOfCode(words: readonly string[], { rows }: Vocabulary): RefusalReason[] {
  const codes = words.filter((word) => /^excl\d+$/.test(word));
  return rows
    .filter(({ phrases }) => phrases.some(([one = '']) => codes.includes(one)))
    .map(({ reason }) => reason);
}

type Place = { start: number; end: number; isIllness: boolean };

type Score = {
  score: number;
  hasPhrase: boolean;
  /** The text has the reason's own name or code: a part of its label, or the words with which the label begins. */
  isNamed: boolean;
  /** Where the text has phrases of the row, whole and in order. */
  places: readonly Place[];
  /** Where it has words of the row. */
  wordsAt: readonly number[];
};
type Scored = Score & { reason: RefusalReason };

/** A phrase of the row that the text contains scores this, and more per word: a long one is not there by chance. */
const phraseScore = 4;
const perWord = 2;
/** The text is a phrase of the row and nothing else: above every other sum of scores. */
const exactScore = 10_000;
/** The text is a row's label: it was chosen from the list. */
const chosenScore = Number.MAX_SAFE_INTEGER;
/** Share of a phrase's score that counts where the text has all its words, two of weight among them, not in a row. */
const scatteredShare = 0.6;
const minScattered = 2;
/** Single words are weighted by how few rows have them; a row whose words weigh less matches by chance. */
const minWordScore = 1.6;

function scoreOf(
  { phrases, names, label, remnants, written }: VocabularyRow,
  words: readonly string[],
  { rows, counts }: Vocabulary,
  typed: string,
): Score {
  const text = ` ${words.join(' ')} `;
  const isNamed = names.some((name) => text.includes(` ${name.join(' ')} `));
  const own = new Set(phrases.flat());
  const wordsAt = words.flatMap((word, at) => (own.has(word) ? [at] : []));
  const whole = { hasPhrase: true, isNamed, places: [], wordsAt };
  if (words.join(' ') === label) return { ...whole, score: chosenScore };
  const phraseScores = phrases.map((phrase) => {
    const weight = remnants.has(phrase.join(' ')) ? 0 : phrase.filter(hasWeight).length;
    const full = phraseScore + perWord * phrase.length;
    if (weight > 0 && text.includes(` ${phrase.join(' ')} `)) return full;
    return weight >= minScattered && phrase.every((word) => words.includes(word))
      ? full * scatteredShare
      : 0;
  });
  const wordScore = [...new Set(words)]
    // A single letter, as in "3(b)", is not a word.
    .filter((word) => word.length > 1 && own.has(word) && hasWeight(word))
    .reduce((sum, word) => sum + Math.log(1 + rows.length / (counts.get(word) ?? 1)), 0);
  const best = Math.max(0, ...phraseScores);
  // The words of the row and no others. A row whose phrase they contain has no part in it. "Hospital" is not "not a
  // hospital".
  const all = words.join(' ');
  const isWhole = (words.some(hasWeight) && !remnants.has(all)) || written.has(typed);
  if (isWhole && phrases.some((phrase) => phrase.join(' ') === all))
    return { ...whole, score: exactScore, places: placesOf(phrases, words) };
  if (best > 0) return { ...whole, score: best + wordScore, places: placesOf(phrases, words) };
  const score = wordScore >= minWordScore ? wordScore : 0;
  return { score, hasPhrase: false, isNamed: false, places: [], wordsAt };
}

function hasWeight(word: string): boolean {
  return !wordsOfEveryLetter.has(word) && !wordsOfLittleWeight.has(word);
}

function placesOf(phrases: readonly Phrase[], words: readonly string[]): Place[] {
  return phrases.flatMap((phrase) => {
    const start = words.findIndex((_, at) =>
      phrase.every((word, next) => words[at + next] === word),
    );
    const isIllness = illnesses.has(phrase.join(' '));
    return start < 0 ? [] : [{ start, end: start + phrase.length, isIllness }];
  });
}

/** The text is a phrase of the row; it has the reason's own name; neither. */
function certainty({ score, isNamed }: Score): number {
  if (score >= exactScore) return 2;
  return isNamed ? 1 : 0;
}

/** Factor for the score of a health reason while the insurance is not known. */
const healthWeight = 1.2;

/** While the insurance is not known, a reason of health comes before one that is about as likely: our choice. */
function rank(
  { reason, score }: { reason: RefusalReason; score: number },
  line: RefusalLine | null,
) {
  const isHealth = reason.lines.includes('health-reimbursement');
  return line === null && isHealth ? score * healthWeight : score;
}

function isOfOtherLine(
  { reason, phrases }: VocabularyRow,
  covered: readonly RefusalLine[],
  words: readonly string[],
) {
  return (
    !reason.lines.some((line) => covered.includes(line)) &&
    phrases.some((phrase) => words.every((word) => phrase.includes(word)))
  );
}

/**
 * "PED and late intimation": the words of another phrase, elsewhere in the text, name a second reason. An illness
 * beside a reason's own name is what that reason is about: "non-disclosure of BP".
 */
function isSecondReason(one: Score, first: Score): boolean {
  return (
    first.places.length > 0 &&
    one.places.some(
      ({ start, end, isIllness }) =>
        !(isIllness && first.isNamed) &&
        first.places.every((other) => end <= other.start || start >= other.end),
    )
  );
}

/** One claim can have both, and the text says of the second what is in the name of the first, or its illness. */
function isOutdone(one: Scored, first: Scored): boolean {
  const isWithin = (at: number) => (place: Place) => at >= place.start && at < place.end;
  return (
    first.isNamed &&
    certainty(one) === 0 &&
    one.reason.lines.some((line) => first.reason.lines.includes(line)) &&
    one.wordsAt.every(
      (at) =>
        first.places.some(isWithin(at)) ||
        one.places.some((place) => place.isIllness && isWithin(at)(place)),
    )
  );
}
