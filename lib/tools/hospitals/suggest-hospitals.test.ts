import { hospitalEntry } from '../../../testing/data/hospital-entry.ts';
import { hospitalIndex } from '../../../testing/data/hospital-index.ts';
import { buildHospitalIndex } from './index/build-hospital-index.ts';
import type { HospitalIndex } from './index/hospital-index.ts';
import { sampleLists } from './lists/read-hospital-lists.server.ts';
import { readPlaces } from './places/read-places.server.ts';
import { suggestHospitals } from './suggest-hospitals.ts';

let sample: HospitalIndex;
beforeAll(async () => {
  sample = await buildHospitalIndex(await sampleLists(), readPlaces());
});

test('suggestions start with known places, merge a city with its district, and know old names and PIN codes', () => {
  expect(suggestHospitals(sample, 'banga')[0]).toMatchObject({
    label: 'Bengaluru (Bangalore)',
    detail: 'Karnataka',
  });
  expect(suggestHospitals(sample, 'pun').filter(({ label }) => label === 'Pune')).toHaveLength(1);
  expect(suggestHospitals(sample, '5600')[0]).toMatchObject({ kind: 'place', label: '560001' });
  expect(suggestHospitals(sample, '५६००')[0]).toMatchObject({ kind: 'place', label: '560001' });
  expect(suggestHospitals(sample, 'medan').some(({ kind }) => kind === 'hospital')).toBe(true);
  expect(suggestHospitals(sample, 'm')).toEqual([]);
  expect(suggestHospitals(sample, 'x'.repeat(100_000)).length).toBeLessThanOrEqual(8);
});

test('places are suggested even when no list is loaded', async () => {
  const empty = await hospitalIndex({});
  expect(suggestHospitals(empty, 'pune')[0]).toMatchObject({ kind: 'place', label: 'Pune' });
});

test('a state is called one; two hospitals of one name in one city are one suggestion', async () => {
  const index = await hospitalIndex({
    Alpha: ['411001', '411002', '411038'].map((pin) =>
      hospitalEntry({ name: 'Zephyr Netralaya', city: 'Pune', pin, address: `Road ${pin}` }),
    ),
  });
  expect(suggestHospitals(index, 'maharash')[0]).toMatchObject({
    label: 'Maharashtra',
    detail: 'State',
  });
  expect(suggestHospitals(index, 'zephyr').map(({ label }) => label)).toEqual(['Zephyr Netralaya']);
});
