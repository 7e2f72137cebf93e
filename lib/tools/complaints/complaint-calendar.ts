/** A complaint's dates as a calendar file: `?for=complaint&complained=…&to=…&answered=…`. */
import { calendarEventsOf } from '../dated-plan/calendar-events-of.ts';
import { defineCalendar } from '../dated-plan/define-calendar.ts';
import { type ComplaintInput, complaintSearch, parseComplaintQuery } from './complaint-query.ts';
import { computeComplaintFlow } from './plan-complaint.ts';

export const complaintCalendar = defineCalendar<ComplaintInput>({
  key: 'complaint',
  parse: parseComplaintQuery,
  search: complaintSearch,
  build(input, today) {
    const { complained, to, answered } = input;
    const events = calendarEventsOf({
      computedFlow: computeComplaintFlow(input),
      today,
      id: ['complaint', to, complained, answered].filter(Boolean).join('-'),
      titlePrefix: 'Complaint',
    });
    return { fileName: `complaint-${complained}`, events };
  },
});
