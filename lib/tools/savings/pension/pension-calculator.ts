/** A monthly income from a later age: the capital needed on that day, and the monthly savings until then. */
import { npsAnnuityShare } from '../../../content/figures/life-schemes.ts';
import { illustrationRates, inflationTarget } from '../../../content/figures/savings.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { AnswerTable, BarChart, ChartBar, WorkingRow } from '../../calculators/calculator.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import { chartParts, foldExceptions } from '../../calculators/shared-answer-parts.ts';
import { discountedValue } from '../../money/saving-goal.ts';
import type { PensionGoal } from './pension-fields.ts';
import { maxIncomeAge, pensionFields } from './pension-fields.ts';
import type { PensionNeed } from './pension-words.ts';
import {
  pensionExceptions,
  pensionGoalText,
  pensionNeed,
  pensionNumbers,
  pensionSteps,
  pensionText,
  pensionVerdict,
} from './pension-words.ts';

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

// The pension calculator's drawing, the rows of its sum, and tables of the income after its first day.
function pensionChart({ from }: PensionGoal, need: PensionNeed): BarChart {
  return need.plan
    ? {
        title: `What pays for it at ${from}`,
        bars: [{ label: `Money at ${from}`, parts: need.plan.parts }],
      }
    : { title: 'Saved, and missing', bars: [{ label: 'Money now', parts: partsNow(need) }] };
}

function partsNow({ saved, capital }: PensionNeed): ChartBar['parts'] {
  const used = Math.min(saved, capital);
  return chartParts([
    { label: 'saved today', amount: used, tone: 'spare' },
    { label: 'missing', amount: capital - used, tone: 'own' },
  ]);
}

function pensionRows(goal: PensionGoal, need: PensionNeed): WorkingRow[] {
  const { income, other, from, annuity, paying } = goal;
  const { saved, incomeThen, capital, plan } = need;
  return [
    { label: 'Wanted a month, in today’s rupees', value: rupees(income) },
    ...(other > 0 ? [{ label: 'Less what you will have anyway', value: rupees(-other) }] : []),
    { label: `A month at ${from}, in rupees of that day`, value: rupees(incomeThen) },
    {
      label: `Needed at ${from}: 12 months ÷ ${annuity}%`,
      value: rupees(capital),
      isTotal: true,
    },
    ...(plan
      ? [...withSavings(plan.rows, goal), ...fundRows(paying, plan.saving.monthly)]
      : [
          {
            label: 'Missing today',
            value: rupees(Math.max(0, capital - saved)),
            ...savingsNote(goal),
          },
        ]),
  ];
}

/** The parts of the savings, if there is more than one. */
function savingsNote({ epf, nps, saved }: PensionGoal): Pick<WorkingRow, 'note'> {
  if (epf + nps === 0) return {};
  return { note: `Today EPF ${rupees(epf)}, NPS ${rupees(nps)}, other ${rupees(saved)}.` };
}

function withSavings([savings, ...rows]: readonly WorkingRow[], goal: PensionGoal): WorkingRow[] {
  return savings ? [{ ...savings, ...savingsNote(goal) }, ...rows] : [];
}

/** What employer and employee already pay in, as a part of the monthly sum. */
function fundRows(paying: number, monthly: number): WorkingRow[] {
  if (paying === 0) return [];
  return [
    { label: 'Paid into EPF and NPS already', value: rupees(-Math.min(paying, monthly)) },
    {
      label: 'A month beside that',
      value: rupees(Math.max(0, monthly - paying)),
      isTotal: true,
    },
  ];
}

/** Rates in per cent, as typed. */
type Income = { age: number; from: number; inflation: number; rate: number };

/** What a level income still buys after its first day. */
function levelTable({ age, from, inflation }: Income, futureIncome: number): AnswerTable {
  return {
    caption: `What ${rupeesInWords(futureIncome)} a month still buys`,
    columns: ['When you are', 'Worth in today’s rupees'],
    rows: [0, 10, 20, 30]
      .filter((later) => from + later <= maxIncomeAge)
      .map((later) => [
        String(from + later),
        rupeesInWords(discountedValue(futureIncome, from + later - age, inflation / 100)),
      ]),
  };
}

/**
 * Income drawn from savings, not an annuity: it rises with inflation, is paid at the start of each year, and ends at an
 * age.
 */
function drawdownTable({ from, inflation, rate }: Income, futureIncome: number): AnswerTable {
  const step = (1 + inflation / 100) / (1 + rate / 100);
  const neededFor = (years: number) =>
    Array.from({ length: years }).reduce<number>((sum) => sum * step + futureIncome * 12, 0);
  return {
    caption: 'If you draw a rising income from your own savings',
    columns: ['They last for', `Needed at ${from}`],
    rows: [15, 20, 25, 30]
      .filter((years) => from + years <= maxIncomeAge)
      .map((years) => [`${years} years, to age ${from + years}`, rupeesInWords(neededFor(years))]),
  };
}
