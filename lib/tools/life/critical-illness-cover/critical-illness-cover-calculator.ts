/**
 * The calculator "sum for a serious illness": months without pay, instalments and costs that no hospital cover pays.
 */
import { criticalIllnessSurvival, criticalIllnessWait } from '../../../content/figures/claims.ts';
import { criticalIllnessSurvivalUsual } from '../../../content/figures/health.ts';
import type { Prose } from '../../../content/types.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type {
  AnswerException,
  AnswerTable,
  BarChart,
  CalculatorInput,
  ChartBar,
  WorkingRow,
} from '../../calculators/calculator.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import {
  chartParts,
  exceptionSentence,
  foldExceptions,
} from '../../calculators/shared-answer-parts.ts';
import { sumField } from '../../money/money-fields.ts';
import { closingRows, coverBar, optionalRow, roundUpCover } from '../round-up-cover.ts';

// Fields of the calculator "critical illness sum", and the shortfall over months without pay.
const monthly = { kind: 'rupees', min: 0, max: 100_000_000 } as const;
const detail = { ...sumField, isOptional: true, isDetail: true } as const;

const householdFields = {
  spending: { ...monthly, label: 'Your spending a month', hint: 'Without loan EMIs.' },
  instalments: { ...monthly, label: 'Loan EMIs a month', start: '0' },
  months: {
    kind: 'number',
    unit: 'months',
    label: 'Time without your pay',
    hint: 'Our guess: change it.',
    min: 1,
    max: 120,
    start: '24',
  },
  costs: {
    ...sumField,
    label: 'Costs beyond bills',
    hint: 'Therapy, travel, a helper.',
    start: '0',
  },
  goesOn: {
    ...detail,
    max: 100_000_000,
    label: 'Income that continues, a month',
    hint: 'Paid leave, a spouse’s pay, rent you receive.',
  },
  savings: { ...detail, label: 'Savings you would use' },
  cover: { ...detail, label: 'Critical illness cover you have', hint: 'With riders.' },
  hospital: {
    kind: 'choice',
    label: 'Do you have health insurance?',
    options: { yes: 'Yes', no: 'No' },
    start: 'yes',
    isDetail: true,
  },
} as const;

type HouseholdInput = CalculatorInput<typeof householdFields>;

/** Over a few years interest and inflation cancel out, so each month counts once. */
function illnessNeed(household: HouseholdInput, months: number) {
  const { spending, instalments, costs, goesOn, savings, cover } = household;
  const gap = Math.max(0, spending + instalments - (goesOn ?? 0));
  const needed = gap * months + costs;
  const has = (savings ?? 0) + (cover ?? 0);
  return { gap, needed, has, missing: Math.max(0, needed - has) };
}

/** "₹60,000 a month, instalments of ₹40,000, no health insurance" */
function householdText(household: HouseholdInput): string {
  const { spending, instalments, costs, goesOn, savings, cover, hospital } = household;
  return [
    `${rupeesInWords(spending)} a month`,
    ...(instalments > 0 ? [`instalments of ${rupeesInWords(instalments)}`] : []),
    ...(costs > 0 ? [`costs of ${rupeesInWords(costs)}`] : []),
    ...(goesOn ? [`${rupeesInWords(goesOn)} of pay goes on`] : []),
    ...(savings ? [`savings of ${rupeesInWords(savings)}`] : []),
    ...(cover ? [`${rupeesInWords(cover)} of cover`] : []),
    ...(hospital === 'no' ? ['no health insurance'] : []),
  ].join(', ');
}

function illnessVerdict({ months }: HouseholdInput, cover: number): string {
  return cover > 0
    ? `If you cannot earn for ${countText(months, 'month')}, your household needs this sum`
    : `What you have would last ${countText(months, 'month')}: no further sum is needed`;
}

function illnessNumbers(household: HouseholdInput, cover: number): HeadlineNumber[] {
  const { gap } = illnessNeed(household, household.months);
  return [
    { label: 'Critical illness sum to buy', value: rupeesInWords(cover) },
    ...(gap > 0 ? [{ label: 'Short each month', value: rupeesInWords(gap) }] : []),
  ];
}

const paidOnce =
  'The sum is paid once, for an illness on the policy’s list and as severe as the policy asks.';

function illnessText(household: HouseholdInput): Prose[] {
  const { gap } = illnessNeed(household, household.months);
  return [
    gap > 0
      ? paidOnce
      : 'Your household would not be short in any month: what counts is the other costs.',
  ];
}

/** Sentences that are folded with the exceptions. */
function illnessReasons(household: HouseholdInput): Prose[] {
  return illnessNeed(household, household.months).gap > 0 ? [] : [paidOnce];
}

/** The most important first: the answer shows one, and folds the others. */
function illnessExceptions(household: HouseholdInput): AnswerException[] {
  const { hospital, months, goesOn } = household;
  const need = illnessNeed(household, months);
  const sumOf = (one: HouseholdInput, span: number) =>
    rupeesInWords(roundUpCover(illnessNeed(one, span).missing));
  const withoutPay = { ...household, goesOn: 0 };
  return [
    ...(hospital === 'no'
      ? [
          {
            title: 'Health insurance comes first',
            text: 'Buy [health insurance](/health-insurance) first: this sum leaves hospital bills out.',
          },
        ]
      : []),
    ...(goesOn && sumOf(withoutPay, months) !== sumOf(household, months)
      ? [
          {
            title: 'If the pay that goes on ends as well',
            text: `The sum would then be ${sumOf(withoutPay, months)}.`,
          },
        ]
      : []),
    ...(need.gap > 0
      ? [
          {
            title: 'Nobody knows how long you could not work',
            text: `For ${countText(months + 12, 'month')} the sum would be ${sumOf(household, months + 12)}. Think about what one more year would mean.`,
          },
        ]
      : []),
  ];
}

function illnessSteps({ hospital }: HouseholdInput, cover: number): NextStep[] {
  const steps: NextStep[] = [
    ...(hospital === 'no'
      ? [{ text: 'Buy health insurance first', link: 'Health cover', href: '/health-insurance' }]
      : []),
    ...(cover > 0
      ? [
          {
            text: 'Ask two insurers for written quotations',
            link: 'Insurers',
            href: '/insurance-companies',
          },
        ]
      : []),
    {
      text: 'Policy or rider? Read how each defines the illnesses',
      link: 'How to choose',
      href: '/critical-illness-insurance#how-to-choose',
    },
    { text: 'See the sum for one year more without pay', link: 'Change months', href: '#change' },
  ];
  return steps.slice(0, 3);
}

/** Customary terms of such a policy. */
const payoutTable: AnswerTable = {
  caption: 'When it would pay',
  columns: ['The illness', 'What usually follows'],
  rows: [
    [
      `Shows itself in the first ${criticalIllnessWait.text}`,
      'Nothing for that illness. The wait is counted from the first day of cover.',
    ],
    [
      'Is diagnosed later',
      `The sum, if you live for the survival period: usually ${criticalIllnessSurvivalUsual.text} after diagnosis. Policies range from ${criticalIllnessSurvival.text}, and some have none.`,
    ],
    ['Was there before', 'Nothing, as a rule. Answer every question about health on the form.'],
    ['Is found early, or mild', 'Often nothing, or a part of the sum.'],
  ],
};

export const criticalIllnessCoverCalculator = defineCalculator({
  id: 'critical-illness-cover-calculator',
  question: 'How large should your critical illness sum be?',
  lead: 'Your household’s months without pay, less what you have.',
  button: 'Work out the sum',
  detailsLabel: 'Income that continues, savings, cover you have',
  fields: householdFields,
  // Our own example, and no figure of an insurer.
  examples: [
    {
      label: '₹60,000 a month, instalments of ₹40,000',
      typed: { spending: '60,000', instalments: '40,000', months: '24', costs: '0' },
    },
  ],
  check: ({ spending, instalments, costs }) =>
    spending + instalments + costs > 0 ? {} : { spending: 'Enter what your household spends.' },
  inputSummary: householdText,
  answer: (household) => {
    const { months } = household;
    const cover = roundUpCover(illnessNeed(household, months).missing);
    return {
      verdict: illnessVerdict(household, cover),
      numbers: illnessNumbers(household, cover),
      text: illnessText(household),
      chart: spansChart(household, cover),
      nextSteps: illnessSteps(household, cover),
      ...foldExceptions(illnessExceptions(household), 'Why', (others) => [
        ...others.map(exceptionSentence),
        ...illnessReasons(household),
      ]),
      working: { caption: 'How the sum is made up', rows: illnessRows(household, cover) },
      tables: [spansTable(household), payoutTable],
      assumptions: [
        `You earn nothing for ${countText(months, 'month')}: no official figure says how long, so change it.`,
        'What you set aside earns as much as prices rise, so each month counts once.',
        'Hospital bills are left out: health insurance pays those.',
        'Waiting and survival periods are customary terms, not law. Your policy’s own words decide.',
      ],
      subject:
        cover > 0
          ? `a critical illness sum of ${rupeesInWords(cover)}`
          : 'the money that you have for a serious illness',
      ...(cover > 0 && { brief: criticalIllnessCoverBrief(household, cover) }),
      related: [
        'A rider may take its sum from your life cover: [work out the life cover](/term-insurance).',
      ],
      figures: [criticalIllnessWait, criticalIllnessSurvivalUsual, criticalIllnessSurvival],
    };
  },
});

/** The brief for an insurer or adviser: an offer of critical illness insurance. */
function criticalIllnessCoverBrief(household: HouseholdInput, cover: number): AnswerBrief {
  const { months, cover: held } = household;
  const sum = rupeesInWords(cover);
  return {
    subject: 'critical-illness',
    heading: 'Request for an offer: critical illness insurance',
    request: `Please offer in writing a critical illness sum of ${sum}.`,
    facts: [
      { label: 'Sum insured', value: sum },
      ...(held ? [{ label: 'Critical illness cover held', value: rupeesInWords(held) }] : []),
    ],
    blanks: ['name', 'birth', 'sex', 'place', 'tobacco', 'illnesses', 'telephone'],
    askInWriting: [
      'Which illnesses are on the list, and how severe must each be?',
      'Is a part of the sum paid for an illness that is found early, or is mild?',
      'How long are the first wait and the survival period, in days?',
      'Is the sum paid beside a life cover, or taken from it?',
      'What is the premium, with every loading, and until which age does it stay the same?',
    ],
    mustHaveTerms: [
      `A sum of ${sum}, paid once, whatever the hospital bills are.`,
      'The definition of every illness printed in the offer.',
      'The first wait and the survival period printed in days.',
    ],
    assumed: [
      `The sum replaces what is short in ${countText(months, 'month')} without pay; hospital bills are left out.`,
    ],
  };
}

function illnessRows(household: HouseholdInput, cover: number): WorkingRow[] {
  const { spending, instalments, costs, goesOn, savings, months, cover: existingCover } = household;
  const need = illnessNeed(household, months);
  return [
    { label: 'Spending a month', value: rupees(spending) },
    ...optionalRow('Instalments a month', instalments),
    ...optionalRow('Pay that goes on', -(goesOn ?? 0)),
    {
      label: `Short in ${countText(months, 'month')}`,
      value: rupees(need.gap * months),
      note: `${months} × ${rupees(need.gap)}`,
    },
    ...optionalRow('Costs beyond hospital bills', costs),
    { label: 'You would need', value: rupees(need.needed), isTotal: true },
    ...optionalRow('Savings you would use', -(savings ?? 0)),
    ...optionalRow('Critical illness cover you have', -(existingCover ?? 0)),
    ...closingRows(need, cover),
  ];
}

/** One, two, three and five years beside the visitor's own time. */
function spans(months: number): number[] {
  return [...new Set([12, 24, 36, 60, months])].sort((a, b) => a - b);
}

function spansTable(household: HouseholdInput): AnswerTable {
  const { months, goesOn } = household;
  const others: [label: string, missing: number][] = [
    ...spans(months).map((span): [string, number] => [
      `You earn nothing for ${countText(span, 'month')}`,
      illnessNeed(household, span).missing,
    ]),
    ...(goesOn
      ? [
          [
            'The pay that goes on ends as well',
            illnessNeed({ ...household, goesOn: 0 }, months).missing,
          ] as [string, number],
        ]
      : []),
  ];
  return {
    caption: 'What would change the sum',
    columns: ['If', 'Sum'],
    rows: others.map(([label, missing]) => [label, rupeesInWords(roundUpCover(missing))]),
  };
}

/** What the sum pays in the visitor's own time, and what it would lack if the illness lasted a year longer. */
function spansChart(household: HouseholdInput, cover: number): BarChart {
  const { months } = household;
  const need = illnessNeed(household, months);
  const label = (span: number) => `${countText(span, 'month')} without pay`;
  const own: ChartBar =
    need.has === 0 && cover > 0
      ? { label: label(months), parts: costParts(household, cover) }
      : coverBar(label(months), need, cover);
  const later = months + 12;
  return {
    title: 'How far this sum would go',
    bars: [
      own,
      ...(need.gap > 0 ? [coverBar(label(later), illnessNeed(household, later), cover)] : []),
    ],
  };
}

/** What a sum that pays alone is for; pay that goes on meets the spending first. */
function costParts(household: HouseholdInput, cover: number): ChartBar['parts'] {
  const { instalments, costs, months } = household;
  const { gap, needed } = illnessNeed(household, months);
  const loans = Math.min(instalments, gap);
  return chartParts([
    { label: 'spending', amount: (gap - loans) * months, tone: 'insurer' },
    { label: 'instalments', amount: loans * months, tone: 'insurer2' },
    { label: 'other costs', amount: costs, tone: 'insurer' },
    { label: 'rounded up', amount: cover - needed, tone: 'spare' },
  ]);
}
