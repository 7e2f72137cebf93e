/**
 * How well each hospital fits the terms of a search: by the word itself, one that sounds like it, one that it begins,
 * one with an edit, by its kind, or by lying in the place that the word names. Where none meets every telling term,
 * those stay that meet what weighs most.
 */
import type { HospitalIndex } from '../index/hospital-index.ts';
import { isDistinctive, type QueryTerm } from '../query/query-terms.ts';
import type { HospitalFilter } from './candidate-filters.ts';
import { expandTerm, termWeight } from './expand-term.ts';
import { type ScoreBoard, scoreBoardFor } from './score-board.ts';
import { scoreMatches } from './score-matches.ts';

export type Candidates = {
  /** Hospitals with their scores beside them; about 1 for a good fit. */
  ids: ArrayLike<number>;
  scores: ArrayLike<number>;
  /** Every telling term is met. */
  isFullMatch: boolean;
  /** The weight of the telling terms that are met best. */
  matchWeight: number;
};

/** For a name that holds what was asked and nothing else; one that holds more gets a share of the lesser bonus. */
const wholeNameBonus = 0.6;
const partOfNameBonus = 0.15;
/** Of hospitals that meet a part of the search, those that meet nearly as much as the best. */
const minPartialShare = 0.8;

export type Scope = {
  /** Hospitals of the place that the words name; null where they name none. */
  members: Int32Array | null;
  isAllowed: HospitalFilter;
  /** Only a name that holds every word counts. */
  isNameOnly?: boolean;
};

export function scoreHospitals(
  index: HospitalIndex,
  terms: readonly QueryTerm[],
  scope: Scope = { members: null, isAllowed: () => true },
): Candidates {
  const board = scoreBoardFor(index);
  for (const id of scope.members ?? []) board.isMember[id] = 1;
  const wanted = scoreTerms(index, board, terms, scope);
  const whole: ScoredMatch[] = [];
  const partial: ScoredMatch[] = [];
  let bestFit = 0;
  board.drain(({ id, score, nameScore, fit, matchedBits, nameBits }) => {
    const isNamedWhole = wanted.inName !== 0 && (nameBits & wanted.inName) === wanted.inName;
    const isElsewhere = scope.members !== null && board.isMember[id] === 0;
    if (
      (matchedBits & wanted.always) !== wanted.always ||
      ((isElsewhere || scope.isNameOnly) && !isNamedWhole)
    )
      return;
    const isWhole = (matchedBits & wanted.distinctive) === wanted.distinctive;
    if (!isWhole && (whole.length > 0 || fit < bestFit * minPartialShare || fit === 0)) return;
    if (!scope.isAllowed(id)) return;
    const coverage = Math.min(1, nameScore / (index.nameLengths[id] ?? 1));
    const bonus = isNamedWhole ? wholeNameBonus * coverage * coverage : partOfNameBonus * coverage;
    (isWhole ? whole : partial).push({ id, fit, score: score / wanted.weight + bonus });
    bestFit = Math.max(bestFit, fit);
  });
  for (const id of scope.members ?? []) board.isMember[id] = 0;
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

/** Bits of the terms that have to be met: `always`, for a whole fit, and in the name for a name that is meant. */
type RequiredBits = { always: number; distinctive: number; inName: number; weight: number };

function scoreTerms(
  index: HospitalIndex,
  board: ScoreBoard,
  terms: readonly QueryTerm[],
  scope: Scope,
): RequiredBits {
  const hasTelling = terms.some(isDistinctive);
  const wanted: RequiredBits = { always: 0, distinctive: 0, inName: 0, weight: 0 };
  terms.forEach((term, at) => {
    const bit = 1 << at;
    const expanded = expandTerm(index, term);
    scoreMatches(index, board, { term, bit, ...expanded }, scope.members);
    const weight = termWeight(index, expanded, term);
    board.finishTerm(bit, weight, isDistinctive(term));
    wanted.weight += weight;
    if (isDistinctive(term)) wanted.distinctive |= bit;
    else if (term.isPlace || (!hasTelling && scope.members === null)) wanted.always |= bit;
    if (!term.isCommon) wanted.inName |= bit;
  });
  return wanted;
}
