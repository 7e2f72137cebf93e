/** Verdict and large figures of a trip's answer. */
import { travelDomesticHospital, travelDomesticTrip } from '../../content/figures/travel.ts';
import { rupeesInWords } from '../../input/rupees.ts';
import { countText, joinWords, upperFirst } from '../../text/words.ts';
import { type HeadlineNumber, maxVerdictLength } from '../calculators/calculator.ts';
import type { PolicyChoice } from './travel-cover-policies.ts';
import { isBelowVisa, moneyInWords, ruleOf, type Trip } from './travel-cover-sum.ts';
import { policyVerdict } from './travel-cover-words.ts';
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
    const request = `ask for this sum or more for ${purposes}`;
    const policy = policyVerdict(choice);
    const sentence = `${policy}: ${request}`;
    return policy !== '' && sentence.length <= maxVerdictLength ? sentence : upperFirst(request);
  }
  const care = joinWords([
    'surgery',
    'intensive care',
    ...(isFlightOpen ? ['the flight home'] : []),
  ]);
  const rule = ruleOf(trip);
  if (rule === 'none') return 'In India your health policy is the medical cover';
  if (sum === null && trip.bill !== null) {
    if (trip.billFor !== 'ward') return `You named a bill; for what? Ask about ${care}`;
    const left = isFlightOpen ? ', intensive care or a flight home' : ' or intensive care';
    return `Your bill is for a few days in a ward, not surgery${left}`;
  }
  switch (rule) {
    case 'schengen':
      if (sum === null) return `The visa sets a minimum only: ask about ${care}`;
      return isFlightOpen
        ? 'The visa asks for more than your bill: are surgery, intensive care and the flight in it?'
        : 'The visa asks for more than bill and flight: are surgery and intensive care in it?';
    case 'national':
      return 'For so long a stay a national visa decides: ask its embassy, and two insurers';
    case 'unread':
      return `No sum yet: ask two insurers about ${care}`;
  }
}

export function tripNumbers(
  trip: Trip,
  sum: number | null,
  choice: PolicyChoice,
): HeadlineNumber[] {
  return [...sumNumbers(trip, sum), ...policyNumbers(trip, choice)].slice(0, 3);
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
  if (bill !== null) {
    return [{ label: 'The bill you named', value: moneyInWords(place, bill) }, ...visa];
  }
  if (rule === 'national') return [visaLimits.stay];
  return visa.length > 0 ? visa : [{ label: 'Medical sum to ask for', value: 'Not known yet' }];
}

function policyNumbers({ trips, single, annual }: Trip, choice: PolicyChoice): HeadlineNumber[] {
  if (choice.kind !== 'compared' || single === null || annual === null) return [];
  return [
    {
      label: `A policy each for ${countText(trips, 'trip')}`,
      value: rupeesInWords(single * trips),
    },
    { label: 'One policy for the year', value: rupeesInWords(annual) },
  ];
}
