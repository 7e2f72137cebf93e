/** The brief for the insurer: which insured value it writes into the policy, and what a total loss pays. */
import { rupeesInWords } from '../../../input/rupees.ts';
import { upperFirst } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import { ageText, type VehicleWords } from '../vehicle-words.ts';
import { maxTableMonths } from './declared-value.ts';
import type { IdvInput } from './idv-fields.ts';
import { ageInMonths, lastTableValue } from './idv-words.ts';

/** @param table the value by the table; null for a vehicle that is older than it reaches. */
export function idvBrief(
  { name }: VehicleWords,
  input: IdvInput,
  table: number | null,
): AnswerBrief {
  const { price, accessories, offered, deductible } = input;
  const years = maxTableMonths / 12;
  const vehicle = `${name}, ${ageText(ageInMonths(input))} old`;
  return {
    subject: 'other',
    heading: 'Insured declared value (IDV): request for an answer in writing',
    request:
      table !== null
        ? `Please offer own-damage cover for this ${name} at an IDV of ${rupeesInWords(table)}, or say in writing why another value is proposed.`
        : offered !== null
          ? `Please confirm in writing the IDV of ${rupeesInWords(offered)} that was agreed for this ${name}.`
          : `Please propose an IDV for this ${name} in writing, and say how it was found.`,
    facts: [
      { label: 'Vehicle', value: upperFirst(vehicle) },
      { label: 'Price of the model, new today', value: rupeesInWords(price) },
      ...(accessories > 0
        ? [{ label: 'Accessories, price today', value: rupeesInWords(accessories) }]
        : []),
      table === null
        ? { label: `By the table at ${years} years`, value: rupeesInWords(lastTableValue(input)) }
        : { label: 'IDV by the table', value: rupeesInWords(table) },
      ...(offered === null ? [] : [{ label: 'IDV quoted so far', value: rupeesInWords(offered) }]),
      { label: 'Deductible that I counted with', value: rupeesInWords(deductible) },
    ],
    blanks: ['name', 'vehicle', 'policy', 'place', 'telephone'],
    askInWriting: [
      'From which listed price, and for which age, is the IDV counted?',
      'What does own damage cost at this IDV, and what at the next higher and lower one?',
      'Which accessories are in the IDV, and are they named in the policy?',
      'What exactly is paid after a theft or a total loss, and which deductibles are taken off?',
      ...(table === null
        ? ['Is a theft paid at the agreed value in full, whatever the market price is on that day?']
        : []),
    ],
    mustHaveTerms: [
      'The IDV in rupees, for the vehicle and for its accessories.',
      'The compulsory and the voluntary deductible.',
      'That a theft or a total loss is paid at this IDV, less the deductible.',
    ],
    assumed: [
      'The listed price without registration, road tax and insurance; the table of private car policies.',
    ],
  };
}
