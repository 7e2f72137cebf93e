/** What differs from the plain answer "when will it pay", each as a card, and the sentences folded with them. */
import {
  healthListedDiseaseCode,
  healthPortabilityCredit,
  healthPreExistingLookBack,
  healthPreExistingWait,
  healthPreExistingWaitEarlier,
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
import { countText } from '../../../text/words.ts';
import type { AnswerException } from '../../calculators/calculator.ts';
import { diabetesText, illnessName, isInTreatment } from '../illness-field.ts';
import { dayOf, fromText } from './waiting-period-dates.ts';
import {
  unlawfulWait,
  type WaitingInput,
  waitingRulesFrom,
  withLawfulWaits,
} from './waiting-period-fields.ts';
import { addedSumOf, datesOf, leftOf, statusOf } from './waiting-period-working.ts';

/** The most important first: the answer shows one, and folds the others. */
export function waitingExceptions(typed: WaitingInput, today: IsoDate): AnswerException[] {
  const input = withLawfulWaits(typed);
  const isOver = statusOf(input.need, input, today) === 'over';
  return [
    ...unlawfulWaitException(typed),
    ...oldRulesException(input),
    ...addedSumException(input, today),
    ...(input.need === 'undeclared' && !isOver ? [undeclaredException] : []),
    ...creditException(input),
    ...illnessException(input, today),
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
function illnessException(input: WaitingInput, today: IsoDate): AnswerException[] {
  const { treated, need, start } = input;
  const left = leftOf('existing', input);
  if (!isInTreatment(treated) || need === 'existing' || need === 'undeclared' || !left) return [];
  const name = illnessName(treated) ?? 'The illness in treatment';
  const end = datesOf(input).existing;
  const day = start ? `: ${formatDate(dayOf(end, today))}` : '';
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
export function needSentences({ need, start }: WaitingInput): Prose[] {
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
