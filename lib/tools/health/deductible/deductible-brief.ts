/** The brief for an insurer or adviser: an offer of a super top-up, and how its deductible is counted. */
import { healthPreExistingWait } from '../../../content/figures/health.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { CoverLayers } from './year-of-bills.ts';

export function deductibleBrief({ base, deductible, upper }: CoverLayers): AnswerBrief {
  const sums = `${rupeesInWords(upper)} a year, above a deductible of ${rupeesInWords(deductible)}`;
  return {
    subject: 'health',
    heading: 'Request for an offer: super top-up',
    request: `Please offer in writing a super top-up that pays up to ${sums}.`,
    facts: [
      { label: 'Sum insured', value: rupeesInWords(upper) },
      { label: 'Deductible', value: rupeesInWords(deductible) },
      { label: 'Policy below it', value: base > 0 ? rupeesInWords(base) : 'None' },
    ],
    blanks: ['name', 'people', 'place', 'illnesses', 'telephone'],
    askInWriting: [
      'Is the deductible counted once over the policy year, or with every bill?',
      'Does a bill that another insurer paid count towards the deductible, and with what proof?',
      'What of a bill is not admitted, and does that part count towards the deductible?',
      'How many months does an illness wait that was declared, and what is paid from the first day?',
      'What is the premium this year, and what does the table show 10 and 20 years later?',
    ],
    mustHaveTerms: [
      `A super top-up that pays up to ${sums}.`,
      'The deductible counted over the whole policy year (“aggregate”), not with every bill.',
      `A wait of at most ${healthPreExistingWait.text} for an illness that was declared.`,
    ],
    assumed: [
      base > 0
        ? 'The policy below it pays first, and both have the same policy year.'
        : 'Bills up to the deductible are paid by me.',
    ],
  };
}
