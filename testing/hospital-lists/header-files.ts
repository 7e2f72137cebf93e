/** Unusual headers, and a column with two values. */
import {
  acceptedReading,
  csvFile,
  firstMiddleLast,
  pickFields,
  type ShapeMaker,
  toReadRow,
  usualListRow,
} from './list-file.ts';

export const headerFiles: ShapeMaker = (rows) => {
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
