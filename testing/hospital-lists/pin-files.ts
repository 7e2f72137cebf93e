/** Readable and unreadable PIN codes, and house numbers that resemble one. */
import type { Hospital } from './hospitals.ts';
import {
  acceptedReading,
  csvFile,
  type ReadRow,
  type ShapeMaker,
  toReadRow,
  usualHeader,
  usualListRow,
} from './list-file.ts';

/** Formats from which a PIN code can be read. */
const readable: readonly ((pin: string) => string)[] = [
  (pin) => `${pin.slice(0, 3)},${pin.slice(3)}`,
  (pin) => `${pin[0]}.${pin.slice(1)}E+05`,
  (pin) => `${pin.slice(0, 3)}\u00A0${pin.slice(3)}`,
  (pin) => `${pin}\u00A0`,
  (pin) => `${pin.slice(0, 4)} ${pin.slice(4)}`,
  (pin) => `0${pin}`,
  (pin) => `${pin}/${Number(pin) + 1}`,
  (pin) => `${pin},00`,
  (pin) => `PIN - ${pin.slice(0, 3)} ${pin.slice(3)}`,
  (pin) => `'${pin}`,
  (pin) => `${pin}.0`,
  (pin) => `${pin.slice(0, 3)}-${pin.slice(3)}`,
];

/** Cells without a PIN code: too short, empty, zeros, or a number that the post does not use. */
const unreadable = (pin: string) => [pin.slice(0, 5), '', '000000', '999999', 'NA', '-'];

/** PIN codes that the post has withdrawn and that lists still contain. */
const retired = [
  ['492007', 'Raipur', 'Raipur', 'Chhattisgarh'],
  ['380025', 'Ahmedabad', 'Ahmedabad', 'Gujarat'],
  ['441002', 'Nagpur', 'Nagpur', 'Maharashtra'],
  ['440009', 'Nagpur', 'Nagpur', 'Maharashtra'],
] as const;

const withPin = (hospitals: readonly Hospital[], pin: (pin: string, index: number) => string) =>
  csvFile([
    usualHeader,
    ...hospitals.map((one, index) => [
      ...usualListRow(one, index).slice(0, -1),
      pin(one.place.pin, index),
    ]),
  ]);

const atCity = (hospital: Hospital): ReadRow => ({
  ...toReadRow(hospital),
  pin: '',
  position: 'city',
});

const addressOnly = (rows: readonly (readonly [Hospital, string])[]) =>
  csvFile([
    ['Name', 'Address', 'City', 'State'],
    ...rows.map(([{ name, place }, address]) => [name, address, place.city, place.state]),
  ]);

export const pinFiles: ShapeMaker = (rows) => {
  const mangled = rows(72);
  const lost = rows(60);
  const inAddress = rows(60);
  const houses = rows(60);
  const old = rows(60);
  return [
    {
      file: 'pins-mangled.csv',
      shape: 'Commas, exponents, no-break spaces, leading zeros, two codes in a cell',
      bytes: withPin(mangled, (pin, index) => readable[index % readable.length]?.(pin) ?? pin),
      reading: acceptedReading(mangled, {
        sample: mangled.slice(0, readable.length * 2).map(toReadRow),
      }),
    },
    {
      file: 'pins-lost.csv',
      shape: 'Unreadable PIN codes',
      bytes: withPin(lost, (pin, index) => unreadable(pin)[index % 6] ?? ''),
      reading: acceptedReading(lost, {
        outcomes: ['taken', 'asked'],
        say: { 'without PIN': lost.length },
        sample: lost.slice(0, 12).map(atCity),
      }),
    },
    {
      file: 'pins-in-addresses.csv',
      shape: 'The PIN at the end of the address, hyphenated flats at its beginning',
      bytes: addressOnly(
        inAddress.map((one, index) => {
          const { pin, town } = one.place;
          const code = [pin, `${pin.slice(0, 3)} ${pin.slice(3)}`, `PIN: ${pin}`][index % 3];
          return [one, `101-102, ${one.address}, ${town} - ${code}`] as const;
        }),
      ),
      reading: acceptedReading(inAddress, {
        sample: inAddress.slice(0, 9).map(({ name, place: { city, state, pin } }) => ({
          name,
          city,
          state,
          pin,
          position: 'pin',
        })),
      }),
    },
    {
      file: 'houses-no-pins.csv',
      shape: 'Hyphenated flats without any PIN, which must not be read as one',
      bytes: addressOnly(
        houses.map(
          (one, index) =>
            [one, `${400 + (index % 40)}-${401 + (index % 40)}, ${one.address}`] as const,
        ),
      ),
      reading: acceptedReading(houses, {
        outcomes: ['taken', 'asked'],
        say: { 'without PIN': houses.length },
        sample: houses.slice(0, 9).map(({ name, place: { city, state } }) => ({
          name,
          city,
          state,
          pin: '',
          position: 'city',
        })),
      }),
    },
    {
      file: 'pins-retired.csv',
      shape: 'Withdrawn PIN codes: the city’s centroid instead',
      bytes: csvFile([
        usualHeader,
        ...old.map(({ name, address }, index) => {
          const [pin = '', ...where] = retired[index % retired.length] ?? [];
          return [
            String(index + 1),
            name,
            address.split(', ').slice(0, 2).join(', '),
            ...where,
            pin,
          ];
        }),
      ]),
      reading: acceptedReading(old, {
        outcomes: ['taken', 'asked'],
        say: { 'PIN not in the post list': old.length },
        sample: old
          .slice(0, 8)
          .map(({ name }, index) => ({ name, city: retired[index % 4]?.[1], position: 'city' })),
      }),
    },
  ];
};
