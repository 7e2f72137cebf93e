/** The brief for an insurer or adviser: which waits a policy has, and which months count. */
import {
  healthInitialWait,
  healthPreExistingWait,
  healthSpecificWait,
} from '../../content/figures/health.ts';
import { countText, lowerFirst } from '../../text/words.ts';
import type { AnswerBrief } from '../calculators/calculator.ts';
import { illnessName, isInTreatment } from './illness-field.ts';
import type { WaitingInput } from './waiting-period-fields.ts';

export function waitingBrief({ need, treated, before }: WaitingInput): AnswerBrief {
  const isIll = need === 'existing' || need === 'undeclared' || isInTreatment(treated);
  const illness = lowerFirst(illnessName(treated) ?? 'the illness');
  return {
    askInWriting: [
      ...(isIll
        ? [`How many months does ${illness} wait, and what counts as its complication?`]
        : []),
      'Which illnesses and operations wait by the list, and how many months each?',
      ...(need === 'birth'
        ? ['Does the wait for a birth count up to the birth, or up to the start of the pregnancy?']
        : []),
      ...(before > 0
        ? [
            `Do you count the ${countText(before, 'month')} of the policy before, for every wait and for the whole sum insured?`,
          ]
        : []),
      'Which waits can be shorter, and what does that add to the premium?',
      'What happens to the months waited if a renewal is late?',
    ],
    mustHaveTerms: [
      `Waiting periods no longer than these: ${healthInitialWait.text} at first, ${healthSpecificWait.text} for listed illnesses, ${healthPreExistingWait.text} for an illness that was declared.`,
      'No wait after an accident, not even for a listed operation.',
      ...(before > 0
        ? [`The ${countText(before, 'month')} of the policy before, printed as waited already.`]
        : []),
      ...(isIll ? ['The illness as declared, with its wait in months, in the policy itself.'] : []),
      'Each wait printed in the customer information sheet.',
    ],
  };
}
