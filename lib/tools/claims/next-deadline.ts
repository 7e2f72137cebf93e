/** The visitor's first step and its deadline, or what else is next: the heading of a claim's answer. */
import type { ClaimClock, ClaimType } from '../../content/claims/claim-types.ts';
import type { Figure } from '../../content/types.ts';
import { formatDate, formatTime } from '../../dates/format-date.ts';
import { formatDaysLeft } from '../../dates/format-distance.ts';
import { addDays, daysBetween } from '../../dates/iso-date.ts';
import {
  compareLocalDateTimes,
  type LocalDateTime,
  minutesBetween,
} from '../../dates/local-date-time.ts';
import { countText, lowerFirst, upperFirst } from '../../text/words.ts';
import type { HeadlineNumber } from '../answer-parts/answer-parts.ts';
import { areFirstDaysOver, type ClaimEventTimes, completionOf } from './claim-events.ts';
import { clockStatus } from './clock-status.ts';
import { basisText } from './clock-step.ts';
import { computeDueDates } from './due-dates.ts';

export type NextDeadline = {
  heading: string;
  basis: string;
  /** The time left, in large digits; or "Today", with the outer limit. Null where the heading says it all. */
  number: HeadlineNumber | null;
};

/**
 * A missed notice comes first: now, because late is better than never and a late notice alone is no ground to refuse.
 * Otherwise the next open deadline. Null where no deadline is known. Estimated dates are skipped. A date after which
 * nothing is lost is named on that day only, because a heading would present it as the end long before it comes.
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
      if (clock.overdueText && due.date !== now.date) return [];
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
  const basis = basisText(clock);
  const isOuterLimit = clock.isAtOnce === true && due.date > now.date;
  const by = missedNotice ? 'now' : isOuterLimit ? 'today' : deadlineText(due, now);
  const left = missedNotice || clock.isWithoutCountdown ? null : leftText(due, now);
  return {
    heading: `${clock.action ?? clock.title} ${by}`,
    basis,
    number: isOuterLimit
      ? { label: `${basis}; at the latest ${deadlineText(due, now)}`, value: 'Today' }
      : left === null
        ? null
        : { label: basis, value: left },
  };
}

type NextAct = {
  heading: string;
  /** The day that the heading is about. Null where it is about none: another date would contradict it. */
  number: HeadlineNumber | null;
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
  const dueDates = computeDueDates(type, eventTimes, now).flatMap((dated) =>
    dated.due && !dated.isIfToday ? [{ ...dated, due: dated.due }] : [],
  );
  if (own) {
    const limit = dueDates.find(
      ({ clock, due }) => clock.completedBy === own.completedBy && due.date > now.date,
    );
    return { heading: own.text, number: limit ? actNumber(own.text, limit, now) : null };
  }
  const others = dueDates
    .filter(({ clock, completion }) => isOfOthers(clock) && !completion)
    .sort((a, b) => compareLocalDateTimes(a.due, b.due));
  const statusOf = (dated: (typeof others)[number]) => clockStatus(dated, now).kind;
  const late = others.find((dated) => statusOf(dated) === 'over' && !dated.estimatedFrom);
  if (late?.clock.responsibleParty === 'insurer')
    return {
      heading: 'The insurer’s time is over: ask for its answer in writing',
      number: {
        label: `Last day: ${lowerFirst(ofInsurer(late.clock))}`,
        value: formatDate(late.due.date),
      },
    };
  const next = others.find((dated) => statusOf(dated) === 'open');
  if (!next) return { heading: 'No date is open: see what is left to do', number: null };
  const title = lowerFirst(ofInsurer(next.clock));
  const party = next.clock.responsibleParty === 'police' ? 'police have' : 'insurer has';
  return {
    heading: `Now the ${party} to act: ${title}`,
    number:
      next.due.date > now.date
        ? { label: upperFirst(title), value: formatDate(next.due.date) }
        : null,
  };
}

/** What is to be done now is not given a later date in large digits: that is its outer limit. */
function actNumber(
  act: string,
  { clock, due }: { clock: ClaimClock; due: LocalDateTime },
  now: LocalDateTime,
): HeadlineNumber {
  return /\bnow\b/.test(act)
    ? { label: `${basisText(clock)}; at the latest ${deadlineText(due, now)}`, value: 'Today' }
    : { label: `${clock.title}, at the latest`, value: formatDate(due.date) };
}

/** The heading names the insurer already. */
function ofInsurer({ title }: ClaimClock): string {
  return title.replace(/^Insurer’s /, '');
}

function isOfOthers({ responsibleParty }: ClaimClock): boolean {
  return responsibleParty === 'insurer' || responsibleParty === 'police';
}

/** "13 hours left", "19 days left". */
function leftText(due: LocalDateTime, now: LocalDateTime): string | null {
  const minutes = minutesBetween(now, due);
  if (due.time !== null && minutes < maxHours * 60)
    return minutes < 60 ? null : `${countText(Math.floor(minutes / 60), 'hour')} left`;
  const days = daysBetween(now.date, due.date);
  return days === 0 ? null : formatDaysLeft(due.date, now.date);
}

/** Up to this, hours say more than days. */
const maxHours = 48;

/** "by tomorrow, 8:00 am", "today by 8:00 pm", "by 3 December 2026". */
function deadlineText({ date, time }: LocalDateTime, now: LocalDateTime): string {
  const hour = time && formatTime(time);
  if (date === now.date) return hour ? `today by ${hour}` : 'today';
  const day = date === addDays(now.date, 1) ? 'tomorrow' : formatDate(date);
  return `by ${[day, hour].filter(Boolean).join(', ')}`;
}
