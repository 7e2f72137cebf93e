/** Notes beside a date, for the purpose in the query. */
import {
  healthListedDiseaseCode,
  healthPortabilityCredit,
  healthPreExistingLookBack,
} from '../../content/figures/health.ts';
import {
  vayVandanaAge,
  vayVandanaCover,
  vayVandanaExistingIllness,
} from '../../content/figures/health-schemes.ts';
import { healthRenewalGrace } from '../../content/figures/renewals.ts';
import type { Prose } from '../../content/types.ts';
import { formatDate } from '../../dates/format-date.ts';
import { diabetesText, illnessName, isInTreatment } from './illness-field.ts';
import type { WaitingDates } from './waiting-period-dates.ts';
import type { WaitingInput } from './waiting-period-fields.ts';

export function waitingReasons(input: WaitingInput, dates: WaitingDates): Prose[] {
  return [
    ...illnessSentences(input, dates),
    ...needSentences(input),
    ...(input.before > 0 ? [creditSentence(input)] : []),
  ];
}

/** The illness that was named, beside the answer about something else, and where to read on. */
function illnessSentences({ treated, need }: WaitingInput, { existing }: WaitingDates): Prose[] {
  const name = illnessName(treated) ?? 'The illness in treatment';
  return [
    ...(isInTreatment(treated) && need !== 'existing' && need !== 'undeclared'
      ? [
          `${name} and what follows from it, once declared, are covered from ${formatDate(existing)} on.`,
        ]
      : []),
    ...(treated === 'diabetes' ? [diabetesText] : []),
  ];
}

function needSentences({ need }: WaitingInput): Prose[] {
  switch (need) {
    case 'existing':
      return [
        `It is an illness you have if it was found, or a doctor advised or treated it, in the ${healthPreExistingLookBack.text} before the policy. What has nothing to do with it waits no longer than for others.`,
        `From ${vayVandanaAge.text} there is [free public cover](/senior-citizen#free-cover-from-70): ${vayVandanaCover.text}. An illness one already has: ${vayVandanaExistingIllness.text.toLowerCase()}.`,
      ];
    case 'listed':
      return [
        `The policy’s own list decides, under the code ${healthListedDiseaseCode.text}. After an accident the operation does not wait.`,
        'Did a doctor advise it before the policy began? Then it is an illness you have, and the later of the two dates counts.',
      ];
    case 'fresh':
      return [
        'An illness that shows itself earlier is not paid for, even if the bill comes later.',
      ];
    case 'accident':
      return ['Accidents do not wait, not even for an operation on the list.'];
    case 'birth':
      return [
        'A plan counts this wait up to the birth, or up to the start of the pregnancy: ask which. In the second case the first birth that is covered comes about nine months later.',
        'A new personal policy does not pay for a pregnancy that existed when it was bought.',
      ];
    case 'undeclared':
      return [
        'Before that day a claim can be refused because the form was not complete; from then on only proven fraud counts. Write to the insurer and declare the illness now.',
      ];
  }
}

function creditSentence({ before }: WaitingInput): Prose {
  return `${before === 1 ? 'Your month counts' : `Your ${before} months count`} ${healthPortabilityCredit.text.toLowerCase()}, if the policy was renewed or moved within ${healthRenewalGrace.text} of its end. Of an employer’s policy, ask the insurer to confirm in writing that they count.`;
}
