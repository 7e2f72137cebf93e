/** Workbooks with difficult cells: headers of two rows, merged cells, formulas. */
import type { Hospital } from './hospitals.ts';
import {
  acceptedReading,
  firstMiddleLast,
  type ShapeMaker,
  toReadRow,
  usualHeader,
  usualListRow,
} from './list-file.ts';
import { createWorkbook, type WorkbookCell, type WorkbookSheet } from './minimal-workbook.ts';

const file = (name: string, shape: string, sheets: readonly WorkbookSheet[]) => ({
  file: `${name}.xlsx`,
  shape,
  bytes: createWorkbook(sheets),
});

export const workbookCellFiles: ShapeMaker = (rows) => {
  const twoRows = rows(60);
  const filled = rows(75).toSorted((a, b) => a.place.city.localeCompare(b.place.city));
  const numbers = rows(60);
  const formulas = rows(60);
  const withPin = (
    hospitals: readonly Hospital[],
    pin: (pin: string, index: number) => WorkbookCell,
  ) => [
    usualHeader,
    ...hospitals.map((one, index) => [
      ...usualListRow(one, index).slice(0, -1),
      pin(one.place.pin, index),
    ]),
  ];
  return [
    {
      ...file('two-row-header', 'A merged header above the header', [
        {
          name: 'List',
          rows: [
            ['', 'Hospital', '', 'Location', '', '', ''],
            ['Sl No', 'Name', 'Address', 'City', 'District', 'State', 'Pincode'],
            ...twoRows.map(usualListRow),
          ],
          merged: ['B1:C1', 'D1:G1'],
        },
      ]),
      reading: acceptedReading(twoRows),
    },
    {
      ...file(
        'filled-down',
        'City, district and state written once and merged over the rows below',
        [
          {
            name: 'List',
            rows: [
              [...usualHeader.slice(0, -1)],
              ...filled.map((one, index) => {
                const [number = '', name = '', address = '', ...where] = usualListRow(
                  one,
                  index,
                ).slice(0, -1);
                const same =
                  filled[index - 1]?.place.pin === one.place.pin ||
                  (filled[index - 1]?.place.city === one.place.city &&
                    filled[index - 1]?.place.district === one.place.district);
                return [number, name, address, ...(same ? ['', '', ''] : where)];
              }),
            ],
          },
        ],
      ),
      reading: acceptedReading(filled, {
        outcomes: ['taken', 'asked'],
        say: { 'without PIN': filled.length },
        sample: filled
          .filter(({ place }) => place.use !== 'address')
          .slice(0, 12)
          .map(({ name, place: { city, state } }) => ({ name, city, state, position: 'city' })),
      }),
    },
    {
      ...file('pins-as-numbers', 'PIN codes as numbers and as formulas with their value', [
        {
          name: 'List',
          rows: withPin(numbers, (pin, index) =>
            index % 2 ? Number(pin) : { formula: `${pin}+0`, value: Number(pin) },
          ),
        },
      ]),
      reading: acceptedReading(numbers),
    },
    {
      ...file('formulas-without-value', 'PIN codes as formulas without a saved value', [
        {
          name: 'List',
          rows: withPin(formulas, (_, index) => ({
            formula: `VLOOKUP(A${index + 2},Sheet9!A:B,2,0)`,
          })),
        },
      ]),
      reading: acceptedReading(formulas, {
        outcomes: ['taken', 'asked'],
        say: { 'without PIN': formulas.length },
        sample: firstMiddleLast(formulas).map((one) => ({
          ...toReadRow(one),
          pin: '',
          position: 'city' as const,
        })),
      }),
    },
  ];
};
