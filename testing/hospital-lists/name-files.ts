/** Unusual names, lines that are not hospitals, and duplicate hospitals. */
import type { Hospital } from './hospitals.ts';
import {
  acceptedReading,
  csvFile,
  type ShapeMaker,
  usualHeader,
  usualListRow,
  usualListRows,
} from './list-file.ts';

/** Real names that resemble totals, notes or a heading of excluded hospitals. */
const unusualNames = [
  'P G I M S',
  'P.H.C',
  'C.H.C.',
  'B.C.C.U',
  'T.M.H.',
  'K.E.M.',
  'E.S.I.',
  'S R M',
  'Total Woman Medical Centre',
  'Total Care Hospital',
  'Notebook Clinic',
  'Noted Eye Hospital',
  'Page Hospital',
  'Exclusive Care Hospital',
  '3 Angels Hospital',
  'A1 Hospital',
];

const dropped = [
  ['', 'Total: 62', '', '', '', '', ''],
  ['Grand Total', '62', '', '', '', '', ''],
  ['', 'Note: subject to change without notice', '', '', '', '', ''],
  ['', 'Page 2 of 3', '', '', '', '', ''],
  usualHeader,
  ['', '', '', '', '', '', ''],
  ['63', 'Hospital', '', '', '', '', ''],
  ['64', 'Center', '', '', '', '', ''],
];

export const nameFiles: ShapeMaker = (rows) => {
  const plain = rows(60);
  const odd: Hospital[] = rows(unusualNames.length).map((one, index) => ({
    ...one,
    name: unusualNames[index] ?? '',
  }));
  const framed = rows(62);
  const twice = rows(60);
  const [header = [], ...lines] = usualListRows(framed);
  const repeated = twice.slice(0, 20).map((one, index) =>
    usualListRow(
      {
        ...one,
        name: one.name.toUpperCase().replace(' HOSPITAL', ' HOSPITAL.'),
        address: one.address.replaceAll(', ', ' , '),
      },
      index,
    ),
  );
  return [
    {
      file: 'odd-names.csv',
      shape: 'Hospitals named with dotted initials, Total, Notebook',
      bytes: csvFile(usualListRows([...plain, ...odd])),
      reading: acceptedReading([...plain, ...odd], {
        sample: odd.map(({ name, place: { city, pin } }) => ({ name, city, pin })),
      }),
    },
    {
      file: 'lines-that-are-none.csv',
      shape: 'Totals, notes, page numbers, repeated headers, names that are only "Hospital"',
      bytes: csvFile([
        ['Network hospitals as on 30.09.2026', '', '', '', '', '', ''],
        header,
        ...lines.slice(0, 30),
        ...dropped,
        ...lines.slice(30),
        ...dropped.slice(0, 3),
      ]),
      reading: acceptedReading(framed, {
        never: ['Hospital', 'Center', 'Total: 62', 'Note: subject to change without notice'],
      }),
    },
    {
      file: 'same-again.csv',
      shape: 'A third of the hospitals repeated in capitals and with other spaces',
      bytes: csvFile([usualHeader, ...twice.map(usualListRow), ...repeated]),
      reading: acceptedReading(twice, { sample: [] }),
    },
  ];
};
