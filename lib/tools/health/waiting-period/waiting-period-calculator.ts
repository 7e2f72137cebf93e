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
import type { Prose } from '../../../content/types.ts';
import { formatDate } from '../../../dates/format-date.ts';
import type { IsoDate } from '../../../dates/iso-date.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText, lowerFirst, upperFirst } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { AnswerException } from '../../calculators/calculator.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import { foldExceptions } from '../../calculators/shared-answer-parts.ts';
import { diabetesText, illnessName, isInTreatment } from '../illness-field.ts';
import { fromText } from './waiting-period-dates.ts';
import {
  needLabels,
  type TreatmentNeed,
  unlawfulWait,
  type WaitingInput,
  waitingFields,
  waitingRulesFrom,
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
import {
  addedSumOf,
  datesOf,
  leftOf,
  statusOf,
  waitingChart,
  waitingPeriodTable,
  waitingRows,
} from './waiting-period-working.ts';

// What differs from the plain answer "when will it pay", each as a card, and the sentences folded with them.
/** The most important first: the answer shows one, and folds the others. */
function waitingExceptions(typed: WaitingInput, today: IsoDate): AnswerException[] {
  const input = withLawfulWaits(typed);
  const isDisputed =
    input.need === 'undeclared' &&
    leftOf('undeclared', input)?.count !== 0 &&
    statusOf('undeclared', input, today) !== 'over';
  return [
    ...unlawfulWaitException(typed),
    ...oldRulesException(input),
    ...addedSumException(input, today),
    ...(isDisputed ? [undeclaredException] : []),
    ...creditException(input),
    ...illnessException(input),
    ...(input.treated === 'diabetes'
      ? [{ title: 'Ask for a shorter wait', text: diabetesText }]
      : []),
    ...needException(input),
  ];
}

function unlawfulWaitException(typed: WaitingInput): AnswerException[] {
  const wait = unlawfulWait(typed);
  if (!wait) return [];
  const from = formatDate(waitingRulesFrom);
  const earlier =
    wait.name === 'existing' ? ` Before that it was ${healthPreExistingWaitEarlier.text}.` : '';
  return [
    {
      title: `The rules allow at most ${countText(wait.max, 'month')}`,
      text: `You entered ${countText(wait.typed, 'month')}. For a policy from ${from} on the longest wait is ${countText(wait.max, 'month')}, which we count here.${earlier}`,
    },
  ];
}

function oldRulesException({ start }: WaitingInput): AnswerException[] {
  if (!start || start >= waitingRulesFrom) return [];
  return [
    {
      title: 'Your policy was sold under other rules',
      text: `It is from before ${formatDate(waitingRulesFrom)}, when an illness you have could wait ${healthPreExistingWaitEarlier.text}; today at most ${healthPreExistingWait.text}. Enter the waits it prints, and ask the insurer what holds now.`,
    },
  ];
}

function addedSumException(input: WaitingInput, today: IsoDate): AnswerException[] {
  const { need, oldSum } = input;
  const added = addedSumOf(input);
  const left = leftOf(need, { ...input, before: 0 });
  if (statusOf(need, { ...input, before: 0 }, today) === 'over') return [];
  if (added === 0 || oldSum === null || !left || left.count === 0) return [];
  return [
    {
      title: `For the added ${rupeesInWords(added)} you wait again`,
      text: `Your months count up to ${rupeesInWords(oldSum)}. What is above it ${need === 'undeclared' ? 'can no longer be disputed' : 'pays'} ${fromText(left)}.`,
    },
  ];
}

const undeclaredException: AnswerException = {
  title: 'Declare it now',
  text: 'Before that month a claim can be refused because the form was not complete; from then on only proven fraud counts. Write to the insurer and declare the illness now.',
};

function creditException({ before }: WaitingInput): AnswerException[] {
  if (before === 0) return [];
  const title = before === 1 ? 'Your month counts' : `Your ${before} months count`;
  return [
    {
      title,
      text: `${before === 1 ? 'It counts' : 'They count'} ${healthPortabilityCredit.text.toLowerCase()}, if the policy was renewed or moved within ${healthRenewalGrace.text} of its end. After an employer’s policy, ask the insurer to confirm in writing that ${before === 1 ? 'it counts' : 'they count'}.`,
    },
  ];
}

/** The illness that was named, beside the answer about something else. */
function illnessException(input: WaitingInput): AnswerException[] {
  const { treated, need, start } = input;
  const left = leftOf('existing', input);
  if (!isInTreatment(treated) || need === 'existing' || need === 'undeclared' || !left) return [];
  const name = illnessName(treated) ?? 'The illness in treatment';
  const end = datesOf(input).existing;
  const day = start ? `: ${formatDate(end.safe)}` : '';
  return [
    {
      title: `${name} is covered ${fromText(left)}`,
      text: `${name} and what follows from it, once declared, are covered ${fromText(left)} on${day}.`,
    },
  ];
}

function needException({ need }: WaitingInput): AnswerException[] {
  switch (need) {
    case 'existing':
      return [
        {
          title: 'What counts as an illness you have',
          text: `It was found, or a doctor advised or treated it, in the ${healthPreExistingLookBack.text} before the policy.`,
        },
      ];
    case 'listed':
      return [
        {
          title: 'The policy’s own list decides',
          text: `The list has the code ${healthListedDiseaseCode.text}. After an accident you do not wait for the operation.`,
        },
      ];
    case 'fresh':
      return [
        {
          title: 'An illness that shows itself earlier',
          text: 'It is not paid for, even if the bill comes later.',
        },
      ];
    case 'accident':
      return [
        {
          title: 'A listed operation too',
          text: 'After an accident you do not wait, not even for an operation on the list.',
        },
      ];
    case 'birth':
      return [
        {
          title: 'Ask what the wait counts up to',
          text: 'A plan counts this wait up to the birth, or up to the start of the pregnancy: ask which. In the second case the first birth that is covered comes about nine months later.',
        },
      ];
    case 'undeclared':
      return [];
  }
}

/** Sentences that are folded with the exceptions. */
function needSentences({ need, start }: WaitingInput): Prose[] {
  switch (need) {
    case 'existing':
      return [
        // If there is no start, this is the sentence below the drawing (`waitingText`).
        ...(start ? ['For everything else you wait no longer than other people.'] : []),
        `From ${vayVandanaAge.text} there is [free public cover](/senior-citizen#free-cover-from-70): ${vayVandanaCover.text}. In it, an illness one already has is ${vayVandanaExistingIllness.text.toLowerCase()}.`,
      ];
    case 'listed':
      return [
        'Did a doctor advise it before the policy began? Then it counts as an illness you have, and the later of the two dates holds.',
      ];
    case 'birth':
      return [
        'A new personal policy does not pay for a pregnancy that existed when it was bought.',
      ];
    default:
      return [];
  }
}

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
      working: { caption: 'How the wait is counted', rows: waitingRows(input) },
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
