/** Which hospitals a search is about, before they are ordered: by words, place, insurer and distance. */
import { wordsOf } from '../words.ts';
import { liesAbout } from './about-place.ts';
import { tellingWords } from './asked-words.ts';
import { filterFor, membersOf } from './candidate-filter.ts';
import type { FoundPlace } from './find-place.ts';
import { type HospitalIndex, hospitalsNamed } from './hospital-index.ts';
import { around, type Candidates, keep, none, pointAsked } from './near-candidates.ts';
import { scoreWords } from './score-words.ts';
import type { UnderstoodQuery } from './understand-query.ts';

type Met = { asked: UnderstoodQuery; candidates: Candidates; isRelaxed: boolean };

/**
 * What fits, and the query as it was met: where nothing fits, it is read in other ways, then without the words
 * that find least. Without its place where all that fits lies far from it and only bears its name.
 */
export function findCandidates(
  index: HospitalIndex,
  asked: UnderstoodQuery,
  radiusKm: number | null,
): Met {
  const met = readInTurn(index, asked, radiusKm);
  const { place } = met.asked;
  const { ids } = met.candidates;
  if (!place || isBound(place) || radiusKm !== null || ids.length === 0) return met;
  const isAbout = liesAbout(index, place);
  for (let at = 0; at < ids.length; at++) if (isAbout(ids[at] ?? 0)) return met;
  return { ...met, asked: { ...met.asked, place: null } };
}

function readInTurn(index: HospitalIndex, asked: UnderstoodQuery, radiusKm: number | null): Met {
  const filter = filterFor(index, asked);
  const point = pointAsked(index, asked);
  if (point && asked.words.length === 0) {
    const candidates = around(index, point, radiusKm, filter);
    return { asked, candidates, isRelaxed: false };
  }
  const whole = keep(candidatesFor(index, asked), filter);
  if (whole.ids.length > 0) return { asked, candidates: whole, isRelaxed: false };
  for (const other of otherReadings(index, asked)) {
    const candidates = keep(
      candidatesFor(index, other.asked),
      (id) => filter(id) && other.isMeant(id),
    );
    if (candidates.ids.length > 0) return { asked: other.asked, candidates, isRelaxed: false };
  }
  const telling = tellingWords(asked.words);
  if (telling.length < 2) return { asked, candidates: none, isRelaxed: false };
  const bySize = telling
    .map((word) => ({ word, size: scoreWords(index, [word], null, false).ids.length }))
    .sort((a, b) => a.size - b.size);
  let words = asked.words;
  for (const { word } of bySize.slice(0, Math.ceil(telling.length / 2))) {
    words = words.filter((one) => one !== word);
    const fewer = { ...asked, words };
    const candidates = keep(candidatesFor(index, fewer), filter);
    if (candidates.ids.length > 0) return { asked: fewer, candidates, isRelaxed: true };
  }
  return { asked, candidates: none, isRelaxed: false };
}

/** With slips in every word; then the place as a word, where it was guessed or names the hospital's own city. */
function otherReadings(index: HospitalIndex, asked: UnderstoodQuery) {
  const words = asked.words.map((one) => ({ ...one, isWide: !one.isPlace }));
  const wide = { asked: { ...asked, words }, isMeant: (_: number) => true };
  const { place } = asked;
  if (!place) return [wide];
  const placeWords = asked.words.flatMap(({ word, isPlace }) => (isPlace ? [word] : []));
  const asWords = asked.words.map((one) => ({ ...one, isPlace: false }));
  const isOwnCity = (id: number) => {
    const city = wordsOf(index.hospitals[id]?.city ?? '');
    return placeWords.every((word) => city.includes(word));
  };
  const asName = { ...asked, place: null, words: asWords };
  return [wide, { asked: asName, isMeant: (id: number) => place.readAs !== null || isOwnCity(id) }];
}

function candidatesFor(index: HospitalIndex, asked: UnderstoodQuery): Candidates {
  const { words } = asked;
  const members = asked.place ? membersOf(index, asked.place) : null;
  const isSoft = asked.place !== null && asked.place.named.length === 0;
  if (!asked.isAsked) return none;
  if (words.length === 0) {
    const ids = members ?? Int32Array.from(index.byName);
    return { ids, scores: new Float32Array(ids.length), readings: new Map() };
  }
  const scored = scoreWords(index, words, members, isSoft);
  if (asksForName(asked)) return namesFirst(index, asked, scored);
  return asked.place && isBound(asked.place) ? keep(scored, liesAbout(index, asked.place)) : scored;
}

/** Whether nothing but the place can be meant. Many localities share a name, a city seldom does. */
function isBound({ named, isPlain, isRatherName }: FoundPlace): boolean {
  return named.length > 0 && isPlain && !isRatherName;
}

/** "bombay hospital" may be a hospital's name; "bombay" and "hospitals in bombay" are not. */
export function asksForName({ words, place }: UnderstoodQuery): boolean {
  const first = words[0];
  return (
    place !== null &&
    !place.isPlain &&
    first?.isPlace === true &&
    words.some(({ isCommon }) => isCommon) &&
    words.every(({ isCommon, isPlace }) => isCommon || isPlace)
  );
}

/** All of the place alike, before them the hospitals that bear these very words as their name. */
function namesFirst(
  index: HospitalIndex,
  { words, place }: UnderstoodQuery,
  { ids, readings }: Candidates,
): Candidates {
  const asked = words.map(({ word, isPlace }) => (isPlace && place?.readAs ? place.readAs : word));
  const named = hospitalsNamed(index, [...new Set(asked)]);
  const isNamed = new Set(named);
  const all = [...named, ...Array.from(ids).filter((id) => !isNamed.has(id))];
  return {
    ids: all,
    scores: Float32Array.from(all, (_, at) => (at < named.length ? 1 : 0)),
    readings,
  };
}
