/** The drawing, the rows and the table of the answer of the IDV calculator. */
import { shareOf } from '../../../content/figure-amounts.ts';
import { constructiveTotalLoss } from '../../../content/figures/motor.ts';
import { rupees } from '../../../input/rupees.ts';
import type { AnswerTable, BarChart, ChartBar, WorkingRow } from '../../calculators/calculator.ts';
import { ageText } from '../vehicle-words.ts';
import {
  declaredValue,
  depreciationAt,
  maxTableMonths,
  paidAtTotalLoss,
} from './declared-value.ts';
import type { IdvInput } from './idv-fields.ts';

export function idvWorkingRows(input: IdvInput, age: number, insured: number | null): WorkingRow[] {
  const { price, accessories, deductible } = input;
  const row = depreciationAt(age);
  const rows: WorkingRow[] = [
    { label: 'Listed price today', value: rupees(price) },
    ...(accessories > 0 ? [{ label: 'Accessories', value: rupees(accessories) }] : []),
    ...(row
      ? [
          {
            label: `Taken off at ${ageText(age)}: ${row.text}`,
            value: rupees((insured ?? 0) - price - accessories),
          },
        ]
      : []),
  ];
  if (insured === null)
    return [...rows, { label: `IDV at ${ageText(age)}`, value: 'by agreement', isTotal: true }];
  return [
    ...rows,
    { label: row ? 'IDV' : 'IDV you agreed', value: rupees(insured), isTotal: true },
    { label: 'Deductible', value: rupees(-Math.min(deductible, insured)) },
    {
      label: 'Paid after a theft or total loss',
      value: rupees(paidAtTotalLoss(insured, input.deductible)),
      isTotal: true,
    },
  ];
}

/** This policy and each later renewal that the table covers. */
function laterAges(age: number): number[] {
  return Array.from({ length: 6 }, (_, year) => age + 12 * year).filter(
    (later) => later <= maxTableMonths,
  );
}

export function idvByAgeTable({ price, accessories }: IdvInput, age: number): AnswerTable {
  const rows = laterAges(age).map((later) => {
    const value = declaredValue(price + accessories, later) ?? 0;
    return [
      ageText(later),
      depreciationAt(later)?.text ?? '',
      rupees(value),
      rupees(shareOf(value, constructiveTotalLoss)),
    ];
  });
  return {
    caption: 'This policy and the years after, at today’s price',
    columns: ['Age at the start', 'Taken off', 'IDV', 'Total loss from'],
    rows: [
      ...rows,
      [`over ${maxTableMonths / 12} years`, 'no row', 'by agreement', 'by agreement'],
    ],
  };
}

/** Now, a year later and at the table's end; for an older vehicle, the steps of the table and where they stop. */
export function idvByAgeChart(input: IdvInput, age: number): BarChart {
  const { price, accessories, offered } = input;
  const full = price + accessories;
  const ages = laterAges(age);
  if (ages.length === 0) return stepsChart(input, age);
  const shown = [...new Set([...ages.slice(0, 2), ...ages.slice(-1)])];
  return {
    title: `What the table leaves of today’s price${shown.length === 1 ? ` at ${ageText(shown[0] ?? 0)}` : ''}`,
    bars: shown.map((at, index) => {
      const value = declaredValue(full, at) ?? 0;
      return {
        label: `At ${ageText(at)}`,
        parts: [
          { label: 'insured', amount: value, tone: 'insurer' },
          { label: 'not insured', amount: full - value, tone: 'own' },
        ],
        ...(offered !== null &&
          index === 0 && {
            against: { label: 'IDV in your quote', amount: offered },
          }),
      };
    }),
  };
}

/** Ages of which an older vehicle is shown the value, in months: the last one is the table's end. */
const stepAges = [12, 36, maxTableMonths];

/** No part of an older vehicle is drawn as insured before a value is agreed: its bar is an outline. */
function stepsChart({ price, accessories, offered }: IdvInput, age: number): BarChart {
  const steps = stepAges.map((at) => ({
    label: `At ${ageText(at)}${at === maxTableMonths ? ': the table stops here' : ''}`,
    amount: declaredValue(price + accessories, at) ?? 0,
  }));
  const last = steps.at(-1)?.amount ?? 0;
  return {
    title: 'What the table leaves of today’s price, and where it stops',
    bars: [
      ...steps.map(
        ({ label, amount }): ChartBar => ({
          label,
          parts: [{ label: 'by the table', amount, tone: 'spare' }],
        }),
      ),
      {
        label: `Yours, at ${ageText(age)}`,
        parts: [
          offered === null
            ? { label: 'IDV', amount: last, value: 'to be agreed', tone: 'gap' }
            : { label: 'IDV you agreed', amount: offered, tone: 'insurer' },
        ],
      },
    ],
  };
}
