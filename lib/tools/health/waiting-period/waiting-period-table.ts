/** All waits of a health policy together; for an increased sum insured, those of the added part beside them. */
import { rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerTable } from '../../calculators/calculator.ts';
import { needName, type TreatmentNeed, type WaitingInput } from './waiting-period-fields.ts';
import { addedSumOf, cellText, printedWait } from './waiting-period-working.ts';

const order: TreatmentNeed[] = ['accident', 'fresh', 'listed', 'existing', 'birth', 'undeclared'];

export function waitingPeriodTable(input: WaitingInput): AnswerTable {
  const { oldSum } = input;
  const added = addedSumOf(input);
  const isAdded = added > 0 && oldSum !== null;
  return {
    caption: 'From when each is covered',
    columns: [
      'What',
      'Wait',
      isAdded ? `Up to ${rupeesInWords(oldSum)}` : 'Covered from',
      ...(isAdded ? [`The ${rupeesInWords(added)} above it`] : []),
    ],
    rows: order.map((need) => [
      needName(need, input),
      printedWait(need, input),
      cellText(need, input),
      ...(isAdded ? [cellText(need, { ...input, before: 0 })] : []),
    ]),
  };
}
