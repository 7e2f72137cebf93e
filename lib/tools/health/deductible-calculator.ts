/** The calculator "a year of bills": the payments of a base policy, a top-up and a super top-up, side by side. */
import { healthMultiplePolicies, healthPreExistingWait } from '../../content/figures/health.ts';
import { rupees, rupeesInWords } from '../../input/rupees.ts';
import { type CalculatorInput, defineCalculator } from '../calculators/calculator.ts';
import { maxRupees } from '../money/sum-field.ts';
import { type BillYear, billTable, yearChart, yearRows } from './deductible-tables.ts';
import { shareYear } from './year-of-bills.ts';

const fields = {
  bills: {
    kind: 'rows',
    label: 'Hospital bills of one year',
    hint: 'In the order they come, like 4 lakh, 6 lakh.',
    minRows: 1,
    maxRows: 12,
    isLine: true,
  },
  base: {
    kind: 'rupees',
    label: 'Base policy pays up to',
    min: 0,
    max: maxRupees,
    start: '5 lakh',
  },
  deductible: { kind: 'rupees', label: 'Deductible', min: 0, max: maxRupees, start: '5 lakh' },
  upper: {
    kind: 'rupees',
    label: 'Top-up or super top-up pays up to',
    min: 0,
    max: maxRupees,
    start: '20 lakh',
  },
} as const;

type BillsInput = CalculatorInput<typeof fields>;

export const deductibleCalculator = defineCalculator({
  id: 'deductible-calculator',
  question: 'Who pays a year of bills?',
  lead: 'Enter the bills of a year. The same bills go through a top-up, which looks at each, and a super top-up, which adds them up.',
  button: 'Split the bills',
  fields,
  // The first two are the worked examples of the page.
  examples: [
    { label: 'Two stays, ₹4 lakh and ₹6 lakh', typed: { bills: '4 lakh, 6 lakh' } },
    { label: 'Three stays, no base policy', typed: { bills: '3 lakh, 3 lakh, 3 lakh', base: '0' } },
    { label: 'A base policy that is too small', typed: { bills: '8 lakh', base: '3 lakh' } },
  ],
  check: ({ bills }) => {
    if (bills.some((bill) => bill > maxRupees)) {
      return { bills: `Enter bills of at most ${rupeesInWords(maxRupees)}.` };
    }
    return bills.some((bill) => bill > 0) ? {} : { bills: 'Enter what the hospitals charge.' };
  },
  answer: (input) => {
    const { bills } = input;
    const year: BillYear = {
      alone: shareYear(bills, input, 'none'),
      topUp: shareYear(bills, input, 'topUp'),
      superTopUp: shareYear(bills, input, 'superTopUp'),
    };
    return {
      verdict: deductibleVerdict(year),
      text: reasons(input, year),
      working: { caption: 'The year with a super top-up', rows: yearRows(input.deductible, year) },
      tables: [billTable(year)],
      chart: yearChart(year),
      assumptions: [
        'All bills fall into one policy year of both policies, and both admit them whole. What a policy does not admit counts towards no deductible.',
        `The base policy pays first. Under two policies ${healthMultiplePolicies.text.toLowerCase()}; with a deductible, begin at the base policy.`,
        'No room limit, co-payment or restored sum insured. Each sum insured is for the year.',
        `The waits of both policies are over. A super top-up has its own: for an illness you have, up to ${healthPreExistingWait.text}.`,
      ],
      next: [
        'Which deductible? [What to look for](/super-topup#how-to-choose).',
        'A room limit or a co-payment in the base policy? [Split one bill](/health-insurance/hospital-bill-calculator).',
        'Not bought yet? [From when it would pay](/health-insurance/waiting-period-calculator).',
      ],
      figures: [healthMultiplePolicies, healthPreExistingWait],
    };
  },
});

function deductibleVerdict({ alone, topUp, superTopUp }: BillYear): string {
  const ownShare =
    superTopUp.ownShare === 0 ? 'nothing to pay' : rupeesInWords(superTopUp.ownShare);
  if (alone.ownShare === 0) return 'The base policy pays all of it: neither layer is needed';
  if (superTopUp.ownShare < topUp.ownShare) {
    return `A super top-up leaves you ${ownShare}, a plain top-up ${rupeesInWords(topUp.ownShare)}`;
  }
  return superTopUp.upper === 0
    ? `Neither layer pays: ${ownShare} stays with you`
    : `Either layer leaves you ${ownShare}`;
}

function reasons(
  { base, deductible, upper }: BillsInput,
  { topUp, superTopUp }: BillYear,
): string[] {
  const gap = Math.min(deductible, superTopUp.bill) - Math.min(base, superTopUp.bill);
  const aboveTop = superTopUp.ownShare - Math.max(0, gap);
  return [
    ...(superTopUp.ownShare < topUp.ownShare
      ? [
          `The super top-up pays ${rupees(superTopUp.upper - topUp.upper)} more: it counts the deductible once over the year, the top-up with every bill.`,
        ]
      : superTopUp.upper > 0
        ? ['With these bills it makes no difference whether the deductible counts once or by bill.']
        : []),
    ...(gap > 0
      ? [
          `${rupees(gap)} lies above the base policy and below the deductible. Neither policy pays that part.`,
        ]
      : []),
    ...(aboveTop > 0
      ? [`${rupees(aboveTop)} is left because the upper layer ends at ${rupeesInWords(upper)}.`]
      : []),
    ...(base > deductible && superTopUp.upper > 0
      ? [
          'Your base policy is larger than the deductible. With a plain top-up, ask whether it may pay first: more of the base policy then stays for the next bill.',
        ]
      : []),
  ];
}
