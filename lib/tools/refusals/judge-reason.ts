/**
 * Whether a reason can stand on the visitor's days. Pure. Each period is counted by the figure's row of the day on
 * which it began, and its last day counts as within it; where two readings of that day exist, it decides nothing.
 */
import { surveyorAllotted, surveyReport } from '../../content/figures/claims.ts';
import { edgeNotes, olderLimits } from '../../content/refusals/refusal-copy.ts';
import {
  type DateTest,
  type ReasonRule,
  type RefusalDay,
  type RefusalKind,
  type RefusalLine,
  type RefusalReason,
  type Standing,
  vehicleLines,
} from '../../content/refusals/refusal-types.ts';
import type { Figure, Prose } from '../../content/types.ts';
import { dayInPeriod, type Period, periodFrom } from '../../dates/clock.ts';
import { formatDate } from '../../dates/format-date.ts';
import { addDays, addMonths, type IsoDate } from '../../dates/iso-date.ts';
import { countDays, firstDayUnder, hasTwoReadings } from '../../figures/day-rules.ts';
import { isBeforeRule, isClock } from '../../figures/figure-on.ts';
import { fillTemplate } from '../../text/fill-template.ts';

export type RefusalDays = Readonly<Partial<Record<RefusalDay, IsoDate>>>;

export type DecidedTest = {
  standing: Standing;
  text: Prose;
  from: IsoDate;
  /** Which of the visitor's days `from` is. */
  fromDay: RefusalDay;
  at: IsoDate;
  /** Which day `at` is. */
  atDay: DateTest['at'];
  /** "wait": its name in place of its length. */
  period?: string;
  /** Last day of the period. */
  end: IsoDate;
  figure: Figure;
  /** Set where one day more or less changes the result: says which day counts. */
  edge?: Prose;
  /** Sentence of the letter: the claim arose within the period, and the insurer wrote after its end. */
  letterCameAfter?: Prose;
  /** Paragraphs of the letter: grounds that these days give. */
  pleads: readonly string[];
  /** First day of the rule, where the policy may not have come under it before the claim. */
  since?: IsoDate;
  /** By the insured's reading the period was complete on this day, the eve of the claim. */
  completeOn?: IsoDate;
};

type JudgedTest = DecidedTest | { missing: readonly RefusalDay[] };

export type JudgedReason = {
  reason: RefusalReason;
  tests: readonly JudgedTest[];
  standing: Standing;
  /** The days that the tests lack, each once. */
  missing: readonly RefusalDay[];
  /** Whether any days would give another standing than `depends`. */
  canDecide: boolean;
};

type ClaimDays = { line?: RefusalLine | null; kind: RefusalKind; days: RefusalDays };

/**
 * Adds the tests of the claim's line. After silence there is no letter: a period that ends with the letter is compared
 * with today.
 */
export function judgeReasonOfClaim(
  claim: ClaimDays,
  reason: RefusalReason,
  today: IsoDate,
): JudgedReason {
  const line = claim.line ?? (reason.lines.length === 1 ? reason.lines[0] : null);
  const known = daysOfClaim({ line, days: claim.days }, reason);
  const report = decisionStart(known);
  const days = report ? { ...known, report } : known;
  const isSilent = claim.kind === 'silence' && !days.letter;
  const tests = testsOfLine(reason, line).map((test) =>
    isSilent && test.at === 'letter' ? { ...test, at: 'today' as const } : test,
  );
  return { ...judgeReason({ ...reason, tests }, days, today), reason };
}

export function testsOfLine(
  { tests }: RefusalReason,
  line: RefusalLine | null,
): readonly DateTest[] {
  return tests.filter(({ only }) => !only || (line !== null && only.includes(line)));
}

/** All of them while the line is not known. */
export function rulesOfLine(
  { rules }: RefusalReason,
  line: RefusalLine | null,
): readonly ReasonRule[] {
  return line ? rules.filter(({ only }) => !only || only.includes(line)) : rules;
}

/**
 * For a vehicle the form has one field for two days: when the insurer was told, and when it got the last papers. The
 * event of a life claim is the death where its day is known, but for a reason that counts to the death from another.
 */
export function daysOfClaim(
  { line, days }: Omit<ClaimDays, 'kind'>,
  reason?: Pick<RefusalReason, 'tests'>,
): RefusalDays {
  const { told, papers, died } = days;
  if (line === 'life' && died && !reason?.tests.some(({ at }) => at === 'died'))
    return { ...days, arose: died };
  return !told && papers && line && vehicleLines.includes(line) ? { ...days, told: papers } : days;
}

/** The insurer's time to decide runs from the survey report, or from the report's last day if that is earlier. */
export function decisionStart(
  { papers, report }: RefusalDays,
  rows?: readonly Figure[],
): IsoDate | undefined {
  if (!papers || !report || isBeforeRule(surveyorAllotted, papers, rows)) return report;
  const { last } = countDays(surveyReport, countDays(surveyorAllotted, papers, rows).last, rows);
  return report < last ? report : last;
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
    canDecide: reason.tests.some(({ within, after }) =>
      [within, after].some((outcome) => outcome.standing !== 'depends'),
    ),
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
  const at = endOfTest(test, days, today);
  if (!from || !at) {
    const needed = test.at === 'today' ? [test.from] : [test.from, test.at];
    return { missing: needed.filter((day) => !days[day]) };
  }
  const period = periodOf(test, from, at, rows);
  const { end, figure } = period;
  const { standing, text, pleads, pleadsBetween, isAnniversary, since } = outcomeOf(test, period);
  const isBetween = days.arose !== undefined && from <= days.arose && days.arose < at;
  // Nobody is told before the event: one of the days is mistyped.
  const isMistyped = test.at === 'told' && at < from;
  const grounds = isMistyped ? [] : [isBetween ? (pleadsBetween ?? pleads) : pleads];
  const values = textValues(period, days, today);
  const hasLaterLetter = isWithin(period) && days.letter !== undefined && days.letter > end;
  const isNear = isLastDay(test, period);
  const edge = edgeNotes[isClock(figure) ? 'period' : 'day'];
  return {
    standing,
    text: fillTemplate(text, (name) => values[name]),
    from,
    fromDay: test.from,
    at,
    atDay: test.at === 'today' && days.letter ? 'letter' : test.at,
    ...(test.period && { period: test.period }),
    end,
    figure,
    pleads: [
      ...grounds.flatMap((one) => (one ? [fillTemplate(one, (name) => values[name])] : [])),
      ...pleadedBefore(test, period),
    ],
    ...(hasLaterLetter && test.letterCameAfter && { letterCameAfter: test.letterCameAfter }),
    ...(since && { since }),
    ...(isAnniversary && { completeOn: addDays(end, -1) }),
    ...(isNear && { edge: fillTemplate(edge, (name) => values[name]) }),
  };
}

type JudgedPeriod = {
  from: IsoDate;
  /** The day that is compared with the period. */
  at: IsoDate;
  /** Last day of the period. */
  end: IsoDate;
  figure: Figure;
  /** Null of a rule without a clock. */
  counted: Period | null;
  /** The first day on which the rule holds for this policy. */
  since: IsoDate;
  /** Set where the period is of before the rule: nothing is decided. */
  older?: { text: Prose };
};

function periodOf(
  test: DateTest,
  from: IsoDate,
  at: IsoDate,
  rows?: readonly Figure[],
): JudgedPeriod {
  const counted = isClock(test.clock) ? countDays(test.clock, from, rows) : null;
  const figure = counted?.figure ?? test.clock;
  const end = counted?.last ?? from;
  const since = firstDayOf(test, figure, from);
  const older = olderOf(test, figure);
  const isOlder = older !== undefined && (older.isByFirstDay ? from : at) < since;
  return { from, at, end, figure, counted, since, ...(isOlder && { older }) };
}

/** Whether the claim arose within the period of today's rule: an older period is not counted. */
function isWithin({ at, end, older }: JudgedPeriod): boolean {
  return !older && at <= end;
}

/** The rule of the policy's own year is the stronger ground where its longer period was over too. */
function pleadedBefore({ before }: DateTest, { from, at, figure }: JudgedPeriod): string[] {
  if (!before || from >= figure.from || at < before.clock.from) return [];
  const { last: end } = periodFrom(from, before.clock.clock, false);
  const values: Readonly<Record<string, string>> = {
    ...{ from: formatDate(from), at: formatDate(at), end: formatDate(end) },
    length: before.clock.text,
  };
  return at > end ? [fillTemplate(before.pleads, (name) => values[name])] : [];
}

type Outcome = {
  standing: Standing;
  text: Prose;
  pleads?: Prose;
  pleadsBetween?: Prose;
  /** First day of the rule, where the policy may not have come under it before the claim. */
  since?: IsoDate;
  /** The claim arose on the last day, on which two readings differ. */
  isAnniversary?: true;
};

function outcomeOf(test: DateTest, period: JudgedPeriod): Outcome {
  const { at, end, figure, counted, older } = period;
  if (older) return { standing: 'depends', text: older.text };
  const isOlder = mayBeRenewedLater(test, figure, period);
  if (counted && dayInPeriod(at, counted) === 'anniversary')
    return {
      standing: 'depends',
      text: edgeNotes.anniversary,
      pleads: test.pleadsOnLastDay,
      isAnniversary: true,
      ...(isOlder && { since: figure.from }),
    };
  if (at <= end) return test.within;
  return isOlder
    ? { ...test.after, text: `${test.after.text} ${test.older?.longPolicy}`, since: figure.from }
    : test.after;
}

/** The last day, which another count leaves out. Where a wait has two readings, its anniversary says so. */
function isLastDay(test: DateTest, { at, end, figure, older }: JudgedPeriod): boolean {
  // A period in hours ends at an hour.
  const isOfDays = !isClock(figure) || !('hours' in figure.clock || hasTwoReadings(figure));
  // On the day of a payment the hour decides.
  const isOpen = !isClock(figure) && test.within.standing === 'may-stand';
  const isDecisive = test.within.standing !== test.after.standing && !isOpen;
  return !older && isOfDays && isDecisive && at === end;
}

function textValues(
  { from, at, end, figure, since }: JudgedPeriod,
  { letter }: RefusalDays,
  today: IsoDate,
): Readonly<Record<string, string>> {
  return {
    from: formatDate(from),
    at: formatDate(at),
    end: formatDate(end),
    earlier: formatDate(addDays(end, -1)),
    length: figure.text,
    since: formatDate(since),
    letterDay: letter
      ? `Their letter is of ${formatDate(letter)}.`
      : `There is no letter yet, so today is counted: ${formatDate(today)}.`,
  };
}

/** The insurer's time ended with its letter: only without one does it still run today. */
function endOfTest({ at }: DateTest, days: RefusalDays, today: IsoDate): IsoDate | undefined {
  if (at === 'today') return days.letter ?? today;
  return at === 'settled' ? (days.settled ?? today) : days[at];
}

/** A rule whose first day no source gives may have been the same before. */
function olderOf({ older }: DateTest, figure: Figure): DateTest['older'] {
  if (older || !isClock(figure) || figure.isEffectiveDateUnknown) return older;
  return { text: olderLimits };
}

const longestPolicyYears = 3;

/** A policy of several years that was running when the rule came had no renewal at its anniversaries. */
function mayBeRenewedLater(
  { older }: DateTest,
  figure: Figure,
  { from, at }: { from: IsoDate; at: IsoDate },
): boolean {
  return (
    older?.longPolicy !== undefined &&
    from < figure.from &&
    at < addMonths(figure.from, 12 * longestPolicyYears)
  );
}

/** The first day on which the rule holds for this policy: of its own, or of the renewal that brings it. */
function firstDayOf({ older }: DateTest, figure: Figure, began: IsoDate): IsoDate {
  return older?.reachedAtRenewal && began < figure.from
    ? firstDayUnder(figure, began)
    : figure.from;
}

/** One period that bars the reason is enough; without one, a period that allows it. */
function standingOf(tests: readonly JudgedTest[]): Standing {
  const found = tests.flatMap((test) => ('missing' in test ? [] : [test.standing]));
  if (found.includes('cannot-stand')) return 'cannot-stand';
  return found.includes('may-stand') ? 'may-stand' : 'depends';
}

/** The period leaves the reason open. A last day, such as a licence's, shows itself that it was over. */
export function isYetToProve(judged: JudgedReason): boolean {
  return (
    judged.standing === 'may-stand' &&
    judged.reason.mustProve !== undefined &&
    decisiveTests(judged).every(({ figure }) => isClock(figure))
  );
}

/** The tests that have both of their days. */
export function decidedTests({ tests }: JudgedReason): DecidedTest[] {
  return tests.flatMap((test) => ('missing' in test ? [] : [test]));
}

/** The decided tests whose outcome follows from the days alone. */
export function decisiveTests(judged: JudgedReason): DecidedTest[] {
  return decidedTests(judged).filter(({ standing }) => standing !== 'depends');
}
