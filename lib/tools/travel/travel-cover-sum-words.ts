/** Verdict, sentences and working of the medical sum of a trip. Its other sentences: travel-cover-words.ts. */
import {
  travelDomesticHospital,
  travelDomesticTrip,
  travelSchengenLongStay,
  travelSchengenMinimum,
  travelSchengenStay,
} from '../../content/figures/travel.ts';
import type { Prose } from '../../content/types.ts';
import { joinWords, lowerFirst, upperFirst } from '../../text/words.ts';
import {
  type CalculatorAnswer,
  maxVerdictLength,
  type WorkingRow,
} from '../calculators/calculator.ts';
import type { PolicyChoice } from './travel-cover-policies.ts';
import { isBelowVisa, money, ruleOf, type Trip } from './travel-cover-sum.ts';
import { policyText, policyVerdict, priceSources } from './travel-cover-words.ts';

const places: Record<Trip['place'], string> = {
  schengen: 'the Schengen area',
  america: 'the USA or Canada',
  // No country was named.
  elsewhere: 'the country you travel to',
  india: 'India',
};
const visaSum = travelSchengenMinimum.text;

export function sumVerdict(trip: Trip, sum: number | null, choice: PolicyChoice): string {
  // A flight that was entered is not asked for again.
  const isFlightOpen = trip.flightHome === null;
  if (sum !== null && !isBelowVisa(trip)) {
    const purposes = isFlightOpen
      ? 'surgery and intensive care, plus the flight home'
      : 'surgery, intensive care and the flight home';
    const request = `ask for ${money(trip.place, sum)} or more for ${purposes}`;
    const policy = policyVerdict(choice);
    const sentence = `${policy}: ${request}`;
    return policy !== '' && sentence.length <= maxVerdictLength ? sentence : upperFirst(request);
  }
  const flight = isFlightOpen ? ' or a flight home' : '';
  const treatments = ['surgery', 'intensive care', ...(isFlightOpen ? ['the flight home'] : [])];
  const care = joinWords(treatments);
  // With "and" the verdict on the visa would be longer than a heading may be.
  const visaCare = isFlightOpen ? treatments.join(', ') : care;
  const rule = ruleOf(trip);
  if (rule === 'none') return 'In India your health policy is the medical cover';
  if (sum === null && trip.bill !== null) {
    const named = `You named ${money(trip.place, trip.bill)}`;
    return trip.billFor === 'ward'
      ? `${named}: a few days in a ward, not surgery${flight ? ', intensive care' : ' or intensive care'}${flight}`
      : `${named}; for what? Ask about ${care}`;
  }
  switch (rule) {
    case 'schengen':
      if (sum === null) {
        return `The visa asks for ${visaSum}; ask two insurers about ${visaCare}`;
      }
      return isFlightOpen
        ? `The visa’s ${visaSum} is above your bill: are surgery, intensive care and the flight in it?`
        : `The visa’s ${visaSum} is above bill and flight: are surgery and intensive care in it?`;
    case 'national':
      return `Above ${travelSchengenStay.text} a national visa decides: ask its embassy, and two insurers`;
    case 'unread':
      return `No sum yet: ask two insurers about ${care}`;
  }
}

/** One line under the verdict, what to do, and the rest in a fold. */
export function sumWords(
  trip: Trip,
  sum: number | null,
  choice: PolicyChoice,
): Pick<CalculatorAnswer, 'text' | 'steps' | 'reasons'> {
  const { place, days } = trip;
  const isResult = choice.kind === 'compared' || choice.kind === 'too-long';
  const policies = policyText(choice, trip);
  const results = isResult ? policies : [];
  const toAsk = isResult ? [] : policies;
  if (place === 'india') {
    return {
      text: [
        `Read whether your health policy pays in the town you travel to. The standard travel policy inside India adds ${travelDomesticHospital.text} for hospital treatment after an accident.`,
        ...(days > travelDomesticTrip.clock.days
          ? [`Its widest plan takes a trip of up to ${travelDomesticTrip.text}: yours is longer.`]
          : []),
        ...results,
      ],
      ...(toAsk.length > 0 && { steps: toAsk }),
    };
  }
  return {
    text: [lineOf(trip, sum), ...results],
    steps: [
      // An address from before the kind of the bill was asked.
      ...(trip.bill !== null && trip.billFor === null
        ? [
            `Choose in the form what the ${money(place, trip.bill)} pays for: only the bill of a large operation is a sum to ask for.`,
          ]
        : []),
      ...(ruleOf(trip) === 'national'
        ? ['Ask the embassy which insurance its visa needs, and for how long.']
        : []),
      sum === null
        ? `Ask two insurers for their largest and their second sum for ${places[place]}, with the price of each.`
        : 'Ask two insurers for this sum and for their next larger one, with the price of each.',
      'Ask whether surgery, intensive care and the flight home as a patient are inside that sum, and which of them has a limit of its own.',
      ...(sum === null
        ? [
            'If you hear the price of a large operation there, enter it in the form: then we add up a sum.',
          ]
        : []),
      ...toAsk,
    ],
    reasons: {
      caption: sum === null ? 'Why we name no sum, and who knows a price' : 'What the sum rests on',
      text: [
        ...visaText(trip),
        ...(sum === null
          ? [
              'Days times the price of a day are no bill: an operation and intensive care cost more.',
            ]
          : []),
        priceSources,
      ],
    },
  };
}

function lineOf(trip: Trip, sum: number | null): Prose {
  const { place, bill, billFor, flightHome } = trip;
  if (sum !== null) {
    return `The sum is the bill that you named${(flightHome ?? 0) > 0 ? ' and the flight' : ''}, rounded up. It is only as good as that bill: an operation, intensive care and the doctors have to be in it.${flightHome === null ? ' The flight home as a patient is not in it yet.' : ''}`;
  }
  if (bill !== null) {
    return billFor === 'ward'
      ? 'An operation, intensive care and the doctors are not in it, so it is no sum to ask for.'
      : 'Ask whoever named it whether an operation, intensive care and the doctors are in it.';
  }
  return {
    none: '',
    schengen: `The ${visaSum} are a minimum for the visa, not an estimate of a bill.`,
    national: `The minimum of a short-stay visa holds for up to ${travelSchengenStay.text} only.`,
    unread: `We know of no official sum for ${places[place]}, and the price of a day is no bill.`,
  }[ruleOf(trip)];
}

function visaText(trip: Trip): Prose[] {
  switch (ruleOf(trip)) {
    case 'schengen':
      return [
        `The visa asks for at least ${travelSchengenMinimum.text}. It is a minimum for a visa, not an estimate of a bill.`,
      ];
    case 'national':
      return [
        `A short-stay visa allows ${travelSchengenStay.text} in any 180 days, and its minimum of cover holds for these only. A longer stay needs ${lowerFirst(travelSchengenLongStay.text)}: ask its embassy which insurance it accepts, and for how long.`,
      ];
    default:
      return [];
  }
}

const billLabels = {
  ward: 'A bill for a few days in a ward',
  operation: 'A large hospital bill',
  unknown: 'A bill, not known for what',
} as const;

export function sumRows(trip: Trip, sum: number | null): WorkingRow[] {
  const { bill, flightHome } = trip;
  const named = (amount: number | null) =>
    amount === null ? 'not named yet' : money(trip.place, amount);
  return [
    ...(ruleOf(trip) === 'schengen'
      ? [{ label: 'Least that the visa asks for', value: travelSchengenMinimum.text }]
      : []),
    {
      label: billLabels[trip.billFor ?? (bill === null ? 'operation' : 'unknown')],
      value: named(bill),
    },
    { label: 'Flown to a hospital, or home, as a patient', value: named(flightHome) },
    {
      label: 'Both, rounded up',
      value: sum === null ? 'yours to name' : money(trip.place, sum),
      isTotal: true,
    },
  ];
}
