/** Text of the calculator of travel cover. */
import { seo } from '../../site/route-row.ts';
import {
  travelDomesticHospital,
  travelDomesticTrip,
  travelSchengenMinimum,
} from '../figures/travel.ts';
import type { CalculatorTexts } from './calculator-text.ts';

export const travelCalculators = {
  'travel-cover-calculator': {
    label: 'Travel insurance cover calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Travel insurance calculator: medical cover, single or annual',
      'The medical sum to ask for on a trip, what a Schengen visa requires, and from how many trips a year an annual policy is cheaper.',
    ),
    computes: [
      'The medical sum to ask an insurer for, from the largest hospital bill you want to be ready for and the flight home as a patient; what the visa rule requires; and whether single-trip policies or one for a year cost less.',
      'What hospitals abroad charge has no official figure, so there is none in it. Without a bill of an operation that you were told, it names no sum and says who can tell you one.',
    ],
    formula: [
      'Medical sum: the bill you enter plus the flight as a patient, rounded up, in the currency of the policy.',
      `Visa: for a short stay in the Schengen area, at least ${travelSchengenMinimum.text}. This is a rule of the consulate, never the sum to ask for.`,
      'Single or annual: the quote for one trip times the trips of a year, against the quote for the year. The annual policy must also allow your longest trip.',
    ],
    questions: [
      {
        id: 'travel-sum-visa-minimum',
        question: 'Is the Schengen minimum enough medical cover for Europe?',
        answer: [
          `It is enough for the visa, and perhaps not for a bill: ${travelSchengenMinimum.text} is what the consulate asks for. An operation with intensive care and a flight home can cost more; the policy then stops at its sum.`,
        ],
      },
      {
        id: 'travel-sum-usa',
        question: 'How much travel insurance cover is needed for the USA or Canada?',
        answer: [
          'Ask for the larger sums on offer: hospitals there charge the most, and no rule sets a minimum for an ordinary visitor visa to the USA. Look at the cap for each illness as well, above all for parents.',
        ],
      },
      {
        id: 'travel-sum-premium',
        question: 'What does travel insurance cost a day?',
        answer: [
          'No official price exists: country, days, age and medical sum decide, and the USA and Canada cost more. Ask two insurers for the same dates, sum and deductible.',
        ],
      },
      {
        id: 'travel-sum-gst',
        question: 'Is there GST on travel insurance?',
        answer: [
          'See the tax line of the quotation. Individual health and life policies are exempt since 2025; whether a travel policy is treated as one depends on what it covers, so ask the insurer to show the tax by part.',
        ],
      },
      {
        id: 'travel-sum-trips-break-even',
        question: 'From how many trips is an annual policy cheaper?',
        answer: [
          'From the annual price divided by the price of one trip, rounded up. With quotes of ₹2,000 for a trip and ₹5,000 for a year, that is the third trip, as long as no trip is longer than the annual policy allows.',
        ],
      },
      {
        id: 'travel-sum-inside-india',
        question: 'Does a trip inside India need a medical sum?',
        answer: [
          `Only as much as your health policy leaves open, because that works in India. The standard domestic travel policy pays for hospital stays after an accident, with ${travelDomesticHospital.text}, on trips of up to ${travelDomesticTrip.text}.`,
        ],
      },
    ],
    related: ['health-cover-calculator', 'critical-illness-cover-calculator'],
    figures: [travelSchengenMinimum, travelDomesticHospital, travelDomesticTrip],
  },
} satisfies Partial<CalculatorTexts>;
