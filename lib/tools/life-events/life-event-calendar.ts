/** The dates of a joint plan as one calendar file: `?for=joy&event=wedding&wedding=…`. */
import { lifeEventOf } from '../../content/life-events/life-events.ts';
import { calendarEventsOf } from '../dated-plan/calendar-events-of.ts';
import { defineCalendar } from '../dated-plan/define-calendar.ts';
import { type LifeEventInput, lifeEventSearch, parseLifeEventQuery } from './life-event-query.ts';
import { computeLifeEventFlow } from './plan-life-events.ts';

export const lifeEventCalendar = defineCalendar<readonly LifeEventInput[]>({
  key: 'joy',
  parse: parseLifeEventQuery,
  search: lifeEventSearch,
  build(input, today) {
    const events = input.flatMap((one) =>
      calendarEventsOf({
        computedFlow: computeLifeEventFlow(one),
        today,
        // An event keeps its UID whatever other events are in the query.
        id: `joy-${one.kind}-${one.date}`,
        titlePrefix: `${lifeEventOf(one.kind).label}${one.isGuess ? ', day guessed' : ''}`,
      }),
    );
    return { fileName: `joy-center-${input.map(({ kind }) => kind).join('-')}`, events };
  },
});
