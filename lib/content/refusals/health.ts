// Refusals of health claims, cashless and reimbursement.
import { healthPreExistingWait } from '../figures/health.ts';
import type { RefusalReason } from './refusal-types.ts';

export const healthReasons: readonly RefusalReason[] = [
  {
    id: 'pre-existing-disease',
    lines: ['health-cashless', 'health-reimbursement'],
    label: 'Pre-existing disease (PED, Excl01)',
    words: ['Excl01', '4.1', 'PED', 'pre-existing', 'purani bimari', 'पुरानी बीमारी'],
    meaning:
      'The insurer says that the illness was there before the policy began, and that its waiting period is not over.',
    rules: [
      {
        label: 'Longest wait for a pre-existing disease',
        figure: healthPreExistingWait,
        text: 'Your policy may have a shorter one. Months served with an earlier insurer count if you ported.',
      },
    ],
    tests: [
      {
        clock: healthPreExistingWait,
        from: 'began',
        at: 'arose',
        within: {
          standing: 'may-stand',
          text: 'A wait of up to {length} runs to {end}. Your claim arose on {at}, within it. Read the wait of your own policy, and count the months that you ported.',
        },
        after: {
          standing: 'cannot-stand',
          text: 'A wait may last {length} at the most. It ended on {end}, and your claim arose later, on {at}.',
        },
      },
    ],
    turnsOn:
      'Whether a doctor diagnosed or treated this illness before the policy, and whether it is the illness of this claim.',
    evidence: [
      {
        paper: 'Policy schedules of every year without a break',
        proves: 'The day from which the wait is counted',
      },
    ],
    letter: [
      'You refuse the claim as a pre-existing disease. My cover began on {began}, and the claim arose on {arose}. Please state the clause, the wait of my policy and the day on which it ends by your count.',
      `The law allows a wait of ${healthPreExistingWait.text} at the most (${healthPreExistingWait.source.title}).`,
    ],
    cannotJudge:
      'Whether the illness of this claim was there before the policy: doctors’ papers decide that.',
    elsewhere:
      'An earlier policy that ran on, or a cover from an employer, often without this wait.',
    cases: ['health-ped-parija-2010', 'health-ped-soni-2010'],
  },
];
