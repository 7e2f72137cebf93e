/** The renewal's dates as a calendar file: `?for=renewal&line=…&expiry=…&mode=…` and so on. */
import { calendarEventsOf } from '../dated-plan/calendar-events-of.ts';
import { defineCalendar } from '../dated-plan/define-calendar.ts';
import { computeRenewalFlow } from './plan-renewal.ts';
import { renewalLines } from './renewal-lines.ts';
import { parseRenewalQuery, type RenewalInput, renewalSearch } from './renewal-query.ts';

export const renewalCalendar = defineCalendar<RenewalInput>({
  key: 'renewal',
  parse: parseRenewalQuery,
  search: renewalSearch,
  build(input, today) {
    const { line, mode, part, kind, started, expiry } = input;
    const events = calendarEventsOf({
      computedFlow: computeRenewalFlow(input),
      today,
      // Both parts of a policy may end on one day, so each has its own entries.
      id: ['renewal', line, part ?? mode, kind, started, expiry].filter(Boolean).join('-'),
      titlePrefix: renewalLines.find(({ value }) => value === line)?.label ?? line,
    });
    return { fileName: `renewal-${line}-${expiry}`, events };
  },
});
