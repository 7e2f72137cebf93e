/** A monthly income from a later age: the capital needed on that day, and the monthly savings until then. */
import { npsAnnuityShare } from '../../content/figures/life-schemes.ts';
import { illustrationRates, inflationTarget } from '../../content/figures/savings.ts';
import { rupees, rupeesInWords } from '../../input/rupees.ts';
import type { CalculatorInput, WorkingRow } from '../calculators/calculator.ts';
import { defineCalculator } from '../calculators/calculator.ts';
import { inflationField } from '../money/inflation-field.ts';
import { drawdownTable, levelTable } from './pension-tables.ts';
import { raiseField, returnField, savingsField } from './saving-fields.ts';
import { savingPlan } from './saving-plan.ts';

const maxAge = 100;
const fields = {
  income: {
    kind: 'rupees',
    label: 'Income you want a month',
    hint: 'In today’s rupees.',
    min: 100,
    max: 100_000_000,
  },
  age: { kind: 'number', unit: 'years', label: 'Your age', min: 18, max: maxAge },
  from: {
    kind: 'number',
    unit: 'years old',
    label: 'It starts when you are',
    min: 30,
    max: maxAge,
    start: '60',
  },
  epf: { ...savingsField, label: 'Your EPF today', hint: 'Your provident fund. 0 if none.' },
  nps: { ...savingsField, label: 'Your NPS today', hint: 'National Pension System. 0 if none.' },
  paying: {
    kind: 'rupees',
    label: 'Paid into EPF and NPS a month',
    hint: 'By you and your employer together.',
    min: 0,
    max: 100_000_000,
    start: '0',
  },
  // All savings in addresses from before EPF and NPS had fields of their own.
  saved: { ...savingsField, label: 'Other savings for it' },
  other: {
    kind: 'rupees',
    label: 'Pension or rent you will have anyway, a month',
    hint: 'In today’s rupees, if it rises with prices.',
    min: 0,
    max: 100_000_000,
    start: '0',
    isDetail: true,
  },
  annuity: {
    kind: 'number',
    unit: '% of its price a year',
    label: 'What an annuity pays you',
    hint: 'No insurer’s rate, only a figure to count with. Ask for a quote at that age and put it in.',
    min: 1,
    max: 20,
    step: 0.01,
    start: '6',
    isDetail: true,
  },
  inflation: inflationField,
  rate: returnField,
  raise: raiseField,
} as const;

type Goal = CalculatorInput<typeof fields>;

export const pensionCalculator = defineCalculator({
  id: 'pension-calculator',
  question: 'How much money does your pension take?',
  lead: 'Enter the income you want in today’s rupees, and your EPF and NPS. You see the sum it takes on the day you stop working, and what to save a month.',
  button: 'Show the sum',
  fields,
  examples: [
    {
      label: '₹40,000 a month, aged 35, from 60',
      typed: { income: '40000', age: '35', from: '60' },
    },
  ],
  check: ({ age, from, income, other }) => ({
    ...(from < age ? { from: 'Enter your age or a later one.' } : {}),
    ...(other >= income
      ? { other: 'That is already the income you want: nothing is missing.' }
      : {}),
  }),
  answer: (goal) => {
    const { income, age, from, other, annuity, inflation, paying } = goal;
    const saved = savedIn(goal);
    const years = from - age;
    const neededIncome = income - other;
    const futureIncome = neededIncome * (1 + inflation / 100) ** years;
    const needed = (futureIncome * 12) / (annuity / 100);
    // On the day itself no time is left to save: the shortfall is due at once.
    const plan = years === 0 ? null : savingPlan(needed, years, { ...goal, saved });
    const monthly = plan?.saving.monthly ?? null;
    const hasFunds = goal.epf + goal.nps + paying > 0;
    return {
      verdict: pensionVerdict(goal, needed, monthly),
      text: [
        years === 0
          ? `An annuity that pays ${annuity}% of its price a year needs ${rupeesInWords(needed)} for ${rupees(neededIncome)} a month.`
          : `${rupees(neededIncome)} today is ${rupees(futureIncome)} a month at ${from}, if prices rise ${inflation}% a year. An annuity that pays ${annuity}% of its price a year needs ${rupeesInWords(needed)} for that.`,
        ...(hasFunds
          ? []
          : [
              'Nothing is counted from EPF or NPS. Are you or were you employed? Enter what they hold, and what is paid in.',
            ]),
        'It usually pays the same every month for life, so it buys less each year. The first table shows how much less; the second, what a rising income takes.',
      ],
      working: {
        caption: 'The sum',
        rows: [
          { label: 'Wanted a month, in today’s rupees', value: rupees(income) },
          ...(other > 0
            ? [{ label: 'Less what you will have anyway', value: rupees(-other) }]
            : []),
          { label: `A month at ${from}, in rupees of that day`, value: rupees(futureIncome) },
          {
            label: `Needed at ${from}: 12 months ÷ ${annuity}%`,
            value: rupees(needed),
            isTotal: true,
          },
          ...(plan
            ? [...withSavings(plan.rows, goal), ...fundRows(paying, plan.saving.monthly)]
            : [
                {
                  label: 'Missing today',
                  value: rupees(Math.max(0, needed - saved)),
                  ...savingsNote(goal),
                },
              ]),
        ],
      },
      tables: [levelTable(goal, futureIncome), drawdownTable(goal, futureIncome)],
      ...(plan && {
        chart: {
          title: 'What pays for it',
          bars: [{ label: `Money at ${from}`, parts: plan.parts }],
        },
      }),
      assumptions: [
        `Prices rise ${inflation}% a year, before and after. The Reserve Bank aims at ${inflationTarget.text} a year; that is no forecast.`,
        `What an annuity will pay, ${annuity}% here, is fixed on the day you buy it; nobody knows it today. What your savings earn, ${goal.rate}% here, is not promised: insurers’ illustrations use ${illustrationRates.text}, which are no promises either.`,
        'You save on the first day of each month. Tax on the income is left out.',
        ...(hasFunds
          ? [
              `EPF and NPS are counted like your other savings, at ${goal.rate}% a year, and what is paid in rises as your own sum does. Their own rates differ from it and from each other.`,
              `Everything buys an annuity here. From NPS, outside government and above a certain sum, at least ${npsAnnuityShare.text} has to: [public pensions](/pension-plans#public-pensions).`,
            ]
          : []),
      ],
      next: [
        'You have annuity quotes? [Put them side by side](/pension-plans/annuity-calculator).',
        'You were quoted a pension plan? [See what it returns](/investment-plans/policy-return-calculator).',
        'First what the state offers: [public pensions](/pension-plans#public-pensions).',
      ],
      figures: [inflationTarget, illustrationRates, ...(hasFunds ? [npsAnnuityShare] : [])],
    };
  },
});

function savedIn({ epf, nps, saved }: Goal): number {
  return epf + nps + saved;
}

/** What the savings consist of, where they are more than one sum. */
function savingsNote({ epf, nps, saved }: Goal): Pick<WorkingRow, 'note'> {
  if (epf + nps === 0) return {};
  return { note: `Today EPF ${rupees(epf)}, NPS ${rupees(nps)}, other ${rupees(saved)}.` };
}

function withSavings([savings, ...rows]: readonly WorkingRow[], goal: Goal): WorkingRow[] {
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

/** @param monthly the sum with what is paid into EPF and NPS; null on the day itself. */
function pensionVerdict(goal: Goal, needed: number, monthly: number | null): string {
  const { from, income, other, paying } = goal;
  const saved = savedIn(goal);
  const wantedIncome = `${rupees(income - other)} a month at ${from}`;
  const isEnough = monthly === null ? saved >= needed : monthly === 0;
  if (isEnough) return `What you saved is enough for ${wantedIncome}`;
  if (monthly === null) {
    return `${rupeesInWords(needed)} is needed now; ${rupeesInWords(needed - saved)} is missing`;
  }
  if (paying >= monthly) return `What is paid into EPF and NPS is enough for ${wantedIncome}`;
  const more = paying > 0 ? ' more' : '';
  return `${rupeesInWords(needed)} at ${from}: put aside ${rupees(monthly - paying)} a month${more}`;
}
