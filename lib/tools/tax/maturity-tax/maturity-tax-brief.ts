/** The brief for the insurer: the facts of a policy on which the tax of its payout depends, not the tax itself. */
import { formatDate } from '../../../dates/format-date.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { PayoutInput } from './maturity-tax-fields.ts';

export function maturityTaxBrief({
  kind,
  issued,
  premium,
  sumAssured,
  payout,
}: PayoutInput): AnswerBrief {
  return {
    subject: 'other',
    heading: 'Life policy: request for a statement on its payout and tax',
    request: 'Please confirm in writing the facts of this policy that my tax adviser needs.',
    facts: [
      { label: 'Kind of policy', value: kind === 'unitLinked' ? 'ULIP' : 'Not a ULIP' },
      { label: 'Issued on', value: formatDate(issued) },
      { label: 'Premium of the highest year', value: rupeesInWords(premium) },
      { label: 'Sum assured', value: rupeesInWords(sumAssured) },
      ...(payout === null ? [] : [{ label: 'Maturity amount', value: rupeesInWords(payout) }]),
    ],
    blanks: ['name', 'policy', 'place', 'telephone'],
    askInWriting: [
      'On which day was the policy issued, and is it unit-linked?',
      'Which premium was payable in each year, and how much of it is GST or for riders?',
      'What was the smallest sum assured on death in any year?',
      'Is income tax deducted from the payout, at which rate and from which amount?',
      'Which papers are needed before the payout, and by when?',
    ],
    mustHaveTerms: [
      'The premiums year by year, and their sum.',
      'The amount that is paid, on which day, and what is deducted from it.',
    ],
    assumed: ['The policy is kept to its end, and pays while the person insured lives.'],
  };
}
