/** A complaint before the Ombudsman: the award's clock starts when the papers are complete, so the date may move. */
import type { DatedFlow } from '../dated-flow.ts';
import {
  awardCompliance,
  awardDelayPayment,
  commissionWindow,
  ombudsmanAward,
  ombudsmanMediation,
} from '../figures/complaints.ts';
import { commissionMeanwhile, commissionRow } from './shared-copy.ts';

const lastWayOut = `A court or commission would end this case: start nothing there without a lawyer. ${commissionMeanwhile} Their last day is before {commissionEnds}.`;

export const ombudsmanFlow: DatedFlow = {
  startLabel: 'Papers with the Ombudsman',
  todayLabel: 'You are here',
  dates: [
    { name: 'awardDue', figure: ombudsmanAward },
    // The cause lies before the day on which the Ombudsman was asked.
    { name: 'commissionEnds', figure: commissionWindow },
  ],
  rows: [
    {
      id: 'complained',
      title: 'You went to the Ombudsman',
      text: 'The time starts when the papers are complete. A missing paper moves the dates below.',
      at: 'start',
    },
    {
      id: 'mediation',
      title: 'A settlement, if both sides agree to mediation',
      text: 'You may say no to it.',
      at: null,
      within: `within ${ombudsmanMediation.text} of agreeing`,
    },
    {
      id: 'award-due',
      title: 'The award, if the papers were complete that day',
      text: 'It binds the other side. It does not bind you.',
      at: 'awardDue',
      reminder: 'on-the-day',
    },
    {
      id: 'compliance',
      title: 'The insurer pays',
      text: `Late, it owes you ${awardDelayPayment.text}, besides interest.`,
      at: null,
      within: `within ${awardCompliance.text} of the award`,
    },
    commissionRow,
  ],
  states: [
    {
      id: 'waiting',
      until: 'awardDue',
      heading: 'Your case is with the Ombudsman',
      answer:
        'With complete papers an award is due by {awardDue}. Say yes or no to mediation soon.',
      doNow: [
        'Ask the office in writing whether any paper is missing: [the letter](#letter).',
        'Go to the hearing, on the screen or in person, with your papers in order of date.',
        lastWayOut,
      ],
    },
    {
      id: 'overdue',
      until: null,
      heading: 'The award should be there by now',
      answer:
        'With complete papers it was due on {awardDue}, {awardDue|ago}. Ask the office what is missing.',
      doNow: [
        'Write to the office with your case number and ask since when the papers count as complete: [the letter](#letter).',
        'Ask the Council for Insurance Ombudsmen, [cioins.co.in](https://cioins.co.in), if the office does not answer.',
        lastWayOut,
        'You have the award, and the insurer has not paid? Tell the office that made it.',
      ],
    },
  ],
  keepReady: [
    'Case number and the date of filing',
    'Everything you handed in, in order of date',
    'Letters from the office and from the insurer',
  ],
  figures: [
    ombudsmanMediation,
    ombudsmanAward,
    awardCompliance,
    awardDelayPayment,
    commissionWindow,
  ],
};
