/**
 * Accumulates the scores of all hospitals during one search, term by term. Each index has one accumulator, because
 * allocating it for every search would cost more than the search; `drain` leaves it empty.
 */
import type { HospitalIndex } from '../index/hospital-index.ts';

/** Accumulated result for one hospital; `matchedBits` and `nameBits` have one bit for each term. */
type ScoredHospital = {
  id: number;
  score: number;
  nameScore: number;
  /** Sum of the weights of the distinctive terms it matches, reduced for inexact matches. */
  fit: number;
  matchedBits: number;
  nameBits: number;
};
type TermScore = {
  /** Match quality, weighted by kind and position of the match. */
  value: number;
  /** Quality by kind of match alone. */
  quality: number;
  /** Above 0 where the term occurs in the name. */
  nameValue: number;
};

export type ScoreAccumulator = {
  /** One flag per hospital: 1 where it lies in the place of the search. The caller sets and clears it. */
  memberFlags: Uint8Array;
  /** If a term has several values, the highest counts. */
  recordTerm(id: number, termBit: number, match: TermScore): void;
  /** Adds the recorded values of a term to the scores. */
  finishTerm(termBit: number, weight: number, isDistinctive: boolean): void;
  /** Yields every hospital with a score, reusing one object, then clears the accumulator. */
  drain(visit: (scored: Readonly<ScoredHospital>) => void): void;
};

const accumulators = new WeakMap<HospitalIndex, ScoreAccumulator>();

export function accumulatorFor(index: HospitalIndex): ScoreAccumulator {
  let accumulator = accumulators.get(index);
  if (!accumulator) {
    accumulator = createAccumulator(index.hospitals.length);
    accumulators.set(index, accumulator);
  }
  return accumulator;
}

function createAccumulator(count: number): ScoreAccumulator {
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
    memberFlags: new Uint8Array(count),
    recordTerm(id, termBit, { value, quality, nameValue }) {
      const before = termValues[id] ?? 0;
      if (before === 0) touchedByTerm[touchedByTermCount++] = id;
      if (value > before) termValues[id] = value;
      if (quality > (termQualities[id] ?? 0)) termQualities[id] = quality;
      if (nameValue > 0 && ((termBitsInName[id] ?? 0) & termBit) === 0) {
        termBitsInName[id] = (termBitsInName[id] ?? 0) | termBit;
        nameScores[id] = (nameScores[id] ?? 0) + nameValue;
      }
    },
    finishTerm(termBit, weight, isDistinctive) {
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
    drain(visit) {
      const scored = { id: 0, score: 0, nameScore: 0, fit: 0, matchedBits: 0, nameBits: 0 };
      for (let at = 0; at < touchedCount; at++) {
        const id = touchedIds[at] ?? 0;
        scored.id = id;
        scored.score = scores[id] ?? 0;
        scored.nameScore = nameScores[id] ?? 0;
        scored.fit = fits[id] ?? 0;
        scored.matchedBits = matchedTermBits[id] ?? 0;
        scored.nameBits = termBitsInName[id] ?? 0;
        visit(scored);
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
