/** The sentences of the calculator "when will it pay": months of the policy, and its days where the start is known. */
import {
  healthListedDiseaseCode,
  healthPortabilityCredit,
  healthPreExistingLookBack,
} from '../../../content/figures/health.ts';
import {
  vayVandanaAge,
  vayVandanaCover,
  vayVandanaExistingIllness,
} from '../../../content/figures/health-schemes.ts';
import { healthRenewalGrace } from '../../../content/figures/renewals.ts';
import type { Prose } from '../../../content/types.ts';
import { formatDate } from '../../../dates/format-date.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText, lowerFirst } from '../../../text/words.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerException } from '../../calculators/calculator.ts';
import { diabetesText, illnessName, isInTreatment } from '../illness-field.ts';
import { fromText, type WaitLeft } from './waiting-period-dates.ts';
import {
  needLabels,
  needName,
  type WaitingInput,
  waitingRulesFrom,
} from './waiting-period-fields.ts';
import { addedSumOf, datesOf, leftOf, monthsOf, waitText } from './waiting-period-working.ts';

/** "Diabetes, covered for 24 months before, policy from 1 June 2027" */
export function waitingQuestion(input: WaitingInput): string {
  const { need, before, start, oldSum, newSum } = input;
  return [
    needName(need, input),
    ...(before > 0 ? [`covered for ${countText(before, 'month')} before`] : []),
    ...(start ? [`policy from ${formatDate(start)}`] : []),
    ...(oldSum !== null && newSum !== null
      ? [`${rupeesInWords(oldSum)} before, ${rupeesInWords(newSum)} now`]
      : []),
  ].join(', ');
}

/** "the wait for diabetes" */
export function waitingSubject({ need, treated }: WaitingInput): string {
  switch (need) {
    case 'existing':
      return `the wait for ${lowerFirst(illnessName(treated) ?? needLabels.existing)}`;
    case 'accident':
      return 'cover after an accident';
    case 'undeclared':
      return lowerFirst(needLabels.undeclared);
    default:
      return `the wait for ${lowerFirst(needLabels[need])}`;
  }
}

export function waitingVerdict(input: WaitingInput): string {
  const { need, start, treated } = input;
  const waits = leftFor(input).count > 0;
  if (need === 'undeclared') {
    const omission = 'illness left off the form';
    const counts = waits ? 'can be held against you for a time' : 'no longer counts against you';
    // The policy was sold under a longer wait; the insurer must say whether the newer rule applies to it.
    return start && start < waitingRulesFrom
      ? `By the rule of 2024, an ${omission} ${counts}`
      : `An ${omission} ${counts}`;
  }
  const illness = illnessName(treated);
  const covered = `is covered ${waits ? 'after a wait' : 'without a wait'}`;
  if (need === 'existing' && illness)
    return `Once you declare ${lowerFirst(illness)}, it ${covered}`;
  return `${needLabels[need]}${need === 'existing' ? ' and declare' : ''} ${covered}`;
}

/** The rest of the wait, and the month of the policy from which it pays. */
export function waitingNumbers(input: WaitingInput): HeadlineNumber[] {
  const { need, before } = input;
  const left = leftFor(input);
  const printed = monthsOf(need, input) ?? 0;
  const from = {
    label: need === 'undeclared' ? 'No longer disputed' : 'Covered',
    value: fromText(left),
  };
  if (left.count === 0) {
    return printed > 0 && before > 0
      ? [from, { label: 'You waited already', value: waitText(Math.min(before, printed), 'month') }]
      : [from];
  }
  const label =
    need === 'undeclared'
      ? before > 0
        ? 'Can still be disputed for'
        : 'Can be disputed for'
      : before > 0
        ? 'You still wait'
        : 'You wait';
  return [{ label, value: waitText(left.count, left.unit) }, from];
}

/** With its start, the day; without one, what has nothing to do with the wait. */
export function waitingText(input: WaitingInput): Prose[] {
  const { need, start } = input;
  const date = start && datesOf(input)[need];
  if (date) {
    const says = need === 'undeclared' ? 'it can be disputed until' : 'this is covered from';
    return date === start
      ? []
      : [`If the policy starts on ${formatDate(start)}, ${says} ${formatDate(date)}.`];
  }
  return need === 'existing' ? ['For everything else you wait no longer than other people.'] : [];
}

/** The most important first: the answer shows one, and folds the others. */
export function waitingExceptions(input: WaitingInput): AnswerException[] {
  return [
    ...oldRulesException(input),
    ...addedSumException(input),
    ...(input.need === 'undeclared' ? [undeclaredException] : []),
    ...creditException(input),
    ...illnessException(input),
    ...(input.treated === 'diabetes'
      ? [{ title: 'Ask for a shorter wait', text: diabetesText }]
      : []),
    ...needException(input),
  ];
}

/** Sentences that are folded with the exceptions. */
export function needSentences({ need, start }: WaitingInput): Prose[] {
  switch (need) {
    case 'existing':
      return [
        // Without a start it is the sentence below the drawing.
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

export function waitingSteps({ need, treated, start }: WaitingInput): NextStep[] {
  const chooseHref =
    treated === 'diabetes'
      ? '/diabetes-health-insurance#how-to-choose'
      : '/health-insurance#how-to-choose';
  const first: Record<typeof need, NextStep> = {
    existing: {
      text: 'Compare plans by the months you have to wait',
      link: 'How to choose',
      href: chooseHref,
    },
    listed: {
      text: 'Ask insurers for the list of operations, and the wait for each',
      link: 'Insurers',
      href: '/insurance-companies',
    },
    fresh: {
      text: 'Compare plans by what they pay after the wait',
      link: 'How to choose',
      href: chooseHref,
    },
    accident: { text: 'After an accident, know what to do first', link: 'A claim', href: '/claim' },
    birth: {
      text: 'See whether maternity cover is worth its price',
      link: 'Maternity sum',
      href: '/maternity-health-insurance/maternity-cover-calculator',
    },
    undeclared: {
      text: 'Write to the insurer and declare the illness',
      link: 'Insurers',
      href: '/insurance-companies',
    },
  };
  const steps: NextStep[] = [
    first[need],
    {
      text: 'Changing the insurer? The months you waited go with you',
      link: 'Switch insurer',
      href: '/health-insurance#portability',
    },
    start
      ? { text: 'Renew it before its last day', link: 'Renewal dates', href: '/renewal' }
      : {
          text: 'Enter the start of your policy to see the dates',
          link: 'Start date',
          href: '#change',
        },
  ];
  return steps;
}

function leftFor(input: WaitingInput): WaitLeft {
  const left = leftOf(input.need, input);
  if (left === null) throw new RangeError('a birth is asked about with its wait');
  return left;
}

function oldRulesException({ start }: WaitingInput): AnswerException[] {
  if (!start || start >= waitingRulesFrom) return [];
  return [
    {
      title: 'Your policy was sold under other rules',
      text: `It is from before ${formatDate(waitingRulesFrom)}. Enter the waits it prints, and ask the insurer what holds now.`,
    },
  ];
}

function addedSumException(input: WaitingInput): AnswerException[] {
  const { need, oldSum } = input;
  const added = addedSumOf(input);
  const left = leftOf(need, { ...input, before: 0 });
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
  const day = start ? `: ${formatDate(datesOf(input).existing)}` : '';
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
