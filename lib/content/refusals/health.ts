/** Refusals of health claims, cashless and reimbursement. */
import { formatDate } from '../../dates/format-date.ts';
import { lifeQuestionLimit } from '../figures/claims.ts';
import {
  healthInitialWait,
  healthMoratorium,
  healthMultiplePolicies,
  healthNonPayableItems,
  healthPortabilityCredit,
  healthPreExistingLookBack,
  healthPreExistingWait,
  healthPreExistingWaitEarlier,
  healthProportionateLimit,
  healthSpecificWait,
  standardHealthCataract,
  standardHealthCoPay,
  standardHealthModern,
  standardHealthProportionate,
} from '../figures/health.ts';
import {
  addictionExclusion,
  ayushParity,
  breachOfLawExclusion,
  cashlessDenied,
  cosmeticExclusion,
  coverInGrace,
  customaryCharges,
  dayCare,
  dentalExclusion,
  evaluationExclusion,
  genderExclusion,
  hiddenDiseaseOptions,
  hivParity,
  hospitalBeds,
  hospitalStay,
  infertilityExclusion,
  materialFact,
  maternityExclusion,
  medicalNecessity,
  mentalIllnessParity,
  mindNotExcludable,
  modernTreatments,
  notExcludable,
  obesityExclusion,
  olderPolicyWaits,
  proportionByRoom,
  providerExclusion,
  refractiveExclusion,
  restCureExclusion,
  severeStress,
  spaExclusion,
  sportsExclusion,
  supplementExclusion,
  unprovenExclusion,
} from '../figures/refusals-health.ts';
import { healthRenewalGrace, healthRenewalGraceMonthly } from '../figures/renewals.ts';
import { helplineRule } from '../shared-rules.ts';
import type { Rule } from '../types.ts';
import {
  type DateTest,
  type Evidence,
  healthLines,
  type RefusalReason,
  type RuledParagraph,
} from './refusal-types.ts';

const lines = healthLines;

// Shared by several reasons. What every health refusal has (committee, term) is in refusal-copy.ts.

/**
 * These periods have no row of the older rule: `clockOn` would apply it to a policy that came under the new rule at a
 * renewal.
 */
const olderPolicies: Rule = {
  label: 'Policies from before the new rules',
  figure: olderPolicyWaits,
  text: `A claim that arose before ${formatDate(olderPolicyWaits.from)}, or before the renewal that followed, falls under an older rule: a longer period, or none. This page does not count those.`,
};

const portedMonths: Rule = {
  label: 'Months with an earlier insurer',
  figure: healthPortabilityCredit,
  text: 'They count if you ported without a break. A sum insured that was added later has its own wait.',
};

/** Each policy stays under the older rule, a longer wait or none, until its first renewal under the new one. */
const olderPeriod: DateTest['older'] = {
  text: 'The {length} of today hold from {since} for a policy that began on {from}: its first renewal under the new rules. Your claim arose before, on {at}, under an older rule: a longer period, or none. That one is not counted here: read it in the policy of that year.',
  reachedAtRenewal: true,
  longPolicy:
    'If your policy of that time ran for two or three years, the shorter period reached it only at its renewal: look at its dates.',
};

const olderGrace: DateTest['older'] = {
  text: 'The {length} are those of a circular of {since}. You paid before, on {at}: read the time to pay late in the policy of that year.',
};

const coveredBetween = `I admit no day without cover. If you say that a premium was open, please prove that it was not payable in instalments: a policy that is paid so is in force in the grace too (${coverInGrace.source.title}).`;

const noContest = `neither the policy nor a claim may be contested for non-disclosure or misrepresentation, except for established fraud (${healthMoratorium.source.title}). You have established none.`;

const moratorium: DateTest = {
  clock: healthMoratorium,
  letterCameAfter: `By the date of your letter {length} of cover were complete, counted at the latest from my first policy. From then on ${noContest} Please decide the claim without this reason.`,
  from: 'began',
  at: 'arose',
  older: olderPeriod,
  within: {
    standing: 'may-stand',
    text: 'The moratorium, {length} from {from}, runs to {end}. Your claim arose on {at}, within it. Until then the insurer may say that a fact was not disclosed, and has to prove it. Count from the first day of your first policy, through every port.',
  },
  after: {
    standing: 'cannot-stand',
    text: 'After {length} of cover without a break, a health claim cannot be refused because a fact was not disclosed. They ended on {end}; your claim arose later, on {at}. Only fraud that the insurer proves is left. A part of the sum insured that was added later can have its own {length}.',
  },
};

/** A letter that calls an illness pre-existing may mean that it was hidden: after these months neither is open. */
const moratoriumOfIllness: DateTest = {
  clock: healthMoratorium,
  from: 'began',
  at: 'arose',
  older: olderPeriod,
  within: {
    standing: 'depends',
    text: 'The moratorium, {length} from {from}, runs to {end}. Until then the insurer may still say that the illness was hidden: that is another reason, non-disclosure.',
  },
  after: {
    standing: 'cannot-stand',
    text: 'The moratorium, {length} of cover without a break, ended on {end}; your claim arose later, on {at}. After it nothing that was not disclosed can be held against a claim, established fraud excepted.',
    pleads: `Nor is non-disclosure open to you: counted at the latest from {from}, {length} of continuous cover were complete by {end}, before the claim of {at}. After them ${noContest}`,
  },
};

/** Of every wait for an illness. */
const longestWait: DateTest = {
  clock: healthPreExistingWait,
  period: 'wait',
  from: 'began',
  at: 'arose',
  older: olderPeriod,
  before: {
    clock: healthPreExistingWaitEarlier,
    pleads: `Even by the earlier rule a wait lasted {length} at the most (${healthPreExistingWaitEarlier.source.title}): it had ended by {end}, and the claim arose later, on {at}.`,
  },
  within: {
    standing: 'may-stand',
    text: 'The longest wait, {length} from {from}, runs to {end}. Your claim arose on {at}, within it. Read the wait of your own policy: it may be shorter. Count from the first day of your first policy, through every port.',
  },
  after: {
    standing: 'cannot-stand',
    text: 'A wait may last {length} at the most. Counted from {from} it ended on {end}, and your claim arose later, on {at}. As a wait this reason is over for an illness that you declared, up to the sum insured of that time. If the letter says that you hid the illness, that is another reason: non-disclosure.',
  },
};

/** A policy that was ported is treated as new: from its first day the wait was over, whatever was asked at the port. */
const waitOfPorted: DateTest = {
  ...longestWait,
  before: undefined,
  within: { ...longestWait.within, standing: 'depends' },
  after: {
    ...longestWait.after,
    standing: 'depends',
    pleads: `By today’s rules the longest wait for a pre-existing or listed disease is {length} (${healthPreExistingWait.source.title}): counted at the latest from the first policy, any such wait was over before my claim arose.`,
  },
};

const longestWaitRule: Rule = {
  label: 'Longest wait for a pre-existing disease',
  figure: healthPreExistingWait,
  text: 'Your policy may have a shorter one. Its schedule says so.',
};

const moratoriumRule: Rule = {
  label: 'Moratorium',
  figure: healthMoratorium,
  text: 'It counts from your first policy, also with another insurer if you ported without a break.',
};

const allSchedules: Evidence = {
  paper: 'Policy schedules of every year without a break, also of an earlier insurer',
  proves: 'The first day of your first policy, from which the months are counted',
};

const dischargeSummary: Evidence = {
  paper: 'Discharge summary',
  proves: 'What was found and how it was treated',
};

/** By two notes the master circular of the next day repealed the norms of 2019 and 2020. */
const beforeHealthCircular = '2024-05-28';

const modernCover =
  'If this treatment is on the list of modern treatments in my policy, please pay it; if you say that my policy has no such list, please show me that.';

const servedMoves: RuledParagraph = {
  text: `Waits and months that were served with the earlier insurer count with you too (${healthPortabilityCredit.source.title}).`,
  rule: healthPortabilityCredit,
};

const factAsked = [
  'You say that a fact was not disclosed. I do not admit it.',
  'Please send me the proposal form, name the question, the answer on which you rely and who wrote it down, and any paper from which you take that it was wrong and that I knew it.',
] as const;

export const healthReasons: readonly RefusalReason[] = [
  // Waits

  {
    id: 'pre-existing-disease',
    lines,
    label: 'Pre-existing disease (PED, Excl01)',
    verdict:
      'The insurer says you were already ill. It depends on your first policy and doctors’ papers.',
    words: [
      'prior to inception|prior to the policy|before inception of the policy|before the policy was taken|known case|chronic and degenerative|takes years to develop|long standing|history since years',
      'pehle se bimari',
      'ill before the policy',
      'old illness',
      'old disease',
      'Excl01',
      '4.1',
      'PED',
      'pre-existing',
      'pre-existing condition',
      'waiting period',
      'hypertension',
      'HTN',
      'DM',
      'K/C/O',
      'high blood pressure',
      'BP',
      'sugar',
      'diabetes',
      'diabetic',
      'madhumeh',
      'डायबिटीज',
      'मधुमेह',
      'शुगर',
      'बीपी',
      'existing prior to inception',
      'long-standing ailment',
      'duration cannot be ascertained',
      'purani bimari',
      'pehle se maujood bimari',
      'पुरानी बीमारी',
      'पहले से मौजूद बीमारी',
      'पहले से ग्रसित रोग',
    ],
    meaning:
      'The insurer says that the illness was there before the policy began, and that its waiting period is not over.',
    rules: [
      longestWaitRule,
      {
        label: 'What counts as pre-existing',
        figure: healthPreExistingLookBack,
        text: 'A doctor diagnosed or treated it, or advised on it, in this time before the first policy. An illness that grew unnoticed does not count.',
      },
      moratoriumRule,
      portedMonths,
      olderPolicies,
    ],
    tests: [longestWait, moratoriumOfIllness],
    turnsOn:
      'Whether a doctor diagnosed or treated this illness before the first policy, and whether it is the illness of this claim.',
    evidence: [
      allSchedules,
      {
        paper: 'First prescription or test report with its date',
        proves: 'When the illness was first found',
      },
      {
        paper: 'Note of the treating doctor on the onset of the illness',
        proves: 'That “history of …” in the hospital’s papers is wrong, or means a later time',
      },
    ],
    letter: {
      'cannot-stand': [
        `You rely on a pre-existing disease. I do not admit that the illness is one, nor a break in the cover. In any case, by today’s rules, a wait lasts {length} at the most (${healthPreExistingWait.source.title}): counted at the latest from {from}, it had ended by {end}, and my claim arose on {at}. Please decide the claim without it. If you rely on the condition that the illness was declared, please name the question and the answer, and prove that it was known and left out.`,
      ],
      depends: [
        'You rely on a pre-existing disease. I do not admit that the illness is one, nor that a wait applies. Please state the day on which, as you say, the claim arose, the wait that my policy sets, its clause, the first day from which you count and its last day, and show that time with an earlier insurer, if any, was counted.',
        'Please name the paper from which you take that a doctor diagnosed, or advised on or treated this illness in the look-back time of my policy’s own definition.',
        {
          text: `By today’s rules that time is ${healthPreExistingLookBack.text} before the first policy at the most (${healthPreExistingLookBack.source.title}).`,
          rule: healthPreExistingLookBack,
          day: 'began',
        },
      ],
    },
    mustProve: 'exclusion',
    cannotJudge:
      'When the illness began, and whether it is the one of this claim: doctors’ papers decide that. A sum insured that was added later has its own wait.',
    elsewhere:
      'An earlier policy that ran on, or a cover from an employer, often without this wait.',
    oftenWith: ['non-disclosure-health'],
    cases: ['health-ped-sundaram-2010', 'health-ped-united-2010', 'health-congenital-rai-2023'],
  },
  {
    id: 'specified-disease-wait',
    lines,
    label: 'Waiting period for a listed disease or operation (Excl02)',
    verdict:
      'The insurer says a wait for this illness runs. It depends on the policy’s list and your dates.',
    words: [
      'arthritis|osteoarthritis|slipped disc|spondylosis|two year wait|24 months of continuous coverage|covered after 24 months|covered after two years|first two years|listed conditions|listed disease|knee replacement|ghutne ka operation|घुटने का ऑपरेशन|hydrocele|sinusitis|tonsils|fissure|varicose veins|hysterectomy|2 saal se pehle|2 saal baad|दो साल बाद',
      'Excl02',
      '4.3',
      'specified disease',
      'specific waiting period',
      'waiting period',
      'two year exclusion',
      'first year exclusion',
      'cataract waiting period',
      'cataract',
      'hernia',
      'piles',
      'kidney stone',
      'gallbladder stone',
      'pathri',
      'पथरी',
      'motiyabind',
      'मोतियाबिंद',
      'joint replacement waiting period',
      'do saal ki pratiksha',
      'वेटिंग पीरियड',
      'प्रतीक्षा अवधि',
    ],
    meaning:
      'The insurer says that this disease or operation is on the list of its policy, and that the wait for the list is not over.',
    rules: [
      {
        label: 'Longest wait for a listed disease',
        figure: healthSpecificWait,
        text: 'Many policies have a shorter one. If the disease is pre-existing too, the longer of the two waits counts.',
      },
      portedMonths,
      olderPolicies,
    ],
    tests: [
      {
        clock: healthSpecificWait,
        period: 'wait',
        from: 'began',
        at: 'arose',
        older: {
          ...olderPeriod,
          longPolicy:
            'A policy bought for two or three years kept its older wait for the list until the day it was renewed.',
        },
        within: {
          standing: 'may-stand',
          text: 'The longest wait, {length} from {from}, runs to {end}. Your claim arose on {at}, within it. Your own list may have a shorter wait. An accident is excepted. Count from the first day of your first policy, through every port.',
        },
        after: {
          standing: 'cannot-stand',
          text: 'A wait for a listed disease may last {length} at the most. Counted from {from} it ended on {end}, and your claim arose later, on {at}. Only a sum insured that was added later can still have a wait.',
        },
      },
    ],
    turnsOn:
      'Whether the illness treated is really the one on the list, whether an accident caused it, and whether you were given the list.',
    evidence: [
      {
        paper:
          'Each schedule since your first health policy; after a port, those of the old insurer',
        proves: 'Since when the wait for the list has run',
      },
      {
        paper: 'Doctor’s note that names the illness and its cause',
        proves: 'That it is not the listed one, or that an accident caused it',
      },
      {
        paper: 'FIR or hospital record of an accident, if there was one',
        proves: 'The exception for accidents',
      },
    ],
    letter: {
      'cannot-stand': [
        `You rely on the waiting period for a listed disease. I do not admit that the illness is listed, nor a break in the cover. In any case, by today’s rules, such a wait lasts {length} at the most (${healthSpecificWait.source.title}): counted at the latest from {from}, it had ended by {end}, and my claim arose on {at}. Please decide the claim without it.`,
      ],
      depends: [
        `You rely on the waiting period for a listed disease. I do not admit that the illness is listed, nor that a wait applies. Please name the entry of the list, its wait, the day on which it ends by your count, and the day on which, as you say, the claim arose.`,
        `If an accident was the cause, there is no such wait (${healthSpecificWait.source.title}).`,
      ],
    },
    mustProve: 'exclusion',
    cannotJudge: 'Which list your product has, and whether the illness is on it.',
    elsewhere: 'A cover from an employer, often without this wait.',
    cases: ['health-knee-kumar-2024', 'health-infertility-2010'],
  },
  {
    id: 'initial-wait',
    lines,
    label: 'Illness in the first days of the policy (Excl03)',
    verdict:
      'The insurer says the first wait still ran. It depends on your dates, unless it was an accident.',
    words: [
      'first 30 days|30 days of inception|30 days of the policy|30 days from the policy|within days of taking the policy|days of inception|days after policy start|first month of the policy|days old|din purani|naya policy tees din|पहले 30 दिन',
      'Excl03',
      '4.2',
      `${healthInitialWait.text} waiting period`,
      'thirty days waiting period',
      'initial waiting period',
      'waiting period',
      'cooling period',
      'tees din',
      '30 din ke andar',
      'तीस दिन की प्रतीक्षा',
      '30 दिन की प्रतीक्षा अवधि',
    ],
    meaning: 'The insurer says that you fell ill before the first wait of a new policy was over.',
    rules: [
      {
        label: 'Wait at the start of a policy',
        figure: healthInitialWait,
        text: 'Not after an accident, and not again at a renewal or a port without a break.',
      },
      portedMonths,
    ],
    tests: [
      {
        clock: healthInitialWait,
        period: 'wait',
        from: 'began',
        at: 'arose',
        within: {
          standing: 'may-stand',
          text: 'The first {length} from {from} run to {end}. Your claim arose on {at}, within them. An accident is excepted. If {from} is only the day of a renewal or of a port, count from your first policy.',
        },
        after: {
          standing: 'cannot-stand',
          text: 'The first {length} ended on {end}, and your claim arose later, on {at}. They do not start again at a renewal. Only a sum insured that was added later can have them again.',
        },
      },
    ],
    turnsOn: 'Whether an accident caused the stay, and whether the policy was really a new one.',
    evidence: [
      allSchedules,
      {
        paper: 'Record of the casualty ward, FIR or medico-legal report',
        proves: 'That an accident caused the stay',
      },
    ],
    letter: {
      'cannot-stand': [
        'You rely on the wait of the first {length}. I do not admit that it applies, nor a break in the cover. In any case, counted at the latest from {from}, even such a wait had ended by {end}; my claim arose on {at}. Please decide the claim without it.',
      ],
      depends: [
        `You rely on the wait of the first ${healthInitialWait.text}. I do not admit that it applies. Please state its clause, the first day from which you count, its last day, and the day on which, as you say, the claim arose.`,
        'If an accident was the cause, or at a renewal or a port without a break, there is no such wait.',
      ],
    },
    mustProve: 'exclusion',
    cannotJudge: 'Whether the illness began before the day of admission.',
    elsewhere: 'The earlier policy, if the stay began while it still ran.',
    cases: [],
  },

  // What the proposal said

  {
    id: 'non-disclosure-health',
    lines,
    label: 'Non-disclosure or misrepresentation of a material fact',
    verdict:
      'The insurer says you left out a fact. It depends on what the form asked and what you knew.',
    words: [
      'not declared in the proposal form|did not disclose|wrong answer in the proposal|non smoker',
      'non-disclosure',
      'suppression of material facts',
      'misrepresentation',
      'concealment of illness',
      'disclosure to information norm',
      'policy void ab initio',
      'policy cancelled',
      'good faith',
      'moratorium',
      'section 45',
      'diabetes not told',
      'illness not told',
      'history not disclosed',
      'bimari nahi batai',
      'sugar nahi batai',
      'diabetes nahi batai',
      'बीमारी नहीं बताई',
      'jankari chhupai',
      'bimari chhupai',
      'tathya chhupana',
      'बीमारी छुपाना',
      'जानकारी छिपाना',
      'तथ्य छिपाना',
    ],
    meaning:
      'The insurer says that you left out a fact in the proposal, or gave it wrongly, and that it would have decided otherwise.',
    rules: [
      moratoriumRule,
      {
        label: 'What you had to disclose',
        figure: materialFact,
        text: 'A fact that nobody asked for is not hidden.',
      },
      {
        label: 'What the insurer may do instead of a refusal',
        figure: hiddenDiseaseOptions,
        text: 'A term of one wording. Look for it in yours.',
      },
      {
        label: 'Health policies of a life insurer',
        figure: lifeQuestionLimit,
        text: 'Courts applied section 45 to them: after this time no fact can be held against you at all.',
      },
      olderPolicies,
    ],
    tests: [moratorium],
    turnsOn:
      'Whether the form asked for the fact, whether you knew it, and whether it would have changed the decision. Courts differ on whether it must also have caused this illness.',
    evidence: [
      allSchedules,
      {
        paper: 'Copy of the proposal form, and the recording of the sale by telephone',
        proves: 'What you were asked, what you answered, and who filled it in',
      },
      {
        paper: 'Note of the treating doctor',
        proves: 'That the fact has nothing to do with this illness, or was found later',
      },
      {
        paper: 'Medical report that the insurer had made before the policy',
        proves: 'What the insurer knew or could see',
      },
    ],
    letter: {
      'cannot-stand': [
        `You say that a fact was not disclosed. I do not admit it. Counted at the latest from {from}, {length} of continuous cover, any time with an earlier insurer included, were complete by {end}, before the claim of {at}. After them ${noContest} Please decide without this reason.`,
      ],
      'may-stand': factAsked,
      depends: [
        ...factAsked,
        {
          text: `After ${healthMoratorium.text} of continuous cover, time with an earlier insurer included, ${noContest} Please state the first day from which you count.`,
          rule: healthMoratorium,
        },
      ],
    },
    mustProve: 'suppression',
    cannotJudge:
      'What you knew, what was said to the agent, and whether the fact mattered. Whether there was fraud.',
    elsewhere:
      'Cover from an employer rarely asks for a proposal. If the policy was cancelled as well, ask what becomes of the premium.',
    oftenWith: ['pre-existing-disease'],
    cases: [
      'health-ahuja-2023',
      'health-moratorium-2025',
      'health-lic-sunita-2025',
      'health-sandhu-2009',
      'health-lic-muraleedharan-2025',
      'health-lic-chandrika-2026',
    ],
  },
  {
    id: 'ported-history',
    lines,
    label: 'History not declared when the policy was ported',
    verdict:
      'The insurer says you told too little at the port. It depends on the port form and your dates.',
    words: [
      'ported from|port from another company|at the time of porting|porting',
      'portability',
      'ported policy',
      'not declared at the time of porting',
      'fresh policy',
      'no continuity benefit',
      'port kiya',
      'company badli',
      'पोर्टेबिलिटी',
      'पोर्ट कराई पॉलिसी',
    ],
    meaning:
      'The insurer treats a policy that you ported as a new one, or says that you did not tell it of an illness or a claim at the port.',
    rules: [portedMonths, moratoriumRule, olderPolicies, longestWaitRule],
    tests: [moratorium, waitOfPorted],
    turnsOn:
      'What the port form asked, what the old insurer’s data showed, and whether there was a day without cover between the policies.',
    evidence: [
      allSchedules,
      {
        paper: 'Port request and the papers that you sent with it',
        proves: 'What you told the new insurer',
      },
      {
        paper: 'Letters on claims that the old insurer paid',
        proves: 'That the illness was on record with it',
      },
    ],
    letter: {
      'cannot-stand': [
        `The time with the earlier insurer counts in full, at the latest from {from}. By today’s rules the longest wait for a pre-existing or listed disease is ${healthPreExistingWait.text} (${healthPreExistingWait.source.title}): it was over before my claim arose. Nor is non-disclosure open to you: {length} of continuous cover were complete by {end}, before the claim of {at}. After them ${noContest} Please decide the claim without this reason.`,
      ],
      depends: [
        'The time with the earlier insurer counts in full: I accept no other count. The months count from my first policy. Please state the first day from which you count, and what you asked the earlier insurer when you accepted the port.',
        servedMoves,
      ],
    },
    mustProve: 'suppression',
    cannotJudge: 'What the two insurers told each other, and a gap of a few days in between.',
    elsewhere: 'The earlier policy, if the stay began while it still ran.',
    cases: ['health-ported-joisar-2026', 'health-ported-mehta-2025'],
  },

  // Whether the stay was needed

  {
    id: 'not-medically-necessary',
    lines,
    label: 'Hospital stay not medically necessary',
    verdict:
      'The insurer says you didn’t need a bed. It depends on what the doctor wrote on admission.',
    words: [
      'admission unnecessary|unnecessary|hospitalisation not required|hospitalization not warranted|admission not warranted|admission not justified|no need of hospitalisation|could have been treated as outpatient|OPD basis|stable vitals|IV fluids|oral medicines|iv antibiotics',
      'ghar par ilaj ho sakta tha',
      'admission not needed',
      'not medically necessary',
      'hospitalisation not justified',
      'need for admission not established',
      'ICU not required',
      'could be managed on OPD basis',
      'only oral medicines',
      'vitals stable',
      'bharti ki zaroorat nahi',
      'भर्ती की जरूरत नहीं',
    ],
    meaning:
      'The insurer says that you could have been treated without a bed, with medicines or as an outpatient.',
    rules: [
      {
        label: 'What medically necessary means',
        figure: medicalNecessity,
        text: 'All four. A doctor’s advice to admit is one of them; alone it is not enough.',
      },
    ],
    tests: [],
    turnsOn:
      'What the treating doctor wrote on the day of admission, and which treatment needed a bed.',
    evidence: [
      {
        paper: 'Treating doctor’s certificate of why you had to be admitted',
        proves: 'That a doctor prescribed the stay, and the danger without it',
      },
      {
        paper: 'Admission notes, readings and laboratory values of the first day',
        proves: 'How ill you were',
      },
      {
        paper: 'Nurses’ charts: drips, injections, monitoring',
        proves: 'Treatment that is not given at home',
      },
    ],
    letter: [
      'You say that the stay was not necessary. I do not admit it. Please name the doctor who decided otherwise and that doctor’s field, the papers that were read, and which of the tests of the policy’s definition you call not met.',
    ],
    cannotJudge: 'Medicine: whether another doctor would have admitted you.',
    elsewhere: 'An outpatient (OPD) benefit, if your policy or your employer has one.',
    cases: ['health-opd-birla-2025', 'health-opd-united-2009', 'health-covid-2024'],
  },
  {
    id: 'investigation-only',
    lines,
    label: 'Admission for investigation or evaluation only (Excl04)',
    verdict: 'The insurer says you came for tests only. It depends on the treatment that you got.',
    words: [
      'diagnostic purpose|diagnostics and evaluation|for evaluation|for observation|primarily for investigation|MRI and blood tests|workup|no active treatment|health check-up|sirf test|mainly for tests',
      'tests only',
      'Excl04',
      '4.10',
      'investigation and evaluation',
      'observation only',
      'diagnostic admission',
      'no active line of treatment',
      'sirf jaanch ke liye bharti',
      'केवल जांच के लिए भर्ती',
    ],
    meaning: 'The insurer says that you were admitted for tests and not for treatment.',
    rules: [
      {
        label: 'What the exclusion takes out',
        figure: evaluationExclusion,
        text: 'Tests that belong to the diagnosis and treatment of the stay are paid.',
      },
    ],
    tests: [],
    turnsOn: 'Whether treatment was given in the stay, and whether it was the reason to admit you.',
    evidence: [
      {
        paper: 'Treatment sheet with the medicines and their hours',
        proves: 'That you were treated and not only examined',
      },
      {
        paper: 'Doctor’s note before the admission',
        proves: 'That the illness was known or suspected, and needed a bed',
      },
      dischargeSummary,
    ],
    letter: [
      `You rely on the exclusion of evaluation. For a stay, its words are “${evaluationExclusion.text.toLowerCase()}” (Excl04). I do not admit that it applies. Please say why, in your view, the treatment of this stay does not count.`,
    ],
    mustProve: 'exclusion',
    cannotJudge: 'Whether the tests could have been made without a stay.',
    elsewhere:
      'Tests before a later, paid admission belong to its costs before hospital. A health check-up benefit may pay tests.',
    cases: ['health-evaluation-thrissur-2025'],
  },
  {
    id: 'opd-or-day-care',
    lines,
    label: 'Stay too short, or outpatient (OPD) treatment',
    verdict:
      'The insurer says the stay was too short. It depends on the hours and your plan’s day-care list.',
    words: [
      'below 24 hours|not completed 24 hours|stay short of 24 hours|discharged the same day|24 ghante pure nahi',
      `less than ${hospitalStay.text}`,
      'less than 24 hrs',
      '3.15',
      'OPD',
      'OPD treatment not covered',
      'outpatient',
      'not a day care procedure',
      'definition of hospitalisation',
      '24 ghante se kam',
      'OPD mein ilaj',
      '24 घंटे से कम भर्ती',
      'ओपीडी',
      'डे केयर',
    ],
    meaning:
      'The insurer says that you were not in hospital long enough, and that the treatment is not on its list of day care.',
    rules: [
      {
        label: 'Shortest stay',
        figure: hospitalStay,
        text: 'Count from the hour of admission to the hour of discharge.',
      },
      {
        label: 'Day care instead',
        figure: dayCare,
        text: 'Before modern methods it would have needed the full stay. What is usually done without a bed is not day care.',
      },
      {
        label: 'Modern treatments',
        figure: modernTreatments,
        text: 'Injections into the eye, oral chemotherapy and robotic surgery are among them.',
      },
    ],
    tests: [],
    turnsOn:
      'The hours, the kind of anaesthesia, and whether the procedure is on the day-care list of your product.',
    evidence: [
      {
        paper: 'Admission and discharge record with hours',
        proves: 'How long the stay was',
      },
      {
        paper: 'Operation and anaesthesia notes',
        proves: 'That it was a procedure, in a theatre, under anaesthesia',
      },
      {
        paper: 'Doctor’s certificate of why a theatre or monitoring was needed',
        proves: 'That it was no outpatient treatment',
      },
    ],
    letter: [
      'You say that the stay was too short or that the patient was an outpatient. I do not admit it. What your day-care list names is day care. So is, by the usual definition, a treatment under anaesthesia that would need a longer stay without newer technology: if my policy’s wording departs from it, please name the term. Please name the clause and the hours that you counted, and show me the day-care list of my product.',
      modernCover,
    ],
    cannotJudge: 'Whether the procedure is on your product’s list.',
    elsewhere: 'An outpatient (OPD) benefit, if your policy or your employer has one.',
    cases: ['health-24-hours-2023', 'health-opd-united-2015', 'health-opd-united-2009'],
  },
  {
    id: 'rest-cure',
    lines,
    label: 'Rest cure, rehabilitation or respite care (Excl05)',
    verdict: 'The insurer says the stay was rest only. It depends on the papers on the treatment.',
    words: [
      'convalescent home|nursing care at home|physiotherapy|enforced bed rest|palliative|terminally ill|old age home|personal care',
      'Excl05',
      'rest cure',
      'bed rest',
      'convalescence',
      'rehabilitation',
      'custodial care',
      'respite care',
      'aaram ke liye bharti',
      'आराम के लिए भर्ती',
    ],
    meaning:
      'The insurer says that you were kept in bed or cared for, and not treated for an illness.',
    rules: [
      {
        label: 'What the exclusion takes out',
        figure: restCureExclusion,
        text: 'Help with washing, dressing and eating is part of it. Treatment in the same stay is not.',
      },
    ],
    tests: [],
    turnsOn: 'Whether the stay was for treatment, with rest as one part of it.',
    evidence: [
      {
        paper: 'Treatment sheet, physiotherapy notes and prescriptions',
        proves: 'Treatment beside the rest',
      },
      {
        paper: 'Doctor’s certificate of why home was not possible',
        proves: 'That the stay was needed',
      },
    ],
    letter: [
      'You rely on the exclusion of rest cure (Excl05). I do not admit that it applies. For an admission, it asks for one mainly for bed rest, without treatment. Please name the paper on which you rely.',
    ],
    mustProve: 'exclusion',
    cannotJudge: 'Whether treatment or care was the main purpose.',
    elsewhere: 'Costs after the hospital, and care at home, if your policy has these benefits.',
    cases: [],
  },

  // Exclusions by the kind of treatment

  {
    id: 'obesity',
    lines,
    label: 'Surgery against obesity (Excl06)',
    verdict:
      'The insurer says conditions aren’t met. It depends on body mass index, illness, earlier care.',
    words: [
      'weight loss|sleeve gastrectomy|gastric balloon|gastric sleeve|vajan kam|वजन कम',
      'Excl06',
      'obesity',
      'weight control',
      'bariatric surgery',
      'gastric bypass',
      'BMI',
      'motapa',
      'मोटापा',
      'बेरियाट्रिक सर्जरी',
    ],
    meaning:
      'The insurer says that the operation was to lose weight, and that the conditions of the policy are not met.',
    rules: [
      {
        label: 'When the operation is paid',
        figure: obesityExclusion,
        text: 'A doctor must advise it by clinical protocol, and the patient must be an adult. The named illnesses: heart muscle disease from obesity, coronary heart disease, severe sleep apnoea, uncontrolled type 2 diabetes. Milder methods must have failed.',
      },
    ],
    tests: [],
    turnsOn: 'The body mass index on admission, the illness beside it, and what was tried before.',
    evidence: [
      {
        paper: 'Height, weight and body mass index in the hospital’s papers',
        proves: 'The number that decides',
      },
      {
        paper: 'Reports on diabetes, heart or sleep apnoea',
        proves: 'The named illness for the lower number',
      },
      {
        paper: 'Doctor’s advice, and notes on diets or medicines before',
        proves: 'That milder methods failed',
      },
    ],
    letter: [
      'You rely on the exclusion of obesity (Excl06). I do not admit that it applies. It still allows an operation on certain conditions. Please name any of them that you call not met, and the paper from which you take it.',
    ],
    mustProve: 'exclusion',
    cannotJudge: 'Whether the protocol was followed.',
    cases: ['health-obesity-2023'],
  },
  {
    id: 'change-of-gender',
    lines,
    label: 'Change-of-gender treatment (Excl07)',
    verdict:
      'The insurer says the treatment is excluded. It depends on the doctor’s papers on its purpose.',
    words: [
      'opposite sex|gender reassignment|transgender',
      'Excl07',
      'change of gender',
      'sex reassignment',
      'gender affirming surgery',
      'ling parivartan',
      'लिंग परिवर्तन',
    ],
    meaning:
      'The insurer says that the treatment was meant to change the sex characteristics of the body.',
    rules: [
      {
        label: 'What the exclusion takes out',
        figure: genderExclusion,
        text: 'Other illnesses of the same person stay covered.',
      },
    ],
    tests: [],
    turnsOn: 'What the treatment was for. Illness or injury of the same organs is not excluded.',
    evidence: [
      {
        paper: 'Doctor’s certificate of the illness treated',
        proves: 'That the purpose was another one',
      },
    ],
    letter: [
      'You rely on the exclusion of a change of gender (Excl07). I do not admit that it applies. Please name the paper on which you rely.',
    ],
    mustProve: 'exclusion',
    cannotJudge: 'Whether the law on transgender persons bars this exclusion: we did not read it.',
    cases: [],
  },
  {
    id: 'cosmetic',
    lines,
    label: 'Cosmetic or plastic surgery (Excl08)',
    verdict:
      'The insurer says the operation was for looks. It depends on the purpose the doctor certified.',
    words: [
      'beauty|nose job|rhinoplasty|septoplasty|hair transplant|liposuction|gynecomastia|scar removal|skin glow|breast reduction',
      'Excl08',
      'cosmetic',
      'aesthetic',
      'plastic surgery',
      'to change appearance',
      'sundarta',
      'कॉस्मेटिक सर्जरी',
      'प्लास्टिक सर्जरी',
    ],
    meaning: 'The insurer says that the operation was for looks and not for health.',
    rules: [
      {
        label: 'What is not excluded',
        figure: cosmeticExclusion,
        text: 'The treating doctor must certify it.',
      },
    ],
    tests: [],
    turnsOn: 'What the treating doctor certified as the purpose.',
    evidence: [
      {
        paper: 'Doctor’s certificate of the purpose and of the risk without the operation',
        proves: 'One of the exceptions',
      },
      {
        paper: 'Record of the accident, burn or cancer',
        proves: 'That the operation restores what it took',
      },
    ],
    letter: [
      `You call the operation cosmetic (Excl08). I do not admit it. It still allows ${cosmeticExclusion.text.toLowerCase()}. Please name the doctor who decided otherwise and the reasons.`,
    ],
    mustProve: 'exclusion',
    cannotJudge: 'Whether the risk to health was direct and immediate.',
    cases: ['health-cosmetic-2014', 'health-obesity-2023'],
  },
  {
    id: 'hazardous-sports',
    lines,
    label: 'Hazardous or adventure sports (Excl09)',
    verdict:
      'The insurer says the sport was dangerous. It depends on whether you took part as a professional.',
    words: [
      'paragliding|para gliding|bungee|rafting|trekking|rock climbing|skydiving|skiing|racing|adventure',
      'Excl09',
      'adventure sport',
      'hazardous activity',
      'mountaineering',
      'para-jumping',
      'scuba diving',
      'motor racing',
      'khatarnak khel',
      'साहसिक खेल',
      'खतरनाक खेल',
    ],
    meaning: 'The insurer says that you were hurt in a dangerous sport.',
    rules: [
      {
        label: 'What the exclusion takes out',
        figure: sportsExclusion,
        text: 'Rafting, climbing, racing and diving are named. A holiday maker is no professional.',
      },
    ],
    tests: [],
    turnsOn: 'Whether you took part as a professional.',
    evidence: [
      {
        paper: 'Proof of your occupation, from the employer or the tax return',
        proves: 'That the sport is not your profession',
      },
      {
        paper: 'Receipt or booking of the outing',
        proves: 'That you took part as a guest',
      },
    ],
    letter: [
      'You rely on the exclusion of hazardous sports (Excl09). I do not admit that it applies. By its words it is for those who take part as a professional. Please name the paper from which you take that the patient took part in such a sport, and as a professional.',
    ],
    mustProve: 'exclusion',
    cannotJudge: 'What a wording without the standard exclusion says, such as an accident policy.',
    elsewhere: 'A personal accident policy, by its own exclusions.',
    cases: [],
  },
  {
    id: 'breach-of-law',
    lines,
    label: 'Breach of law with criminal intent (Excl10)',
    verdict:
      'The insurer says a crime led to the injury. It depends on whether there was criminal intent.',
    words: [
      'fight|assault|riot|criminal case|maar peet|मारपीट',
      'Excl10',
      'breach of law',
      'criminal intent',
      'criminal act',
      'kanoon todna',
      'कानून का उल्लंघन',
    ],
    meaning: 'The insurer says that you were hurt because you committed or tried a crime.',
    rules: [
      {
        label: 'When the exclusion applies',
        figure: breachOfLawExclusion,
        text: 'A fault in traffic without intent is not that.',
      },
    ],
    tests: [],
    turnsOn: 'Whether there was criminal intent, and whether it caused the injury directly.',
    evidence: [
      {
        paper: 'FIR, charge sheet, or the order that ended the case',
        proves: 'What the police and the court found',
      },
      {
        paper: 'Hospital’s record of how the injury happened',
        proves: 'The cause',
      },
    ],
    letter: [
      'You rely on a breach of law (Excl10). I deny it. That needs criminal intent, and a direct link to the treatment. Please name the offence, and any proof that you have of the intent and of a link to the treatment of {arose}.',
    ],
    mustProve: 'exclusion',
    cannotJudge:
      'Guilt. A self-inflicted injury often has an exclusion of its own. If a mental illness led to it, look at that reason too.',
    cases: [],
  },
  {
    id: 'alcohol-exclusion',
    lines,
    label: 'Alcohol, drugs or addiction (Excl12)',
    verdict:
      'The insurer says alcohol or drugs were the cause. It depends on the cause that a doctor found.',
    words: [
      'liquor|drunk|intoxicated|alcohol|alcohol abuse|cirrhosis|drug abuse|drug overdose addiction|de-addiction|gutkha|smoker|daaru|दारू',
      'Excl12',
      '4.8',
      'alcoholism',
      'alcoholic liver disease',
      'under the influence of alcohol',
      'substance abuse',
      'smoking',
      'tobacco',
      'sharab',
      'nasha',
      'शराब',
      'नशा',
      'तंबाकू',
    ],
    meaning: 'The insurer says that alcohol, tobacco or drugs caused the illness or the injury.',
    rules: [
      {
        label: 'What the exclusion takes out',
        figure: addictionExclusion,
        text: 'It speaks of abuse and addiction. One drink is neither.',
      },
    ],
    tests: [],
    turnsOn:
      'Whether a doctor found abuse or addiction, and whether it caused this illness. A line “drinks at times” in the history does not show it.',
    evidence: [
      {
        paper: 'Treating doctor’s note on the cause of the illness',
        proves: 'Another cause',
      },
      {
        paper: 'Blood and liver reports',
        proves: 'What was found, and what was not',
      },
      {
        paper: 'Hospital’s correction of a wrong line in the history',
        proves: 'That the first note was a mistake',
      },
    ],
    letter: [
      'You rely on the exclusion of alcohol and addiction (Excl12). I do not admit that it applies. Please name any finding of abuse or addiction on which you rely, who made it, and any proof that it caused the illness treated on {arose}.',
    ],
    mustProve: 'exclusion',
    cannotJudge:
      'The cause of the illness: doctors’ papers decide that. Some wordings have a further exclusion for injuries from the misuse of alcohol.',
    cases: ['health-lic-sunita-2025', 'health-ported-mehta-2025'],
  },
  {
    id: 'spa-and-supplements',
    lines,
    label: 'Spa, nature cure or supplements (Excl13, Excl14)',
    verdict:
      'The insurer says this was no treatment. It depends on the hospital’s registration and papers.',
    words: [
      'panchakarma|ayurvedic rejuvenation|wellness centre|spa|protein powder|tonic|supplement',
      'Excl13',
      'Excl14',
      'health hydro',
      'nature cure clinic',
      'naturopathy',
      'dietary supplement',
      'vitamins',
      'without prescription',
      'prakritik chikitsa',
      'प्राकृतिक चिकित्सा',
      'विटामिन',
    ],
    meaning:
      'The insurer says that the place was a spa and not a hospital, or that the bill has vitamins and supplements.',
    rules: [
      {
        label: 'Places',
        figure: spaExclusion,
        text: 'Also a stay for domestic reasons, and beds of a nursing home that belongs to such a place.',
      },
      {
        label: 'Supplements',
        figure: supplementExclusion,
        text: 'Without a prescription they are excluded.',
      },
      {
        label: 'AYUSH: Ayurveda, yoga, Unani, Siddha, homoeopathy',
        figure: ayushParity,
        text: 'A stay in an AYUSH hospital is no spa. Limits depend on the plan.',
      },
    ],
    tests: [],
    turnsOn: 'Whether the place is a registered hospital, and what was prescribed.',
    evidence: [
      {
        paper: 'Registration of the hospital, or of the AYUSH hospital',
        proves: 'That it is not a spa',
      },
      {
        paper: 'Prescriptions for each supplement in the bill',
        proves: 'That they were part of the treatment',
      },
    ],
    letter: [
      'You treat the stay as a spa or nature cure, or the bill as supplements. I do not admit it. Even what you call a supplement is not excluded if a doctor prescribed it as part of the stay (Excl14). Please name the clause, and each item that you do not pay, with the reason.',
      {
        text: `If you mean AYUSH treatment: in a hospital stay it has to be paid like other treatment (${ayushParity.source.title}).`,
        rule: ayushParity,
      },
    ],
    mustProve: 'exclusion',
    cannotJudge: 'In which AYUSH hospitals your policy pays, and up to which limit.',
    cases: [],
  },
  {
    id: 'refractive-error',
    lines,
    label: 'Correction of eyesight, refractive error (Excl15)',
    verdict:
      'The insurer says the operation only replaced glasses. It depends on dioptres and illness.',
    words: [
      'eye number|chashma|spectacle number|specs removal|contact lens|phakic lens|ICL|eyesight correction',
      'Excl15',
      'refractive error',
      'LASIK',
      'spectacles',
      'dioptres',
      'chashma hatane ka operation',
      'चश्मा हटाने की सर्जरी',
    ],
    meaning: 'The insurer says that the operation only replaced glasses.',
    rules: [
      {
        label: 'What the exclusion takes out',
        figure: refractiveExclusion,
        text: 'From that number on it does not apply. A cataract or an injury is another illness.',
      },
    ],
    tests: [],
    turnsOn: 'The dioptres before the operation, and the illness that was treated.',
    evidence: [
      {
        paper: 'Eye test from before the operation',
        proves: 'The dioptres of each eye',
      },
      {
        paper: 'Surgeon’s certificate of the illness',
        proves: 'That more than glasses was at stake',
      },
    ],
    letter: [
      `You rely on the exclusion of refractive errors (Excl15). I do not admit that it applies. By its words it is for an error of ${refractiveExclusion.text.toLowerCase()}. Please say for each eye which error you found, and by which test.`,
    ],
    mustProve: 'exclusion',
    cannotJudge: 'Whether the operation treated another illness of the eye.',
    cases: ['health-cosmetic-2014'],
  },
  {
    id: 'unproven-treatment',
    lines,
    label: 'Modern or unproven treatment (Excl16)',
    verdict:
      'The insurer doesn’t accept the treatment. It depends first on the list of modern treatments.',
    words: [
      'oral chemotherapy|chemotherapy tablets|targeted therapy|monoclonal antibody|intravitreal injection|eye injection|injection into the eye|Lucentis|Avastin|Eylea|robotic|balloon sinuplasty|deep brain stimulation|bronchial thermoplasty|radiosurgery|gamma knife|cyberknife|uterine artery embolisation|HIFU|green light laser prostate|nerve monitoring|stem cell|investigational drug|clinical trial|oral chemo',
      'Excl16',
      'unproven treatment',
      'experimental',
      'not standard protocol',
      'robotic surgery',
      'stem cell therapy',
      'immunotherapy',
      'off-label',
      'naya ilaj',
      'प्रायोगिक उपचार',
      'अप्रमाणित इलाज',
    ],
    meaning:
      'The insurer says that this treatment is not established medicine, or that the policy does not cover it.',
    rules: [
      {
        label: 'Modern treatments first',
        figure: modernTreatments,
        text: 'Embolisation or ultrasound of the uterus, balloon sinuplasty, deep brain stimulation, oral chemotherapy, antibodies by injection, injections into the eye, robotic surgery, radiosurgery, bronchial thermoplasty, vaporisation of the prostate, nerve monitoring in surgery, bone-marrow stem cells.',
      },
      {
        label: 'What counts as unproven',
        figure: unprovenExclusion,
        text: 'A new method with papers behind it does not.',
      },
      {
        label: 'Limit of the standard policy for the list',
        figure: standardHealthModern,
        text: 'Your own policy has its own limit, or none.',
      },
    ],
    tests: [],
    turnsOn:
      'Whether the treatment is on the list of modern treatments; if not, which medical papers support it.',
    evidence: [
      {
        paper: 'Doctor’s letter with the guideline of an Indian medical body',
        proves: 'That the treatment is accepted here',
      },
      {
        paper: 'Approval of the medicine or the device in India',
        proves: 'That it is not experimental',
      },
    ],
    letter: [
      'You refuse or limit this treatment. I do not admit a ground for it. If you call it unproven (Excl16), please say which medical papers you looked at.',
      modernCover,
    ],
    mustProve: 'exclusion',
    cannotJudge: 'The medical standing of a therapy.',
    elsewhere: 'The rest of the stay, such as bed, tests and other medicines.',
    cases: [],
  },
  {
    id: 'infertility',
    lines,
    label: 'Sterility or infertility treatment (Excl17)',
    verdict:
      'The insurer says it was about having a child. It depends on what the operation treated.',
    words: [
      'IUI|test tube baby|conceive|conceiving|fertility|to become pregnant|contraception|tubectomy|vasectomy|sterilization|bachcha nahi|assisted reproduction',
      'Excl17',
      'infertility',
      'sterility',
      'IVF',
      'ICSI',
      'surrogacy',
      'sterilisation',
      'banjhpan',
      'nasbandi',
      'बांझपन',
      'नसबंदी',
      'आईवीएफ',
    ],
    meaning: 'The insurer says that the treatment was to have a child, or to prevent one.',
    rules: [
      {
        label: 'What the exclusion takes out',
        figure: infertilityExclusion,
        text: 'An illness of the same organs, such as a cyst or a fibroid, is not on this list.',
      },
    ],
    tests: [],
    turnsOn: 'What the operation treated. The word “infertility” in the history is not enough.',
    evidence: [
      {
        paper: 'Operation note and laboratory report of the tissue',
        proves: 'The illness that was removed',
      },
      {
        paper: 'Doctor’s certificate of the purpose',
        proves: 'That the aim was not conception',
      },
    ],
    letter: [
      'You rely on the exclusion of infertility (Excl17). I do not admit that it applies. Please name the paper on which you rely.',
    ],
    mustProve: 'exclusion',
    cannotJudge: 'A treatment with both aims.',
    elsewhere: 'A maternity or fertility benefit of an employer’s policy.',
    cases: ['health-infertility-2010'],
  },
  {
    id: 'maternity',
    lines,
    label: 'Maternity expenses (Excl18)',
    verdict:
      'The insurer says it was a pregnancy’s cost. It depends on your maternity benefit and its wait.',
    words: [
      'LSCS|C-section|abortion|MTP|normal delivery|newborn care|medical termination|antenatal|baby birth|delivery ka kharcha|डिलीवरी',
      'Excl18',
      'maternity',
      'pregnancy',
      'childbirth',
      'caesarean',
      'miscarriage',
      'ectopic pregnancy',
      'maternity waiting period',
      'delivery',
      'garbhpat',
      'प्रसव',
      'मातृत्व',
      'गर्भपात',
    ],
    meaning:
      'The insurer says that the costs come from a pregnancy or a birth, which the policy does not pay, or not yet.',
    rules: [
      {
        label: 'What stays paid',
        figure: maternityExclusion,
        text: 'Without a maternity benefit, other costs of a birth are excluded.',
      },
    ],
    tests: [],
    turnsOn:
      'Whether your policy has a maternity benefit and its wait is over, or one of the exceptions fits.',
    evidence: [
      {
        paper: 'Schedule with the maternity benefit and its wait',
        proves: 'That the benefit was due',
      },
      {
        paper: 'Scan or operation note',
        proves: 'An ectopic pregnancy, or an illness apart from the pregnancy',
      },
      {
        paper: 'Record of the accident',
        proves: 'The exception for a miscarriage after one',
      },
    ],
    letter: [
      'You rely on the exclusion of maternity (Excl18). I do not admit that it applies. For example, an ectopic pregnancy and a miscarriage after an accident are not excluded, and an illness apart from a pregnancy is not maternity. Please name the paper on which you rely.',
    ],
    mustProve: 'exclusion',
    cannotJudge:
      'The wait for maternity: each insurer sets its own, and we read no rule that limits it.',
    elsewhere: 'An employer’s policy, if it covers maternity.',
    cases: [],
  },
  {
    id: 'congenital',
    lines,
    label: 'Congenital disease, present from birth',
    verdict:
      'The insurer says the defect was there from birth. It depends on whether it was visible or known.',
    words: [
      'birth anomaly|since birth|external anomaly|inborn|janm se|janam se|behra paida|born deaf|deaf by birth|जन्म से',
      'congenital',
      'congenital anomaly',
      'birth defect',
      'congenital internal disease',
      'genetic disorder',
      'hereditary',
      'janmjaat bimari',
      'जन्मजात बीमारी',
      'आनुवंशिक',
    ],
    meaning: 'The insurer says that the illness was there from birth.',
    rules: [
      {
        label: 'What may not be excluded',
        figure: notExcludable,
        text: 'A visible, external defect may be excluded. An internal one can have a wait.',
      },
      moratoriumRule,
    ],
    tests: [],
    turnsOn:
      'Whether the defect is inside the body or visible, and whether anyone knew of it before the policy.',
    evidence: [
      {
        paper: 'Doctor’s note: internal or external, and when it was found',
        proves: 'That the exclusion does not fit',
      },
      allSchedules,
    ],
    letter: [
      'You call the illness congenital. I do not admit that it is, nor that it is excluded. Please name the clause, the rule that allows it, and the paper on which you rely.',
      {
        text: `An internal congenital disease or a genetic one is on the list of exclusions that are not allowed (${notExcludable.source.title}).`,
        rule: notExcludable,
        until: beforeHealthCircular,
      },
    ],
    mustProve: 'exclusion',
    cannotJudge: 'Whether a defect is internal in the sense of your wording.',
    cases: ['health-congenital-rai-2023'],
  },
  {
    id: 'mental-illness',
    lines,
    label: 'Mental or psychiatric illness',
    verdict:
      'The insurer excludes an illness of the mind. It depends on what it pays for other illnesses.',
    words: [
      'attempted suicide|suicide attempt|suicide|attempted hanging|hanged|hanging|phansi|khudkushi|jaan dene ki koshish|self-harm|self-inflicted|self-inflicted injury|self-injury|self-poisoning|overdose of sleeping pills|overdose of tablets|poison consumed|mental disorder|psychological|psychiatry|bipolar|anxiety|dementia|autism|ADHD|mental health|manasik|aatmhatya ki koshish|zeher khaya|डिप्रेशन|आत्महत्या|आत्महत्या की कोशिश|ज़हर',
      'psychiatric',
      'psychosomatic disorder',
      'mental illness',
      'depression',
      'schizophrenia',
      'mansik rog',
      'मानसिक रोग',
      'मानसिक बीमारी',
    ],
    meaning:
      'The insurer says that the policy does not pay for an illness of the mind, or for an injury done to oneself.',
    helpline: helplineRule,
    rules: [
      {
        label: 'Equal treatment',
        figure: mentalIllnessParity,
        text: 'Waits and limits for all illnesses apply here too.',
      },
      {
        label: 'What may not be excluded',
        figure: mindNotExcludable,
        text: 'Autism and disorders of speech are among them.',
      },
      {
        label: 'An injury done to oneself',
        figure: severeStress,
        text: 'With equal treatment it speaks against an exclusion. We read no ruling on it.',
      },
    ],
    tests: [],
    turnsOn:
      'Whether a physical illness in the same position would be paid: same stay, same wait, same limit.',
    evidence: [
      {
        paper: 'Psychiatrist’s certificate of the illness and of the need for a stay',
        proves: 'That the stay was medically necessary',
      },
      dischargeSummary,
    ],
    letter: [
      'You do not pay for this treatment, or not in full. Please name the term. I admit neither that it applies nor your name for the illness. Please say whether you would refuse any other illness by that term.',
      {
        text: `Every insurer has to cover mental illness on the same basis as a physical one (${mentalIllnessParity.source.title}).`,
        rule: mentalIllnessParity,
      },
      {
        text: `Mental, behavioural and neurodevelopmental disorders may not be excluded (${mindNotExcludable.source.title}).`,
        rule: mindNotExcludable,
        until: beforeHealthCircular,
      },
    ],
    mustProve: 'exclusion',
    cannotJudge:
      'Whether an illness of the mind led to an injury done to oneself: a psychiatrist’s certificate shows it. Outpatient therapy without a stay: most policies do not pay it for any illness.',
    cases: ['health-mental-jk'],
  },

  {
    id: 'hiv',
    lines,
    label: 'HIV or AIDS',
    verdict: 'The insurer excludes HIV. It depends on the figures that it has to show for that.',
    words: ['HIV positive|retroviral|PLHA|HTLV', 'HIV', 'एचआईवी', 'एड्स'],
    meaning:
      'The insurer says that the policy does not pay for HIV, AIDS or what follows from them.',
    rules: [
      {
        label: 'No unfair treatment',
        figure: hivParity,
        text: 'A fact that was not told is another reason, and so is a wait.',
      },
    ],
    tests: [],
    turnsOn:
      'Whether the insurer has actuarial studies for the exclusion, and whether this illness comes from HIV at all.',
    evidence: [
      {
        paper: 'Doctor’s note on the cause of the illness that was treated',
        proves: 'Whether it has to do with HIV at all',
      },
      dischargeSummary,
    ],
    letter: [
      'Your reason is HIV or AIDS. I do not admit that it applies. Please name the clause, and send me the actuarial studies on which you rely.',
      {
        text: `Nobody may be denied insurance or treated unfairly in it for HIV or AIDS, unless actuarial studies support it (${hivParity.source.title}).`,
        rule: hivParity,
      },
    ],
    mustProve: 'exclusion',
    cannotJudge:
      'Whether studies support the exclusion of your policy. A policy may name declared illnesses that it leaves out: read its list.',
    cases: [],
  },
  {
    id: 'dental',
    lines,
    label: 'Dental treatment',
    verdict: 'The insurer says teeth aren’t covered. It depends on whether an accident hurt them.',
    words: [
      'tooth|gums|wisdom tooth|dentist|daant|दांत',
      'dental treatment',
      'teeth',
      'denture',
      'root canal',
      'dant ka ilaj',
      'दांतों का इलाज',
    ],
    meaning: 'The insurer says that the policy does not pay for teeth.',
    rules: [
      {
        label: 'What is usually paid',
        figure: dentalExclusion,
        text: 'A term of two wordings and no rule of law. Yours may have a dental benefit.',
      },
    ],
    tests: [],
    turnsOn: 'Whether an accident hurt natural teeth, and whether you were admitted for it.',
    evidence: [
      {
        paper: 'Casualty record, FIR or medico-legal report',
        proves: 'The accident',
      },
      {
        paper: 'Dentist’s note with X-rays',
        proves: 'Which teeth the accident hurt',
      },
    ],
    letter: [
      'You call the treatment dental. I do not admit that the clause applies. Please name it, its exceptions, and each item that you call dental.',
    ],
    mustProve: 'exclusion',
    cannotJudge: 'Whether jaw surgery counts as dental treatment in your wording.',
    elsewhere: 'A dental or outpatient benefit. A personal accident policy with medical costs.',
    cases: [],
  },

  // Hospitals

  {
    id: 'excluded-hospital',
    lines,
    label: 'Excluded or blacklisted hospital or doctor (Excl11)',
    verdict: 'The insurer doesn’t pay this hospital. It depends on its published list of that day.',
    words: [
      'delisted|black list|not on approved list|suspended provider|excluded hospital|excluded doctor|fraud list hospital|specifically excluded provider|provider specifically excluded',
      'Excl11',
      'excluded provider',
      'blacklisted hospital',
      'delisted hospital',
      'blacklist',
      'ब्लैकलिस्टेड अस्पताल',
    ],
    meaning: 'The insurer says that it does not pay this hospital or doctor at all.',
    rules: [
      {
        label: 'What is paid all the same',
        figure: providerExclusion,
        text: 'The list must be on the insurer’s site or sent to you.',
      },
    ],
    tests: [],
    turnsOn:
      'Whether the hospital was on the published list on the day of admission, and whether it was an emergency or an accident.',
    evidence: [
      {
        paper: 'Casualty record or ambulance slip',
        proves: 'The emergency, and until when you were not stable',
      },
      {
        paper: 'The insurer’s list of excluded hospitals, with its date',
        proves: 'Whether the hospital was on it on that day',
      },
    ],
    letter: [
      `You rely on an excluded hospital (Excl11). I do not admit that the hospital was on your list. Please send me the list as it was published on {arose}. In any case the costs of an accident, or of a danger to life, are due at least until the patient is stable.`,
    ],
    mustProve: 'exclusion',
    cannotJudge: 'Until which hour the patient was not stable.',
    elsewhere: 'A second policy whose insurer has not excluded this hospital.',
    cases: ['health-cashless-medisep-2025'],
  },
  {
    id: 'non-network-hospital',
    lines,
    label: 'Hospital outside the network',
    verdict:
      'The insurer says it doesn’t work with this hospital. It depends on your policy and an emergency.',
    words: [
      'not a network hospital|outside network|non PPN|not on panel|panel hospital',
      'non-network hospital',
      'not in network',
      'not empanelled',
      'cashless not available',
      'PPN hospital',
      'network se bahar',
      'नेटवर्क से बाहर',
      'नॉन नेटवर्क',
    ],
    meaning:
      'The insurer does not pay this hospital directly, or says that the policy pays in its network only.',
    rules: [
      {
        label: 'After a cashless request is denied',
        figure: cashlessDenied,
        text: 'A denied cashless request is not a refused claim: you pay, and send the bills. Some group and state schemes pay in the network only.',
      },
    ],
    tests: [],
    turnsOn:
      'Whether your policy is limited to its network, and whether it was an emergency. Some policies cut a share outside the network.',
    evidence: [
      {
        paper: 'Policy clause on cashless and reimbursement',
        proves: 'That bills of other hospitals are paid',
      },
      {
        paper: 'Casualty record',
        proves: 'The emergency',
      },
      {
        paper: 'All bills, receipts and the discharge summary',
        proves: 'The sum to be paid back',
      },
    ],
    letter: [
      'You say that the hospital is outside your network. Please name the clause on which you rely. Whatever you decide on cashless payment, you still owe the costs: what has to be paid to the hospital in your place is to be paid back.',
    ],
    cannotJudge: 'The terms of a group or state scheme.',
    elsewhere: 'A second policy of your own, beside the group cover.',
    cases: ['health-cashless-medisep-2025'],
  },
  {
    id: 'not-a-hospital',
    lines,
    label: 'Not a hospital by the policy’s definition',
    verdict:
      'The insurer says the place is no hospital. It depends on its registration on that day.',
    words: [
      '15 beds|10 beds|bed strength|inpatient beds|no operation theatre|not registered clinic|round the clock nurse|clinical establishment registration|less beds',
      'not a hospital',
      'definition of hospital',
      'hospital not registered',
      'less than 15 beds',
      'less than 10 beds',
      'nursing home not registered',
      'aspatal panjikrit nahi',
      'अस्पताल पंजीकृत नहीं',
    ],
    meaning: 'The insurer says that the place has too few beds, no registration or no theatre.',
    rules: [
      {
        label: 'Without registration',
        figure: hospitalBeds,
        text: 'A registered hospital needs no count of beds. Without registration it also needs nurses and doctors day and night, a theatre and daily records.',
      },
    ],
    tests: [],
    turnsOn: 'Whether the hospital was registered on the day of admission.',
    evidence: [
      {
        paper: 'Registration certificate of the hospital, valid on the day of admission',
        proves: 'That the beds need not be counted',
      },
      {
        paper: 'Hospital’s letter on beds, staff, theatre and records',
        proves: 'The conditions without registration',
      },
    ],
    letter: [
      'You say that the place is not a hospital. I do not admit it. By the usual definition a registered hospital needs no count of beds: if my policy’s wording departs from it, please name the term. Please name the paper on which you rely.',
    ],
    cannotJudge: 'What an inspector saw at the hospital.',
    cases: [],
  },

  // Paid in part

  {
    id: 'room-rent-proportion',
    decision: 'part',
    lines,
    label: 'Room rent limit, proportionate deduction',
    verdict:
      'The insurer cut other charges for the room. It depends on which charges depend on the room.',
    words: [
      'deluxe room|suite room|single room|higher room|room upgrade|room limit|ICU rent limit|proportionate|kamre ka kiraya',
      'proportionate deduction',
      'room rent',
      'room rent eligibility exceeded',
      'room category',
      'associated medical expenses',
      'pro rata',
      'kamra kiraya',
      'katauti',
      'रूम रेंट लिमिट',
      'कमरे का किराया',
      'अनुपातिक कटौती',
    ],
    meaning:
      'Your room cost more than the policy allows, so the insurer cut other charges in the same proportion.',
    rules: [
      {
        label: 'What may not be cut',
        figure: healthProportionateLimit,
        text: 'Norms of 2020. Notes say that they were repealed in 2024; wordings still repeat them, and yours decides. Ask for the cut on these heads back in full.',
      },
      {
        label: 'Hospitals without such a cut',
        figure: proportionByRoom,
        text: 'Ask the hospital for a letter on its prices.',
      },
      {
        label: 'What the standard policy cuts',
        figure: standardHealthProportionate,
        text: 'Your own policy defines it as “associated medical expenses”.',
      },
    ],
    tests: [],
    turnsOn: 'Which heads of the bill were cut, and whether the hospital prices them by room.',
    evidence: [
      {
        paper: 'Final bill, broken up by heads',
        proves: 'Which charges may not be cut',
      },
      {
        paper: 'Hospital’s letter that its charges do not depend on the room',
        proves: 'That nothing is cut in proportion',
      },
      {
        paper: 'Policy schedule with the room limit',
        proves: 'The proportion',
      },
    ],
    letter: [
      'You cut the bill in proportion to the room. Please name the term of my policy that allows this, if there is one, and its definition of the expenses that may be cut. Please send me your calculation head by head, show for each head that its price depends on the room, and pay what was cut.',
      {
        text: `These heads may not be cut: ${healthProportionateLimit.text.toLowerCase().replace('icu', 'ICU')} (${healthProportionateLimit.source.title}).`,
        rule: healthProportionateLimit,
        until: beforeHealthCircular,
      },
    ],
    cannotJudge: 'The hospital’s tariff.',
    elsewhere: 'A top-up or a second policy for what was cut.',
    cases: ['health-room-rent-2014'],
  },
  {
    id: 'sub-limit',
    decision: 'part',
    lines,
    label: 'Sub-limit, capping or package rate',
    verdict:
      'The insurer says a limit applies. It depends on whether it was in your policy on that day.',
    words: [
      'limit for this disease|maximum limit for cataract|package amount|capped|percent of sum insured',
      'sub-limit',
      'sublimit',
      'capping',
      'cataract limit',
      'package rate',
      'disease-wise limit',
      'modern treatment limit',
      'seema se adhik',
      'सब लिमिट',
      'सीमा से अधिक',
    ],
    meaning: 'The policy has a limit for this illness or treatment, and the bill was higher.',
    rules: [
      {
        label: 'A limit of the standard policy, as an example',
        figure: standardHealthCataract,
        text: 'Yours are in your schedule, information sheet and wording. Ask for the line.',
      },
      {
        label: 'Modern treatments',
        figure: modernTreatments,
        text: 'They must be covered, but a limit is allowed.',
      },
    ],
    tests: [],
    turnsOn:
      'Whether the limit was in your policy on the day of the claim, and which part it covers.',
    evidence: [
      {
        paper: 'Policy schedule and customer information sheet of this year',
        proves: 'Whether the limit is there',
      },
      {
        paper: 'Notice of a change at renewal, or that none came',
        proves: 'Whether a new limit was announced',
      },
      {
        paper: 'Bill by heads',
        proves: 'Which part of the bill falls under the limit',
      },
    ],
    letter: [
      'You cut the bill by a sub-limit. Please name the line of my schedule on which you rely, if there is one, and, if it came after my first policy, its year and the notice to me. Please show which heads of the bill you counted under it.',
    ],
    cannotJudge: 'Limits of your own product: read its schedule.',
    elsewhere: 'A top-up or a second policy for the rest.',
    cases: ['health-room-rent-2014'],
  },
  {
    id: 'sum-insured-used-up',
    lines,
    label: 'Sum insured used up',
    verdict:
      'The insurer says the sum is used up. It depends on the claims it counted and the policy year.',
    words: [
      'sum insured is over|no balance left|SI exhausted',
      'sum insured exhausted',
      'balance sum insured',
      'limit of indemnity exhausted',
      'bima rashi khatam',
      'बीमा राशि समाप्त',
    ],
    meaning:
      'The insurer says that earlier claims of this policy year left nothing, or too little.',
    rules: [
      {
        label: 'The rest of the bill',
        figure: healthMultiplePolicies,
        text: 'What this policy does not pay can go to a second one.',
      },
    ],
    tests: [],
    turnsOn:
      'Which claims were counted, in which policy year the admission falls, and whether a bonus or a restored sum is missing.',
    evidence: [
      {
        paper: 'Policy schedule with bonus and restore benefit',
        proves: 'The whole sum of the year',
      },
      {
        paper: 'Settlement letters of the year’s claims',
        proves: 'What was really paid',
      },
    ],
    letter: [
      'You say that the sum insured is used up. Please send me an account of the policy year in which {arose} falls: sum insured, bonus, restored sum, and each claim with the sum paid.',
    ],
    cannotJudge: 'When your product restores the sum, and for which illness.',
    elsewhere: 'A top-up or a second policy. A cover from an employer.',
    cases: [],
  },
  {
    id: 'reasonable-and-customary',
    decision: 'part',
    lines,
    label: 'Reasonable and customary charges (R&C)',
    verdict:
      'The insurer says the hospital charged too much. It depends on the rates that it compared with.',
    words: [
      'excessive charges|overcharged|charged more than other hospitals|reasonable charges|higher than market rate|inflated tariff|SOC rate',
      'R&C',
      'UCR',
      'usual and customary',
      'exceeds customary charges',
      'GIPSA rate',
      'PPN rate',
      'excess billing',
      'tariff',
      'charges on higher side',
      'adhik bill',
      'zyada charge',
      'उचित और प्रथागत शुल्क',
      'ज्यादा बिल',
    ],
    meaning: 'The insurer says that the hospital charged more than is usual for this treatment.',
    rules: [
      {
        label: 'What is compared',
        figure: customaryCharges,
        text: 'Two yardsticks. A number without a comparison is neither.',
      },
    ],
    tests: [],
    turnsOn: 'Which rates the insurer compared with, and whether they are for the same thing.',
    evidence: [
      {
        paper: 'Price list or estimates of like hospitals in your town',
        proves: 'What is usual there',
      },
      {
        paper: 'The estimate that the insurer approved before the stay',
        proves: 'That it knew the price',
      },
      {
        paper: 'Doctor’s note on what made the case harder',
        proves: 'Why the usual price does not fit',
      },
    ],
    letter: [
      'You cut the bill as not reasonable and customary. Please name for each head the hospitals and the rates with which you compared it, and the day of those rates.',
    ],
    cannotJudge: 'What is usual in your town.',
    elsewhere:
      'A network hospital has an agreed rate: ask the insurer for it, and the hospital why it charged more.',
    cases: ['health-rc-2022'],
  },
  {
    id: 'non-payables',
    decision: 'part',
    lines,
    label: 'Non-medical items, not payable (List I to IV)',
    verdict:
      'The insurer took items off the bill. It depends on the list of such items and your add-ons.',
    words: [
      'gloves|hearingaid|admission kit|file charges|external aid|external appliance|housekeeping|toiletries|surcharge|diet charges|disposables|syringes|masks',
      'non-payable',
      'non-medical expenses',
      'consumables',
      'PPE kit',
      'gloves',
      'registration charges',
      'admin charges',
      'not payable as per IRDAI list',
      'kharch nahi milega',
      'नॉन-मेडिकल खर्च',
      'कंज्यूमेबल',
    ],
    meaning: 'The insurer took items off the bill that it does not count as treatment.',
    rules: [
      {
        label: 'Optional extras, List I',
        figure: healthNonPayableItems,
        text: 'Lists II to IV hold items that are part of the room, the procedure or the treatment: the hospital may not charge them apart. We did not read the lists item by item.',
      },
    ],
    tests: [],
    turnsOn:
      'Whether each item is on the list, and whether your policy has an add-on that pays consumables.',
    evidence: [
      {
        paper: 'Bill with every item',
        proves: 'What was taken off, and what was not an extra',
      },
      {
        paper: 'Schedule with the add-on for consumables',
        proves: 'That the items are paid',
      },
    ],
    letter: [
      'You took items off the bill as not payable. Please give me a table: item, sum, and its number in the list of my policy. Items that are part of the room, the procedure or the treatment are not extras: if my policy’s wording departs from that, please name the term.',
    ],
    cannotJudge: 'Single items: the lists were not read item by item.',
    elsewhere:
      'The hospital, for items that belong to the room or the procedure. An add-on for consumables.',
    cases: ['health-deductions-star'],
  },
  {
    id: 'co-pay',
    decision: 'part',
    lines,
    label: 'Co-payment or deductible',
    verdict:
      'The insurer says a share is yours. It depends on your policy schedule and its conditions.',
    words: [
      'borne by insured|borne by the insured as age|20% of the bill|10% of the claim|percent co-payment|aapka hissa',
      'co-payment',
      'copay',
      'deductible',
      'zone co-pay',
      'senior citizen co-pay',
      'aadha hissa',
      'कोपे',
      'सह-भुगतान',
      'डिडक्टिबल',
    ],
    meaning:
      'By your policy a share of each claim, or its first part, is not the insurer’s to pay.',
    rules: [
      {
        label: 'Share in the standard policy, as an example',
        figure: standardHealthCoPay,
        text: 'Your own schedule has yours. It is taken from the sum that is payable, not from the whole bill.',
      },
    ],
    tests: [],
    turnsOn:
      'Whether the share is in your schedule, and from which condition: age at entry, town of treatment, network.',
    evidence: [
      {
        paper: 'Policy schedule of this year',
        proves: 'The share and its condition',
      },
      {
        paper: 'First schedule with your age at entry',
        proves: 'That the condition of age is not met',
      },
    ],
    letter: [
      'You cut the claim by a co-payment or a deductible. Please name the line of my schedule on which you rely, if there is one, its condition, and the sum from which you took it.',
    ],
    cannotJudge: 'The town zones of your product.',
    elsewhere: 'A second policy may pay your share: send it the settlement letter.',
    cases: [],
  },

  // The policy itself

  {
    id: 'lapsed-health',
    letterMayComeFirst: true,
    lines,
    label: 'Policy lapsed or not renewed in time',
    verdict:
      'The insurer says the cover had ended. It depends on the days of premium and admission.',
    words: [
      'premium received after grace|break in renewal|renewed late|policy expired|premium due not paid|not renewed',
      'policy lapsed',
      'policy not in force',
      'break in policy',
      'break in insurance',
      'renewal not paid',
      'grace period',
      'premium not received',
      'policy band',
      'kist nahi bhari',
      'पॉलिसी लैप्स',
      'प्रीमियम नहीं भरा',
    ],
    meaning: 'The insurer says that there was no cover on the day, because the premium was late.',
    rules: [
      {
        label: 'Time to pay late',
        figure: healthRenewalGrace,
        text: 'A renewal within it counts as no break: waits and months served stay.',
      },
      {
        label: 'Time to pay late, monthly premium',
        figure: healthRenewalGraceMonthly,
        text: 'The same for a premium each month.',
      },
      {
        label: 'Illness in that time',
        figure: coverInGrace,
        text: 'A policy paid once a year does not cover the days between its end and the late payment.',
      },
    ],
    tests: [
      {
        clock: healthRenewalGraceMonthly,
        from: 'due',
        at: 'premium',
        older: olderGrace,
        within: {
          standing: 'depends',
          text: 'Even of a monthly premium the time to pay late is {length}, here to {end}. You paid on {at}, not after it: there is no break, and the waits that you served stay. Of a yearly policy the days before the late payment are not covered.',
          pleads:
            'The premium came in time, even by the {length} for a monthly one: there is no break, and I admit no day without cover.',
          pleadsBetween: coveredBetween,
        },
        after: {
          standing: 'depends',
          text: 'Of a monthly premium the time to pay late is {length}. From {from} it ran to {end}; you paid later, on {at}.',
        },
      },
      {
        clock: healthRenewalGrace,
        from: 'due',
        at: 'premium',
        older: olderGrace,
        within: {
          standing: 'depends',
          text: 'Paid yearly, half-yearly or quarterly, the time to pay late is {length}, here to {end}. You paid on {at}, not after it: of such a policy there is no break.',
          pleads:
            'Where it is payable at longer intervals than a month, the premium came in time, by the {length} for it: there is no break, and I admit no day without cover.',
          pleadsBetween: coveredBetween,
        },
        after: {
          standing: 'may-stand',
          text: 'Paid yearly, half-yearly or quarterly, the time to pay late is {length}. It ended on {end}; you paid later, on {at}. That is a break: cover and waits begin anew.',
        },
      },
    ],
    turnsOn: 'On which day the premium reached the insurer, and on which day you were admitted.',
    evidence: [
      {
        paper: 'Bank record or receipt of the premium, with its day',
        proves: 'When you paid',
      },
      {
        paper: 'Schedule with the mode of payment',
        proves: 'Which time to pay late applies',
      },
      {
        paper: 'Renewal notices, or that none came',
        proves: 'What the insurer told you',
      },
    ],
    letter: {
      'may-stand': [
        'You say that the policy was not in force. I do not admit it. Please state the day on which the premium was due and the day on which it reached you, and whether you sent a renewal notice.',
      ],
      depends: [
        'You say that the policy was not in force on {arose}. I do not admit it. Please state, by your records, the due day and the day on which my premium reached you.',
        {
          text: `Where the premium is payable at longer intervals than a month, a renewal within ${healthRenewalGrace.text} of the due day is without a break (${healthRenewalGrace.source.title}).`,
          rule: healthRenewalGrace,
        },
      ],
    },
    cannotJudge: 'A payment that failed, or that an agent did not pass on.',
    elsewhere: 'A cover from an employer. A public scheme, by income or by age.',
    cases: [],
  },
  {
    id: 'other-policy',
    lines,
    label: 'Another policy has to pay (contribution)',
    verdict:
      'The insurer says another policy must pay. It depends on which insurer you chose first.',
    words: [
      'corporate policy first|group policy first|share of other insurer|already paid by another insurer',
      'contribution',
      'double insurance',
      'multiple policies',
      'claim from other insurer first',
      'already settled by another insurer',
      'original bills with other insurer',
      'doosri policy se lo',
      'दूसरी पॉलिसी से क्लेम',
    ],
    meaning: 'The insurer says that another policy must pay first, or that it owes only a share.',
    rules: [
      {
        label: 'Two or more policies',
        figure: healthMultiplePolicies,
        text: 'What the first one leaves unpaid goes to the second. Together they pay no more than the bill.',
      },
    ],
    tests: [],
    turnsOn: 'Which insurer you chose first, and what is still unpaid.',
    evidence: [
      {
        paper: 'Settlement letter of the other insurer, or that you made no claim there',
        proves: 'What is still open',
      },
      {
        paper: 'Copies of bills, certified by the other insurer or the hospital',
        proves: 'The costs, while the originals are elsewhere',
      },
    ],
    letter: [
      'You point to another policy. Please decide on the costs of {arose} by the terms of my policy. A share, if there is one, is between you and the other insurer.',
      {
        text: `With two or more health policies, the policyholder chooses which pays first (${healthMultiplePolicies.source.title}).`,
        rule: healthMultiplePolicies,
      },
    ],
    cannotJudge: 'A top-up policy, which pays above its deductible only.',
    elsewhere: 'The other policy, for what this one does not pay.',
    cases: [],
  },
];
