/** The brief for the insurer, before a claim: what it pays of a repair, and what becomes of the bonus. */
import { constructiveTotalLoss } from '../../../content/figures/motor.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { upperFirst } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { RepairClaim } from '../repair-claim.ts';
import type { VehicleWords } from '../vehicle-words.ts';
import type { NcbInput } from './ncb-fields.ts';
import { vehicleAgeText } from './ncb-words.ts';

export function ncbBrief(
  vehicle: VehicleWords,
  input: NcbInput,
  { bill, insurerShare }: RepairClaim,
): AnswerBrief {
  const { bonus, premium, zeroDepreciation, isProtected } = input;
  const addOns = [
    ...(zeroDepreciation ? ['zero depreciation'] : []),
    ...(isProtected ? ['bonus protection'] : []),
  ];
  return {
    subject: 'other',
    heading: 'Repair and no-claim bonus: request for an answer before a claim',
    request: `Please say in writing what is paid of this repair of ${rupeesInWords(bill)}, and what becomes of the no-claim bonus.`,
    facts: [
      { label: 'Vehicle', value: upperFirst(vehicleAgeText(vehicle, input)) },
      { label: 'Estimate', value: estimateParts(input) },
      { label: 'Bonus now', value: bonus === '0' ? 'None' : `${String(bonus)}%` },
      { label: 'Own damage a year, before bonus', value: rupeesInWords(premium) },
      ...(addOns.length > 0 ? [{ label: 'Add-ons', value: upperFirst(addOns.join(', ')) }] : []),
      { label: 'Paid by the insurer, as I count it', value: rupeesInWords(insurerShare) },
    ],
    blanks: ['name', 'vehicle', 'policy', 'telephone'],
    askInWriting: [
      'How much is paid of each part of the estimate, and which share is taken off for age?',
      'Which deductibles are taken off?',
      'What is the bonus at the next renewal with this claim, and what without it?',
      'Does the own-damage premium change after a claim, beside the bonus?',
      'Until when can a claim be withdrawn, and does the bonus then stay?',
      ...(isProtected ? ['For how many claims does the bonus protection count?'] : []),
    ],
    mustHaveTerms: [
      'Each deduction with its sum and its clause.',
      'The bonus of the next renewal in per cent, with a claim and without one.',
    ],
    assumed: [
      'No other claim in the coming years.',
      `A repair of less than ${constructiveTotalLoss.text} of the IDV; above that it is a total loss.`,
    ],
  };
}

function estimateParts(input: NcbInput): string {
  const parts: [number, string][] = [
    [input.plastic, 'plastic and rubber'],
    [input.fibreglass, 'fibreglass'],
    [input.metal, 'metal and other parts'],
    [input.paint, 'painting'],
    [input.unreduced, 'labour and glass'],
  ];
  return upperFirst(
    parts
      .flatMap(([amount, name]) => (amount > 0 ? [`${name} ${rupeesInWords(amount)}`] : []))
      .join(', '),
  );
}
