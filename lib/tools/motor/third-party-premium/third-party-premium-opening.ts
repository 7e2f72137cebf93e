/** The rule of the third-party calculators with its number and bar, which a product's page runs in the browser too. */
import { defineOpening, type OpeningRule } from '../../calculators/calculator.ts';
import {
  bikeThirdParty,
  carThirdParty,
  type ThirdPartyVehicle,
} from './third-party-premium-classes.ts';
import { premiumNumbers, premiumVerdict, priceOf } from './third-party-premium-words.ts';
import { thirdPartyChart } from './third-party-premium-working.ts';

const fields = (vehicle: ThirdPartyVehicle) =>
  ({
    fuel: {
      kind: 'choice',
      label: 'Fuel',
      options: {
        petrol: vehicle.name === 'car' ? 'Petrol, diesel or CNG' : 'Petrol',
        hybrid: 'Hybrid (petrol and electric)',
        electric: 'Electric only',
      },
      start: 'petrol',
    },
    size: {
      kind: 'number',
      unit: 'cc or kW',
      label: 'Engine or motor',
      min: vehicle.sizes.kw[0],
      max: vehicle.sizes.cc[1],
      step: 0.01,
    },
    age: {
      kind: 'choice',
      label: `The ${vehicle.name} is`,
      options: { running: 'Already on the road', new: 'New, not yet registered' },
      start: 'running',
    },
    quote: {
      kind: 'rupees',
      label: 'Third party in your quote',
      hint: 'That line alone, with GST: no own damage, no accident cover.',
      min: 1,
      max: 1_000_000,
      isOptional: true,
      isDetail: true,
      fold: 'Check the price in your quote',
    },
  }) as const;

export type ThirdPartyFields = ReturnType<typeof fields>;
export type ThirdPartyOpening = OpeningRule<ThirdPartyFields>;

const openingOf = (vehicle: ThirdPartyVehicle): ThirdPartyOpening =>
  defineOpening({
    fields: fields(vehicle),
    check: ({ fuel, size }) => {
      const unit = fuel === 'electric' ? 'kw' : 'cc';
      const [minSize, maxSize] = vehicle.sizes[unit];
      if (size >= minSize && size <= maxSize) return {};
      const inUnit = unit === 'kw' ? 'the motor’s power in kW' : 'the engine’s size in cc';
      return { size: `Enter ${inUnit}: ${minSize} to ${maxSize.toLocaleString('en-IN')}.` };
    },
    // A size in cc is none of a motor in kW: the form asks for it.
    follow: (field, { fuel }) => (field === 'fuel' && fuel === 'electric' ? { size: '' } : null),
    opening: (premium) => {
      const price = priceOf(vehicle, premium);
      return {
        verdict: premiumVerdict(price, premium.quote),
        numbers: premiumNumbers(price, premium.quote),
        chart: thirdPartyChart(price, premium.quote),
      };
    },
  });

export const carThirdPartyOpening = openingOf(carThirdParty);
export const bikeThirdPartyOpening = openingOf(bikeThirdParty);
