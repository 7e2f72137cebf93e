/** Classes of cars and two-wheelers in the rules on third-party premiums: by cc of the engine, or kW of the motor. */
import { newBikeThirdPartyYears, newCarThirdPartyYears } from '../../../content/figures/motor.ts';
import {
  bikePremiumClasses,
  carPremiumClasses,
  electricBikePremiumClasses,
  electricCarPremiumClasses,
  type PremiumClass,
} from '../../../content/figures/third-party-premiums.ts';
import type { Figure } from '../../../content/types.ts';

export type Fuel = 'petrol' | 'hybrid' | 'electric';
export type ThirdPartyVehicle = {
  name: 'car' | 'two-wheeler';
  engine: readonly PremiumClass[];
  electric: readonly PremiumClass[];
  newYears: Figure;
  page: string;
  /** Plausible sizes: cc of an engine, kW of a motor. */
  sizes: { cc: [number, number]; kw: [number, number] };
  examples: { label: string; typed: { fuel: Fuel; size: string; age: 'running' | 'new' } }[];
};

export const carThirdParty: ThirdPartyVehicle = {
  name: 'car',
  engine: carPremiumClasses,
  electric: electricCarPremiumClasses,
  newYears: newCarThirdPartyYears,
  page: '/car-insurance',
  sizes: { cc: [100, 9000], kw: [1, 1500] },
  examples: [
    { label: 'Petrol, 1,197 cc', typed: { fuel: 'petrol', size: '1197', age: 'running' } },
    { label: 'Electric, 30 kW, new', typed: { fuel: 'electric', size: '30', age: 'new' } },
  ],
};
export const bikeThirdParty: ThirdPartyVehicle = {
  name: 'two-wheeler',
  engine: bikePremiumClasses,
  electric: electricBikePremiumClasses,
  newYears: newBikeThirdPartyYears,
  page: '/bike-insurance',
  sizes: { cc: [20, 3000], kw: [0.1, 200] },
  examples: [
    { label: 'Petrol, 125 cc', typed: { fuel: 'petrol', size: '125', age: 'running' } },
    { label: 'Electric, 4 kW, new', typed: { fuel: 'electric', size: '4', age: 'new' } },
  ],
};

/** The first class whose upper limit is at least the size: 1,000 cc is in the lowest class, 1,000.1 in the next. */
export function premiumClassOf(vehicle: ThirdPartyVehicle, fuel: Fuel, size: number): PremiumClass {
  const classes = fuel === 'electric' ? vehicle.electric : vehicle.engine;
  const found = classes.find(({ upTo }) => size <= upTo);
  if (!found) throw new RangeError(`no class of third-party premium for ${size}`);
  return found;
}
