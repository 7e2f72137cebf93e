/** Refusals of claims of every line. */
import { formatDate } from '../../dates/format-date.ts';
import { lateInterestRule } from '../claims/shared-copy.ts';
import {
  bankRate2026,
  bankRateMeant,
  deathWithInvestigation,
  deathWithoutInvestigation,
  lateNotice,
  lifeQuestionLimit,
  noticeDeath,
  noticeEmergencyStay,
  noticePersonalAccident,
  noticeVehicleDamage,
  reimbursementDecision,
  reimbursementPapers,
  surveyDecision,
} from '../figures/claims.ts';
import { exclusionProof, fundamentalBreach, groundsOfLetter } from '../figures/court-rulings.ts';
import { healthMoratorium, healthRejectionTerm } from '../figures/health.ts';
import { fraudIntent, olderLateNotice } from '../figures/refusals-health.ts';
import type { ClockFigure, Rule } from '../types.ts';
import { delayIsNoGround, olderLimits } from './refusal-copy.ts';
import { delayReason, fundamentalOnly, papersGone, toldOn } from './refusal-letter.ts';
import {
  type DateTest,
  healthLines,
  type RefusalLine,
  type RefusalReason,
  refusalLines,
} from './refusal-types.ts';

const usualNotice = 'A term of wordings and not law.';

const olderCircular: Rule = {
  label: 'Older circular on delay',
  figure: olderLateNotice,
  text: 'It holds for claims before the newer circular too. The insurer must ask for the reason of the delay and record it.',
};

/** Terms of wordings and not law: the words change and no standing follows. */
function noticeTest(clock: ClockFigure, ...only: RefusalLine[]): DateTest {
  return {
    clock,
    from: 'arose',
    at: 'told',
    only,
    within: {
      standing: 'depends',
      text: 'Policies usually ask for notice within {length}, here by {end}. You told the insurer on {at}, within them: point to that day. Your own policy has the time that counts.',
      pleads: toldOn,
    },
    after: {
      standing: 'depends',
      text: 'Policies usually ask for notice within {length}, here by {end}. You told the insurer later, on {at}. That alone is no ground to reject: say what kept you.',
    },
  };
}

/** The insurer's own time, after which it owes interest. */
function paymentTest(
  clock: ClockFigure,
  from: 'papers' | 'report',
  only: readonly RefusalLine[],
  within: string,
): DateTest {
  return {
    clock,
    from,
    at: 'settled',
    only,
    older: { text: olderLimits, isByFirstDay: true },
    within: { standing: 'depends', text: within },
    after: {
      standing: 'cannot-stand',
      text: 'The insurer had {length}, here to {end}. It has gone past them: {at} is later. It owes interest, without being asked.',
    },
  };
}

/** Between the two limits of a death claim the investigation decides. */
const deathTests: readonly DateTest[] = [
  {
    ...paymentTest(
      deathWithoutInvestigation,
      'papers',
      ['life'],
      'The insurer has {length} from the last papers, here to {end}. {at} is not later: it is not late yet.',
    ),
    after: {
      standing: 'depends',
      text: 'Without an investigation the insurer had {length} from the last papers, here to {end}. {at} is later. So ask whether there was an investigation, and on which day it began.',
    },
  },
  {
    ...paymentTest(deathWithInvestigation, 'papers', ['life'], ''),
    within: {
      standing: 'depends',
      text: 'With an investigation it has {length}, here to {end}. Some insurers count from the day they were told of the death, which is earlier.',
    },
  },
];

export const allLinesReasons: readonly RefusalReason[] = [
  {
    id: 'late-papers',
    lines: refusalLines,
    label: 'Papers missing or sent late',
    verdict:
      'The insurer says a paper is missing or late. What the decision really needs is the question.',
    words: [
      'query not replied|original not submitted|file closed|pending documents|document deficiency|documents awaited|original discharge summary not submitted|kagaz',
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
      {
        label: 'Time to send the papers, health',
        figure: reimbursementPapers,
        only: healthLines,
        text: 'A term of wordings and not law.',
      },
    ],
    tests: [
      {
        clock: reimbursementPapers,
        from: 'discharged',
        at: 'papers',
        only: ['health-reimbursement'],
        within: {
          standing: 'depends',
          text: 'Policies usually ask for the papers within {length} of the discharge; the shorter end is {end}. You sent them on {at}, within it: point to that day.',
          pleads: papersGone,
        },
        after: {
          standing: 'depends',
          text: 'Policies usually ask for the papers within {length} of the discharge; the shorter end is {end}. You sent them on {at}. A late paper is not by itself a ground to reject: say what kept you.',
        },
      },
    ],
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
      `You say that papers are missing or late. I do not admit it. In any case a late paper is not by itself a ground to reject a claim (${delayIsNoGround}). Please name each paper that you call missing, say why the decision needs it, and list the papers that you have, with the day of each; for one that you call late, please quote the term of my policy, and the day from which you count.`,
      delayReason,
    ],
    cannotJudge: 'Whether a paper that you cannot get is needed.',
    cases: ['theft-gurmel-singh-2022', 'health-cashless-mohapatra-2024', 'health-covid-2024'],
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
    verdict:
      'The insurer says you told it too late. It depends on why, and what the delay kept from it.',
    words: [
      'intimation given after discharge|intimation received|intimated after|not informed within 24 hours|intimation within 24 hours|late information',
      'informed late',
      'told late',
      'claim late',
      'der se bataya',
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
      {
        label: 'Usual notice, a stay in hospital',
        figure: noticeEmergencyStay,
        text: usualNotice,
        only: healthLines,
      },
      { label: 'Usual notice, a death', figure: noticeDeath, text: usualNotice, only: ['life'] },
      {
        label: 'Usual notice, a vehicle',
        figure: noticeVehicleDamage,
        text: usualNotice,
        only: ['own-damage', 'third-party'],
      },
      {
        label: 'Usual notice, an accident',
        figure: noticePersonalAccident,
        text: usualNotice,
        only: ['accident'],
      },
    ],
    tests: [
      noticeTest(noticeEmergencyStay, 'health-cashless', 'health-reimbursement'),
      noticeTest(noticeDeath, 'life'),
      noticeTest(noticeVehicleDamage, 'own-damage'),
      noticeTest(noticePersonalAccident, 'accident'),
    ],
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
      `You say that you were told late. I do not admit it. In any case delay is not by itself a ground to reject (${delayIsNoGround}). The event was on {arose}. Please say what, in your view, you could not find out, and whether you would have paid otherwise. Please send me your record of the reasons, which the older circular asks for.`,
      delayReason,
    ],
    cannotJudge: 'Whether a reason for the delay is a good one.',
    cases: ['health-covid-2024'],
  },
  {
    id: 'fraud',
    lines: refusalLines,
    label: 'Fraud, false statement or forged papers',
    verdict: 'The insurer says a statement or paper is false. It depends on what it can prove.',
    words: [
      'fabricated|fake bill|fake report|bogus|hospital record manipulated|investigator found fake|fack|signature mismatch|signature not matching|sign not matching',
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
        label: 'What isn’t fraud',
        figure: fraudIntent,
        text: 'A term of a health policy, in the words of the law on life insurance. A mistake is not fraud.',
      },
      {
        label: 'Health: after the moratorium',
        figure: healthMoratorium,
        only: healthLines,
        text: 'Fraud stays a ground, but it must be established. Suspicion is not enough.',
      },
      {
        label: 'Life: last day for any ground',
        figure: lifeQuestionLimit,
        only: ['life'],
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
      'You call the claim false. I deny that, and it is for you to prove it. Please name each statement and each paper that you call false, say on which proof, and send me the investigator’s report.',
    ],
    cannotJudge:
      'What is true. An accusation of fraud can lead to the police: see a lawyer before you write more than this.',
    cases: ['health-fabricated-2025'],
  },
  {
    id: 'no-clear-reason',
    lines: refusalLines,
    label: 'No clear reason: “as per terms and conditions”',
    verdict: 'The insurer gives no clear reason. Ask for the clause and the facts in writing.',
    words: [
      'as per T&C|as per TNC|inadmissible as per terms|out of scope of the policy|outside the scope|reason not mentioned',
      'as per terms and conditions',
      'not payable as per policy terms',
      'no reason given',
      'at this juncture|juncture|at this stage|admissibility cannot be established|cashless denied|cashless facility denied|pre auth denied|cashless reject',
      'names no term',
      'karan nahi bataya|niyam aur sharton ke anusar|shart ke anusar|niyam anusar|नियम और शर्तों के अनुसार',
      'different reason in second letter',
      'कारण नहीं बताया',
    ],
    meaning: 'The letter names no clause and no fact, or a second letter names another reason.',
    rules: [
      {
        label: 'Health: the letter names the term',
        figure: healthRejectionTerm,
        text: 'Ask for it in the same words.',
        only: healthLines,
      },
      {
        label: 'A ground that the letter does not name',
        figure: groundsOfLetter,
        text: 'Compare a later reason with the first letter.',
      },
    ],
    tests: [],
    turnsOn:
      'What the insurer writes when you ask. A consumer commission once held an insurer to the reasons in its letter.',
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
      'In your letter I do not find all of these: the clause, the fact to which you apply it, the papers that you read, and who decided. Please show me where your letter states each of them.',
    ],
    cannotJudge:
      'The ground that the insurer has in mind. When it names one, look it up here. Outside health we read no rule that the letter names the term.',
    cases: ['life-sucha-singh-2022', 'health-covid-2024'],
  },
  {
    id: 'breach-of-condition',
    lines: refusalLines,
    label: 'Breach of warranty or of a policy condition',
    verdict:
      'The insurer says you broke a condition. It depends on which one, and whether it mattered.',
    words: [
      'breach of warranty',
      'warranty breached',
      'breach of policy conditions',
      'breach of condition',
      'violation of policy conditions',
      'condition precedent',
      'fundamental breach',
      'conditions not complied with',
      'shartein todi',
      'shart ka ullanghan',
      'शर्तों का उल्लंघन',
      'शर्त का उल्लंघन',
      'वारंटी का उल्लंघन',
    ],
    meaning:
      'The insurer says that you broke a promise or a condition of the policy, and that it need not pay for that.',
    rules: [
      {
        label: 'How grave it must be',
        figure: fundamentalBreach,
        text: 'Others lead to a settlement on a non-standard basis: there three quarters. No rule of the regulator fixes such a share.',
      },
      {
        label: 'Who proves it',
        figure: exclusionProof,
        text: 'Unclear words are read for the insured. It was about a fire policy.',
      },
    ],
    tests: [],
    turnsOn:
      'Which condition it is, whether it was broken at all, and whether the breach had anything to do with the loss.',
    evidence: [
      {
        paper: 'The policy wording with the condition or warranty, and the schedule',
        proves: 'Whether the term exists, and what it asks',
      },
      {
        paper: 'Papers that show what you did: bills, photographs, logs with date',
        proves: 'That you kept the term, or that the loss had another cause',
      },
      {
        paper: 'The surveyor’s or investigator’s report: ask for a copy',
        proves: 'On which facts the insurer relies',
      },
    ],
    letter: [
      'You rely on a breach of a warranty or condition. Please name it by its number, and the fact that you call a breach.',
      'I do not admit a breach. Please say how, in your view, it helped to cause the loss.',
      fundamentalOnly,
    ],
    mustProve: 'exclusion',
    cannotJudge:
      'Whether a breach is fundamental: a commission or court decides that. Both rulings are on other kinds of policy than health or life. If the letter names a licence, a permit, a key or late notice, look that reason up.',
    cases: [
      'theft-keys-ashok-kumar-2023',
      'own-damage-lakhmi-chand-2016',
      'own-damage-amalendu-2010',
    ],
  },
  {
    id: 'late-interest',
    decision: 'late',
    lines: [
      'health-reimbursement',
      'life',
      'own-damage',
      'theft',
      'third-party',
      'travel',
      'accident',
    ],
    label: 'Paid late, and no interest (delayed payment)',
    verdict:
      'The insurer pays late and adds no interest. It depends on the days of your papers and the money.',
    words: [
      'interest for late payment',
      'late interest',
      'interest not payable',
      'interest on delayed payment',
      'delayed payment',
      'delay in settlement',
      'payment delayed',
      'penal interest',
      'der se bhugtan',
      'byaj nahi diya',
      'देर से भुगतान',
      'ब्याज नहीं दिया',
    ],
    meaning: 'The insurer pays after its time, or has not paid yet, and adds no interest.',
    rules: [
      lateInterestRule,
      {
        label: 'Which bank rate',
        figure: bankRateMeant,
        text: 'The circular does not say. It was read in one wording.',
      },
      {
        label: `Bank rate from ${formatDate(bankRate2026.from)}`,
        figure: bankRate2026,
        text: 'Read in the press. Ask the insurer which rate it takes.',
      },
      {
        label: 'Health: time to decide and pay',
        figure: reimbursementDecision,
        text: 'From the last papers.',
        only: ['health-reimbursement'],
      },
      {
        label: 'Life: without an investigation',
        figure: deathWithoutInvestigation,
        text: 'From the last papers.',
        only: ['life'],
      },
      {
        label: 'Life: with an investigation',
        figure: deathWithInvestigation,
        text: 'The same.',
        only: ['life'],
      },
      {
        label: 'Own damage: decision',
        figure: surveyDecision,
        text: 'After the survey report.',
        only: ['own-damage'],
      },
    ],
    tests: [
      paymentTest(
        reimbursementDecision,
        'papers',
        ['health-reimbursement'],
        'The insurer has {length} from the last papers, here to {end}. {at} is not later: it is not late yet.',
      ),
      ...deathTests,
      paymentTest(
        surveyDecision,
        'report',
        ['own-damage'],
        'After the survey report, or its last day if that came first, the insurer has {length}, here to {end}. {at} is not later: it is not late yet.',
      ),
    ],
    turnsOn:
      'On which day the claim was reported, on which day the last papers came, and on which day the money came.',
    evidence: [
      {
        paper: 'Claim number with its date, call list or e-mail of your first notice',
        proves: 'The day from which the interest runs',
      },
      { paper: 'Receipt or e-mail for the last papers', proves: 'When the insurer’s time began' },
      { paper: 'Bank statement with the payment', proves: 'The day on which the interest ends' },
    ],
    letter: {
      'cannot-stand': [
        `You are late. You had at most {length} from {from} to decide, to {end} (${surveyDecision.source.title}). Please pay the interest, and send me your count: the rate, the first and the last day.`,
      ],
      depends: [
        'I ask for the interest on my claim. Please state on which day it was reported, on which day you had the last paper, each day of payment, and the rate that you take.',
      ],
    },
    cannotJudge:
      'Whether a paper that you sent was the last one that the insurer needed. For theft, third party, travel and accident we read no day by which it has to pay.',
    cases: ['accident-interest-kaur'],
  },
];
