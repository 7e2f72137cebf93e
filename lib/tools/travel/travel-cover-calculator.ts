/**
 * Medical cover of a trip: the large bill that the visitor was told of, or who can tell one; and single trips or an
 * annual policy. No price of a hospital abroad is ours, and days times the price of a day are not asked for: they leave
 * out surgery, intensive care and the flight home.
 */
import {
  travelDomesticHospital,
  travelDomesticTrip,
  travelSchengenCover,
  travelSchengenMinimum,
  travelSchengenTerritory,
} from '../../content/figures/travel.ts';
import type { Figure } from '../../content/types.ts';
import { countText, lowerFirst } from '../../text/words.ts';
import type { NextStep } from '../answer-parts/answer-parts.ts';
import type { AnswerBrief } from '../calculators/answer-brief.ts';
import { defineCalculator } from '../calculators/calculator.ts';
import { tripFields } from './travel-cover-fields.ts';
import type { PolicyChoice } from './travel-cover-sum.ts';
import { choosePolicy, moneyInWords, ruleOf, sumToAskFor, type Trip } from './travel-cover-sum.ts';
import {
  placeNames,
  sumVerdict,
  tripNumbers,
  tripSubject,
  tripText,
} from './travel-cover-verdict.ts';
import { tripWords } from './travel-cover-words.ts';
import { medicalSumTable, policiesTable, sumRows, tripDrawing } from './travel-cover-working.ts';
import { figuresOfVisa, visaTables } from './visa-rules.ts';

const maxSteps = 3;
const places: Record<Trip['place'], string> = {
  schengen: 'the Schengen area',
  america: 'the USA or Canada',
  // The visitor named no country.
  elsewhere: 'the country you travel to',
  india: 'India',
};
const howToChoose = '/travel-insurance#how-to-choose';

function tripSteps(trip: Trip, sum: number | null, choice: PolicyChoice): NextStep[] {
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

const domestic: readonly Figure[] = [travelDomesticHospital, travelDomesticTrip];

export const travelCoverCalculator = defineCalculator({
  id: 'travel-cover-calculator',
  question: 'Single trip or a year, and how much medical cover?',
  lead: 'What the visa asks for, the hospital bill you want to be ready for, and your own quotes side by side.',
  button: 'Work it out',
  detailsLabel: 'Air ambulance, and your quotes',
  fields: tripFields,
  // Our own examples; no insurer's prices, and no hospital's.
  examples: [
    {
      label: 'Europe, 3 trips a year, two quotes',
      typed: { place: 'schengen', days: '14', trips: '3', single: '2,000', annual: '5,000' },
    },
    {
      label: 'USA, 20 days',
      typed: { place: 'america', days: '20', trips: '1' },
    },
  ],
  inputSummary: tripText,
  answer: (trip) => {
    const sum = sumToAskFor(trip);
    const choice = choosePolicy(trip);
    return {
      verdict: sumVerdict(trip, sum, choice),
      numbers: tripNumbers(trip, sum, choice),
      ...tripWords(trip, sum, choice),
      nextSteps: tripSteps(trip, sum, choice),
      working: { caption: 'How the medical sum is made up', rows: sumRows(trip, sum) },
      tables: [
        ...(trip.place === 'india' ? [] : [medicalSumTable]),
        ...visaTables(ruleOf(trip)),
        ...policiesTable(trip),
      ],
      ...tripDrawing(trip, sum),
      assumptions: [
        'What a hospital abroad costs has no official figure. The bill and the flight are yours, for one person: nothing is added for a second stay or a second patient.',
        'Quotes are for the same travellers, area, sum and deductible. Prices of later trips may differ.',
        'Rules of embassies change without notice. Look at the visa centre’s page on the day you apply.',
      ],
      related: [
        'Kinds of travel policy side by side: [compare](/travel-insurance#compare)',
        'In trouble on the way? [Who to call first, and which papers](/claim#travel)',
        'More good news than a trip? [One plan for all of it](/joy-center)',
      ],
      subject: tripSubject(trip),
      ...(trip.place !== 'india' && { brief: travelCoverBrief(trip, sum) }),
      figures: trip.place === 'india' ? domestic : figuresOfVisa(ruleOf(trip)),
    };
  },
});

/** The brief for an insurer: what a policy for a trip has to answer in writing, and what must be in it. */
function travelCoverBrief(trip: Trip, sum: number | null): AnswerBrief {
  const { place, days, trips, bill, flightHome } = trip;
  const amount = sum === null ? null : moneyInWords(place, sum);
  const isSchengen = ruleOf(trip) === 'schengen';
  return {
    subject: 'health',
    heading: 'Request for an offer: travel insurance',
    request:
      amount === null
        ? `Please offer in writing a policy for a trip of ${countText(days, 'day')}, with the largest medical sums that are sold.`
        : `Please offer in writing a policy for a trip of ${countText(days, 'day')}, with a medical sum of ${amount} or more.`,
    facts: [
      { label: 'Where to', value: placeNames[place] },
      {
        label: 'Longest trip',
        value: `${countText(days, 'day')}${trips > 1 ? `, ${countText(trips, 'trip')} a year` : ''}`,
      },
    ],
    blanks: ['name', 'people', 'firstDay', 'place', 'illnesses', 'telephone'],
    askInWriting: [
      amount === null
        ? 'Which are the largest and the second medical sum for this trip, and the price of each?'
        : 'What are the prices of this sum and of the next larger one?',
      'Does an operation, a day in intensive care or an illness have a limit of its own inside the sum?',
      'Is evacuation to a hospital inside the sum or beside it, and who decides on it?',
      'Is the flight home as a patient paid, with a doctor on board, and for a companion too?',
      'Is an illness that was there before paid for if life is in danger, and up to which sum?',
      ...(trips > 1 ? ['How many days may one trip last under a policy for the year?'] : []),
    ],
    mustHaveTerms: [
      amount === null
        ? 'Surgery, intensive care and the flight home as a patient, each with its sum.'
        : `A medical sum of ${amount} or more, which surgery and intensive care may use in full.`,
      `Cover for the whole stay: a trip of up to ${countText(days, 'day')}.`,
      ...(isSchengen
        ? [
            `For the visa: ${travelSchengenMinimum.text} or more; ${lowerFirst(travelSchengenCover.text)}; ${lowerFirst(travelSchengenTerritory.text)}.`,
          ]
        : []),
      'The number of the assistance company to call, day and night.',
    ],
    assumed: [
      sum === null || bill === null
        ? 'No medical sum is named: what a large operation there costs is not known to me.'
        : `A bill of ${moneyInWords(place, bill)} for an operation with intensive care${flightHome ? `, and ${moneyInWords(place, flightHome)} for the flight` : ''}, for one person.`,
    ],
  };
}
