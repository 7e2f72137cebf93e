/** The brief for an insurer: what a policy for a trip has to answer in writing, and what must be in it. */
import {
  travelSchengenCover,
  travelSchengenMinimum,
  travelSchengenTerritory,
} from '../../content/figures/travel.ts';
import { countText, lowerFirst } from '../../text/words.ts';
import type { AnswerBrief } from '../calculators/answer-brief.ts';
import { moneyInWords, ruleOf, type Trip } from './travel-cover-sum.ts';
import { placeNames } from './travel-cover-verdict.ts';

export function travelCoverBrief(trip: Trip, sum: number | null): AnswerBrief {
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
