/** Which of several places of one name is meant. */
import type { NamedPlace } from '../places/places.ts';
import { commonWords, emptyWords } from '../words.ts';

/** Districts and post offices carry these names, people mean something else. */
const notPlaces = new Set(
  'central north south east west new old city main road nagar colony market station civil general district town medical eye heart care life max apollo fortis'.split(
    ' ',
  ),
);

/** Whether a word alone never names a place. */
export function isPlainWord(word: string): boolean {
  return notPlaces.has(word) || commonWords.has(word) || emptyWords.has(word);
}

/** A district so new that no position is known steps back behind the town it is named for. */
export function topRank(named: readonly NamedPlace[]): NamedPlace[] {
  const placed = named.filter(({ position }) => position !== null);
  const from = placed.length > 0 ? placed : named;
  const top = Math.max(...from.map(({ rank }) => rank));
  return from.filter(({ rank }) => rank === top);
}

/** One place for each state, a city before the district that is named for it. */
export function oneForEachState(named: readonly NamedPlace[]): NamedPlace[] {
  const byState = new Map<number, NamedPlace>();
  for (const place of named) {
    const kept = byState.get(place.state);
    if (!kept || (kept.kind === 'district' && place.kind === 'city'))
      byState.set(place.state, place);
  }
  return [...byState.values()];
}
