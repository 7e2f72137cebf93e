/** Clean lists of three insurers, which the queries search. */
import type { Hospital, Network } from './hospitals.ts';
import {
  acceptedReading,
  csvFile,
  firstMiddleLast,
  type ListFile,
  toReadRow,
  usualListRows,
} from './list-file.ts';

const onNetwork = (hospitals: readonly Hospital[], network: Network): Hospital[] =>
  hospitals.filter(({ networks }) => networks.includes(network));

/** No City column: the address ends with the town, and there is a District column. */
function districtRow(hospital: Hospital): string[] {
  const { name, address, place, latitude, longitude, speciality } = hospital;
  return [
    name.toUpperCase(),
    `${address}, ${place.town}`,
    place.district,
    place.state,
    place.pin,
    latitude.toFixed(5),
    longitude.toFixed(5),
    speciality,
    'Network',
  ];
}

/** No PIN column: the address ends with the PIN code. */
function addressRow({ name, address, place }: Hospital): string[] {
  const town = place.use === 'address' ? '' : `, ${place.town}`;
  return [name, `${address}${town}, ${place.state} - ${place.pin}`, place.city, place.state];
}

const districtHeader = [
  'NAME OF HOSPITAL',
  'ADDRESS',
  'DISTRICT',
  'STATE',
  'PIN',
  'LATITUDE',
  'LONGITUDE',
  'SPECIALITY',
  'TIE UP',
];
const addressHeader = ['Provider Name', 'Provider Address', 'City', 'State'];

export function networkFiles(hospitals: readonly Hospital[]): ListFile[] {
  const [one, two, three] = (['one', 'two', 'three'] as const).map((network) =>
    onNetwork(hospitals, network),
  ) as [Hospital[], Hospital[], Hospital[]];
  return [
    {
      file: 'network-one.csv',
      shape: 'All columns; towns of by-address rows in the address only',
      bytes: csvFile(usualListRows(one)),
      reading: acceptedReading(one),
    },
    {
      file: 'network-two.csv',
      shape: 'District and position instead of City, speciality and tie-up',
      bytes: csvFile([districtHeader, ...two.map(districtRow)]),
      reading: acceptedReading(two, {
        sample: firstMiddleLast(two).map((hospital) => ({
          name: hospital.name.toUpperCase(),
          district: hospital.place.district,
          pin: hospital.place.pin,
          position: 'own',
        })),
      }),
    },
    {
      file: 'network-three.tsv',
      shape: 'PIN at the end of the address, tabs between the cells',
      bytes: csvFile([addressHeader, ...three.map(addressRow)], '\t'),
      reading: acceptedReading(three, {
        sample: firstMiddleLast(three).map((hospital) => {
          const { name, city, state, pin } = toReadRow(hospital);
          return { name, city, state, pin, position: 'pin' };
        }),
      }),
    },
  ];
}
