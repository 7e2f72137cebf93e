/** A monthly income from a later age: the capital needed on that day, and the monthly savings until then. */
import { npsAnnuityShare } from '../../../content/figures/life-schemes.ts';
import { illustrationRates, inflationTarget } from '../../../content/figures/savings.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { foldExceptions } from '../../calculators/answer-exceptions.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import { pensionBrief } from './pension-brief.ts';
import { pensionFields } from './pension-fields.ts';
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
