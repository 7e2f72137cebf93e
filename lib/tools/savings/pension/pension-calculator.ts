/** A monthly income from a later age: the capital needed on that day, and the monthly savings until then. */
import { npsAnnuityShare } from '../../../content/figures/life-schemes.ts';
import { illustrationRates, inflationTarget } from '../../../content/figures/savings.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import { foldExceptions } from '../../calculators/answer-exceptions.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import type { PensionGoal } from './pension-fields.ts';
import { pensionFields } from './pension-fields.ts';
import type { PensionNeed } from './pension-need.ts';
import { pensionNeed } from './pension-need.ts';
import {
  pensionExceptions,
  pensionGoalText,
  pensionNumbers,
  pensionSteps,
  pensionText,
  pensionVerdict,
} from './pension-words.ts';
import { drawdownTable, levelTable, pensionChart, pensionRows } from './pension-working.ts';

export const pensionCalculator = defineCalculator({
  id: 'pension-calculator',
  question: 'How much money does your pension take?',
  lead: 'Enter the income you want in today’s rupees, and your EPF and NPS. You see the sum it takes on the day you stop working, and what to save a month.',
  button: 'Show the sum',
  fields: pensionFields,
  examples: [
    {
      label: '₹40,000 a month, aged 35, from 60',
      typed: { income: '40,000', age: '35', from: '60' },
    },
  ],
  check: ({ age, from, income, other }) => ({
    ...(from < age ? { from: 'Enter your age or a later one.' } : {}),
    ...(other >= income
      ? { other: 'That is already the income you want: nothing is missing.' }
      : {}),
  }),
  inputSummary: pensionGoalText,
  answer: (goal) => {
    const { inflation } = goal;
    const need = pensionNeed(goal);
    const { incomeThen, hasFunds } = need;
    return {
      verdict: pensionVerdict(goal, need),
      numbers: pensionNumbers(goal, need),
      text: [pensionText(goal, need)],
      chart: pensionChart(goal, need),
      nextSteps: pensionSteps(need),
      ...foldExceptions(pensionExceptions(goal, need), 'What prices do to it'),
      working: { caption: 'The sum', rows: pensionRows(goal, need) },
      tables: [levelTable(goal, incomeThen), drawdownTable(goal, incomeThen)],
      assumptions: [
        `Prices rise ${inflation}% a year, before and after. The Reserve Bank aims at ${inflationTarget.text} a year; that is no forecast.`,
        `What an annuity will pay, ${goal.annuity}% here, is fixed on the day you buy it; nobody knows it today. What your savings earn, ${goal.rate}% here, is not promised: insurers’ illustrations use ${illustrationRates.text}, which are no promises either.`,
        'You save on the first day of each month. Tax on the income is left out.',
        ...(hasFunds
          ? [
              `EPF and NPS are counted like your other savings, at ${goal.rate}% a year, and what is paid in rises as your own sum does. Their own rates differ from it and from each other.`,
              `Everything buys an annuity here. From NPS, outside government and above a certain sum, at least ${npsAnnuityShare.text} has to at a normal exit, and more at an early one: [public pensions](/pension-plans#public-pensions).`,
            ]
          : []),
      ],
      related: [
        'Now or later, alone or for two: [kinds of pension plan compared](/pension-plans#compare).',
        'Before you choose: [questions on pension plans](/pension-plans#questions).',
      ],
      subject: `an income of ${rupeesInWords(goal.income)} a month from age ${goal.from}`,
      brief: pensionBrief(goal, need),
      figures: [inflationTarget, illustrationRates, ...(hasFunds ? [npsAnnuityShare] : [])],
    };
  },
});

/** The brief for an insurer or adviser: an offer of an annuity now, or of a plan that saves for one. */
function pensionBrief(goal: PensionGoal, need: PensionNeed): AnswerBrief {
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
