/** The calculator "when will it pay": the month of a health policy in which its waits end, and the day. */
import { criticalIllnessWait } from '../../../content/figures/claims.ts';
import {
  healthInitialWait,
  healthListedDiseaseCode,
  healthMoratorium,
  healthPortabilityCredit,
  healthPreExistingLookBack,
  healthPreExistingWait,
  healthPreExistingWaitEarlier,
  healthSpecificWait,
  standardHealthSpecificWait,
} from '../../../content/figures/health.ts';
import {
  vayVandanaAge,
  vayVandanaCover,
  vayVandanaExistingIllness,
} from '../../../content/figures/health-schemes.ts';
import { healthRenewalGrace } from '../../../content/figures/renewals.ts';
import { foldExceptions } from '../../calculators/answer-exceptions.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import { waitingPeriodBrief } from './waiting-period-brief.ts';
import { needSentences, waitingExceptions } from './waiting-period-exceptions.ts';
import { waitingFields, withLawfulWaits } from './waiting-period-fields.ts';
import {
  waitingNumbers,
  waitingQuestion,
  waitingSteps,
  waitingSubject,
  waitingText,
  waitingVerdict,
} from './waiting-period-words.ts';
import { waitingChart, waitingPeriodTable, waitingRows } from './waiting-period-working.ts';

export const waitingPeriodCalculator = defineCalculator({
  id: 'waiting-period-calculator',
  question: 'When will it pay?',
  lead: 'Enter what your health policy should pay for, and the months you were covered before it without a break.',
  button: 'Show the wait',
  detailsLabel: 'Waits printed in your plan: change them',
  fields: waitingFields,
  examples: [
    {
      label: 'New policy, diabetes',
      typed: { need: 'existing', treated: 'diabetes' },
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
  inputSummary: waitingQuestion,
  answer: (typed, today) => {
    const input = withLawfulWaits(typed);
    const { need } = input;
    return {
      verdict: waitingVerdict(input, today),
      numbers: waitingNumbers(input, today),
      text: waitingText(input, today),
      chart: waitingChart(input),
      nextSteps: waitingSteps(input, today),
      ...foldExceptions(waitingExceptions(typed, today), 'Why', (others) => [
        ...others.map(({ text }) => text),
        ...needSentences(input),
      ]),
      working: { caption: 'How the wait is counted', rows: waitingRows(input, today) },
      tables: [waitingPeriodTable(input, today)],
      assumptions: [
        'The policy is renewed each year without a break, and what you need is covered at all. Exclusions and limits still apply.',
        'The waits printed in your own plan decide; those in the form are the longest that the rules allow, where a rule exists.',
      ],
      subject: waitingSubject(input),
      brief: waitingPeriodBrief(input),
      related: ['A claim refused for a wait? [What to do](/claim).'],
      figures: [
        healthInitialWait,
        healthSpecificWait,
        standardHealthSpecificWait,
        healthPreExistingWait,
        healthPreExistingWaitEarlier,
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
