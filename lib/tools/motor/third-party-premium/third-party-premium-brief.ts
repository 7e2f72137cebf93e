/** The brief for an insurer: a quote in which the price that the rule sets has a line of its own. */
import {
  bundledOwnDamageYears,
  hybridThirdPartyConcession,
  ownerDriverAccidentCover,
} from '../../../content/figures/motor.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { ThirdPartyVehicle } from './third-party-premium-classes.ts';
import {
  type ThirdPartyPrice,
  type ThirdPartyQuestion,
  thirdPartyVehicleText,
} from './third-party-premium-words.ts';

export function thirdPartyPremiumBrief(
  vehicle: ThirdPartyVehicle,
  question: ThirdPartyQuestion,
  { isNew, total, term }: ThirdPartyPrice,
): AnswerBrief {
  const { quote, fuel } = question;
  return {
    subject: 'other',
    heading: 'Request for a quotation: third-party cover',
    request: `Please quote third-party cover for ${term} in writing, with everything else in lines of its own.`,
    facts: [
      { label: 'Vehicle', value: thirdPartyVehicleText(vehicle, { ...question, quote: null }) },
      { label: `By the rule for ${term}, with GST`, value: rupeesInWords(total) },
      ...(quote === null ? [] : [{ label: 'Quoted so far', value: rupeesInWords(quote) }]),
    ],
    blanks: ['name', 'vehicle', ...(isNew ? [] : (['policy'] as const)), 'place', 'telephone'],
    askInWriting: [
      'What does third-party cover alone cost, before GST and with it?',
      'In which class is the vehicle, by cc or kW?',
      ...(fuel === 'hybrid'
        ? [`Is the concession of ${hybridThirdPartyConcession.text} for a hybrid taken off?`]
        : []),
      `What does accident cover of ${ownerDriverAccidentCover.text} for the owner who drives cost?`,
      'What does own-damage cover cost, at which IDV, and with which add-ons?',
      ...(isNew ? [`Does own damage run ${bundledOwnDamageYears.text}, or longer?`] : []),
      'If third party differs from the price by the rule: why?',
    ],
    mustHaveTerms: [
      'Third party, accident cover, own damage and GST, each in a line of its own.',
      'The first and the last day of each cover.',
    ],
    assumed: [`A private ${vehicle.name}, not for hire, without a gas kit fitted later.`],
  };
}
