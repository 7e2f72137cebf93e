/** The ladder of one refusal as a dated plan, and the insurer's time limits that passed without an answer. */

import type { DatedFlow } from '../../content/dated-flow.ts';
import { commissionWindow, ombudsmanWindow } from '../../content/figures/complaints.ts';
import { insurerTimesOf, reportedDay } from '../../content/refusals/refusal-copy.ts';
import { refusalFlow, tribunalRowId } from '../../content/refusals/refusal-flow.ts';
import type { ClockFigure, Figure } from '../../content/types.ts';
import { formatDate } from '../../dates/format-date.ts';
import { type DayStatus, dayStatus, type IsoDate } from '../../dates/iso-date.ts';
import { countDays } from '../../figures/day-rules.ts';
import { isBeforeRule } from '../../figures/figure-on.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { buildDatedPlan, type DatedPlan } from '../dated-plan/build-dated-plan.ts';
import { calendarEventsOf, defineCalendar } from '../dated-plan/define-calendar.ts';
import {
  type ComputedFlow,
  computeDates,
  computeFlow,
  inOrderOfDates,
  requireDate,
} from '../dated-plan/flow-dates.ts';
import { computeOmbudsmanWindow, isAnswerLate } from '../dated-plan/ombudsman-window.ts';
import { decisionStart } from './judge-reason.ts';
import { lineOf, type RefusalInput } from './refusal-input.ts';
import { parseRefusalQuery, refusalSearch } from './refusal-query.ts';

// A refusal's dates as a calendar file: `?for=refusal&…` with the fields of the plan's URL.
/**
 * The query field with the day from which the calendar of an unsent letter counts. It is not `sent`, the day on which
 * the letter went out: the events' texts say "if you send it".
 */
const supposedField = 'if-sent';

type CalendarInput = RefusalInput & { supposed?: IsoDate };

/** A file without a day to count from would move. */
export const refusalCalendar = defineCalendar<CalendarInput>({
  key: 'refusal',
  parse(params, today) {
    const query = parseRefusalQuery(params, today);
    if (query.kind === 'invalid') return query;
    const supposed = parseCalendarDate(params.get(supposedField) ?? '');
    if (query.input.sent) return query;
    if (!supposed || supposed > today) return { kind: 'invalid' };
    return { kind: 'valid', input: { ...query.input, supposed } };
  },
  search: (input, today) =>
    input.sent ? refusalSearch(input) : `${refusalSearch(input)}&${supposedField}=${today}`,
  build(input, today) {
    const start = input.sent ?? input.supposed ?? today;
    const computedFlow = computeRefusalFlow({ ...input, sent: start }, today);
    const id = ['refusal', lineOf(input), start].filter(Boolean).join('-');
    const events = calendarEventsOf({ computedFlow, today, id, titlePrefix: 'Claim' });
    const fromLetter = new Set(
      computedFlow.flow.rows
        .filter(({ at }) => countsFromStart(computedFlow.flow, at))
        .map((row) => `${id}-${row.id}`),
    );
    const supposition = input.sent ? [] : [`If you send your letter today, ${formatDate(start)}:`];
    const isTribunal = (event: { id: string }) => event.id === `${id}-${tribunalRowId}`;
    return {
      fileName: `refused-claim-${start}`,
      events: [
        ...events.filter(isTribunal),
        ...events
          .filter((event) => !isTribunal(event))
          .map((event) =>
            fromLetter.has(event.id)
              ? { ...event, description: [...supposition, ...event.description] }
              : event,
          ),
      ],
    };
  },
});

function countsFromStart(flow: DatedFlow, name: string | null): boolean {
  if (name === null || name === 'start') return name === 'start';
  const rule = flow.dates.find((one) => one.name === name);
  return rule !== undefined && countsFromStart(flow, rule.from ?? 'start');
}

/** Counted from the complaint; until there is one, as if it went out today. */
export function computeRefusalFlow(
  input: RefusalInput,
  today: IsoDate,
  rows?: readonly Figure[],
): ComputedFlow {
  const { letter, papers, arose, report } = input.days;
  const start = input.sent ?? today;
  const isRefusal = letter !== undefined && !isLetterOlder(input);
  const { sent, answered } = input;
  const flow = refusalFlow({
    line: lineOf(input),
    answer: !answered ? null : sent && isAnswerLate(sent, answered, rows) ? 'late' : 'in-time',
    knows: { letter: letter !== undefined, refusal: isRefusal },
    times: input.kind === 'silence' ? countedTimes(input, rows).times : [],
    accident: arose ?? null,
    letterYear: letterYearOf(input, today, rows),
    commission: commissionOf(input, today, rows),
  });
  const computed = computeFlow(flow, {
    start,
    knownDates: {
      ...(answered && { answered }),
      ...(letter && { letter }),
      ...(papers && { papers }),
      ...(arose && { arose }),
      ...(report && { [reportedDay]: report }),
    },
    rows,
  });
  // An old letter lets the two years of the commission end before the Ombudsman's one.
  return inOrderOfDates(computed, 'last');
}

/** A complaint that was sent in time keeps the commission's time from being called over. */
export function commissionOf(
  input: RefusalInput,
  today: IsoDate,
  rows?: readonly Figure[],
): DayStatus | null {
  const end = endFromLetter(input, commissionWindow, rows);
  if (!end) return null;
  return end < today && input.sent && input.sent <= end ? 'ahead' : dayStatus(end, today);
}

/** The year from their letter, where it ends before that of silence or of the answer. */
function letterYearOf(
  input: RefusalInput,
  today: IsoDate,
  rows?: readonly Figure[],
): DayStatus | null {
  const end = endFromLetter(input, ombudsmanWindow, rows);
  if (!end) return null;
  const { sent, answered = null } = input;
  const { dates } = computeOmbudsmanWindow(sent ?? today, answered, rows);
  return end < requireDate(dates, 'ombudsmanWindowCloses') ? dayStatus(end, today) : null;
}

function endFromLetter(input: RefusalInput, figure: ClockFigure, rows?: readonly Figure[]) {
  const { letter } = input.days;
  if (!letter || isLetterOlder(input)) return null;
  return countDays(figure, letter, rows).last;
}

/**
 * A letter from before the event cancels the policy: it refuses nothing that happened later, so no time counts from it.
 * Cashless treatment is refused before a planned stay.
 */
export function isLetterOlder(input: Pick<RefusalInput, 'line' | 'reasons' | 'days'>): boolean {
  const { letter, arose } = input.days;
  if (!letter || !arose || lineOf(input) === 'health-cashless') return false;
  return letter < arose;
}

export function planRefusal(
  input: RefusalInput,
  today: IsoDate,
  rows?: readonly Figure[],
): DatedPlan {
  return buildDatedPlan(computeRefusalFlow(input, today, rows), today);
}

export type SilentClock = { title: string; figure: ClockFigure; end: IsoDate; isOver: boolean };

/**
 * The insurer's own time limits, counted from the last papers. Null where that day is not known; without those of
 * before the first row of their figure: an older rule gave other limits.
 */
export function silentClocks(
  input: RefusalInput,
  today: IsoDate,
  rows?: readonly Figure[],
): readonly SilentClock[] | null {
  if (!lineOf(input) || !input.days.papers) return null;
  const { times, dates, rules } = countedTimes(input, rows);
  return times.map(({ name, title, figure }) => {
    const rule = rules.find((one) => one.name === name);
    const end = requireDate(dates, name);
    return {
      title,
      figure: rule && 'figure' in rule ? rule.figure : figure,
      end,
      isOver: end < today,
    };
  });
}

/** Whether a limit of the insurer began before the rules whose limits are counted here. */
export function hasOlderTimes(input: RefusalInput, rows?: readonly Figure[]): boolean {
  return countedTimes(input, rows).hasOlder;
}

/** The report, unless it came after its last day: then the decision counts from that day. */
export function timelyReport(days: RefusalInput['days'], rows?: readonly Figure[]) {
  return decisionStart(days, rows) === days.report ? days.report : undefined;
}

function countedTimes(input: RefusalInput, rows?: readonly Figure[]) {
  const line = lineOf(input);
  const { papers } = input.days;
  const report = timelyReport(input.days, rows);
  if (!line || !papers) return { times: [], hasOlder: false, dates: {}, rules: [] };
  const all = insurerTimesOf(line, report !== undefined);
  const { dates, rules } = computeDates(all, {
    start: papers,
    ...(report && { knownDates: { [reportedDay]: report } }),
    rows,
  });
  const older = new Set<string>();
  for (const { name, from, figure } of all) {
    const began = from === undefined ? papers : requireDate(dates, from);
    if ((from && older.has(from)) || isBeforeRule(figure, began, rows)) older.add(name);
  }
  return {
    times: all.filter(({ name }) => !older.has(name)),
    hasOlder: older.size > 0,
    dates,
    rules,
  };
}
