/**
 * Shared by every complaint flow: the structure, the dates of the Ombudsman's jurisdiction, the last steps.
 * Traps: 14 days (insurer, broker), the portal's 15 and the Ombudsman's one month are three different clocks. The
 * Ombudsman and a commission may both excuse a delay: no text may say that a year or two years are final.
 */
import { type DateRule, type FlowRow, type FlowState, oneDay } from '../dated-flow.ts';
import {
  commissionWindow,
  ombudsmanLimit,
  ombudsmanSilence,
  ombudsmanWindow,
} from '../figures/complaints.ts';
import type { Figure } from '../types.ts';
import { ombudsmanPortal } from './ombudsman-complaint.ts';

export const ombudsmanFilingAdvice = `Complain to the Insurance Ombudsman: it is free and needs no lawyer. [File online at the Council for Insurance Ombudsmen](${ombudsmanPortal}), or [find your Ombudsman office](#office).`;

/** States of a flow whose letter is the complaint to the Ombudsman. */
const ombudsmanStateIds = ['ombudsman', 'year-over'] as const;

export function isOmbudsmansTurn(state: string): boolean {
  return ombudsmanStateIds.some((id) => id === state);
}

/** After a month of silence the Ombudsman has jurisdiction, and the year to use it begins. */
export const ombudsmanWindowAfterSilence: readonly DateRule[] = [
  { name: 'silenceEnds', figure: ombudsmanSilence },
  { name: 'ombudsmanWindowOpens', from: 'silenceEnds', clock: oneDay },
  { name: 'ombudsmanWindowCloses', from: 'silenceEnds', figure: ombudsmanWindow },
];

/** An office may count the year from either: the earlier end is the safe one. */
export const ombudsmanWindowAfterLateAnswer: readonly DateRule[] = [
  ...ombudsmanWindowAfterSilence,
  { name: 'answerCloses', from: 'answered', figure: ombudsmanWindow },
];

/** A disputed answer gives jurisdiction at once. The visitor enters `answered`. */
export const ombudsmanWindowAfterAnswer: readonly DateRule[] = [
  { name: 'ombudsmanWindowCloses', from: 'answered', figure: ombudsmanWindow },
];

export const ombudsmanDeadlineRow: FlowRow = {
  id: 'door-closes',
  title: 'Last day to go to the Ombudsman',
  text: 'Do not use all of it: papers take time. A delay may be excused, for good reasons.',
  at: 'ombudsmanWindowCloses',
  reminder: 'early',
  isSafeDay: true,
};

/** Row after silence: an answer starts the year on its own day, which nobody knows yet. */
export const ombudsmanDeadlineAfterSilenceRow: FlowRow = {
  ...ombudsmanDeadlineRow,
  text: `Only if the insurer stays silent; earlier: ${ombudsmanWindow.text} from its answer. A delay may be excused.`,
  calendarTitle: `last day to go to the Ombudsman if the insurer stays silent; earlier: ${ombudsmanWindow.text} from its answer`,
};

export const commissionRow: FlowRow = {
  id: 'commission',
  title: 'A consumer commission or a court',
  text: 'In the Ombudsman’s place, or after the award. Online: e-jagriti.gov.in. A delay may be excused.',
  at: null,
  within: `within ${commissionWindow.text} of the cause`,
};

/** The rules stop the two years nowhere: the wait for the Ombudsman may cost the other way. */
export const commissionMeanwhile = `The ${commissionWindow.text} for a consumer commission count from the cause, such as a refusal, and may run out meanwhile: ask a lawyer in time.`;

export const ombudsmanOpenState: FlowState = {
  id: 'ombudsman',
  until: 'ombudsmanWindowCloses',
  heading: 'The Ombudsman can hear your case now',
  numbers: [{ label: 'Open to you until {ombudsmanWindowCloses}', value: 'Today' }],
  answer: `More than {silenceEnds|length} has passed without an answer that settles it. You can file until {ombudsmanWindowCloses}, for up to ${ombudsmanLimit.text}.`,
  doNow: [
    ombudsmanFilingAdvice,
    'Fill in [your complaint](#letter), and add your letter to the insurer, proof of the day it arrived, the policy, and any reply.',
    'Write what you want in one sentence: a sum, a correction, a refund.',
    `Keep every court and commission out of it for now. Once one has the matter, the Ombudsman is closed to you. ${commissionMeanwhile}`,
  ],
};

export const ombudsmanClosedState: FlowState = {
  id: 'year-over',
  until: null,
  heading: 'The year is over: ask for the delay to be excused',
  answer: `The year for the Ombudsman ended on {ombudsmanWindowCloses}. The Ombudsman may excuse a delay for good reasons. A consumer commission has a limit of its own, ${commissionWindow.text} from the day the cause arose, and may excuse a delay as well.`,
  doNow: [
    ombudsmanFilingAdvice,
    'File at once, say why you are late and ask for the delay to be excused. Nobody can promise that it will be.',
    'Write into [your complaint](#letter) what kept you, such as an illness, with dates and proof.',
    'Choose before you file: once a commission has the case, the Ombudsman is closed to you.',
  ],
};

export const complaintPapers: readonly string[] = [
  'Your complaint, with proof of the day it arrived',
  'The complaint or token number you were given',
  'Every reply, with its date',
  'The policy and, for a claim, the refusal and the bills: copies only',
  'What you want, in one sentence',
];

export const ombudsmanFigures: readonly Figure[] = [
  ombudsmanSilence,
  ombudsmanWindow,
  ombudsmanLimit,
  commissionWindow,
];
