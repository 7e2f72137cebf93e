/** Places and hospitals that begin like what was typed, for the combobox: a few of each, places first. */
import type { HospitalSuggestion } from '../hospital-answer.ts';
import { findPin, type NamedPlace, type Places, pinPlace, shownPlace } from '../places/places.ts';
import { noQuery } from '../read-hospital-query.ts';
import { nameKey } from '../words.ts';
import { findHospitals } from './find-hospitals.ts';
import type { HospitalIndex } from './hospital-index.ts';

const mostPlaces = 4;
const mostInAll = 8;
const longestText = 100;

export function suggest(index: HospitalIndex, typed: string): HospitalSuggestion[] {
  const text = typed.slice(0, longestText).trim();
  if (nameKey(text).length < 2) return [];
  const suggestions = [...pinSuggestions(index, text), ...placeSuggestions(index, text)].slice(
    0,
    mostPlaces,
  );
  if (/^[\d\s]+$/.test(text)) return suggestions;
  const seen = new Set<string>();
  for (const { name, city, pin } of findHospitals(index, { ...noQuery, q: text }).results) {
    const detail = [city, pin].filter(Boolean).join(' ');
    if (suggestions.length === mostInAll) break;
    if (seen.has(`${name}/${city}`)) continue;
    seen.add(`${name}/${city}`);
    suggestions.push({ kind: 'hospital', label: name, detail });
  }
  return suggestions;
}

function pinSuggestions({ places }: HospitalIndex, text: string): HospitalSuggestion[] {
  const digits = text.replace(/\s/g, '');
  if (!/^[1-9]\d{2,5}$/.test(digits)) return [];
  const from = Number(digits.padEnd(6, '0'));
  const exact = findPin(places, from);
  const first = exact >= 0 ? exact : places.pinCodes.findIndex((pin) => pin >= from);
  const found: HospitalSuggestion[] = [];
  for (let at = first; at >= 0 && at < places.pinCodes.length && found.length < mostPlaces; at++) {
    if (!String(places.pinCodes[at]).startsWith(digits)) break;
    const place = pinPlace(places, at);
    if (!place) continue;
    const area = places.pinAreas[at] ?? '';
    found.push({
      kind: 'place',
      label: place.name,
      detail: [area, place.district].filter(Boolean).join(', '),
      place,
    });
  }
  return found;
}

type PlaceName = { key: string; name: string; place: NamedPlace };
const namesByPlaces = new WeakMap<Places, readonly PlaceName[]>();

/** Every name of every place, sorted to be found by its beginning. */
function placeNames(places: Places): readonly PlaceName[] {
  let names = namesByPlaces.get(places);
  if (!names) {
    names = places.named
      .flatMap((place) => place.names.map((name) => ({ key: nameKey(name), name, place })))
      .filter(({ key }) => key.length > 2)
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    namesByPlaces.set(places, names);
  }
  return names;
}

function placeSuggestions(index: HospitalIndex, text: string): HospitalSuggestion[] {
  const names = placeNames(index.places);
  const start = nameKey(text);
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle]?.key ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const found = new Map<string, PlaceName>();
  for (let at = low; names[at]?.key.startsWith(start) && at < low + 500; at++) {
    const one = names[at];
    if (!one) break;
    // A city and the district named for it are one to whoever types.
    const id = `${nameKey(one.place.names[0] ?? '')}/${one.place.state}`;
    const kept = found.get(id);
    if (!kept || weight(index, one) > weight(index, kept)) found.set(id, one);
  }
  return [...found.values()]
    .sort((a, b) => weight(index, b) - weight(index, a))
    .slice(0, mostPlaces)
    .flatMap(({ name, place: named }) => {
      const place = shownPlace(index.places, named);
      const own = named.names[0] ?? '';
      const also = nameKey(own).startsWith(start) ? '' : ` (${name})`;
      return place
        ? [
            {
              kind: 'place' as const,
              label: `${own}${also}`,
              detail: place.state === own ? 'State' : place.state,
              place,
            },
          ]
        : [];
    });
}

function weight({ hospitalsByCity }: HospitalIndex, { place }: PlaceName): number {
  const hospitals = hospitalsByCity.get(place.id)?.length ?? 0;
  return place.rank * 10 + (place.kind === 'city' ? 5 : 0) + Math.log2(1 + hospitals);
}
