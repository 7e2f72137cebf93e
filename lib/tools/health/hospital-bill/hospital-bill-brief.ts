/**
 * The brief before a stay in hospital: what the insurer's claims desk, or the hospital's, should confirm about the bill
 * in writing.
 */
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText, upperFirst } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { BillShares } from './hospital-bill.ts';
import type { BillInput } from './hospital-bill-fields.ts';

export function hospitalBillBrief(input: BillInput, shares: BillShares): AnswerBrief {
  const { room, sumInsured, roomLimit, subLimit, deductible, coPay } = input;
  const terms = [
    `sum insured ${rupeesInWords(sumInsured)}`,
    roomLimit === null ? 'no room limit' : `room limit ${rupeesInWords(roomLimit)} a day`,
    ...(subLimit === null ? [] : [`treatment limit ${rupeesInWords(subLimit)}`]),
    ...(deductible > 0 ? [`deductible ${rupeesInWords(deductible)}`] : []),
    ...(coPay > 0 ? [`co-payment ${coPay}%`] : []),
  ];
  return {
    subject: 'other',
    heading: 'Hospital bill: request for an answer before the stay',
    request: `Please say in writing what the policy pays of this bill of ${rupeesInWords(shares.total)}, and what is deducted.`,
    facts: [
      { label: 'Expected bill', value: upperFirst(billParts(input)) },
      { label: 'Terms that I counted with', value: upperFirst(terms.join(', ')) },
      { label: 'My own share, as I count it', value: rupeesInWords(shares.own) },
    ],
    blanks: ['name', 'policy', 'hospital', 'treatment', 'telephone'],
    askInWriting: [
      `Which room is paid in full, and which charges are cut ${room > 0 ? `for a room at ${rupeesInWords(room)} a day` : 'if it costs more'}?`,
      'Which items of the bill are not paid, and by which clause of the policy?',
      'Is there a limit for this treatment, and how high is it?',
      'Which co-payment and which deductible apply to this claim, at this hospital?',
      'Is the hospital in the network, and which sum is approved for cashless treatment?',
      'How much of the sum insured is left this year, and is it restored for the same illness?',
    ],
    mustHaveTerms: [
      'Each deduction with its sum and its clause.',
      'The items that remain to be paid by me, by name.',
      'The papers that are still missing, and the person to call about the claim.',
    ],
    assumed: ['The illness is covered, and its waiting period is over.'],
  };
}

/** "room ₹8,000 a day for 5 days; doctors, nursing and theatre ₹1.4 lakh; …" */
function billParts({ room, days, associated, unaffected, extras }: BillInput): string {
  const parts: [number, string][] = [
    [room * days, `room ${rupeesInWords(room)} a day for ${countText(days, 'day')}`],
    [associated, `doctors, nursing and theatre ${rupeesInWords(associated)}`],
    [unaffected, `medicines, tests, implants and ICU ${rupeesInWords(unaffected)}`],
    [extras, `extras ${rupeesInWords(extras)}`],
  ];
  return parts.flatMap(([amount, words]) => (amount > 0 ? [words] : [])).join('; ');
}
