/**
 * Scores each hospital against the terms of a search: exact, phonetic, prefix and edit-distance matches, its kind, and
 * the place that a term names. When no hospital matches every distinctive term, those that match the most weight stay.
 */
import { memoize } from '../../../text/memoize.ts';
import { type HospitalIndex, inNameFlag } from '../index/hospital-index.ts';
import { isDistinctive, type QueryTerm } from '../query/query-terms.ts';
import type { HospitalFilter } from './candidate-filters.ts';
import { type ExpandedTerm, exactQuality, expandTerm, termWeight } from './expand-term.ts';

type TermScore = {
  /** Match quality, weighted by kind and position of the match. */
  value: number;
  /** Quality by kind of match alone. */
  quality: number;
  /** Above 0 where the term occurs in the name. */
  nameValue: number;
};

type ScoreAccumulator = ReturnType<typeof createAccumulator>;

/** One for each index: to allocate it for every search would cost more than the search. `drain` leaves it empty. */
const accumulatorFor = memoize(createAccumulator);

/** The scores of all hospitals during one search, term by term. */
function createAccumulator({ hospitals: { length: count } }: HospitalIndex) {
  const scores = new Float32Array(count);
  const nameScores = new Float32Array(count);
  const fits = new Float32Array(count);
  const matchedTermBits = new Uint16Array(count);
  const termBitsInName = new Uint16Array(count);
  const touchedIds = new Int32Array(count);
  let touchedCount = 0;
  const termValues = new Float32Array(count);
  const termQualities = new Float32Array(count);
  const touchedByTerm = new Int32Array(count);
  let touchedByTermCount = 0;
  return {
    /** One flag per hospital: 1 where it lies in the place of the search. The caller sets and clears it. */
    memberFlags: new Uint8Array(count),
    /** If a term has several values, the highest counts. */
    recordTerm(id: number, termBit: number, { value, quality, nameValue }: TermScore) {
      const before = termValues[id] ?? 0;
      if (before === 0) touchedByTerm[touchedByTermCount++] = id;
      if (value > before) termValues[id] = value;
      if (quality > (termQualities[id] ?? 0)) termQualities[id] = quality;
      if (nameValue > 0 && ((termBitsInName[id] ?? 0) & termBit) === 0) {
        termBitsInName[id] = (termBitsInName[id] ?? 0) | termBit;
        nameScores[id] = (nameScores[id] ?? 0) + nameValue;
      }
    },
    /** Adds the recorded values of a term to the scores. */
    finishTerm(termBit: number, weight: number, isDistinctive: boolean) {
      for (let at = 0; at < touchedByTermCount; at++) {
        const id = touchedByTerm[at] ?? 0;
        if ((matchedTermBits[id] ?? 0) === 0 && (scores[id] ?? 0) === 0)
          touchedIds[touchedCount++] = id;
        scores[id] = (scores[id] ?? 0) + (termValues[id] ?? 0) * weight;
        // Squared, so that an inexact match weighs little beside an exact one.
        if (isDistinctive) fits[id] = (fits[id] ?? 0) + (termQualities[id] ?? 0) ** 2 * weight;
        matchedTermBits[id] = (matchedTermBits[id] ?? 0) | termBit;
        termValues[id] = 0;
        termQualities[id] = 0;
      }
      touchedByTermCount = 0;
    },
    /**
     * Visits every hospital with a score, then clears the accumulator. `fit`: the sum of the weights of the distinctive
     * terms it matches, reduced for inexact matches; of the bits there is one for each term.
     */
    drain(
      visit: (
        scored: Record<'id' | 'score' | 'nameScore' | 'fit' | 'matched' | 'named', number>,
      ) => void,
    ) {
      for (let at = 0; at < touchedCount; at++) {
        const id = touchedIds[at] ?? 0;
        visit({
          id,
          score: scores[id] ?? 0,
          nameScore: nameScores[id] ?? 0,
          fit: fits[id] ?? 0,
          matched: matchedTermBits[id] ?? 0,
          named: termBitsInName[id] ?? 0,
        });
        scores[id] = 0;
        nameScores[id] = 0;
        fits[id] = 0;
        matchedTermBits[id] = 0;
        termBitsInName[id] = 0;
      }
      touchedCount = 0;
    },
  };
}

export type Candidates = {
  /** Hospital ids, parallel to `scores`; about 1 is a good match. */
  ids: ArrayLike<number>;
  scores: ArrayLike<number>;
  /** Every distinctive term matches. */
  isFullMatch: boolean;
  /** The largest weight of matched distinctive terms. */
  matchWeight: number;
};

/** Bonus for a name that equals the search; a longer name gets a share of `partOfNameBonus`. */
const wholeNameBonus = 0.6;
const partOfNameBonus = 0.15;
/** Partial matches stay when they have this share of the best one's weight. */
const minPartialShare = 0.8;

export type SearchScope = {
  /** Hospitals in the place that the search names; null when it names none. */
  members: Int32Array | null;
  isAllowed: HospitalFilter;
  /** Only names that contain every word match. */
  isNameOnly?: boolean;
};

export function scoreHospitals(
  index: HospitalIndex,
  terms: readonly QueryTerm[],
  scope: SearchScope = { members: null, isAllowed: () => true },
): Candidates {
  const accumulator = accumulatorFor(index);
  for (const id of scope.members ?? []) accumulator.memberFlags[id] = 1;
  const required = scoreTerms(index, accumulator, terms, scope);
  const whole: ScoredMatch[] = [];
  const partial: ScoredMatch[] = [];
  let bestFit = 0;
  accumulator.drain(({ id, score, nameScore, fit, matched, named }) => {
    const isNamedWhole = required.inName !== 0 && (named & required.inName) === required.inName;
    const isElsewhere = scope.members !== null && accumulator.memberFlags[id] === 0;
    if (
      (matched & required.always) !== required.always ||
      ((isElsewhere || scope.isNameOnly) && !isNamedWhole)
    )
      return;
    const isWhole = (matched & required.distinctive) === required.distinctive;
    if (!isWhole && (whole.length > 0 || fit < bestFit * minPartialShare || fit === 0)) return;
    if (!scope.isAllowed(id)) return;
    const coverage = Math.min(1, nameScore / (index.nameLengths[id] ?? 1));
    const bonus = isNamedWhole ? wholeNameBonus * coverage * coverage : partOfNameBonus * coverage;
    (isWhole ? whole : partial).push({ id, fit, score: score / required.weight + bonus });
    bestFit = Math.max(bestFit, fit);
  });
  for (const id of scope.members ?? []) accumulator.memberFlags[id] = 0;
  const found =
    whole.length > 0 ? whole : partial.filter(({ fit }) => fit >= bestFit * minPartialShare);
  return {
    ids: Int32Array.from(found, ({ id }) => id),
    scores: Float32Array.from(found, ({ score }) => score),
    isFullMatch: whole.length > 0,
    matchWeight: bestFit,
  };
}

type ScoredMatch = { id: number; fit: number; score: number };

/** Bit masks of required terms: `always`, for a full match (`distinctive`), and for a match of the name (`inName`). */
type RequiredBits = { always: number; distinctive: number; inName: number; weight: number };

function scoreTerms(
  index: HospitalIndex,
  accumulator: ScoreAccumulator,
  terms: readonly QueryTerm[],
  scope: SearchScope,
): RequiredBits {
  const hasDistinctive = terms.some(isDistinctive);
  const required: RequiredBits = { always: 0, distinctive: 0, inName: 0, weight: 0 };
  terms.forEach((term, at) => {
    const bit = 1 << at;
    const expanded = expandTerm(index, term);
    scoreMatches(index, accumulator, { term, bit, ...expanded }, scope.members);
    const weight = termWeight(index, expanded, term);
    accumulator.finishTerm(bit, weight, isDistinctive(term));
    required.weight += weight;
    if (isDistinctive(term)) required.distinctive |= bit;
    else if (term.isPlace || (!hasDistinctive && scope.members === null)) required.always |= bit;
    if (!term.isCommon) required.inName |= bit;
  });
  return required;
}

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

/** Records the value of each match of a term, by where in the hospital's entry it is. */
function scoreMatches(
  { postingStarts, postings, hospitalsByInitials }: HospitalIndex,
  { memberFlags, recordTerm }: ScoreAccumulator,
  { term, bit, matches, splitNameMatches, kindMatches }: MatchedTerm,
  members: Int32Array | null,
): void {
  // The exact name of a place is not a misspelling of a hospital elsewhere.
  const minQuality = term.isPlace ? exactQuality : 0;
  const isMeant = (id: number, quality: number) => quality >= minQuality || memberFlags[id] === 1;
  const match = { value: 0, quality: 0, nameValue: 0 };
  for (const { term: id, quality } of matches) {
    const end = postingStarts[id + 1] ?? 0;
    for (let at = postingStarts[id] ?? 0; at < end; at++) {
      const posting = postings[at] ?? 0;
      const hospital = posting >> 2;
      if (!isMeant(hospital, quality)) continue;
      const isNamed = (posting & inNameFlag) !== 0;
      const position = term.isPlace
        ? placeWeight(isNamed, memberFlags[hospital] === 1)
        : isNamed
          ? weights.name
          : weights.address;
      match.value = quality * position;
      match.quality = isNamed ? quality : quality * addressOnlyFactor;
      match.nameValue = isNamed && !term.isCommon ? quality : 0;
      recordTerm(hospital, bit, match);
    }
  }
  const setEqualScores = (ids: Iterable<number>, value: number, nameValue = value) => {
    for (const id of ids)
      if (isMeant(id, 0)) recordTerm(id, bit, { value, quality: value, nameValue });
  };
  if (!term.isCommon) setEqualScores(hospitalsByInitials.get(term.word) ?? [], weights.initials);
  setEqualScores(splitNameMatches, weights.split);
  setEqualScores(kindMatches, weights.kind);
  if (term.isPlace && members) setEqualScores(members, weights.inPlace, 0);
}

function placeWeight(isNamed: boolean, isIn: boolean): number {
  if (isIn) return isNamed ? weights.name : weights.placeInAddress;
  return isNamed ? weights.nameElsewhere : weights.addressElsewhere;
}
