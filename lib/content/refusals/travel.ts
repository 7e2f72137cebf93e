// Refusals of travel claims.
import type { RefusalReason } from './refusal-types.ts';

export const travelReasons: readonly RefusalReason[] = [
  {
    id: 'travel-pre-existing',
    lines: ['travel'],
    label: 'Pre-existing illness on a journey',
    words: ['pre-existing', 'PED', 'past illness', 'not declared', 'purani bimari', 'पुरानी बीमारी'],
    meaning:
      'The insurer says that the illness abroad comes from one that you had before the journey or did not declare.',
    rules: [],
    unread:
      'No rule of law fixes what a travel policy must pay for an earlier illness. The wording of your own policy decides.',
    tests: [],
    turnsOn:
      'Whether the proposal asked for this illness, what you answered, and whether the emergency comes from it.',
    evidence: [
      {
        paper: 'The proposal form as it was filled in',
        proves: 'What you were asked and what you answered',
      },
    ],
    letter: [
      'You refuse the claim as a pre-existing illness. Please name the clause, the question of the proposal, and the medical paper that shows that this emergency comes from that illness.',
    ],
    cannotJudge:
      'Whether the emergency comes from the earlier illness: doctors’ papers decide that.',
    elsewhere: 'Baggage, delay and other sections of the same policy are judged on their own.',
    cases: ['travel-nanda-2021', 'travel-gill-2024', 'travel-oriental-2026'],
  },
];
