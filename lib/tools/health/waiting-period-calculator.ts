/** The calculator "when will it pay": the dates on which a health policy's waits end. */
import { criticalIllnessWait } from '../../content/figures/claims.ts';
import {
  healthInitialWait,
  healthListedDiseaseCode,
  healthMoratorium,
  healthPortabilityCredit,
  healthPreExistingLookBack,
  healthPreExistingWait,
  healthSpecificWait,
  standardHealthSpecificWait,
} from '../../content/figures/health.ts';
import {
  vayVandanaAge,
  vayVandanaCover,
  vayVandanaExistingIllness,
} from '../../content/figures/health-schemes.ts';
import { healthRenewalGrace } from '../../content/figures/renewals.ts';
import { formatDate } from '../../dates/format-date.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { defineCalculator } from '../calculators/calculator.ts';
import { illnessName } from './illness-field.ts';
import { type WaitingDates, waitingDates } from './waiting-period-dates.ts';
import { needLabels, type WaitingInput, waitingFields } from './waiting-period-fields.ts';
import { waitingReasons } from './waiting-period-reasons.ts';
import { datesTable, waitingPeriodsOf, waitingRows } from './waiting-period-tables.ts';

/** The rules in the figures apply to policies from this day on. */
const rulesFrom: IsoDate = healthPreExistingWait.from;

export const waitingPeriodCalculator = defineCalculator({
  id: 'waiting-period-calculator',
  question: 'When will it pay?',
  lead: 'Enter when your health policy starts, and the months you were covered before it without a break.',
  button: 'Show the dates',
  detailsLabel: 'Waiting periods of your plan: change them',
  fields: waitingFields,
  examples: [
    {
      label: 'New policy, diabetes',
      typed: { start: '2027-06-01', need: 'existing', treated: 'diabetes' },
    },
    {
      label: 'Moved after two years',
      typed: { start: '2027-06-01', need: 'listed', before: '24' },
    },
  ],
  check: ({ need, birth, oldSum, newSum }) => ({
    ...(need === 'birth' && birth === null
      ? { birth: 'Enter the months that your plan prints for maternity.' }
      : {}),
    ...(oldSum === null && newSum !== null ? { oldSum: 'Enter the sum insured before too.' } : {}),
    ...(newSum === null && oldSum !== null ? { newSum: 'Enter the sum insured now too.' } : {}),
  }),
  answer: (input, today) => {
    const { start, before, need } = input;
    const dates = waitingDates(start, waitingPeriodsOf(input), before);
    return {
      verdict: waitingPeriodVerdict(input, dates, today),
      text: waitingReasons(input, dates),
      working: { caption: 'How the date is counted', rows: waitingRows(input, dates) },
      tables: [datesTable(input, dates)],
      assumptions: [
        'The policy is renewed each year without a break, and what you need is covered at all. Exclusions and limits still apply.',
        'The waits printed in your own plan decide; those in the form are the longest that the rules allow, where a rule exists.',
        ...(start < rulesFrom
          ? [
              `Policies of before ${formatDate(rulesFrom)} were sold under other rules. Enter the waits they print, and ask the insurer what holds now.`,
            ]
          : []),
      ],
      next: [
        ...(need === 'birth'
          ? [
              'Is maternity cover worth its price? [Count it](/maternity-health-insurance/maternity-cover-calculator).',
            ]
          : []),
        'Changing the insurer? [What you take along](/health-insurance#portability).',
        'A claim refused for a wait? [What to do](/claim).',
      ],
      figures: [
        healthInitialWait,
        healthSpecificWait,
        standardHealthSpecificWait,
        healthPreExistingWait,
        healthPreExistingLookBack,
        healthMoratorium,
        healthPortabilityCredit,
        healthRenewalGrace,
        criticalIllnessWait,
        ...(need === 'listed' ? [healthListedDiseaseCode] : []),
        ...(need === 'existing' ? [vayVandanaAge, vayVandanaCover, vayVandanaExistingIllness] : []),
      ],
    };
  },
});

function waitingPeriodVerdict(
  { need, start, treated }: WaitingInput,
  dates: WaitingDates,
  today: IsoDate,
): string {
  const date = dates[need];
  if (date === null) throw new RangeError('a birth is asked about with its wait');
  const isOver = date <= today;
  const day = formatDate(date);
  if (need === 'undeclared') {
    const omission = 'illness left off the form';
    const counts = isOver
      ? `no longer counts against you since ${day}`
      : `can be held against you until ${day}`;
    if (start >= rulesFrom) return `An ${omission} ${counts}`;
    // The policy was sold under a longer wait; the insurer must say whether the newer rule applies to it.
    return `By the rule of 2024, an ${omission} ${isOver ? 'counts no longer since' : 'counts until'} ${day}`;
  }
  const illness = illnessName(treated);
  const subject =
    need !== 'existing'
      ? needLabels[need]
      : illness
        ? `${illness}, once declared,`
        : `${needLabels.existing} and declare`;
  return `${subject} ${isOver ? 'has been covered since' : 'is covered from'} ${day}`;
}
