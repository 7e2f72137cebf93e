/** The brief for an insurer or adviser: an offer of an annuity now, or of a plan that saves for one. */
import { rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { PensionGoal } from './pension-fields.ts';
import type { PensionNeed } from './pension-need.ts';

export function pensionBrief(goal: PensionGoal, need: PensionNeed): AnswerBrief {
  const { age, from, inflation, annuity, paying } = goal;
  const { capital, income, incomeThen, saved, plan } = need;
  const isSaving = plan !== null && plan.saving.monthly > paying;
  const [sum, monthly] = [rupeesInWords(capital), rupeesInWords(incomeThen)];
  return {
    subject: 'other',
    heading: `Request for an offer: ${isSaving ? 'pension plan' : 'annuity'}`,
    request: isSaving
      ? `Please offer in writing a plan for an income of ${monthly} a month from age ${from}, for life.`
      : `Please offer in writing an annuity of ${monthly} a month from age ${from}, for life.`,
    facts: [
      { label: 'Proposer', value: `Aged ${age}` },
      { label: 'Income wanted', value: `${monthly} a month from age ${from}` },
      { label: `Sum counted for it at ${from}`, value: sum },
      ...(saved > 0 ? [{ label: 'Saved so far', value: rupeesInWords(saved) }] : []),
    ],
    blanks: ['name', 'birth', 'sex', 'spouseBirth', 'place', 'telephone'],
    askInWriting: [
      `What does ${sum} buy a month from age ${from}: for life only, with the price returned, and with my spouse after me?`,
      'Can the income rise each year, and what does that take off the first month?',
      ...(isSaving
        ? [
            'Which amount at the end is guaranteed, in rupees, and what does the rest depend on?',
            'What is deducted each year, and what is paid if I stop paying or leave?',
            `What does my family receive if I die before ${from}?`,
          ]
        : ['What does my family receive if I die soon after buying?']),
    ],
    mustHaveTerms: [
      `An income for life of ${monthly} a month from age ${from}, or the income that the offer reaches.`,
      isSaving
        ? 'The benefit illustration, with the guaranteed column filled in.'
        : 'Every option for the same price and the same day.',
      'What ends with my death, and what is paid on.',
    ],
    assumed: [
      ...(plan
        ? [`${rupeesInWords(income)} a month at today’s prices, rising ${inflation}% a year.`]
        : []),
      `An annuity of ${annuity}% of its price a year: my assumption, no insurer’s rate.`,
    ],
  };
}
