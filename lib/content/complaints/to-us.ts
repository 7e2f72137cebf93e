// A complaint about us, handed to us. The Ombudsman hears complaints against a broker too, and we say so.
import { aDay, type DatedFlow } from '../dated-flow.ts';
import { brokerComplaintClock } from '../figures/complaints.ts';
import {
  commissionRow,
  complaintPapers,
  doorAfterSilence,
  doorClosedState,
  doorOpenState,
  lastDayRow,
  ombudsmanFigures,
} from './shared-copy.ts';
import { ombudsmanOpensRow } from './to-insurer.ts';

export const toUs: DatedFlow = {
  startLabel: 'Complained to us',
  today: 'You are here',
  dates: [
    { name: 'replyDue', figure: brokerComplaintClock },
    { name: 'overdue', from: 'replyDue', clock: aDay },
    ...doorAfterSilence,
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
      reminds: 'on-the-day',
    },
    {
      id: 'principal-officer',
      title: 'Our principal officer',
      text: 'If we were silent or you disagree, ask for the principal officer and quote the number. This stops no other step.',
      at: 'overdue',
    },
    ombudsmanOpensRow,
    lastDayRow,
    commissionRow,
  ],
  states: [
    {
      id: 'waiting',
      until: 'replyDue',
      heading: 'We still have time to answer: {replyDue|left}',
      answer: 'We owe you an answer by {replyDue}. If we say no before that, you need not wait.',
      doNow: [
        'Look your complaint up with the reference on your receipt.',
        'If the matter is a claim or a policy, complain to the insurer as well, today: its time limit runs separately.',
        'Put the dates into your calendar.',
      ],
    },
    {
      id: 'overdue',
      until: 'silenceEnds',
      heading: 'We are late. Go over our heads',
      answer:
        'Our answer was due on {replyDue}, {replyDue|ago}. Ask for our principal officer now. From {doorOpens} our silence counts as a refusal, and the Ombudsman hears a case against a broker too.',
      doNow: [
        'Ring or write to us and ask for the principal officer. Quote the number of your receipt.',
        'If it is about a claim or a policy, complain to the insurer’s grievance officer as well.',
        'Get the papers for the Ombudsman ready: the list is below.',
      ],
    },
    doorOpenState,
    doorClosedState,
  ],
  keepReady: complaintPapers,
  figures: [brokerComplaintClock, ...ombudsmanFigures],
};
