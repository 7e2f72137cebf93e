/** Shared by several kinds of claim: the survey of a vehicle, and the clocks of a complaint. */
import {
  complaintReply,
  lateInterest,
  lateNotice,
  noticePersonalAccident,
  surveyDecision,
  surveyDelay,
  surveyorAllotted,
  surveyReport,
  surveyThreshold,
} from '../figures/claims.ts';
import { ombudsmanSilence, ombudsmanWindow } from '../figures/complaints.ts';
import { pmjjbyCover, pmsbyCover, publicSchemeClaim } from '../figures/life-schemes.ts';
import type { Rule } from '../types.ts';
import type { ClaimClock, ClaimEvent, ClaimNotice, FirstStep } from './claim-types.ts';

/** Events of every kind of claim, once something has gone wrong. */
export const complaintEvents: readonly ClaimEvent[] = [
  {
    id: 'complained',
    label: 'When did you complain to the insurer?',
    noun: 'your complaint to the insurer',
  },
  {
    id: 'replied',
    label: 'When did the insurer reply to your complaint?',
    noun: 'the reply to your complaint',
    follows: 'complained',
  },
  {
    id: 'ombudsman',
    label: 'When did you go to the Ombudsman?',
    noun: 'your complaint to the Ombudsman',
    follows: 'complained',
  },
];

/** These follow the kind's own clocks, only if a complaint was made. */
export const complaintClocks: readonly ClaimClock[] = [
  {
    id: 'complaint-reply',
    title: 'Insurer’s reply to your complaint',
    figure: complaintReply,
    basis: 'rule',
    responsibleParty: 'insurer',
    from: ['complained'],
    completedBy: 'replied',
    text: 'With reasons that rest on the policy.',
  },
  {
    id: 'ombudsman-opens',
    title: 'Insurance Ombudsman opens if there is silence',
    figure: ombudsmanSilence,
    basis: 'law',
    responsibleParty: 'nobody',
    from: ['complained'],
    ombudsmanWindow: 'ombudsmanWindowOpens',
    completedBy: null,
    text: 'Sooner if the insurer has refused or its reply does not satisfy you.',
  },
  {
    id: 'ombudsman-closes',
    title: 'Last day to go to the Ombudsman',
    action: 'Go to the Ombudsman',
    figure: ombudsmanWindow,
    basis: 'law',
    responsibleParty: 'you',
    from: ['complained'],
    ombudsmanWindow: 'ombudsmanWindowCloses',
    isSafeDay: true,
    completedBy: 'ombudsman',
    text: 'Counted from the reply to your complaint; without one in the first month, from the end of that month. It costs nothing.',
    overdueText:
      'The year is over. The Ombudsman may excuse a delay for good reasons: file at once, say why you are late and ask for the delay to be excused. Did the reply come late? Then say when it came: the year may be counted from it.',
  },
];

export const lateNoticeRule: Rule = {
  label: 'Late notice, or a paper that is missing',
  figure: lateNotice,
  text: 'If you are late, tell the insurer now and give the reason in writing.',
};

export const lateInterestRule: Rule = {
  label: 'Paid late',
  figure: lateInterest,
  text: 'It runs from the day the claim was reported to the day it is paid. The insurer should add it without being asked.',
};

/** Step after a death: the same for an insurer, a bank and a tribunal. */
export const deathCertificates: FirstStep = {
  title: 'Ask for several death certificates',
  text: 'Certified copies from the municipal body. Each insurer and bank wants its own.',
};

const noTimeIsLost =
  'This time is over. Do it now all the same, and give the reason: late notice alone is no ground to reject.';

/**
 * It has an `overdueText`, so it is no heading before that day and no missed notice after it: there may be no such
 * period, and one that wants notice at once leaves no month.
 */
export const accidentCoverClock: ClaimClock = {
  id: 'accident-cover',
  title: 'Tell your own accident covers',
  termNote: 'Many want notice at once: check yours.',
  figure: noticePersonalAccident,
  basis: 'policy',
  responsibleParty: 'you',
  from: ['happened'],
  completedBy: 'policies',
  text: 'Personal accident, bank card, employer: many want notice at once, and after a death in this time at the latest.',
  overdueText: noTimeIsLost,
};

export const publicSchemeClock: ClaimClock = {
  id: 'public-schemes',
  title: 'Claim form of Suraksha or Jeevan Jyoti',
  action: 'Send the form of the public scheme',
  figure: publicSchemeClaim,
  basis: 'policy',
  responsibleParty: 'you',
  from: ['happened'],
  completedBy: 'policies',
  text: 'To the bank or post office that took the premium. Both forms say “preferably”.',
  termNote: 'If there is one. Its form says “preferably”.',
  overdueText: noTimeIsLost,
};

export const policiesEvent: ClaimEvent = {
  id: 'policies',
  label: 'When did you tell your own policies and the bank?',
  noun: 'your report to your own policies',
};

const schemeNotice = {
  recipient: 'Bank or post office, for the public schemes',
  by: `Preferably within ${publicSchemeClaim.text} (policy term)`,
  clock: publicSchemeClock.id,
};

export const accidentSchemeNotice: ClaimNotice = {
  ...schemeNotice,
  how: `Suraksha (PMSBY) pays ${pmsbyCover.text} on a death or a total disability by accident, if a bank took the premium from an account`,
};

export const deathSchemeNotice: ClaimNotice = {
  ...schemeNotice,
  how: `Jeevan Jyoti (PMJJBY) pays ${pmjjbyCover.text} on any death, Suraksha (PMSBY) ${pmsbyCover.text} on a death by accident, if a bank took the premium from an account`,
};

export const surakshaRule: Rule = {
  label: 'Suraksha (PMSBY): death or total disability by accident',
  figure: pmsbyCover,
  text: 'Beside every other cover. Look for a yearly debit around 1 June in the account of the person.',
};

export const jeevanJyotiRule: Rule = {
  label: 'Jeevan Jyoti (PMJJBY): any death',
  figure: pmjjbyCover,
  text: 'Beside every other cover. Look for a yearly debit around 1 June in the account of the person.',
};

/** When the insurer was told. Every kind of claim has it; with the time if the notice period is in hours. */
export const intimationEvent: ClaimEvent = {
  id: 'told',
  label: 'When did you tell the insurer?',
  noun: 'the report to the insurer',
  withTime: true,
};

export const intimationDayEvent: ClaimEvent = { ...intimationEvent, withTime: false };

/** The payment or the refusal, which ends the wait under a rule with a time to pay. */
export const settlementEvent: ClaimEvent = {
  id: 'decided',
  label: 'When did the insurer pay or refuse?',
  noun: 'the payment or the refusal',
};

export const lateSettlementNote = `For money paid late the insurer owes interest: ${lateInterest.text}.`;

/** The decision, which ends the wait under a rule with a time to decide. */
const decisionEvent: ClaimEvent = {
  id: 'decided',
  label: 'When did the insurer decide?',
  noun: 'the insurer’s decision',
};

export const vehicleEvents: readonly ClaimEvent[] = [
  intimationEvent,
  {
    id: 'surveyed',
    label: 'When was a surveyor allotted?',
    noun: 'the day the surveyor was allotted',
    follows: 'told',
  },
  {
    id: 'surveyReported',
    label: 'When did the survey report go out?',
    noun: 'the survey report',
    follows: 'surveyed',
  },
  decisionEvent,
];

export const vehicleClocks: readonly ClaimClock[] = [
  {
    id: 'surveyor',
    title: 'Surveyor allotted',
    figure: surveyorAllotted,
    basis: 'rule',
    responsibleParty: 'insurer',
    from: ['told', 'happened'],
    completedBy: 'surveyed',
    text: 'A _surveyor_ is a licensed person who assesses the loss.',
  },
  {
    id: 'survey-report',
    title: 'Survey report',
    figure: surveyReport,
    basis: 'rule',
    responsibleParty: 'insurer',
    from: ['surveyed', 'surveyor'],
    completedBy: 'surveyReported',
    text: `For each day after that you are owed ${surveyDelay.text}.`,
    lateText: `You are owed ${surveyDelay.text} for the delay.`,
  },
  {
    id: 'decision',
    title: 'Insurer’s decision',
    figure: surveyDecision,
    basis: 'rule',
    responsibleParty: 'insurer',
    from: ['surveyReported', 'survey-report'],
    orEarlier: 'survey-report',
    completedBy: 'decided',
    text: 'It runs from the report, or from the last day allowed for it if that comes first.',
  },
];

export const vehicleRules: readonly Rule[] = [
  {
    label: 'Loss that must be surveyed',
    figure: surveyThreshold,
    text: 'At or above this amount a licensed surveyor must report. Below it photographs or a video inspection may do.',
  },
  { label: 'Survey report late', figure: surveyDelay, text: 'Payable to you for the delay.' },
];
