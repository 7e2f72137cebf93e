/** Verdict and large figures of a trip's answer. */
import { travelDomesticHospital, travelDomesticTrip } from '../../content/figures/travel.ts';
import { rupeesInWords } from '../../input/rupees.ts';
import { countText, joinWords } from '../../text/words.ts';
import type { HeadlineNumber } from '../answer-parts/answer-parts.ts';
import { headlineSum } from '../calculators/shared-answer-parts.ts';
import type { PolicyChoice } from './travel-cover-policies.ts';
import { isBelowVisa, moneyInWords, ruleOf, type Trip } from './travel-cover-sum.ts';
import { singlePoliciesText } from './travel-cover-words.ts';
import { visaLimits } from './visa-rules.ts';

export const placeNames: Record<Trip['place'], string> = {
  schengen: 'Schengen area',
  america: 'USA or Canada',
  elsewhere: 'Another country',
  india: 'Inside India',
};

/** "Schengen area, 14 days, 3 trips a year" */
export function tripText({ place, days, trips, bill, flightHome, single, annual }: Trip): string {
  return [
    placeNames[place],
    countText(days, 'day'),
    ...(trips > 1 ? [`${countText(trips, 'trip')} a year`] : []),
    ...(bill === null ? [] : [`a bill of ${moneyInWords(place, bill)}`]),
    ...(flightHome ? [`a flight of ${moneyInWords(place, flightHome)}`] : []),
    ...(single === null ? [] : [`${rupeesInWords(single)} a trip`]),
    ...(annual === null ? [] : [`${rupeesInWords(annual)} a year`]),
  ].join(', ');
}

/** "travel cover for 14 days in the Schengen area" */
export function tripSubject({ place, days }: Trip): string {
  const where: Record<Trip['place'], string> = {
    schengen: 'in the Schengen area',
    america: 'in the USA or Canada',
    elsewhere: 'abroad',
    india: 'inside India',
  };
  return `travel cover for ${countText(days, 'day')} ${where[place]}`;
}

export function sumVerdict(trip: Trip, sum: number | null, choice: PolicyChoice): string {
  // A flight that was entered is not asked for again.
  const isFlightOpen = trip.flightHome === null;
  if (sum !== null && !isBelowVisa(trip)) {
    const purposes = isFlightOpen
      ? 'surgery and intensive care, plus the flight home'
      : 'surgery, intensive care and the flight home';
    return `Ask for this sum or more for ${purposes}`;
  }
  const rule = ruleOf(trip);
  if (rule === 'none') return 'In India your health policy is the medical cover';
  if (sum === null && trip.bill !== null) {
    if (trip.billFor !== 'ward') {
      const care = ['surgery', 'intensive care', ...(isFlightOpen ? ['the flight home'] : [])];
      return `You named a bill; for what? Ask about ${joinWords(care)}`;
    }
    const left = isFlightOpen ? ', intensive care or a flight home' : ' or intensive care';
    return `Your bill is for a few days in a ward, not surgery${left}`;
  }
  if (rule === 'national')
    return 'You need a national visa for so long a stay: ask its embassy, and two insurers';
  if (sum === null) return policyOnlyVerdict(trip, choice);
  return isFlightOpen
    ? 'The visa asks for more than your bill: are surgery, intensive care and the flight in it?'
    : 'The visa asks for more than bill and flight: are surgery and intensive care in it?';
}

/** Without a bill the answer is which policy to buy: the minimum of a visa alone is nobody's question. */
function policyOnlyVerdict({ trips }: Trip, choice: PolicyChoice): string {
  const count = countText(trips, 'trip');
  switch (choice.kind) {
    case 'too-long':
      return 'Buy a policy for this trip alone: the yearly one is too short for it';
    case 'compared':
      return {
        single: `For ${count} a year, a policy for each trip costs you less`,
        annual: `For ${count} a year, one policy for the year costs you less`,
        same: `For ${count} a year, single policies and a yearly one cost the same`,
      }[choice.better];
    case 'half':
      return 'Ask for the other quote: you know below which price it is cheaper';
    case 'no-quotes':
      return trips === 1
        ? 'For one trip, buy a single trip policy for all its days'
        : `Ask for both prices: a yearly policy is worth it if it costs less than ${count}`;
  }
}

export function tripNumbers(
  trip: Trip,
  sum: number | null,
  choice: PolicyChoice,
): HeadlineNumber[] {
  const { bill, days } = trip;
  const ofSum = sumNumbers(trip, sum);
  const ofPolicy = policyNumbers(trip, choice);
  const rule = ruleOf(trip);
  if (bill !== null || rule === 'none' || rule === 'national')
    return [...ofSum, ...ofPolicy].slice(0, 3);
  const ofDays = { label: 'Days to cover', value: countText(days, 'day') };
  if (ofPolicy.length > 0) return [...ofPolicy, ...ofSum];
  // What the visitor typed is not the large number, if there is another.
  return rule === 'america' ? [ofDays, ...ofSum] : [...ofSum, ofDays];
}

function sumNumbers(trip: Trip, sum: number | null): HeadlineNumber[] {
  const { place, bill, flightHome } = trip;
  const rule = ruleOf(trip);
  const visa = rule === 'schengen' ? [visaLimits.sum] : [];
  if (sum !== null && isBelowVisa(trip)) {
    const named = (bill ?? 0) + (flightHome ?? 0);
    const label = flightHome ? 'Your bill and flight' : 'Your bill';
    return [...visa, { label, value: moneyInWords(place, named) }];
  }
  if (sum !== null) return [{ label: 'Medical sum to ask for', value: moneyInWords(place, sum) }];
  if (rule === 'none') {
    return [
      {
        label: 'Standard travel policy, after an accident',
        // "₹1 lakh to ₹10 lakh" is too long for large digits.
        value: travelDomesticHospital.text.replace(' lakh to ₹', ' to '),
      },
      { label: 'Its longest trip', value: travelDomesticTrip.text },
    ];
  }
  if (bill !== null)
    return [{ label: 'The bill you named', value: moneyInWords(place, bill) }, ...visa];
  if (rule === 'national') return [visaLimits.stay];
  return rule === 'america' ? [visaLimits.america] : visa;
}

function policyNumbers({ trips, single, annual }: Trip, choice: PolicyChoice): HeadlineNumber[] {
  if (choice.kind === 'half') {
    const label =
      choice.quoted === 'single'
        ? 'A yearly policy is cheaper below'
        : 'Single policies are cheaper below, each';
    return [{ label, value: headlineSum(choice.limit) }];
  }
  if (choice.kind !== 'compared' || single === null || annual === null) return [];
  const numbers = [
    {
      label: singlePoliciesText(trips),
      value: rupeesInWords(single * trips),
    },
    { label: 'A yearly policy', value: rupeesInWords(annual) },
  ];
  return choice.better === 'annual' ? [...numbers].reverse() : numbers;
}
