/** One clock of a claim as a step of its timeline: when it ends, what it rests on, what to do if it is over. */

import type { Basis, ClaimClock, ClaimType } from '../../content/claims/claim-types.ts';
import type { Figure, Prose } from '../../content/types.ts';
import { formatTime } from '../../dates/format-date.ts';
import { formatDistance } from '../../dates/format-distance.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { compareLocalDateTimes, type LocalDateTime } from '../../dates/local-date-time.ts';
import { eventsOf } from './claim-events.ts';
import type { DatedClock } from './due-dates.ts';

export type ClaimPlanStep = {
  id: string;
  title: string;
  date: IsoDate | null;
  /** As 14:30, where the hour is known. */
  time: LocalDateTime['time'];
  when: string;
  tone: 'past' | 'now' | 'due' | 'lost';
  /** Sentences, in reading order. */
  detail: Prose[];
  /** What the date rests on, where it is a clock: in words, and the dated row. */
  basis: string | null;
  figure: Figure | null;
};

const basisLabels: Record<Basis, string> = {
  law: 'Law',
  rule: 'Rule for insurers',
  policy: 'Policy term: check your policy',
  practice: 'Practice, fixed by no law',
};

export function clockStep(
  { clock, figure, due, countedFrom }: DatedClock & { due: LocalDateTime },
  now: LocalDateTime,
): ClaimPlanStep {
  const isOver = compareLocalDateTimes(due, now) < 0;
  const assumed = countedFrom
    ? [`Estimated from ${countedFrom}. Add the true date to make it exact.`]
    : [];
  return {
    id: clock.id,
    title: clock.title,
    ...due,
    when: formatWhen(due, now),
    tone: toneOf(clock, isOver, due, now),
    detail: [clock.text, ...assumed, ...(isOver ? overdueAdvice(clock, countedFrom !== null) : [])],
    basis: basisLabels[clock.basis],
    figure,
  };
}

/** A clock whose start is not known. */
export function openClockStep(type: ClaimType, { clock, figure }: DatedClock): ClaimPlanStep {
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
    detail: [clock.text],
    basis: basisLabels[clock.basis],
    figure,
  };
}

/** "2:30 pm, in 3 hours" */
export function formatWhen(at: LocalDateTime, now: LocalDateTime): string {
  return [at.time && formatTime(at.time), formatDistance(at, now)].filter(Boolean).join(', ');
}

function toneOf(
  { whose }: ClaimClock,
  isOver: boolean,
  due: LocalDateTime,
  now: LocalDateTime,
): ClaimPlanStep['tone'] {
  if (isOver) return whose === 'you' ? 'lost' : 'past';
  return due.date === now.date ? 'now' : 'due';
}

function overdueAdvice({ whose, basis }: ClaimClock, isEstimate: boolean): Prose[] {
  // What was only estimated may not have begun: no reason to complain yet.
  if (isEstimate) return ['It may be over by now: ask how far it is.'];
  if (whose === 'insurer') {
    return ['This time is over. No answer yet? Ask for one in writing today, then complain.'];
  }
  if (whose !== 'you') return [];
  return basis === 'law'
    ? ['This date has passed. Take legal help at once, and do not count on extra time.']
    : [
        'This time is over. Do it now and give the reason: late notice alone is no ground to reject.',
      ];
}
