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

export type Translator = {
  /** @returns the text itself where the catalogue has none. White space around it stays. */
  translate: (text: string) => string;
  /** The address of a page of the site in this language, where it exists in it: "/renewal#x" is "/hi/renewal#x". */
  localHref: (href: string) => string;
};

/** @param onMissing is told each text, as a key, that the catalogue has no translation for. */
export function createTranslator(
  catalogue: Catalogue,
  localHref: Translator['localHref'],
  onMissing?: (key: string) => void,
): Translator {
  const translations = new Map(Object.entries(catalogue));
  const patterns = [...translations]
    .filter(([key]) => slot.test(key))
    .map(([key, hindi]) => toPattern(key, hindi))
    // The one with the most words of its own first: "Plans of {name}" before "{text} of {name}".
    .sort((a, b) => b.length - a.length);
  const known = new Map<string, string | null>();

  /** null where the catalogue has none. */
  function find(text: string): string | null {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const found = lookUp(text);
    // What visitors type passes here too: without a bound the map would grow with every search.
    if (known.size < maxCachedTexts) known.set(text, found);
    return found;
  }

  function lookUp(text: string): string | null {
    const { key, values } = extractPlaceables(text);
    const inHindi = values.map(placeableInHindi);
    if (!hasWords(key)) return insertPlaceables(key, inHindi);
    const hindi = translations.get(key);
    return hindi === undefined
      ? findByPattern(key, values, inHindi)
      : insertPlaceables(hindi, inHindi);
  }

  function findByPattern(
    key: string,
    values: readonly string[],
    inHindi: readonly string[],
  ): string | null {
    for (const { slots, pattern, hindi } of patterns) {
      const [, ...parts] = pattern.exec(key) ?? [];
      if (parts.length === 0) continue;
      const words = parts.map((part, at) => {
        const name = slots[at] ?? '';
        if (/^\d/.test(name)) return insertPlaceables(part, inHindi);
        const english = insertPlaceables(part, values);
        if (name.startsWith('name')) return find(english) ?? english;
        // In a sentence an entry begins with the other case: "Health claim refused: wear and tear".
        return find(english) ?? find(flipFirst(english));
      });
      if (words.includes(null)) continue;
      return hindi.replace(allSlots, (whole, name: string) => words[slots.indexOf(name)] ?? whole);
    }
    return null;
  }

  function translateLine(text: string): string {
    const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
    if (core === '') return text;
    // A heading is kept together by spaces that do not break (keepTogether); catalogues have plain ones.
    const english = core.replaceAll('\u00a0', ' ');
    const found = find(english);
    if (found === null) onMissing?.(extractPlaceables(english).key);
    return `${before}${found ?? core}${after}`;
  }

  return { translate: (text) => text.split('\n').map(translateLine).join('\n'), localHref };
}

function flipFirst(text: string): string {
  const upper = text.charAt(0).toUpperCase();
  return (upper === text.charAt(0) ? upper.toLowerCase() : upper) + text.slice(1);
}

const maxCachedTexts = 20_000;
const slot = /\{(?:name|text)\d?\}/;
const allSlots = /\{((?:name|text)\d?|\d+)\}/g;

/** Whether a key has a word: two letters of Latin script beside each other, outside its slots. */
function hasWords(key: string): boolean {
  return /\p{Script=Latin}/u.test(key.replace(/\{\d+\}/g, ''));
}

function toPattern(key: string, hindi: string) {
  const slots = [...key.matchAll(allSlots)].map(([, name = '']) => name);
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
    length: key.replace(allSlots, '').length,
  };
}
