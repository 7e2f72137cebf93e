/**
 * Makes lib/tools/hospitals/places/places-data.server.ts, the project's own compact file of PIN codes, districts and
 * cities: node scripts/build/make-places.ts FOLDER, where FOLDER holds pincodes.csv, districts.csv, states.csv,
 * towns.csv and place_aliases.csv (Department of Posts, Local Government Directory, GeoNames).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { nameKey } from '../../lib/tools/hospitals/words.ts';
import { areaName } from './area-name.ts';
import { placeText } from './place-text.ts';

type Row = Record<string, string>;

const folder = process.argv[2];
if (!folder) {
  console.error(
    'Which folder holds pincodes.csv and the others?  node scripts/build/make-places.ts FOLDER',
  );
  process.exit(2);
}
const rows = (name: string): Row[] =>
  parse(readFileSync(join(folder, name)), { columns: true, bom: true });

const states = rows('states.csv');
const districts = rows('districts.csv');
const towns = rows('towns.csv');
const pins = rows('pincodes.csv');
const aliases = rows('place_aliases.csv');

const split = (text: string | undefined) => (text ?? '').split('|').filter(Boolean);
const unique = (name: string, others: string[]) => {
  const seen = new Set([nameKey(name)]);
  return others.filter((other) => {
    const key = nameKey(other);
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
const aliasesOf = (kind: string, name: string, state: string) =>
  aliases
    .filter((row) => row.kind === kind && row.canonical === name && row.state === state)
    .map((row) => row.alias ?? '');
const point = (row: Row | undefined) =>
  row?.latitude ? { latitude: Number(row.latitude), longitude: Number(row.longitude) } : null;

const stateLines = states.map((row) => {
  const name = row.name ?? '';
  const other = unique(name, [
    row.name_hi ?? '',
    ...split(row.aliases),
    ...aliasesOf('state', name, name),
  ]);
  return [name, ...other].join('|');
});
const stateIndex = new Map(states.map((row, index) => [row.name, index]));
const districtIndex = new Map(districts.map((row, index) => [row.lgd_code, index]));
const districtLines = districts.map((row) => {
  const name = row.district ?? '';
  const other = unique(name, [
    row.name_hi ?? '',
    ...split(row.aliases),
    ...aliasesOf('district', name, row.state ?? ''),
  ]);
  return `${placeText(point(row))}${stateIndex.get(row.state)}|${[name, ...other].join('|')}`;
});

const key = (name: string | undefined, state: string | undefined) =>
  `${nameKey(name ?? '')}/${state}`;
const townsByKey = Map.groupBy(
  towns.flatMap((row) =>
    [row.town ?? '', ...split(row.aliases)].map((name) => ({ row, key: key(name, row.state) })),
  ),
  (entry) => entry.key,
);
const districtsByKey = new Map(
  districts.flatMap((row) =>
    [row.district ?? '', ...split(row.aliases)].map((name) => [key(name, row.state), row] as const),
  ),
);
const pinsByArea = Map.groupBy(pins, (row) => key(row.area, row.state));

/** Cities that no town, post office or district is named for: the PIN code of their middle. */
const mainPins: Readonly<Record<string, string>> = {
  Amaravati: '522020',
  Dombivli: '421201',
  'Greater Noida': '201310',
  Kalyan: '421301',
  'Nava Raipur': '492101',
  'Pimpri-Chinchwad': '411018',
  Yanam: '533464',
};

/** Cities whose names people write in several ways come first; their rank is 3. */
const cityLines: string[] = [];
const takenNames = new Set<string>();
const curated = new Map(
  aliases
    .filter((row) => row.kind === 'city')
    .map((row) => [
      `${row.canonical}/${row.state}`,
      { name: row.canonical ?? '', state: row.state ?? '' },
    ]),
);
for (const { name, state } of curated.values()) {
  const names = [name, ...unique(name, aliasesOf('city', name, state))];
  const found = names.flatMap((one) => townsByKey.get(key(one, state)) ?? []).map(({ row }) => row);
  const placed = found
    .filter((row) => row.latitude)
    .sort((a, b) => Number(b.population_geonames) - Number(a.population_geonames));
  const area =
    pins.find((row) => row.pincode === mainPins[name]) ??
    names.flatMap((one) => pinsByArea.get(key(one, state)) ?? [])[0];
  const district = names.map((one) => districtsByKey.get(key(one, state))).find(Boolean);
  const at = point(placed[0]) ?? point(area) ?? point(district);
  const code = placed[0]?.district_lgd_code ?? area?.district_lgd_code ?? district?.lgd_code;
  const index = code === undefined ? undefined : districtIndex.get(code);
  if (!at || index === undefined) {
    console.error(`left out, no position: ${name}, ${state}`);
    continue;
  }
  for (const one of names) takenNames.add(key(one, state));
  cityLines.push(`${placeText(at)}3${index}|${names.join('|')}`);
}
for (const row of towns) {
  const population = Number(row.population_geonames || 0);
  const at = point(row);
  const index = districtIndex.get(row.district_lgd_code);
  const name = row.town ?? '';
  if (!at || index === undefined || takenNames.has(key(name, row.state))) continue;
  const names = [name, ...unique(name, split(row.aliases))];
  for (const one of names) takenNames.add(key(one, row.state));
  cityLines.push(`${placeText(at)}${population >= 100_000 ? 2 : 1}${index}|${names.join('|')}`);
}

const pinLines: string[] = [];
let last = 0;
let lastDistrict = -1;
let lastArea = '';
const sorted = pins.toSorted((a, b) => Number(a.pincode) - Number(b.pincode));
for (const row of sorted) {
  const index = districtIndex.get(row.district_lgd_code) ?? -1;
  if (index !== lastDistrict) pinLines.push(`@${index}`);
  const step = Number(row.pincode) - last;
  const area = areaName(row.area ?? '');
  const isKnown = area === (index === lastDistrict ? lastArea : districts[index]?.district);
  const at = placeText(point(row));
  pinLines.push(`${at}${step === 1 ? '' : step.toString(36)}${isKnown ? '' : ` ${area}`}`);
  last = Number(row.pincode);
  lastDistrict = index;
  lastArea = area;
}

const sections = [stateLines, districtLines, cityLines, pinLines].map((lines) => lines.join('\n'));
const head = `/**
 * PIN codes, districts and cities of India with their middles to 0.01 degree and their other, old and Hindi
 * names. Generated by scripts/build/make-places.ts; not edited by hand. Contains data of the Department of Posts and
 * the Local Government Directory, Government of India (Government Open Data License - India), and of GeoNames
 * (geonames.org, CC BY 4.0), brought into this shape. Format: read-places.server.ts.
 */
import 'server-only';

// biome-ignore format: generated, one string
export const placesData = \`
`;
const text = `${head}${sections.join('\n\n').replaceAll('\\', '').replaceAll('`', '')}\`;\n`;
writeFileSync('lib/tools/hospitals/places/places-data.server.ts', text);
console.log(
  `${states.length} states, ${districts.length} districts, ${cityLines.length} cities, ${pins.length} PIN codes: ${Math.round(Buffer.byteLength(text) / 1024)} KB`,
);
