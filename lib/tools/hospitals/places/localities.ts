/** Localities by post office: "Andheri East" and "Andheri Railway Station" are one, "Andheri West" is another. */

import { normalizeName, normalizeText } from '../../../text/search/normalize-text.ts';
import { capitalizeWords } from '../../../text/words.ts';
import type { Position, SearchPlace } from '../api/hospital-answer.ts';
import { distanceKm, type PlaceTables, pinPosition } from './places.ts';

export type Locality = {
  /** As searched: "andheri east". */
  words: string;
  side: string;
  /** Indexes into the pin tables. */
  pins: readonly number[];
  position: Position;
  district: number;
  state: number;
};

const sides: Readonly<Record<string, string>> = { e: 'east', w: 'west', n: 'north', s: 'south' };
const sidePattern = /\b(east|west|north|south|e|w|n|s)\b/g;
const maxSameLocalityKm = 12;
/** A name that more post offices have, like Gandhi Nagar, names no locality. */
const maxPins = 40;

/** The name without its side and without the suffixes of post offices. */
export function splitArea(area: string): { base: string; side: string } {
  const words = normalizeText(area).replace(
    /\b(railway station|dely|delivery|t n|tn|sec(tor)? ?\d+|\d+|i|ii|iii|iv|v|vi|bk)\b/g,
    ' ',
  );
  const sideWord = words.match(sidePattern)?.at(-1) ?? '';
  const base = normalizeName(words.replace(sidePattern, ' '));
  return base === ''
    ? { base: normalizeName(words), side: '' }
    : { base, side: sides[sideWord] ?? sideWord };
}

/** All localities of this name. */
export function findLocalities(places: PlaceTables, words: string): Locality[] {
  const { base, side } = splitArea(words);
  const all = places.areasByKey.get(base) ?? [];
  if (all.length > maxPins) return [];
  const sideOf = (pin: number) => splitArea(places.pinAreas[pin] ?? '').side;
  const ofSide = all.filter((pin) => sideOf(pin) === side);
  // The side may be a part whose post office has another name.
  const pins = side === '' ? all : ofSide.length > 0 ? ofSide : all;
  const found: (Locality & { pins: number[] })[] = [];
  for (const pin of pins) {
    const position = pinPosition(places, pin);
    if (!position) continue;
    const { latitude, longitude } = position;
    const near = found.find(
      (one) => distanceKm(one.position, latitude, longitude) < maxSameLocalityKm,
    );
    const district = places.pinDistricts[pin] ?? -1;
    const state = places.districts[district]?.state ?? -1;
    if (near) near.pins.push(pin);
    else found.push({ words, side, pins: [pin], position, district, state });
  }
  if (side === '' || ofSide.length > 0) return found;
  // PIN codes without a side may belong to the other side, so they cannot tell two of one district apart.
  const isFirst = ({ district }: Locality, at: number) =>
    found.findIndex((one) => one.district === district) === at;
  return found.filter(isFirst).map((one) => ({ ...one, pins: [] }));
}

/** Spellings in addresses: "andheri east", "andheri e", "east andheri". */
export function localityPhrases({ words, side }: Pick<Locality, 'words' | 'side'>): string[] {
  if (side === '') return [words];
  const nameWithoutSide = words.replace(sidePattern, ' ').replace(/ +/g, ' ').trim();
  return [
    `${nameWithoutSide} ${side}`,
    `${nameWithoutSide} ${side[0]}`,
    `${side} ${nameWithoutSide}`,
  ];
}

/** The phrases of the opposite side: an address that has one is elsewhere. */
export function oppositeSidePhrases({ words, side }: Locality): string[] {
  const across = { east: 'west', west: 'east', north: 'south', south: 'north' }[side];
  return across ? localityPhrases({ words, side: across }) : [];
}

/** The locality as searched. */
export function localityPlace(
  { states, districts }: PlaceTables,
  { words, position, district, state }: Locality,
): SearchPlace {
  return {
    name: capitalizeWords(words),
    kind: 'locality',
    district: districts[district]?.name ?? '',
    state: states[state] ?? '',
    position,
  };
}
