// The ladder after a refusal, a cut or silence as one dated flow: the complaint planner's flow to the insurer, with the
// letter before it and the commission's two years counted from the refusal. The visitor's own date is the day on which
// the letter goes to the grievance officer.
import { insurerFlow } from '../complaints/insurer-flow.ts';
import { commissionRow } from '../complaints/shared-copy.ts';
import type { DatedFlow, DateRule, FlowRow, FlowState } from '../dated-flow.ts';
import { lateTribunalPetition } from '../figures/claims.ts';
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
    rows: [...(knows.letter ? [letterRow] : []), ...times.map(timeRow), ...rows],
    states,
    figures: [
      ...times.map(({ figure }) => figure),
      ...(isThirdParty ? [lateTribunalPetition] : []),
      ...insurerFlow.figures,
    ],
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
    text: `${commissionRow.text} Counted from their letter; in doubt take the earliest day.`,
    at: 'commissionCloses',
    reminder: 'early',
  };
}

function dateOf({ name, from = 'papers', figure }: InsurerTime): DateRule {
  return { name, from, figure };
}

function timeRow({ name, title, figure }: InsurerTime): FlowRow {
  return {
    id: `insurer-${name}`,
    title: `Insurer’s time: ${title.toLowerCase()}`,
    text: `It had ${figure.text}.`,
    at: name,
  };
}
