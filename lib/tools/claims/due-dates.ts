/** When each clock of a claim ends, counted from what the visitor gave. */
import type { ClaimClock, ClaimEventId, ClaimType } from '../../content/claims/claim-types.ts';
import { clockOn } from '../../content/figure-on.ts';
import type { ClockFigure } from '../../content/types.ts';
import {
  addClock,
  compareLocalDateTimes,
  isAhead,
  type LocalDateTime,
  subtractClock,
} from '../../dates/local-date-time.ts';
import { clocksOf, eventsOf, type GivenEvents } from './claim-events.ts';

export type DatedClock = {
  clock: ClaimClock;
  /** The rule as it was on the day the clock started, and today's where that day is not known. */
  figure: ClockFigure;
  /** Null where nothing it could start from is known. */
  due: LocalDateTime | null;
  /** Set when it was counted from something later or earlier than its true start: "the accident". */
  countedFrom: string | null;
};

/** In the order of the data. Clocks that do not fit (notice ahead of a stay that has begun) are left out. */
export function dueDates(type: ClaimType, given: GivenEvents, now: LocalDateTime): DatedClock[] {
  const isPlanned = given.happened ? isAhead(given.happened, now) : null;
  const ends = new Map<string, LocalDateTime | null>();
  return clocksOf(type)
    .filter(({ only }) => isPlanned === null || !only || (only === 'planned') === isPlanned)
    .map((clock) => {
      const known = (id: string) => given[id as ClaimEventId] ?? ends.get(id) ?? null;
      const startId = clock.from.find((id) => known(id) !== null);
      const start = startId === undefined ? null : earlierOf(known(startId), clock, known);
      const figure = start ? clockOn(clock.figure, start.date) : clock.figure;
      const count = clock.isBackwards ? subtractClock : addClock;
      const due = start && count(start, figure.clock);
      ends.set(clock.id, due);
      const isAssumed = startId !== undefined && startId !== clock.from[0];
      return { clock, figure, due, countedFrom: isAssumed ? nameOf(type, startId) : null };
    });
}

function earlierOf(
  start: LocalDateTime | null,
  { orEarlier }: ClaimClock,
  known: (id: string) => LocalDateTime | null,
): LocalDateTime | null {
  const other = orEarlier === undefined ? null : known(orEarlier);
  return start && other && compareLocalDateTimes(other, start) < 0 ? other : start;
}

function nameOf(type: ClaimType, id: string): string {
  const event = eventsOf(type).find((one) => one.id === id);
  if (event) return event.noun;
  const clock = clocksOf(type).find((one) => one.id === id);
  return clock ? `the last day for “${clock.title.toLowerCase()}”` : id;
}
