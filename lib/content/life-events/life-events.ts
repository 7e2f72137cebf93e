// The life events of the joy center, in the order of the page.
import { baby, parents, wedding } from './family-events.ts';
import type { LifeEvent, LifeEventKind } from './life-event.ts';
import { home, trip, vehicle } from './property-events.ts';
import { job, retirement } from './work-events.ts';

export const lifeEvents: readonly LifeEvent[] = [
  wedding,
  baby,
  job,
  home,
  vehicle,
  trip,
  parents,
  retirement,
];

/** @throws if there is no such event: its kind must be validated first. */
export function lifeEventOf(kind: LifeEventKind): LifeEvent {
  const lifeEvent = lifeEvents.find((one) => one.kind === kind);
  if (!lifeEvent) throw new Error(`No moment "${kind}"`);
  return lifeEvent;
}
