/** The third-party premium of a car or two-wheeler to the rupee: the rule fixes it, so no personal data is needed. */
import {
  bundledOwnDamageYears,
  hybridThirdPartyConcession,
  motorGst,
  ownerDriverAccidentCover,
} from '../../../content/figures/motor.ts';
import { thirdPartyRatesRule } from '../../../content/shared-rules.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import {
  type AnswerParts,
  type Calculator,
  type CalculatorInput,
  defineCalculator,
} from '../../calculators/calculator.ts';
import { foldExceptions } from '../../calculators/shared-answer-parts.ts';
import { farAboveShare } from '../vehicle-words.ts';
import {
  bikeThirdParty,
  carThirdParty,
  type ThirdPartyVehicle,
} from './third-party-premium-classes.ts';
import {
  bikeThirdPartyOpening,
  carThirdPartyOpening,
  type ThirdPartyFields,
  type ThirdPartyOpening,
} from './third-party-premium-opening.ts';
import {
  accidentCoverText,
  premiumExceptions,
  premiumSteps,
  priceOf,
  type ThirdPartyPrice,
  type ThirdPartyQuestion,
  thirdPartyVehicleText,
} from './third-party-premium-words.ts';
import { premiumRows } from './third-party-premium-working.ts';

function thirdPartyPremiumCalculator(
  vehicle: ThirdPartyVehicle,
  opening: ThirdPartyOpening,
): Calculator<ThirdPartyFields> {
  return defineCalculator({
    id: `${vehicle.name === 'car' ? 'car' : 'bike'}-third-party-premium-calculator`,
    question: 'What does third-party cost you?',
    lead: 'The price is fixed by rule and the same at every insurer. The registration certificate gives the engine in cc, or the power of an electric motor in kW.',
    button: 'Show the price',
    fields: opening.fields,
    examples: vehicle.examples,
    check: opening.check,
    inputSummary: (premium) => thirdPartyVehicleText(vehicle, premium),
    answer: (premium, today) => ({
      ...premiumAnswer(vehicle, premium),
      ...opening.opening(premium, today),
    }),
  });
}

const otherVehicle = {
  car: 'A two-wheeler as well? [Its third-party price](/bike-insurance/third-party-premium-calculator).',
  'two-wheeler':
    'A car as well? [Its third-party price](/car-insurance/third-party-premium-calculator).',
} as const;

function premiumAnswer(
  vehicle: ThirdPartyVehicle,
  premium: CalculatorInput<ThirdPartyFields>,
): Omit<AnswerParts, 'verdict' | 'numbers'> {
  const { quote } = premium;
  const price = priceOf(vehicle, premium);
  const { isNew, figure, concession } = price;
  return {
    text: ['It pays for injury, death and damage you cause to others, not for your own vehicle.'],
    nextSteps: premiumSteps(vehicle, price, quote),
    ...foldExceptions(
      premiumExceptions(vehicle, price, quote),
      'What the law asks, and since when these rates hold',
      (others) => [...others.map(({ text }) => text), accidentCoverText, thirdPartyRatesRule.text],
    ),
    working: { caption: 'How the price is made up', rows: premiumRows(price, quote) },
    assumptions: [
      `A private ${vehicle.name}, not a taxi, not for hire and not of the vintage class.`,
      ...(quote === null
        ? []
        : [
            `We warn of a quote that is more than ${farAboveShare}% above the price. The limit is our own.`,
          ]),
      'Nothing added for a CNG or LPG kit fitted later; insurers charge for it separately.',
    ],
    subject: `third-party cover for your ${vehicle.name}`,
    brief: thirdPartyPremiumBrief(vehicle, premium, price),
    related: [
      `Own damage has no fixed price: [what moves it, and what to ask](${vehicle.page}#costs-and-rules).`,
      `Kinds of policy side by side: [compare](${vehicle.page}#compare).`,
      'Policy ending? [Count the days you have](/renewal).',
      otherVehicle[vehicle.name],
    ],
    figures: [
      figure,
      ...(concession ? [hybridThirdPartyConcession] : []),
      motorGst,
      ...(isNew ? [vehicle.newYears, bundledOwnDamageYears] : []),
      ownerDriverAccidentCover,
      ...thirdPartyRatesRule.figures,
    ],
  };
}

export const carThirdPartyPremiumCalculator = thirdPartyPremiumCalculator(
  carThirdParty,
  carThirdPartyOpening,
);
export const bikeThirdPartyPremiumCalculator = thirdPartyPremiumCalculator(
  bikeThirdParty,
  bikeThirdPartyOpening,
);

/** The brief for an insurer: a quote in which the price that the rule sets has a line of its own. */
function thirdPartyPremiumBrief(
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
