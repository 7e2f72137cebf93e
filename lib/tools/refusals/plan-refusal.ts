/**
 * The ladder of one refusal as a dated plan and as a calendar file, and the insurer's times that ran out in silence.
 */
import type { DatedFlow } from '../../content/dated-flow.ts';
import { clockOn } from '../../content/figure-on.ts';
import { commissionWindow } from '../../content/figures/complaints.ts';
import { insurerTimesOf, reportedDay } from '../../content/refusals/refusal-copy.ts';
import { refusalFlow, tribunalRowId } from '../../content/refusals/refusal-flow.ts';
import type { ClockFigure, Figure } from '../../content/types.ts';
import { afterClock } from '../../dates/clock.ts';
import { formatDate } from '../../dates/format-date.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { buildDatedPlan, type DatedPlan } from '../dated-plan/build-dated-plan.ts';
import { calendarEventsOf } from '../dated-plan/calendar-events.ts';
import { defineCalendar } from '../dated-plan/define-calendar.ts';
import {
  type ComputedFlow,
  computeDates,
  computeFlow,
  inOrderOfDates,
  requireDate,
} from '../dated-plan/flow-dates.ts';
import { lineOf, parseRefusalQuery, type RefusalInput, refusalSearch } from './refusal-query.ts';

/** Counted from the complaint; until there is one, as if it went out today. */
export function computeRefusalFlow(
  input: RefusalInput,
  today: IsoDate,
  rows?: readonly Figure[],
): ComputedFlow {
  const { letter, papers, arose, report } = input.days;
  const start = input.sent ?? today;
  const flow = refusalFlow({
    line: lineOf(input),
    knows: {
      letter: letter !== undefined,
      papers: papers !== undefined,
      report: report !== undefined,
    },
    isSilence: input.kind === 'silence',
    accident: arose ?? null,
    isCommissionOver:
      letter !== undefined &&
      afterClock(letter, clockOn(commissionWindow, letter, rows).clock) < start,
  });
  const computed = computeFlow(flow, {
    start,
    knownDates: {
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

export function planRefusal(
  input: RefusalInput,
  today: IsoDate,
  rows?: readonly Figure[],
): DatedPlan {
  return buildDatedPlan(computeRefusalFlow(input, today, rows), today);
}

export type SilentClock = { title: string; figure: ClockFigure; end: IsoDate; isOver: boolean };

/** The insurer's own time limits, counted from the last papers. Null where that day is not known. */
export function silentClocks(
  input: RefusalInput,
  today: IsoDate,
  rows?: readonly Figure[],
): readonly SilentClock[] | null {
  const line = lineOf(input);
  const { papers, report } = input.days;
  if (!line || !papers) return null;
  const times = insurerTimesOf(line, report !== undefined);
  const { dates, rules } = computeDates(times, {
    start: papers,
    ...(report && { knownDates: { [reportedDay]: report } }),
    rows,
  });
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

/** The day from which the calendar of an unsent letter counts: never `sent`, which would say that it went out. */
const supposedField = 'if-sent';

type CalendarInput = RefusalInput & { supposed?: IsoDate };

/** `?for=refusal&…` with the fields of the plan's URL; a file without a day to count from would move. */
export const refusalCalendar = defineCalendar<CalendarInput>({
  key: 'refusal',
  parse(params, today) {
    const query = parseRefusalQuery(params, today);
    if (query.kind === 'wrong') return query;
    const supposed = parseCalendarDate(params.get(supposedField) ?? '');
    if (query.input.sent) return query;
    if (!supposed || supposed > today) return { kind: 'wrong' };
    return { kind: 'asked', input: { ...query.input, supposed } };
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
    const supposition = input.sent ? '' : `If you send your letter today, ${formatDate(start)}: `;
    const isTribunal = (event: { id: string }) => event.id === `${id}-${tribunalRowId}`;
    return {
      fileName: `refused-claim-${start}`,
      events: [
        ...events.filter(isTribunal),
        ...events
          .filter((event) => !isTribunal(event))
          .map((event) =>
            fromLetter.has(event.id)
              ? { ...event, description: `${supposition}${event.description}` }
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
