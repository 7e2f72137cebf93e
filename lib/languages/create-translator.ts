/**
 * Translates the site's English texts by a catalogue, as gettext does: the key of a translation is the English text
 * itself. A text that no catalogue has stays English.
 */

import { extractPlaceables, inHindiForm } from './placeables.ts';
import { contextEnd } from './with-context.ts';

/**
 * English to Hindi. `{0}` is the first amount, date, time or number of a text, `{1}` the next one (placeables.ts).
 * `{name}` is words that stay as they are, such as an insurer's name, and `{text}` words that have a translation of
 * their own: one entry for all of them. A second one is `{name2}`, `{text2}`. A context stands before its text
 * (with-context.ts).
 */
export type Catalogue = Readonly<Record<string, string>>;

/** `isEnglish`: a sentence without a translation beside others that have one. */
type TextPart = { text: string; isEnglish: boolean };

export type Translator = {
  /** @returns the text itself where the catalogue has none. White space around it stays. */
  translate: (text: string) => string;
  /** The address of a page of the site in this language, where it exists in it: "/renewal#x" is "/hi/renewal#x". */
  localHref: (href: string) => string;
};

/** `partsOf` gives a text in parts of one language each. */
export type PartsTranslator = Translator & { partsOf: (text: string) => readonly TextPart[] };

/** @param onMissing is told each text, as a key, that the catalogue has no translation for. */
export function createTranslator(
  catalogue: Catalogue,
  localHref: Translator['localHref'],
  onMissing?: (key: string) => void,
): PartsTranslator {
  const translations = new Map<string, string>();
  const addIfNew = (english: string, hindi: string) => {
    const key = keyOf(withFigures(english));
    if (!translations.has(key)) translations.set(key, hindi);
  };
  const rows = Object.entries(catalogue);
  for (const [english, hindi] of rows) addIfNew(english, hindi);
  for (const [english, hindi] of rows.flatMap(sentencePairs)) addIfNew(english, hindi);
  // The last words of another sentence.
  for (const [english, hindi] of rows)
    addIfNew(english.replace(/\.$/, ''), hindi.replace(/।$/, ''));
  const patternsFor = indexPatterns(rows.filter(([english]) => slot.test(english)).map(toPattern));
  const remember = createMemory<readonly TextPart[]>();

  /** Its figures are in place of what they stand for until the end: one character each, whatever order Hindi has. */
  function findParts(line: string): readonly TextPart[] {
    const { key, values } = extractPlaceables(line);
    const text = withFigures(key);
    const search = { values, left: maxLookUps, missing: new Set<string>() };
    const whole = lookUp(text, search);
    // The title of a source, whose date is in its language too.
    if (whole === text && /[a-z]{2}/.test(text)) return [{ text: line, isEnglish: false }];
    if (whole !== null) return [inHindi(whole, values)];
    const sentences = sentencesOf(text);
    const found = sentences.map((one) => lookUp(one, search));
    const missing = sentences.filter((one, at) => found[at] === null && isEnglishSentence(one));
    if (missing.length === sentences.length) {
      onMissing?.(key);
      return [{ text: line, isEnglish: false }];
    }
    for (const one of missing) onMissing?.(numbered(one));
    return sentences.map((one, at) => {
      const space = at < sentences.length - 1 ? ' ' : '';
      const translated = found[at] ?? null;
      return translated === null
        ? { text: inEnglish(one, values) + space, isEnglish: missing.includes(one) }
        : inHindi(translated + space, values);
    });
  }

  /** An entry may begin with the other case in a sentence: "Health claim refused: wear and tear". */
  function lookUpWhole(text: string): string | null {
    // The end of a sentence whose last words are a link or a figure in bold is a text of its own.
    if (text === '.' || text === ').') return text.replace('.', '।');
    const key = keyOf(text);
    const hindi = translations.get(key) ?? translations.get(flipFirst(key));
    if (hindi !== undefined) return fill(hindi, text);
    // A sentence of figures alone has its own full stop.
    return /\p{Script=Latin}/u.test(text) ? null : text;
  }

  function lookUp(text: string, search: Search): string | null {
    const whole = lookUpWhole(text);
    if (whole !== null || search.missing.has(text) || text.length > maxJoinedLength) return whole;
    if (search.left-- <= 0) return null;
    const found = text.endsWith('.')
      ? (lookUpByPattern(text, search) ?? withFullStop(lookUp(text.slice(0, -1), search)))
      : (lookUpByPattern(text, search) ?? lookUpAsList(text, search));
    if (found === null) search.missing.add(text);
    return found;
  }

  function lookUpByPattern(text: string, search: Search): string | null {
    const key = keyOf(text);
    for (const { literals, slots, hindi, endsInName } of patternsFor(text)) {
      // Only somebody's words at the end have their own full stop.
      if (text.endsWith('.') && !endsInName) continue;
      const match = splitAt(text, key, literals);
      if (match === null) continue;
      const parts = new Map<string, string>();
      for (const [at, slot] of slots.entries()) {
        const found = lookUpSlot(slot, match.parts[at] ?? '', search);
        if (found === null) break;
        parts.set(slot.name, found);
      }
      if (parts.size === slots.length)
        return fill(hindi, match.rest).replace(
          allSlots,
          (_, name: string) => parts.get(name) ?? '',
        );
    }
    return null;
  }

  function lookUpSlot({ name, isQuoted }: Slot, text: string, search: Search): string | null {
    if (isQuoted) return inEnglish(text, search.values);
    if (name.startsWith('text')) return lookUp(text, search);
    // Words that begin small or end a sentence are no name.
    const isName =
      !/^[a-z].* /.test(text) && sentencesOf(text.replaceAll('Co. ', 'Co ')).length === 1;
    return lookUpWhole(text) ?? (isName ? inEnglish(text, search.values) : null);
  }

  /** "you at 40, covered for 2 years and savings of ₹5 lakh", of which each is an entry, or several together are. */
  function lookUpAsList(text: string, search: Search): string | null {
    const tokens = text.split(separator);
    if (tokens.length === 1) return null;
    let list = '';
    for (let at = 0, end = 0; at < tokens.length; at = end + 1) {
      let item = '';
      let found: string | null = null;
      for (end = Math.min(tokens.length, at + maxItemTokens); end > at && !found; end -= 2) {
        item = tokens.slice(at, end).join('');
        found = lookUpWhole(item);
      }
      end += 2;
      found ??= lookUp(item, search) ?? lookUp(flipFirst(item), search);
      if (found === null) return null;
      list += found + (tokens[end] ?? '').replace('and', 'और');
    }
    return list;
  }

  function partsOfLine(text: string): readonly TextPart[] {
    const [plain = text] = text.split(contextEnd).slice(-1);
    if (plain !== text && !translations.has(keyOf(withFigures(text)))) return partsOfLine(plain);
    const core = text.trim();
    if (core === '') return [{ text, isEnglish: false }];
    // A heading has spaces that do not break (keepTogether); catalogues have plain ones.
    const english = core.replaceAll('\u00a0', ' ');
    const parts = remember(english, findParts);
    if (parts.length === 1 && parts[0]?.text === english) return [{ text, isEnglish: false }];
    const [before = '', after = ''] = text.split(core);
    return [{ text: before, isEnglish: false }, ...parts, { text: after, isEnglish: false }];
  }

  const partsOf = (text: string) =>
    text
      .split('\n')
      .flatMap((line, at) => [
        ...(at > 0 ? [{ text: '\n', isEnglish: false }] : []),
        ...partsOfLine(line),
      ]);
  return {
    translate: (text) =>
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    partsOf,
    localHref,
  };
}

const figure = '\uE000';
const figures = /[\uE000-\uF8FF]/g;

function withFigures(key: string): string {
  return key.replace(/\{(\d+)\}/g, (_, at: string) =>
    String.fromCharCode(figure.charCodeAt(0) + Number(at)),
  );
}

function keyOf(text: string): string {
  return text.replace(figures, figure);
}

function numbered(text: string): string {
  let at = 0;
  return text.replace(figures, () => `{${at++}}`);
}

/** The Hindi of a text, with its figures. */
function fill(hindi: string, text: string): string {
  const own = text.match(figures) ?? [];
  return hindi.replace(/\{(\d+)\}/g, (slot, at: string) => own[Number(at)] ?? slot);
}

function inEnglish(text: string, values: readonly string[]): string {
  return text.replace(figures, (one) => values[one.charCodeAt(0) - figure.charCodeAt(0)] ?? one);
}

function inHindi(text: string, values: readonly string[]): TextPart {
  const slots = text.replace(figures, (one) => `{${one.charCodeAt(0) - figure.charCodeAt(0)}}`);
  return { text: inHindiForm(slots, values), isEnglish: false };
}

/** The words of the slots between literals, and the rest; null where the text has the literals not. */
function splitAt(text: string, key: string, literals: readonly string[]) {
  const last = literals.at(-1) ?? '';
  if (!key.startsWith(literals[0] ?? '') || !key.endsWith(last)) return null;
  const parts: string[] = [];
  let rest = '';
  let at = 0;
  for (const [index, literal] of literals.entries()) {
    if (index > 0) {
      const isLast = index === literals.length - 1;
      const end = isLast ? key.length - last.length : key.indexOf(literal, at + 1);
      if (end <= at) return null;
      parts.push(text.slice(at, end));
      at = end;
    }
    rest += text.slice(at, at + literal.length);
    at += literal.length;
  }
  return { parts, rest };
}

const separator = /( · |; |, | and )/;
/** Five items of a list with what is between them. */
const maxItemTokens = 9;

/** The next one begins with a capital, a mark or a slot. No lookbehind, as in placeables.ts. */
function sentencesOf(text: string): string[] {
  const end = /([.?!।][*”’)]*) (?=[“*[(]*[\p{Lu}\p{Script=Devanagari}{\uE000-\uF8FF])/gu;
  return text.replace(end, '$1\0').split('\0');
}

function isEnglishSentence(text: string): boolean {
  return /[a-z]{2}/.test(text) && !/\p{Script=Devanagari}/u.test(text);
}

/** The sentences of a text that has as many in Hindi. The figures of each are numbered from {0}. */
function sentencePairs([english, hindi]: [string, string]): [english: string, hindi: string][] {
  const sentences = sentencesOf(english);
  const translated = sentencesOf(hindi);
  if (sentences.length !== translated.length || sentences.length === 1) return [];
  return sentences.flatMap((sentence, at) => {
    const own = translated[at] ?? '';
    if (slot.test(sentence) || slotsOf(sentence) !== slotsOf(own)) return [];
    const first = Number(sentence.match(/\{(\d+)\}/)?.[1] ?? 0);
    const renumber = (text: string) =>
      text.replace(/\{(\d+)\}/g, (_, index: string) => `{${Number(index) - first}}`);
    return [[renumber(sentence), renumber(own)] satisfies [string, string]];
  });
}

function slotsOf(text: string): string {
  return `${text.match(/\{-?\w+\}/g)?.sort()}`;
}

/** What visitors type is looked up too, and each slot of a pattern looks up its own words: so all of it has a bound. */
const maxLookUps = 16;
const maxJoinedLength = 600;

/** Shared by all parts of a text. */
type Search = { values: readonly string[]; left: number; missing: Set<string> };
/** A name in quotation marks is somebody's own words, and is never looked up: “Yes” of a visitor stays “Yes”. */
type Slot = { name: string; isQuoted: boolean };
/** Slots stand between the literals. */
type Pattern = {
  literals: readonly string[];
  slots: readonly Slot[];
  hindi: string;
  endsInName: boolean;
};

/** The texts asked for last: what visitors type pushes out what they typed before, not what every page says. */
function createMemory<Value>() {
  let recent = new Map<string, Value>();
  let older = new Map<string, Value>();
  return (text: string, find: (text: string) => Value): Value => {
    const found = recent.get(text) ?? older.get(text) ?? find(text);
    if (recent.size >= maxRemembered) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, found);
    return found;
  };
}

function withFullStop(hindi: string | null): string | null {
  return hindi === null ? null : `${hindi}।`;
}

function flipFirst(text: string): string {
  const [first = ''] = text;
  const upper = first.toUpperCase();
  return (upper === first ? upper.toLowerCase() : upper) + text.slice(1);
}

const maxRemembered = 10_000;
const slot = /\{(?:name|text)\d?\}/;
const allSlots = /\{((?:name|text)\d?)\}/g;

/** A pattern is the same with its full stop and without. */
function toPattern([english, hindi]: [string, string]): Pattern {
  // `split` leaves the names of the slots between the words.
  const parts = keyOf(withFigures(english)).replace(/\.$/, '').split(allSlots);
  const literals = parts.filter((_, at) => at % 2 === 0);
  const slots = parts
    .filter((_, at) => at % 2 === 1)
    .map((name, at) => ({
      name,
      isQuoted:
        name.startsWith('name') &&
        /“$/.test(literals[at] ?? '') &&
        /^”/.test(literals[at + 1] ?? ''),
    }));
  const endsInName = [english, hindi].every((one) => /\{name\d?\}$/.test(one));
  return { literals, slots, hindi: hindi.replace(/।$/, ''), endsInName };
}

const notLetters = /[^A-Za-z]+/;

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
    for (const word of new Set(key.match(/[A-Za-z]+/g))) found.push(...(byWord.get(word) ?? []));
    return found.sort((a, b) => a - b).flatMap((at) => patterns[at] ?? []);
  };
}
