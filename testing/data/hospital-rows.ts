/** Lists of hospitals and searches in them, as tables of text (rows.ts). */
import { parseHospitalQuery } from '../../lib/tools/hospitals/api/parse-hospital-query.ts';
import { findHospitals } from '../../lib/tools/hospitals/find-hospitals.ts';
import { buildHospitalIndex } from '../../lib/tools/hospitals/index/build-hospital-index.ts';
import type { HospitalIndex } from '../../lib/tools/hospitals/index/hospital-index.ts';
import type { ListEntry } from '../../lib/tools/hospitals/lists/list-entry.ts';
import { sampleLists } from '../../lib/tools/hospitals/lists/read-hospital-lists.server.ts';
import { readPlaces } from '../../lib/tools/hospitals/places/read-places.server.ts';
import { parseSearchText } from '../../lib/tools/hospitals/query/parse-search-text.ts';
import { suggestHospitals } from '../../lib/tools/hospitals/suggest-hospitals.ts';
import { hospitalEntry } from './hospital-entry.ts';
import { hospitalIndex } from './hospital-index.ts';
import { readRows, testRows } from './rows.ts';

const list = (texts: readonly string[]) => texts.join(' / ');

/** Rows of a table by their insurer (`list`). "–" is nothing; a cell left empty is as in `hospitalEntry`. */
export function readLists(table: string): Record<string, ListEntry[]> {
  const lists: Record<string, ListEntry[]> = {};
  for (const { list: insurer = '', ...cells } of readRows(table)) {
    const given = Object.entries(cells).filter(([, cell]) => cell !== '');
    const entry = Object.fromEntries(
      given.map(([name, cell]) => [
        name,
        name.endsWith('itude') ? Number(cell) : cell === '–' ? '' : cell,
      ]),
    );
    const own = 'latitude' in entry ? { isPositionApproximate: false } : {};
    lists[insurer] = [...(lists[insurer] ?? []), hospitalEntry({ ...entry, ...own })];
  }
  return lists;
}

export const sampleIndex = async () => buildHospitalIndex(await sampleLists(), readPlaces());

/**
 * Searches of the page, in an index that is built before the tests. `search` is a query string, or without "=" the
 * words alone.
 */
export function testSearches(build: string | (() => Promise<HospitalIndex>)) {
  let index: HospitalIndex;
  beforeAll(async () => {
    index = await (typeof build === 'string' ? hospitalIndex(readLists(build)) : build());
  });
  return testRows(['search'], ({ search = '' }) => {
    const params = search.includes('=') ? new URLSearchParams(search) : { q: search };
    const { query, errors } = parseHospitalQuery(params);
    const answer = findHospitals(index, query, errors);
    const { results, place, instead, placeReading, unknownPlace, problems } = answer;
    const parsed = () => parseSearchText(index, query);
    const options = (labels: typeof answer.tieUps) =>
      list(labels.map(({ value, hospitals }) => `${value} ${hospitals}`));
    const wordsOf = (...words: (string | null | undefined)[]) => words.filter(Boolean).join(', ');
    return {
      finds: () => list(results.map(({ name }) => name)),
      names: () => list(results.map(({ name }) => name).sort()),
      first: () => results[0]?.name ?? '',
      'first of': () =>
        results[0] ? `${results[0].otherNames}; ${results[0].insurers.join(', ')}` : '',
      total: () => String(answer.total),
      cities: () => list(results.map(({ city }) => city)),
      pins: () => list(results.map(({ pin }) => pin)),
      'distances in order': () => {
        const distances = results.map(({ distanceKm }) => distanceKm ?? 0);
        return String(distances.every((km, at) => km >= (distances[at - 1] ?? 0)));
      },
      farthest: () => String(Math.max(...results.map(({ distanceKm }) => distanceKm ?? 999))),
      approximate: () => String(results[0]?.isPositionApproximate),
      'tie-ups': () => list(results.map(({ tieUps }) => JSON.stringify(tieUps))),
      excluded: () => list(results.map(({ excludedBy }) => excludedBy.join(', '))),
      place: () => wordsOf(place?.name, place?.kind, place?.district, place?.state),
      'asked as': () => place?.askedAs ?? '',
      choices: () =>
        list(answer.placeChoices.map((one) => wordsOf(one.name, one.district, one.askedAs))),
      others: () =>
        list(placeReading?.others.map((one) => wordsOf(one.name, one.kind, one.state)) ?? []),
      misspelt: () => (placeReading?.isMisspelt ? placeReading.typed : ''),
      instead: () => (instead ? wordsOf(instead.shown, instead.kind, instead.words) : ''),
      'pin prefix': () => instead?.pinPrefix ?? '',
      unknown: () => (unknownPlace ? `${unknownPlace.words}; ${unknownPlace.named}`.trim() : ''),
      'read as': () => answer.readAs ?? '',
      problems: () => list(Object.entries(problems).map(([field, text]) => `${field}: ${text}`)),
      specialities: () => options(answer.specialities),
      'tie-up options': () => options(answer.tieUps),
      'insurers to choose': () => list(answer.insurerChoices.map(({ insurer }) => insurer)),
      suggests: () =>
        list(suggestHospitals(index, query.q).map((one) => `${one.label}, ${one.detail}`)),
      'parsed words': () =>
        parsed()
          .terms.map(({ word }) => word)
          .join(' '),
      'parsed kinds': () => wordsOf(...parsed().terms.map(({ kind }) => kind)),
      'parsed places': () => {
        const named = parsed().place?.namedPlaces ?? [];
        return list(named.map(({ names, state }) => `${names[0]}, ${index.places.states[state]}`));
      },
      localities: () => String(parsed().place?.localities.length),
      'likely a hospital': () => String(parsed().place?.isLikelyHospitalName),
      explicit: () => String(parsed().place?.isExplicit),
      'parsed errors': () =>
        list(Object.entries(parsed().errors).map(([field, text]) => `${field}: ${text}`)),
      parsed: () => {
        const { pin, point, near, radiusKm, insurers, isEmpty } = parsed();
        const at = (position: typeof point) =>
          position ? `${position.latitude},${position.longitude}` : '';
        return [
          ...[pin && `pin ${pin}`, point && `point ${at(point)}`, near && `near ${at(near)}`],
          ...[radiusKm && `radius ${radiusKm}`, insurers.length && `of ${insurers.join(', ')}`],
          isEmpty && 'empty',
        ]
          .filter(Boolean)
          .join('; ');
      },
    };
  });
}
