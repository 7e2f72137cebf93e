/** Selects, of localities and small towns that share a name, the likely ones in a hospital search. */
import type { HospitalIndex } from '../index/hospital-index.ts';
import { membersOfLocality, membersOfPlace } from '../index/place-members.ts';
import { findLocalities, type Locality } from '../places/localities.ts';
import { distanceKm, type NamedPlace } from '../places/places.ts';
import { stopWords } from '../text/word-lists.ts';

/** A name shared by more places with hospitals is ignored: there are hundreds of Gandhi Nagars. */
const maxSameName = 4;
/** A place with fewer hospitals than this share of the largest is unlikely. */
const minShare = 0.2;
const nearbyKm = 40;

export function matchLocalities(
  index: HospitalIndex,
  { words, named }: { words: string; named: readonly NamedPlace[] },
): { named: readonly NamedPlace[]; localities: readonly Locality[] } {
  // A well-known city takes precedence over a post office of the same name.
  if (named.some(({ rank }) => rank > 1) || words.split(' ').some((word) => stopWords.has(word)))
    return { named, localities: [] };
  const counted = findLocalities(index.places, words)
    .filter(({ position: { latitude, longitude } }) =>
      named.every(
        ({ position }) => !position || distanceKm(position, latitude, longitude) > nearbyKm,
      ),
    )
    .map((locality) => ({ locality, count: membersOfLocality(index, locality).own.size }));
  const maxCount = Math.max(0, ...counted.map(({ count }) => count));
  const localities = counted
    .filter(({ count }) => count > 0 && count >= minShare * maxCount)
    .sort((a, b) => b.count - a.count)
    .map(({ locality }) => locality);
  if (localities.length === 0 || localities.length > maxSameName) return { named, localities: [] };
  // A village without hospitals ranks after a part of a city that has some.
  const settled = named.filter((place) => membersOfPlace(index, place, words).ids.length > 0);
  return { named: settled, localities };
}
