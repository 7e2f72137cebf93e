/**
 * Translates the site's English texts by a catalogue, as gettext does: the key of a translation is the English text
 * itself. A text that no catalogue has stays English.
 */
import { extractPlaceables, insertPlaceables, placeableInHindi } from './placeables.ts';

/**
 * English to Hindi. `{0}` is the first amount, date, time or number of a text, `{1}` the next one (placeables.ts).
 * `{name}` is words that stay as they are, such as an insurer's name, and `{text}` words that have a translation of
 * their own: one entry for all of them. A second one is `{name2}`, `{text2}`.
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
  const translations = new Map(Object.entries(catalogue));
  const patterns = [...translations]
    .filter(([key]) => slot.test(key))
    .map(([key, hindi]) => toPattern(key, hindi))
    // The one with the most words of its own first: "Plans of {name}" before "{text} of {name}".
    .sort((a, b) => b.length - a.length);
  const patternsFor = indexPatterns(patterns);
  const known = new RecentTexts();
  let translatedSentences: ReadonlyMap<string, string> | undefined;

  /** null where the catalogue has none. */
  function find(text: string): string | null {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const found = lookUp(text, { lookUpsLeft: maxLookUps, found: new Map() });
    known.set(text, found);
    return found;
  }

  function lookUp(text: string, search: Search): string | null {
    const before = search.found.get(text);
    if (before !== undefined) return before;
    if (search.lookUpsLeft-- <= 0) return null;
    const found = lookUpOnce(text, search);
    search.found.set(text, found);
    return found;
  }

  function lookUpOnce(text: string, search: Search): string | null {
    const { key, values } = extractPlaceables(text);
    const inHindi = values.map(placeableInHindi);
    // The end of a sentence whose last words are a link or a figure in bold is a text of its own.
    if (key === '.' || key === ').') return key.replace('.', '।');
    if (!hasWords(key)) return insertPlaceables(key, inHindi);
    const hindi = translations.get(key);
    return hindi === undefined
      ? findByPattern(key, { values, inHindi, search })
      : insertPlaceables(hindi, inHindi);
  }

  function findByPattern(key: string, { values, inHindi, search }: Figures): string | null {
    if (key.length > maxPatternLength) return null;
    for (const { slots, pattern, hindi, wordsBetween } of patternsFor(key)) {
      if (!hasInOrder(key, wordsBetween)) continue;
      const [, ...parts] = pattern.exec(key) ?? [];
      if (parts.length === 0) continue;
      const words: string[] = [];
      for (const [at, part] of parts.entries()) {
        const word = wordOf(part, slots[at]);
        if (word === null) break;
        words.push(word);
      }
      if (words.length < parts.length) continue;
      return hindi.replace(
        allSlots,
        (whole, name: string) => words[slots.findIndex((one) => one.name === name)] ?? whole,
      );
    }
    return null;

    function wordOf(part: string, { name, isQuoted }: Slot = { name: '', isQuoted: false }) {
      if (/^\d/.test(name)) return insertPlaceables(part, inHindi);
      const english = insertPlaceables(part, values);
      if (isQuoted) return english;
      const found = lookUp(english, search);
      if (found !== null) return found;
      // In a sentence an entry begins with the other case: "Health claim refused: wear and tear".
      return name.startsWith('name') ? english : lookUp(flipFirst(english), search);
    }
  }

  function partsOfLine(text: string): readonly TextPart[] {
    const core = text.trim();
    if (core === '') return [{ text, isEnglish: false }];
    // A heading has spaces that do not break (keepTogether); catalogues have plain ones.
    const english = core.replaceAll('\u00a0', ' ');
    const found = find(english);
    if (found === null) onMissing?.(extractPlaceables(english).key);
    const parts = found === null ? partsBySentence(english) : [{ text: found, isEnglish: false }];
    const [before = '', after = ''] = text.split(core);
    return parts === null
      ? [{ text, isEnglish: false }]
      : [before, ...parts, after].map((part) =>
          typeof part === 'string' ? { text: part, isEnglish: false } : part,
        );
  }

  /** null where no sentence has a translation: the whole text is English. */
  function partsBySentence(english: string): TextPart[] | null {
    const { key, values } = extractPlaceables(english);
    const sentences = sentencesOf(key);
    if (sentences.length === 1) return null;
    translatedSentences ??= pairSentences(catalogue);
    const inHindi = values.map(placeableInHindi);
    const parts = sentences.map((sentence, at) => {
      const text = insertPlaceables(sentence, values);
      const { key: own, slots } = renumber(sentence);
      const known = translatedSentences?.get(own);
      const found =
        known === undefined
          ? find(text)
          : insertPlaceables(
              known,
              slots.map((slot) => inHindi[slot] ?? ''),
            );
      const isEnglish = found === null && isEnglishSentence(text);
      return { text: `${found ?? text}${at < sentences.length - 1 ? ' ' : ''}`, isEnglish };
    });
    return parts.every(({ isEnglish }) => isEnglish) ? null : parts;
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

const lineEnd: TextPart = { text: '\n', isEnglish: false };

function sentencesOf(key: string): string[] {
  const end = /([.?!।][*”’)]*) (?=[“*[(]*[\p{Lu}\p{Script=Devanagari}{])/gu;
  return key.replace(end, '$1\0').split('\0');
}

function isEnglishSentence(text: string): boolean {
  return /[a-z]{2}/.test(text) && !/\p{Script=Devanagari}/u.test(text);
}

/** The sentences of the texts that have as many in Hindi. The figures of each are numbered from {0}. */
function pairSentences(catalogue: Catalogue): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const [text, hindi] of Object.entries(catalogue)) {
    const english = sentencesOf(text);
    const translated = sentencesOf(hindi);
    if (english.length !== translated.length || english.length === 1) continue;
    for (const [at, sentence] of english.entries()) {
      const inHindi = translated[at] ?? '';
      const { key, slots } = renumber(sentence);
      const sameSlots =
        `${sentence.match(allBlanks)?.sort()}` === `${inHindi.match(allBlanks)?.sort()}`;
      if (!sameSlots || slot.test(sentence) || pairs.has(key)) continue;
      pairs.set(
        key,
        inHindi.replace(/\{(\d+)\}/g, (_, index: string) => `{${slots.indexOf(Number(index))}}`),
      );
    }
  }
  return pairs;
}

const allBlanks = /\{\w+\}/g;

/** "{2} of {3}" of a longer text is "{0} of {1}", with the slots 2 and 3. */
function renumber(sentence: string): { key: string; slots: number[] } {
  const slots: number[] = [];
  const key = sentence.replace(
    /\{(\d+)\}/g,
    (_, index: string) => `{${slots.push(Number(index)) - 1}}`,
  );
  return { key, slots };
}

/** What visitors type is looked up too, and each slot of a pattern looks up its own words: so all of it has a bound. */
const maxLookUps = 300;
const maxPatternLength = 600;

/** Shared by all parts of a text. */
type Search = { lookUpsLeft: number; found: Map<string, string | null> };
type Figures = { values: readonly string[]; inHindi: readonly string[]; search: Search };
/** A name in quotation marks is somebody's own words, and is never looked up: “Yes” of a visitor stays “Yes”. */
type Slot = { name: string; isQuoted: boolean };

/** The texts looked up last: what visitors type pushes out what they typed before, not what every page says. */
class RecentTexts {
  readonly #texts = new Map<string, string | null>();

  get(text: string): string | null | undefined {
    const found = this.#texts.get(text);
    if (found !== undefined) this.#move(text, found);
    return found;
  }

  set(text: string, found: string | null): void {
    this.#move(text, found);
    if (this.#texts.size <= maxCachedTexts) return;
    const [oldest = ''] = this.#texts.keys();
    this.#texts.delete(oldest);
  }

  #move(text: string, found: string | null): void {
    this.#texts.delete(text);
    this.#texts.set(text, found);
  }
}

function flipFirst(text: string): string {
  const upper = text.charAt(0).toUpperCase();
  return (upper === text.charAt(0) ? upper.toLowerCase() : upper) + text.slice(1);
}

const maxCachedTexts = 20_000;
const slot = /\{(?:name|text)\d?\}/;
const allSlots = /\{((?:name|text)\d?|\d+)\}/g;

/** Whether a key has anything to translate: a Latin letter outside its slots. */
function hasWords(key: string): boolean {
  return /\p{Script=Latin}/u.test(key.replace(/\{\d+\}/g, ''));
}

function toPattern(key: string, hindi: string) {
  const slots: Slot[] = [...key.matchAll(allSlots)].map(({ 0: slot, 1: name = '', index }) => ({
    name,
    isQuoted:
      name.startsWith('name') && key.slice(index - 1, index + slot.length + 1) === `“${slot}”`,
  }));
  // `split` leaves the names of the slots between the words.
  const parts = key.split(allSlots).map((part, at) => {
    if (at % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    // The words of a slot before it may have figures as well, so any number matches here.
    return /^\d/.test(part) ? '(\\{\\d+\\})' : '(.+?)';
  });
  return {
    slots,
    pattern: new RegExp(`^${parts.join('')}$`, 'su'),
    hindi,
    wordsBetween: key.split(allSlots).filter((_, at) => at % 2 === 0),
    length: key.replace(allSlots, '').length,
  };
}

const notLetters = /[^\p{L}]+/u;

type Pattern = ReturnType<typeof toPattern>;

/** The patterns whose longest word a text has, and those without a word, in their order. */
function indexPatterns(patterns: readonly Pattern[]): (key: string) => readonly Pattern[] {
  const byWord = new Map<string, number[]>();
  for (const [at, { wordsBetween }] of patterns.entries()) {
    // A word beside a slot may be a part of one: "{0}th". Those of the ends are beside none.
    const words = `. ${wordsBetween.join('\0')} .`
      .split('\0')
      .flatMap((part) => part.split(notLetters).slice(1, -1));
    const longest = words.reduce((a, b) => (b.length > a.length ? b : a), '');
    byWord.set(longest, [...(byWord.get(longest) ?? []), at]);
  }
  return (key) =>
    [...new Set(['', ...key.split(notLetters)])]
      .flatMap((word) => byWord.get(word) ?? [])
      .sort((a, b) => a - b)
      .flatMap((at) => patterns[at] ?? []);
}

/** Whether a text has the words between the slots, one after another: a pattern that cannot fit is slow to fail. */
function hasInOrder(text: string, [first = '', ...rest]: readonly string[]): boolean {
  if (!text.startsWith(first) || !text.endsWith(rest.at(-1) ?? '')) return false;
  let at = first.length;
  for (const words of rest) {
    at = text.indexOf(words, at);
    if (at < 0) return false;
    at += words.length;
  }
  return true;
}
