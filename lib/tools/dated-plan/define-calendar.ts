/** The calendar file of a tool whose answer counts from dates: its link, and the file behind it, from one query. */
import type { IsoDate } from '../../dates/iso-date.ts';
import { calendarHref } from '../../site/tool-paths.ts';
import type { CalendarDownload } from './calendar-file.ts';

type CalendarDefinition<Input> = {
  /** `?for=<key>`. */
  key: string;
  /** The parser of the tool's page. */
  parse: (
    params: URLSearchParams,
    today: IsoDate,
  ) => { kind: 'valid'; input: Input } | { kind: 'invalid' };
  /** The query that `parse` reads. A file that is saved must not move: it names every day from which it counts. */
  search: (input: Input, today: IsoDate) => string;
  /** The calendar leaves out dates that are past. */
  build: (input: Input, today: IsoDate) => CalendarDownload;
};

export type ToolCalendar<Input> = {
  key: string;
  /** Null where a value is missing or invalid. */
  fileOf: (params: URLSearchParams, today: IsoDate) => CalendarDownload | null;
  /** Null where no date is ahead: the page then offers no file. */
  hrefOf: (input: Input, today: IsoDate) => string | null;
};

export function defineCalendar<Input>(definition: CalendarDefinition<Input>): ToolCalendar<Input> {
  const { key, parse, search, build } = definition;
  return {
    key,
    fileOf(params, today) {
      const query = parse(params, today);
      return query.kind === 'valid' ? build(query.input, today) : null;
    },
    hrefOf(input, today) {
      const { events } = build(input, today);
      return events.length > 0 ? calendarHref(key, search(input, today)) : null;
    },
  };
}
