/** Refusals of claims after a death. */
import { accidentRiderDeathWithin } from '../figures/accident.ts';
import { lifeQuestionLimit, premiumBeforeRisk } from '../figures/claims.ts';
import {
  arrearsAfterAccident,
  groundsOfLetter,
  lastDayOfWait,
  lifeCoverInGrace,
  nomineeOrHeirs,
  otherPolicyMaterial,
  proofOfSuppression,
  proposalHeldAccepted,
  proposalNotAccepted,
  recentIllnessMaterial,
  smallPolicyNotMaterial,
  suicideClauseStart,
} from '../figures/court-rulings.ts';
import {
  lifeAgeAdjusted,
  lifeBeneficialNominee,
  lifeGraceMonthly,
  lifeGraceOtherModes,
  lifeMaterialFact,
  lifeMinorNominee,
  lifeMisstatementRefund,
  lifeNoFraud,
  lifePaymentToNominee,
  lifeQuestionInWriting,
  lifeSuicideClause,
  lifeSuicideRefund,
  marriedWomensPropertyAct,
  riderSurvivalUsual,
  riderWaitUsual,
  saralJeevanWaitingPeriod,
  saralJeevanWaitRefund,
} from '../figures/life.ts';
import { edliMaximum2025 } from '../figures/life-schemes.ts';
import { helplineRule } from '../shared-rules.ts';
import type { Rule } from '../types.ts';
import type { DateTest, RefusalReason, RuledParagraph } from './refusal-types.ts';

const questionLimit: Rule = {
  label: 'Last day to question a life policy',
  figure: lifeQuestionLimit,
  text: 'Counted from the latest of issue, start of risk, revival and rider. It covers every ground, fraud too. Whether the Act of 2025 changed section 45 could not be read.',
};

const inWriting: Rule = {
  label: 'What the letter must have',
  figure: lifeQuestionInWriting,
  text: 'A letter that only says “misstatement” is not enough.',
};

const materialFact: Rule = {
  label: 'A fact that matters',
  figure: lifeMaterialFact,
  text: 'It must bear directly on the risk. The insurer has to show it.',
};

const premiumsBack: Rule = {
  label: 'Premiums paid back',
  figure: lifeMisstatementRefund,
  text: 'Counted from the day of the refusal. Only for a misstatement without fraud.',
};

/** The site has no row of the section's earlier wording. */
const olderSection: DateTest['older'] = {
  text: 'The {length} of section 45 count since {since}. {letterDay} Before that day the section had another period and other conditions. They are not counted here.',
};

/** A refusal on any ground of section 45 has the same last day. */
function questionTest(within: string): DateTest {
  return {
    clock: lifeQuestionLimit,
    from: 'began',
    at: 'letter',
    older: olderSection,
    within: {
      standing: 'may-stand',
      text: `The insurer may question a policy for {length}, here until {end}. {letterDay} ${within}`,
    },
    after: {
      standing: 'cannot-stand',
      text: 'No life policy can be questioned on any ground after {length}. They ended on {end}. {letterDay} A revival starts them again, and a rider has its own. An earlier notice of the insurer may count in place of the letter.',
    },
  };
}

const graceRules: readonly [Rule, Rule] = [
  {
    label: 'Grace, paid monthly',
    figure: lifeGraceMonthly,
    text: 'From the due date of the unpaid premium.',
  },
  {
    label: 'Grace, paid in other ways',
    figure: lifeGraceOtherModes,
    text: 'From the due date of the unpaid premium.',
  },
];

const olderGrace: DateTest['older'] = {
  text: 'The grace of {length} is that of a circular of {since}. The death was before, on {at}: read the grace in the policy.',
};

/**
 * A death within the shorter grace is covered, and one after the longer grace is not, whatever the mode of payment.
 * Between the two the mode decides.
 */
const graceTests: readonly [DateTest, DateTest] = [
  {
    clock: lifeGraceMonthly,
    from: 'due',
    at: 'arose',
    older: olderGrace,
    within: {
      standing: 'cannot-stand',
      text: 'Even of a monthly premium the grace is {length}. From {from} it ran to {end}, and the death was on {at}, not after it. Cover continues in the grace.',
    },
    after: {
      standing: 'depends',
      text: 'Of a monthly premium the grace is {length}. From {from} it ran to {end}, and the death was later, on {at}.',
    },
  },
  {
    clock: lifeGraceOtherModes,
    from: 'due',
    at: 'arose',
    older: olderGrace,
    within: {
      standing: 'depends',
      text: 'Paid quarterly, half-yearly or yearly, the grace is {length}, here to {end}. The death was on {at}, not after it: a policy paid in this way was still in force.',
      pleads: 'If the premium that you call unpaid was payable so, the death was within its grace.',
    },
    after: {
      standing: 'may-stand',
      text: 'Paid in another way, the grace is {length}. It ended on {end}, and the death was later, on {at}. What is left: a revival, a cover that the policy keeps, or an accident within the grace that caused the death.',
    },
  },
];

const pastQuestioning = `In any case, counted at the latest from {from}, the {length} of section 45 had ended by {end}; your letter bears the date {at}. After them the policy may not be called in question on any ground whatsoever, fraud included (${lifeQuestionLimit.source.title}). I ask you to pay all that the policy pays, bonus included.`;

const letterDelivered =
  'Please prove the day on which your letter was delivered, and state the first day from which you count the time of section 45.';

/** While a day is missing. */
const timeBar: RuledParagraph = {
  text: `After ${lifeQuestionLimit.text} a policy may not be called in question on any ground whatsoever, fraud included (${lifeQuestionLimit.source.title}).`,
  rule: lifeQuestionLimit,
};

const materiality = `A fact is material only with a direct bearing on the risk, and only if you show that with it you would have issued no policy (section 45(4)). Nothing here waives the premiums that section 45(4) makes payable within ${lifeMisstatementRefund.text}.`;

const heldAccepted = `What you did with the premium may show that you had accepted (${proposalHeldAccepted.source.title}).`;

const proofReserved =
  'What I have to say on good faith, and on what you or your agent knew, is reserved until I have your grounds and papers.';

const questionAsked = `You call the policy into question. I do not admit that a fact was left out or wrong. ${letterDelivered} Please state the fact, the question of the proposal, the answer and the papers on which you rely, as section 45 asks.`;

const fraudAsked = `You allege fraud. I deny it, and an intent to deceive. ${letterDelivered} Section 45 asks for the grounds and the papers in writing: please send me both, and state what your agent asked and wrote down, and what, if anything, the agent was told.`;

const policiesAsked = `You say that other policies were not named. I do not admit it, nor that any was to be named. ${letterDelivered} Please name the question of the proposal and the answer, and list the policies on which you rely, with your proof of each.`;

const policiesMaterial =
  'A policy that was not named counts only if it bore directly on the risk, and if you show that you would have refused this one (section 45(4)).';

export const lifeReasons: readonly RefusalReason[] = [
  {
    id: 'section-45',
    lines: ['life'],
    label: 'Policy called into question: illness or other fact not disclosed (section 45)',
    verdict:
      'The insurer questions the policy itself. It depends on the policy’s age and what the form asked.',
    words: [
      'material fact|suppressed|hid illness in the proposal|treatment before the date of proposal|treatment before proposal|medical history suppressed|non smoker|smoker|smoking|tobacco|cigarette|gutkha',
      'section 45',
      'sec 45',
      's.45',
      'non-disclosure',
      'suppression of material facts',
      'misstatement in the proposal',
      'concealment of illness',
      'diabetes',
      'hypertension',
      'sugar',
      'BP',
      'policy void ab initio',
      'early claim',
      'within 2 years',
      'within two years',
      `within ${lifeQuestionLimit.text}`,
      'within three years',
      '2 saal ke andar',
      '3 saal ke andar',
      'alcohol not disclosed',
      'diabetes not told',
      'illness not told',
      'bimari nahi batai',
      'sugar nahi batai',
      'बीमारी नहीं बताई',
      'income or occupation misstated',
      'dhara 45',
      'jankari chhupai',
      'tathya chhupana',
      'bimari chhupai',
      'धारा 45',
      'जानकारी छिपाना',
      'तथ्य छिपाना',
      'बीमारी छुपाना',
    ],
    meaning:
      'The insurer says that a fact in the proposal was hidden or wrong. It says that it would not have issued the policy.',
    rules: [
      questionLimit,
      inWriting,
      materialFact,
      premiumsBack,
      {
        label: 'Who proves it',
        figure: proofOfSuppression,
        text: 'A list in an affidavit, without papers, was no proof.',
      },
      {
        label: 'A ground that the letter does not name',
        figure: groundsOfLetter,
        text: 'Compare a later reason with the first letter.',
      },
      {
        label: 'A recent illness',
        figure: recentIllnessMaterial,
        text: 'Here the refusal was upheld, within the first years.',
      },
    ],
    tests: [questionTest('It must name the hidden fact and its proof in writing.')],
    turnsOn:
      'Whether the proposal asked for the fact, whether the insured knew it, and whether the insurer would have refused the policy.',
    evidence: [
      {
        paper: 'The policy with its day of issue, and every receipt of a revival',
        proves: 'The day from which the years are counted',
      },
      {
        paper: 'The proposal form, and who filled it in',
        proves: 'What was asked, what was answered, and what the agent knew',
      },
      {
        paper: 'The report of the insurer’s own doctor before the policy',
        proves: 'What the insurer knew',
      },
      {
        paper: 'The doctor’s certificate on the cause of death, and earlier prescriptions',
        proves: 'When the illness began',
      },
    ],
    letter: {
      'cannot-stand': [
        `You call the policy into question. I do not admit that a fact was left out or wrong. ${pastQuestioning}`,
      ],
      'may-stand': [questionAsked, materiality],
      depends: [questionAsked, timeBar, materiality],
    },
    mustProve: 'suppression',
    cannotJudge:
      'Whether the fact was hidden on purpose: the proposal form and doctors’ papers decide that. Nor whether an earlier notice of the insurer counts in place of its letter.',
    elsewhere: `Without fraud, all premiums are paid back, within ${lifeMisstatementRefund.text} of the refusal. Other policies on the same life are judged one by one.`,
    cases: [
      'life-dalbir-kaur-2020',
      'life-reliance-2023',
      'life-sucha-singh-2022',
      'life-makhija-2023',
    ],
  },
  {
    id: 'life-fraud',
    lines: ['life'],
    label: 'Fraud in the proposal, or another person in place of the insured',
    verdict:
      'The insurer says somebody meant to deceive. It depends on its proof and the age of the policy.',
    words: [
      'fake person|dead person insured|forged proposal',
      'section 45(2)',
      'fraud',
      'impersonation',
      'died before the proposal',
      'fake death certificate',
      'intent to deceive',
      'dhokhadhadi',
      'farzi policy',
      'धोखाधड़ी',
      'फर्जी पॉलिसी',
    ],
    meaning:
      'The insurer says that somebody meant to deceive it: with a hidden illness, another person in place of the insured, or a false paper.',
    rules: [
      questionLimit,
      {
        label: 'What the letter must have',
        figure: lifeQuestionInWriting,
        text: 'Fraud needs an intent to deceive. Silence is not fraud, unless there was a duty to speak.',
      },
      {
        label: 'What speaks against fraud',
        figure: lifeNoFraud,
        text: 'After a death it is the family that has to show it. An agent of the insurer counts as the insurer.',
      },
    ],
    tests: [questionTest('For fraud it must give its grounds and papers in writing.')],
    turnsOn:
      'Whether the insurer has proof of an intent to deceive, and not only of a wrong answer. After a death section 45(3) asks the family to disprove the intent: send papers.',
    evidence: [
      {
        paper: 'Death certificate of the registrar, with its date of registration',
        proves: 'Who died, and when',
      },
      {
        paper: 'Bank statement from which the premiums were paid',
        proves: 'That the insured paid, and since when',
      },
      {
        paper: 'Photographs, identity papers and the medical test of the proposal',
        proves: 'That the insured and the person who died are the same',
      },
      {
        paper: 'A statement on what the agent was told',
        proves: 'That the insurer knew the fact, or that nobody meant to hide it',
      },
    ],
    letter: {
      'cannot-stand': [`You allege fraud. I deny it, and an intent to deceive. ${pastQuestioning}`],
      'may-stand': [fraudAsked, proofReserved],
      depends: [fraudAsked, timeBar, proofReserved],
    },
    mustProve: 'suppression',
    cannotJudge:
      'Whether there was an intent. If a crime is alleged, ask a lawyer before you write.',
    elsewhere:
      'If only a misstatement is left, the premiums are paid back. For proved fraud section 45 gives no such right.',
    cases: [],
  },
  {
    id: 'non-disclosure-other-policies',
    lines: ['life'],
    label: 'Other life insurance not disclosed',
    verdict:
      'The insurer says other life cover wasn’t named. It depends on the form and your dates.',
    words: [
      'otherpolicies|otherpolicies not disclosed|policies with other insurers|insurance with other companies',
      'other policies not disclosed',
      'existing insurance not disclosed',
      'previous policies suppressed',
      'simultaneous proposals',
      'doosri policy nahi batai',
      'दूसरी पॉलिसी नहीं बताई',
    ],
    meaning:
      'The insurer says that the proposal did not name other life policies, held or applied for.',
    rules: [
      questionLimit,
      inWriting,
      materialFact,
      {
        label: 'None was named',
        figure: otherPolicyMaterial,
        text: 'Decided under the old section 45. Today the premiums are paid back where there was no fraud.',
      },
      {
        label: 'Small ones were left out',
        figure: smallPolicyNotMaterial,
        text: 'A larger policy had been named. A careful insurer would have decided the same.',
      },
      {
        label: 'Who proves it',
        figure: proofOfSuppression,
        text: 'The insurer has to prove each policy that it says was hidden.',
      },
    ],
    tests: [questionTest('It must name the other policies, with their proof.')],
    turnsOn:
      'Whether the form asked for other cover, and whether its size would have changed the decision to insure.',
    evidence: [
      {
        paper: 'The proposal form with the answer on other insurance',
        proves: 'What was asked, and what was disclosed',
      },
      {
        paper: 'A list of all life policies with date and sum',
        proves: 'Which ones existed on the day of the proposal, and how large they were',
      },
    ],
    letter: {
      'cannot-stand': [
        `You say that other policies were not named. I do not admit it, nor that any was to be named. ${pastQuestioning}`,
      ],
      'may-stand': [policiesAsked, policiesMaterial],
      depends: [policiesAsked, timeBar, policiesMaterial],
    },
    mustProve: 'suppression',
    cannotJudge: 'How large a cover the insurer would have accepted for this income.',
    elsewhere: `Without fraud, all premiums are paid back, within ${lifeMisstatementRefund.text} of the refusal. The other policies are judged on their own.`,
    cases: ['life-mahaveer-2025', 'life-mahakali-2024', 'life-rekhaben-2019'],
  },
  {
    id: 'age-misstated',
    lines: ['life'],
    label: 'Age wrongly stated in the proposal',
    verdict:
      'The insurer says the age was wrong. It depends on what the right age would have changed.',
    words: [
      'date of birth differs|birth date mismatch|age mismatch|age difference|school certificate age|wrong age|date of birth in school certificate',
      'age misstated',
      'understatement of age',
      'wrong date of birth',
      'age proof false',
      'section 45(5)',
      'umr galat',
      'janm tithi galat',
      'उम्र गलत',
      'जन्मतिथि गलत',
    ],
    meaning: 'The insurer says that the insured was older than the proposal said.',
    rules: [
      questionLimit,
      {
        label: 'A wrong age',
        figure: lifeAgeAdjusted,
        text: 'The insurer may ask for proof of age, also after the years of section 45. That is no questioning of the policy.',
      },
    ],
    tests: [
      {
        clock: lifeQuestionLimit,
        from: 'began',
        at: 'letter',
        older: olderSection,
        within: {
          standing: 'may-stand',
          text: 'Until {end} the insurer may question the policy itself, if the age was material. {letterDay}',
        },
        after: {
          standing: 'depends',
          text: 'The {length} of section 45 ended on {end}. {letterDay} The terms may still be adjusted to the right age. The policy as such can no longer be refused for it.',
          pleads: `Counted at the latest from {from}, the {length} of section 45 had ended by {end}; your letter bears the date {at}. After them the policy may not be called in question on the ground of age (${lifeQuestionLimit.source.title}). If you only changed its terms, please prove the age and send your calculation.`,
        },
      },
    ],
    turnsOn:
      'Whether the right age would have meant a higher premium only, or no policy at all, because it was above the limit of the plan.',
    evidence: [
      {
        paper: 'Birth certificate, school certificate or passport',
        proves: 'The right age',
      },
      {
        paper: 'The age proof that the insurer took with the proposal',
        proves: 'What the insurer accepted',
      },
    ],
    letter: [
      'You say that the age was wrong. I do not admit it. Please state the age that you allege, its proof, and the proof of age that you accepted for the policy. The full claim stands.',
    ],
    cannotJudge: 'Which of two papers shows the right age.',
    elsewhere: 'A smaller sum, worked out for the right age.',
    cases: [],
  },
  {
    id: 'suicide',
    lines: ['life'],
    label: 'Suicide within the first year',
    verdict:
      'The insurer says it was a suicide. It depends on the cause on paper and the policy’s first day.',
    words: [
      'hanging|hanged|consumed poison|phansi|khudkushi|zeher khaya|फांसी',
      'suicide',
      'suicide clause',
      'self-inflicted death',
      'aatmhatya',
      'आत्महत्या',
    ],
    meaning:
      'The insurer says that the death was by suicide, soon after the policy began or was revived.',
    helpline: helplineRule,
    rules: [
      {
        label: 'Time of the clause',
        figure: lifeSuicideClause,
        text: 'Counted from the start, or from a revival.',
      },
      {
        label: 'Paid on such a death',
        figure: lifeSuicideRefund,
        text: 'Or the surrender value, if that is more. A unit-linked policy has a rule of its own.',
      },
      {
        label: 'First day',
        figure: suicideClauseStart,
        text: 'The day of the proposal or of the cheque does not count.',
      },
    ],
    tests: [
      {
        clock: lifeSuicideClause,
        from: 'began',
        at: 'arose',
        within: {
          standing: 'may-stand',
          text: `The clause runs for {length}, to {end}. The death was on {at}, within it. The full sum may be refused, but at least ${lifeSuicideRefund.text} of the premiums are due, unless the policy is unit-linked: it has a rule of its own.`,
        },
        after: {
          standing: 'cannot-stand',
          text: 'The clause runs for {length}. It ended on {end}, and the death was later, on {at}. Only a revival after {from} would start it again.',
        },
      },
    ],
    turnsOn:
      'Whether the death was a suicide at all, and from which day the clause of your policy counts.',
    evidence: [
      {
        paper: 'Post-mortem report and the final report of the police',
        proves: 'How the insured died',
      },
      {
        paper: 'The policy with its day of issue, and the receipt of a revival',
        proves: 'The day from which the clause counts',
      },
    ],
    letter: {
      'cannot-stand': [
        'You say that it was suicide. I do not admit it. In any case such a clause runs for {length}: counted at the latest from {from}, it had ended by {end}, before the death on {at}. I ask you to pay all that the policy pays, bonus included.',
      ],
      'may-stand': [
        'You say that it was suicide. I do not admit it. The death was on {at}. Please send me any paper of the police on which you rely, the clause, and the first day from which you count.',
        'Nothing here waives what the policy pays under such a clause.',
      ],
      depends: [
        'You say that it was suicide. I do not admit it. The death was on {arose}. Please state the clause, the first day from which you count, and any paper of the police on which you rely.',
      ],
    },
    mustProve: 'exclusion',
    cannotJudge: 'How the insured died: the police and the post-mortem report decide that.',
    elsewhere: `At least ${lifeSuicideRefund.text} of the premiums paid, or the surrender value. An accident rider does not pay for a suicide.`,
    cases: ['life-suicide-wadhwani-2024'],
  },
  {
    id: 'lapsed',
    letterMayComeFirst: true,
    lines: ['life'],
    label: 'Policy lapsed: premium not paid',
    verdict:
      'The insurer says the life cover had ended. It depends on the due date of the unpaid premium.',
    words: [
      'premium not paid|premium due not paid|policy was lapsed|not in force on date of death',
      'lapsed',
      'policy lapsed',
      'policy not in force',
      'premium unpaid',
      'grace period expired',
      'paid-up value only',
      'first unpaid premium',
      'auto debit failed',
      'policy band',
      'kist nahi bhari',
      'पॉलिसी लैप्स',
      'किस्त नहीं भरी',
      'पॉलिसी बंद',
    ],
    meaning: 'The insurer says that a premium was not paid, and that cover had ended by the death.',
    rules: [
      ...graceRules,
      {
        label: 'A death in the grace period',
        figure: lifeCoverInGrace,
        text: 'The accident was within the grace period, the death after it.',
      },
      {
        label: 'Paid after the accident',
        figure: arrearsAfterAccident,
        text: 'A later payment does not reach back.',
      },
    ],
    tests: graceTests,
    turnsOn:
      'Add the grace to the due date of the first unpaid premium. A death up to that day is covered. A later one is not, unless the policy had been revived.',
    evidence: [
      {
        paper: 'Bank statement, receipts, or the pay slip from which the premium was taken',
        proves: 'That the premium was paid, or that the debit failed through no act of yours',
      },
      {
        paper: 'The policy schedule with the due dates and the mode of payment',
        proves: 'The last day of grace',
      },
      {
        paper: 'The receipt of a revival',
        proves: 'That cover had begun again before the death',
      },
    ],
    letter: {
      'cannot-stand': [
        `You say that the policy had lapsed. I do not admit it, nor that a premium was unpaid. In any case, even if the one that you call unpaid was due on {from}, its grace ran at least to {end}; the death was on {at}. In the grace the policy is in force (${lifeCoverInGrace.source.title}). I ask you to pay all that the policy pays, bonus included.`,
      ],
      'may-stand': [
        'You say that the policy had lapsed. I do not admit it. The death was on {at}. Please state the premium that you call unpaid, its due date, and the last day of grace by your count. Please state what an employer, a bank or an agent paid to you, and on which days.',
        'Nothing here waives a paid-up, surrender or fund value.',
      ],
      depends: [
        'You say that the policy had lapsed. I do not admit it. The death was on {arose}. Please state the first premium that you call unpaid, its due date, and the last day of grace by your count.',
        'Nothing here waives a paid-up, surrender or fund value.',
        {
          text: `A premium payable at longer intervals than a month has a grace of ${lifeGraceOtherModes.text} (${lifeGraceOtherModes.source.title}). In the grace the policy is in force (${lifeCoverInGrace.source.title}).`,
          rule: lifeGraceOtherModes,
        },
      ],
    },
    cannotJudge:
      'Who is at fault when an employer, a bank or an agent did not pass a premium on: send the proof that it was taken.',
    elsewhere:
      'A policy with savings may have a paid-up, surrender or fund value that is due in any case. A pure term policy has none.',
    cases: ['life-grace-mishra-2022', 'life-lapsed-sunita-2021'],
  },
  {
    id: 'proposal-not-accepted',
    lines: ['life'],
    label: 'Proposal not accepted: no policy was issued',
    verdict:
      'The insurer says no policy was issued. It depends on any sign that it accepted the proposal.',
    words: [
      'proposal pending|policy not yet issued|underwriting pending|counter offer',
      'proposal not accepted',
      'no concluded contract',
      'risk not commenced',
      'policy not issued',
      'medical test pending',
      'proposal deposit',
      'prastav sweekar nahi',
      'प्रस्ताव स्वीकार नहीं',
    ],
    meaning: 'The insurer says that it had not decided on the proposal when the insured died.',
    rules: [
      {
        label: 'Money taken, no decision',
        figure: proposalNotAccepted,
        text: 'The acceptance has to be communicated. Silence is not enough.',
      },
      {
        label: 'Conduct that shows acceptance',
        figure: proposalHeldAccepted,
        text: 'The insurer had kept the premium of a loan cover for more than a year.',
      },
      {
        label: 'First day of cover',
        figure: premiumBeforeRisk,
        text: 'Earlier there can be no cover. From that day there may be, once the proposal is accepted.',
      },
    ],
    tests: [
      {
        clock: premiumBeforeRisk,
        from: 'premium',
        at: 'arose',
        within: {
          standing: 'may-stand',
          text: 'The premium was paid on {end}, and the death was on {at}, not later. No cover can begin before the premium is paid; on the same day the insurer’s acceptance decides.',
        },
        after: {
          standing: 'depends',
          text: 'The premium was paid on {end}, before the death on {at}. From that day there may be cover, once the proposal was accepted.',
          pleads: 'The payment was made on {end}, before the death on {at}.',
        },
      },
    ],
    turnsOn:
      'Whether the insurer did something that shows that it accepted: a letter, a policy number, a first premium receipt, a debit that recurs.',
    evidence: [
      {
        paper: 'Every message of the insurer after the proposal',
        proves: 'That it accepted, or for what it was still waiting',
      },
      {
        paper: 'Receipt or bank statement',
        proves: 'When the premium was taken, and how long it was kept',
      },
    ],
    letter: {
      'may-stand': [
        'You say that the proposal was not accepted. I do not admit it. The death was on {at}. Please state on which day and at which hour you had each payment, on which day you decided on the proposal, what, if anything, you still asked for and by which letter, and whether and when you paid the premium back.',
      ],
      depends: [
        'You say that the proposal was not accepted. I do not admit it. The death was on {arose}. Please state on which day you had the premium, on which day you decided on the proposal, what, if anything, you still asked for and by which letter, and whether and when you paid the premium back.',
        heldAccepted,
      ],
    },
    cannotJudge:
      'Whether the conduct of the insurer amounts to an acceptance: a court decides that.',
    elsewhere:
      'The deposit goes back. A loan cover of the bank, or a cover of the employer, may exist beside it.',
    cases: [],
  },
  {
    id: 'life-cheque-64vb',
    letterMayComeFirst: true,
    lines: ['life'],
    label: 'Premium cheque dishonoured (section 64VB)',
    verdict:
      'The insurer says a premium never came. It depends on which premium, and a later payment.',
    words: [
      '64VB',
      'cheque dishonoured',
      'cheque bounced',
      'premium not realised',
      'cheque bounce',
      'चेक बाउंस',
    ],
    meaning: 'The insurer says that it never got the premium, because the cheque or debit failed.',
    rules: [
      {
        label: 'No premium, no risk',
        figure: premiumBeforeRisk,
        text: 'A cheque that is not paid is no premium. A premium sent by post counts from the day it is posted.',
      },
      {
        label: 'A later premium that failed',
        figure: lifeCoverInGrace,
        text: 'Only the first premium starts the risk. For a later one the grace period runs.',
      },
      ...graceRules,
    ],
    tests: [
      {
        clock: lifeGraceOtherModes,
        from: 'due',
        at: 'arose',
        older: olderGrace,
        within: {
          standing: 'depends',
          text: 'If it was a later premium, its grace is {length}, here to {end}, or the shorter one where you pay monthly. The death was on {at}, not after {end}. For the first premium there is no grace.',
          pleads: `If the premium that you call unpaid was a later one, payable at longer intervals than a month, it had a grace of {length} (${lifeGraceOtherModes.source.title}), in which the policy is in force (${lifeCoverInGrace.source.title}), and the death was within that time.`,
        },
        after: {
          standing: 'may-stand',
          text: 'If it was a later premium, its grace ended on {end} at the latest. The death was later, on {at}. For the first premium there is no grace.',
        },
      },
    ],
    turnsOn:
      'Whether it was the first premium or a later one, and whether it was paid in another way before the death.',
    evidence: [
      {
        paper: 'Bank statement around the day of the cheque or debit',
        proves: 'Whether there was money, and why the payment failed',
      },
      {
        paper: 'The insurer’s message that the payment failed',
        proves: 'When you learned of it, and whether you had time to pay again',
      },
    ],
    letter: {
      'may-stand': [
        'You say that a premium was not received. I do not admit it. The death was on {at}. Please state which premium this was and its due date. If you say that a payment failed, please send the memo of the bank, your notice with proof of its delivery before the death, and an account of every premium received.',
      ],
      depends: [
        'You say that a premium was not received. I do not admit it. Please state which premium this was and its due date. If you say that a payment failed, please send the memo of the bank, your notice with proof of its delivery before the death, and an account of every premium received.',
      ],
    },
    cannotJudge: 'Why the bank did not pay.',
    elsewhere: 'If earlier premiums were paid: the paid-up, surrender or fund value.',
    cases: [],
  },
  {
    id: 'nominee-dispute',
    decision: 'unpaid',
    lines: ['life'],
    label: 'Dispute between nominee and heirs (section 39)',
    verdict:
      'The insurer doesn’t know who may have the money. It depends on the nominee and any court order.',
    words: [
      'two wives|second wife|brothers claim|family dispute|court stay',
      'section 39',
      'nominee dispute',
      'rival claim',
      'title dispute',
      'succession certificate',
      'legal heir',
      'no nomination',
      'nominee',
      'waris',
      'uttaradhikar pramanpatra',
      'नॉमिनी',
      'वारिस',
      'उत्तराधिकार प्रमाणपत्र',
    ],
    meaning:
      'The insurer does not say that nothing is due. It says that it does not know who may have the money, or asks for a paper of a court.',
    rules: [
      {
        label: 'Payment to the nominee',
        figure: lifePaymentToNominee,
        text: 'So the nominee in the records is paid, unless a court forbids it.',
      },
      {
        label: 'Nominees who own the money',
        figure: lifeBeneficialNominee,
        text: 'Section 39(7), since the amendment of 2015.',
      },
      {
        label: 'Against the heirs',
        figure: nomineeOrHeirs,
        text: 'Allahabad sided with the heirs. Delhi, Madras and Andhra Pradesh hold the opposite, as reported.',
      },
      {
        label: 'Married Women’s Property Act',
        figure: marriedWomensPropertyAct,
        text: 'Such a policy is outside this dispute: its trustees receive the money.',
      },
    ],
    tests: [],
    turnsOn:
      'Whether a nominee is registered, whether a court has forbidden the payment, and how close the nominee was to the insured.',
    evidence: [
      {
        paper: 'The policy or endorsement that names the nominee',
        proves: 'Who may receive the money',
      },
      {
        paper: 'Proof of the relation: marriage or birth certificate',
        proves: 'That the nominee is a spouse, child or parent',
      },
      {
        paper: 'Succession certificate or a joint statement of the heirs',
        proves: 'Who may receive it, if there is no nominee',
      },
    ],
    letter: [
      'You say that you do not know whom to pay. Please state who is the nominee in your records, and name any order of a court that forbids the payment. If the claimant is that nominee and there is no order, please pay the claimant now all that is due, with interest. If the claimant is also the parent, spouse or child of the life assured, I rely on section 39(7) of the Insurance Act too. Nothing in this letter agrees to a payment to anybody else.',
    ],
    cannotJudge: 'Who owns the money in the end: that is between the nominee and the heirs.',
    cases: ['life-nominee-kusum-2025'],
  },
  {
    id: 'minor-nominee',
    decision: 'unpaid',
    lines: ['life'],
    label: 'Nominee is a minor: appointee or guardian needed',
    verdict:
      'The insurer says a child can’t take the money. It depends on an appointee and the child’s age.',
    words: [
      'minor nominee',
      'appointee',
      'guardian',
      'guardianship certificate',
      'nominee below 18',
      'nabalig',
      'abhibhavak',
      'नाबालिग',
      'अभिभावक',
    ],
    meaning:
      'The insurer says that a child cannot receive the money, and asks for the appointee or a guardian.',
    rules: [
      {
        label: 'While the nominee is a minor',
        figure: lifeMinorNominee,
        text: 'The appointee receives the money for the child. It stays the child’s.',
      },
      {
        label: 'Children who own the money',
        figure: lifeBeneficialNominee,
        text: 'A child as nominee is one of them.',
      },
    ],
    tests: [],
    turnsOn:
      'Whether the holder named an appointee, and whether the nominee is still a minor today.',
    evidence: [
      {
        paper: 'The nomination with the name of the appointee',
        proves: 'Who may receive the money for the child',
      },
      {
        paper: 'Birth certificate of the child',
        proves: 'Until when an appointee or guardian is needed',
      },
      {
        paper: 'Guardianship order, if there is no appointee',
        proves: 'Who may act for the child',
      },
    ],
    letter: [
      'You withhold the money because, as you say, the nominee is a minor. The holder may name an appointee for this case (section 39(1) of the Insurance Act). Please state whether an appointee is in your records. If one is, and it is the claimant, please pay now. If it is another, please name that person; nothing in this letter agrees to that payment. If none is, please name any paper of a guardian that you want, and the rule that asks for it.',
    ],
    cannotJudge:
      'Who the guardian of the child is: a court decides that if the family differs. Who signs the complaint for the child: we read no rule on it. The appointee or guardian asks the grievance officer, and the Ombudsman’s office, which signature they accept.',
    elsewhere:
      'In a case that was read, a court had the money put in deposits for the child until 18.',
    cases: [],
  },
  {
    id: 'accident-benefit',
    lines: ['life', 'accident'],
    label: 'Accidental death benefit refused (ADB, DAB rider)',
    verdict:
      'The insurer refuses the extra sum. It depends on the rider’s dates and the cause of the death.',
    words: [
      'double accident|accident benefit declined|accident rider',
      'ADB',
      'DAB',
      'accidental death benefit',
      'accident benefit',
      'double accident benefit',
      'rider not attached',
      'rider not in force',
      'death too long after the accident',
      'durghatna labh',
      'दुर्घटना लाभ',
      'राइडर',
    ],
    meaning:
      'The basic sum is paid, or not in dispute. The insurer refuses the extra sum for an accident.',
    rules: [
      {
        label: 'Arrears paid only after the accident',
        figure: arrearsAfterAccident,
        text: 'The day of the accident decides, not the day of the death.',
      },
      {
        label: 'An accident in the grace period',
        figure: lifeCoverInGrace,
        text: 'Then the policy was in force.',
      },
      {
        label: 'Death soon enough',
        figure: accidentRiderDeathWithin,
        text: 'A term of one insurer. Your own rider has the time that counts.',
      },
      {
        label: 'New grounds later',
        figure: groundsOfLetter,
        text: 'Compare a later reason with the first letter.',
      },
    ],
    tests: [
      {
        clock: accidentRiderDeathWithin,
        from: 'arose',
        at: 'died',
        within: {
          standing: 'depends',
          text: 'In the rider that we read the death must come within {length} of the accident, here by {end}. It was on {at}, within them. Your own rider has the time that counts.',
          pleads:
            'If you rely on the usual {length}: the accident was on {from} and the death on {at}, within them.',
        },
        after: {
          standing: 'depends',
          text: 'In the rider that we read the death must come within {length} of the accident, here by {end}. It was later, on {at}. Read the time in your own rider.',
        },
      },
    ],
    turnsOn:
      'Whether the rider was in force on the day of the accident, and whether the accident alone caused the death, within the time of the rider.',
    evidence: [
      {
        paper: 'FIR, post-mortem report and final police report',
        proves: 'The accident, its day and the cause of death',
      },
      {
        paper: 'Policy schedule and premium receipts with the rider',
        proves: 'That the rider was paid for on that day',
      },
    ],
    letter: [
      'You do not pay the accident benefit, or not in full. I claim it besides all else that the policy pays. Please name the condition of the rider that you say is not met, its clause, and the paper from which you take it.',
    ],
    cannotJudge: 'The medical cause of death.',
    elsewhere:
      'The basic sum of the policy does not depend on an accident. A personal accident policy, a card or the owner-driver cover of a vehicle may pay beside it.',
    cases: ['life-lapsed-sunita-2021', 'accident-drowning-2022', 'accident-interest-kaur'],
  },
  {
    id: 'life-waiting-period',
    lines: ['life'],
    label: 'Death within the waiting period of the plan',
    verdict:
      'The insurer says the death came too early. It depends on the plan’s wait and the cause.',
    words: [
      'waiting period',
      'lien period',
      'lien clause',
      'death within waiting period',
      'pratiksha avadhi',
      'प्रतीक्षा अवधि',
      'वेटिंग पीरियड',
    ],
    meaning:
      'The insurer says that the plan pays only for an accident in its first weeks, and that the death came within them.',
    rules: [
      {
        label: 'The standard term plan',
        figure: saralJeevanWaitingPeriod,
        text: 'From the start of risk. Not after a revival. Other plans have their own time, or none.',
      },
      {
        label: 'Another death in that time',
        figure: saralJeevanWaitRefund,
        text: 'Without taxes.',
      },
      {
        label: 'The last day',
        figure: lastDayOfWait,
        text: 'There the wait was longer than in the standard plan.',
      },
    ],
    tests: [
      {
        clock: saralJeevanWaitingPeriod,
        from: 'began',
        at: 'arose',
        pleadsOnLastDay: `If you call the day of the death the last day of the wait: such a day was read in favour of the policyholder (${lastDayOfWait.source.title}).`,
        within: {
          standing: 'may-stand',
          text: 'The standard term plan waits {length}, here to {end}. The death was on {at}, within them. An accident is paid in full from the first day.',
        },
        after: {
          standing: 'depends',
          text: 'The standard term plan waits {length}; they ended on {end}, before the death on {at}. Under that plan this reason is over. Another plan may wait longer: read its clause.',
          pleads:
            'If you rely on a wait of {length}, as in the standard term plan, it had ended by {end}; the death was later, on {at}.',
        },
      },
    ],
    turnsOn:
      'How long the wait of this plan is, from which day it counts, and whether the death was an accident.',
    evidence: [
      {
        paper: 'The policy document with the clause and the start of risk',
        proves: 'The last day of the wait',
      },
      {
        paper: 'FIR and post-mortem report, if it was an accident',
        proves: 'That the wait does not apply',
      },
    ],
    letter: [
      'Your reason is a waiting period. I do not admit that it applies. Please state the clause, its length, the first day from which you count and its last day.',
      'If the death was by accident, the standard term plan has no wait. Nothing here waives what the policy pays within a wait.',
    ],
    mustProve: 'exclusion',
    cannotJudge: 'How the clause of your plan counts its days.',
    elsewhere: `The standard term plan pays back ${saralJeevanWaitRefund.text} of the premiums, without taxes.`,
    cases: ['life-waiting-kiranjit-2018'],
  },
  {
    id: 'rider-waiting-period',
    isPaidInLife: true,
    lines: ['life'],
    label: 'Critical illness rider: waiting or survival period',
    verdict:
      'The insurer says the illness came too early. It depends on the day of diagnosis and the rider.',
    words: [
      'critical illness|survived less than 30 days|28 days survival',
      'critical illness rider',
      'rider waiting period',
      'survival period',
      'survival clause',
      'diagnosed within waiting period',
      'gambhir bimari rider',
      'क्रिटिकल इलनेस राइडर',
      'गंभीर बीमारी राइडर',
    ],
    meaning:
      'The insurer says that the illness was found too soon after the rider began, or that the insured did not live on long enough after it was found.',
    rules: [
      {
        label: 'Wait from the first day of the rider',
        figure: riderWaitUsual,
        text: 'A term of riders and not law. Your own rider has the time that counts.',
      },
      {
        label: 'Time to live on',
        figure: riderSurvivalUsual,
        text: 'From the diagnosis. Some riders have none.',
      },
      {
        label: 'The last day',
        figure: lastDayOfWait,
        text: 'It was about a death in the wait of a plan.',
      },
    ],
    tests: [
      {
        clock: riderWaitUsual,
        from: 'began',
        at: 'arose',
        within: {
          standing: 'depends',
          text: 'The usual wait is {length}, here to {end}. The illness was found on {at}, within it. Read whether your rider has a shorter wait, and from which day it counts.',
        },
        after: {
          standing: 'depends',
          text: 'The usual wait is {length}. It ended on {end}, and the illness was found later, on {at}. Only a rider with a longer wait bars the claim.',
          pleads: 'If you rely on the usual wait of {length}, it had ended by {end}.',
        },
      },
      {
        clock: riderSurvivalUsual,
        from: 'arose',
        at: 'died',
        within: {
          standing: 'depends',
          text: 'The usual time to live on is {length}, here to {end}. The death was on {at}, within it. Then the rider may pay nothing, and the basic sum is due as after any death.',
        },
        after: {
          standing: 'depends',
          text: 'The usual time to live on is {length}. It ended on {end}, and the death was later, on {at}. Only a rider with a longer time bars the claim.',
        },
      },
    ],
    turnsOn:
      'What the clause of this rider says, the day of the first diagnosis, and whether the illness is one of its list.',
    evidence: [
      {
        paper: 'The rider’s clause and the first day of the rider in the schedule',
        proves: 'The last day of the wait',
      },
      {
        paper: 'First test report or biopsy with its date',
        proves: 'When the illness was found',
      },
    ],
    letter: [
      'Your reason is a waiting or survival period of the rider. I do not admit that it applies. Please state the day on which you say that the illness was found, the paper from which you take it, the clause, its length, the first day from which you count and its last day.',
    ],
    mustProve: 'exclusion',
    cannotJudge: 'Whether the illness is one of the list, and how severe it has to be.',
    elsewhere:
      'After a death the basic sum is judged on its own. So is a health policy for the stay.',
    cases: ['life-waiting-kiranjit-2018'],
  },
  {
    id: 'death-outside-cover',
    lines: ['life'],
    label: 'Death outside the cover: term over, left the group, or excluded',
    verdict:
      'The insurer says the death is outside the cover. It depends on the schedule and its last day.',
    words: [
      'loan was closed|policy had matured|not on the member list',
      'outside the policy term',
      'policy matured before death',
      'cover ceased',
      'not a member of the group',
      'left employment',
      'loan closed',
      'excluded cause of death',
      'death abroad',
      'policy samapt',
      'पॉलिसी समाप्त',
    ],
    meaning:
      'The insurer says that the cover had ended before the death, or that the policy leaves out this kind of death.',
    rules: [
      {
        label: 'Members of the provident fund',
        figure: edliMaximum2025,
        text: 'It insures the employee as well. A new scheme of 2026 could not be read: ask the employer.',
      },
    ],
    unread:
      'No rule of law on the refusal itself was read. The schedule and the exclusions of your own policy decide; for a group cover, the master policy and the certificate.',
    tests: [],
    turnsOn:
      'The last day of cover in the schedule or certificate, and whether a premium was still taken after it.',
    evidence: [
      {
        paper: 'Schedule or certificate of insurance',
        proves: 'The first and the last day of cover, and what is excluded',
      },
      {
        paper: 'Pay slip or bank statement with a premium after that day',
        proves: 'That the insurer still took money for the cover',
      },
      {
        paper: 'Last working day, from the employer',
        proves: 'Until when the insured belonged to the group',
      },
    ],
    letter: [
      'You say that this death is outside the cover. I do not admit it. The death was on {arose}. Please send me the clause of the policy, the schedule or certificate, and the day on which you say that cover ended.',
    ],
    mustProve: 'exclusion',
    cannotJudge: 'What the master policy of a group says: ask the employer or the bank for a copy.',
    elsewhere:
      'Premiums that were taken after the end of cover go back. Another cover on the same life is judged on its own.',
    cases: [],
  },
];
