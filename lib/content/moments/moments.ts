// Every happy moment of the joy center, in the order in which it is asked.
import { baby, parents, wedding } from './family-moments.ts';
import type { Moment, MomentKind } from './moment.ts';
import { home, trip, vehicle } from './property-moments.ts';
import { job, retirement } from './work-moments.ts';

export const moments: readonly Moment[] = [
  wedding,
  baby,
  job,
  home,
  vehicle,
  trip,
  parents,
  retirement,
];

/** @throws when there is no such moment: its kind was checked where it was read. */
export function momentOf(kind: MomentKind): Moment {
  const moment = moments.find((one) => one.kind === kind);
  if (!moment) throw new Error(`No moment "${kind}"`);
  return moment;
}
