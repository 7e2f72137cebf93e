/** The life events of the joy center, in the order of the page. */
import { babyEvent, parentsEvent, weddingEvent } from './family-events.ts';
import type { LifeEvent, LifeEventKind } from './life-event.ts';
import { homeEvent, tripEvent } from './property-events.ts';
import { newVehicle, usedVehicle, type VehicleBought, vehicleEvent } from './vehicle-event.ts';
import { jobEvent, retirementEvent } from './work-events.ts';

export const lifeEvents: readonly LifeEvent[] = [
  weddingEvent,
  babyEvent,
  jobEvent,
  homeEvent,
  vehicleEvent,
  tripEvent,
  parentsEvent,
  retirementEvent,
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
