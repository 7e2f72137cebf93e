// The insurer or we have answered, and the answer does not settle it: the Ombudsman is open from that day. After a
// late answer the year is counted from the month of silence, which is the safe day, and the other day is named.
import type { DatedFlow, FlowRow, FlowState } from '../dated-flow.ts';
import { complaintReply } from '../figures/claims.ts';
import { ombudsmanAward, ombudsmanLimit, ombudsmanWindow } from '../figures/complaints.ts';
import {
  commissionRow,
  complaintPapers,
  doorAfterAnswer,
  doorAfterSilence,
  doorClosedState,
  lastDayRow,
  ombudsmanFigures,
  whereOmbudsman,
} from './shared-copy.ts';
import { bimaBharosa } from './to-insurer.ts';

const lateLastDay: FlowRow = {
  ...lastDayRow,
  text: 'Counted from the end of the month of silence, to be safe. Counted from the answer it is {answerCloses}. A delay may be excused, for good reasons.',
};

const lateDoorClosed: FlowState = {
  ...doorClosedState,
  heading: 'File at once: the year may be over',
  answer:
    'Counted from the month of silence the year ended on {doorCloses}; counted from the answer the last day is {answerCloses}. An office may count either way, and the Ombudsman may excuse a delay for good reasons.',
  doNow: ['Say on which day the answer came, and add it.', ...doorClosedState.doNow],
};

const answered = (who: 'insurer' | 'us', isLate = false): DatedFlow => ({
  startLabel: who === 'us' ? 'Complained to us' : 'Complained to the insurer',
  today: 'You are here',
  dates: isLate
    ? [...doorAfterSilence, { name: 'answerCloses', from: 'answered', figure: ombudsmanWindow }]
    : doorAfterAnswer,
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
      text: isLate
        ? 'It came after a month of silence: the Ombudsman could be asked since {doorOpens}.'
        : 'From this day the Ombudsman can be asked. You need not wait for a month of silence.',
      at: 'answered',
    },
    isLate ? lateLastDay : lastDayRow,
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
    isLate ? lateDoorClosed : doorClosedState,
  ],
  keepReady: complaintPapers,
  figures: [...(who === 'insurer' ? [complaintReply] : []), ombudsmanAward, ...ombudsmanFigures],
});

export const answeredByInsurer = answered('insurer');
export const answeredByUs = answered('us');
export const answeredLateByInsurer = answered('insurer', true);
export const answeredLateByUs = answered('us', true);
