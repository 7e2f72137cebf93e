/** The brief for an insurer or adviser: every option of an annuity for one price. */
import { rupeesInWords } from '../../../input/rupees.ts';
import { lowerFirst } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { QuotedAnnuity } from './quoted-annuity.ts';

export function annuityBrief(price: number, options: readonly QuotedAnnuity[]): AnswerBrief {
  const sum = rupeesInWords(price);
  return {
    subject: 'other',
    heading: 'Request for an offer: annuity',
    request: `Please offer in writing what ${sum} buys a month, for every option.`,
    facts: [
      { label: 'Price', value: sum },
      {
        label: 'Quoted so far, a month',
        value: options
          .map(({ name, monthly }) => `${rupeesInWords(monthly)} ${lowerFirst(name)}`)
          .join('; '),
      },
    ],
    blanks: ['name', 'birth', 'sex', 'spouseBirth', 'place', 'telephone'],
    askInWriting: [
      `What does ${sum} buy a month: for life only, with the price returned, for my spouse after me, and for a certain period?`,
      'Which share of the income does my spouse get after me?',
      'Can the income rise each year, and what does that take off the first month?',
      'Can the annuity be ended later, for which reasons, and what is paid then?',
    ],
    mustHaveTerms: [
      'Every option for the same price, the same day and the same ages.',
      'The income of a month after every charge, and the day of the first one.',
      'Who receives what after my death.',
    ],
    assumed: ['A level income, paid each month for life.'],
  };
}
