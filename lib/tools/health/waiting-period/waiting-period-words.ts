/** The sentences of the calculator "when will it pay": months of the policy, and its days where the start is known. */
import type { Prose } from '../../../content/types.ts';
import { formatDate } from '../../../dates/format-date.ts';
import { addDays, type IsoDate } from '../../../dates/iso-date.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText, lowerFirst, upperFirst } from '../../../text/words.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import { illnessName } from '../illness-field.ts';
import { fromText, type WaitEnd, type WaitLeft } from './waiting-period-dates.ts';
import {
  needLabels,
  needName,
  type WaitingInput,
  waitingRulesFrom,
} from './waiting-period-fields.ts';
import { datesOf, leftOf, monthsOf, statusOf, waitText } from './waiting-period-working.ts';

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

const onlyFraud = 'only fraud, if proven, still counts against you';

export function waitingVerdict(input: WaitingInput, today: IsoDate): string {
  const { need, start, treated } = input;
  const end = datesOf(input)[need];
  if (end && statusOf(need, input, today) === 'over')
    return `Over since ${formatDate(end.safe)}: ${overText(input)}`;
  const waits = leftFor(input).count > 0;
  if (need === 'undeclared') {
    const counts = waits
      ? 'an illness left off the form can be held against you for a time'
      : onlyFraud;
    // The policy was sold under a longer wait; the insurer must say whether the newer rule applies to it.
    const isOld = start !== null && start < waitingRulesFrom;
    return isOld ? `By the rule of 2024, ${counts}` : upperFirst(counts);
  }
  const illness = illnessName(treated);
  const covered = `is covered ${waits ? 'after a wait' : 'without a wait'}`;
  if (need === 'existing' && illness)
    return `Once you declare ${lowerFirst(illness)}, it ${covered}`;
  return `${needLabels[need]}${need === 'existing' ? ' and declare' : ''} ${covered}`;
}

/** "diabetes, once declared, is covered" */
function overText({ need, treated }: WaitingInput): string {
  if (need === 'undeclared') return onlyFraud;
  if (need !== 'existing') return `${lowerFirst(needLabels[need])} is covered`;
  return `${lowerFirst(illnessName(treated) ?? needLabels.existing)}, once declared, is covered`;
}

/** The rest of the wait, and the month of the policy from which it pays. */
export function waitingNumbers(input: WaitingInput, today: IsoDate): HeadlineNumber[] {
  const { need, before } = input;
  const isOver = statusOf(need, input, today) === 'over';
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
  const label = isOver
    ? 'The wait was'
    : need === 'undeclared'
      ? before > 0
        ? 'Can still be disputed for'
        : 'Can be disputed for'
      : before > 0
        ? 'You still wait'
        : 'You wait';
  return [{ label, value: waitText(left.count, left.unit) }, from];
}

/** The day, if the start is known. Otherwise a sentence on what does not depend on the wait. */
export function waitingText(input: WaitingInput, today: IsoDate): Prose[] {
  const { need, start } = input;
  const end = datesOf(input)[need];
  if (start && end) return textOfStatus(input, start, end, today);
  return need === 'existing' ? ['For everything else you wait no longer than other people.'] : [];
}

function textOfStatus(
  input: WaitingInput,
  start: IsoDate,
  { safe }: WaitEnd,
  today: IsoDate,
): Prose[] {
  const isDispute = input.need === 'undeclared';
  const status = statusOf(input.need, input, today);
  const isServed = status !== 'two-counts' && leftFor(input).count === 0;
  if (isDispute && (isServed || status === 'over'))
    return ['By the rule of 2024, a claim can be refused for it only if fraud is proven.'];
  switch (status) {
    case 'over':
      return ['A claim that arose on that day or later cannot be refused for this wait.'];
    case 'two-counts':
      return ['By one count it is over today, by another tomorrow: ask the insurer how it counts.'];
    case 'running': {
      const says = isDispute
        ? `it can be disputed until ${formatDate(addDays(safe, -1))}`
        : `this is covered from ${formatDate(safe)}`;
      const day = formatDate(start);
      return [
        start > today
          ? `If the policy starts on ${day}, ${says}.`
          : `Your policy began on ${day}: ${says}.`,
      ];
    }
    default:
      return [];
  }
}

const refusedStep: NextStep = {
  text: 'Was a claim refused for it? See what your dates say',
  link: 'Refused claim',
  href: '/claim/refused',
};

export function waitingSteps(input: WaitingInput, today: IsoDate): NextStep[] {
  const { need, treated, start } = input;
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
    statusOf(need, input, today) === 'over' ? refusedStep : first[need],
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
