/**
 * One clock of a claim as a step of its timeline: its end, its basis, and the advice when it is over. A clock that was
 * met appears at that time, with a verdict whether it was in time.
 */
import type { ClaimBasis, ClaimClock, ClaimType } from '../../content/claims/claim-types.ts';
import type { Figure, Prose } from '../../content/types.ts';
import { formatDate, formatDateTime, formatTime } from '../../dates/format-date.ts';
import { formatDelay, formatDistance } from '../../dates/format-distance.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import { compareLocalDateTimes } from '../../dates/local-date-time.ts';
import type { StepTone } from '../dated-plan/build-dated-plan.ts';
import { claimEventsOf } from './claim-events.ts';
import type { DatedClock } from './due-dates.ts';

export type ClaimPlanStep = {
  id: string;
  title: string;
  date: IsoDate | null;
  /** Written as 14:30, where the hour is known. */
  time: LocalDateTime['time'];
  timeText: string;
  tone: StepTone;
  /** The visitor's date met it: nothing is left to do. */
  isDone: boolean;
  /** Sentences, in reading order. */
  detail: Prose[];
  /** The basis of a clock's date: in words, and the dated row. */
  basis: string | null;
  figure: Figure | null;
};

const basisLabels: Record<ClaimBasis, string> = {
  law: 'Law',
  rule: 'Rule for insurers',
  policy: 'Policy term: check your policy',
  practice: 'Practice, fixed by no law',
};

/** Where the duty is law, the length of a policy term does not make it less than that. */
function basisText({ basis, duty }: ClaimClock): string {
  return duty ? 'Law; the hours are a policy term: check your policy' : basisLabels[basis];
}

export function clockStep(
  type: ClaimType,
  dated: DatedClock & { due: LocalDateTime },
  now: LocalDateTime,
): ClaimPlanStep {
  const { clock, figure, due, estimatedFrom } = dated;
  const status = clockStatus(dated, now);
  const assumed = estimatedFrom
    ? [`Estimated from ${estimatedFrom}. Add the true date to make it exact.`]
    : [];
  const title = stepTitle(type, dated);
  const shared = { id: clock.id, title, basis: basisText(clock), figure };
  if ('at' in status) {
    const { at } = status;
    const allowed = estimatedFrom && !at ? figure.text : `until ${formatDateTime(due)}`;
    return {
      ...shared,
      ...(at ?? { date: null, time: null }),
      timeText: [at?.time && formatTime(at.time), statusText(status)].filter(Boolean).join(', '),
      tone: 'past',
      isDone: true,
      detail: [
        `Time allowed: ${allowed}.`,
        ...doneText(clock, status),
        ...(at ? assumed : [doneEarlierText(dated)]),
      ],
    };
  }
  const isOver = status.kind === 'over';
  return {
    ...shared,
    ...due,
    timeText: formatWhen(due, now),
    tone: toneOf(clock, isOver, due, now),
    isDone: false,
    detail: [clock.text, ...assumed, ...(isOver ? overdueText(dated) : [])],
  };
}

/** The answer to the kind’s question as the step that it ends: "Answered: refused". */
export function answerStep(
  type: ClaimType,
  { clock, figure }: Pick<DatedClock, 'clock' | 'figure'>,
): ClaimPlanStep | null {
  const title = answerTitle(type, clock);
  if (title === null) return null;
  return {
    id: clock.id,
    title,
    date: null,
    time: null,
    timeText: 'Done',
    tone: 'past',
    isDone: true,
    detail: [`Time allowed: ${figure.text}. ${provenText}`],
    basis: basisText(clock),
    figure,
  };
}

function answerTitle({ question, answer }: ClaimType, { completedBy }: ClaimClock): string | null {
  if (!question?.after || question.after !== completedBy) return null;
  const option = question.options.find(({ value }) => value === answer);
  return option ? `Answered: ${option.label.toLowerCase()}` : null;
}

/** @param whenWritten names today: a calendar file, which is read on other days, names its date. */
export function stepTitle(
  type: ClaimType,
  { clock, isIfToday }: DatedClock,
  whenWritten = 'write today',
): string {
  const title = answerTitle(type, clock) ?? clock.title;
  return isIfToday ? `If you ${whenWritten}: ${title}` : title;
}

/** A clock whose start is unknown, or before the rule. */
export function undatedClockStep(
  type: ClaimType,
  { clock, figure, start }: DatedClock,
): ClaimPlanStep {
  const [startId] = clock.from;
  const noun = claimEventsOf(type).find(({ id }) => id === startId)?.noun;
  const direction = clock.isBackwards ? 'before' : 'from';
  return {
    id: clock.id,
    title: clock.title,
    date: null,
    time: null,
    timeText: noun ? `${figure.text} ${direction} ${noun}` : figure.text,
    tone: 'due',
    isDone: false,
    detail: [clock.text, ...(start ? [ruleNotInForceText(figure)] : [])],
    basis: basisText(clock),
    figure,
  };
}

const provenText = 'The answer shows that it is done. Add its date to see whether it was in time.';

function doneEarlierText({ completion }: DatedClock): string {
  return completion?.latest
    ? 'A later date of yours shows that it is done. Add its own date to see whether it was in time.'
    : provenText;
}

/** "2:30 pm, in 3 hours" */
export function formatWhen(at: LocalDateTime, now: LocalDateTime): string {
  return [at.time && formatTime(at.time), formatDistance(at, now)].filter(Boolean).join(', ');
}

/** A limit is not applied to someone who could not know it. */
function ruleNotInForceText({ from }: Figure): Prose {
  return `This limit began on ${formatDate(from)}, after the day you gave: no date is counted here. Ask a lawyer which rule holds for you.`;
}

function toneOf(
  { responsibleParty, overdueText, isWithoutLastDay }: ClaimClock,
  isOver: boolean,
  due: LocalDateTime,
  now: LocalDateTime,
): StepTone {
  if (isOver)
    return responsibleParty !== 'you' ? 'past' : overdueText || isWithoutLastDay ? 'now' : 'lost';
  return due.date === now.date ? 'now' : 'due';
}

function doneText(
  { responsibleParty, basis, lateText }: ClaimClock,
  { kind }: ClockStatus,
): Prose[] {
  if (kind !== 'late') return [];
  if (lateText) return [lateText];
  return responsibleParty === 'you' && basis === 'policy'
    ? ['Your policy may allow longer. Late notice alone is no ground to reject a claim.']
    : [];
}

function overdueText({
  clock: { responsibleParty, overdueText, basis },
  estimatedFrom,
}: DatedClock): Prose[] {
  // An estimated clock may not have begun: no reason to complain yet.
  if (estimatedFrom) return ['It may be over by now: ask how far it is.'];
  if (overdueText) return [overdueText];
  if (responsibleParty === 'insurer') {
    return [
      'This time is over. Has it answered? Add the date. If not, ask in writing today, then complain.',
    ];
  }
  if (responsibleParty !== 'you') return [];
  const doItNow =
    'This time is over. Done already? Add the date. If not, do it now and give the reason';
  return [
    basis === 'law' ? `${doItNow}.` : `${doItNow}: late notice alone is no ground to reject.`,
  ];
}

// The status of one clock of a claim: met in time or late by the visitor's own date, running, or over without
// an event that met it. Used by the timeline, the letters, the calendar file and the list of contacts.
type ClockStatus =
  | { kind: 'open' }
  | { kind: 'over' }
  | { kind: 'in-time'; at: LocalDateTime }
  | { kind: 'late'; at: LocalDateTime; by: string }
  /**
   * Met, without a verdict: after its end, where an estimate or a practice that no law fixes never makes anybody late;
   * or at a day that nobody gave (`at` is null), because something later proves it.
   */
  | { kind: 'done'; at: LocalDateTime | null };

export function clockStatus(
  { clock, due, estimatedFrom, completion }: DatedClock,
  now: LocalDateTime,
): ClockStatus {
  if (!completion) return { kind: due && compareLocalDateTimes(due, now) < 0 ? 'over' : 'open' };
  const { at } = completion;
  if (!due || !at) return { kind: 'done', at };
  const by = formatDelay(due, at);
  if (by === null) return { kind: 'in-time', at };
  return estimatedFrom || clock.basis === 'practice'
    ? { kind: 'done', at }
    : { kind: 'late', at, by };
}

/** "Done in time", "Late by 3 days", "Done"; empty until it is met. */
export function statusText(status: ClockStatus): string {
  if (status.kind === 'in-time') return 'Done in time';
  if (status.kind === 'late') return `Late by ${status.by}`;
  return status.kind === 'done' ? 'Done' : '';
}
