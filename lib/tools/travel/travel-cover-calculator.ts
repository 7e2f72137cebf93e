/**
 * Medical cover of a trip: the large bill that the visitor was told of, or who can tell one; and single trips or an
 * annual policy. No price of a hospital abroad is ours, and days times the price of a day are not asked for: they leave
 * out surgery, intensive care and the flight home.
 */
import { travelDomesticHospital, travelDomesticTrip } from '../../content/figures/travel.ts';
import type { Figure } from '../../content/types.ts';
import { defineCalculator } from '../calculators/calculator.ts';
import { travelCoverBrief } from './travel-cover-brief.ts';
import { tripFields } from './travel-cover-fields.ts';
import { choosePolicy } from './travel-cover-policies.ts';
import { ruleOf, sumToAskFor } from './travel-cover-sum.ts';
import { sumVerdict, tripNumbers, tripSubject, tripText } from './travel-cover-verdict.ts';
import { tripWords } from './travel-cover-words.ts';
import { medicalSumTable, policiesTable, sumRows, tripDrawing } from './travel-cover-working.ts';
import { tripSteps } from './trip-steps.ts';
import { figuresOfVisa, visaTables } from './visa-rules.ts';

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
