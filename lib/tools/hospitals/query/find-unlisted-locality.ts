/**
 * A locality or village in which no list has a hospital, "budhni": the nearest ones can be shown. It is meant only
 * where its name is all that the words say, because many post offices have the name of a hospital.
 */
import type { HospitalIndex } from '../index/hospital-index.ts';
import { countNamesWithWord, findByAddress } from '../index/index-lookups.ts';
import { membersOfLocality } from '../index/place-members.ts';
import { findLocalities, type Locality } from '../places/localities.ts';
import { findKindAt } from '../text/hospital-kinds.ts';
import { normalizeWord } from '../text/to-words.ts';
import { commonWords, questionWords, stopWords } from '../text/word-lists.ts';
import {
  isFarFrom,
  isNeverPlace,
  type MatchedPlace,
  placesByName,
  plainMatch,
  preferredPlaces,
} from './matched-place.ts';

const minNameLetters = 4;
const anyKm = Number.POSITIVE_INFINITY;

/** @param matched the state, district or city that the other words name; null for none. */
export function findUnlistedLocality(
  index: HospitalIndex,
  writtenWords: readonly string[],
  matched: MatchedPlace | null,
): MatchedPlace | null {
  const own = localityWords(writtenWords, matched);
  if (!own) return null;
  const { from, to } = own;
  const words = writtenWords.slice(from, to).map(normalizeWord);
  const phrase = words.join(' ');
  if (phrase.length < minNameLetters || (words.length === 1 && isNeverPlace(phrase))) return null;
  if (words.every((word) => countNamesWithWord(index, word) > 0)) return null;
  const key = words.join('');
  const typed = writtenWords.slice(from, to).join(' ');
  // A town typed in Devanagari has only a Latin name in the places.
  const towns = typed === phrase ? [] : placesByName(index.places, key);
  const namedPlaces = towns.length > 0 ? preferredPlaces(towns, key).filter(isWithin(matched)) : [];
  const localities = findLocalities(index.places, phrase)
    .filter(isWithin(matched))
    .filter(isFarFrom(namedPlaces));
  if (namedPlaces.length + localities.length === 0) return null;
  // An address has the name: the village of the post office may be another one.
  const isInAddress = localities.some(
    ({ position, state }) =>
      findByAddress(index, [phrase], { middle: position, withinKm: anyKm, state }).size > 0,
  );
  if (isInAddress || localities.some((one) => membersOfLocality(index, one).idsInPlace.size > 0))
    return null;
  return {
    ...plainMatch,
    from,
    to,
    namedPlaces,
    words: phrase,
    typed,
    key,
    localities,
    isExplicit: true,
    areaWordIndexes: matched ? indexesOf(matched) : [],
  };
}

/** The one run of words that are neither part of the matched place nor words that many searches have. */
function localityWords(
  writtenWords: readonly string[],
  matched: MatchedPlace | null,
): { from: number; to: number } | null {
  const area = new Set(matched ? indexesOf(matched) : []);
  const own = writtenWords.flatMap((word, at) => (area.has(at) || saysLittle(word) ? [] : [at]));
  const [from = -1] = own;
  const to = (own.at(-1) ?? -1) + 1;
  return from >= 0 && to - from === own.length ? { from, to } : null;
}

/** Whether the word says what is searched for, and not where. */
export function saysLittle(writtenWord: string): boolean {
  const word = normalizeWord(writtenWord);
  return (
    stopWords.has(word) ||
    commonWords.has(word) ||
    questionWords.has(word) ||
    findKindAt([word], 0) !== null
  );
}

function indexesOf({ from, to, areaWordIndexes }: MatchedPlace): number[] {
  return [...Array.from({ length: to - from }, (_, at) => from + at), ...areaWordIndexes];
}

/** Every locality fits where no place was matched; none fits two places of one name. */
function isWithin(
  matched: MatchedPlace | null,
): (one: Pick<Locality, 'district' | 'state'>) => boolean {
  if (!matched) return () => true;
  return ({ district, state }) =>
    matched.namedPlaces.some((place) =>
      place.kind === 'state' ? place.state === state : place.district === district,
    );
}
