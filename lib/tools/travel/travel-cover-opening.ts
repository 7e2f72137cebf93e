/** The rule of the travel calculator with its number and bar, which a product's page runs in the browser too. */
import { defineOpening } from '../calculators/calculator.ts';
import { tripFields } from './travel-cover-fields.ts';
import { choosePolicy } from './travel-cover-policies.ts';
import { sumToAskFor } from './travel-cover-sum.ts';
import { sumVerdict, tripNumbers } from './travel-cover-verdict.ts';
import { tripDrawing } from './travel-cover-working.ts';

export const travelCoverOpening = defineOpening({
  fields: tripFields,
  opening: (trip) => {
    const sum = sumToAskFor(trip);
    const choice = choosePolicy(trip);
    return {
      verdict: sumVerdict(trip, sum, choice),
      numbers: tripNumbers(trip, sum, choice),
      ...tripDrawing(trip, sum),
    };
  },
});
