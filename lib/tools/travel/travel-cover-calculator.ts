/**
 * Medical cover of a trip: the visa's minimum where a rule has one, else the visitor's own sum; and single trips or an
 * annual policy.
 */

import {
  travelDomesticHospital,
  travelDomesticTrip,
  travelSchengenMinimum,
} from '../../content/figures/travel.ts';
import type { Figure, Prose } from '../../content/types.ts';
import { rupees } from '../../input/rupees.ts';
import { countText } from '../../text/words.ts';
import {
  type CalculatorInput,
  defineCalculator,
  type WorkingRow,
} from '../calculators/calculator.ts';
import { tripFields } from './trip-fields.ts';
import { choosePolicy } from './trip-policies.ts';
import { policiesChart, policiesTable, policyText, policyVerdict } from './trip-words.ts';
import { schengenVisa, visaTable } from './visa-rules.ts';

type Trip = CalculatorInput<typeof tripFields>;
type Currency = '€' | '$' | '₹';

const currencies: Record<Trip['place'], Currency> = {
  schengen: '€',
  america: '$',
  elsewhere: '$',
  india: '₹',
};
const places: Record<Trip['place'], string> = {
  schengen: 'the Schengen area',
  america: 'the USA or Canada',
  elsewhere: 'this country',
  india: 'India',
};
/** Sums are rounded to multiples of this. */
const roundTo = 5000;
const domestic: readonly Figure[] = [travelDomesticHospital, travelDomesticTrip];

export const travelCoverCalculator = defineCalculator({
  id: 'travel-cover-calculator',
  question: 'How much medical cover, and single trip or a year?',
  lead: 'What the visa asks for, what a hospital could cost you, and your own quotes side by side.',
  button: 'Work it out',
  detailsLabel: 'A hospital bill you want to be ready for, and your quotes',
  fields: tripFields,
  // Our own example; no insurer's prices.
  examples: [
    {
      label: 'Europe, 14 days, 3 trips a year',
      typed: { place: 'schengen', days: '14', trips: '3', single: '2000', annual: '5000' },
    },
    {
      label: 'USA, 20 days, a hospital day of $4,000',
      typed: { place: 'america', days: '20', trips: '1', hospitalDay: '4000' },
    },
  ],
  answer: (trip) => {
    const need = recommendedSum(trip);
    const choice = choosePolicy(trip);
    const chart = policiesChart(trip);
    return {
      verdict: `${sumVerdict(trip, need)}${policyVerdict(choice)}`,
      text: [...sumText(trip, need), ...policyText(choice, trip)],
      working: { caption: 'How the medical sum is made up', rows: workingRows(trip, need) },
      tables: [visaTable(trip.place === 'schengen'), ...policiesTable(trip)],
      ...(chart && { chart }),
      assumptions: [
        'What a hospital abroad costs has no official figure. A day’s cost and the number of days are yours: ask somebody who lives there.',
        'Quotes are for the same travellers, area, sum and deductible. Prices of later trips may differ.',
        'Rules of embassies change without notice. Look at the visa centre’s page on the day you apply.',
      ],
      next: [
        '[What to compare in two quotations](/travel-insurance#how-to-choose)',
        'In trouble on the way? [Who to call first, and which papers](/claim#travel)',
        'More good news than a trip? [One plan for all of it](/joy-center)',
      ],
      figures: trip.place === 'schengen' ? schengenVisa : trip.place === 'india' ? domestic : [],
    };
  },
});

/** In the policy's currency; null where neither a rule nor the visitor has a sum. */
function recommendedSum(trip: Trip): number | null {
  const { place, hospitalDay, hospitalDays, flightHome } = trip;
  const own = (hospitalDay ?? 0) * hospitalDays + (flightHome ?? 0);
  const rounded = Math.ceil(own / roundTo) * roundTo;
  if (place === 'schengen') return Math.max(travelSchengenMinimum.euros, rounded);
  return rounded > 0 ? rounded : null;
}

function money({ place }: Trip, amount: number): string {
  const currency = currencies[place];
  return currency === '₹' ? rupees(amount) : `${currency}${amount.toLocaleString('en-US')}`;
}

function sumVerdict(trip: Trip, need: number | null): string {
  if (need !== null) return `Ask for ${money(trip, need)} or more of medical cover`;
  return trip.place === 'india'
    ? 'In India your health policy is the medical cover'
    : 'No official sum: name a hospital day, and ask the visa office';
}

function sumText(trip: Trip, need: number | null): Prose[] {
  const { place } = trip;
  if (place === 'schengen') {
    return [
      need === travelSchengenMinimum.euros
        ? `The visa asks for at least ${travelSchengenMinimum.text}. It is a minimum for a visa, not an estimate of a bill.`
        : `The bill you want to be ready for is higher than the ${travelSchengenMinimum.text} that the visa asks for.`,
    ];
  }
  if (place === 'india') {
    return [
      `Read whether your health policy pays in the town you travel to. The standard travel policy inside India adds ${travelDomesticHospital.text} for hospital treatment after an accident.`,
      ...(trip.days > travelDomesticTrip.clock.days
        ? [`Its widest plan takes a trip of up to ${travelDomesticTrip.text}: yours is longer.`]
        : []),
    ];
  }
  return [
    need === null
      ? `We know of no official sum for ${places[place]}. Open the questions below, enter what a day in hospital there may cost, and the sum is worked out.`
      : `This is your own estimate for ${places[place]}, rounded up: no rule names a sum there that we could read.`,
  ];
}

function workingRows(trip: Trip, need: number | null): WorkingRow[] {
  const { place, hospitalDay, hospitalDays, flightHome } = trip;
  const own = (hospitalDay ?? 0) * hospitalDays;
  return [
    ...(place === 'schengen'
      ? [{ label: 'Least that the visa asks for', value: travelSchengenMinimum.text }]
      : []),
    {
      label: `Hospital: ${countText(hospitalDays, 'day')}`,
      value: hospitalDay === null ? 'not named yet' : money(trip, own),
    },
    {
      label: 'Moved home as a patient',
      value: flightHome === null ? 'not named yet' : money(trip, flightHome),
    },
    {
      label: 'Medical sum to ask for, at least',
      value: need === null ? 'yours to name' : money(trip, need),
      isTotal: true,
    },
  ];
}
