/**
 * Whether a reason can stand on the visitor's days. Pure. Each period is counted by the figure's row of the day on
 * which it began, and its last day counts as within it.
 */

import type {
  DateTest,
  RefusalDay,
  RefusalKind,
  RefusalReason,
  Standing,
} from '../../content/refusals/refusal-types.ts';
import type { ClockFigure, Figure, Prose } from '../../content/types.ts';
import { afterClock } from '../../dates/clock.ts';
import { formatDate } from '../../dates/format-date.ts';
import { addMonths, type IsoDate } from '../../dates/iso-date.ts';
import { clockOn } from '../../figures/figure-on.ts';
import { fillTemplate } from '../../text/fill-template.ts';

export type RefusalDays = Readonly<Partial<Record<RefusalDay, IsoDate>>>;

export type DecidedTest = {
  standing: Standing;
  text: Prose;
  from: IsoDate;
  at: IsoDate;
  /** Last day of the period. */
  end: IsoDate;
  figure: ClockFigure;
};

type JudgedTest = DecidedTest | { missing: readonly RefusalDay[] };

export type JudgedReason = {
  reason: RefusalReason;
  tests: readonly JudgedTest[];
  standing: Standing;
  /** The days that the tests lack, each once. */
  missing: readonly RefusalDay[];
};

/** Without a letter in silence, a period that ends with the letter is compared with today. */
export function judgeReasonOfClaim(
  { kind, days }: { kind: RefusalKind; days: RefusalDays },
  reason: RefusalReason,
  today: IsoDate,
): JudgedReason {
  if (kind !== 'silence' || days.letter) return judgeReason(reason, days, today);
  const tests = reason.tests.map((test) =>
    test.at === 'letter' ? { ...test, at: 'today' as const } : test,
  );
  return { ...judgeReason({ ...reason, tests }, days, today), reason };
}

/** @param rows of the figures; those of the site by default. */
export function judgeReason(
  reason: RefusalReason,
  days: RefusalDays,
  today: IsoDate,
  rows?: readonly Figure[],
): JudgedReason {
  const tests = reason.tests.map((test) => judgeTest(test, days, today, rows));
  return {
    reason,
    tests,
    standing: standingOf(tests),
    missing: [...new Set(tests.flatMap((test) => ('missing' in test ? test.missing : [])))],
  };
}

function judgeTest(
  test: DateTest,
  days: RefusalDays,
  today: IsoDate,
  rows?: readonly Figure[],
): JudgedTest {
  const from = days[test.from];
  // The insurer's time ended with its letter: only without one does it still run today.
  const at = test.at === 'today' ? (days.letter ?? today) : days[test.at];
  if (!from || !at) {
    const needed = test.at === 'today' ? [test.from] : [test.from, test.at];
    return { missing: needed.filter((day) => !days[day]) };
  }
  const figure = clockOn(test.clock, from, rows);
  const end = afterClock(from, figure.clock);
  const since = firstDayOf(test, figure, from);
  const { standing, text } =
    test.older && at < since
      ? { standing: 'depends' as const, text: test.older.text }
      : at <= end
        ? test.within
        : test.after;
  const values: Record<string, string> = {
    from: formatDate(from),
    at: formatDate(at),
    end: formatDate(end),
    length: figure.text,
    since: formatDate(since),
    letterDay: days.letter
      ? `Their letter is of ${formatDate(days.letter)}.`
      : `There is no letter yet, so today is counted: ${formatDate(today)}.`,
  };
  return {
    standing,
    text: fillTemplate(text, (name) => values[name]),
    from,
    at,
    end,
    figure,
  };
}

/** The first day on which the rule holds for this policy: of its own, or of the renewal that brings it. */
function firstDayOf({ older }: DateTest, figure: ClockFigure, began: IsoDate): IsoDate {
  if (!older?.reachedAtRenewal || began >= figure.from) return figure.from;
  const years = Number(figure.from.slice(0, 4)) - Number(began.slice(0, 4));
  const renewal = addMonths(began, 12 * years);
  return renewal >= figure.from ? renewal : addMonths(began, 12 * (years + 1));
}

/** One period that bars the reason is enough; without one, a period that allows it. */
function standingOf(tests: readonly JudgedTest[]): Standing {
  const found = tests.flatMap((test) => ('missing' in test ? [] : [test.standing]));
  if (found.includes('cannot-stand')) return 'cannot-stand';
  return found.includes('may-stand') ? 'may-stand' : 'depends';
}
