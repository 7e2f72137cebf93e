/** Records the value of each match of a term, by where in the hospital's entry it is. */
import { type HospitalIndex, inNameFlag } from '../index/hospital-index.ts';
import type { QueryTerm } from '../query/query-terms.ts';
import { type ExpandedTerm, exactQuality } from './expand-term.ts';
import type { ScoreBoard } from './score-board.ts';

/** "Elsewhere" is outside the place that the search names. */
const weights = {
  name: 1,
  inPlace: 0.7,
  placeInAddress: 0.85,
  address: 0.5,
  nameElsewhere: 0.35,
  addressElsewhere: 0.01,
  initials: 0.9,
  split: 0.9,
  kind: 0.9,
};

/** Streets have names like hospitals: a match in the address alone counts less. */
const addressOnlyFactor = 0.8;

type MatchedTerm = ExpandedTerm & { term: QueryTerm; bit: number };

export function scoreMatches(
  { entryStarts, entries, hospitalsByInitials }: HospitalIndex,
  { isMember, recordTerm }: ScoreBoard,
  { term, bit, matches, splitNameMatches, kindMatches }: MatchedTerm,
  members: Int32Array | null,
): void {
  // The exact name of a place is not a misspelling of a hospital elsewhere.
  const minQuality = term.isPlace ? exactQuality : 0;
  const isMeant = (id: number, quality: number) => quality >= minQuality || isMember[id] === 1;
  const noted = { value: 0, quality: 0, nameValue: 0 };
  for (const { term: id, quality } of matches) {
    const end = entryStarts[id + 1] ?? 0;
    for (let at = entryStarts[id] ?? 0; at < end; at++) {
      const entry = entries[at] ?? 0;
      const hospital = entry >> 2;
      if (!isMeant(hospital, quality)) continue;
      const isNamed = (entry & inNameFlag) !== 0;
      const position = term.isPlace
        ? placeWeight(isNamed, isMember[hospital] === 1)
        : isNamed
          ? weights.name
          : weights.address;
      noted.value = quality * position;
      noted.quality = isNamed ? quality : quality * addressOnlyFactor;
      noted.nameValue = isNamed && !term.isCommon ? quality : 0;
      recordTerm(hospital, bit, noted);
    }
  }
  const alike = (ids: Iterable<number>, value: number, nameValue = value) => {
    for (const id of ids)
      if (isMeant(id, 0)) recordTerm(id, bit, { value, quality: value, nameValue });
  };
  if (!term.isCommon) alike(hospitalsByInitials.get(term.word) ?? [], weights.initials);
  alike(splitNameMatches, weights.split);
  alike(kindMatches, weights.kind);
  if (term.isPlace && members) alike(members, weights.inPlace, 0);
}

function placeWeight(isNamed: boolean, isIn: boolean): number {
  if (isIn) return isNamed ? weights.name : weights.placeInAddress;
  return isNamed ? weights.nameElsewhere : weights.addressElsewhere;
}
