/** Working, table and chart of the answer of the IDV calculator. */
import { shareOf } from '../../content/figure-amounts.ts';
import { constructiveTotalLoss } from '../../content/figures/motor.ts';
import { rupees } from '../../input/rupees.ts';
import type { AnswerTable, BarChart, WorkingRow } from '../calculators/calculator.ts';
import {
  declaredValue,
  depreciationAt,
  maxTableMonths,
  paidAtTotalLoss,
} from './declared-value.ts';
import type { IdvInput } from './idv-fields.ts';
import { ageText } from './vehicle-words.ts';

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
  if (insured === null) {
    return [...rows, { label: `IDV at ${ageText(age)}`, value: 'by agreement', isTotal: true }];
  }
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

export function idvByAgeChart({ price, accessories }: IdvInput, age: number): BarChart {
  const full = price + accessories;
  return {
    title: 'What is left of today’s price',
    bars: laterAges(age).map((later) => {
      const value = declaredValue(full, later) ?? 0;
      return {
        label: `At ${ageText(later)}`,
        parts: [
          { label: 'Insured', amount: value, tone: 'insurer' },
          { label: 'not insured', amount: full - value, tone: 'waiting' },
        ],
      };
    }),
  };
}
