/** The sentences of a trip's answer: on the sum, the visa, and single trips or an annual policy. */
import {
  travelCanadaSuperVisa,
  travelDomesticHospital,
  travelDomesticTrip,
  travelSchengenLongStay,
  travelSchengenMinimum,
  travelSchengenStay,
} from '../../content/figures/travel.ts';
import type { Prose } from '../../content/types.ts';
import { rupeesInWords } from '../../input/rupees.ts';
import { countText, lowerFirst } from '../../text/words.ts';
import type { AnswerException, CalculatorAnswer } from '../calculators/calculator.ts';
import { exceptionSentence, foldExceptions } from '../calculators/shared-answer-parts.ts';
import type { PolicyChoice } from './travel-cover-policies.ts';
import { ruleOf, type Trip } from './travel-cover-sum.ts';

/** One sentence, the one exception, and the rest in a fold. */
export function tripWords(
  trip: Trip,
  sum: number | null,
  choice: PolicyChoice,
): Pick<CalculatorAnswer, 'text' | 'exception' | 'reasons'> {
  const [text, ...later] = [...policyText(choice, trip), ...sumText(trip, sum)];
  const caption =
    sum === null && trip.place !== 'india'
      ? 'Why we name no sum, and who knows a price'
      : 'What the answer rests on';
  return {
    text: text === undefined ? [] : [text],
    ...foldExceptions(tripExceptions(trip, sum, choice), caption, (others) => [
      ...visaText(trip),
      ...later,
      ...others.map(exceptionSentence),
      ...domesticText(trip),
      ...(choice.kind === 'no-quotes'
        ? [
            'Single trips or a yearly policy? Nobody can say without both quotes: each insurer sets its own prices.',
          ]
        : []),
      ...(trip.place === 'india' ? [] : sourcesText(sum)),
    ]),
  };
}

/** The most important first. */
function tripExceptions(
  { place, days, flightHome, mostDays }: Trip,
  sum: number | null,
  choice: PolicyChoice,
): AnswerException[] {
  const bill = 'An operation, intensive care and the doctors have to be in it.';
  return [
    ...(choice.kind === 'too-long'
      ? [
          {
            title: 'The yearly policy is too short for this trip',
            text: `It allows ${countText(mostDays ?? 0, 'day')} for one trip, and yours lasts ${countText(days, 'day')}. Take a policy for this trip.`,
          },
        ]
      : []),
    ...(place === 'india' && days > travelDomesticTrip.clock.days
      ? [
          {
            title: 'Too long for the standard travel policy',
            text: `Its widest plan takes a trip of up to ${travelDomesticTrip.text}: yours is longer.`,
          },
        ]
      : []),
    ...(sum === null
      ? []
      : [
          {
            title: 'The sum is only as good as the bill you named',
            text:
              flightHome === null
                ? `${bill} The flight home as a patient is not in the sum yet.`
                : bill,
          },
        ]),
    ...(place === 'america'
      ? [
          {
            title: 'A super visa of Canada asks for insurance',
            text: `It asks for ${travelCanadaSuperVisa.text}. An ordinary visitor visa of the United States asks for none.`,
          },
        ]
      : []),
    ...(choice.kind === 'compared' && mostDays === null
      ? [
          {
            title: 'A yearly policy limits the days of each trip',
            text: 'Read how many days it allows before you pay.',
          },
        ]
      : []),
  ];
}

function sumText(trip: Trip, sum: number | null): Prose[] {
  const { bill, billFor, flightHome } = trip;
  if (sum !== null) {
    return [
      `The sum is the bill that you named${flightHome ? ' and the flight' : ''}, rounded up.`,
    ];
  }
  if (bill !== null && ruleOf(trip) !== 'none') {
    return [
      billFor === 'ward'
        ? 'An operation, intensive care and the doctors are not in it, so it is no sum to ask for.'
        : 'Ask the person who named it whether an operation, intensive care and the doctors are in it.',
    ];
  }
  switch (ruleOf(trip)) {
    case 'america':
      return [
        'No law that we know of sets a medical sum for the USA or Canada: choose it by the bill of an operation, not by the price of a day.',
      ];
    case 'unread':
      return [
        'We know of no official sum for the country you travel to, and the price of a day is no bill.',
      ];
    default:
      return [];
  }
}

function sourcesText(sum: number | null): Prose[] {
  return [
    ...(sum === null
      ? ['A day’s price times the days is not enough: an operation and intensive care cost more.']
      : []),
    'Who can tell you a price: the hospital’s desk for foreign patients, people who live there, and the insurer, which can ask its assistance company what such stays cost.',
    ...(sum === null
      ? [
          'If you hear the price of a large operation there, [enter it](#change): then we add up a sum.',
        ]
      : []),
  ];
}

function domesticText({ place }: Trip): Prose[] {
  return place === 'india'
    ? [
        `The standard travel policy inside India adds ${travelDomesticHospital.text} for hospital treatment after an accident.`,
      ]
    : [];
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

export const singlePoliciesText = (trips: number) =>
  trips === 1 ? 'A single policy' : `${trips} single policies`;

function policyText(choice: PolicyChoice, { trips }: Trip): Prose[] {
  switch (choice.kind) {
    case 'too-long':
    case 'no-quotes':
      return [];
    case 'half':
      return [
        choice.quoted === 'single'
          ? `At this quote ${countText(trips, 'trip')} cost ${rupeesInWords(choice.limit)}: a yearly policy is cheaper if its quote is below that.`
          : `At this quote a year is ${rupeesInWords(choice.limit)} a trip: single policies are cheaper if their quote is below that.`,
      ];
    case 'compared':
      return [comparedText(choice, trips)];
  }
}

function comparedText(
  { better, from, saved }: Extract<PolicyChoice, { kind: 'compared' }>,
  trips: number,
): string {
  const breakEven = `is worth it from ${countText(from, 'trip')} a year`;
  if (better === 'same')
    return `For ${countText(trips, 'trip')} both cost the same: a yearly policy ${breakEven}.`;
  const sum = rupeesInWords(saved);
  return better === 'annual'
    ? `You save ${sum} with the yearly policy, which ${breakEven}.`
    : `You save ${sum} with a policy for each trip: a yearly one ${breakEven}.`;
}
