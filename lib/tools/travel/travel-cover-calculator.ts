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
import { rupeesInWords } from '../../input/rupees.ts';
import { countText, joinWords, lowerFirst } from '../../text/words.ts';
import type { HeadlineNumber, NextStep } from '../answer-parts/answer-parts.ts';
import type { AnswerBrief } from '../calculators/answer-brief.ts';
import { defineCalculator } from '../calculators/calculator.ts';
import { headlineSum } from '../calculators/shared-answer-parts.ts';
import { tripFields } from './travel-cover-fields.ts';
import type { PolicyChoice } from './travel-cover-sum.ts';
import {
  choosePolicy,
  isBelowVisa,
  moneyInWords,
  ruleOf,
  sumToAskFor,
  type Trip,
} from './travel-cover-sum.ts';
import { singlePoliciesText, tripWords } from './travel-cover-words.ts';
import { medicalSumTable, policiesTable, sumRows, tripDrawing } from './travel-cover-working.ts';
import { figuresOfVisa, visaLimits, visaTables } from './visa-rules.ts';

const placeNames: Record<Trip['place'], string> = {
  schengen: 'Schengen area',
  america: 'USA or Canada',
  elsewhere: 'Another country',
  india: 'Inside India',
};

/** "Schengen area, 14 days, 3 trips a year" */
function tripText({ place, days, trips, bill, flightHome, single, annual }: Trip): string {
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
function tripSubject({ place, days }: Trip): string {
  const where: Record<Trip['place'], string> = {
    schengen: 'in the Schengen area',
    america: 'in the USA or Canada',
    elsewhere: 'abroad',
    india: 'inside India',
  };
  return `travel cover for ${countText(days, 'day')} ${where[place]}`;
}

function sumVerdict(trip: Trip, sum: number | null, choice: PolicyChoice): string {
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

function tripNumbers(trip: Trip, sum: number | null, choice: PolicyChoice): HeadlineNumber[] {
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
  return choice.better === 'annual' ? numbers.toReversed() : numbers;
}

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
