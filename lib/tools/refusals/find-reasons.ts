/**
 * The reasons that the words of a letter, or its clause code, may mean. Words are compared by their stem, after Hindi
 * in Devanagari was written in Latin letters; a misspelt word counts as the known word that it resembles. A code such
 * as "Excl 01", "4.1" or "section 64VB" is one word.
 */
import { reasonsOf } from '../../content/refusals/all-refusals.ts';
import type { RefusalLine, RefusalReason } from '../../content/refusals/refusal-types.ts';
import { toAsciiDigits } from '../../text/to-ascii-digits.ts';
import { countEdits } from '../../text-search/count-edits.ts';
import { normalizeText } from '../../text-search/normalize-text.ts';
import { phoneticKey } from '../../text-search/phonetic-key.ts';
import { isStopWord, stemWord } from '../../text-search/search-terms.ts';
import { toLatinLetters } from '../../text-search/to-latin-letters.ts';
import { sortByInsurance } from './reason-choice.ts';

/** In characters. Longer input is cut. */
export const maxLetterLength = 200;

export type FoundReasons =
  | { kind: 'clear'; reason: RefusalReason }
  | { kind: 'several'; reasons: readonly RefusalReason[] }
  | { kind: 'none' };

const maxFound = 6;
/** A phrase of the row that the text contains scores this, and more per word: a long one is not there by chance. */
const phraseScore = 4;
const perWord = 2;
/** The text is a phrase of the row and nothing else: above every other sum of scores. */
const exactScore = 10_000;
/** The text is a row's label: it was chosen from the list. */
const chosenScore = Number.MAX_SAFE_INTEGER;
/** Of the phrase's score, where the text has all its words but not in a row. */
const scatteredShare = 0.6;
/** Single words are weighted by how few rows have them; a row whose words weigh less matches by chance. */
const minWordScore = 1.6;
/** The second reason is as likely as the first from this part of its score. */
const closeShare = 0.6;
/** The same where no row has a phrase of the text: more are offered, and none is taken for granted. */
const looseShare = 0.5;
/** Of a reason of health among those of other insurance. */
const healthWeight = 1.2;
/** Shorter words differ by one letter from too many others. */
const minMisspeltLength = 6;
const aReason = '(?:reason|karan|kaaran|wajah|vajah)s?';
const told = '(?:given?|giving|told|tell|said|say|stated?|mention(?:ed)?|explain(?:ed)?)';
const bataya = '(?:bat[aiey]+|likh[aiy]+|di|diya|dia|diye)';
const nahi = '(?:nahin?|nai|nhi)';
/** "Not told me the reason", "without any reason", "koi karan nahi bataya", "the reason was not given". */
const saidWithoutReason = new RegExp(
  [
    `\\bnot ${told} (?:[a-z]+ ){0,3}?${aReason}`,
    `\\b(?:no|any|without|bina|koi)(?: (?:any|a|giving|kisi|koi|bhi|clear|valid|specific|proper))* ${aReason}` +
      `(?: ${nahi})?(?: ${told}| ${bataya})?`,
    `\\b${aReason}(?: is| was| has| been| bhi)* (?:not|${nahi})(?: ${told}| ${bataya})?`,
  ]
    .map((said) => `${said}\\b`)
    .join('|'),
  'g',
);
/** In every letter, in both languages: without another word of the row they name no reason. */
const wordsOfEveryLetter: ReadonlySet<string> = new Set(
  [
    'claim',
    'policy',
    'insurance',
    'company',
    'reject',
    'refuse',
    'bima',
    'died',
    'death',
    'क्लेम',
    'पॉलिसी',
    'बीमा',
    'कंपनी',
    'मिला',
    'ने',
    'किया',
  ].flatMap(splitWords),
);

/** Of the rows' phrases those that name an illness and no reason. */
const illnesses: ReadonlySet<string> = new Set(
  [
    ...['hypertension', 'HTN', 'high blood pressure', 'BP', 'sugar', 'DM', 'diabetes', 'diabetic'],
    ...[
      'madhumeh',
      'डायबिटीज',
      'मधुमेह',
      'शुगर',
      'बीपी',
      'cataract',
      'hernia',
      'piles',
      'kidney stone',
    ],
    ...['gallbladder stone', 'pathri', 'पथरी', 'motiyabind', 'मोतियाबिंद'],
  ].map((illness) => splitWords(illness).join(' ')),
);

/** Parts of labels that many letters have: alone they are no reason's name. */
const generalWords: ReadonlySet<string> = new Set(
  'treatment|hospital|waiting period|not payable|c|excluded|accident|valuables|checked|interest'
    .split('|')
    .map((word) => splitWords(word).join(' ')),
);

/** @param line null while the visitor has not said it. */
export function findReasons(text: string, line: RefusalLine | null): FoundReasons {
  const vocabulary = vocabularyOf(line);
  const words = splitWords(text.slice(0, maxLetterLength)).map((word) => known(word, vocabulary));
  if (words.length === 0) return { kind: 'none' };
  const scored = vocabulary.rows
    .map((row) => ({ reason: row.reason, ...scoreOf(row, words, vocabulary) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => certainty(b) - certainty(a) || rank(b, line) - rank(a, line));
  const [first] = scored;
  if (!first) return { kind: 'none' };
  const share = first.hasPhrase ? closeShare : looseShare;
  const close = scored.filter(
    (one) =>
      one === first ||
      isSecondReason(one, first) ||
      (one.score >= first.score * share && !isOutdone(one, first)),
  );
  // One word may be a reason in each of several lines, and only some of them have it as their whole phrase.
  const isAsked = line === null && (close.length === 1 || first.score === exactScore);
  const covered = close.flatMap(({ reason }) => reason.lines);
  const others = isAsked ? vocabulary.rows.filter((row) => isOfOtherLine(row, covered, words)) : [];
  const reasons = [...close, ...others].map(({ reason }) => reason);
  if (reasons.length === 1) return { kind: 'clear', reason: first.reason };
  const shown = reasons.slice(0, maxFound);
  return { kind: 'several', reasons: line === null ? sortByInsurance(shown) : shown };
}

/** The text is a phrase of the row; it has the reason's own name; neither. */
function certainty({ score, isNamed }: Score): number {
  if (score >= exactScore) return 2;
  return isNamed ? 1 : 0;
}

/** While the insurance is not known, a reason of health comes before one that is about as likely: our choice. */
function rank(
  { reason, score }: { reason: RefusalReason; score: number },
  line: RefusalLine | null,
) {
  const isHealth = reason.lines.includes('health-reimbursement');
  return line === null && isHealth ? score * healthWeight : score;
}

function isOfOtherLine(
  { reason, phrases }: Row,
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

type Phrase = readonly string[];
type Row = {
  reason: RefusalReason;
  phrases: readonly Phrase[];
  names: readonly Phrase[];
  label: string;
};
type Vocabulary = {
  rows: readonly Row[];
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
  for (const { phrases } of rows) {
    for (const word of new Set(phrases.flat())) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return { rows, counts };
}

/** "Pre-existing disease (PED, Excl01)" is also found by what is inside the brackets and by what is before them. */
function labelParts(label: string): string[] {
  return label.split(/[(),]/).filter((part) => part.trim() !== '');
}

function scoreOf(
  { phrases, names, label }: Row,
  words: readonly string[],
  { rows, counts }: Vocabulary,
): Score {
  const text = ` ${words.join(' ')} `;
  const isNamed = names.some((name) => text.includes(` ${name.join(' ')} `));
  const own = new Set(phrases.flat());
  const wordsAt = words.flatMap((word, at) => (own.has(word) ? [at] : []));
  const whole = { hasPhrase: true, isNamed, places: [], wordsAt };
  if (words.join(' ') === label) return { ...whole, score: chosenScore };
  const phraseScores = phrases.map((phrase) => {
    const full = phraseScore + perWord * phrase.length;
    if (text.includes(` ${phrase.join(' ')} `)) return full;
    return phrase.length > 1 && phrase.every((word) => words.includes(word))
      ? full * scatteredShare
      : 0;
  });
  const wordScore = [...new Set(words)]
    // A single letter, as in "3(b)", is not a word.
    .filter((word) => word.length > 1 && own.has(word) && !wordsOfEveryLetter.has(word))
    .reduce((sum, word) => sum + Math.log(1 + rows.length / (counts.get(word) ?? 1)), 0);
  const best = Math.max(0, ...phraseScores);
  // The words of the row and no others. A row whose phrase they contain has no part in it.
  if (phrases.some((phrase) => phrase.join(' ') === words.join(' ')))
    return { ...whole, score: exactScore };
  if (best > 0) return { ...whole, score: best + wordScore, places: placesOf(phrases, words) };
  const score = wordScore >= minWordScore ? wordScore : 0;
  return { score, hasPhrase: false, isNamed: false, places: [], wordsAt };
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

/** The word as a row has it: itself, one that begins alike, or the one that it resembles most. */
function known(word: string, { counts }: Vocabulary): string {
  if (counts.has(word) || word.length < minMisspeltLength || /\d/.test(word)) return word;
  const all = [...counts.keys()].filter((one) => one.length >= minMisspeltLength - 1);
  return (
    all.find((one) => word.startsWith(one) || one.startsWith(word)) ??
    all.find((one) => countEdits(one, word) <= (word.length > 8 ? 2 : 1)) ??
    all.find((one) => phoneticKey(one) === phoneticKey(word)) ??
    word
  );
}

/** Stems without words that say nothing; codes in one spelling. */
const wordsOfRefusalAlone: ReadonlySet<string> = new Set([
  ...wordsOfEveryLetter,
  ...'letter decline deny repudiate खारिज रिजेक्ट'.split(' ').flatMap(splitWords),
]);

/** "My claim was rejected": the words say that it was, and not why. */
export function hasNoReason(text: string): boolean {
  return splitWords(text.slice(0, maxLetterLength)).every((word) => wordsOfRefusalAlone.has(word));
}

function splitWords(text: string): string[] {
  const dotted = toAsciiDigits(text).replace(/(?<=\d)\.(?=\d)/g, 'p');
  const latin = normalizeText(dotted).split(' ').map(toLatinLetters).join(' ');
  return joinCodes(joinSayings(latin))
    .split(' ')
    .filter((word) => word !== '' && !isStopWord(word))
    .map(stemWord);
}

/**
 * What a reader says in many ways is one word. The stop words, such as "not" and "nahi", are still there: without them
 * "no reason" would be "reason", which is in every letter.
 */
function joinSayings(text: string): string {
  return text
    .replace(saidWithoutReason, 'noreason')
    .replace(/\b(?:pahle|pahale|pehley|pehele|pahele)\b/g, 'pehle')
    .replace(/\bchh?[iu]pp?a[a-z]*/g, 'disclosed')
    .replace(/\b(?:nahin?|nai|nhi) (?:bat[aiey]+|likh[aiy]+)\b/g, 'disclosed')
    .replace(/\bnot (?:been )?(?:told|tell|mention(?:ed)?|reveal(?:ed)?)\b/g, 'disclosed')
    .replace(/\b(?:hid|hides?|hidden|hiding)\b/g, 'disclosed');
}

/**
 * "Exclusion 1", "Excl. 01" and "EXCL-01" are one code, as "sec. 45", "s. 45", "u/s 45" and "dhara 45" are. Letters say
 * not disclosed, suppressed or concealed for the same.
 */
function joinCodes(text: string): string {
  return text
    .replace(/\bexcl(?:usion)?(?: code| no)?\s?0*(\d{1,2})\b/g, 'excl$1')
    .replace(/\b(?:(?:section|sec|u s|s|dhara|sekshan|sekshn) )?64 ?(vb|um)\b/g, '64$1')
    .replace(/\b(?:section|sec|u s|s|dhara|sekshan|sekshn) (\d{1,3}[a-z]{0,2})\b/g, 'sec$1')
    .replace(/\b(?:non ?|un)?(?:disclos|suppress|conceal)[a-z]*/g, 'disclosed')
    .replace(/\bnon (?=[a-z])/g, 'non')
    .replace(/\bpre (?=exist)/g, 'pre')
    .replace(/\br (?:and )?c\b/g, 'randc');
}
