/** The sentences of the calculator "a year of bills". */
import type { Prose } from '../../../content/types.ts';
import { crore, rupeesInWords } from '../../../input/rupees.ts';
import { joinWords } from '../../../text/words.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import { type AnswerException, maxNumberLength } from '../../calculators/calculator.ts';
import { sumOf } from '../../money/sum-of.ts';
import { type BillYear, hasBasePolicy } from './deductible-working.ts';
import type { CoverLayers } from './year-of-bills.ts';

type BillsInput = CoverLayers & { bills: readonly number[] };

const maxBillsNamed = 3;

/** "Bills of ₹4 lakh and ₹6 lakh, base policy of ₹3 lakh" */
export function billsText(
  { bills, base, deductible, upper }: BillsInput,
  usual: CoverLayers,
): string {
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

export function deductibleVerdict({ alone, topUp, superTopUp }: BillYear): string {
  if (alone.ownShare === 0) return 'The base policy pays all the bills: you need no top-up';
  if (superTopUp.ownShare < topUp.ownShare)
    return 'A super top-up leaves you less to pay than a plain top-up';
  return superTopUp.upper === 0
    ? 'No top-up pays any of these bills'
    : 'A top-up and a super top-up leave you the same to pay';
}

export function deductibleNumbers(year: BillYear): HeadlineNumber[] {
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

export function deductibleText({ topUp, superTopUp }: BillYear): Prose[] {
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
export function deductibleExceptions(layers: BillsInput, year: BillYear): AnswerException[] {
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

export function deductibleSteps(layers: BillsInput, year: BillYear): NextStep[] {
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
