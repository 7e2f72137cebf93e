/**
 * Generates a fictitious insurer's list of network hospitals from a seed: invented hospitals and streets in real cities
 * and PIN codes, with old city names and capitals as in real lists. The same count gives the same list, so tests may
 * rely on its content. Around Leh there is no hospital, for searches without a result.
 */
import { readFileSync } from 'node:fs';
import { parsePlaces, placesFile } from '../../lib/tools/hospitals/places/parse-places.ts';
import { findPin, type PlaceTables } from '../../lib/tools/hospitals/places/places.ts';
import { seededRandom } from './seeded-random.ts';

export const syntheticInsurer = 'Example General Insurance';
export const syntheticListDate = '2026-06-29';

const header = ['Hospital Name', 'Address', 'City', 'District', 'State', 'Pincode', 'Phone'];

/**
 * Rows for particular searches: a chain with branches, eye hospitals of a suburb, a city name that two states share.
 */
const fixedRows: readonly (readonly [name: string, address: string, city: string, pin: string])[] =
  [
    ['AROVIA HOSPITALS', '154, Example Main Road, Opp. Market', 'Bangalore', '560076'],
    ['Arovia Hospitals', '21, Example Lane, Off Example Road', 'Chennai', '600006'],
    ['Arovia Hospitals', 'Plot 7, Institutional Area', 'New Delhi', '110076'],
    ['Arovia Clinic', '12, Example Block', 'Bangalore', '560034'],
    ['Sarvodhi Hospital', '80 Feet Road', 'Bangalore', '560034'],
    ['Nethra Deep Eye Hospital', '3, Example Cross Road, Andheri West', 'Mumbai', '400053'],
    ['Drishtivan Eye Centre', '9, Station Road, Andheri East', 'Mumbai', '400069'],
    ['Manorekha Hospital', 'Example Chowk', 'Aurangabad', '824101'],
    ['Tapovani Hospital', 'Example Nagar', 'Aurangabad', '431001'],
    ['Himadhara Hospital', 'Example Bagh', 'Srinagar', '190001'],
    ['Gulposh Nursing Home', 'Example Road', 'Srinagar', '190010'],
  ];
const firstWords =
  'Arundhali Bhavnita Chandrali Devashri Ekantika Gaurangi Harshali Ishwani Jeevandhara Kesarvan Lokpriya Madhuvan Navajyoti Omkara Pavitram Ratnadeep Sanjivika Tulsivan Urjavan Vasudhara Yashomati Zenvika'.split(
    ' ',
  );
const kinds = [
  'Hospital',
  'Nursing Home',
  'Multi Speciality Hospital',
  'Hospital & Research Centre',
  'Childrens Hospital',
  'Maternity Home',
  'Eye Hospital',
  'Heart Institute',
  'Orthopaedic Centre',
];
const streets = ['Station Road', 'Main Road', 'Temple Street', 'Ring Road', 'Market Lane'];
/** Districts with many hospitals, with the city names that lists use. */
const largeCities: readonly (readonly [district: string, city: string])[] = [
  ['Mumbai Suburban', 'Mumbai'],
  ['Mumbai', 'Mumbai'],
  ['Bengaluru Urban', 'Bangalore'],
  ['Chennai', 'Chennai'],
  ['Pune', 'Pune'],
  ['Hyderabad', 'Hyderabad'],
  ['Kolkata', 'Kolkata'],
];
const emptyStates = new Set(['Ladakh', 'Jammu and Kashmir', 'Himachal Pradesh']);

/** @returns CSV. */
export function syntheticList(count: number): string {
  // Not through read-places.server.ts, which a browser test cannot import.
  const places = parsePlaces(readFileSync(placesFile, 'utf8'));
  const random = seededRandom(20_260_629);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const all = pinsWhere(places, ({ state }) => !emptyStates.has(state));
  const large = largeCities.map(([district, city]) => ({
    city,
    pins: pinsWhere(places, ({ name }) => name === district),
  }));
  const rows = fixedRows.map(([name, address, city, pin]) =>
    rowAt(places, findPin(places, Number(pin)), { name, address, city }),
  );
  while (rows.length < count) {
    const isLarge = random() < 0.4;
    const { city, pins } = isLarge ? pick(large) : { city: '', pins: all };
    const number = rows.length;
    const name = `${pick(firstWords)} ${pick(firstWords)} ${pick(kinds)}`;
    rows.push(
      rowAt(places, pick(pins), {
        name: random() < 0.5 ? name.toUpperCase() : name,
        address: `${number}, ${pick(streets)}`,
        city,
      }),
    );
  }
  const cells = (row: readonly string[]) => row.map((cell) => `"${cell}"`).join(',');
  return `${[header, ...rows].map(cells).join('\r\n')}\r\n`;
}

type WrittenHospital = { name: string; address: string; city: string };

function rowAt(
  places: PlaceTables,
  pin: number,
  { name, address, city }: WrittenHospital,
): string[] {
  const district = places.districts[places.pinDistricts[pin] ?? -1];
  if (!district) throw new Error(`${name}: no such PIN code`);
  const area = places.pinAreas[pin] ?? '';
  const state = places.states[district.state] ?? '';
  const phone = `080 2000 ${String(pin % 10_000).padStart(4, '0')}`;
  return [
    name,
    `${address}, ${area}`,
    city || district.name,
    district.name,
    state,
    String(places.pinCodes[pin]),
    phone,
  ];
}

function pinsWhere(
  { pinDistricts, districts, states }: PlaceTables,
  isWanted: (district: { name: string; state: string }) => boolean,
): number[] {
  return [...pinDistricts.keys()].filter((pin) => {
    const district = districts[pinDistricts[pin] ?? -1];
    return district && isWanted({ name: district.name, state: states[district.state] ?? '' });
  });
}
