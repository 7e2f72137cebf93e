/** A new policy that may be given back: life and health have the same free look, counted from the day of receipt. */
import { answerPath } from '../../site/tool-paths.ts';
import type { DatedFlow } from '../dated-flow.ts';
import {
  healthCancellationNotice,
  healthFreeLook,
  healthFreeLookRefund,
} from '../figures/health.ts';
import { lifeFreeLook, lifeFreeLookRefundTime } from '../figures/life.ts';
import {
  contactBlank,
  type FilledLetter,
  insurerBlank,
  letterClose,
  nameBlank,
  policyBlank,
} from '../letter.ts';

/** The form with everything but the date filled in. */
export const freeLookHref = `${answerPath('/renewal')}?line=new`;

export const freeLook: DatedFlow = {
  startLabel: 'You receive it on',
  pastStartLabel: 'Received on',
  todayLabel: 'You are here',
  dates: [{ name: 'last', figure: healthFreeLook }],
  rows: [
    {
      id: 'received',
      title: 'You receive the policy',
      pastTitle: 'You received the policy',
      text: 'The days count from here. The e-mail or the courier’s message proves the day.',
      at: 'start',
    },
    {
      id: 'last',
      title: 'Last day to give it back',
      text: `{last|length} from receipt. Premium back, less a share for the days covered, medical tests and stamp duty. The insurer has ${healthFreeLookRefund.text} from your request to pay.`,
      at: 'last',
      reminder: 'early',
    },
  ],
  states: [
    {
      id: 'open',
      until: 'last',
      heading: 'You can give the policy back',
      deadline: 'last',
      answer:
        'A new life policy, or a health policy of a year or more, can be given back until {last}. A policy for a vehicle or a trip cannot.',
      doNow: [
        'Compare the policy with what you were told: sum, premium, years, your health answers.',
        'To give it back, write to the insurer by {last} and keep the proof of the day. [A letter](#letter) is ready further down.',
      ],
    },
    {
      id: 'over',
      until: null,
      heading: 'The free look is over',
      answer: 'The last day to give it back was {last}.',
      doNow: [
        'Promised something else? [Complain to the insurer](/faqs#faqs-seller-misled-me).',
        `Health: you may cancel with ${healthCancellationNotice.text} of notice. Life: ask for the surrender value before you stop paying.`,
      ],
    },
  ],
  keepReady: ['Policy number and insurer', 'Proof of the day on which you received it'],
  figures: [
    healthFreeLook,
    lifeFreeLook,
    healthFreeLookRefund,
    lifeFreeLookRefundTime,
    healthCancellationNotice,
  ],
};

/** Gives no reason: none is needed. */
export const freeLookLetter: FilledLetter = {
  title: 'Give the policy back',
  mailSubject: 'Free look: policy {policy} given back',
  blanks: [
    insurerBlank,
    policyBlank,
    { id: 'due', label: 'Policy received on', kind: 'date', maxLength: 10 },
    nameBlank,
    contactBlank,
  ],
  letter: [
    '{name}\n{contact}',
    'To {insurer}',
    'Free look: I give back policy {policy}',
    `I received this policy on {due}. I give it back within the free look of ${healthFreeLook.text}. Please cancel it, and confirm to me in writing on which day you had this letter.`,
    `Please refund the premium within ${healthFreeLookRefund.text} of this request (${healthFreeLookRefund.source.title}), and list each sum that you take off: for the days covered, for medical tests, for stamp duty.`,
    letterClose,
  ],
};
