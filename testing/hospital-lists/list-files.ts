/** All list files: three clean networks, and a file for each format of other makers. */
import { Dice } from '../data/seeded-random.ts';
import { encodingFiles } from './encoding-files.ts';
import { type Hospital, hospitalSeed } from './hospitals.ts';
import {
  acceptedReading,
  csvFile,
  firstMiddleLast,
  type ListFile,
  pickFields,
  type ShapeMaker,
  toReadRow,
  usualHeader,
  usualListRow,
} from './list-file.ts';
import { nameFiles } from './name-files.ts';
import { networkFiles } from './network-files.ts';
import { pinFiles } from './pin-files.ts';
import { placeFiles } from './place-files.ts';
import { warningFiles } from './warning-files.ts';
import { workbookCellFiles } from './workbook-cell-files.ts';
import { workbookFiles } from './workbook-files.ts';

/** Unusual headers, and a column with two values. */
const headerFiles: ShapeMaker = (rows) => {
  const together = rows(60);
  const codes = rows(60);
  const hindi = rows(60);
  return [
    {
      file: 'name-and-address.csv',
      shape: 'Name and address in one column',
      bytes: csvFile([
        ['S.No', 'Hospital Name & Address', 'City', 'State', 'Pin'],
        ...together.map(({ name, address, place }, index) => [
          String(index + 1),
          `${name}, ${address}`,
          place.city,
          place.state,
          place.pin,
        ]),
      ]),
      reading: acceptedReading(together, {
        outcomes: ['taken', 'asked'],
        sample: firstMiddleLast(together).map((one) => ({
          ...pickFields(one, 'city', 'state', 'pin'),
          address: one.address,
        })),
      }),
    },
    {
      file: 'codes-for-headers.csv',
      shape: 'Database column names as headers',
      bytes: csvFile([
        ['sr', 'hosp_nm', 'hosp_addr', 'town_nm', 'dist_nm', 'st_nm', 'pin_cd'],
        ...codes.map(usualListRow),
      ]),
      reading: acceptedReading(codes, {
        outcomes: ['taken', 'asked'],
        sample: firstMiddleLast(codes).map(toReadRow),
      }),
    },
    {
      file: 'hindi-headers.csv',
      shape: 'Headers in Hindi',
      bytes: csvFile([
        ['क्रमांक', 'अस्पताल का नाम', 'पता', 'शहर', 'जिला', 'राज्य', 'पिन कोड'],
        ...hindi.map(usualListRow),
      ]),
      reading: acceptedReading(hindi, { outcomes: ['taken', 'asked'] }),
    },
  ];
};

/** Telephone numbers in the formats of lists. They are fictitious: zeros and the number of the row. */
type Phone = readonly [cells: readonly string[], digits: string];

const lastFour = (index: number) => String(index + 1).padStart(4, '0');

/** The cells, and the digits expected from them; an extension may follow. */
const worded: readonly ((index: number) => Phone)[] = [
  (index) => [[`1860 000 ${lastFour(index)}`], `1860000${lastFour(index)}`],
  (index) => [[`022-2000${lastFour(index)} Ext. 214`], `0222000${lastFour(index)}`],
  (index) => [[`Call Dr. X 900000${lastFour(index)}`], `900000${lastFour(index)}`],
  (index) => [[`Call STD 022 PH 2000${lastFour(index)}`], `0222000${lastFour(index)}`],
  (index) => [[`+91 90000 0${lastFour(index)} / 022 20000000`], `900000${lastFour(index)}`],
  (index) => [[`(0)22 2000 ${lastFour(index)}`], `0222000${lastFour(index)}`],
];

const phoneFiles: ShapeMaker = (rows) => {
  const make = (
    file: string,
    shape: string,
    columns: readonly string[],
    phone: (index: number) => Phone,
  ) => {
    const hospitals: Hospital[] = rows(60);
    const lines = hospitals.map((one, index) => [...usualListRow(one, index), ...phone(index)[0]]);
    return {
      file,
      shape,
      bytes: csvFile([[...usualHeader, ...columns], ...lines]),
      reading: acceptedReading(hospitals, {
        sample: hospitals
          .slice(0, 12)
          .map(({ name, place: { pin } }, index) => ({ name, pin, phone: phone(index)[1] })),
      }),
    };
  };
  return [
    make(
      'phones-as-floats.csv',
      'Mobile numbers that a spreadsheet converted to decimals',
      ['Mobile No'],
      (index) => [
        [index % 2 ? `900000${lastFour(index)}.0` : `9.00000${lastFour(index)}E+09`],
        `900000${lastFour(index)}`,
      ],
    ),
    make(
      'phones-with-std.csv',
      'The STD code in a separate column',
      ['Std Code', 'LandLine'],
      (index) => [
        [index % 2 ? '022' : '22', `2000${lastFour(index)}`],
        `0222000${lastFour(index)}`,
      ],
    ),
    make(
      'phones-with-words.csv',
      '1860 numbers, extensions, words',
      ['Contact'],
      (index) => worded[index % worded.length]?.(index) ?? [[''], ''],
    ),
  ];
};

const makers = [
  workbookFiles,
  workbookCellFiles,
  encodingFiles,
  pinFiles,
  phoneFiles,
  placeFiles,
  headerFiles,
  nameFiles,
  warningFiles,
];

export function createListFiles(hospitals: readonly Hospital[], from = hospitalSeed): ListFile[] {
  const dice = new Dice(from);
  const shuffled = hospitals
    .map((hospital) => ({ hospital, at: dice.below(1_000_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ hospital }) => hospital);
  // No hospital is in two files, so a row left by another import would be noticed.
  const rows = (count: number) => {
    if (count > shuffled.length) throw new Error('There are no hospitals left.');
    return shuffled.splice(0, count);
  };
  return [...networkFiles(hospitals), ...makers.flatMap((make) => make(rows))];
}
