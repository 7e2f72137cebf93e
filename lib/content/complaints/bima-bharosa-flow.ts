/** A complaint on the regulator's portal. It is forwarded to the insurer, whose own clock starts on receipt. */
import type { DatedFlow } from '../dated-flow.ts';
import { complaintReply } from '../figures/claims.ts';
import { bimaBharosaBanner, ombudsmanLimit } from '../figures/complaints.ts';
import {
  commissionRow,
  complaintPapers,
  ombudsmanClosedState,
  ombudsmanDeadlineAfterSilenceRow,
  ombudsmanFigures,
  ombudsmanOpenState,
  ombudsmanWindowAfterSilence,
} from './shared-copy.ts';

export const bimaBharosaFlow: DatedFlow = {
  startLabel: 'Complained on Bima Bharosa',
  todayLabel: 'You are here',
  dates: [{ name: 'replyDue', figure: complaintReply }, ...ombudsmanWindowAfterSilence],
  rows: [
    {
      id: 'complained',
      title: 'You complained on Bima Bharosa',
      text: 'You have a token number. The portal passes the complaint to the insurer and follows it.',
      at: 'start',
    },
    {
      id: 'reply-due',
      title: 'The insurer’s answer, if it had the complaint that day',
      text: `The insurer has {replyDue|length}. The ${bimaBharosaBanner.text} on the portal’s page do not lengthen them.`,
      at: 'replyDue',
      reminder: 'on-the-day',
    },
    {
      id: 'door-opens',
      title: 'The Ombudsman can be asked',
      text: `After {silenceEnds|length} of silence, for up to ${ombudsmanLimit.text}. If you wrote to the insurer earlier, count from that day instead.`,
      at: 'ombudsmanWindowOpens',
      reminder: 'on-the-day',
    },
    ombudsmanDeadlineAfterSilenceRow,
    commissionRow,
  ],
  states: [
    {
      id: 'waiting',
      until: 'replyDue',
      heading: 'The insurer has your complaint',
      deadline: 'replyDue',
      answer:
        'Look up the token on Bima Bharosa. The insurer’s answer appears there, and should come by {replyDue}.',
      doNow: [
        'Keep the token number, and look it up once a week.',
        'Answer every question of the insurer on the portal, so that it stays on record.',
        'Put the dates into your [calendar](#save).',
      ],
    },
    {
      id: 'overdue',
      until: 'silenceEnds',
      heading: 'The insurer is late with its answer',
      numbers: [{ label: 'Its answer was due on {replyDue}', value: '{replyDue|ago}' }],
      answer:
        'It was due on {replyDue}, {replyDue|ago}. The Ombudsman follows on {ombudsmanWindowOpens} if there is still silence.',
      doNow: [
        'Call 155255 or 1800 4254 732, quote the token, and ask for the insurer’s answer.',
        'Write to the insurer’s grievance officer as well, with the token number.',
        'Get the papers for the Ombudsman ready: [the list](#keep-ready) is below.',
      ],
    },
    ombudsmanOpenState,
    ombudsmanClosedState,
  ],
  keepReady: complaintPapers,
  figures: [complaintReply, bimaBharosaBanner, ...ombudsmanFigures],
};
