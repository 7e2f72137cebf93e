/**
 * Scores of all hospitals while one search adds them up, term by term. There is one board for each index, because a
 * new one for each search would cost more than the search; it is empty again after `drain`.
 */
import type { HospitalIndex } from '../index/hospital-index.ts';

/** What the terms of a search add up to for one hospital; `met` and `named` have one bit for each term. */
type Visit = (id: number, score: number, nameScore: number, met: number, named: number) => void;

export type ScoreBoard = {
  /** By hospital: 1 where it lies in the place that is asked for. Set and cleared by whoever scores. */
  isMember: Uint8Array;
  /** The best of several values of one term counts; `nameValue` is above 0 where the term stands in the name. */
  note(id: number, termBit: number, value: number, nameValue: number): void;
  /** Adds the noted values of a term to the scores. */
  finishTerm(termBit: number, weight: number): void;
  /** Every hospital with a score, then clears the board. */
  drain(visit: Visit): void;
};

const boards = new WeakMap<HospitalIndex, ScoreBoard>();

export function scoreBoardOf(index: HospitalIndex): ScoreBoard {
  let board = boards.get(index);
  if (!board) {
    board = makeScoreBoard(index.hospitals.length);
    boards.set(index, board);
  }
  return board;
}

function makeScoreBoard(count: number): ScoreBoard {
  const scores = new Float32Array(count);
  const nameScores = new Float32Array(count);
  const met = new Uint16Array(count);
  const named = new Uint16Array(count);
  const touched = new Int32Array(count);
  let touchedCount = 0;
  const termValues = new Float32Array(count);
  const touchedByTerm = new Int32Array(count);
  let touchedByTermCount = 0;
  return {
    isMember: new Uint8Array(count),
    note(id, termBit, value, nameValue) {
      const before = termValues[id] ?? 0;
      if (before === 0) touchedByTerm[touchedByTermCount++] = id;
      if (value > before) termValues[id] = value;
      if (nameValue > 0 && ((named[id] ?? 0) & termBit) === 0) {
        named[id] = (named[id] ?? 0) | termBit;
        nameScores[id] = (nameScores[id] ?? 0) + nameValue;
      }
    },
    finishTerm(termBit, weight) {
      for (let at = 0; at < touchedByTermCount; at++) {
        const id = touchedByTerm[at] ?? 0;
        if ((met[id] ?? 0) === 0 && (scores[id] ?? 0) === 0) touched[touchedCount++] = id;
        scores[id] = (scores[id] ?? 0) + (termValues[id] ?? 0) * weight;
        met[id] = (met[id] ?? 0) | termBit;
        termValues[id] = 0;
      }
      touchedByTermCount = 0;
    },
    drain(visit) {
      for (let at = 0; at < touchedCount; at++) {
        const id = touched[at] ?? 0;
        visit(id, scores[id] ?? 0, nameScores[id] ?? 0, met[id] ?? 0, named[id] ?? 0);
        scores[id] = 0;
        nameScores[id] = 0;
        met[id] = 0;
        named[id] = 0;
      }
      touchedCount = 0;
    },
  };
}
