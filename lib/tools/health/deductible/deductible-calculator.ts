/** The calculator "a year of bills": the payments of a base policy, a top-up and a super top-up, side by side. */
import { healthMultiplePolicies, healthPreExistingWait } from '../../../content/figures/health.ts';
import type { Prose } from '../../../content/types.ts';
import { crore, parseRupees, rupeesInWords } from '../../../input/rupees.ts';
import { joinWords } from '../../../text/words.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import {
  type AnswerException,
  defineCalculator,
  maxNumberLength,
} from '../../calculators/calculator.ts';
import { foldExceptions } from '../../calculators/shared-answer-parts.ts';
import { maxRupees } from '../../money/money-fields.ts';
import { sumOf } from '../../money/sum-of.ts';
import {
  type BillYear,
  billTable,
  type CoverLayers,
  hasBasePolicy,
  shareYear,
  yearChart,
  yearRows,
} from './deductible-working.ts';

type BillsInput = CoverLayers & { bills: readonly number[] };

const maxBillsNamed = 3;

/** "Bills of ₹4 lakh and ₹6 lakh, base policy of ₹3 lakh" */
function billsText({ bills, base, deductible, upper }: BillsInput, usual: CoverLayers): string {
  const total = rupeesInWords(sumOf(bills));
  const named =
    bills.length === 1
      ? `A bill of ${total}`
      : bills.length > maxBillsNamed
        ? `${bills.length} bills, ${total} in all`
        : `Bills of ${joinWords(bills.map(rupeesInWords))}`;
  return [
    named,
    ...(base === usual.base
      ? []
      : [base === 0 ? 'no base policy' : `base policy of ${rupeesInWords(base)}`]),
    ...(deductible === usual.deductible ? [] : [`deductible of ${rupeesInWords(deductible)}`]),
    ...(upper === usual.upper ? [] : [`${rupeesInWords(upper)} above it`]),
  ].join(', ');
}

function deductibleVerdict({ alone, topUp, superTopUp }: BillYear): string {
  if (alone.ownShare === 0) return 'The base policy pays all the bills: you need no top-up';
  if (superTopUp.ownShare < topUp.ownShare)
    return 'A super top-up leaves you less to pay than a plain top-up';
  return superTopUp.upper === 0
    ? 'No top-up pays any of these bills'
    : 'A top-up and a super top-up leave you the same to pay';
}

function deductibleNumbers(year: BillYear): HeadlineNumber[] {
  const { alone, topUp, superTopUp } = year;
  const without = hasBasePolicy(year) ? 'Without a top-up' : 'Without any policy';
  const own = { label: 'You pay', value: headlineAmount(superTopUp.ownShare) };
  if (superTopUp.ownShare < topUp.ownShare) {
    return [
      { ...own, label: 'You pay with a super top-up' },
      { label: 'With a plain top-up', value: headlineAmount(topUp.ownShare) },
    ];
  }
  return superTopUp.upper === 0
    ? [own]
    : [own, { label: without, value: headlineAmount(alone.ownShare) }];
}

/** A year of bills may be above a thousand crore, where two decimals have no room. */
function headlineAmount(amount: number): string {
  const text = rupeesInWords(amount);
  return text.length <= maxNumberLength ? text : rupeesInWords(Math.round(amount / crore) * crore);
}

function deductibleText({ topUp, superTopUp }: BillYear): Prose[] {
  if (superTopUp.ownShare < topUp.ownShare) {
    return [
      `The super top-up pays ${rupeesInWords(superTopUp.upper - topUp.upper)} more: it counts the deductible once a year, the top-up for every bill.`,
    ];
  }
  return superTopUp.upper > 0
    ? [
        'For these bills it does not matter whether the deductible counts once a year or for every bill.',
      ]
    : [];
}

/** Below the deductible, what neither policy pays. */
function gapOf({ base, deductible }: CoverLayers, { superTopUp: { bill } }: BillYear) {
  return Math.max(0, Math.min(deductible, bill) - Math.min(base, bill));
}

/** Exceptions about the part that is left to pay, the largest first, and then a base policy above the deductible. */
function deductibleExceptions(layers: BillsInput, year: BillYear): AnswerException[] {
  const { base, deductible, upper } = layers;
  const gap = gapOf(layers, year);
  const aboveTop = year.superTopUp.ownShare - gap;
  const left = [
    {
      amount: gap,
      ...(base === 0
        ? {
            title: `Without a base policy you pay the first ${rupeesInWords(gap)}`,
            text: 'No policy pays below the deductible: buy a base policy of that sum, or have the money ready.',
          }
        : {
            title: 'A gap that neither policy pays',
            text: `${rupeesInWords(gap)} lies above the base policy and below the deductible. Neither policy pays that part.`,
          }),
    },
    {
      amount: aboveTop,
      title: `The top-up pays ${rupeesInWords(upper)} at most`,
      text: `${rupeesInWords(aboveTop)} of the bills is above that, and you pay it.`,
    },
  ];
  return [
    ...left
      .filter(({ amount }) => amount > 0)
      .toSorted((a, b) => b.amount - a.amount)
      .map(({ title, text }) => ({ title, text })),
    ...(base > deductible && year.superTopUp.upper > 0
      ? [
          {
            title: 'Your base policy is larger than the deductible',
            text: 'With a plain top-up, ask whether it may pay first: more of the base policy then stays for the next bill.',
          },
        ]
      : []),
  ];
}

function deductibleSteps(layers: BillsInput, year: BillYear): NextStep[] {
  const href = '/super-topup#how-to-choose';
  return [
    layers.base === 0
      ? {
          text: 'Find a base policy as large as the deductible',
          link: 'Base policies',
          href: '/health-insurance',
        }
      : gapOf(layers, year) > 0
        ? {
            text: 'Choose a deductible no higher than the base policy',
            link: 'How to choose',
            href,
          }
        : { text: 'Ask for a deductible that counts once a year', link: 'What to ask', href },
    {
      text: 'Ask two insurers for written quotations',
      link: 'Insurers',
      href: '/insurance-companies',
    },
    ...(layers.base === 0
      ? []
      : [
          {
            text: 'Does the base policy have a room limit or a co-payment? Split one bill',
            link: 'Split a bill',
            href: '/health-insurance/hospital-bill-calculator',
          },
        ]),
  ];
}

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

const usual: CoverLayers = {
  base: parseRupees(fields.base.start) ?? 0,
  deductible: parseRupees(fields.deductible.start) ?? 0,
  upper: parseRupees(fields.upper.start) ?? 0,
};

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
    if (bills.some((bill) => bill > maxRupees))
      return {
        bills: `Enter bills of at most ${rupeesInWords(maxRupees)} each, with a comma or a new line between two.`,
      };
    return bills.some((bill) => bill > 0) ? {} : { bills: 'Enter what the hospitals charge.' };
  },
  inputSummary: (input) => billsText(input, usual),
  answer: (input) => {
    const { bills } = input;
    const year: BillYear = {
      alone: shareYear(bills, input, 'none'),
      topUp: shareYear(bills, input, 'topUp'),
      superTopUp: shareYear(bills, input, 'superTopUp'),
    };
    return {
      verdict: deductibleVerdict(year),
      numbers: deductibleNumbers(year),
      text: deductibleText(year),
      nextSteps: deductibleSteps(input, year),
      ...foldExceptions(deductibleExceptions(input, year), 'Why'),
      working: { caption: 'The year with a super top-up', rows: yearRows(input.deductible, year) },
      tables: [billTable(year)],
      chart: yearChart(year),
      assumptions: [
        'All bills fall into one policy year of both policies, and both admit them whole. What a policy does not admit counts towards no deductible.',
        `The base policy pays first. Under two policies ${healthMultiplePolicies.text.toLowerCase()}; with a deductible, begin at the base policy.`,
        'No room limit, co-payment or restored sum insured. Each sum insured is for the year.',
        `The waits of both policies are over. A super top-up has its own: for an illness you have, up to ${healthPreExistingWait.text}.`,
      ],
      subject:
        year.superTopUp.upper > 0
          ? `a super top-up of ${rupeesInWords(input.upper)} above a deductible of ${rupeesInWords(input.deductible)}`
          : 'a year of hospital bills',
      // A super top-up that pays no bill gets no brief: the answer asks for none.
      ...(year.superTopUp.upper > 0 && { brief: deductibleBrief(input) }),
      related: [
        'Not bought yet? [From when it would pay](/health-insurance/waiting-period-calculator).',
      ],
      figures: [healthMultiplePolicies, healthPreExistingWait],
    };
  },
});

/** The brief for an insurer or adviser: an offer of a super top-up, and how its deductible is counted. */
function deductibleBrief({ base, deductible, upper }: CoverLayers): AnswerBrief {
  const sums = `${rupeesInWords(upper)} a year, above a deductible of ${rupeesInWords(deductible)}`;
  return {
    subject: 'health',
    heading: 'Request for an offer: super top-up',
    request: `Please offer in writing a super top-up that pays up to ${sums}.`,
    facts: [
      { label: 'Sum insured', value: rupeesInWords(upper) },
      { label: 'Deductible', value: rupeesInWords(deductible) },
      { label: 'Policy below it', value: base > 0 ? rupeesInWords(base) : 'None' },
    ],
    blanks: ['name', 'people', 'place', 'illnesses', 'telephone'],
    askInWriting: [
      'Is the deductible counted once over the policy year, or with every bill?',
      'Does a bill that another insurer paid count towards the deductible, and with what proof?',
      'What of a bill is not admitted, and does that part count towards the deductible?',
      'How many months does an illness wait that was declared, and what is paid from the first day?',
      'What is the premium this year, and what does the table show 10 and 20 years later?',
    ],
    mustHaveTerms: [
      `A super top-up that pays up to ${sums}.`,
      'The deductible counted over the whole policy year (“aggregate”), not with every bill.',
      `A wait of at most ${healthPreExistingWait.text} for an illness that was declared.`,
    ],
    assumed: [
      base > 0
        ? 'The policy below it pays first, and both have the same policy year.'
        : 'Bills up to the deductible are paid by me.',
    ],
  };
}
