/** The hospitals of all lists and correct answers: invented names at real places, deterministic for a seed. */
import { Dice } from '../data/seeded-random.ts';
import {
  createHospitalName,
  type HospitalName,
  lettersOf,
  type NameKind,
  nameKinds,
} from './hospital-names.ts';
import { readTsv } from './read-tsv.ts';

export type Network = 'one' | 'two' | 'three';

/**
 * `city` is the value of a list's City column, `town` the name that people use. They differ where `use` is "address":
 * there the town appears in the address only. "named" marks localities and ambiguous names that the queries ask for.
 */
type TestPlace = {
  pin: string;
  locality: string;
  town: string;
  city: string;
  district: string;
  state: string;
  latitude: number;
  longitude: number;
  use: '' | 'named' | 'address' | 'town';
};

const testPlaces: readonly TestPlace[] = readTsv<keyof TestPlace>('places.tsv').map((row) => ({
  ...row,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
  use: row.use as TestPlace['use'],
}));

/** Towns without a hospital on any list: the search has to say so and to offer the nearest ones. */
const withoutHospitals: ReadonlySet<string> = new Set(
  testPlaces
    .filter(({ use }) => use === 'town')
    .flatMap(({ pin }, nth) => (nth % 9 === 4 ? pin : [])),
);

export type Hospital = HospitalName & {
  id: string;
  name: string;
  kind: string;
  speciality: string;
  place: TestPlace;
  address: string;
  latitude: number;
  longitude: number;
  /** The networks whose list contains it; some hospitals are on two lists. */
  networks: readonly Network[];
};

export const hospitalSeed = 20_261_122;
const hospitalCount = 14_000;

const roads = [
  'Station Road',
  'Main Road',
  'M.G. Road',
  'Ring Road',
  'Temple Road',
  'College Road',
  'Old Bus Stand',
  'Market Yard',
  'Bypass Road',
  'Gandhi Chowk',
  'Civil Lines',
  'Bank Colony',
  'Shastri Marg',
  'N.H. 44',
  'Subhash Road',
];
const landmarks = [
  'Near Bus Stand',
  'Opp. Post Office',
  'Behind State Bank',
  'Near Clock Tower',
  'Opp. Water Tank',
  'Above Medical Store',
  'Next To Petrol Pump',
  'Near Vegetable Market',
  '1st Floor',
];
const houses = ['Shivam Apartments', 'Sai Complex', 'Krishna Arcade', 'City Plaza', 'Ganga Towers'];

const placesWithHospitals = testPlaces.filter(({ pin }) => !withoutHospitals.has(pin));

function drawPlace(dice: Dice): TestPlace {
  for (;;) {
    const place = dice.oneOf(placesWithHospitals);
    // Towns have fewer hospitals than localities of cities; PIN codes of by-address towns have the fewest.
    const share = { '': 0.9, named: 1, address: 0.6, town: 0.75 }[place.use];
    if (dice.isTrue(share)) return place;
  }
}

function drawKind(dice: Dice): NameKind {
  const [general, ...special] = nameKinds;
  return general && dice.isTrue(0.55) ? general : dice.oneOf(special);
}

function drawAddress(dice: Dice, place: TestPlace): string {
  const number = dice.below(180) + 1;
  // "101-102" are two flats, but look like a hyphenated PIN code to a careless import.
  const flat = dice.isTrue(0.05)
    ? `${number + 100}-${number + 101}, ${dice.oneOf(houses)}`
    : `${number}`;
  const where = place.locality || (place.use === 'address' ? place.town : '');
  return [flat, dice.oneOf(roads), dice.isTrue(0.6) ? dice.oneOf(landmarks) : '', where]
    .filter(Boolean)
    .join(', ');
}

function drawNetworks(dice: Dice, place: TestPlace): readonly Network[] {
  const draw = dice.below(100);
  // The second network's list has no City column, so a town in the address would contradict nothing there.
  if (place.use === 'address') return draw < 75 ? ['one'] : ['three'];
  if (draw < 55) return ['one'];
  if (draw < 60) return ['one', 'two'];
  return draw < 87 ? ['two'] : ['three'];
}

export function createHospitals(from = hospitalSeed): Hospital[] {
  const dice = new Dice(from);
  const hospitals: Hospital[] = [];
  const known = new Set<string>();
  while (hospitals.length < hospitalCount) {
    const place = drawPlace(dice);
    const kind = drawKind(dice);
    const parts = createHospitalName(dice, kind);
    const name = [parts.coreName, parts.facilityType, parts.tail].filter(Boolean).join(' ');
    // An answer is identified by core name and PIN code, and the import would merge two rows that share both.
    const key =
      lettersOf(parts.coreName.replace(/^(?:Dr|Shree|Shri|Sri|Om|Jai|New) /, '')) + place.pin;
    if (known.has(key)) continue;
    known.add(key);
    hospitals.push({
      id: `h${String(hospitals.length + 1).padStart(5, '0')}`,
      ...parts,
      name,
      kind: kind.kind,
      speciality: kind.speciality,
      place,
      address: drawAddress(dice, place),
      latitude: place.latitude + (dice.below(160) - 80) / 10_000,
      longitude: place.longitude + (dice.below(160) - 80) / 10_000,
      networks: drawNetworks(dice, place),
    });
  }
  return hospitals;
}
