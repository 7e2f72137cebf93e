/**
 * The words of /claim/refused that belong to no single reason: lines, kinds, what a lawful refusal has, who helps.
 * Rule: nothing here says that a claim will be paid.
 */
import type { IsoDate } from '../../dates/iso-date.ts';
import type { ClaimTypeId } from '../../site/tool-routes.ts';
import { lateInterestRule, lateNoticeRule } from '../claims/shared-copy.ts';
import { withYears } from '../figure-amounts.ts';
import {
  cashlessDecision,
  complaintReply,
  deathWithInvestigation,
  deathWithoutInvestigation,
  lateNotice,
  lifeQuestionLimit,
  reimbursementDecision,
  surveyDecision,
  surveyorAllotted,
  surveyReport,
  surveyThreshold,
} from '../figures/claims.ts';
import { ombudsmanLimit, ombudsmanWindow } from '../figures/complaints.ts';
import {
  healthInitialWait,
  healthMoratorium,
  healthPreExistingWait,
  healthRejectionReview,
  healthRejectionTerm,
} from '../figures/health.ts';
import { hospitalStay, olderLateNotice } from '../figures/refusals-health.ts';
import type { ClockFigure, Figure, Prose, Question, Rule } from '../types.ts';
import type {
  CommonDay,
  ReasonDay,
  RefusalDay,
  RefusalKind,
  RefusalLine,
  Standing,
} from './refusal-types.ts';

export const refusalLineRows: readonly {
  value: RefusalLine;
  label: string;
  /** Words in the line above the heading: "Health claim refused". */
  claim: string;
  /** The kind of claim whose guide, papers and help belong to it. */
  claimType: ClaimTypeId;
}[] = [
  {
    value: 'health-cashless',
    label: 'Health, cashless',
    claim: 'Cashless request',
    claimType: 'health-cashless',
  },
  {
    value: 'health-reimbursement',
    label: 'Health, paid first and claimed back',
    claim: 'Health claim',
    claimType: 'health-reimbursement',
  },
  { value: 'life', label: 'Life, after a death', claim: 'Life claim', claimType: 'life-death' },
  {
    value: 'own-damage',
    label: 'Car or bike, damage',
    claim: 'Motor claim',
    claimType: 'motor-own-damage',
  },
  { value: 'theft', label: 'Car or bike, theft', claim: 'Theft claim', claimType: 'motor-theft' },
  {
    value: 'third-party',
    label: 'Other people hurt on the road',
    claim: 'Third-party claim',
    claimType: 'motor-third-party',
  },
  { value: 'travel', label: 'Travel', claim: 'Travel claim', claimType: 'travel' },
  {
    value: 'accident',
    label: 'Personal accident',
    claim: 'Accident claim',
    claimType: 'personal-accident',
  },
];

export const refusalKindRows: readonly { value: RefusalKind; label: string }[] = [
  { value: 'refused', label: 'It refused the claim' },
  { value: 'part', label: 'It paid only a part' },
  { value: 'silence', label: 'It has not decided' },
];

/** Words after the claim, in the line above the heading. */
export const kindWords: Readonly<Record<RefusalKind, string>> = {
  refused: 'refused',
  part: 'paid in part',
  silence: 'not decided',
};

type DayRow<Id> = {
  id: Id;
  label: string;
  hint: string;
  /** In a sentence: "the day your cover began". */
  noun: string;
};

export const refusalDayRows: readonly DayRow<CommonDay | 'sent' | 'answered'>[] = [
  {
    id: 'began',
    label: 'Cover began',
    hint: 'First policy without a break, also with an earlier insurer. Life: issue or last revival.',
    noun: 'the day your cover began',
  },
  {
    id: 'arose',
    label: 'Day it happened',
    hint: 'Admission, death, accident or theft.',
    noun: 'the day it happened',
  },
  {
    id: 'letter',
    label: 'Date of their letter',
    hint: 'Or of the e-mail or message.',
    noun: 'the date of their letter',
  },
  {
    id: 'papers',
    label: 'Last papers sent',
    hint: 'For a vehicle: the day you told the insurer.',
    noun: 'the day you sent the last papers',
  },
  {
    id: 'sent',
    label: 'Day of your complaint',
    hint: 'To the insurer’s grievance officer, if you did.',
    noun: 'the day you complained',
  },
  {
    id: 'answered',
    label: 'Day of their answer',
    hint: 'An answer to your complaint that you do not accept.',
    noun: 'the day of their answer',
  },
];

/** `mayBeAhead`: a paper may be valid beyond today. */
export const reasonDayRows: readonly (DayRow<ReasonDay> & { mayBeAhead?: true })[] = [
  {
    id: 'licence',
    label: 'Driving licence valid to',
    hint: 'Its last day on the card or on Parivahan, for this class of vehicle, before a renewal.',
    noun: 'the last day of the driving licence',
    mayBeAhead: true,
  },
  {
    id: 'permit',
    label: 'Permit or fitness valid to',
    hint: 'The last day of the paper that the letter names.',
    noun: 'the last day of the permit or fitness certificate',
    mayBeAhead: true,
  },
  {
    id: 'registration',
    label: 'Registration valid to',
    hint: 'The last day of the temporary or permanent certificate.',
    noun: 'the last day of the registration',
    mayBeAhead: true,
  },
  {
    id: 'discharged',
    label: 'Discharged',
    hint: 'The day on the discharge summary.',
    noun: 'the day of the discharge',
  },
  {
    id: 'police',
    label: 'Police told',
    hint: 'The FIR, the diary entry or the call to 100 or 112, whichever was first.',
    noun: 'the day the police were told',
  },
  {
    id: 'told',
    label: 'Insurer told of it',
    hint: 'Your first call, mail or app message.',
    noun: 'the day the insurer was told',
  },
  {
    id: 'repaired',
    label: 'Repair began',
    hint: 'Or the day the vehicle was taken apart.',
    noun: 'the day the repair began',
  },
  {
    id: 'report',
    label: 'Insurer had the survey report',
    hint: 'The date of the report, if you know no other.',
    noun: 'the day the survey report reached the insurer',
  },
  {
    id: 'due',
    label: 'Unpaid premium was due',
    hint: 'The due date of the first premium that was not paid.',
    noun: 'the due date of the unpaid premium',
  },
  {
    id: 'premium',
    label: 'Premium paid',
    hint: 'The day of the payment with the proposal.',
    noun: 'the day the premium was paid',
  },
  {
    id: 'notice',
    label: 'Cancellation reached you',
    hint: 'The day on the envelope or of the e-mail.',
    noun: 'the day the notice of cancellation reached you',
  },
  {
    id: 'sold',
    label: 'Vehicle sold',
    hint: 'The day of the sale in Form 29 or the receipt.',
    noun: 'the day of the sale',
  },
  {
    id: 'died',
    label: 'Day of the death',
    hint: 'The other day is then the accident or the diagnosis.',
    noun: 'the day of the death',
  },
  {
    id: 'settled',
    label: 'Money came',
    hint: 'Leave blank while it hasn’t come.',
    noun: 'the day the money came',
  },
];

/**
 * The event that a claim is about, by its line. For theft and third-party claims it is the theft or accident itself.
 */
const eventRows: Readonly<Record<RefusalLine, { label: string; noun: string }>> = {
  'health-cashless': { label: 'Day of admission', noun: 'the day of admission' },
  'health-reimbursement': { label: 'Day of admission', noun: 'the day of admission' },
  life: { label: 'Day of the death', noun: 'the day of the death' },
  'own-damage': { label: 'Day of the accident', noun: 'the day of the accident' },
  theft: { label: 'Day of the theft', noun: 'the day of the theft' },
  'third-party': { label: 'Day of the accident', noun: 'the day of the accident' },
  travel: { label: 'Day it happened', noun: 'the day it happened' },
  accident: { label: 'Day of the accident', noun: 'the day of the accident' },
};
/** The event of a rider's claim, where the form asks for the day of the death separately. */
const eventBeforeDeath = {
  label: 'Day of the accident or diagnosis',
  noun: 'the day of the accident or diagnosis',
};

/**
 * The label of a day's field, and the day in a sentence: "the day your cover began".
 *
 * @param asksDeath the form asks for the day of the death as well.
 */
export function dayWords(
  day: RefusalDay | 'sent' | 'answered',
  line: RefusalLine | null,
  asksDeath: boolean,
): { label: string; noun: string } {
  if (day === 'arose' && line) return asksDeath ? eventBeforeDeath : eventRows[line];
  const row = [...refusalDayRows, ...reasonDayRows].find(({ id }) => id === day);
  return row ?? { label: day, noun: day };
}

export const amountRow = {
  id: 'amount',
  label: 'Amount, in rupees',
  hint: 'For the interest: of a claim paid in part, what was paid. Such as 2,50,000 or 2.5 lakh.',
} as const;

/**
 * The verdict begins with whose side the rule is on, so that it cannot be read the other way round. Where dates decide
 * nothing, the reason's own verdict is said. `{whose}`: "your", "your father’s".
 */
export const standingHeadings: Readonly<
  Record<Exclude<Standing, 'depends'> | 'to-be-proved', string>
> = {
  'cannot-stand': 'The rule is on {whose} side',
  'may-stand': 'These dates leave the insurer this reason',
  /** The days leave the reason open, and do not show that it is right. */
  'to-be-proved': 'Within the time, but the insurer must still prove it',
};

/** One day more or less decides, and insurers do not all count alike. */
export const edgeNotes: Readonly<Record<'period' | 'day' | 'anniversary', Prose>> = {
  anniversary:
    'This one day has two readings. If {from} counts, {length} were complete on {earlier}, the day before. If it does not, they ran to the end of {end}, and this day is still within. Check {from} in the policy, and ask the insurer how it counts. Your letter takes the first reading.',
  period:
    'A single day decides here. By our count the day after {from} is the first one, and {end} is the last and still within. An insurer that counts {from} as well ends on {earlier}. Check {from} on its paper, such as the policy, and ask the insurer how it counts.',
  day: 'A single day decides here: {end} itself still counts as in time. Compare it with the paper.',
};

/** Shown once on the page, not folded. */
export const guidanceOnly: Prose =
  'Guidance, not legal advice, on the words and dates that you typed. The insurer decides, and the Ombudsman may decide differently.';

/** What a refusal must have, and what the letter asks for. */
type LawfulPart = Rule & {
  /** Without it the letter asks for nothing: a question about missing papers would invite a new reason. */
  ask?: string;
  /** The rule is about a refusal and says nothing of a cut. */
  isForRefusalOnly?: true;
};

const committee: LawfulPart = {
  label: 'A committee that agreed',
  figure: healthRejectionReview,
  text: 'No health claim is refused without it. Ask on which day it agreed.',
  ask: 'whether, and on which day, your claims review committee agreed to this decision',
  isForRefusalOnly: true,
};
const specificTerm: LawfulPart = {
  label: 'The clause',
  figure: healthRejectionTerm,
  text: 'A refusal or a cut names the term of the policy on which it rests.',
  ask: 'the term of my policy on which you relied, by its number',
};
const notOnlyLate: LawfulPart = {
  ...lateNoticeRule,
  text: 'A refusal needs another ground than this one alone.',
};
/** The same of an older circular, for a letter from before the newer one. */
const notOnlyLateBefore: LawfulPart = { ...notOnlyLate, figure: olderLateNotice };
const lifeGrounds: LawfulPart = {
  label: 'Grounds in writing, where the policy is questioned',
  figure: lifeQuestionLimit,
  text: 'Section 45 asks the insurer to name its grounds and the papers behind them. After these years it cannot question the policy at all.',
  ask: 'the grounds and the papers on which you relied',
};
const survey: LawfulPart = {
  label: 'The surveyor’s report',
  figure: surveyThreshold,
  text: 'From this amount a licensed surveyor must report. Ask for a copy.',
  ask: 'a copy of the surveyor’s report, if there is one',
};
const reportInTime: LawfulPart = {
  label: 'The report in time',
  figure: surveyReport,
  text: 'Counted from the day the surveyor was allotted.',
  ask: 'the days on which a surveyor was allotted and reported, if there was one',
};

const healthParts = [committee, specificTerm, notOnlyLate];

const lawfulParts: Readonly<Record<RefusalLine, readonly LawfulPart[]>> = {
  // A refusal of the desk is none of the claim: no committee is needed.
  'health-cashless': [specificTerm, notOnlyLate],
  'health-reimbursement': healthParts,
  life: [lifeGrounds, notOnlyLate],
  'own-damage': [survey, reportInTime, notOnlyLate],
  theft: [notOnlyLate],
  'third-party': [notOnlyLate],
  travel: [notOnlyLate],
  accident: [notOnlyLate],
};

/**
 * @param line null while it is not known.
 * @param letter a rule that came after the letter is not asked of it.
 */
export function lawfulPartsFor(
  line: RefusalLine | null,
  kind: RefusalKind,
  letter?: IsoDate,
): readonly LawfulPart[] {
  const all = line ? lawfulParts[line] : [notOnlyLate];
  const parts = kind === 'part' ? all.filter((part) => !part.isForRefusalOnly) : all;
  if (!letter) return parts;
  return parts
    .map((part) => (part === notOnlyLate && letter < part.figure.from ? notOnlyLateBefore : part))
    .filter(({ figure }) => figure.isEffectiveDateUnknown || figure.from <= letter);
}

export const lawfulHeadings: Readonly<Record<RefusalKind, string>> = {
  refused: 'What a lawful refusal has, and yours may lack',
  part: 'What the letter must say about a cut',
  silence: 'What a lawful refusal has',
};

/** Steps above the verdict, for a patient in hospital or before a planned stay. */
export const cashlessNow: Readonly<Record<RefusalKind, readonly Prose[]>> = {
  refused: cashlessSteps('refused'),
  part: cashlessSteps('cut'),
  silence: [
    'Do not delay treatment because the insurer has not answered.',
    'Ask the hospital’s insurance desk now whether the request went out, at what hour, and what the insurer still asks for. A letter is slower.',
    'No answer in time? Pay, keep the originals, and [claim back](/claim/health-reimbursement).',
  ],
};

function cashlessSteps(outcome: 'refused' | 'cut'): readonly Prose[] {
  return [
    'Do not delay treatment because of this answer.',
    'Have the doctor’s note on the insurer’s reason sent by the hospital’s insurance desk, and have the desk ask again.',
    `If the answer stays, pay, keep the originals, and claim back: [your next steps](/claim/health-cashless/answer?outcome=${outcome}).`,
  ];
}

/** Said in every line of insurance: no rule with a figure, but what each further step asks for first. */
export const reasonInWriting: Prose =
  'Ask for the reason in writing, with the number of the clause and the sum of each cut. Every further step begins with that paper. What the letter does not say, the insurer can hardly add later.';

/** One time limit of the insurer, counted from the last papers or from an earlier limit. */
export type InsurerTime = { name: string; title: string; figure: ClockFigure; from?: string };

export const insurerTimes: Readonly<Record<RefusalLine, readonly InsurerTime[]>> = {
  'health-cashless': [
    { name: 'cashless', title: 'Answer to the cashless request', figure: cashlessDecision },
  ],
  'health-reimbursement': [
    { name: 'decision', title: 'Decision and payment', figure: reimbursementDecision },
  ],
  life: [
    { name: 'plain', title: 'Without an investigation', figure: deathWithoutInvestigation },
    {
      name: 'investigated',
      title: 'With an investigation, if any',
      figure: deathWithInvestigation,
    },
  ],
  'own-damage': [
    { name: 'surveyor', title: 'Surveyor allotted', figure: surveyorAllotted },
    { name: 'report', title: 'Survey report', figure: surveyReport, from: 'surveyor' },
    { name: 'decision', title: 'Insurer’s decision', figure: surveyDecision, from: 'report' },
  ],
  // No rule that we read gives the insurer a day for these: theft has no repair survey to count from.
  theft: [],
  'third-party': [],
  travel: [],
  accident: [],
};

/** The visitor's own day of the survey report, where it is known, in place of its last day. */
export const reportedDay = 'reported';

/** @param knowsReport the decision counts from the day on which the report came, not from its last day. */
export function insurerTimesOf(line: RefusalLine, knowsReport: boolean): readonly InsurerTime[] {
  return insurerTimes[line].map((time) =>
    knowsReport && time.from === 'report' ? { ...time, from: reportedDay } : time,
  );
}

/** Shown beside words that name no single reason. */
export const undecidedText: Prose =
  'If they only asked a question, sent an investigator or gave a first approval, it isn’t refused yet: choose “It has not decided” [in the form](#change).';

/** Shown where the limit began to run before its rule was in force. */
export const olderLimits: Prose =
  'Today’s rule came later. That was under the older limits, which are not counted here.';

export const noInsurerTime: Prose =
  'For this kind of claim we read no rule that gives the insurer a day. Ask it in writing by which day it decides, and why it has not.';

export const interestRule: Rule = lateInterestRule;

/** Delay is no ground: the circular of the letter's time and today's, so that the sentence is right for each day. */
export const delayIsNoGround = `${olderLateNotice.source.title}, and since then ${lateNotice.source.title}`;

export const freeSteps: readonly Prose[] = [
  'The insurer’s grievance officer, Bima Bharosa and the Ombudsman cost nothing and need no lawyer.',
  `A lawyer may help before a commission, a tribunal or a court, and with sums above the Ombudsman’s ${ombudsmanLimit.text}. Ask for the cost first.`,
  'Nobody needs a fee from you to release a claim. Whoever asks for one, or for a code, is suspect.',
];

/** /claim/refused itself. */
export const refusedPage: { heading: string; answer: Prose; rules: readonly Rule[] } = {
  heading: 'Claim rejected: what to do',
  answer: 'Type what the letter says. It’s free.',
  rules: [
    committee,
    specificTerm,
    notOnlyLate,
    {
      label: 'A complaint is answered',
      figure: complaintReply,
      text: 'By the insurer’s grievance officer, from the day your letter arrives.',
    },
    interestRule,
  ],
};

/** Questions on /claim/refused: refusals as people type them, with the answer in a few lines. */
export const refusedQuestions: readonly Question[] = [
  {
    id: 'refused-cashless-denied',
    question: 'Cashless claim rejected: is the whole claim lost?',
    answer: [
      `No: pay, keep every original, and claim back by reimbursement, decided within ${reimbursementDecision.text} of the papers. First have the doctor answer the insurer’s reason and the hospital’s desk ask again.`,
    ],
  },
  {
    id: 'refused-existing-disease',
    question: 'Claim rejected for a pre-existing disease (PED) not disclosed: what can I do?',
    answer: [
      `Show that you did not know of it, were not asked, or that it has nothing to do with this illness; ask which record the insurer relies on. After ${withYears(healthMoratorium)} of unbroken cover only proven fraud counts. Within the waiting period of at most ${withYears(healthPreExistingWait)} the refusal may be right.`,
    ],
  },
  {
    id: 'refused-waiting-period',
    question: 'Claim rejected because of the waiting period: is it right?',
    answer: [
      `It is right if the illness is in that wait on the day of admission: the first ${healthInitialWait.text} (not accidents), the policy’s list of operations, or a pre-existing disease. Count from the first policy without a gap; years with an earlier insurer count after porting.`,
    ],
  },
  {
    id: 'refused-short-stay',
    question: `Claim rejected: less than ${hospitalStay.text}, or hospitalisation not necessary?`,
    answer: [
      `Day-care treatment needs no stay of ${hospitalStay.text}: name the procedure. Against “not necessary” or “could be treated as OPD”, the treating doctor’s letter counts: why admission, which treatment could not be given at home.`,
    ],
  },
  {
    id: 'refused-late',
    question: 'Claim rejected for late intimation or missing documents: is that allowed?',
    answer: [
      'No, not for that alone: an insurer may not reject a claim only because notice came late or a paper is missing. Send the paper, give the reason for the delay, and quote the circular.',
    ],
  },
  {
    id: 'refused-life',
    question: 'Term or life insurance claim rejected (smoking, illness, section 45): what now?',
    answer: [
      `After ${lifeQuestionLimit.text} of the policy no ground is left to the insurer under section 45, not even fraud. Before that it has to name the ground and the facts in writing; without fraud it may use a wrong answer only if that mattered for the risk, and then pays the premiums back.`,
    ],
  },
  {
    id: 'refused-motor',
    question: 'Car claim rejected: licence expired, drunk driving, commercial use, NCB?',
    answer: [
      'A licence that had expired, a drunk driver and use for hire are grounds in most policies; a wrong no-claim bonus often only cuts the claim. Check the day, the class of licence and whether the surveyor’s report says so. A person hurt is mostly paid first.',
    ],
  },
  {
    id: 'refused-travel',
    question: 'Travel insurance claim rejected: what are the usual reasons?',
    answer: [
      'An illness known before the trip, treatment that could wait, no report of the airline or police, a reason for cancelling that is not in the list, or a delay shorter than the policy’s hours. Send the doctor’s letter or the airline’s paper, and complain from abroad online.',
    ],
  },
  {
    id: 'refused-part',
    question: 'Claim paid in part: room rent, proportionate deduction, consumables?',
    answer: [
      'Ask for the sum and clause of each cut. Above the room limit other charges are often cut in proportion, but in many policies not medicines, implants and tests; your wording decides. Gloves and other consumables are paid only with a cover for them.',
    ],
  },
  {
    id: 'refused-reopen',
    question: 'Can a rejected claim be reopened?',
    answer: [
      `Yes: send what was missing, with a letter that answers the reason, to the insurer’s grievance officer, who has ${complaintReply.text}. Then the Ombudsman, within ${ombudsmanWindow.text} of the refusal.`,
    ],
  },
];

export const refusedQuestionFigures: readonly Figure[] = [
  healthInitialWait,
  healthMoratorium,
  healthPreExistingWait,
  hospitalStay,
  lifeQuestionLimit,
  ombudsmanWindow,
  reimbursementDecision,
];

/** Lead beside the request form, for everybody. */
export const helpLead =
  'Free in every case. Bought through us? We take it up with the insurer. Bought elsewhere? We explain the letter and your steps, but we cannot write to that insurer in your name. Only you may file at Bima Bharosa and the Ombudsman.';
