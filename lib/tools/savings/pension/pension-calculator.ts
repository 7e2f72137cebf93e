/** A monthly income from a later age: the capital needed on that day, and the monthly savings until then. */
import { npsAnnuityShare } from '../../../content/figures/life-schemes.ts';
import { illustrationRates, inflationTarget } from '../../../content/figures/savings.ts';
import type { Prose } from '../../../content/types.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type {
  AnswerException,
  AnswerTable,
  BarChart,
  ChartBar,
  WorkingRow,
} from '../../calculators/calculator.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import { chartParts, foldExceptions, headlineSum } from '../../calculators/shared-answer-parts.ts';
import { discountedValue } from '../../money/saving-goal.ts';
import { savingPlan } from '../saving-fields.ts';
import type { PensionGoal } from './pension-fields.ts';
import { maxIncomeAge, pensionFields } from './pension-fields.ts';

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

/** "₹40,000 a month from 60, age 35, EPF ₹3 lakh" */
function pensionGoalText(goal: PensionGoal): string {
  const { income, from, age, epf, nps, paying, saved, other } = goal;
  const sums = [
    ['EPF', epf],
    ['NPS', nps],
    ['savings of', saved],
  ] as const;
  return [
    `${rupeesInWords(income)} a month from ${from}`,
    `age ${age}`,
    ...sums.flatMap(([name, sum]) => (sum > 0 ? [`${name} ${rupeesInWords(sum)}`] : [])),
    ...(paying > 0 ? [`${rupeesInWords(paying)} a month paid in`] : []),
    ...(other > 0 ? [`${rupeesInWords(other)} a month anyway`] : []),
  ].join(', ');
}

function pensionVerdict({ from, paying }: PensionGoal, need: PensionNeed): string {
  if (isSavedEnough(need)) return `What you saved is enough for this income from ${from}`;
  if (need.plan === null) {
    return need.saved > 0
      ? 'What you saved is not enough for this income yet'
      : 'To have this income from today, you need this sum now';
  }
  if (paying >= need.plan.saving.monthly)
    return `What is paid into EPF and NPS is enough for this income from ${from}`;
  return paying > 0
    ? `Save this beside EPF and NPS until you are ${from}, to have this income for life`
    : `Save this every month until you are ${from}, to have this income for life`;
}

function pensionNumbers(goal: PensionGoal, need: PensionNeed): HeadlineNumber[] {
  const { from, paying, raise } = goal;
  const { capital, saved, plan } = need;
  if (plan === null) {
    const isPart = saved > 0 && saved < capital;
    return [
      ...(isPart ? [{ label: 'Still missing', value: headlineSum(capital - saved) }] : []),
      { label: 'Needed now', value: headlineSum(capital) },
    ];
  }
  const monthly = plan.saving.monthly - paying;
  const label = `A month${paying > 0 ? ' more' : ''}${raise > 0 ? ', in the first year' : ''}`;
  return [
    ...(monthly > 0 ? [{ label, value: headlineSum(monthly) }] : []),
    { label: `Needed at ${from}`, value: headlineSum(capital) },
  ];
}

function isSavedEnough({ plan, saved, capital }: PensionNeed): boolean {
  return plan ? plan.saving.monthly === 0 : saved >= capital;
}

function pensionText(goal: PensionGoal, { years, income, incomeThen }: PensionNeed): Prose {
  const { from, annuity, inflation } = goal;
  const price = `an annuity pays ${annuity}% of its price a year`;
  if (years === 0 || inflation === 0)
    return `${rupeesInWords(income)} a month takes that sum, if ${price}.`;
  return `What costs ${rupeesInWords(income)} today will cost ${rupeesInWords(incomeThen)} a month at ${from}, if prices rise ${inflation}% a year; we count that ${price}.`;
}

/** The most important first: the answer shows one, and folds the others. */
function pensionExceptions(goal: PensionGoal, need: PensionNeed): AnswerException[] {
  const { age, from, inflation } = goal;
  const later = from + 20 <= maxIncomeAge ? from + 20 : from + 10;
  const worth = discountedValue(need.incomeThen, later - age, inflation / 100);
  return [
    ...(need.hasFunds || isSavedEnough(need)
      ? []
      : [
          {
            title: 'EPF and NPS are not in the sum so far',
            text: 'Are you employed, or were you? [Enter what your EPF and NPS hold](#change), and what is paid in.',
          },
        ]),
    ...(inflation > 0
      ? [
          {
            title: `At ${later}, this income buys what ${rupeesInWords(worth)} buys today`,
            text: 'An annuity usually pays the same every month for life, so it buys less each year.',
          },
        ]
      : []),
  ];
}

function pensionSteps({ plan }: PensionNeed): NextStep[] {
  const [state, quotes, plans]: [NextStep, NextStep, NextStep] = [
    {
      text: 'See first what the government’s pension schemes offer',
      link: 'State pensions',
      href: '/pension-plans#public-pensions',
    },
    {
      text: 'Have annuity quotes? Put them side by side',
      link: 'Annuity quotes',
      href: '/pension-plans/annuity-calculator',
    },
    {
      text: 'Were you quoted a pension plan? See its return',
      link: 'Plan’s return',
      href: '/investment-plans/policy-return-calculator',
    },
  ];
  return plan ? [state, plans, quotes] : [quotes, state, plans];
}

// The money that a monthly income from a later age takes on its first day, and how it is saved by then.
type PensionNeed = {
  years: number;
  saved: number;
  /** A month, beside other income: in today's rupees, and in those of the first day. */
  income: number;
  incomeThen: number;
  /** The price of an annuity of that income. */
  capital: number;
  /** Null on the day itself, when no time is left to save: the shortfall is due at once. */
  plan: ReturnType<typeof savingPlan> | null;
  /** Something was entered of EPF or NPS. */
  hasFunds: boolean;
};

function pensionNeed(goal: PensionGoal): PensionNeed {
  const { epf, nps, paying, annuity, inflation } = goal;
  const saved = epf + nps + goal.saved;
  const years = goal.from - goal.age;
  const income = goal.income - goal.other;
  const incomeThen = income * (1 + inflation / 100) ** years;
  const capital = (incomeThen * 12) / (annuity / 100);
  return {
    years,
    saved,
    income,
    incomeThen,
    capital,
    plan: years === 0 ? null : savingPlan(capital, years, { ...goal, saved }),
    hasFunds: epf + nps + paying > 0,
  };
}
