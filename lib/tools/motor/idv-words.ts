/** Verdict, meaning and warnings of the answer of the IDV calculator. */
import { shareOf } from '../../content/figure-amounts.ts';
import { constructiveTotalLoss } from '../../content/figures/motor.ts';
import { rupees } from '../../input/rupees.ts';
import { declaredValue, maxTableMonths, paidAtTotalLoss } from './declared-value.ts';
import type { IdvInput } from './idv-fields.ts';
import { isFarAboveTable } from './is-far-above-table.ts';
import type { VehicleWords } from './vehicle-words.ts';

/** What the table leaves at its end, for a vehicle that is older. */

function lastTableValue({ price, accessories }: IdvInput): number {
  return declaredValue(price + accessories, maxTableMonths) ?? 0;
}

export function idvVerdict(table: number | null, input: IdvInput): string {
  const limit = table ?? lastTableValue(input);
  if (input.offered !== null && isFarAboveTable(input.offered, limit)) {
    const words = table === null ? 'the table leaves at 5 years' : 'the table gives';
    return `${rupees(input.offered)} is far above the ${rupees(limit)} that ${words}: ask why`;
  }
  if (table !== null) {
    return `An IDV of ${rupees(table)}: a theft or total loss pays ${rupees(paidAtTotalLoss(table, input.deductible))}`;
  }
  return input.offered === null
    ? 'Over 5 years old: you and the insurer agree the IDV'
    : `An agreed IDV of ${rupees(input.offered)}: a total loss pays ${rupees(paidAtTotalLoss(input.offered, input.deductible))}`;
}

export function idvMeaning(
  { name }: VehicleWords,
  table: number | null,
  input: IdvInput,
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

export function quoteComparisonText(table: number | null, input: IdvInput): string[] {
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
