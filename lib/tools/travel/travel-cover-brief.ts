/** The brief for an insurer: what a policy for a trip has to answer in writing, and what must be in it. */
import {
  travelSchengenCover,
  travelSchengenMinimum,
  travelSchengenTerritory,
} from '../../content/figures/travel.ts';
import { countText, lowerFirst } from '../../text/words.ts';
import type { AnswerBrief } from '../calculators/calculator.ts';
import { moneyInWords, ruleOf, type Trip } from './travel-cover-sum.ts';

export function tripBrief(trip: Trip, sum: number | null): AnswerBrief {
  const { place, days, trips } = trip;
  return {
    askInWriting: [
      sum === null
        ? 'What are your largest and your second sum for this trip, and the price of each?'
        : 'What are the prices of this sum and of your next larger one?',
      'Does an operation, a day in intensive care or an illness have a limit of its own inside the sum?',
      'Is evacuation to a hospital inside the sum or beside it, and who decides on it?',
      'Is the flight home as a patient paid, with a doctor on board, and for a companion too?',
      'Is an illness one has already paid if life is in danger, and up to which sum?',
      ...(trips > 1 ? ['How many days may one trip last under a policy for the year?'] : []),
    ],
    mustHaveTerms: [
      sum === null
        ? 'Surgery, intensive care and the flight home as a patient, each with its sum.'
        : `A medical sum of ${moneyInWords(place, sum)} or more, which surgery and intensive care may use in full.`,
      `Cover for the whole stay: a trip of up to ${countText(days, 'day')}.`,
      ...(ruleOf(trip) === 'schengen'
        ? [
            `For the visa: ${travelSchengenMinimum.text} or more; ${lowerFirst(travelSchengenCover.text)}; ${lowerFirst(travelSchengenTerritory.text)}.`,
          ]
        : []),
      'The number of the assistance company to call, day and night.',
    ],
  };
}
