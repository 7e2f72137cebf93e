// Refusals of claims of every line.
import { lateNotice } from '../figures/claims.ts';
import { type RefusalReason, refusalLines } from './refusal-types.ts';

export const allLinesReasons: readonly RefusalReason[] = [
  {
    id: 'late-papers',
    lines: refusalLines,
    label: 'Papers missing or sent late',
    words: [
      'documents not submitted',
      'missing papers',
      'query not answered',
      'kagaz nahi mile',
      'कागज',
    ],
    meaning: 'The insurer says that a paper it asked for did not come, or came too late.',
    rules: [
      {
        label: 'A missing or late paper',
        figure: lateNotice,
        text: 'An insurer asks for the papers that it needs, and says which.',
      },
    ],
    tests: [],
    turnsOn: 'Whether the paper is needed for the decision, and whether you could get it at all.',
    evidence: [
      {
        paper: 'Your e-mails or receipts with a date',
        proves: 'Which papers you sent, and on which day',
      },
    ],
    letter: [
      `You closed the claim because papers are missing. That is not by itself a ground to reject it (${lateNotice.source.title}). My papers went to you on {papers}. Please list each paper that you still need, and say why.`,
    ],
    cannotJudge: 'Whether a paper that you cannot get is needed.',
    cases: ['theft-gurmel-singh-2022', 'health-cashless-mohapatra-2024', 'health-covid-ramya-2024'],
  },
];
