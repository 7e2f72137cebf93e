/**
 * How well each hospital fits the terms of a search: by the word itself, one that sounds like it, one that it begins,
 * one with an edit, by its kind, or by lying in the place that the word names. Where none meets every telling term,
 * those stay that meet what weighs most.
 */
import type { HospitalIndex } from '../index/hospital-index.ts';
import { isTelling, type QueryTerm } from '../query/query-terms.ts';
import type { HospitalFilter } from './candidate-filters.ts';
import { expandTerm, weightOf } from './expand-term.ts';
import { noteMatches } from './note-matches.ts';
import { type ScoreBoard, scoreBoardOf } from './score-board.ts';

export type Candidates = {
  /** Hospitals with their scores beside them; about 1 for a good fit. */
  ids: ArrayLike<number>;
  scores: ArrayLike<number>;
  /** Every telling term is met. */
  isWhole: boolean;
  /** The weight of the telling terms that are met best. */
  fit: number;
};

/** For a name that holds what was asked and nothing else; one that holds more gets a share of the lesser bonus. */
const wholeNameBonus = 0.6;
const partOfNameBonus = 0.15;
/** Of hospitals that meet a part of the search, those that meet nearly as much as the best. */
const partialShare = 0.8;

export type Scope = {
  /** Hospitals of the place that the words name; null where they name none. */
  members: Int32Array | null;
  isKept: HospitalFilter;
  /** Only a name that holds every word counts. */
  isNameOnly?: boolean;
};

export function scoreHospitals(
  index: HospitalIndex,
  terms: readonly QueryTerm[],
  scope: Scope = { members: null, isKept: () => true },
): Candidates {
  const board = scoreBoardOf(index);
  for (const id of scope.members ?? []) board.isMember[id] = 1;
  const wanted = noteTerms(index, board, terms, scope);
  const whole: Fitting[] = [];
  const partial: Fitting[] = [];
  let bestFit = 0;
  board.drain(({ id, score, nameScore, fit, met, named }) => {
    const isNamedWhole = wanted.inName !== 0 && (named & wanted.inName) === wanted.inName;
    const isElsewhere = scope.members !== null && board.isMember[id] === 0;
    if (
      (met & wanted.always) !== wanted.always ||
      ((isElsewhere || scope.isNameOnly) && !isNamedWhole)
    )
      return;
    const isWhole = (met & wanted.telling) === wanted.telling;
    if (!isWhole && (whole.length > 0 || fit < bestFit * partialShare || fit === 0)) return;
    if (!scope.isKept(id)) return;
    const coverage = Math.min(1, nameScore / (index.nameLengths[id] ?? 1));
    const bonus = isNamedWhole ? wholeNameBonus * coverage * coverage : partOfNameBonus * coverage;
    (isWhole ? whole : partial).push({ id, fit, score: score / wanted.weight + bonus });
    bestFit = Math.max(bestFit, fit);
  });
  for (const id of scope.members ?? []) board.isMember[id] = 0;
  const found =
    whole.length > 0 ? whole : partial.filter(({ fit }) => fit >= bestFit * partialShare);
  return {
    ids: Int32Array.from(found, ({ id }) => id),
    scores: Float32Array.from(found, ({ score }) => score),
    isWhole: whole.length > 0,
    fit: bestFit,
  };
}

type Fitting = { id: number; fit: number; score: number };

/** Bits of the terms that have to be met: `always`, for a whole fit, and in the name for a name that is meant. */
type Wanted = { always: number; telling: number; inName: number; weight: number };

function noteTerms(
  index: HospitalIndex,
  board: ScoreBoard,
  terms: readonly QueryTerm[],
  scope: Scope,
): Wanted {
  const hasTelling = terms.some(isTelling);
  const wanted: Wanted = { always: 0, telling: 0, inName: 0, weight: 0 };
  terms.forEach((term, at) => {
    const bit = 1 << at;
    const expanded = expandTerm(index, term);
    noteMatches(index, board, { term, bit, ...expanded }, scope);
    const weight = weightOf(index, expanded, term);
    board.finishTerm(bit, weight, isTelling(term));
    wanted.weight += weight;
    if (isTelling(term)) wanted.telling |= bit;
    else if (term.isPlace || (!hasTelling && scope.members === null)) wanted.always |= bit;
    if (!term.isCommon) wanted.inName |= bit;
  });
  return wanted;
}
