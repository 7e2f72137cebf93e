/** A life event as a flow of dates around its day, with its effects on policies. One row each in life-events.ts. */
import {
  type DatedFlow,
  type DateRule,
  type FlowRow,
  type FlowState,
  oneDay,
} from '../dated-flow.ts';
import type { Figure, Prose } from '../types.ts';
import type { LifeEventLetterId } from './life-event-letters.ts';

export type LifeEventKind =
  | 'wedding'
  | 'baby'
  | 'job'
  | 'home'
  | 'vehicle'
  | 'trip'
  | 'parents'
  | 'retirement';

export type LifeEvent = {
  kind: LifeEventKind;
  /** Text on the event's tile, and before each of its steps. */
  label: string;
  dateLabel: string;
  /** Name in the one line that congratulates on several events: "the wedding". */
  joyName: string;
  /** A task that the other event, if it is ticked as well, has itself. */
  leavesTo?: { kind: LifeEventKind; task: Prose };
  /** The section of the page with the details. */
  section: string;
  flow: DatedFlow;
  letters: readonly LifeEventLetterId[];
  /** The letter of a row, by the row's id. */
  rowLetters?: Readonly<Record<string, LifeEventLetterId>>;
  /** The letter of a task for now that has no link, by words of the task. */
  taskLetters?: Readonly<Record<string, LifeEventLetterId>>;
  /** Breaking the law or losing cover is near: nobody is congratulated first. */
  hasDuty?: true;
};

/** Most events have the same states: before the day, and from it on. */
type LifeEventStates =
  | {
      /** Start of the heading: "The wedding" is in 12 days. */
      name: string;
      answer: Prose;
      before: readonly Prose[];
      after: readonly Prose[];
      /** Where the answer is no longer that of the time before. */
      answerAfter?: Prose;
      /** Once the named day is over it is late, and the event's own day is the last one to act. */
      late?: { since: string; answer: Prose; doNow: readonly Prose[] };
    }
  | { states: readonly FlowState[] };

type LifeEventCopy = Omit<LifeEvent, 'flow'> &
  LifeEventStates & {
    dates: readonly DateRule[];
    rows: readonly FlowRow[];
    keepReady: readonly string[];
    figures: readonly Figure[];
  };

/** Prefix of the text for a day that no rule sets. */
export const suggestedDay = '**Suggested day.**';

const dayBefore = { name: 'dayBefore', isBefore: true, clock: oneDay } as const;

export function defineLifeEvent(copy: LifeEventCopy): LifeEvent {
  const { dates, rows, keepReady, figures, ...lifeEvent } = copy;
  const flow: DatedFlow = {
    startLabel: copy.dateLabel,
    todayLabel: 'You are here',
    dates: [dayBefore, ...dates],
    rows,
    states: 'states' in copy ? copy.states : statesAroundTheDay(copy),
    keepReady,
    figures,
  };
  return { ...lifeEvent, flow };
}

function statesAroundTheDay({
  name,
  answer,
  before,
  after,
  answerAfter = answer,
  late,
}: Exclude<LifeEventStates, { states: unknown }>): FlowState[] {
  const heading = `${name}: {start|ago}`;
  return [
    { id: 'ahead', until: late?.since ?? 'dayBefore', heading, answer, doNow: before },
    ...(late
      ? [{ id: 'late', until: 'start', heading, answer: late.answer, doNow: late.doNow }]
      : []),
    { id: 'past', until: null, heading, answer: answerAfter, doNow: after },
  ];
}
