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
import { formatDate } from '../../../dates/format-date.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText, lowerFirst, upperFirst } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import { foldExceptions } from '../../calculators/shared-answer-parts.ts';
import { illnessName, isInTreatment } from '../illness-field.ts';
import { needSentences, waitingExceptions } from './waiting-period-exceptions.ts';
import {
  needLabels,
  type TreatmentNeed,
  type WaitingInput,
  waitingFields,
  withLawfulWaits,
} from './waiting-period-fields.ts';
import {
  waitingNumbers,
  waitingQuestion,
  waitingSteps,
  waitingSubject,
  waitingText,
  waitingVerdict,
} from './waiting-period-words.ts';
import { waitingChart, waitingPeriodTable, waitingRows } from './waiting-period-working.ts';

// The brief for an insurer or adviser: which waits a policy has, and which months count.
function waitingPeriodBrief(input: WaitingInput): AnswerBrief {
  const { need, treated, before, start, oldSum, newSum } = input;
  const isIll = need === 'existing' || need === 'undeclared' || isInTreatment(treated);
  const illness = lowerFirst(illnessName(treated) ?? 'the illness');
  const asked =
    need === 'existing'
      ? lowerFirst(illnessName(treated) ?? 'an illness that exists already')
      : lowerFirst(needLabels[need]);
  const months = countText(before, 'month');
  return {
    subject: 'health',
    heading: 'Waiting periods: request for an answer in writing',
    request: requests[need](asked),
    facts: [
      { label: 'Asked about', value: upperFirst(asked) },
      ...(before > 0 ? [{ label: 'Covered before, without a break', value: months }] : []),
      ...(start ? [{ label: 'The policy starts on', value: formatDate(start) }] : []),
      ...(oldSum !== null && newSum !== null
        ? [
            {
              label: 'Sum insured',
              value: `${rupeesInWords(oldSum)} before, ${rupeesInWords(newSum)} now`,
            },
          ]
        : []),
    ],
    blanks: [
      'name',
      'birth',
      'sex',
      'place',
      ...(before > 0 || start ? (['policy'] as const) : []),
      'illnesses',
      'telephone',
    ],
    askInWriting: [
      ...(isIll
        ? [`How many months does ${illness} wait, and what counts as its complication?`]
        : []),
      'Which illnesses and operations wait by the list, and how many months each?',
      ...(need === 'birth'
        ? ['Does the wait for a birth count up to the birth, or up to the start of the pregnancy?']
        : []),
      ...(before > 0
        ? [`Do the ${months} before count, for every wait and for the whole sum insured?`]
        : []),
      'Which waits can be shorter, and what does that add to the premium?',
      'What happens to the months waited if a renewal is late?',
    ],
    mustHaveTerms: [
      `Waiting periods no longer than these: ${healthInitialWait.text} at first, ${healthSpecificWait.text} for listed illnesses, ${healthPreExistingWait.text} for an illness that was declared.`,
      'No wait after an accident, not even for a listed operation.',
      ...(before > 0 ? [`The ${months} before, printed as waited already.`] : []),
      ...(isIll ? ['The illness as declared, with its wait in months, in the policy itself.'] : []),
      'Each wait printed in the customer information sheet.',
    ],
    assumed: ['The policy is renewed each year without a break.'],
  };
}

const paidFrom = (asked: string) =>
  `Please say in writing from which month of the policy ${asked} is paid for.`;

const requests: Record<TreatmentNeed, (asked: string) => string> = {
  existing: (asked) => paidFrom(`${asked}, once declared,`),
  listed: paidFrom,
  fresh: paidFrom,
  birth: paidFrom,
  accident: () => 'Please say in writing what is paid after an accident, from the first day on.',
  undeclared: () =>
    'Please say in writing how an illness that was left off the form is declared now, and what follows.',
};

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
