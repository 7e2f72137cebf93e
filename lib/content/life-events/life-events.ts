/** The life events of the joy center, in the order of the page. */
import { baby, parents, wedding } from './family-events.ts';
import type { LifeEvent, LifeEventKind } from './life-event.ts';
import { home, trip } from './property-events.ts';
import { newVehicle, usedVehicle, type VehicleBought, vehicle } from './vehicle-event.ts';
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

const vehicleBought: Readonly<Record<VehicleBought, LifeEvent>> = {
  new: newVehicle,
  used: usedVehicle,
};

/**
 * @param bought new or used, for a vehicle.
 * @throws if there is no such event: its kind must be validated first.
 */
export function lifeEventOf(kind: LifeEventKind, bought?: VehicleBought): LifeEvent {
  if (kind === 'vehicle' && bought) return vehicleBought[bought];
  const lifeEvent = lifeEvents.find((one) => one.kind === kind);
  if (!lifeEvent) throw new Error(`No moment "${kind}"`);
  return lifeEvent;
}
