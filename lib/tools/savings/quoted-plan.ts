/** What a quoted savings plan returns: the figures of its own benefit illustration, turned into one rate a year. */
import {
  illustrationRates,
  lifeGuaranteedSurrenderStart,
  lifeSurrenderDiscountRate,
  lifeSurrenderPayable,
} from '../../content/figures/savings.ts';
import { surrenderValues } from '../../content/surrender-values.ts';
import { rupees, rupeesInWords } from '../../input/rupees.ts';
import type { AnswerTable, Asked, WorkingRow } from '../instruments/instrument.ts';
import { defineInstrument } from '../instruments/instrument.ts';
import { grown, rateText, type YearlyReturn, yearlyReturn } from '../money/yearly-return.ts';

const mostRupees = 1_000_000_000;
const mostYears = 60;

const fields = {
  premium: {
    kind: 'rupees',
    label: 'Premium for a year, with tax',
    least: 100,
    most: mostRupees,
  },
  paying: { kind: 'number', unit: 'years', label: 'You pay for', least: 1, most: mostYears },
  end: {
    kind: 'number',
    unit: 'years',
    label: 'The plan ends after',
    hint: 'Counted from the first premium.',
    least: 1,
    most: mostYears,
  },
  maturity: {
    kind: 'rupees',
    label: 'Paid to you at the end',
    hint: 'From the illustration: the guaranteed column first, then try the others. 0 if nothing.',
    least: 0,
    most: 100 * mostRupees,
  },
  benefits: {
    kind: 'rows',
    label: 'Paid to you on the way (if anything)',
    hint: 'One amount a line, from the end of year 1; a dash for nothing. You can paste the column.',
    leastRows: 1,
    mostRows: mostYears,
    isOptional: true,
    isDetail: true,
  },
  term: {
    kind: 'rupees',
    label: 'A year’s premium of term insurance with the same cover',
    hint: 'Leave empty if you need no cover.',
    least: 0,
    most: mostRupees,
    isOptional: true,
    isDetail: true,
  },
  deposit: {
    kind: 'number',
    unit: '% a year',
    label: 'What a deposit would pay you, after tax',
    least: 0,
    most: 20,
    step: 0.01,
    start: '6',
    isDetail: true,
  },
  bondYield: {
    kind: 'number',
    unit: '% a year',
    label: 'What 10-year government bonds yield',
    hint: 'Counts only for what you get if you leave early. Nobody knows it for the day you leave.',
    least: 1,
    most: 15,
    step: 0.01,
    start: '7',
    isDetail: true,
  },
} as const;

type Plan = Asked<typeof fields>;

export const quotedPlan = defineInstrument({
  id: 'quoted-plan',
  question: 'What does the plan you were quoted return?',
  lead: 'Take the figures from the benefit illustration that every insurer must give you.',
  button: 'Show the return',
  fields,
  detailsLabel: 'Paid on the way, and what to compare with',
  // Ours, to try the sum with; no insurer's plan.
  examples: [
    {
      label: '₹1 lakh for 10 years, ₹20 lakh after 20',
      typed: { premium: '1 lakh', paying: '10', end: '20', maturity: '20 lakh' },
    },
  ],
  check: ({ premium, paying, end, benefits, term }) => ({
    ...(paying > end ? { end: 'The plan cannot end before the last premium.' } : {}),
    ...(benefits && benefits.length > end
      ? { benefits: `The plan ends after ${end} years: enter no more than ${end} amounts.` }
      : {}),
    ...(term && term >= premium
      ? { term: 'Enter less than the plan’s own premium: what is left of it is saved.' }
      : {}),
  }),
  answer: (plan) => {
    const flows = flowsOf(plan);
    const paidIn = plan.premium * plan.paying;
    const paidOut = plan.maturity + sum(plan.benefits ?? []);
    const rows: WorkingRow[] = [
      {
        label: `Paid in: ${plan.paying} × ${rupees(plan.premium)}`,
        value: rupees(paidIn),
      },
      { label: 'Paid to you in all', value: rupees(paidOut) },
      { label: 'More, or less, than you paid', value: rupees(paidOut - paidIn), isTotal: true },
    ];
    const found = yearlyReturn(flows);
    return {
      verdict: verdictOf(found, paidOut - paidIn),
      text: [meaningOf(found, plan)],
      working: { caption: 'The sum', rows },
      tables: [besideDeposit(plan), ...leavingTable(plan)],
      assumed: [
        'Premiums at the start of each year, money to you at the end of one.',
        `Columns that assume ${illustrationRates.text} are not guaranteed, and neither is a limit: only the guaranteed column is promised, if you pay and stay to the end.`,
        'Tax on what the plan pays you is left out: it depends on the plan and on you.',
      ],
      next: [
        'Cover and savings apart: [how much term cover you need](/term-insurance).',
        'Leaving a plan you have: [an example with both values](/capital-guarantee#leaving-early).',
      ],
      figures: [
        illustrationRates,
        lifeGuaranteedSurrenderStart,
        lifeSurrenderPayable,
        lifeSurrenderDiscountRate,
      ],
    };
  },
});

/** Paid in at the start of a year; paid out at the end of one, which is the start of the next. */
function flowsOf({ premium, paying, end, maturity, benefits }: Plan): number[] {
  const flows = Array.from({ length: end + 1 }, (_, year) => (year < paying ? -premium : 0));
  const add = (year: number, amount: number) => {
    flows[year] = (flows[year] ?? 0) + amount;
  };
  benefits?.forEach((amount, index) => {
    add(index + 1, amount);
  });
  add(end, maturity);
  return flows;
}

function verdictOf(found: YearlyReturn, gain: number): string {
  switch (found.kind) {
    case 'none':
      return 'Nothing comes back, so there is no return';
    case 'several':
      return 'These figures have no single yearly return';
    case 'beyond':
      return 'Look at the figures again: this is no yearly return';
    case 'rate':
      if (gain < 0) return `It pays back less than you pay in: ${rateText(found.rate)}`;
      return gain === 0
        ? 'It pays back what you pay in, and nothing more'
        : `It returns ${rateText(found.rate)}`;
  }
}

function meaningOf(found: YearlyReturn, { deposit, end }: Plan): string {
  switch (found.kind) {
    case 'none':
      return 'Enter what the illustration shows as paid at the end, or on the way.';
    case 'several':
      return 'Money goes in and out more than once, so no rate fits, or more than one does. Compare what you hold at the end instead, in the table below.';
    case 'beyond':
      return 'The money more than doubles, or nearly vanishes, every year. A digit or a comma may be wrong.';
    case 'rate': {
      const points = Math.round((found.rate * 100 - deposit) * 10) / 10;
      if (points === 0) return `That is what the deposit pays: ${deposit}% a year.`;
      const side = points > 0 ? 'more' : 'less';
      return `That is ${Math.abs(points)} percentage points a year ${side} than the deposit of ${deposit}%, over ${end} years.`;
    }
  }
}

/** What both ways hold at the end of the plan, with what comes on the way put into the same deposit. */
function besideDeposit(plan: Plan): AnswerTable {
  const { premium, paying, end, maturity, benefits, term, deposit } = plan;
  const rate = deposit / 100;
  const planEnd = (benefits ?? []).reduce(
    (total, amount, index) => total + amount * (1 + rate) ** (end - index - 1),
    maturity,
  );
  const saved = premium - (term ?? 0);
  // The term premium is paid as long as the plan's own premium; cover for longer costs more.
  const depositEnd = grown(saved, paying, rate) * (1 + rate) ** (end - paying);
  return {
    caption: `In your hands after ${end} years`,
    columns: ['Way', 'Amount'],
    rows: [
      ['The plan', rupeesInWords(planEnd)],
      [
        term === null ? `A deposit at ${deposit}%` : `Term cover, and the rest at ${deposit}%`,
        rupeesInWords(depositEnd),
      ],
    ],
  };
}

const leavingYears = [1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 40, 50];

/** Of a plan that pays on the way, the rules let the insurer count off what was paid: its own table says how. */
function leavingTable(plan: Plan): AnswerTable[] {
  if (plan.benefits || plan.maturity === 0 || plan.paying < 2) return [];
  const years = leavingYears.filter((year) => year < plan.end);
  const rows = years.map((year) =>
    surrenderValues({ ...plan, bondYield: plan.bondYield / 100 }, year),
  );
  return [
    {
      caption: 'If you stop and leave, the rules ask for at least the larger of two values',
      columns: ['After year', 'Paid in', 'Guaranteed value', 'Special value'],
      rows: rows.map(({ year, paid, guaranteed, special }) => [
        String(year),
        rupeesInWords(paid),
        year === 1 ? 'nothing yet' : valueText(guaranteed),
        rupeesInWords(special),
      ]),
    },
  ];
}

function valueText(guaranteed: number | null): string {
  return guaranteed === null ? 'the insurer’s own share' : rupeesInWords(guaranteed);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
