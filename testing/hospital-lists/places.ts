/** Where the made-up hospitals stand: real localities, towns and PIN codes of the post directory. */
import { readTable } from './read-table.ts';

/**
 * `city` is what the City column of a list says. `town` is what people say; it is another one where `use` is
 * "address": there the town stands in the address only. "named": a locality or an ambiguous name queries ask for.
 */
export type Place = {
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

export const places: readonly Place[] = readTable<keyof Place>('places.tsv').map((row) => ({
  ...row,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
  use: row.use as Place['use'],
}));

/** Towns that no list has a hospital in: whoever asks there is told so, and what is near. */
export const withoutHospitals: ReadonlySet<string> = new Set(
  places.filter(({ use }) => use === 'town').flatMap(({ pin }, nth) => (nth % 9 === 4 ? pin : [])),
);

const states = Map.groupBy(places, ({ town }) => town);

/** By-address towns have queries of their own, and so have names that two states share. */
export const plainTowns: readonly Place[] = places.filter(
  ({ use, pin, town, state }) =>
    (use === '' || use === 'town') &&
    !withoutHospitals.has(pin) &&
    states.get(town)?.every((other) => other.state === state),
);

type Point = Pick<Place, 'latitude' | 'longitude'>;

/** Flat geometry is right to one in a hundred within a few hundred kilometres. */
export function kilometres(one: Point, other: Point): number {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  return (
    111.2 *
    Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * Math.cos(middle))
  );
}
