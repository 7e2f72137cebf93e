/** Over every name in the real places: a question that the search asks ends with any of its choices. */
import { hospitalEntry } from '../../../../testing/data/hospital-entry.ts';
import { hospitalIndex } from '../../../../testing/data/hospital-index.ts';
import { emptyHospitalQuery } from '../api/parse-hospital-query.ts';
import { findHospitals } from '../find-hospitals.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { placesByName, preferredPlaces } from '../query/matched-place.ts';
import { findLocalities } from './localities.ts';
import { readPlaces } from './read-places.server.ts';

const places = readPlaces();
const townNames = [...places.placeIdsByName.keys()].filter(
  (key) => preferredPlaces(placesByName(places, key), key).length > 1,
);
const localities = [...places.areasByKey.keys()]
  .map((key) => findLocalities(places, key))
  .filter((found) => found.length > 1);
const names = [
  ...new Set([
    ...townNames,
    ...localities.flatMap(([first]) => {
      const { words = '' } = first ?? {};
      return [words, `${words} east`];
    }),
  ]),
];

function unanswered(index: HospitalIndex, q: string): string[] {
  const query = { ...emptyHospitalQuery, q };
  const { placeChoices } = findHospitals(index, query);
  return placeChoices.flatMap((choice) => {
    const at = choice.kind === 'pin' ? { pin: choice.name } : { city: choice.name };
    const chosen = findHospitals(index, { ...emptyHospitalQuery, ...at });
    const isOne = chosen.place !== null && chosen.placeChoices.length === 0;
    return isOne ? [] : [`${q}: ${choice.name}, ${choice.district}`];
  });
}

test('each choice leads to one place, where no list has a hospital there', async () => {
  const index = await hospitalIndex({ Alpha: [hospitalEntry()] });
  expect(names.length).toBeGreaterThan(100);
  expect(names.flatMap((name) => unanswered(index, name))).toEqual([]);
});

test('each choice leads to one place, where each post office of the name has a hospital', async () => {
  const pins = new Set(localities.flatMap((found) => found.flatMap((one) => one.pins)));
  const entries = [...pins].map((at) => {
    const district = places.districts[places.pinDistricts[at] ?? -1];
    return hospitalEntry({
      name: `Asha Clinic ${places.pinCodes[at]}`,
      address: '1, Main Road',
      city: '',
      district: district?.name ?? '',
      state: places.states[district?.state ?? -1] ?? '',
      pin: String(places.pinCodes[at]),
    });
  });
  const index = await hospitalIndex({ Alpha: entries });
  expect(names.flatMap((name) => unanswered(index, name))).toEqual([]);
});

test('a name of a city and its districts is the city, and the name of one district is that district', async () => {
  const index = await hospitalIndex({ Alpha: [hospitalEntry()] });
  const ask = (q: string) => findHospitals(index, { ...emptyHospitalQuery, q });
  for (const q of ['burdwan', 'bardhaman', 'barddhaman'])
    expect(ask(q)).toMatchObject({ place: { name: 'Bardhaman', kind: 'city' }, placeChoices: [] });
  for (const name of ['Purba Bardhaman', 'Paschim Bardhaman'])
    expect(ask(name)).toMatchObject({ place: { name, kind: 'district' }, placeChoices: [] });
});

test('two post offices of one name in one district are told apart by their PIN codes', async () => {
  const index = await hospitalIndex({ Alpha: [hospitalEntry()] });
  expect(
    findHospitals(index, { ...emptyHospitalQuery, q: 'kanjikode' }).placeChoices,
  ).toMatchObject([
    { name: '678621', kind: 'pin', district: 'Palakkad' },
    { name: '678623', kind: 'pin', district: 'Palakkad' },
  ]);
});
