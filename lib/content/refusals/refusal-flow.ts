/**
 * The ladder after a refusal, a cut or silence as one dated flow: the complaint planner's flow to the insurer, with the
 * letter before it and the commission's two years counted from the refusal. The visitor's own date is the day on which
 * the letter goes to the grievance officer.
 */
import { insurerFlow } from '../complaints/insurer-flow.ts';
import { commissionRow } from '../complaints/shared-copy.ts';
import type { DatedFlow, DateRule, FlowRow, FlowState } from '../dated-flow.ts';
import { commissionWindow } from '../figures/complaints.ts';
import { type InsurerTime, insurerTimes } from './refusal-copy.ts';
import type { RefusalLine } from './refusal-types.ts';

type FlowInput = {
  line: RefusalLine | null;
  /** Which of the visitor's own dates are known, beside the start. */
  knows: { letter: boolean; papers: boolean };
  isSilence: boolean;
};

const sendState: FlowState = {
  id: 'send',
  until: 'start',
  heading: 'Send your letter today',
  answer: 'If your letter goes out on {start}, the insurer has until {replyDue} to answer.',
  doNow: [
    'Send [the letter](#letter) to the insurer’s grievance officer by e-mail. The address is on the insurer’s site and on Bima Bharosa.',
    'Add copies of the papers that answer the reason. Keep the originals.',
    'Ask for a complaint number: it proves the day.',
  ],
};

const hurtStep =
  'Were you hurt, or is it your property? The claims tribunal decides that, not the insurer: [its steps](/claim/motor-third-party).';

const tribunalRow: FlowRow = {
  id: 'tribunal',
  title: 'The claims tribunal, for people who were hurt',
  text: 'It decides what they get, whatever the insurer writes to the owner. [Its steps and papers](/claim/motor-third-party).',
  at: null,
  within: 'soon',
};

export function refusalFlow({ line, knows, isSilence }: FlowInput): DatedFlow {
  const times = isSilence && line && knows.papers ? insurerTimes[line] : [];
  const isThirdParty = line === 'third-party';
  const commission: DateRule[] = knows.letter
    ? [{ name: 'commissionCloses', from: 'letter', figure: commissionWindow }]
    : [];
  const rows = insurerFlow.rows.flatMap((row): FlowRow[] => {
    if (row.id === 'complained') {
      const title = 'Your letter to the grievance officer';
      return [{ ...row, title, text: 'The dates below count from this day.' }];
    }
    if (row.id !== commissionRow.id) return [row];
    return [...(isThirdParty ? [tribunalRow] : []), commissionStep(knows.letter)];
  });
  const states = [sendState, ...insurerFlow.states].map((state) =>
    isThirdParty ? { ...state, doNow: [hurtStep, ...state.doNow] } : state,
  );
  return {
    ...insurerFlow,
    startLabel: 'Your letter to the insurer',
    dates: [...times.map(dateOf), ...insurerFlow.dates, ...commission],
    rows: [...(knows.letter ? [letterRow] : []), ...timeRows(times), ...rows],
    states,
    figures: [...times.map(({ figure }) => figure), ...insurerFlow.figures],
  };
}

const letterRow: FlowRow = {
  id: 'refused',
  title: 'Their letter',
  text: 'Keep the envelope or the mail: it proves the day.',
  at: 'letter',
};

function commissionStep(isDated: boolean): FlowRow {
  if (!isDated) return commissionRow;
  return {
    ...commissionRow,
    title: `The ${commissionWindow.text} for a consumer commission end`,
    text: 'Counted from their letter. A delay may be excused. Online: e-jagriti.gov.in.',
    at: 'commissionCloses',
    reminder: 'early',
  };
}

function dateOf({ name, from = 'papers', figure }: InsurerTime): DateRule {
  return { name, from, figure };
}

/** One row for limits that follow one another: the sheet has room for the last of them. */
function timeRows(times: readonly InsurerTime[]): FlowRow[] {
  const isFollowed = ({ name }: InsurerTime) => times.some(({ from }) => from === name);
  const chain = times.map(({ title, figure }) => `${title}: ${figure.text}`).join('; ');
  return times
    .filter((time) => !isFollowed(time))
    .map(({ name, title, from, figure }) => ({
      id: `insurer-${name}`,
      title: `Insurer’s time: ${title.toLowerCase()}`,
      text: from ? `${chain}.` : `It had ${figure.text}.`,
      at: name,
    }));
}
