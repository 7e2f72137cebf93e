/** A complaint to the insurer: its 14 days, Bima Bharosa in parallel, the Ombudsman after a month of silence. */
import { type DatedFlow, type FlowRow, oneDay } from '../dated-flow.ts';
import { complaintReply } from '../figures/claims.ts';
import { ombudsmanLimit } from '../figures/complaints.ts';
import {
  commissionRow,
  complaintPapers,
  ombudsmanClosedState,
  ombudsmanDeadlineAfterSilenceRow,
  ombudsmanFigures,
  ombudsmanOpenState,
  ombudsmanWindowAfterSilence,
} from './shared-copy.ts';

export const bimaBharosaAdvice =
  'Register it on Bima Bharosa: bimabharosa.irdai.gov.in, 155255 or 1800 4254 732. Keep the token number. Only you may file there, not an agent.';

export const ombudsmanOpensRow: FlowRow = {
  id: 'door-opens',
  title: 'The Ombudsman can be asked',
  text: `Silence now counts as a refusal. Free, up to ${ombudsmanLimit.text}. After a refusal, or a reply that you do not accept, you need not wait so long.`,
  at: 'ombudsmanWindowOpens',
  reminder: 'on-the-day',
};

export const insurerFlow: DatedFlow = {
  startLabel: 'Complained to the insurer',
  todayLabel: 'You are here',
  dates: [
    { name: 'replyDue', figure: complaintReply },
    { name: 'overdue', from: 'replyDue', clock: oneDay },
    ...ombudsmanWindowAfterSilence,
  ],
  rows: [
    {
      id: 'complained',
      title: 'You complained to the insurer',
      text: 'It must acknowledge at once. No acknowledgement? Ask for one, with a number.',
      at: 'start',
    },
    {
      id: 'reply-due',
      title: 'Last day for the insurer’s answer',
      text: 'It has {replyDue|length}. A “no” must name the policy term it rests on.',
      at: 'replyDue',
      reminder: 'on-the-day',
    },
    {
      id: 'bima-bharosa',
      title: 'Bima Bharosa, the regulator’s desk',
      text: 'It makes the insurer look again; it does not judge.',
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
      heading: 'The insurer still has time to answer',
      deadline: 'replyDue',
      answer:
        'It must answer by {replyDue}. If it says no before that, or its answer is poor, you need not wait any longer.',
      doNow: [
        'Make sure you have a number and a dated acknowledgement. If not, send the complaint again.',
        'Write it to the grievance officer of the insurer, not only to a help line.',
        'Put the dates into your [calendar](#save).',
      ],
    },
    {
      id: 'overdue',
      until: 'silenceEnds',
      heading: 'The insurer is late. You can go on today',
      numbers: [{ label: 'Open to you: Bima Bharosa', value: 'Today' }],
      answer:
        'Its answer was due on {replyDue}, {replyDue|ago}. Bima Bharosa is open to you now. The Ombudsman follows on {ombudsmanWindowOpens} if there is still silence.',
      doNow: [
        bimaBharosaAdvice,
        'Write to the insurer’s grievance officer again. Give your complaint number, and say that it missed {replyDue}.',
        'Get the papers for the Ombudsman ready: [the list](#keep-ready) is below.',
      ],
    },
    ombudsmanOpenState,
    ombudsmanClosedState,
  ],
  keepReady: complaintPapers,
  figures: [complaintReply, ...ombudsmanFigures],
};
