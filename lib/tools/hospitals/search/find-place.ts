/**
 * The place that words name: "eye hospital andheri", "appolo banglore", "bilaspur himachal". Rule: a name that
 * fits places of several states stays several places, unless the words name the state.
 */
import { areaKey, type NamedPlace, type Places } from '../places/places.ts';
import { misspeltPlace } from './misspelt-place.ts';
import { isPlainWord, oneForEachState, topRank } from './place-ranks.ts';

/** What a span of words was understood as: named places, or the PIN codes of one locality. */
export type FoundPlace = {
  /** Span of the words, `to` exclusive; -1 for words taken by a state elsewhere. */
  from: number;
  to: number;
  named: readonly NamedPlace[];
  /** `nameKey` of the name that the words held, which may be an old one or one in another script. */
  key: string;
  areaPins: readonly number[];
  /** The words say so: "in Pune", "Pune, Maharashtra", or nothing but the name was asked. */
  isPlain: boolean;
  /** Many hospitals are called so: they are meant as well, wherever they are. */
  isRatherName: boolean;
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
    const named = oneForEachState(topRank(inState));
    return { ...best, named, isPlain: best.isPlain || !!state, stateWord: state?.from ?? -1 };
  }
  const state = states.at(-1);
  if (state) return state;
  return misspeltPlace(places, written, names);
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
      const found = { from, to, named, key, areaPins, isPlain };
      spans.push({ ...found, isRatherName: false, readAs: null, stateWord: -1 });
      break;
    }
  }
  return spans;
}

function stateOfSpan(places: Places, { named, areaPins }: FoundPlace, state: number): boolean {
  if (named.some((place) => place.state === state)) return true;
  return areaPins.some((pin) => places.districts[places.pinDistricts[pin] ?? -1]?.state === state);
}

/** Known cities before towns before localities, what stands after "in" first, then the later and longer name. */
function weight(span: FoundPlace, written: readonly string[]): number {
  const rank = Math.max(0.5, ...span.named.map((place) => place.rank));
  return (
    rank + (span.isPlain ? 3 : 0) + (span.to / written.length) * 0.5 + (span.to - span.from) * 0.1
  );
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
