/** Places and hospitals that start with the typed text, for the combobox: a few of each, places first. */

import { memoize } from '../../text/memoize.ts';
import { normalizeName } from '../../text/search/normalize-text.ts';
import { toAsciiDigits } from '../../text/to-ascii-digits.ts';
import type { HospitalSuggestion } from './api/hospital-answer.ts';
import { emptyHospitalQuery } from './api/parse-hospital-query.ts';
import { findHospitals } from './find-hospitals.ts';
import type { HospitalIndex } from './index/hospital-index.ts';
import {
  firstPinFrom,
  type NamedPlace,
  type PlaceTables,
  pinPlace,
  toPlace,
} from './places/places.ts';
import { lowerBound } from './text/term-dictionary.ts';

const maxPlaces = 4;
const maxSuggestions = 8;
const maxLetters = 100;
const minLetters = 2;
/** Number of names with one prefix that are examined: enough to find the best known. */
const maxNamesCompared = 500;

export function suggestHospitals(index: HospitalIndex, typed: string): HospitalSuggestion[] {
  const text = toAsciiDigits(typed.slice(0, maxLetters)).trim();
  if (normalizeName(text).length < minLetters) return [];
  const suggestions = [...suggestPins(index, text), ...suggestPlaces(index, text)].slice(
    0,
    maxPlaces,
  );
  if (/^[\d\s]+$/.test(text)) return suggestions;
  const seenNames = new Set<string>();
  for (const { name, city, pin } of findHospitals(index, { ...emptyHospitalQuery, q: text })
    .results) {
    const detail = [city, pin].filter(Boolean).join(' ');
    if (suggestions.length === maxSuggestions) break;
    if (seenNames.has(`${name}/${city}`)) continue;
    seenNames.add(`${name}/${city}`);
    suggestions.push({ kind: 'hospital', label: name, detail });
  }
  return suggestions;
}

function suggestPins({ places }: HospitalIndex, text: string): HospitalSuggestion[] {
  const digits = text.replace(/\s/g, '');
  if (!/^[1-9]\d{2,5}$/.test(digits)) return [];
  const first = firstPinFrom(places, Number(digits.padEnd(6, '0')));
  const found: HospitalSuggestion[] = [];
  for (let at = first; at < places.pinCodes.length && found.length < maxPlaces; at++) {
    if (!String(places.pinCodes[at]).startsWith(digits)) break;
    const place = pinPlace(places, at);
    if (!place) continue;
    const area = places.pinAreas[at] ?? '';
    const detail = [area, place.district].filter(Boolean).join(', ');
    found.push({ kind: 'place', label: place.name, detail, place });
  }
  return found;
}

type PlaceName = { key: string; name: string; place: NamedPlace };

/** Every name of every place, sorted for prefix search. */
const placeNames = memoize(({ namedPlaces }: PlaceTables): readonly PlaceName[] =>
  namedPlaces
    .flatMap((place) => place.names.map((name) => ({ key: normalizeName(name), name, place })))
    .filter(({ key }) => key.length > minLetters)
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)),
);

function suggestPlaces(index: HospitalIndex, text: string): HospitalSuggestion[] {
  const start = normalizeName(text);
  const bestOf = new Map<string, PlaceName>();
  for (const one of namesWithPrefix(placeNames(index.places), start)) {
    // A city and the district named after it are one suggestion.
    const id = `${normalizeName(one.place.names[0] ?? '')}/${one.place.state}`;
    const other = bestOf.get(id);
    if (!other || placeWeight(index, one) > placeWeight(index, other)) bestOf.set(id, one);
  }
  return [...bestOf.values()]
    .sort((a, b) => placeWeight(index, b) - placeWeight(index, a))
    .slice(0, maxPlaces)
    .flatMap(({ name, place: namedPlace }) => {
      const place = toPlace(index.places, namedPlace);
      if (!place) return [];
      const usualName = namedPlace.names[0] ?? '';
      const isOwnTyped = normalizeName(usualName).startsWith(start);
      const label = isOwnTyped ? usualName : `${usualName} (${name})`;
      const detail = place.state === usualName ? 'State' : place.state;
      return [{ kind: 'place' as const, label, detail, place }];
    });
}

function namesWithPrefix(names: readonly PlaceName[], start: string): PlaceName[] {
  const first = lowerBound(names.length, (at) => (names[at]?.key ?? '') < start);
  const comparedNames = names.slice(first, first + maxNamesCompared);
  const end = comparedNames.findIndex(({ key }) => !key.startsWith(start));
  return end < 0 ? comparedNames : comparedNames.slice(0, end);
}

function placeWeight({ hospitalsByCity }: HospitalIndex, { place }: PlaceName): number {
  const hospitals = hospitalsByCity.get(place.id)?.length ?? 0;
  return place.rank * 10 + (place.kind === 'city' ? 5 : 0) + Math.log2(1 + hospitals);
}
