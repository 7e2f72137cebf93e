/**
 * Translates the site's English texts by a catalogue, as gettext does: the key of a translation is the English text
 * itself. A text that is in no catalogue stays English; scripts/build/check-hindi.ts fails the build for it.
 */
import { extractPlaceables, insertPlaceables, placeableInHindi } from './placeables.ts';

/**
 * English to Hindi. `{0}` is the first amount, date, time or number of the text, `{1}` the next one (placeables.ts);
 * `{name}` is words that no list holds, such as an insurer or a place: one entry for all of them.
 */
export type Catalogue = Readonly<Record<string, string>>;

export type Translator = {
  /** @returns the text itself where the catalogue has none. White space around it stays. */
  translate: (text: string) => string;
  /** Whether a text has words of English for which there is no translation. */
  isMissing: (text: string) => boolean;
  /** The address of a page of the site in this language, where it exists in it: "/renewal#x" is "/hi/renewal#x". */
  localHref: (href: string) => string;
};

export function createTranslator(
  catalogue: Catalogue,
  localHref: Translator['localHref'],
  onMissing?: (key: string) => void,
): Translator {
  const patterns = Object.entries(catalogue)
    .filter(([key]) => namedSlot.test(key))
    .map(([key, hindi]) => ({ names: slotNames(key), pattern: toPattern(key), hindi }))
    // The one with the most text of its own first: "Plans of {insurer}" before "{name} of {insurer}".
    .sort((a, b) => ownLetters(b.pattern.source) - ownLetters(a.pattern.source));
  const known = new Map<string, string | null>();

  /** null where the catalogue has none. */
  function lookUp(text: string): string | null {
    const { key, values } = extractPlaceables(text);
    const inHindi = values.map(placeableInHindi);
    if (!/\p{Script=Latin}/u.test(key.replace(/\{\d+\}/g, '')))
      return insertPlaceables(key, inHindi);
    const hindi = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    return hindi === undefined ? lookUpPattern(key, inHindi) : insertPlaceables(hindi, inHindi);
  }

  function lookUpPattern(key: string, values: readonly string[]): string | null {
    for (const { names, pattern, hindi } of patterns) {
      const found = pattern.exec(key);
      if (!found) continue;
      const words = Object.fromEntries(
        names.map((name, at) => [
          name,
          insertPlaceables(translateKey(found[at + 1] ?? ''), values),
        ]),
      );
      const filled = hindi.replace(namedSlots, (slot, name: string) => words[name] ?? slot);
      return insertPlaceables(filled, values);
    }
    return null;
  }

  /** The words of a slot: their own translation, or as they are. Placeables stay numbered as in the whole text. */
  function translateKey(words: string): string {
    return Object.hasOwn(catalogue, words) ? (catalogue[words] ?? words) : words;
  }

  function find(text: string): string | null {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const found = lookUp(text);
    if (found === null) onMissing?.(extractPlaceables(text).key);
    // What visitors type passes here too: no bound, and the map would grow with every search.
    if (known.size < 20_000) known.set(text, found);
    return found;
  }

  return {
    translate: (text) => {
      const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
      return core === '' ? text : `${before}${find(core) ?? core}${after}`;
    },
    localHref,
    isMissing: (text) => text.trim() !== '' && find(text.trim()) === null,
  };
}

const namedSlot = /\{[a-z]+\}/i;
const namedSlots = /\{([a-z]+)\}/gi;

function slotNames(key: string): string[] {
  return [...key.matchAll(namedSlots)].map(([, name]) => name as string);
}

function toPattern(key: string): RegExp {
  const parts = key.split(namedSlot).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+?)')}$`, 'su');
}

function ownLetters(source: string): number {
  return source.replaceAll('(.+?)', '').length;
}
