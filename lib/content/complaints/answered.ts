// The insurer or we have answered, and the answer does not settle it: the Ombudsman is open from that day.
import type { DatedFlow } from '../dated-flow.ts';
import { complaintReply } from '../figures/claims.ts';
import { ombudsmanAward, ombudsmanLimit } from '../figures/complaints.ts';
import {
  commissionRow,
  complaintPapers,
  doorAfterAnswer,
  doorClosedState,
  lastDayRow,
  ombudsmanFigures,
  whereOmbudsman,
} from './shared-copy.ts';
import { bimaBharosa } from './to-insurer.ts';

const answered = (who: 'insurer' | 'us'): DatedFlow => ({
  startLabel: who === 'us' ? 'Complained to us' : 'Complained to the insurer',
  today: 'You are here',
  dates: doorAfterAnswer,
  rows: [
    {
      id: 'complained',
      title: who === 'us' ? 'You complained to us' : 'You complained to the insurer',
      text: '',
      at: 'start',
    },
    {
      id: 'answered',
      title: 'The answer you do not accept',
      text: 'From this day the Ombudsman can be asked. You need not wait for a month of silence.',
      at: 'answered',
    },
    lastDayRow,
    {
      id: 'award',
      title: 'The Ombudsman decides',
      text: 'The award binds the other side. It does not bind you.',
      at: null,
      within: `within ${ombudsmanAward.text} of complete papers`,
    },
    commissionRow,
  ],
  states: [
    {
      id: 'ombudsman',
      until: 'doorCloses',
      heading: 'The Ombudsman can hear your case now',
      answer: `You have an answer and do not accept it. You can file until {doorCloses}, for up to ${ombudsmanLimit.text}.`,
      doNow: [
        'Read the reason they gave. Find the policy clause it names, and write down why it does not fit.',
        ...(who === 'insurer' ? [bimaBharosa] : []),
        whereOmbudsman,
        'Add your complaint, their answer, the policy and your reasons.',
      ],
    },
    doorClosedState,
  ],
  keepReady: complaintPapers,
  figures: [...(who === 'insurer' ? [complaintReply] : []), ombudsmanAward, ...ombudsmanFigures],
});

export const answeredByInsurer = answered('insurer');
export const answeredByUs = answered('us');
