/** A complaint about us, made to us. The Ombudsman also hears complaints against a broker, and we say so. */
import { type DatedFlow, oneDay } from '../dated-flow.ts';
import { brokerComplaintClock } from '../figures/complaints.ts';
import { ombudsmanOpensRow } from './insurer-flow.ts';
import {
  commissionRow,
  complaintPapers,
  ombudsmanClosedState,
  ombudsmanDeadlineAfterSilenceRow,
  ombudsmanFigures,
  ombudsmanOpenState,
  ombudsmanWindowAfterSilence,
} from './shared-copy.ts';

export const brokerFlow: DatedFlow = {
  startLabel: 'Complained to us',
  todayLabel: 'You are here',
  dates: [
    { name: 'replyDue', figure: brokerComplaintClock },
    { name: 'overdue', from: 'replyDue', clock: oneDay },
    ...ombudsmanWindowAfterSilence,
  ],
  rows: [
    {
      id: 'complained',
      title: 'You complained to us',
      text: 'You have a receipt with a number. If you have none, it has not reached us: send it again.',
      at: 'start',
    },
    {
      id: 'reply-due',
      title: 'Last day for our answer',
      text: 'We have {replyDue|length} from the day it reached us, and answer in writing with reasons.',
      at: 'replyDue',
      reminder: 'on-the-day',
    },
    {
      id: 'principal-officer',
      title: 'Our principal officer',
      text: 'If we were silent or you disagree, ask for the principal officer and quote the number. This stops no other step.',
      at: 'overdue',
    },
    ombudsmanOpensRow,
    ombudsmanDeadlineAfterSilenceRow,
    commissionRow,
  ],
  states: [
    {
      id: 'waiting',
      until: 'replyDue',
      heading: 'We still have time to answer',
      deadline: 'replyDue',
      answer: 'We owe you an answer by {replyDue}. If we say no before that, you need not wait.',
      doNow: [
        'Look your complaint up with the reference on your receipt.',
        'If the matter is a claim or a policy, complain to the insurer as well, today: its time limit runs separately.',
        'Put the dates into your [calendar](#save).',
      ],
    },
    {
      id: 'overdue',
      until: 'silenceEnds',
      heading: 'Our reply is overdue. Ask for our principal officer',
      numbers: [{ label: 'Open to you: our principal officer', value: 'Today' }],
      answer:
        'Our answer was due on {replyDue}, {replyDue|ago}. From {ombudsmanWindowOpens} our silence counts as a refusal, and the Ombudsman hears a case against a broker too.',
      doNow: [
        'Call or write to us and ask for the principal officer. Quote the number of your receipt.',
        'If it is about a claim or a policy, complain to the insurer’s grievance officer as well.',
        'Get the papers for the Ombudsman ready: [the list](#keep-ready) is below.',
      ],
    },
    ombudsmanOpenState,
    ombudsmanClosedState,
  ],
  keepReady: complaintPapers,
  figures: [brokerComplaintClock, ...ombudsmanFigures],
};
