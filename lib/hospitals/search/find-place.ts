/**
 * The place that words name: "eye hospital andheri", "appolo banglore", "bilaspur himachal". Rule: a name that
 * fits places of several states stays several places, unless the words name the state.
 */
import { areaKey, type NamedPlace, type Places } from '../places/places.ts';
import { soundKey } from '../sound-key.ts';
import { commonWords, emptyWords, nameKey, plainText } from '../words.ts';
import { makeDictionary, slipsBetween, type TermDictionary, termsNear } from './term-dictionary.ts';

/** What a span of words was understood as: named places, or the PIN codes of one locality. */
export type FoundPlace = {
  /** Span of the words, `to` exclusive; -1 for words taken by a state elsewhere. */
  from: number;
  to: number;
  named: readonly NamedPlace[];
  areaPins: readonly number[];
  /** The words say so: "in Pune", "Pune, Maharashtra", or nothing but the name was asked. */
  isPlain: boolean;
  /** The place's name where the words held a slip. */
  readAs: string | null;
  /** Word that names the state of the place; -1 for none. */
  stateWord: number;
};

/** What a word means as part of a hospital's name. */
export type NameWords = {
  /** Whether hospitals carry it: then it is not a misspelt city. */
  carry(word: string): boolean;
  /** Slips to the nearest word of a name; infinite where none is near. */
  slipsTo(word: string): number;
};

const longestName = 4;
const prepositions = new Set(['in', 'at', 'near', 'around', 'nearby']);
/** Districts and post offices carry these names, people mean something else. */
const notPlaces = new Set(
  'central north south east west new old city main road nagar colony market station civil general district town medical eye heart care life max apollo fortis'.split(
    ' ',
  ),
);

/** @param written words in their own script (`writtenWords`). */
export function findPlace(
  places: Places,
  written: readonly string[],
  names: NameWords,
): FoundPlace | null {
  const spans = spansOf(places, written);
  const states = spans
    .filter(({ named }) => named.some(({ kind }) => kind === 'state'))
    .map((span) => ({ ...span, named: span.named.filter(({ kind }) => kind === 'state') }));
  const best = spans
    .filter(({ from }) => states.every((state) => state.from !== from))
    .sort((a, b) => weight(b, written) - weight(a, written))[0];
  if (best) {
    const state = states.find(
      ({ from, to, named }) =>
        (from >= best.to || to <= best.from) && stateOfSpan(places, best, named[0]?.state ?? -1),
    );
    const inState = best.named.filter((place) => !state || place.state === state.named[0]?.state);
    const named = preferred(topRank(inState));
    return { ...best, named, isPlain: best.isPlain || !!state, stateWord: state?.from ?? -1 };
  }
  const state = states.at(-1);
  if (state) return state;
  return misspelt(places, written, names);
}

function spansOf(places: Places, written: readonly string[]): FoundPlace[] {
  const spans: FoundPlace[] = [];
  for (let from = 0; from < written.length; from++) {
    for (let to = Math.min(written.length, from + longestName); to > from; to--) {
      const words = written.slice(from, to);
      const key = words.join('');
      if (key.length < 3 || (words.length === 1 && isPlainWord(key))) continue;
      const named = (places.namedByKey.get(key) ?? []).flatMap((id) => places.named[id] ?? []);
      const areaPins = named.length > 0 ? [] : oneLocality(places, areaKey(words.join(' ')));
      if (named.length === 0 && areaPins.length === 0) continue;
      const before = written[from - 1];
      const isPlain =
        (before !== undefined && prepositions.has(before)) || to - from === written.length;
      spans.push({ from, to, named, areaPins, isPlain, readAs: null, stateWord: -1 });
      break;
    }
  }
  return spans;
}

function stateOfSpan(places: Places, { named, areaPins }: FoundPlace, state: number): boolean {
  if (named.some((place) => place.state === state)) return true;
  return areaPins.some((pin) => places.districts[places.pinDistricts[pin] ?? -1]?.state === state);
}

function isPlainWord(word: string): boolean {
  return notPlaces.has(word) || commonWords.has(word) || emptyWords.has(word);
}

/** Known cities before towns before localities, what stands after "in" first, then the later and longer name. */
function weight(span: FoundPlace, written: readonly string[]): number {
  const rank = Math.max(0.5, ...span.named.map((place) => place.rank));
  return (
    rank + (span.isPlain ? 3 : 0) + (span.to / written.length) * 0.5 + (span.to - span.from) * 0.1
  );
}

function topRank(named: readonly NamedPlace[]): NamedPlace[] {
  const top = Math.max(...named.map(({ rank }) => rank));
  return named.filter(({ rank }) => rank === top);
}

/** One place for each state, a city before the district that is named for it. */
function preferred(named: readonly NamedPlace[]): NamedPlace[] {
  const byState = new Map<number, NamedPlace>();
  for (const place of named) {
    const kept = byState.get(place.state);
    if (!kept || (kept.kind === 'district' && place.kind === 'city'))
      byState.set(place.state, place);
  }
  return [...byState.values()];
}

/** Pins of a locality, when all that carry the name lie together: there are hundreds of Gandhi Nagars. */
function oneLocality(places: Places, key: string): number[] {
  const pins = [...(places.areasByKey.get(key) ?? [])];
  const first = pins[0];
  if (first === undefined || pins.length > 12) return [];
  const isTogether = pins.every(
    (pin) =>
      Math.abs((places.pinLatitudes[pin] ?? 0) - (places.pinLatitudes[first] ?? 0)) < 0.1 &&
      Math.abs((places.pinLongitudes[pin] ?? 0) - (places.pinLongitudes[first] ?? 0)) < 0.1,
  );
  return isTogether ? pins : [];
}

const dictionaries = new WeakMap<Places, TermDictionary>();

function placeDictionary(places: Places): TermDictionary {
  let dictionary = dictionaries.get(places);
  if (!dictionary) {
    const known = [...places.namedByKey].filter(
      ([key, ids]) =>
        /^[a-z]{4,}$/.test(key) && ids.some((id) => (places.named[id]?.rank ?? 0) > 1),
    );
    dictionary = makeDictionary(known.map(([key]) => key).sort());
    dictionaries.set(places, dictionary);
  }
  return dictionary;
}

/** "banglore", "hydrabad": a word that is nearer to a known city than to any hospital's name. */
function misspelt(places: Places, written: readonly string[], names: NameWords): FoundPlace | null {
  const dictionary = placeDictionary(places);
  for (let from = written.length - 1; from >= 0; from--) {
    const word = written[from] ?? '';
    if (word.length < 5 || isPlainWord(word) || names.carry(word)) continue;
    const sounding = dictionary.idsBySound.get(soundKey(word)) ?? [];
    const near = sounding.length > 0 ? sounding : termsNear(dictionary, word).map(({ id }) => id);
    const keys = near
      .map((id) => dictionary.terms[id] ?? '')
      .filter((key) => key[0] === word[0])
      .map((key) => ({ key, slips: slipsBetween(word, key), ...mostKnown(places, key) }))
      .sort((a, b) => a.slips - b.slips || b.rank - a.rank);
    const best = keys[0];
    // "bankars" is one slip from Bankers, two from Banaras.
    if (!best || names.slipsTo(word) < best.slips) continue;
    return {
      from,
      to: from + 1,
      named: best.named,
      areaPins: [],
      isPlain: written.length === 1,
      readAs: best.name,
      stateWord: -1,
    };
  }
  return null;
}

/** The places that carry a name, and the name as it is written. */
function mostKnown(places: Places, key: string) {
  const all = (places.namedByKey.get(key) ?? []).flatMap((id) => places.named[id] ?? []);
  const named = preferred(topRank(all));
  const names = named.flatMap((place) => place.names);
  const name = plainText(names.find((one) => nameKey(one) === key) ?? key);
  return { named, rank: named[0]?.rank ?? 0, name };
}
