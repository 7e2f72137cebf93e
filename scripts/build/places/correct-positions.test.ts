import { correctPositions } from './correct-positions.ts';
import type { PlaceSources, SourceRow } from './read-place-sources.ts';

const [gondia, raigad, kargil] = ['476', '491', '6'];
const row = (code: string, latitude: number, longitude: number, more: SourceRow): SourceRow => ({
  district_lgd_code: code,
  state: 'Maharashtra',
  latitude: String(latitude),
  longitude: String(longitude),
  ...more,
});
const tables = (towns: SourceRow[], pins: SourceRow[] = []): PlaceSources => ({
  states: [],
  aliases: [],
  districts: [
    row(gondia, 21.46, 80.2, { lgd_code: gondia, district: 'Gondia' }),
    row(raigad, 18.52, 73.18, { lgd_code: raigad, district: 'Raigad' }),
    row(kargil, 34.16, 77.67, { lgd_code: kargil, district: 'Kargil', state: 'Ladakh' }),
  ],
  towns,
  pins: [
    row(gondia, 21.45, 80.19, { pincode: '441601', area: 'Gondia' }),
    row(raigad, 18.14, 73.3, { pincode: '402103', area: 'Goregaon RaigarhMH' }),
    ...pins,
  ],
});
const inRaigad = (name: string) => row(gondia, 18.15, 73.29, { town: name });
const townOf = (sources: PlaceSources) => {
  const { district_lgd_code, latitude, longitude } = correctPositions(sources).towns[0] ?? {};
  return { district: district_lgd_code, at: [Number(latitude), Number(longitude)] };
};

test('a town that was put where another of its name lies is where the PIN code of its own district is', () => {
  const pin = row(gondia, 21.34, 80.14, { pincode: '441801', area: 'Goregaon (Gondia)' });
  const other = row(raigad, 18.15, 73.29, { town: 'Goregaon' });
  expect(townOf(tables([inRaigad('Goregaon'), other], [pin]))).toEqual({
    district: gondia,
    at: [21.34, 80.14],
  });
});

test('where the post has no such name, one of several towns is in the middle of its district', () => {
  const other = row(raigad, 18.15, 73.29, { town: 'Goregaon' });
  expect(townOf(tables([inRaigad('Goregaon'), other]))).toEqual({
    district: gondia,
    at: [21.46, 80.2],
  });
});

test('the only town of its name stays, and belongs to the district whose PIN code of that name is there', () => {
  expect(townOf(tables([inRaigad('Goregaon')]))).toEqual({ district: raigad, at: [18.15, 73.29] });
  expect(townOf(tables([inRaigad('Mangaon')]))).toEqual({ district: gondia, at: [18.15, 73.29] });
});

test('a town less than 45 km from a PIN code of its district stays, whatever other names say', () => {
  const pin = row(gondia, 21.8, 80.5, { pincode: '441802', area: 'Amgaon' });
  const town = row(gondia, 21.37, 80.38, { town: 'Amgaon' });
  expect(townOf(tables([town], [pin]))).toEqual({ district: gondia, at: [21.37, 80.38] });
});

test('what stands at a wrong middle of a district moves with it', () => {
  const at = (name: string, latitude: number) =>
    row(kargil, latitude, 77.67, { town: name, area: name, state: 'Ladakh' });
  const moved = correctPositions(
    // Rounded otherwise than the district's own row.
    tables([at('Kargil', 34.1626), at('Padum', 33.47)], [at('Drass', 34.16264)]),
  );
  const middle = { latitude: '34.55', longitude: '76.13' };
  expect(moved.districts[2]).toMatchObject(middle);
  expect(moved.pins.at(-1)).toMatchObject(middle);
  expect(moved.towns.map(({ latitude }) => latitude)).toEqual(['34.55', '33.47']);
});
