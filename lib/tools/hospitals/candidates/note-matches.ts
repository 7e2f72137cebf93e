/** What each match of a term is worth for the hospitals that have it, by where it stands. */
import { type HospitalIndex, inName } from '../index/hospital-index.ts';
import type { QueryTerm } from '../query/query-terms.ts';
import { type ExpandedTerm, exactMatch } from './expand-term.ts';
import type { ScoreBoard } from './score-board.ts';
import type { Scope } from './score-hospitals.ts';

/** "Elsewhere" is outside the place that is asked for. */
const worth = {
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

/** Streets are named like hospitals: a word that only the address has fits less. */
const inAddressOnly = 0.8;

type NotedTerm = ExpandedTerm & { term: QueryTerm; bit: number };

export function noteMatches(
  { entryStarts, entries, hospitalsByInitials }: HospitalIndex,
  { isMember, note }: ScoreBoard,
  { term, bit, matches, split, ofKind }: NotedTerm,
  { members }: Pick<Scope, 'members'>,
): void {
  // What is exactly a place's name is not a misspelt name of a hospital elsewhere.
  const minQuality = term.isPlace ? exactMatch : 0;
  const isMeant = (id: number, quality: number) => quality >= minQuality || isMember[id] === 1;
  const noted = { value: 0, quality: 0, nameValue: 0 };
  for (const { term: id, quality } of matches) {
    const end = entryStarts[id + 1] ?? 0;
    for (let at = entryStarts[id] ?? 0; at < end; at++) {
      const entry = entries[at] ?? 0;
      const hospital = entry >> 2;
      if (!isMeant(hospital, quality)) continue;
      const isNamed = (entry & inName) !== 0;
      const where = term.isPlace
        ? worthOfPlace(isNamed, isMember[hospital] === 1)
        : isNamed
          ? worth.name
          : worth.address;
      noted.value = quality * where;
      noted.quality = isNamed ? quality : quality * inAddressOnly;
      noted.nameValue = isNamed && !term.isCommon ? quality : 0;
      note(hospital, bit, noted);
    }
  }
  const alike = (ids: Iterable<number>, value: number, nameValue = value) => {
    for (const id of ids) if (isMeant(id, 0)) note(id, bit, { value, quality: value, nameValue });
  };
  if (!term.isCommon) alike(hospitalsByInitials.get(term.word) ?? [], worth.initials);
  alike(split, worth.split);
  alike(ofKind, worth.kind);
  if (term.isPlace && members) alike(members, worth.inPlace, 0);
}

function worthOfPlace(isNamed: boolean, isIn: boolean): number {
  if (isIn) return isNamed ? worth.name : worth.placeInAddress;
  return isNamed ? worth.nameElsewhere : worth.addressElsewhere;
}
