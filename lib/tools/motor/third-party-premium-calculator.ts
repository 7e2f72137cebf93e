/** The third-party premium of a car or two-wheeler to the rupee: the rule fixes it, so no personal data is needed. */
import { rupeesOf, shareOf } from '../../content/figure-amounts.ts';
import {
  bundledOwnDamageYears,
  hybridThirdPartyConcession,
  motorGst,
  ownerDriverAccidentCover,
} from '../../content/figures/motor.ts';
import { thirdPartyRatesRule } from '../../content/shared-rules.ts';
import { rupees } from '../../input/rupees.ts';
import {
  type Calculator,
  type CalculatorAnswer,
  type CalculatorInput,
  defineCalculator,
  type WorkingRow,
} from '../calculators/calculator.ts';
import { farAboveShare, isFarAboveTable } from './is-far-above-table.ts';
import {
  bikeThirdParty,
  carThirdParty,
  premiumClassOf,
  type ThirdPartyVehicle,
} from './third-party-premium-classes.ts';

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
      hint: 'That line alone, with GST: no own damage, no accident cover. Leave empty if you have no quote.',
      min: 1,
      max: 1_000_000,
      isOptional: true,
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
    answer: (premium) => premiumAnswer(vehicle, premium),
  });
}

/** The price that the rule sets, with GST. */
function priceOf(vehicle: ThirdPartyVehicle, { fuel, size, age }: Premium) {
  const isNew = age === 'new';
  const { yearly, longTerm } = premiumClassOf(vehicle, fuel, size);
  const figure = isNew ? longTerm : yearly;
  const base = rupeesOf(figure);
  const concession = fuel === 'hybrid' ? shareOf(base, hybridThirdPartyConcession) : 0;
  const net = base - concession;
  const tax = shareOf(net, motorGst);
  const term = isNew ? vehicle.newYears.text : '1 year';
  return { isNew, figure, base, concession, net, tax, total: net + tax, term };
}

function premiumRows(price: ReturnType<typeof priceOf>, quote: number | null): WorkingRow[] {
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

function premiumAnswer(vehicle: ThirdPartyVehicle, premium: Premium): CalculatorAnswer {
  const { quote } = premium;
  const price = priceOf(vehicle, premium);
  const { isNew, figure, concession, net, total, term } = price;
  return {
    verdict:
      quote !== null && isFarAboveTable(quote, total)
        ? `${rupees(quote)} is far above the ${rupees(total)} that the rule sets for ${term}`
        : `${rupees(total)} for ${term} of third-party cover, GST included`,
    text: [
      ...(quote === null ? [] : [quoteText(quote, net, total)]),
      isNew
        ? `A new ${vehicle.name} is sold with ${vehicle.newYears.text} of third-party cover, paid at once. Own-damage cover usually runs ${bundledOwnDamageYears.text} and is renewed alone until then.`
        : 'It pays for injury, death and damage you cause to others, not for your own vehicle.',
      `The law also asks for ${ownerDriverAccidentCover.text} of personal accident cover for the owner who drives, unless you have as much already. Its price is the insurer’s own, so ask for it beside this one.`,
      thirdPartyRatesRule.text,
    ],
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
    next: [
      `Own damage has no fixed price: [what moves it, and what to ask](${vehicle.page}#costs-and-rules).`,
      'Policy ending? [Count the days you have](/renewal).',
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

/** Every insurer charges the same, so each difference has a cause that the insurer can name. */
function quoteText(quote: number, net: number, total: number): string {
  const gap = quote - total;
  const ask =
    'Ask the insurer for the third-party premium, the GST and every other item in separate lines.';
  if (Math.abs(gap) <= rounding) return 'Your quote has the price that the rule sets.';
  if (Math.abs(quote - net) <= rounding) {
    return `Your quote has the price that the rule sets, before GST: with it you pay ${rupees(total)}.`;
  }
  if (gap > 0) {
    return `Your quote is ${rupees(gap)} more than the rule sets. Accident cover, a gas kit or own damage may be in it, the vehicle may be in another class, or a later rate may apply. ${ask}`;
  }
  return `Your quote is ${rupees(-gap)} less than the rule sets with GST, and no insurer may charge less: it is without GST, for another vehicle, or not this cover. ${ask}`;
}

/** Insurers round the premium and the two halves of the GST. */
const rounding = 2;

export const carThirdPartyPremiumCalculator = thirdPartyPremiumCalculator(carThirdParty);
export const bikeThirdPartyPremiumCalculator = thirdPartyPremiumCalculator(bikeThirdParty);
