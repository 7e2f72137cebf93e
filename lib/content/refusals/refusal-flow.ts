/**
 * The ladder after a refusal, a cut or silence as one dated flow: the complaint planner's flow to the insurer, or after
 * its answer, with the letter before it and the commission's two years counted from the refusal. The visitor's own date
 * is the day on which the letter goes to the grievance officer.
 */
import type { DayStatus, IsoDate } from '../../dates/iso-date.ts';
import { upperFirst } from '../../text/words.ts';
import { insurerAnswerFlow, lateInsurerAnswerFlow } from '../complaints/answer-flows.ts';
import { insurerFlow } from '../complaints/insurer-flow.ts';
import {
  commissionRow,
  isOmbudsmansTurn,
  ombudsmanClosedState,
  ombudsmanDeadlineAfterSilenceRow,
  ombudsmanFilingAdvice,
  ombudsmanOpenState,
} from '../complaints/shared-copy.ts';
import type { DatedFlow, DateRule, FlowRow, FlowState } from '../dated-flow.ts';
import { tribunalPetition } from '../figures/claims.ts';
import { commissionWindow, ombudsmanLimit, ombudsmanWindow } from '../figures/complaints.ts';
import type { Prose } from '../types.ts';
import type { InsurerTime } from './refusal-copy.ts';
import type { RefusalLine } from './refusal-types.ts';

type FlowInput = {
  line: RefusalLine | null;
  /** When the complaint was answered: after the month of silence or before its end; null without an answer. */
  answer: 'late' | 'in-time' | null;
  /** `letter`: the day of their letter is known. `refusal`: it refuses this claim, and did not come before it. */
  knows: { letter: boolean; refusal: boolean };
  /** The limits of the insurer that are counted while it is silent. */
  times: readonly InsurerTime[];
  /** The day it happened, where people were hurt on the road; before the six months were law they have no day. */
  accident: IsoDate | null;
  /** Where the year from their letter stands, and the commission's two; null if they count from no letter. */
  letterYear: DayStatus | null;
  commission: DayStatus | null;
};

/** Id of the row with the tribunal's day, the first in the calendar. */
export const tribunalRowId = 'tribunal';
export const letterYearRowId = 'letter-year';

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

/** The letter may still be sent: the Ombudsman's year counts from it, and a delay may be excused. */
const commissionOverState: FlowState = {
  ...sendState,
  id: 'commission-over',
  heading: `The ${commissionWindow.text} for a consumer commission are over: see a lawyer`,
  answer: `They ended on {commissionCloses}, counted from the insurer’s letter. The commission may excuse a delay for good reasons; nobody can promise it. ${sendState.answer}`,
  doNow: [
    'Show a lawyer their letter and its date. Ask whether the delay can be excused, and what it costs.',
    'Write down what kept you, such as an illness, with dates and proof.',
    ...sendState.doNow,
  ],
};

const tribunalGuide = '/claim/motor-third-party';

const notYourInsurer = 'Were you hurt? The driver’s insurer is not yours: your way is the tribunal';

const hurtHref = (accident: IsoDate | null) =>
  accident ? `${tribunalGuide}/answer?role=hurt&date=${accident}` : tribunalGuide;

const hurtStep = (accident: IsoDate | null) =>
  `${notYourInsurer}: [its steps](${hurtHref(accident)}).`;

/** Rule 14 also counts the year from a decision of the insurer: an office may take their letter for it. */
const letterYearRow: FlowRow = {
  id: letterYearRowId,
  title: 'Last safe day for the Ombudsman',
  pastTitle: `${upperFirst(ombudsmanWindow.text)} from their letter ended`,
  text: 'An office may count the year from their letter. A delay may be excused, for good reasons.',
  at: 'letterYearCloses',
  reminder: 'early',
  isSafeDay: true,
};

const askToExcuse = `${upperFirst(ombudsmanWindow.text)} from their letter ended on {letterYearCloses}. When you file with the Ombudsman, ask for the delay to be excused: write what kept you, such as an illness, with dates and proof.`;

/** The year from their letter is near its end, or over. */
function withLetterYear(state: FlowState, letterYear: DayStatus | null): FlowState {
  const isTheirTurn = isOmbudsmansTurn(state.id);
  if (letterYear === 'near') {
    const early = 'File even if the insurer still has time to answer, and write to it as well.';
    return {
      ...state,
      heading: 'File with the Ombudsman by {letterYearCloses}, to be safe',
      answer: `An office may count the year from their letter: it ends {letterYearCloses|ago}.${isTheirTurn ? '' : ` ${early}`}`,
      doNow: isTheirTurn ? state.doNow : [ombudsmanFilingAdvice, ...state.doNow],
    };
  }
  if (letterYear !== 'over' || state.id === ombudsmanClosedState.id) return state;
  const answer = lateAnswers[state.id];
  const [first = '', ...others] = state.doNow;
  return { ...state, ...(answer && { answer }), doNow: [first, askToExcuse, ...others] };
}

const lateText = 'Later, file all the same, with legal help.';

/** By the id of the state. */
const lateAnswers: Readonly<Record<string, Prose>> = {
  [sendState.id]: `${sendState.answer} For the Ombudsman you may be late: one year from their letter ended on {letterYearCloses}. A delay may be excused, for good reasons.`,
  [ombudsmanOpenState.id]: `You can file until {ombudsmanWindowCloses}, for up to ${ombudsmanLimit.text}. An office may count from their letter, whose year ended on {letterYearCloses}: ask for the delay to be excused.`,
};

function withCommissionNear(state: FlowState): FlowState {
  return {
    ...state,
    heading: 'A consumer commission: by {commissionCloses}',
    answer: `Its ${commissionWindow.text}, counted from their letter, end {commissionCloses|ago}. See a lawyer before that, or file online: a letter to the insurer does not stop them.`,
    doNow: [
      'Decide first: the Ombudsman, who needs no lawyer, or a commission. Once a commission has the case, the Ombudsman is closed to you.',
      ...state.doNow,
    ],
  };
}

function tribunalRow(accident: IsoDate | null): FlowRow {
  const row = {
    id: tribunalRowId,
    title: 'The claims tribunal, for people who were hurt',
    text: `It decides what they get. [Its steps and papers](${hurtHref(accident)}).`,
  };
  if (!accident) return { ...row, at: null, within: 'soon' };
  return {
    ...row,
    title: 'Petition to the claims tribunal, for people who were hurt',
    text: `By law, {petitionCloses|length} from the accident. [Its steps and papers](${hurtHref(accident)}).`,
    at: 'petitionCloses',
    reminder: 'early',
  };
}

/** The letter and its days concern the owner, whose insurer it is: the tribunal's day is said before them. */
function tribunalFirst(state: FlowState, accident: IsoDate | null): FlowState {
  const doNow = [hurtStep(accident), ...state.doNow];
  if (!accident) return { ...state, doNow };
  return {
    ...state,
    doNow,
    heading: 'Were you hurt? Your petition to the tribunal: by {petitionCloses}',
    answer: `That is {petitionCloses|length} from the accident, {petitionCloses|ago}. ${lateText} **Is it your own insurer? ${state.heading}.** ${state.answer}`,
  };
}

const answeredFlows = { late: lateInsurerAnswerFlow, 'in-time': insurerAnswerFlow };

export function refusalFlow(input: FlowInput): DatedFlow {
  const { line, answer, knows, times, letterYear, commission: commissionDay } = input;
  const flow = answer ? answeredFlows[answer] : insurerFlow;
  const isThirdParty = line === 'third-party';
  const accident =
    isThirdParty && input.accident && input.accident >= tribunalPetition.from
      ? input.accident
      : null;
  const petition: DateRule[] = accident
    ? [{ name: 'petitionCloses', from: 'arose', figure: tribunalPetition }]
    : [];
  const commission: DateRule[] = knows.refusal
    ? [
        { name: 'commissionCloses', from: 'letter', figure: commissionWindow },
        { name: 'letterYearCloses', from: 'letter', figure: ombudsmanWindow },
      ]
    : [];
  const rows = flow.rows.flatMap((row): FlowRow[] => {
    if (row.id === 'complained') {
      const title = 'Your letter to the grievance officer';
      return [{ ...row, title, text: 'The dates below count from this day.' }];
    }
    if (row.id === ombudsmanDeadlineAfterSilenceRow.id && letterYear)
      return [
        letterYearRow,
        { ...row, text: `${row.text} Counted from their letter: {letterYearCloses}.` },
      ];
    if (row.id !== commissionRow.id) return [row];
    return [...(isThirdParty ? [tribunalRow(accident)] : []), commissionStep(knows.refusal)];
  });
  const unsent = commissionDay === 'over' ? commissionOverState : sendState;
  const states = [...(answer ? [] : [unsent]), ...flow.states]
    .map((state) => (isThirdParty ? state : withLetterYear(state, letterYear)))
    .map((state) => (commissionDay === 'near' && !isThirdParty ? withCommissionNear(state) : state))
    .map((state) => (isThirdParty ? tribunalFirst(state, accident) : state));
  return {
    ...flow,
    startLabel: 'Your letter to the insurer',
    dates: [...times.map(dateOf), ...petition, ...flow.dates, ...commission],
    rows: [...(knows.letter ? [letterRow] : []), ...timeRows(times), ...rows],
    states,
    figures: [
      ...(accident ? [tribunalPetition] : []),
      ...times.map(({ figure }) => figure),
      ...flow.figures,
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
    text: 'Counted from their letter. A delay may be excused. Online: e-jagriti.gov.in.',
    at: 'commissionCloses',
    reminder: 'early',
    isSafeDay: true,
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
