/**
 * The calculator "sum for a serious illness": months without pay, instalments and costs that no hospital cover pays.
 */
import { criticalIllnessSurvival, criticalIllnessWait } from '../../content/figures/claims.ts';
import { criticalIllnessSurvivalUsual } from '../../content/figures/health.ts';
import { afterClock } from '../../dates/clock.ts';
import { formatDate } from '../../dates/format-date.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { rupees, rupeesInWords } from '../../input/rupees.ts';
import { countText } from '../../text/words.ts';
import { type AnswerTable, defineCalculator, type WorkingRow } from '../calculators/calculator.ts';
import {
  type HouseholdInput,
  householdFields,
  illnessNeed,
} from './critical-illness-cover-household.ts';
import { closingRows, coverBar, optionalRow, roundUpCover } from './round-up-cover.ts';

export const criticalIllnessCoverCalculator = defineCalculator({
  id: 'critical-illness-cover-calculator',
  question: 'How large should your critical illness sum be?',
  lead: 'Your household’s months without pay, less what you have.',
  button: 'Work out the sum',
  detailsLabel: 'Income that continues, savings, cover you have',
  fields: householdFields,
  // Our own example.
  examples: [
    {
      label: '₹60,000 a month, instalments of ₹40,000',
      typed: { spending: '60000', instalments: '40000', months: '24', costs: '0' },
    },
  ],
  check: ({ spending, instalments, costs }) =>
    spending + instalments + costs > 0 ? {} : { spending: 'Enter what your household spends.' },
  answer: (household, today) => {
    const { months, hospital } = household;
    const { gap, missing } = illnessNeed(household, months);
    const cover = roundUpCover(missing);
    return {
      verdict:
        cover > 0
          ? `A critical illness sum of ${rupeesInWords(cover)} for ${countText(months, 'month')} without pay`
          : `What you have would last ${countText(months, 'month')}: no further sum is needed`,
      text: [
        gap > 0
          ? `Your household would be ${rupees(gap)} a month short.`
          : 'Your household would not be short in any month. What counts is the other costs.',
        ...(hospital === 'no'
          ? ['Buy [health insurance](/health-insurance) first: this sum leaves hospital bills out.']
          : []),
        'The sum is paid once, for an illness on the policy’s list and as severe as the policy asks.',
      ],
      working: {
        caption: 'How the sum is made up',
        rows: criticalIllnessWorkingRows(household, cover),
      },
      chart: {
        title: 'How far this sum would go',
        bars: spans(months).map((span) =>
          coverBar(countText(span, 'month'), illnessNeed(household, span), cover),
        ),
      },
      tables: [changesTable(household), payoutTable(today)],
      assumptions: [
        `You earn nothing for ${countText(months, 'month')}. No official figure says how long: ask yourself what a year more would mean.`,
        'What you set aside earns as much as prices rise, so each month counts once.',
        'Hospital bills are left out: health insurance pays those.',
        'Waiting and survival periods are customary terms, not law. Your policy’s own words decide.',
      ],
      next: [
        'Policy or rider, and which definitions to read: [how to choose](/critical-illness-insurance#how-to-choose).',
        'A rider may take its sum from your life cover: [work out the life cover](/term-insurance).',
      ],
      figures: [criticalIllnessWait, criticalIllnessSurvivalUsual, criticalIllnessSurvival],
    };
  },
});

function criticalIllnessWorkingRows(household: HouseholdInput, cover: number): WorkingRow[] {
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
  return [...new Set([12, 24, 36, 60, months])].sort((one, other) => one - other);
}

function changesTable(household: HouseholdInput): AnswerTable {
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

/** Customary terms, counted from today as the first day of cover. */
function payoutTable(today: IsoDate): AnswerTable {
  return {
    caption: 'When it would pay, if cover started today',
    columns: ['The illness', 'What usually follows'],
    rows: [
      [
        `Shows itself in the first ${criticalIllnessWait.text}`,
        `Nothing for that illness. The wait would end on ${formatDate(afterClock(today, criticalIllnessWait.clock))}.`,
      ],
      [
        'Is diagnosed later',
        `The sum, if you live for the survival period: usually ${criticalIllnessSurvivalUsual.text} after diagnosis. Policies range from ${criticalIllnessSurvival.text}, and some have none.`,
      ],
      ['Was there before', 'Nothing, as a rule. Answer every question about health on the form.'],
      ['Is found early, or mild', 'Often nothing, or a part of the sum.'],
    ],
  };
}
