// Refusals of claims after a death.
import { lifeQuestionLimit } from '../figures/claims.ts';
import type { RefusalReason } from './refusal-types.ts';

export const lifeReasons: readonly RefusalReason[] = [
  {
    id: 'section-45',
    lines: ['life'],
    label: 'Policy called into question (section 45)',
    words: ['section 45', 'sec 45', 's.45', 'dhara 45', 'धारा 45'],
    meaning:
      'The insurer says that a fact in the proposal was hidden or wrong, and that it would not have issued the policy.',
    rules: [
      {
        label: 'Last time at which a life policy can be questioned',
        figure: lifeQuestionLimit,
        text: 'Counted from the latest of issue, start of risk, revival and rider.',
      },
    ],
    tests: [
      {
        clock: lifeQuestionLimit,
        from: 'began',
        at: 'letter',
        within: {
          standing: 'may-stand',
          text: 'The insurer may question a policy for {length}, here until {end}. Its letter is of {at}. It must name the hidden fact and its proof in writing.',
        },
        after: {
          standing: 'cannot-stand',
          text: 'No life policy can be questioned on any ground after {length}. They ended on {end}, and the letter is of {at}. A revival or a rider starts them again.',
        },
      },
    ],
    turnsOn:
      'Whether the fact was asked for in the proposal, was known, and would have changed the decision to insure.',
    evidence: [
      {
        paper: 'The policy with its day of issue, and every receipt of a revival',
        proves: 'The day from which the years are counted',
      },
    ],
    letter: [
      'You call the policy into question. It began on {began}; your letter is of {letter}. Please state the fact, the question of the proposal to which it belongs, and the papers on which you rely, as section 45 asks.',
    ],
    cannotJudge:
      'Whether the fact was hidden on purpose: the proposal form and doctors’ papers decide that.',
    cases: ['life-makhija-2023'],
  },
];
