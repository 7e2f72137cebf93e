/** Sections of the answer about an insured value: verdict, meaning, working, later years. */
import { shareOf } from '../../content/figure-amounts.ts';
import { constructiveTotalLoss } from '../../content/figures/motor.ts';
import { rupees } from '../../input/rupees.ts';
import type { AnswerTable, BarChart, WorkingRow } from '../calculators/calculator.ts';
import { declaredValue, depreciationAt, maxTableMonths } from './declared-value.ts';
import type { ValueInput } from './idv-fields.ts';
import { isFarAboveTable } from './is-far-above-table.ts';
import { ageText, type VehicleWords } from './vehicle-words.ts';

function paidOut(insured: number, { deductible }: ValueInput): number {
  return Math.max(0, insured - deductible);
}

/** What the table leaves at its end, for a vehicle that is older. */
function lastTableValue({ price, accessories }: ValueInput): number {
  return declaredValue(price + accessories, maxTableMonths) ?? 0;
}

export function idvVerdict(table: number | null, input: ValueInput): string {
  const limit = table ?? lastTableValue(input);
  if (input.offered !== null && isFarAboveTable(input.offered, limit)) {
    const words = table === null ? 'the table leaves at 5 years' : 'the table gives';
    return `${rupees(input.offered)} is far above the ${rupees(limit)} that ${words}: ask why`;
  }
  if (table !== null) {
    return `An IDV of ${rupees(table)}: a theft or total loss pays ${rupees(paidOut(table, input))}`;
  }
  return input.offered === null
    ? 'Over 5 years old: you and the insurer agree the IDV'
    : `An agreed IDV of ${rupees(input.offered)}: a total loss pays ${rupees(paidOut(input.offered, input))}`;
}

export function meaningText(
  { name }: VehicleWords,
  table: number | null,
  input: ValueInput,
): string[] {
  const insured = table ?? input.offered;
  const limit = 'The IDV is a limit for each loss: a repair does not use it up.';
  if (insured === null) {
    const last = lastTableValue(input);
    return [
      `The table ends at 5 years. At that age it leaves ${rupees(last)} of today’s price, so start from there, look at what such a ${name} sells for, and agree the value in writing.`,
      limit,
    ];
  }
  return [
    `Once retrieval and repair cost more than ${rupees(shareOf(insured, constructiveTotalLoss))}, ${constructiveTotalLoss.text} of the IDV, the ${name} counts as a total loss: you get the IDV less the deductible, not the repair. ${limit}`,
  ];
}

const askAboutHighValue =
  'Ask on which price it rests, what it adds to the premium, and whether a theft is paid at this value.';

/** A quote below the table is cheaper and pays less, which quotes do not mention. */
export function quoteComparisonText(table: number | null, input: ValueInput): string[] {
  const { offered } = input;
  if (offered === null) return [];
  if (table === null) {
    const last = lastTableValue(input);
    return offered > last
      ? [`The table leaves ${rupees(last)} at 5 years, and yours is older. ${askAboutHighValue}`]
      : [];
  }
  const gap = offered - table;
  if (gap === 0) return ['Your quote has the same IDV as the table.'];
  return gap < 0
    ? [
        `Your quote says ${rupees(offered)}, ${rupees(-gap)} less than the table: after a theft you would get that much less.`,
      ]
    : [
        `Your quote says ${rupees(offered)}, ${rupees(gap)} more than the table. ${askAboutHighValue}`,
      ];
}

export function valueWorkingRows(
  input: ValueInput,
  age: number,
  insured: number | null,
): WorkingRow[] {
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
      value: rupees(paidOut(insured, input)),
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

export function laterYearsTable({ price, accessories }: ValueInput, age: number): AnswerTable {
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

export function valueByAgeChart({ price, accessories }: ValueInput, age: number): BarChart {
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
