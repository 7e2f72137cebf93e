// What several kinds of claim share: the survey of a vehicle, and the clocks of a complaint.
import {
  claimOmbudsmanSilence,
  claimOmbudsmanWindow,
  complaintReply,
  lateInterest,
  lateNotice,
  surveyDecision,
  surveyDelay,
  surveyorAllotted,
  surveyReport,
  surveyThreshold,
} from '../figures/claims.ts';
import type { Rule } from '../types.ts';
import type { ClaimClock, ClaimEvent } from './claim-types.ts';

/** Asked in every kind of claim, once something has gone wrong. */
export const complainedEvent: ClaimEvent = {
  id: 'complained',
  label: 'When did you complain to the insurer?',
  noun: 'your complaint to the insurer',
};

/** Stand after the kind's own clocks, and only where a complaint was made. */
export const complaintClocks: readonly ClaimClock[] = [
  {
    id: 'complaint-reply',
    title: 'Insurer’s reply to your complaint',
    figure: complaintReply,
    basis: 'rule',
    whose: 'insurer',
    from: ['complained'],
    text: 'With reasons that rest on the policy.',
  },
  {
    id: 'ombudsman-opens',
    title: 'Insurance Ombudsman opens if there is silence',
    figure: claimOmbudsmanSilence,
    basis: 'law',
    whose: 'nobody',
    from: ['complained'],
    text: 'Sooner if the insurer has refused or its reply does not satisfy you.',
  },
  {
    id: 'ombudsman-closes',
    title: 'Last day for the Ombudsman after silence',
    figure: claimOmbudsmanWindow,
    basis: 'law',
    whose: 'you',
    from: ['ombudsman-opens'],
    text: 'After a refusal or a reply, count from that day instead. It costs nothing.',
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
  text: 'The insurer owes this interest and should add it without being asked.',
};

export const toldEvent: ClaimEvent = {
  id: 'told',
  label: 'When did you tell the insurer?',
  noun: 'the report to the insurer',
  withTime: true,
};

export const vehicleEvents: readonly ClaimEvent[] = [
  toldEvent,
  {
    id: 'surveyed',
    label: 'When was a surveyor allotted?',
    noun: 'the day the surveyor was allotted',
  },
  { id: 'reported', label: 'When did the survey report go out?', noun: 'the survey report' },
];

export const vehicleClocks: readonly ClaimClock[] = [
  {
    id: 'surveyor',
    title: 'Surveyor allotted',
    figure: surveyorAllotted,
    basis: 'rule',
    whose: 'insurer',
    from: ['told', 'happened'],
    text: 'A _surveyor_ is a licensed person who assesses the loss.',
  },
  {
    id: 'survey-report',
    title: 'Survey report',
    figure: surveyReport,
    basis: 'rule',
    whose: 'insurer',
    from: ['surveyed', 'surveyor'],
    text: `For each day after that you are owed ${surveyDelay.text}.`,
  },
  {
    id: 'decision',
    title: 'Insurer’s decision',
    figure: surveyDecision,
    basis: 'rule',
    whose: 'insurer',
    from: ['reported', 'survey-report'],
    orEarlier: 'survey-report',
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
