/** The verdict on one claim: the heading of its answer, and the day or the time left beside it. */

import type { ClaimBasis, ClaimClock, ClaimType } from '../../content/claims/claim-types.ts';
import type { Figure, Prose } from '../../content/types.ts';
import { formatDate, formatTime, formatWeekday } from '../../dates/format-date.ts';
import { addDays, daysBetween } from '../../dates/iso-date.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import { compareLocalDateTimes, minutesBetween } from '../../dates/local-date-time.ts';
import { countText, lowerFirst, upperFirst } from '../../text/words.ts';
import type { HeadlineNumber } from '../answer-parts/answer-parts.ts';
import {
  areFirstDaysOver,
  type ClaimEventTimes,
  completionOf,
  findDueQuestion,
} from './claim-events.ts';
import { clockStatus } from './clock-step.ts';
import { computeDueDates, type DatedClock, isNearSafeDay } from './due-dates.ts';
import type { ClaimDetails } from './parse-claim-events.ts';

// The visitor's first step and its deadline, or what else is next: the heading of a claim's answer.
type NextDeadline = {
  heading: string;
  /** The time left, in large digits, or the outer limit of what is wanted today. Null where the heading says it all. */
  number: HeadlineNumber | null;
  /** Below both, small: what sets this time, and what to check. */
  note: Prose;
};

/**
 * A missed notice comes first: now, because late is better than never and a late notice alone is no ground to refuse.
 * Otherwise the next open deadline. Null where no deadline is known. Estimated dates are skipped. A date after which
 * nothing is lost is named on that day only, because a heading would present it as the end long before it comes; the
 * Ombudsman's is named while it is near.
 * @param rows of the figures; those of the site by default.
 */
export function nextDeadline(
  type: ClaimType,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
  rows?: readonly Figure[],
): NextDeadline | null {
  const ownDeadlines = computeDueDates(type, eventTimes, now, rows)
    .flatMap((dated) => {
      const { clock, due, estimatedFrom } = dated;
      if (!due || estimatedFrom || clock.responsibleParty !== 'you') return [];
      if (clock.overdueText && due.date !== now.date && !isNearSafeDay(dated, now)) return [];
      return [{ clock, due, status: clockStatus(dated, now).kind }];
    })
    .sort((a, b) => compareLocalDateTimes(a.due, b.due));
  const missedNotice = ownDeadlines.find(
    ({ clock, status }) =>
      status === 'over' && (clock.completedBy === 'told' || clock.completedBy === 'police'),
  );
  const next = missedNotice ?? ownDeadlines.find(({ status }) => status === 'open');
  if (!next) return null;
  const { clock, due } = next;
  const act = actionOf(clock);
  if (clock.isWithoutLastDay)
    return { heading: `${act} when you can`, number: null, note: doubtText(clock) };
  if (missedNotice) return { heading: `${act} now`, number: null, note: missedText(clock) };
  const note = doubtText(clock);
  if (clock.isAtOnce && due.date > now.date) {
    const number = { label: `${act}, at the latest by`, value: dayText(due, now) };
    return { heading: `${act} today`, number, note };
  }
  const left = leftText(due, now);
  return {
    heading: `${act} ${deadlineText(due, now)}`,
    number: left === null ? null : { label: `Time left to ${lowerFirst(act)}`, value: left },
    note,
  };
}

function actionOf({ action, title }: ClaimClock): string {
  return action ?? title;
}

const doubts: Record<ClaimBasis, Prose> = {
  law: 'The law sets this time.',
  rule: 'A rule for insurers sets this time.',
  policy: 'Your policy may say less: check it.',
  practice: 'Practice, fixed by no law.',
};

/** How sure the date is. Where the duty is law, the length of a policy term does not make it less than that. */
function doubtText({ basis, duty, termNote }: ClaimClock): Prose {
  if (termNote) return termNote;
  return duty ? 'The law asks for it; the hours are your policy’s: check them.' : doubts[basis];
}

/** What late notice means is below, with the dates. */
function missedText({ basis }: ClaimClock): Prose {
  return basis === 'law'
    ? 'The time in law is over. Do it all the same.'
    : 'The usual time is over: give the reason.';
}

type NextAct = {
  heading: string;
  /** The day that the heading is about. Null where it is about none: another date would contradict it. */
  number: HeadlineNumber | null;
  /** What sets the time of that number. */
  note: Prose | null;
};

/**
 * What is next where no deadline is the visitor's: an act of his own that is not done, else what the insurer or the
 * police owe. A complaint that might be written today binds nobody yet, and an estimated day is over for nobody.
 */
export function nextAct(type: ClaimType, eventTimes: ClaimEventTimes, now: LocalDateTime): NextAct {
  const areFirstOver = areFirstDaysOver(eventTimes, now);
  const own = type.acts.find(
    ({ completedBy, isForFirstDays }) =>
      !(isForFirstDays && areFirstOver) && !completionOf(type, completedBy, eventTimes),
  );
  const dueDates = knownDueDates(type, eventTimes, now);
  if (own) {
    const limits = dueDates.filter(({ clock }) => clock.completedBy === own.completedBy);
    const limit = limits.find(({ due }) => due.date > now.date);
    if (limit) return { heading: own.text, ...actLimit(own.text, limit, now) };
    const missed = limits.find(
      ({ clock, due }) => clock.responsibleParty === 'you' && due.date < now.date,
    );
    return { heading: own.text, number: null, note: missed ? missedText(missed.clock) : null };
  }
  const others = dueDates
    .filter(({ clock, completion }) => isOfOthers(clock) && !completion)
    .sort((a, b) => compareLocalDateTimes(a.due, b.due));
  const late = others.find((dated) => isLate(dated, now));
  if (late?.clock.responsibleParty === 'insurer') return lateAct(late, now);
  const next = others.find((dated) => clockStatus(dated, now).kind === 'open');
  if (!next) return { heading: 'No date is open: see what is left to do', ...noLimit };
  const party = next.clock.responsibleParty === 'police' ? 'police have' : 'insurer has';
  const isUsual = next.clock.basis === 'practice';
  return {
    heading: `Now the ${party} to act: ${lowerFirst(nameOf(next.clock))}`,
    ...(next.due.date > now.date
      ? {
          number: {
            label: isUsual ? 'Usually by' : `The ${party} until`,
            value: dayText(next.due, now),
          },
          note: doubtText(next.clock),
        }
      : noLimit),
  };
}

/**
 * The insurer's hours are over by the visitor's own dates, and he waits at the hospital's desk or with a damaged
 * vehicle: before his own notice and every question. After a complaint its dates lead. The latest is what he waits for.
 */
function missedHours(
  type: ClaimType,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
): NextAct | null {
  if (eventTimes.complained) return null;
  const [late] = knownDueDates(type, eventTimes, now)
    .filter((dated) => dated.clock.responsibleParty === 'insurer' && isLate(dated, now))
    .filter(({ figure }) => 'hours' in figure.clock)
    .sort((a, b) => compareLocalDateTimes(b.due, a.due));
  return late ? lateAct(late, now) : null;
}

type KnownDueDate = DatedClock & { due: LocalDateTime };

function knownDueDates(
  type: ClaimType,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
): KnownDueDate[] {
  return computeDueDates(type, eventTimes, now).flatMap((dated) =>
    dated.due && !dated.isIfToday ? [{ ...dated, due: dated.due }] : [],
  );
}

function isLate(dated: DatedClock, now: LocalDateTime): boolean {
  return clockStatus(dated, now).kind === 'over' && !dated.estimatedFrom;
}

function lateAct({ clock, due }: KnownDueDate, now: LocalDateTime): NextAct {
  return {
    heading: 'The insurer’s time is over: ask for its answer in writing',
    number: { label: `${nameOf(clock)}: was due by`, value: dayText(due, now) },
    note: doubtText(clock),
  };
}

const noLimit = { number: null, note: null };

/** What is to be done now is not given a day weeks later in large digits: that is its outer limit. */
function actLimit(
  act: string,
  { clock, due }: { clock: ClaimClock; due: LocalDateTime },
  now: LocalDateTime,
): Omit<NextAct, 'heading'> {
  const doubt = doubtText(clock);
  if (/\bnow\b/.test(act)) {
    const number = { label: actionOf(clock), value: 'Today' };
    return { number, note: `At the latest by ${dayText(due, now)}. ${doubt}` };
  }
  const label = isOfOthers(clock) ? `${nameOf(clock)}: due by` : `${actionOf(clock)} by`;
  return { number: { label, value: dayText(due, now) }, note: doubt };
}

/** The heading names the insurer or the police already. */
function nameOf({ title }: ClaimClock): string {
  return upperFirst(title.replace(/^(?:Insurer’s|Police) |, usually$/g, ''));
}

function isOfOthers({ responsibleParty }: ClaimClock): boolean {
  return responsibleParty === 'insurer' || responsibleParty === 'police';
}

/** "13 hours", "19 days". */
function leftText(due: LocalDateTime, now: LocalDateTime): string | null {
  const minutes = minutesBetween(now, due);
  if (due.time !== null && minutes < maxHours * 60)
    return minutes < 60 ? null : countText(Math.floor(minutes / 60), 'hour');
  const days = daysBetween(now.date, due.date);
  return days === 0 ? null : countText(days, 'day');
}

/** Up to this, hours say more than days. */
const maxHours = 48;

/** "Sat 28 Nov, 8:00 am" */
function dayText({ date, time }: LocalDateTime, now: LocalDateTime): string {
  return [formatWeekday(date, now.date), time && formatTime(time)].filter(Boolean).join(', ');
}

/** "by tomorrow, 8:00 am", "today by 8:00 pm", "by 3 December 2026". */
function deadlineText({ date, time }: LocalDateTime, now: LocalDateTime): string {
  const hour = time && formatTime(time);
  if (date === now.date) return hour ? `today by ${hour}` : 'today';
  const day = date === addDays(now.date, 1) ? 'tomorrow' : formatDate(date);
  return `by ${[day, hour].filter(Boolean).join(', ')}`;
}

export type ClaimVerdict = {
  /** The page's heading. */
  headline: string;
  /** What the headline is about, in large digits; empty where it is about no day. */
  numbers: readonly HeadlineNumber[];
  /** What sets the time of that number, and what to check. */
  note: Prose | null;
  /** The headline is a question, which is answered before the steps. */
  isQuestion: boolean;
};

/**
 * Hours that the insurer has missed come first; then a question that is due, because its answer decides which deadlines
 * there are; then the visitor's next deadline, and where none is known, what is next. A time is not called over while a
 * date is marked as wrong: it may be the one that met it.
 * @param isGuide the prerendered guide of the kind has the kind's own heading: a date of today would be that of its
 *   build.
 */
export function claimVerdict(
  {
    type,
    eventTimes,
    errors = {},
  }: Pick<ClaimDetails, 'type' | 'eventTimes'> & Partial<ClaimDetails>,
  now: LocalDateTime,
  isGuide = false,
): ClaimVerdict {
  const plain = { numbers: [], note: null, isQuestion: false };
  if (isGuide) return { ...plain, headline: type.heading };
  const missed = missedHours(type, eventTimes, now);
  const question = findDueQuestion(type, eventTimes);
  if (question && !missed) return { ...plain, headline: question.label, isQuestion: true };
  const next = missed ?? nextDeadline(type, eventTimes, now) ?? nextAct(type, eventTimes, now);
  return {
    headline: next.heading,
    numbers: next.number ? [next.number] : [],
    note: Object.keys(errors).length > 0 ? null : next.note,
    isQuestion: false,
  };
}
