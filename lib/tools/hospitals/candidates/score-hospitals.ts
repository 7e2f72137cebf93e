/**
 * How well each hospital fits the terms of a search: every telling term has to be met, by the word itself, one that
 * sounds like it, one that it begins, one with an edit, or by lying in the place that the word names.
 */
import { type HospitalIndex, inName } from '../index/hospital-index.ts';
import type { QueryTerm } from '../query/query-terms.ts';
import { exactMatch, expandTerm, weightOf } from './expand-term.ts';
import { type ScoreBoard, scoreBoardOf } from './score-board.ts';

export type Candidates = {
  /** Hospitals with their scores beside them; about 1 for a good fit. */
  ids: ArrayLike<number>;
  scores: ArrayLike<number>;
  /** Words that were read as others: "appolo" as "apollo". */
  readings: ReadonlyMap<string, string>;
};

/** What a match is worth by where it stands; "elsewhere" is outside the place that is asked for. */
const worth = {
  name: 1,
  inPlace: 0.7,
  placeInAddress: 0.85,
  address: 0.5,
  nameElsewhere: 0.35,
  addressElsewhere: 0.01,
  initials: 0.9,
  split: 0.9,
};
/** For a name that holds what was asked and nothing else; one that holds more gets a share of the lesser bonus. */
const wholeNameBonus = 0.6;
const partOfNameBonus = 0.15;

type Scope = {
  /** Hospitals of the place that the words name; null where they name none. */
  members: Int32Array | null;
  /** The place is a locality: an address that names it is enough. */
  isPlaceOptional: boolean;
};

export function scoreHospitals(
  index: HospitalIndex,
  terms: readonly QueryTerm[],
  { members, isPlaceOptional }: Scope = { members: null, isPlaceOptional: false },
): Candidates {
  const board = scoreBoardOf(index);
  for (const id of members ?? []) board.isMember[id] = 1;
  const hasTelling = terms.some(({ isCommon, isPlace }) => !isCommon && !isPlace);
  let required = 0;
  let requiredInName = 0;
  let weightOfAll = 0;
  const readings = new Map<string, string>();
  terms.forEach((term, at) => {
    const bit = 1 << at;
    const { matches, split, reading } = expandTerm(index, term);
    if (reading) readings.set(term.word, reading);
    noteMatches(index, board, { term, bit, matches, split }, { members, isPlaceOptional });
    const weight = weightOf(index, matches, term);
    weightOfAll += weight;
    board.finishTerm(bit, weight);
    if (!term.isCommon || (!hasTelling && members === null)) required |= bit;
    if (!term.isCommon) requiredInName |= bit;
  });

  const ids: number[] = [];
  const scores: number[] = [];
  board.drain((id, score, nameScore, met, named) => {
    const isNamedWhole = requiredInName !== 0 && (named & requiredInName) === requiredInName;
    const isElsewhere = members !== null && !isPlaceOptional && board.isMember[id] === 0;
    if ((met & required) !== required || (isElsewhere && !isNamedWhole)) return;
    const coverage = Math.min(1, nameScore / (index.nameLengths[id] ?? 1));
    const bonus = isNamedWhole ? wholeNameBonus * coverage * coverage : partOfNameBonus * coverage;
    ids.push(id);
    scores.push(score / weightOfAll + bonus);
  });
  for (const id of members ?? []) board.isMember[id] = 0;
  return { ids, scores: Float32Array.from(scores), readings };
}

type ExpandedTerm = { term: QueryTerm; bit: number } & Pick<
  ReturnType<typeof expandTerm>,
  'matches' | 'split'
>;

function noteMatches(
  { entryStarts, entries, hospitalsByInitials }: HospitalIndex,
  { isMember, note }: ScoreBoard,
  { term, bit, matches, split }: ExpandedTerm,
  { members, isPlaceOptional }: Scope,
): void {
  // What is exactly a place's name is not a misspelt name of a hospital elsewhere.
  const minQuality = term.isPlace ? exactMatch : 0;
  const isMeant = (id: number, quality: number) => quality >= minQuality || isMember[id] === 1;
  for (const { term: id, quality } of matches) {
    const end = entryStarts[id + 1] ?? 0;
    for (let at = entryStarts[id] ?? 0; at < end; at++) {
      const entry = entries[at] ?? 0;
      const hospital = entry >> 2;
      if (!isMeant(hospital, quality)) continue;
      const isNamed = (entry & inName) !== 0;
      const kind = term.isPlace
        ? worthOfPlace(isNamed, isMember[hospital] === 1, isPlaceOptional)
        : isNamed
          ? worth.name
          : worth.address;
      note(hospital, bit, quality * kind, isNamed && !term.isCommon ? quality : 0);
    }
  }
  for (const id of term.isCommon ? [] : (hospitalsByInitials.get(term.word) ?? []))
    if (isMeant(id, 0)) note(id, bit, worth.initials, worth.initials);
  for (const id of split) if (isMeant(id, 0)) note(id, bit, worth.split, worth.split);
  if (term.isPlace && members) for (const id of members) note(id, bit, worth.inPlace, 0);
}

function worthOfPlace(isNamed: boolean, isIn: boolean, isPlaceOptional: boolean): number {
  if (isIn) return isNamed ? worth.name : worth.placeInAddress;
  if (isNamed) return worth.nameElsewhere;
  return isPlaceOptional ? worth.address : worth.addressElsewhere;
}
