/**
 * Translates the site's English texts by a catalogue, as gettext does: the key of a translation is the English text
 * itself. A text that no catalogue has stays English.
 */

import { extractPlaceables, insertPlaceables, placeableInHindi } from './placeables.ts';
import { contextEnd } from './with-context.ts';

/**
 * English to Hindi. `{0}` is the first amount, date, time or number of a text, `{1}` the next one (placeables.ts).
 * `{name}` is words that stay as they are, such as an insurer's name, and `{text}` words that have a translation of
 * their own: one entry for all of them. A second one is `{name2}`, `{text2}`. A context stands before its text
 * (with-context.ts).
 */
export type Catalogue = Readonly<Record<string, string>>;

/** `isEnglish`: a sentence without a translation beside others that have one. */
export type TextPart = { text: string; isEnglish: boolean };

export type Translator = {
  /** @returns the text itself where the catalogue has none. White space around it stays. */
  translate: (text: string) => string;
  /** The address of a page of the site in this language, where it exists in it: "/renewal#x" is "/hi/renewal#x". */
  localHref: (href: string) => string;
};

/**
 * `partsOf` gives a text in parts of one language each.
 * @param onMissing is told each text, as a key, that the catalogue has no translation for.
 */
export function createTranslator(
  catalogue: Catalogue,
  localHref: Translator['localHref'],
  onMissing?: (key: string) => void,
): Translator & { partsOf: (text: string) => readonly TextPart[] } {
  const translations = new Map<string, string>();
  const sentences = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const [english, hindi] of Object.entries(catalogue)) {
    const key = withFigures(english);
    translations.set(key, hindi);
    // The last words of another sentence.
    const clause = key.replace(/\.$/, '');
    if (!translations.has(clause)) translations.set(clause, hindi.replace(/।$/, ''));
    if (slot.test(key)) patterns.push(toPattern(key, hindi));
    for (const [sentence, own] of sentencePairs(key, hindi))
      if (!sentences.has(sentence)) sentences.set(sentence, own);
  }
  const patternsFor = indexPatterns(patterns);
  const known = new RecentTexts();

  /** null where no sentence of the text has a translation. */
  function find(text: string): readonly TextPart[] | null {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const found = findParts(wordsOf(text));
    known.set(text, found);
    return found;
  }

  function findParts(words: Words): readonly TextPart[] | null {
    const search = { left: maxLookUps, missing: new Set<string>() };
    const whole = lookUpWhole(words, translations) ?? lookUpByPattern(words, search, true);
    if (whole !== null) return [inOneLanguage(whole)];
    const all = withValues(sentencesOf(words.key), words.values);
    const found = all.map((one) => lookUpWhole(one, sentences) ?? lookUp(one, search));
    const missing = all.filter(({ key }, at) => found[at] === null && isEnglishSentence(key));
    const joined = missing.length > 0 && all.length > 1 ? lookUp(words, search) : null;
    if (joined !== null) return [inOneLanguage(joined)];
    const isMissing = missing.length === all.length;
    for (const { key } of isMissing ? [words] : missing) onMissing?.(numbered(key));
    if (isMissing) return null;
    return all.map((one, at) => ({
      text: `${found[at] ?? englishOf(one)}${at < all.length - 1 ? ' ' : ''}`,
      isEnglish: missing.includes(one),
    }));
  }

  function lookUp(words: Words, search: Search): string | null {
    if (search.missing.has(words.key) || search.left-- <= 0) return null;
    const found = lookUpWhole(words, translations) ?? lookUpInParts(words, search);
    if (found === null) search.missing.add(words.key);
    return found;
  }

  /** What is joined of entries first, because a pattern may read it in several ways. */
  function lookUpInParts(words: Words, search: Search): string | null {
    if (words.key.length > maxPatternLength) return null;
    const isSentence = words.key.endsWith('.');
    const body = isSentence ? { ...words, key: words.key.slice(0, -1) } : words;
    const found = (isSentence ? lookUpWhole(body, translations) : null) ?? lookUpAsList(body, null);
    const byPattern = found === null ? lookUpByPattern(words, search) : null;
    if (byPattern !== null) return byPattern;
    const joined = found ?? lookUpAsList(body, search);
    return joined !== null && isSentence ? `${joined}।` : joined;
  }

  /** @param isOfSentences for the patterns of several sentences alone: they say more than each of these. */
  function lookUpByPattern(words: Words, search: Search, isOfSentences = false): string | null {
    if (words.key.length > maxPatternLength) return null;
    const isSentence = words.key.endsWith('.');
    const body = isSentence ? { ...words, key: words.key.slice(0, -1) } : words;
    for (const { literals, slots, hindi, hasSentences, endsInName } of patternsFor(words.key)) {
      if (isOfSentences && !hasSentences) continue;
      const match = splitAt(endsInName ? words : body, literals);
      if (match === null) continue;
      const parts = new Map<string, string>();
      for (const [at, slot] of slots.entries()) {
        const found = lookUpSlot(slot, match.parts[at] ?? noWords, search);
        if (found === null) break;
        parts.set(slot.name, found);
      }
      if (parts.size < slots.length) continue;
      const found = inHindi(hindi, match.figures).replace(
        allSlots,
        (whole, name: string) => parts.get(name) ?? whole,
      );
      return isSentence && !endsInName ? `${found}।` : found;
    }
    return null;
  }

  /** In a sentence an entry begins with the other case: "Health claim refused: wear and tear". */
  function lookUpSlot({ name, isQuoted }: Slot, words: Words, search: Search): string | null {
    if (isQuoted) return englishOf(words);
    if (name.startsWith('text'))
      return lookUp(words, search) ?? lookUpWhole(flipFirst(words), translations);
    // Words that begin small are a sentence's, and no name.
    return (
      lookUpWhole(words, translations) ??
      (/^[a-z].* /.test(words.key) ? lookUp(words, search) : englishOf(words))
    );
  }

  /**
   * "you at 40, covered for 2 years and savings of ₹5 lakh", of which each is an entry, or several together are.
   * @param search for items that are patterns
   */
  function lookUpAsList({ key, values }: Words, search: Search | null): string | null {
    const tokens = key.split(separator);
    if (tokens.length === 1) return null;
    let inHindi = '';
    let figuresLeft = values;
    for (let at = 0, end = 0; at < tokens.length; at = end + 1) {
      let item = noWords;
      let found: string | null = null;
      for (end = Math.min(tokens.length, at + maxItemTokens); end > at && !found; end -= 2) {
        item = { key: tokens.slice(at, end).join(''), values: figuresLeft };
        found = lookUpWhole(item, translations) ?? lookUpWhole(flipFirst(item), translations);
      }
      end += 2;
      if (!found && search) found = lookUp(item, search) ?? lookUp(flipFirst(item), search);
      if (!found) return null;
      figuresLeft = figuresLeft.slice(countFigures(item.key));
      inHindi += found + (tokens[end] ?? '').replace('and', 'और');
    }
    return inHindi;
  }

  function partsOfLine(text: string): readonly TextPart[] {
    const [plain = text] = text.split(contextEnd).slice(-1);
    if (plain !== text && !translations.has(withFigures(text))) return partsOfLine(plain);
    const core = text.trim();
    if (core === '') return [inOneLanguage(text)];
    // A heading has spaces that do not break (keepTogether); catalogues have plain ones.
    const english = core.replaceAll('\u00a0', ' ');
    const parts = find(english);
    if (parts === null) return [inOneLanguage(text)];
    const [before = '', after = ''] = text.split(core);
    return [inOneLanguage(before), ...parts, inOneLanguage(after)];
  }

  const partsOf = (text: string) =>
    text.split('\n').flatMap((line, at) => [...(at > 0 ? [lineEnd] : []), ...partsOfLine(line)]);
  return {
    translate: (text) =>
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    partsOf,
    localHref,
  };
}

function inOneLanguage(text: string): TextPart {
  return { text, isEnglish: false };
}

const lineEnd = inOneLanguage('\n');

/** A text whose figures are one character each, and the figures. */
type Words = { key: string; values: readonly string[] };
const noWords: Words = { key: '', values: [] };
const figure = '\uE000';

function wordsOf(text: string): Words {
  const { key, values } = extractPlaceables(text);
  return { key: withFigures(key), values };
}

function withFigures(key: string): string {
  return key.replace(/\{\d+\}/g, figure);
}

function numbered(key: string): string {
  let at = 0;
  return key.replaceAll(figure, () => `{${at++}}`);
}

function englishOf({ key, values }: Words): string {
  return insertPlaceables(numbered(key), values);
}

function inHindi(hindi: string, values: readonly string[]): string {
  return insertPlaceables(hindi, values.map(placeableInHindi));
}

function lookUpWhole(
  { key, values }: Words,
  translations: ReadonlyMap<string, string>,
): string | null {
  // The end of a sentence whose last words are a link or a figure in bold is a text of its own.
  if (key === '.' || key === ').') return key.replace('.', '।');
  // A sentence of figures alone has its own full stop.
  const hindi =
    translations.get(key) ?? (/\p{Script=Latin}/u.test(key) ? undefined : numbered(key));
  return hindi === undefined ? null : inHindi(hindi, values);
}

function countFigures(key: string): number {
  return key.split(figure).length - 1;
}

/** Each part with the figures that it has. */
function withValues(parts: readonly string[], values: readonly string[]): Words[] {
  let at = 0;
  return parts.map((part) => {
    const from = at;
    at += countFigures(part);
    return { key: part, values: values.slice(from, at) };
  });
}

/** The words of the slots between literals, and the figures of the literals; null where the text has them not. */
function splitAt({ key, values }: Words, literals: readonly string[]) {
  const last = literals.at(-1) ?? '';
  if (!key.startsWith(literals[0] ?? '') || !key.endsWith(last)) return null;
  const parts: Words[] = [];
  const figures: string[] = [];
  let figuresLeft = values;
  let at = 0;
  const take = (length: number) => {
    const words = key.slice(at, at + length);
    const taken = figuresLeft.slice(0, countFigures(words));
    figuresLeft = figuresLeft.slice(taken.length);
    at += length;
    return { key: words, values: taken };
  };
  for (const [index, literal] of literals.entries()) {
    if (index > 0) {
      const isLast = index === literals.length - 1;
      const end = isLast ? key.length - last.length : key.indexOf(literal, at + 1);
      if (end <= at) return null;
      parts.push(take(end - at));
    }
    figures.push(...take(literal.length).values);
  }
  return { parts, figures };
}

const separator = /( · |; |, | and )/;
/** Nine items of a list with what is between them. */
const maxItemTokens = 17;

/** The next one begins with a capital, a mark or a slot. No lookbehind, as in placeables.ts. */
function sentencesOf(key: string): string[] {
  const end = /([.?!।][*”’)]*) (?=[“*[(]*[\p{Lu}\p{Script=Devanagari}{\uE000])/gu;
  return key.replace(end, '$1\0').split('\0');
}

function isEnglishSentence(text: string): boolean {
  return /[a-z]{2}/.test(text) && !/\p{Script=Devanagari}/u.test(text);
}

/** The sentences of a text that has as many in Hindi. The figures of each are numbered from {0}. */
function sentencePairs(key: string, hindi: string): [key: string, hindi: string][] {
  const english = sentencesOf(key);
  const translated = sentencesOf(hindi);
  if (english.length !== translated.length || english.length === 1) return [];
  let from = 0;
  return english.flatMap((sentence, at) => {
    const first = from;
    from += countFigures(sentence);
    const own = (translated[at] ?? '').replace(
      /\{(\d+)\}/g,
      (_, index: string) => `{${Number(index) - first}}`,
    );
    const hasOwnSlots = !slot.test(sentence) && slotsOf(numbered(sentence)) === slotsOf(own);
    return hasOwnSlots ? [[sentence, own] satisfies [string, string]] : [];
  });
}

function slotsOf(text: string): string {
  return `${text.match(/\{-?\w+\}/g)?.sort()}`;
}

/** What visitors type is looked up too, and each slot of a pattern looks up its own words: so all of it has a bound. */
const maxLookUps = 100;
const maxPatternLength = 600;

/** Shared by all parts of a text. */
type Search = { left: number; missing: Set<string> };
/** A name in quotation marks is somebody's own words, and is never looked up: “Yes” of a visitor stays “Yes”. */
type Slot = { name: string; isQuoted: boolean };
/** Slots stand between the literals. */
type Pattern = {
  literals: readonly string[];
  slots: readonly Slot[];
  hindi: string;
  hasSentences: boolean;
  /** The full stop of the text is that of the name. */
  endsInName: boolean;
};

/** The texts looked up last: what visitors type pushes out what they typed before, not what every page says. */
class RecentTexts {
  readonly #texts = new Map<string, readonly TextPart[] | null>();

  get(text: string): readonly TextPart[] | null | undefined {
    const found = this.#texts.get(text);
    if (found !== undefined) this.#move(text, found);
    return found;
  }

  set(text: string, found: readonly TextPart[] | null): void {
    this.#move(text, found);
    if (this.#texts.size <= maxCachedTexts) return;
    const [oldest = ''] = this.#texts.keys();
    this.#texts.delete(oldest);
  }

  #move(text: string, found: readonly TextPart[] | null): void {
    this.#texts.delete(text);
    this.#texts.set(text, found);
  }
}

function flipFirst({ key, values }: Words): Words {
  const upper = key.charAt(0).toUpperCase();
  return { key: (upper === key.charAt(0) ? upper.toLowerCase() : upper) + key.slice(1), values };
}

const maxCachedTexts = 20_000;
const slot = /\{(?:name|text)\d?\}/;
const allSlots = /\{((?:name|text)\d?)\}/g;

function toPattern(key: string, hindi: string): Pattern {
  const slots = [...key.matchAll(allSlots)].map(({ 0: slot, 1: name = '', index }) => ({
    name,
    isQuoted:
      name.startsWith('name') && key.slice(index - 1, index + slot.length + 1) === `“${slot}”`,
  }));
  const isSentence = key.endsWith('.');
  return {
    hasSentences: sentencesOf(key).length > 1,
    endsInName: /\{name\d?\}$/.test(key) && /\{name\d?\}$/.test(hindi),
    // `split` leaves the names of the slots between the words.
    literals: key
      .slice(0, isSentence ? -1 : undefined)
      .split(allSlots)
      .filter((_, at) => at % 2 === 0),
    slots,
    hindi: isSentence ? hindi.replace(/।$/, '') : hindi,
  };
}

const notLetters = /[^\p{L}]+/u;

/**
 * The patterns whose rarest word a text has, and those without a word. The one with the most words of its own first:
 * "Plans of {name}" before "{text} of {name}".
 */
function indexPatterns(all: readonly Pattern[]): (key: string) => readonly Pattern[] {
  const lengthOf = ({ literals }: Pattern) => literals.join('').length;
  const patterns = [...all].sort((a, b) => lengthOf(b) - lengthOf(a));
  const wordsOfPattern = patterns.map(({ literals }) =>
    // A word beside a slot may be a part of one: "{name}’s". Those of the ends are beside none.
    `. ${literals.join('\0')} .`.split('\0').flatMap((part) => part.split(notLetters).slice(1, -1)),
  );
  const counts = new Map<string, number>();
  for (const word of wordsOfPattern.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rank = (word: string) => (counts.get(word) ?? 0) - word.length / 100;
  const byWord = new Map<string, number[]>();
  for (const [at, words] of wordsOfPattern.entries()) {
    const [rarest = ''] = words.filter(Boolean).sort((a, b) => rank(a) - rank(b));
    byWord.set(rarest, [...(byWord.get(rarest) ?? []), at]);
  }
  return (key) => {
    const found = [...(byWord.get('') ?? [])];
    for (const word of new Set(key.split(notLetters))) found.push(...(byWord.get(word) ?? []));
    return found.sort((a, b) => a - b).flatMap((at) => patterns[at] ?? []);
  };
}
