/** One search over the index: understood, filtered, ordered, one page of it. Pure but for the index's own scratch. */
import type {
  FoundHospital,
  HospitalAnswer,
  HospitalQuery,
  Place,
  Position,
} from '../hospital-answer.ts';
import { findPin, pinPlace, pinPosition, shownPlace } from '../places/places.ts';
import { distanceKm } from './distance.ts';
import type { FoundPlace } from './find-place.ts';
import { type HospitalIndex, hospitalsNamed } from './hospital-index.ts';
import { nearestPlaces } from './nearest-places.ts';
import { orderHospitals } from './order-hospitals.ts';
import { membersOfLocality, membersOfPlace } from './place-members.ts';
import { scoreWords } from './score-words.ts';
import { type AskedWord, type UnderstoodQuery, understandQuery } from './understand-query.ts';

export const pageSize = 20;
/** Without a distance asked for: the first of these that has enough. */
const radiiKm = [10, 25, 50];
const enough = 5;
const radiiForWordsKm = [50, 200];

type Candidates = {
  ids: ArrayLike<number>;
  scores: Float32Array | null;
  readings: ReadonlyMap<string, string>;
};

export function findHospitals(
  index: HospitalIndex,
  query: HospitalQuery,
  given: HospitalAnswer['problems'] = {},
): HospitalAnswer {
  const asked = understandQuery(index, query);
  const pinAt = asked.pin ? findPin(index.places, Number(asked.pin)) : -1;
  const shown = placesShown(index, asked, pinAt);
  const origin =
    asked.near ??
    (pinAt >= 0 ? pinPosition(index.places, pinAt) : null) ??
    shown.place?.position ??
    null;
  const keeps = filterFor(index, asked);
  const candidates = candidatesFor(index, asked);
  let kept = keep(candidates, keeps);
  // All words of the name at once find nothing: the most telling ones alone.
  if (kept.ids.length === 0) kept = keep(candidatesForFewer(index, asked), keeps);
  const within = nearEnough(index, asked, query.radiusKm, origin, kept);
  const hasTelling = asked.words.some(({ isCommon, isPlace }) => !isCommon && !isPlace);
  const ordered = orderHospitals(index, within, {
    sort: query.sort,
    origin,
    byScore: hasTelling || origin === null || asksForName(asked),
  });
  const total = ordered.length;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = query.page > lastPage;
  const page = isBeyond ? lastPage : query.page;
  const onPage = ordered.slice((page - 1) * pageSize, page * pageSize);
  return {
    total,
    page,
    pageSize,
    results: Array.from(onPage, (id) => found(index, id, origin)),
    place: shown.place,
    placeChoices: shown.choices,
    readAs: readAs(asked, query.q, kept.readings),
    nearestPlaces:
      total === 0 && origin
        ? nearestPlaces(index, origin, hasTelling ? wordsOnly(index, asked) : null, keeps.insurer)
        : [],
    problems: {
      ...asked.problems,
      ...(isBeyond ? { page: 'There are fewer pages, so this is the last.' } : {}),
      ...(asked.pin && pinAt < 0
        ? { pin: `${asked.pin} is not in the post office’s list of PIN codes.` }
        : {}),
      ...given,
    },
    lists: index.lists,
    isSample: index.isSample,
  };
}

function placesShown(index: HospitalIndex, { place, city, near }: UnderstoodQuery, pinAt: number) {
  const { places } = index;
  if (pinAt >= 0 && !near) return { place: pinPlace(places, pinAt), choices: [] };
  const found = place ?? city;
  if (!found) return { place: null, choices: [] };
  const shown = found.named.flatMap((one) => shownPlace(places, one) ?? []);
  if (shown.length > 1) return { place: null, choices: shown };
  return { place: shown[0] ?? localityPlace(index, found), choices: [] };
}

function localityPlace({ places }: HospitalIndex, { areaPins }: FoundPlace): Place | null {
  const first = areaPins[0];
  return first === undefined ? null : pinPlace(places, first);
}

function membersOf(index: HospitalIndex, place: FoundPlace): Int32Array {
  if (place.named.length === 0) return membersOfLocality(index, place.areaPins);
  const [first, ...more] = place.named.map((one) => membersOfPlace(index, one));
  if (!first || more.length === 0) return first ?? new Int32Array();
  return Int32Array.from(new Set([first, ...more].flatMap((ids) => [...ids])));
}

type Filter = { insurer: ((id: number) => boolean) | null; all: (id: number) => boolean };

function filterFor(index: HospitalIndex, { insurers, city, pin, near }: UnderstoodQuery): Filter {
  const flags = insurers.flatMap((insurer) => index.insurerFlags.get(insurer) ?? []);
  const insurer = flags.length === 0 ? null : (id: number) => flags.some((of) => of[id] === 1);
  const inCity = city ? new Set(membersOf(index, city)) : null;
  // With a position, the PIN code narrows; alone it is the middle of a circle.
  const pinAlone = pin && (near || findPin(index.places, Number(pin)) < 0) ? pin : null;
  return {
    insurer,
    all: (id) =>
      (insurer?.(id) ?? true) &&
      (inCity?.has(id) ?? true) &&
      (pinAlone === null || index.hospitals[id]?.pin === pinAlone),
  };
}

function candidatesFor(
  index: HospitalIndex,
  asked: UnderstoodQuery,
  words = asked.words,
): Candidates {
  const members = asked.place ? membersOf(index, asked.place) : null;
  const isSoft = asked.place !== null && asked.place.named.length === 0;
  if (!asked.isAsked) return { ids: [], scores: null, readings: new Map() };
  if (words.length === 0) {
    return { ids: members ?? Int32Array.from(index.byName), scores: null, readings: new Map() };
  }
  const scored = scoreWords(index, words, members, isSoft);
  return asksForName(asked) ? namesFirst(index, asked, scored) : scored;
}

/** "bombay hospital" may be a hospital's name; "bombay" and "hospitals in bombay" are not. */
function asksForName({ words, place }: UnderstoodQuery): boolean {
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
  { words }: UnderstoodQuery,
  { ids, readings }: Candidates,
): Candidates {
  const named = hospitalsNamed(index, words.map(({ word }) => word).join(' '));
  const isNamed = new Set(named);
  const all = [...named, ...Array.from(ids).filter((id) => !isNamed.has(id))];
  return {
    ids: all,
    scores: Float32Array.from(all, (_, at) => (at < named.length ? 1 : 0)),
    readings,
  };
}

/** Leaves out the word that finds least, then the next: "apollo hospital gate number three" still finds Apollo. */
function candidatesForFewer(index: HospitalIndex, asked: UnderstoodQuery): Candidates {
  const none: Candidates = { ids: [], scores: null, readings: new Map() };
  const telling = asked.words.filter(({ isCommon, isPlace }) => !isCommon && !isPlace);
  if (telling.length < 2) return none;
  const bySize = telling
    .map((word) => ({ word, size: scoreWords(index, [word], null, false).ids.length }))
    .sort((a, b) => a.size - b.size);
  let words: readonly AskedWord[] = asked.words;
  for (const { word } of bySize.slice(0, Math.ceil(telling.length / 2))) {
    words = words.filter((one) => one !== word);
    const fewer = candidatesFor(index, asked, words);
    if (fewer.ids.length > 0) return fewer;
  }
  return none;
}

function wordsOnly(index: HospitalIndex, asked: UnderstoodQuery): ArrayLike<number> | null {
  const telling = asked.words.filter(({ isPlace }) => !isPlace);
  const { ids } = scoreWords(index, telling, null, false);
  return ids.length > 0 ? ids : null;
}

type Kept = { ids: number[]; scores: number[]; readings: ReadonlyMap<string, string> };

function keep({ ids, scores, readings }: Candidates, { all }: Filter): Kept {
  const kept: Kept = { ids: [], scores: [], readings };
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? 0;
    if (!all(id)) continue;
    kept.ids.push(id);
    kept.scores.push(scores?.[at] ?? 0);
  }
  return kept;
}

/** Around a position or PIN code only what is near; a place's name has its own bounds. */
function nearEnough(
  index: HospitalIndex,
  asked: UnderstoodQuery,
  radiusKm: number | null,
  origin: Position | null,
  kept: Kept,
): Kept {
  const isPoint = asked.near !== null || (asked.pin !== '' && origin !== null);
  if (!origin || (radiusKm === null && !isPoint)) return kept;
  const distances = kept.ids.map((id) =>
    distanceKm(origin, index.latitudes[id] ?? 0, index.longitudes[id] ?? 0),
  );
  const hasWords = asked.words.some(({ isCommon }) => !isCommon);
  const radii = radiusKm !== null ? [radiusKm] : hasWords ? radiiForWordsKm : radiiKm;
  const wanted = hasWords ? 1 : enough;
  const radius =
    radii.find(
      (one) => distances.reduce((sum, distance) => sum + (distance <= one ? 1 : 0), 0) >= wanted,
    ) ??
    radii.at(-1) ??
    0;
  const near: Kept = { ids: [], scores: [], readings: kept.readings };
  distances.forEach((distance, at) => {
    if (!(distance <= radius)) return;
    near.ids.push(kept.ids[at] ?? 0);
    near.scores.push(kept.scores[at] ?? 0);
  });
  return near;
}

/** The words as they were read, when one was read as another. */
function readAs(
  { place, words }: UnderstoodQuery,
  typed: string,
  readings: ReadonlyMap<string, string>,
): string | null {
  const isRead = words.some(({ word, isPlace }) => !isPlace && readings.has(word));
  if (!isRead && !place?.readAs) return null;
  const placeName =
    place?.readAs ?? (/[^\p{ASCII}]/u.test(typed) ? place?.named[0]?.names[0] : null);
  const read = words.map(({ word, isPlace }) =>
    isPlace ? (placeName ?? word) : (readings.get(word) ?? word),
  );
  const text = [...new Set(read)].join(' ').toLowerCase();
  return text === typed.toLowerCase() ? null : text;
}

function found(index: HospitalIndex, id: number, origin: Position | null): FoundHospital {
  const hospital = index.hospitals[id];
  if (!hospital) throw new Error('The index holds an entry of no hospital');
  const latitude = index.latitudes[id] ?? Number.NaN;
  const longitude = index.longitudes[id] ?? Number.NaN;
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  const hasPosition = !Number.isNaN(latitude);
  return {
    id: hospital.id,
    name: hospital.name,
    address: hospital.address,
    city: hospital.city,
    state: hospital.state,
    pin: hospital.pin,
    phone: hospital.phone,
    insurers: hospital.insurers,
    position: hasPosition ? { latitude: round(latitude), longitude: round(longitude) } : null,
    isPositionApproximate: hospital.latitude === null || hospital.isPositionApproximate,
    distanceKm:
      origin && hasPosition ? Math.round(distanceKm(origin, latitude, longitude) * 10) / 10 : null,
  };
}
