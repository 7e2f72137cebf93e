/**
 * Places of one name, each with as much of its state and district in `name` as a search needs to find exactly it:
 * "Ashta, Maharashtra", "Ramnagar, Nainital, Uttarakhand".
 */
import { normalizeName } from '../../../text-search/normalize-text.ts';
import type { SearchPlace } from '../api/hospital-answer.ts';
import { barePlaceName } from './bare-place-name.ts';

/** @param others places that a search for the bare name would find. */
export function distinguishPlaces(
  places: readonly SearchPlace[],
  others: readonly SearchPlace[] = [],
): SearchPlace[] {
  const namesakes = [...places, ...others];
  return places.map((place) => {
    const same = namesakes.filter((one) => one !== place && bareKey(one) === bareKey(place));
    if (same.length === 0) return place;
    const isStateShared = same.some(({ state }) => state === place.state);
    const { state, district } = place;
    const bare = barePlaceName(place);
    const area = isStateShared && district !== bare ? [district, state] : [state];
    return { ...place, name: [bare, ...area].filter(Boolean).join(', ') };
  });
}

function bareKey(place: SearchPlace): string {
  return normalizeName(barePlaceName(place));
}
