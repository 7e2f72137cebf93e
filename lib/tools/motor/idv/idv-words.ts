/** Verdict, figures, sentences and next steps of the answer of the IDV calculator. */
import { percentOf, shareOf } from '../../../content/figure-amounts.ts';
import { constructiveTotalLoss, declaredValueScale } from '../../../content/figures/motor.ts';
import type { Figure, Prose } from '../../../content/types.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { upperFirst } from '../../../text/words.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerException } from '../../calculators/calculator.ts';
import { ageText, isFarAboveTable, type VehicleWords } from '../vehicle-words.ts';
import type { IdvInput } from './idv-fields.ts';

// The insured declared value (IDV) of a vehicle: the listed price of the same model today, less the share for
// its age.
/** Upper limit of each row of the table in months, inclusive: exactly 12 months belong to the second row. */
const upToMonths = [6, 12, 24, 36, 48, 60];

/** Beyond this the table ends, and owner and insurer agree a value. */
export const maxTableMonths = Math.max(...upToMonths);

/** The row for an age; none where the value is agreed. */
export function depreciationAt(months: number): Figure | undefined {
  return declaredValueScale[upToMonths.findIndex((upTo) => months <= upTo)]?.figure;
}

/** Rounded to a rupee; null where the table has no row. */
export function declaredValue(price: number, months: number): number | null {
  const row = depreciationAt(months);
  return row ? Math.round((price * (100 - percentOf(row))) / 100) : null;
}

/** The payment for a theft or a total loss. */
export function paidAtTotalLoss(insured: number, deductible: number): number {
  return Math.max(0, insured - deductible);
}

const tableYears = maxTableMonths / 12;

export const ageInMonths = ({ years, months }: IdvInput) => years * 12 + months;

/** "Car, 3 years 6 months, ₹10 lakh new today" */
export function vehicleText({ name }: VehicleWords, input: IdvInput): string {
  const { price, accessories, offered } = input;
  return [
    upperFirst(name),
    ageText(ageInMonths(input)),
    `${rupeesInWords(price)} new today`,
    ...(accessories > 0 ? [`${rupeesInWords(accessories)} of accessories`] : []),
    ...(offered === null ? [] : [`quoted at ${rupeesInWords(offered)}`]),
  ].join(', ');
}

/** The value in the last row of the table, for a vehicle that is older. */
export function lastTableValue({ price, accessories }: IdvInput): number {
  return declaredValue(price + accessories, maxTableMonths) ?? 0;
}

export function idvVerdict(table: number | null, input: IdvInput): string {
  const { offered } = input;
  if (offered !== null && isFarAboveTable(offered, table ?? lastTableValue(input))) {
    return table === null
      ? `Your value is far above what the table leaves at ${tableYears} years: ask why`
      : 'Your quote is far above the table: ask why';
  }
  const row = depreciationAt(ageInMonths(input));
  if (row)
    return `At ${ageText(ageInMonths(input))} the table leaves ${100 - percentOf(row)}% of today’s price`;
  return offered === null
    ? `The table stops at ${tableYears} years: you and the insurer agree on the IDV`
    : `The table stops at ${tableYears} years: the IDV is the value you agreed`;
}

export function idvNumbers(table: number | null, input: IdvInput): HeadlineNumber[] {
  const { offered, deductible } = input;
  const number = (label: string, amount: number) => ({ label, value: rupeesInWords(amount) });
  const insured = table ?? offered;
  const lastValue = lastTableValue(input);
  if (insured === null) return [number('Start below the table’s last value', lastValue)];
  const last = number(`The table, at ${tableYears} years`, lastValue);
  return [
    number(table === null ? 'IDV you agreed' : 'IDV by the table', insured),
    number('A theft or total loss pays', paidAtTotalLoss(insured, deductible)),
    ...(table === null ? [last] : offered === null ? [] : [number('IDV in your quote', offered)]),
  ];
}

const limitText: Prose = 'The IDV is a limit for each loss: a repair does not use it up.';

export function idvReasons(insured: number | null): Prose[] {
  return [
    ...(insured === null
      ? [
          `Beyond ${tableYears} years no rule gives a value. The table falls with each year, so its last value is for a younger vehicle than yours.`,
        ]
      : []),
    limitText,
  ];
}

export function idvMeaning({ name }: VehicleWords, insured: number | null): Prose {
  return insured === null
    ? `Look at what a ${name} of its model and age sells for, and agree on the value in writing before you pay.`
    : `Once retrieval and repair cost more than ${rupeesInWords(shareOf(insured, constructiveTotalLoss))}, ${constructiveTotalLoss.text} of the IDV, the ${name} counts as a total loss: you get the IDV less the deductible, not the repair.`;
}

const askAboutHighValue =
  'Ask on which price it rests, what it adds to the premium, and whether a theft is paid at this value.';

/** A quote below the table is cheaper and pays less, which quotes do not mention. */
export function quoteException(table: number | null, input: IdvInput): AnswerException | null {
  const { offered } = input;
  if (offered === null) return null;
  if (table === null) {
    const above = offered - lastTableValue(input);
    return above > 0
      ? {
          title: `It is ${rupeesInWords(above)} more than the table leaves at ${tableYears} years`,
          text: `Yours is older. ${askAboutHighValue}`,
        }
      : null;
  }
  const gap = offered - table;
  if (gap === 0) {
    return {
      title: 'Your quote has the same IDV as the table',
      text: 'A theft would be paid at this value, less the deductible.',
    };
  }
  return gap < 0
    ? {
        title: `Your quote is ${rupeesInWords(-gap)} less than the table`,
        text: 'After a theft you would get that much less.',
      }
    : { title: `Your quote is ${rupeesInWords(gap)} more than the table`, text: askAboutHighValue };
}

export function idvSteps({ page }: VehicleWords, { offered }: IdvInput): NextStep[] {
  return [
    offered === null
      ? { text: 'Check the IDV in your quote or policy', link: 'Enter the IDV', href: '#change' }
      : { text: 'Ask for another quote', link: 'Insurers', href: '/insurance-companies' },
    {
      text: 'Only a dent? See what your no-claim bonus is worth',
      link: 'No-claim bonus',
      href: `${page}/ncb-calculator`,
    },
    {
      text: 'Compare quotes at the same IDV, and ask these questions',
      link: 'How to choose',
      href: `${page}#how-to-choose`,
    },
  ];
}
