/** The places of the generated hospitals: real localities, towns and PIN codes of the postal directory. */
import { readTsv } from './read-tsv.ts';

/**
 * `city` is the value of a list's City column, `town` the name that people use. They differ where `use` is "address":
 * there the town appears in the address only. "named" marks localities and ambiguous names that the queries ask for.
 */
export type TestPlace = {
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

export const testPlaces: readonly TestPlace[] = readTsv<keyof TestPlace>('places.tsv').map(
  (row) => ({
    ...row,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    use: row.use as TestPlace['use'],
  }),
);

/** Towns without a hospital on any list: the search has to say so and to offer the nearest ones. */
export const withoutHospitals: ReadonlySet<string> = new Set(
  testPlaces
    .filter(({ use }) => use === 'town')
    .flatMap(({ pin }, nth) => (nth % 9 === 4 ? pin : [])),
);
