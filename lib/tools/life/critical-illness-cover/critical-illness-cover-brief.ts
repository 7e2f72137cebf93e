/** The brief for an insurer or adviser: an offer of critical illness insurance. */
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { HouseholdInput } from './critical-illness-cover-household.ts';

export function criticalIllnessCoverBrief(household: HouseholdInput, cover: number): AnswerBrief {
  const { months, cover: held } = household;
  const sum = rupeesInWords(cover);
  return {
    subject: 'critical-illness',
    heading: 'Request for an offer: critical illness insurance',
    request: `Please offer in writing a critical illness sum of ${sum}.`,
    facts: [
      { label: 'Sum insured', value: sum },
      ...(held ? [{ label: 'Critical illness cover held', value: rupeesInWords(held) }] : []),
    ],
    blanks: ['name', 'birth', 'sex', 'place', 'tobacco', 'illnesses', 'telephone'],
    askInWriting: [
      'Which illnesses are on the list, and how severe must each be?',
      'Is a part of the sum paid for an illness that is found early, or is mild?',
      'How long are the first wait and the survival period, in days?',
      'Is the sum paid beside a life cover, or taken from it?',
      'What is the premium, with every loading, and until which age does it stay the same?',
    ],
    mustHaveTerms: [
      `A sum of ${sum}, paid once, whatever the hospital bills are.`,
      'The definition of every illness printed in the offer.',
      'The first wait and the survival period printed in days.',
    ],
    assumed: [
      `The sum replaces what is short in ${countText(months, 'month')} without pay; hospital bills are left out.`,
    ],
  };
}
