import { rupeesInWords } from '../../input/rupees.ts';
import type { AnswerBrief } from '../calculators/calculator.ts';
import type { PensionGoal } from './pension-fields.ts';
import type { PensionNeed } from './pension-need.ts';

/** For an offer of an annuity now, or of a plan that saves for one. */
export function pensionBrief({ from }: PensionGoal, need: PensionNeed): AnswerBrief {
  const { capital, incomeThen, plan } = need;
  const sum = rupeesInWords(capital);
  return {
    askInWriting: [
      `What does ${sum} buy a month from age ${from}: for life only, with the price returned, and with my spouse after me?`,
      'Can the income rise each year, and what does that take off the first month?',
      ...(plan
        ? [
            'Which amount at the end is guaranteed, in rupees, and what does the rest depend on?',
            'What is deducted each year, and what is paid if I stop paying or leave?',
            `What does my family receive if I die before ${from}?`,
          ]
        : ['What does my family receive if I die soon after buying?']),
    ],
    mustHaveTerms: [
      `An income for life of ${rupeesInWords(incomeThen)} a month from age ${from}, or the income that the offer reaches.`,
      plan
        ? 'The benefit illustration, with the guaranteed column filled in.'
        : 'Every option for the same price and the same day.',
      'What ends with my death, and what is paid on.',
    ],
  };
}
