/** Refusals of claims of every line. */
import { lateNotice, lifeQuestionLimit } from '../figures/claims.ts';
import { healthMoratorium, healthRejectionTerm } from '../figures/health.ts';
import { fraudIntent, olderLateNotice } from '../figures/refusals-health.ts';
import type { Rule } from '../types.ts';
import { type RefusalReason, refusalLines } from './refusal-types.ts';

const olderCircular: Rule = {
  label: 'Older circular on delay',
  figure: olderLateNotice,
  text: 'It holds for claims before the newer circular too. The insurer must ask for the reason of the delay and record it.',
};

export const allLinesReasons: readonly RefusalReason[] = [
  {
    id: 'late-papers',
    lines: refusalLines,
    label: 'Papers missing or sent late',
    words: [
      'not supplied',
      'documents not submitted',
      'missing papers',
      'query not answered',
      'no reply to reminders',
      'claim closed',
      'closed as no claim',
      'original bills not submitted',
      'kagaz nahi mile',
      'kagaz nahi diye',
      'file band',
      'कागज',
      'दस्तावेज नहीं दिए',
      'फाइल बंद',
    ],
    meaning: 'The insurer says that a paper it asked for did not come, or came too late.',
    rules: [
      {
        label: 'A missing or late paper',
        figure: lateNotice,
        text: 'An insurer asks for the papers that it needs, and says which. A hospital’s papers it gets from the hospital.',
      },
      olderCircular,
    ],
    tests: [],
    turnsOn: 'Whether the paper is needed for the decision, and whether you could get it at all.',
    evidence: [
      {
        paper: 'Your e-mails or receipts with a date',
        proves: 'Which papers you sent, and on which day',
      },
      {
        paper: 'Letter of the office or hospital that does not give the paper',
        proves: 'That you cannot get it',
      },
    ],
    letter: [
      `You closed the claim because papers are missing. That is not by itself a ground to reject it (${lateNotice.source.title}). My papers went to you on {papers}. Please list each paper that you still need, and say why.`,
    ],
    cannotJudge: 'Whether a paper that you cannot get is needed.',
    cases: ['theft-gurmel-singh-2022', 'health-cashless-mohapatra-2024', 'health-covid-ramya-2024'],
  },
  {
    id: 'late-notice',
    // A theft has a row of its own: the report to the police decides it.
    lines: [
      'health-cashless',
      'health-reimbursement',
      'life',
      'own-damage',
      'third-party',
      'travel',
      'accident',
    ],
    label: 'Insurer told too late (late intimation)',
    words: [
      'late intimation',
      'delayed intimation',
      'late notice',
      'intimation not given in time',
      'not intimated within the period',
      'delay in reporting the claim',
      'claim filed late',
      'der se soochna',
      'der se suchna',
      'देर से सूचना',
      'देरी से सूचना',
    ],
    meaning: 'The insurer says that you told it of the claim later than the policy allows.',
    rules: [
      {
        label: 'Late notice of a claim',
        figure: lateNotice,
        text: 'The time in your policy is a term of the policy. Delay alone does not end the claim.',
      },
      olderCircular,
    ],
    tests: [],
    turnsOn:
      'Why you were late, and whether the delay kept the insurer from finding something out.',
    evidence: [
      {
        paper: 'Call list, e-mails and reference numbers of your first notice',
        proves: 'When you told the insurer, the agent or the hospital’s desk',
      },
      {
        paper: 'Hospital record, death certificate or travel papers of those days',
        proves: 'Why you could not do it earlier',
      },
    ],
    letter: [
      `You refuse because you were told late. Delay is not by itself a ground to reject (${lateNotice.source.title}). It happened on {arose}. Please say what the delay kept you from finding out, and whether you would have paid without it.`,
    ],
    cannotJudge: 'Whether a reason for the delay is a good one.',
    cases: ['health-covid-ramya-2024', 'own-damage-bhilawe-2020'],
  },
  {
    id: 'fraud',
    lines: refusalLines,
    label: 'Fraud, false statement or forged papers',
    words: [
      'fraud',
      'fraudulent claim',
      'false statement',
      'fabricated documents',
      'forged',
      'manipulated bills',
      'inflated bills',
      'documents not genuine',
      'farzi bill',
      'dhokha',
      'dhokhadhadi',
      'फर्जी बिल',
      'धोखाधड़ी',
    ],
    meaning: 'The insurer says that a statement or a paper in the claim is false, and meant so.',
    rules: [
      {
        label: 'What is no fraud',
        figure: fraudIntent,
        text: 'A term of a health policy, in the words of the law on life insurance. A mistake is not fraud.',
      },
      {
        label: 'Health: after the moratorium',
        figure: healthMoratorium,
        text: 'Fraud stays a ground, but it must be established. Suspicion is not enough.',
      },
      {
        label: 'Life: last day for any ground',
        figure: lifeQuestionLimit,
        text: 'Fraud in the proposal too is barred after it. The insurer must state grounds and materials in writing.',
      },
    ],
    tests: [],
    turnsOn: 'What the insurer can prove, who made the paper, and whether you meant to deceive.',
    evidence: [
      {
        paper: 'Bank record of what you paid',
        proves: 'That the bill is real',
      },
      {
        paper: 'Confirmation of the hospital, garage or office that issued the paper',
        proves: 'That the paper is genuine',
      },
      {
        paper: 'The investigator’s report: ask for a copy',
        proves: 'What the accusation rests on',
      },
    ],
    letter: [
      'You call the claim false. I do not accept this. Please name each statement and each paper that you call false, say on which proof, and send me the investigator’s report. I enclose, as far as I have it, the bank record of my payments.',
    ],
    cannotJudge:
      'What is true. An accusation of fraud can lead to the police: see a lawyer before you write more than this.',
    cases: ['health-fabricated-kumar-2025'],
  },
  {
    id: 'no-clear-reason',
    lines: refusalLines,
    label: 'No clear reason: “as per terms and conditions”',
    words: [
      'as per terms and conditions',
      'not payable as per policy terms',
      'breach of policy conditions',
      'no reason given',
      'names no term',
      'karan nahi bataya',
      'different reason in second letter',
      'shartein todi',
      'शर्तों का उल्लंघन',
      'कारण नहीं बताया',
    ],
    meaning: 'The letter names no clause and no fact, or a second letter names another reason.',
    rules: [
      {
        label: 'Health: the letter names the term',
        figure: healthRejectionTerm,
        text: 'For other lines we did not read such a rule. Ask in the same words.',
      },
    ],
    tests: [],
    turnsOn:
      'What the insurer writes when you ask. A commission held an insurer to the grounds of its letter.',
    evidence: [
      {
        paper: 'Every letter and message of the insurer, in order',
        proves: 'Which reasons it gave, and when',
      },
      {
        paper: 'The policy wording',
        proves: 'Whether the term that it names exists',
      },
    ],
    letter: [
      'Your letter of {letter} names no term of the policy on which you rely. Please name the clause, the fact to which you apply it, the papers that you read, and who decided. I shall take it that there is no other ground.',
    ],
    cannotJudge: 'The ground that the insurer has in mind. When it names one, look it up here.',
    cases: ['life-sucha-singh-2022', 'health-covid-ramya-2024'],
  },
];
