/** Telephone numbers in the formats of lists. They are fictitious: zeros and the number of the row. */
import type { Hospital } from './hospitals.ts';
import {
  acceptedReading,
  csvFile,
  type ShapeMaker,
  usualHeader,
  usualListRow,
} from './list-file.ts';

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

export const phoneFiles: ShapeMaker = (rows) => {
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
