/** The third-party premium of a car or two-wheeler to the rupee: the rule fixes it, so no personal data is needed. */
import {
  bundledOwnDamageYears,
  hybridThirdPartyConcession,
  motorGst,
  ownerDriverAccidentCover,
} from '../../../content/figures/motor.ts';
import { thirdPartyRatesRule } from '../../../content/shared-rules.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { BarChart, WorkingRow } from '../../calculators/calculator.ts';
import {
  type Calculator,
  type CalculatorAnswer,
  type CalculatorInput,
  defineCalculator,
} from '../../calculators/calculator.ts';
import { chartParts, foldExceptions } from '../../calculators/shared-answer-parts.ts';
import { farAboveShare } from '../vehicle-words.ts';
import {
  accidentCoverText,
  bikeThirdParty,
  carThirdParty,
  isBeforeGst,
  premiumExceptions,
  premiumNumbers,
  premiumSteps,
  premiumVerdict,
  priceOf,
  type ThirdPartyPrice,
  type ThirdPartyQuestion,
  type ThirdPartyVehicle,
  thirdPartyVehicleText,
} from './third-party-premium-words.ts';

const fields = (vehicle: ThirdPartyVehicle) =>
  ({
    fuel: {
      kind: 'choice',
      label: 'Fuel',
      options: {
        petrol: vehicle.name === 'car' ? 'Petrol, diesel or CNG' : 'Petrol',
        hybrid: 'Hybrid (petrol and electric)',
        electric: 'Electric only',
      },
      start: 'petrol',
    },
    size: {
      kind: 'number',
      unit: 'cc or kW',
      label: 'Engine or motor',
      min: vehicle.sizes.kw[0],
      max: vehicle.sizes.cc[1],
      step: 0.01,
    },
    age: {
      kind: 'choice',
      label: `The ${vehicle.name} is`,
      options: { running: 'Already on the road', new: 'New, not yet registered' },
      start: 'running',
    },
    quote: {
      kind: 'rupees',
      label: 'Third party in your quote',
      hint: 'That line alone, with GST: no own damage, no accident cover.',
      min: 1,
      max: 1_000_000,
      isOptional: true,
      isDetail: true,
      fold: 'Check the price in your quote',
    },
  }) as const;

type Premium = CalculatorInput<ReturnType<typeof fields>>;

function thirdPartyPremiumCalculator(
  vehicle: ThirdPartyVehicle,
): Calculator<ReturnType<typeof fields>> {
  return defineCalculator({
    id: `${vehicle.name === 'car' ? 'car' : 'bike'}-third-party-premium-calculator`,
    question: 'What does third-party cost you?',
    lead: 'The price is fixed by rule and the same at every insurer. The registration certificate gives the engine in cc, or the power of an electric motor in kW.',
    button: 'Show the price',
    fields: fields(vehicle),
    examples: vehicle.examples,
    check: ({ fuel, size }) => {
      const unit = fuel === 'electric' ? 'kw' : 'cc';
      const [minSize, maxSize] = vehicle.sizes[unit];
      if (size >= minSize && size <= maxSize) return {};
      const inUnit = unit === 'kw' ? 'the motor’s power in kW' : 'the engine’s size in cc';
      return { size: `Enter ${inUnit}: ${minSize} to ${maxSize.toLocaleString('en-IN')}.` };
    },
    inputSummary: (premium) => thirdPartyVehicleText(vehicle, premium),
    answer: (premium) => premiumAnswer(vehicle, premium),
  });
}

const otherVehicle = {
  car: 'A two-wheeler as well? [Its third-party price](/bike-insurance/third-party-premium-calculator).',
  'two-wheeler':
    'A car as well? [Its third-party price](/car-insurance/third-party-premium-calculator).',
} as const;

function premiumAnswer(vehicle: ThirdPartyVehicle, premium: Premium): CalculatorAnswer {
  const { quote } = premium;
  const price = priceOf(vehicle, premium);
  const { isNew, figure, concession } = price;
  return {
    verdict: premiumVerdict(price, quote),
    numbers: premiumNumbers(price, quote),
    text: ['It pays for injury, death and damage you cause to others, not for your own vehicle.'],
    nextSteps: premiumSteps(vehicle, price, quote),
    chart: thirdPartyChart(price, quote),
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

export const carThirdPartyPremiumCalculator = thirdPartyPremiumCalculator(carThirdParty);
export const bikeThirdPartyPremiumCalculator = thirdPartyPremiumCalculator(bikeThirdParty);

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

function premiumRows(price: ThirdPartyPrice, quote: number | null): WorkingRow[] {
  const { figure, base, concession, tax, total, term } = price;
  return [
    { label: figure.label.replace(', before GST', ''), value: rupees(base) },
    ...(concession
      ? [
          {
            label: `Hybrid concession, ${hybridThirdPartyConcession.text}`,
            value: rupees(-concession),
          },
        ]
      : []),
    { label: `GST, ${motorGst.text}`, value: rupees(tax) },
    { label: `To pay for ${term}`, value: rupees(total), isTotal: true },
    ...(quote === null ? [] : [{ label: 'Third party in your quote', value: rupees(quote) }]),
  ];
}

function thirdPartyChart({ net, tax, total }: ThirdPartyPrice, quote: number | null): BarChart {
  const rule = {
    label: 'The rule',
    parts: [
      { label: 'premium', amount: net, tone: 'insurer' as const },
      { label: `GST ${motorGst.text}`, amount: tax, tone: 'layer' as const },
    ],
  };
  return quote === null
    ? { title: 'What you pay', bars: [rule] }
    : {
        title: 'The rule, and your quote',
        bars: [
          rule,
          {
            label: 'Your quote',
            parts: chartParts([
              { label: 'up to the rule', amount: Math.min(quote, total), tone: 'insurer' },
              {
                label: isBeforeGst(quote, net) ? 'GST, to be added' : 'less than the rule',
                amount: total - quote,
                tone: 'gap',
              },
              { label: 'more than the rule', amount: quote - total, tone: 'own' },
            ]),
          },
        ],
      };
}
