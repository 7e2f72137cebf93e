/** Which findings are judged: drawn by a seed and spread over sites and checks, the same ones again while they are found. */
import { createHash } from 'node:crypto';

export type Place = { site: string; path: string; id: string; what: string };

/** In turns one of each check at each site, so that a mistake of a template does not fill the sample. */
export function drawSample(places: readonly Place[], size: number): Place[] {
  const byKind = new Map<string, Place[]>();
  for (const place of new Map(places.map((each) => [placeKey(each), each])).values()) {
    const kind = `${place.site} ${place.id}`;
    byKind.set(kind, [...(byKind.get(kind) ?? []), place]);
  }
  const piles = [...byKind.values()].map((pile) => pile.sort(byTurn));
  // The last turn may not be whole: no site comes first.
  piles.sort(([a], [b]) => (a && b ? byTurn(a, b) : 0));
  const drawn: Place[] = [];
  for (let round = 0; drawn.length < size && piles.some((pile) => pile.length > round); round++)
    drawn.push(...piles.flatMap((pile) => pile[round] ?? []));
  return drawn.slice(0, size);
}

/** Several findings of one check at one address count as one: they are judged together. */
export function placeKey({ site, path, id }: Pick<Place, 'site' | 'path' | 'id'>): string {
  return `${site} ${path} ${id}`;
}

function byTurn(a: Place, b: Place): number {
  return turn(a) < turn(b) ? -1 : 1;
}

function turn(place: Place): string {
  return createHash('sha256')
    .update(`foreign-1 ${placeKey(place)}`)
    .digest('hex');
}
