/** What to do next about the cover of a trip. */
import type { NextStep } from '../answer-parts/answer-parts.ts';
import type { PolicyChoice } from './travel-cover-policies.ts';
import { moneyInWords, ruleOf, type Trip } from './travel-cover-sum.ts';

const maxSteps = 3;
const places: Record<Trip['place'], string> = {
  schengen: 'the Schengen area',
  america: 'the USA or Canada',
  // The visitor named no country.
  elsewhere: 'the country you travel to',
  india: 'India',
};
const howToChoose = '/travel-insurance#how-to-choose';

export function tripSteps(trip: Trip, sum: number | null, choice: PolicyChoice): NextStep[] {
  const steps = trip.place === 'india' ? domesticSteps : stepsAbroad(trip, sum);
  const quotes: NextStep[] =
    choice.kind === 'no-quotes' && trip.trips > 1
      ? [{ text: 'Enter both quotes: one trip, and a year', link: 'Enter quotes', href: '#change' }]
      : [];
  return [...steps, ...quotes].slice(0, maxSteps);
}

const domesticSteps: NextStep[] = [
  {
    text: 'Read whether your health policy pays in the town you travel to',
    link: 'Hospitals',
    href: '/cashless-hospital',
  },
  {
    text: 'See what a travel policy inside India pays',
    link: 'What it pays',
    href: '/travel-insurance#costs-and-rules',
  },
];

function stepsAbroad(trip: Trip, sum: number | null): NextStep[] {
  const { place, bill, billFor } = trip;
  return [
    // An address from before the kind of the bill was asked.
    ...(bill !== null && billFor === null
      ? [
          {
            text: `Choose what the ${moneyInWords(place, bill)} pays for: only the bill of a large operation is a sum to ask for`,
            link: 'Kind of bill',
            href: '#change',
          },
        ]
      : []),
    ...(ruleOf(trip) === 'national'
      ? [
          {
            text: 'Ask the embassy which insurance its visa needs, and for how long',
            link: 'The rules',
            href: '/travel-insurance#costs-and-rules',
          },
        ]
      : []),
    {
      text:
        sum === null
          ? `Ask two insurers for their largest and their second sum for ${places[place]}, with the price of each`
          : 'Ask two insurers for this sum and for their next larger one, with the price of each',
      link: 'Insurers',
      href: '/insurance-companies',
    },
    {
      text: 'Ask whether surgery, intensive care or the flight home as a patient has a limit of its own in that sum',
      link: 'What to ask',
      href: howToChoose,
    },
  ];
}
