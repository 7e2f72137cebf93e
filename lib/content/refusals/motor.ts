// Refusals of claims for a vehicle: own damage, theft, third party.
import { lateNotice, noticeVehicleTheft } from '../figures/claims.ts';
import type { RefusalReason } from './refusal-types.ts';

export const motorReasons: readonly RefusalReason[] = [
  {
    id: 'late-notice-theft',
    lines: ['theft'],
    label: 'Late intimation of the theft (condition 1)',
    words: [
      'late intimation',
      'condition 1',
      'immediate notice',
      'delay in informing',
      'der se suchna',
      'देर से सूचना',
    ],
    meaning: 'The insurer says that you told it of the theft too late.',
    rules: [
      {
        label: 'Late notice of a claim',
        figure: lateNotice,
        text: 'The policy’s own time for notice is a term of the policy and not law.',
      },
      {
        label: 'Notice of a theft in policies',
        figure: noticeVehicleTheft,
        text: 'Your own policy has the time that counts.',
      },
    ],
    tests: [],
    turnsOn: 'Whether the police were told at once, and whether the theft itself is in doubt.',
    evidence: [
      {
        paper: 'FIR with its day and hour',
        proves: 'That the theft was reported at once, and that it happened',
      },
    ],
    letter: [
      `You refuse the claim because you were told late. Delay is not by itself a ground to reject (${lateNotice.source.title}). The theft was reported to the police; a copy of the FIR is enclosed. Please say what the delay kept you from finding out.`,
    ],
    cannotJudge: 'Whether a reason for the delay is a good one.',
    cases: ['theft-gurshinder-2020', 'theft-om-prakash-2017', 'theft-jaina-2022'],
  },
];
