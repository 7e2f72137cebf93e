/**
 * Draws the findings to be judged, by a seed and spread over sites and checks: the same ones in every run in which
 * they are found.
 */
import { createHash } from 'node:crypto';

export type FindingLocation = { site: string; path: string; id: string; what: string };

/** Round robin over checks and sites, so that one template error does not fill the sample. */
export function drawSample(places: readonly FindingLocation[], size: number): FindingLocation[] {
  const byKind = new Map<string, FindingLocation[]>();
  for (const place of new Map(places.map((each) => [locationKey(each), each])).values()) {
    const kind = `${place.site} ${place.id}`;
    byKind.set(kind, [...(byKind.get(kind) ?? []), place]);
  }
  const piles = [...byKind.values()].map((pile) => pile.sort(bySampleOrder));
  // The last round may be incomplete, so the order must not favour a site.
  piles.sort(([a], [b]) => (a && b ? bySampleOrder(a, b) : 0));
  const sample: FindingLocation[] = [];
  for (let round = 0; sample.length < size && piles.some((pile) => pile.length > round); round++)
    sample.push(...piles.flatMap((pile) => pile[round] ?? []));
  return sample.slice(0, size);
}

/** Several findings of one check at one address are judged together and count as one. */
export function locationKey({
  site,
  path,
  id,
}: Pick<FindingLocation, 'site' | 'path' | 'id'>): string {
  return `${site} ${path} ${id}`;
}

function bySampleOrder(a: FindingLocation, b: FindingLocation): number {
  return sampleOrder(a) < sampleOrder(b) ? -1 : 1;
}

function sampleOrder(place: FindingLocation): string {
  return createHash('sha256')
    .update(`foreign-1 ${locationKey(place)}`)
    .digest('hex');
}
