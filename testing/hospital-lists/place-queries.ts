/** Queries for a place, where any hospital of that place is right. */
import type { Hospital } from './hospitals.ts';
import { kilometres, type Place, places, plainTowns, withoutHospitals } from './places.ts';
import { makeQuery, type Writer } from './query.ts';

const localities = places.filter(({ locality }) => locality !== '');

/** The side of the railway is part of the name: Andheri West is no answer for Andheri East. */
export const locality: Writer = (dice, hospitals) => {
  const place = dice.oneOf(localities);
  const sided = / (?:East|West)$/.test(place.locality);
  // Of sixty localities of Mumbai few have a side; half of the queries ask for these.
  if (!sided && dice.isTrue(0.85)) return null;
  // Without its side the name means both.
  const name = sided && dice.isTrue(0.2) ? place.locality.replace(/ \w+$/, '') : place.locality;
  const town = sided && dice.isTrue(0.5) ? '' : ` ${place.town}`;
  const text = dice.oneOf(['{}', 'hospital in {}', 'hospitals near {}']).replace('{}', name + town);
  const there = hospitals.filter(
    (hospital) =>
      hospital.place.town === place.town &&
      [name, `${name} East`, `${name} West`].includes(hospital.place.locality),
  );
  return makeQuery(text.toLowerCase(), there);
};

export const pin: Writer = (dice, hospitals) => {
  const place = dice.oneOf(places.filter((one) => !withoutHospitals.has(one.pin)));
  const spaced = `${place.pin.slice(0, 3)} ${place.pin.slice(3)}`;
  const text = dice.oneOf([
    place.pin,
    spaced,
    `pin ${place.pin}`,
    `hospitals near ${place.pin}`,
    `pincode ${place.pin}`,
    `${place.pin} hospital`,
  ]);
  return makeQuery(
    text,
    hospitals.filter((hospital) => hospital.place.pin === place.pin),
  );
};

/** Lists without positions put a hospital into the middle of its PIN, so a difference of two kilometres is none. */
export const near: Writer = (dice, hospitals) => {
  const { latitude, longitude } = dice.oneOf(plainTowns);
  const point = {
    latitude: latitude + (dice.below(200) - 100) / 10_000,
    longitude: longitude + (dice.below(200) - 100) / 10_000,
  };
  const position = `${point.latitude.toFixed(4)},${point.longitude.toFixed(4)}`;
  const found = makeQuery('', withinNearest(hospitals, point, 2));
  return found && { ...found, position };
};

/** The nearest, and who is at most `more` kilometres farther. */
export function withinNearest(
  hospitals: readonly Hospital[],
  point: Parameters<typeof kilometres>[1],
  more: number,
): Hospital[] {
  const distances = hospitals.map(({ place }) => kilometres(place, point));
  const least = distances.reduce((one, other) => Math.min(one, other));
  return hospitals.filter((_, index) => (distances[index] ?? least) <= least + more);
}

/** Names that hospitals have too, or other towns: nobody can tell what is meant without the city or the state. */
const ambiguousTowns = ['Bhavani', 'Dadri', 'Gandhinagar', 'Hajipur', 'Kalyan', 'Loni', 'Ramnagar'];

/** The town stands in the address only, a PIN of that town beside it; the City column names the bigger city. */
export const byAddress: Writer = (dice, hospitals) => {
  const town = dice.oneOf(places.filter(({ use }) => use === 'address'));
  const there = hospitals.filter(({ place }) => place.pin === town.pin);
  const name = town.town.toLowerCase();
  const text = dice.oneOf([
    name,
    `hospital in ${name}`,
    `${name} hospital`,
    `cashless hospitals ${name}`,
    `${name} ${town.city.toLowerCase()}`,
    `${name} ${town.state.toLowerCase()}`,
  ]);
  const isFull = text.endsWith(town.city.toLowerCase()) || text.endsWith(town.state.toLowerCase());
  if (ambiguousTowns.includes(town.town) && !isFull) return null;
  return makeQuery(text, there);
};

/** What people call the place: Dwarka is a part of Delhi to them, and a town in Gujarat. */
const commonName = ({ locality: part, town }: Place) => (part === 'Dwarka' ? part : town);

const shared = places.filter((one) =>
  places.some((other) => commonName(other) === commonName(one) && other.state !== one.state),
);

/** A name that two states have: hospitals of each are right, and each has to be offered. */
export const ambiguous: Writer = (dice, hospitals) => {
  const place = dice.oneOf(shared);
  const name = commonName(place);
  const meant = places.filter((one) => commonName(one) === name);
  const pins = new Set(meant.map((one) => one.pin));
  const right = hospitals.filter((hospital) => pins.has(hospital.place.pin));
  const offered = [...new Set(meant.map((one) => `${name}, ${one.state}`))];
  const text = dice
    .oneOf([
      '{}',
      'hospital in {}',
      'hospitals {}',
      '{} hospital',
      'cashless hospital in {}',
      'nursing home in {}',
      'hospitals near {}',
    ])
    .replace('{}', name.toLowerCase());
  return makeQuery(text, right, `offer: ${offered.sort().join(' | ')}`);
};

/** No list has a hospital there: that is said, and what is shown is the nearest that there are. */
export const none: Writer = (dice, hospitals) => {
  const town = dice.oneOf(places.filter((one) => withoutHospitals.has(one.pin)));
  const name = town.town.toLowerCase();
  const text = dice
    .oneOf([
      'hospital in {}',
      '{}',
      'hospitals near {}',
      '{} hospital',
      town.pin,
      'eye hospital {}',
      'nursing home in {}',
    ])
    .replace('{}', name);
  const kind = text.startsWith('eye') ? 'eye' : '';
  const fitting = hospitals.filter((hospital) => !kind || hospital.kind === kind);
  return makeQuery(text, withinNearest(fitting, town, 10), 'none');
};
