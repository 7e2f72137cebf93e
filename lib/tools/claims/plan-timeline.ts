/** The dates of a claim as steps of a timeline, in order of time; clocks without a start come last. */

import type { Basis, ClaimClock, ClaimType } from '../../content/claims/claim-types.ts';
import type { Figure, Prose } from '../../content/types.ts';
import { formatTime } from '../../dates/format-date.ts';
import { formatDistance } from '../../dates/format-distance.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { compareLocalDateTimes, isAhead, type LocalDateTime } from '../../dates/local-date-time.ts';
import { eventsOf, type GivenEvents } from './claim-events.ts';
import { type DatedClock, dueDates } from './due-dates.ts';

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

export const basisWords: Record<Basis, string> = {
  law: 'Law',
  rule: 'Rule for insurers',
  policy: 'Policy term: check your policy',
  practice: 'Practice, fixed by no law',
};

export function planTimeline(
  type: ClaimType,
  given: GivenEvents,
  now: LocalDateTime,
): ClaimPlanStep[] {
  const clocks = dueDates(type, given, now).filter(isWorthShowing);
  const dated = clocks.flatMap(({ due, ...rest }) => (due ? [{ ...rest, due }] : []));
  const events = [
    ...eventSteps(type, given, now),
    todayStep(now),
    ...dated.map((one) => ({ at: one.due, step: clockStep(one, now) })),
  ];
  return [
    // At the same minute, what happened stands before what follows from it: the sort keeps their order.
    ...events.sort((a, b) => compareLocalDateTimes(a.at, b.at)).map(({ step }) => step),
    ...clocks.filter(({ due }) => due === null).map(({ clock }) => openStep(type, clock)),
  ];
}

/** The clocks of a complaint say nothing before there is one. */
function isWorthShowing({ clock, due }: DatedClock): boolean {
  return due !== null || !/^(complaint|ombudsman)-/.test(clock.id);
}

type TimedStep = { at: LocalDateTime; step: ClaimPlanStep };

function eventSteps(type: ClaimType, given: GivenEvents, now: LocalDateTime): TimedStep[] {
  return eventsOf(type).flatMap(({ id, noun }): TimedStep[] => {
    const at = given[id];
    if (!at) return [];
    const step: ClaimPlanStep = {
      id: `event-${id}`,
      title: capitalised(noun),
      ...at,
      when: whenWords(at, now),
      tone: isAhead(at, now) ? 'due' : 'past',
      detail: [],
      basis: null,
      figure: null,
    };
    // Of a day without an hour, what happened opens the day; what is due closes it.
    return [{ at: { date: at.date, time: at.time ?? '00:00' }, step }];
  });
}

function todayStep(now: LocalDateTime): TimedStep {
  const step: ClaimPlanStep = {
    id: 'today',
    title: 'Today: do what stands under “Do now”',
    ...now,
    when: '',
    tone: 'now',
    detail: [],
    basis: null,
    figure: null,
  };
  return { at: now, step };
}

function clockStep(dated: DatedClock & { due: LocalDateTime }, now: LocalDateTime): ClaimPlanStep {
  const { clock, due, countedFrom } = dated;
  const isOver = compareLocalDateTimes(due, now) < 0;
  const assumed = countedFrom
    ? [`Estimated from ${countedFrom}. Add the true date to make it exact.`]
    : [];
  return {
    id: clock.id,
    title: clock.title,
    ...due,
    when: whenWords(due, now),
    tone: toneOf(clock, isOver, due, now),
    detail: [clock.text, ...assumed, ...(isOver ? overWords(clock, countedFrom !== null) : [])],
    basis: basisWords[clock.basis],
    figure: clock.figure,
  };
}

function openStep(type: ClaimType, clock: ClaimClock): ClaimPlanStep {
  const [startId] = clock.from;
  const noun = eventsOf(type).find(({ id }) => id === startId)?.noun;
  const direction = clock.isBackwards ? 'before' : 'from';
  return {
    id: clock.id,
    title: clock.title,
    date: null,
    time: null,
    when: noun ? `${clock.figure.text} ${direction} ${noun}` : clock.figure.text,
    tone: 'due',
    detail: [clock.text],
    basis: basisWords[clock.basis],
    figure: clock.figure,
  };
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

function overWords({ whose, basis }: ClaimClock, isEstimate: boolean): Prose[] {
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

/** "by 2:30 pm, in 3 hours" */
function whenWords(at: LocalDateTime, now: LocalDateTime): string {
  const distance = formatDistance(at, now);
  return [at.time && formatTime(at.time), distance].filter(Boolean).join(', ');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
