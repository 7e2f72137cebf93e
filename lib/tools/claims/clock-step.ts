/**
 * One clock of a claim as a step of its timeline: when it ends, what it rests on, what to do if it is over. One that
 * was met stands at the moment that met it, and says whether that was in time.
 */

import type { Basis, ClaimClock, ClaimType } from '../../content/claims/claim-types.ts';
import type { Figure, Prose } from '../../content/types.ts';
import { formatDate, formatDateTime, formatTime } from '../../dates/format-date.ts';
import { formatDistance } from '../../dates/format-distance.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import { eventsOf, type GivenEvents } from './claim-events.ts';
import { type ClockStatus, clockStatus, statusWords } from './clock-status.ts';
import type { DatedClock } from './due-dates.ts';

export type ClaimPlanStep = {
  id: string;
  title: string;
  date: IsoDate | null;
  /** As 14:30, where the hour is known. */
  time: LocalDateTime['time'];
  when: string;
  tone: 'past' | 'now' | 'due' | 'lost';
  /** The visitor gave the date that met it: nothing is left to do. */
  isDone: boolean;
  /** Sentences, in reading order. */
  detail: Prose[];
  /** What the date rests on, where it is a clock: in words, and the dated row. */
  basis: string | null;
  figure: Figure | null;
};

export const basisLabels: Record<Basis, string> = {
  law: 'Law',
  rule: 'Rule for insurers',
  policy: 'Policy term: check your policy',
  practice: 'Practice, fixed by no law',
};

export function clockStep(
  dated: DatedClock & { due: LocalDateTime },
  given: GivenEvents,
  now: LocalDateTime,
): ClaimPlanStep {
  const { clock, figure, due, countedFrom } = dated;
  const status = clockStatus(dated, given, now);
  const assumed = countedFrom
    ? [`Estimated from ${countedFrom}. Add the true date to make it exact.`]
    : [];
  const shared = { id: clock.id, title: clock.title, basis: basisLabels[clock.basis], figure };
  if ('at' in status) {
    const { at } = status;
    return {
      ...shared,
      ...at,
      when: [at.time && formatTime(at.time), statusWords(status)].filter(Boolean).join(', '),
      tone: 'past',
      isDone: true,
      detail: [
        `Time allowed: until ${formatDateTime(due)}.`,
        ...doneWords(clock, status),
        ...assumed,
      ],
    };
  }
  const isOver = status.kind === 'over';
  return {
    ...shared,
    ...due,
    when: formatWhen(due, now),
    tone: toneOf(clock, isOver, due, now),
    isDone: false,
    detail: [clock.text, ...assumed, ...(isOver ? overWords(dated) : [])],
  };
}

/** A clock whose start is not known, or lies before the rule. */
export function openClockStep(
  type: ClaimType,
  { clock, figure, start }: DatedClock,
): ClaimPlanStep {
  const [startId] = clock.from;
  const noun = eventsOf(type).find(({ id }) => id === startId)?.noun;
  const direction = clock.isBackwards ? 'before' : 'from';
  return {
    id: clock.id,
    title: clock.title,
    date: null,
    time: null,
    when: noun ? `${figure.text} ${direction} ${noun}` : figure.text,
    tone: 'due',
    isDone: false,
    detail: [clock.text, ...(start ? [youngerRule(figure)] : [])],
    basis: basisLabels[clock.basis],
    figure,
  };
}

/** "2:30 pm, in 3 hours" */
export function formatWhen(at: LocalDateTime, now: LocalDateTime): string {
  return [at.time && formatTime(at.time), formatDistance(at, now)].filter(Boolean).join(', ');
}

/** No limit is held against someone who could not know it. */
function youngerRule({ from }: Figure): Prose {
  return `This limit began on ${formatDate(from)}, after the day you gave: no date is counted here. Ask a lawyer which rule holds for you.`;
}

function toneOf(
  { whose, ifOver }: ClaimClock,
  isOver: boolean,
  due: LocalDateTime,
  now: LocalDateTime,
): ClaimPlanStep['tone'] {
  if (isOver) return whose !== 'you' ? 'past' : ifOver ? 'now' : 'lost';
  return due.date === now.date ? 'now' : 'due';
}

function doneWords({ whose, basis, ifLate }: ClaimClock, { kind }: ClockStatus): Prose[] {
  if (kind !== 'late') return [];
  if (ifLate) return [ifLate];
  return whose === 'you' && basis === 'policy'
    ? ['Your policy may allow longer. Late notice alone is no ground to reject a claim.']
    : [];
}

function overWords({ clock: { whose, ifOver }, countedFrom }: DatedClock): Prose[] {
  // What was only estimated may not have begun: no reason to complain yet.
  if (countedFrom) return ['It may be over by now: ask how far it is.'];
  if (ifOver) return [ifOver];
  if (whose === 'insurer') {
    return [
      'This time is over. Has it answered? Add the date. If not, ask in writing today, then complain.',
    ];
  }
  if (whose !== 'you') return [];
  return [
    'This time is over. Done already? Add the date. If not, do it now and give the reason: late notice alone is no ground to reject.',
  ];
}
