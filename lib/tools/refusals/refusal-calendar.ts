/** A refusal's dates as a calendar file: `?for=refusal&…` with the fields of the plan's URL. */
import type { DatedFlow } from '../../content/dated-flow.ts';
import { tribunalRowId } from '../../content/refusals/refusal-flow.ts';
import { formatDate } from '../../dates/format-date.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { calendarEventsOf } from '../dated-plan/calendar-events-of.ts';
import { defineCalendar } from '../dated-plan/define-calendar.ts';
import { computeRefusalFlow } from './plan-refusal.ts';
import { lineOf, type RefusalInput } from './refusal-input.ts';
import { parseRefusalQuery, refusalSearch } from './refusal-query.ts';

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
