/** Lists with incomplete or wrong locations. */
import type { Hospital } from './hospitals.ts';
import {
  acceptedReading,
  csvFile,
  firstMiddleLast,
  pickFields,
  type ShapeMaker,
  usualListRow,
} from './list-file.ts';

/** Cities whose name is also a town or district of another state. */
const severalStates =
  'Aurangabad Balrampur Bijapur Bilaspur Chandrapur Dwarka Hamirpur Hyderabad Kota Nizamabad Pali Pratapgarh Sagar Sirsa Sitapur Srinagar'.split(
    ' ',
  );

/** Excludes by-address rows, where both the town and the city are correct. */
const plain = ({ place }: Hospital) => place.use !== 'address';

const isAstray = (index: number) => index % 2 === 0 && index % 8 !== 0;

/** A position at least 300 kilometres from the city. */
const astray = ({ latitude, longitude }: Hospital, index: number) => [
  (latitude - 3 - (index % 5)).toFixed(5),
  (longitude + 2).toFixed(5),
];

export const placeFiles: ShapeMaker = (rows) => {
  const districts = rows(60);
  const withPins = rows(60);
  const cities = rows(80);
  const oneState = cities.filter(({ place }) => !severalStates.includes(place.city)).filter(plain);
  const far = rows(60);
  return [
    {
      file: 'district-only.csv',
      shape: 'Neither city nor PIN: the district’s centroid',
      bytes: csvFile([
        ['Hospital Name', 'Address', 'District', 'State'],
        ...districts.map(({ name, address, place }) => [
          name,
          address.split(', ').slice(0, 2).join(', '),
          place.district,
          place.state,
        ]),
      ]),
      reading: acceptedReading(districts, {
        outcomes: ['taken', 'asked'],
        say: { 'without PIN': districts.length, 'without city': districts.length },
        sample: firstMiddleLast(districts).map((one) => ({
          ...pickFields(one, 'district', 'state'),
          pin: '',
          position: 'district',
        })),
      }),
    },
    {
      file: 'district-before-pin.csv',
      shape: 'No city: the list’s district is used, not the different one of the PIN',
      bytes: csvFile([
        ['Hospital Name', 'Address', 'District', 'State', 'Pin Code'],
        ...withPins.map(({ name, address, place }) => [
          name,
          address,
          place.city,
          place.state,
          place.pin,
        ]),
      ]),
      reading: acceptedReading(withPins, {
        sample: withPins
          .filter(plain)
          .slice(0, 12)
          .map((one) => pickFields(one, 'city', 'state', 'pin')),
      }),
    },
    {
      file: 'city-without-state.csv',
      shape: 'City only; some names exist in two states',
      bytes: csvFile([
        ['Hospital Name', 'Address', 'City'],
        ...cities.map(({ name, address, place }) => [name, address, place.city]),
      ]),
      reading: acceptedReading(cities, {
        outcomes: ['taken', 'asked'],
        say: { 'without PIN': cities.length },
        sample: oneState
          .slice(0, 12)
          .map((one) => ({ ...pickFields(one, 'city', 'state'), position: 'city' })),
      }),
    },
    {
      file: 'positions-astray.csv',
      shape: 'Half of the positions hundreds of kilometres from their PIN, some 0,0',
      bytes: csvFile([
        ['Hospital Name', 'Address', 'City', 'State', 'Pin', 'Lat', 'Long'],
        ...far.map((one, index) => {
          const [, name = '', address = '', city = '', , state = '', pin = ''] = usualListRow(
            one,
            index,
          );
          const own = [one.latitude.toFixed(5), one.longitude.toFixed(5)];
          const position = index % 2 ? own : isAstray(index) ? astray(one, index) : ['0', '0'];
          return [name, address, city, state, pin, ...position];
        }),
      ]),
      reading: acceptedReading(far, {
        outcomes: ['taken', 'asked'],
        say: { 'position far from PIN': far.filter((_, index) => isAstray(index)).length },
        sample: far.slice(0, 12).map((one, index) => ({
          ...pickFields(one, 'city', 'pin'),
          position: index % 2 ? 'own' : 'pin',
        })),
      }),
    },
  ];
};
