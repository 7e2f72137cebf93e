/** A life event as a flow of dates around its day, with its effects on policies. One row each in life-events.ts. */
import type { DatedFlow, DateRule, FlowRow } from '../dated-flow.ts';
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
  /** On its tile, and before each of its steps. */
  label: string;
  dateLabel: string;
  /** The section of the page with the details. */
  section: string;
  flow: DatedFlow;
  letters: readonly LifeEventLetterId[];
};

type LifeEventCopy = Omit<LifeEvent, 'flow'> & {
  /** Start of the heading: "The wedding" is in 12 days. */
  name: string;
  answer: Prose;
  before: readonly Prose[];
  after: readonly Prose[];
  dates: readonly DateRule[];
  rows: readonly FlowRow[];
  keepReady: readonly string[];
  figures: readonly Figure[];
};

/** Prefix of the text for a day that no rule sets. */
export const suggestedDay = '**Suggested day.**';

export function defineLifeEvent(copy: LifeEventCopy): LifeEvent {
  const { name, answer, before, after, dates, rows, keepReady, figures, ...lifeEvent } = copy;
  const flow: DatedFlow = {
    startLabel: lifeEvent.dateLabel,
    todayLabel: 'You are here',
    dates,
    rows,
    states: [
      { id: 'ahead', until: 'start', heading: `${name}: {start|ago}`, answer, doNow: before },
      { id: 'past', until: null, heading: `${name}: {start|ago}`, answer, doNow: after },
    ],
    keepReady,
    figures,
  };
  return { ...lifeEvent, flow };
}
