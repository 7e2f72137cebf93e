/**
 * The insurer or we have answered, and the dispute continues: the Ombudsman has jurisdiction from that day. After a
 * late answer the year is counted from the month of silence, which is the safe date, and the other date is named.
 */
import type { DatedFlow, FlowRow, FlowState } from '../dated-flow.ts';
import { complaintReply } from '../figures/claims.ts';
import { ombudsmanAward, ombudsmanLimit } from '../figures/complaints.ts';
import { bimaBharosaAdvice } from './insurer-flow.ts';
import {
  commissionRow,
  complaintPapers,
  ombudsmanClosedState,
  ombudsmanDeadlineRow,
  ombudsmanFigures,
  ombudsmanFilingAdvice,
  ombudsmanWindowAfterAnswer,
  ombudsmanWindowAfterLateAnswer,
} from './shared-copy.ts';

const lateOmbudsmanDeadlineRow: FlowRow = {
  ...ombudsmanDeadlineRow,
  text: 'Counted from the end of the month of silence, to be safe. Counted from the answer it is {answerCloses}. A delay may be excused, for good reasons.',
};

const lateOmbudsmanClosedState: FlowState = {
  ...ombudsmanClosedState,
  heading: 'File at once: the year may be over',
  answer:
    'Counted from the month of silence the year ended on {ombudsmanWindowCloses}; counted from the answer the last day is {answerCloses}. An office may count either way, and the Ombudsman may excuse a delay for good reasons.',
  doNow: [...ombudsmanClosedState.doNow, 'Say on which day the answer came, and add it.'],
};

const answerFlow = (who: 'insurer' | 'us', isLate = false): DatedFlow => ({
  startLabel: who === 'us' ? 'Complained to us' : 'Complained to the insurer',
  todayLabel: 'You are here',
  dates: isLate ? ombudsmanWindowAfterLateAnswer : ombudsmanWindowAfterAnswer,
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
        ? 'It came after a month of silence: the Ombudsman could be asked since {ombudsmanWindowOpens}.'
        : 'From this day the Ombudsman can be asked. You need not wait for a month of silence.',
      at: 'answered',
    },
    isLate ? lateOmbudsmanDeadlineRow : ombudsmanDeadlineRow,
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
      until: 'ombudsmanWindowCloses',
      heading: 'The Ombudsman can hear your case now',
      numbers: [{ label: 'Open to you until {ombudsmanWindowCloses}', value: 'Today' }],
      answer: `You have an answer and do not accept it. You can file until {ombudsmanWindowCloses}, for up to ${ombudsmanLimit.text}.`,
      doNow: [
        ombudsmanFilingAdvice,
        'Read the reason they gave. Find the policy clause it names, and write down why it does not fit.',
        ...(who === 'insurer' ? [bimaBharosaAdvice] : []),
        'Fill in [your complaint](#letter), and add their answer, the policy and your first letter.',
      ],
    },
    isLate ? lateOmbudsmanClosedState : ombudsmanClosedState,
  ],
  keepReady: complaintPapers,
  figures: [...(who === 'insurer' ? [complaintReply] : []), ombudsmanAward, ...ombudsmanFigures],
});

export const insurerAnswerFlow = answerFlow('insurer');
export const brokerAnswerFlow = answerFlow('us');
export const lateInsurerAnswerFlow = answerFlow('insurer', true);
export const lateBrokerAnswerFlow = answerFlow('us', true);
