/**
 * How well each hospital fits the words asked: every telling word has to be met, by the word itself, one that
 * sounds like it, one that it begins, one with a slip, or by lying in the place the word names.
 */

import type { AskedWord } from './asked-words.ts';
import type { HospitalIndex } from './hospital-index.ts';
import { inName } from './hospital-index.ts';
import { sameLetters, waysOf, weightOf } from './word-ways.ts';

export type ScoredHospitals = {
  /** Hospitals with their scores beside them; about 1 for a good fit. */
  ids: Int32Array;
  scores: Float32Array;
  /** Words that were read as others: "appolo" as "apollo". */
  readings: ReadonlyMap<string, string>;
};

const worthOf = {
  name: 1,
  inPlace: 0.7,
  placeInAddress: 0.85,
  address: 0.5,
  nameElsewhere: 0.35,
  addressElsewhere: 0.01,
};
/** A name that holds what was asked and nothing else. */
const wholeName = 0.6;
const initialsWorth = 0.9;
const splitWorth = 0.9;

type Scratch = {
  scores: Float32Array;
  ofWord: Float32Array;
  named: Float32Array;
  met: Uint16Array;
  namedWords: Uint16Array;
  isIn: Uint8Array;
  touched: Int32Array;
  touchedByWord: Int32Array;
};
const scratchByIndex = new WeakMap<HospitalIndex, Scratch>();

/**
 * @param members hospitals of the place that the words name; null where they name none.
 * @param isSoftPlace the place is a locality: an address that names it is enough.
 */
export function scoreWords(
  index: HospitalIndex,
  words: readonly AskedWord[],
  members: Int32Array | null,
  isSoftPlace: boolean,
): ScoredHospitals {
  const scratch = scratchOf(index);
  const { scores, ofWord, named, met, namedWords, isIn, touched, touchedByWord } = scratch;
  for (const id of members ?? []) isIn[id] = 1;
  const hasTelling = words.some(({ isCommon, isPlace }) => !isCommon && !isPlace);
  let count = 0;
  let required = 0;
  let requiredNames = 0;
  let weightOfAll = 0;
  const readings = new Map<string, string>();

  words.forEach((asked, at) => {
    const bit = 1 << at;
    const { ways, split, reading } = waysOf(index, asked);
    if (reading) readings.set(asked.word, reading);
    const weight = weightOf(index, ways, asked);
    weightOfAll += weight;
    let touchedNow = 0;
    const note = (id: number, value: number, nameValue: number) => {
      const before = ofWord[id] ?? 0;
      if (before === 0) touchedByWord[touchedNow++] = id;
      if (value > before) ofWord[id] = value;
      if (nameValue > 0) {
        if (((namedWords[id] ?? 0) & bit) === 0) {
          namedWords[id] = (namedWords[id] ?? 0) | bit;
          named[id] = (named[id] ?? 0) + nameValue;
        }
      }
    };
    // What is a place's name to the letter is no misspelt name of a hospital elsewhere.
    const least = asked.isPlace ? sameLetters : 0;
    const isMeant = (id: number, worth: number) => worth >= least || isIn[id] === 1;
    for (const { term, quality: worth } of ways) {
      const end = index.entryStarts[term + 1] ?? 0;
      for (let entry = index.entryStarts[term] ?? 0; entry < end; entry++) {
        const value = index.entries[entry] ?? 0;
        const id = value >> 2;
        if (!isMeant(id, worth)) continue;
        const isNamed = (value & inName) !== 0;
        const kind = asked.isPlace
          ? placeWorth(isNamed, isIn[id] === 1, isSoftPlace)
          : isNamed
            ? worthOf.name
            : worthOf.address;
        note(id, worth * kind, isNamed && !asked.isCommon ? worth : 0);
      }
    }
    for (const id of index.hospitalsByInitials.get(asked.word) ?? []) {
      if (!asked.isCommon && isMeant(id, 0)) note(id, initialsWorth, initialsWorth);
    }
    for (const id of split) if (isMeant(id, 0)) note(id, splitWorth, splitWorth);
    if (asked.isPlace && members) for (const id of members) note(id, worthOf.inPlace, 0);
    for (let at = 0; at < touchedNow; at++) {
      const id = touchedByWord[at] ?? 0;
      if ((met[id] ?? 0) === 0 && (scores[id] ?? 0) === 0) touched[count++] = id;
      scores[id] = (scores[id] ?? 0) + (ofWord[id] ?? 0) * weight;
      met[id] = (met[id] ?? 0) | bit;
      ofWord[id] = 0;
    }
    const isRequired = !asked.isCommon || (!hasTelling && members === null);
    if (isRequired) required |= bit;
    if (!asked.isCommon) requiredNames |= bit;
  });

  const ids = new Int32Array(count);
  const fits = new Float32Array(count);
  let found = 0;
  for (let at = 0; at < count; at++) {
    const id = touched[at] ?? 0;
    const isMet = ((met[id] ?? 0) & required) === required;
    const isNamedWhole =
      requiredNames !== 0 && ((namedWords[id] ?? 0) & requiredNames) === requiredNames;
    const isElsewhere = members !== null && !isSoftPlace && isIn[id] === 0;
    if (isMet && (!isElsewhere || isNamedWhole)) {
      const coverage = Math.min(1, (named[id] ?? 0) / (index.nameLengths[id] ?? 1));
      fits[found] =
        (scores[id] ?? 0) / weightOfAll +
        (isNamedWhole ? wholeName * coverage * coverage : 0.15 * coverage);
      ids[found++] = id;
    }
    scores[id] = 0;
    named[id] = 0;
    met[id] = 0;
    namedWords[id] = 0;
  }
  for (const id of members ?? []) isIn[id] = 0;
  return { ids: ids.subarray(0, found), scores: fits.subarray(0, found), readings };
}

function placeWorth(isNamed: boolean, isIn: boolean, isSoftPlace: boolean): number {
  if (isIn) return isNamed ? worthOf.name : worthOf.placeInAddress;
  if (isNamed) return worthOf.nameElsewhere;
  return isSoftPlace ? worthOf.address : worthOf.addressElsewhere;
}

function scratchOf(index: HospitalIndex): Scratch {
  let scratch = scratchByIndex.get(index);
  if (!scratch) {
    const count = index.hospitals.length;
    scratch = {
      scores: new Float32Array(count),
      ofWord: new Float32Array(count),
      named: new Float32Array(count),
      met: new Uint16Array(count),
      namedWords: new Uint16Array(count),
      isIn: new Uint8Array(count),
      touched: new Int32Array(count),
      touchedByWord: new Int32Array(count),
    };
    scratchByIndex.set(index, scratch);
  }
  return scratch;
}
