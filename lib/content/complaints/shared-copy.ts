// What every complaint's flow shares: the shape, the dates of the Ombudsman's door, the last rungs of the ladder.
// Traps: 14 days (insurer, broker), the portal's 15 and the Ombudsman's one month are three different clocks.
import { aDay, type DateRule, type FlowRow, type FlowState } from '../dated-flow.ts';
import {
  districtCommissionLimit,
  ombudsmanLimit,
  ombudsmanSilence,
  ombudsmanWindow,
} from '../figures/complaints.ts';
import type { Figure } from '../types.ts';

export const whereOmbudsman =
  'File online at cioins.co.in, or with [the office for your area](/grievance-redressal#ombudsman-offices). It is free and needs no lawyer.';

/** Silence opens the door after a month; the year to use it begins there. */
export const doorAfterSilence: readonly DateRule[] = [
  { name: 'silenceEnds', figure: ombudsmanSilence },
  { name: 'doorOpens', from: 'silenceEnds', clock: aDay },
  { name: 'doorCloses', from: 'silenceEnds', figure: ombudsmanWindow },
  { name: 'tooLate', from: 'doorCloses', clock: aDay },
];

/** An answer that you dispute opens it at once. `answered` is given by the visitor. */
export const doorAfterAnswer: readonly DateRule[] = [
  { name: 'doorCloses', from: 'answered', figure: ombudsmanWindow },
  { name: 'tooLate', from: 'doorCloses', clock: aDay },
];

export const lastDayRow: FlowRow = {
  id: 'door-closes',
  title: 'Last day to go to the Ombudsman',
  text: 'The door is open for {doorCloses|length}. Do not use all of it: papers take time.',
  at: 'doorCloses',
  remindDaysBefore: 30,
};

export const commissionRow: FlowRow = {
  id: 'commission',
  title: 'A consumer commission or a court',
  text: `Open if the Ombudsman’s award does not help you, or in the Ombudsman’s place. The District Commission hears cases where the premium paid is up to ${districtCommissionLimit.text}. A time limit runs here too.`,
  at: null,
  within: 'after that, or instead',
};

export const doorOpenState: FlowState = {
  id: 'ombudsman',
  until: 'doorCloses',
  heading: 'The Ombudsman can hear your case now',
  answer: `More than {silenceEnds|length} has passed without an answer that settles it. You can file until {doorCloses}, for up to ${ombudsmanLimit.text}.`,
  doNow: [
    whereOmbudsman,
    'Add your complaint, proof of the day it arrived, the policy, and any reply.',
    'Write what you want in one sentence: a sum, a correction, a refund.',
    'Keep every court and commission out of it for now. Once one has the matter, the Ombudsman is closed to you.',
  ],
};

export const doorClosedState: FlowState = {
  id: 'too-late',
  until: null,
  heading: 'The Ombudsman’s year is over',
  answer:
    'The Ombudsman could be asked until {doorCloses}. A consumer commission or a court may still hear the case, so ask soon: a time limit runs there as well.',
  doNow: [
    'Ring the National Consumer Helpline, 1915, and ask where and by when you can file.',
    'Collect the policy, your letters, the replies and proof of the premium paid.',
    'If delay had a reason, such as an illness, write it down with dates.',
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
  districtCommissionLimit,
];
