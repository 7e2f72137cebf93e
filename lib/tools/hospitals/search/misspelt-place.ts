/** A city with a slip or two in its name. */
import type { Places } from '../places/places.ts';
import { soundKey } from '../sound-key.ts';
import { nameKey, plainText } from '../words.ts';
import type { FoundPlace, NameWords } from './find-place.ts';
import { isPlainWord, oneForEachState, topRank } from './place-ranks.ts';
import { makeDictionary, slipsBetween, type TermDictionary, termsNear } from './term-dictionary.ts';

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
export function misspeltPlace(
  places: Places,
  written: readonly string[],
  names: NameWords,
): FoundPlace | null {
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
      key: best.key,
      areaPins: [],
      isPlain: written.length === 1,
      isRatherName: false,
      readAs: best.name,
      stateWord: -1,
    };
  }
  return null;
}

/** The places that carry a name, and the name as it is written. */
function mostKnown(places: Places, key: string) {
  const all = (places.namedByKey.get(key) ?? []).flatMap((id) => places.named[id] ?? []);
  const named = oneForEachState(topRank(all));
  const names = named.flatMap((place) => place.names);
  const name = plainText(names.find((one) => nameKey(one) === key) ?? key);
  return { named, rank: named[0]?.rank ?? 0, name };
}
