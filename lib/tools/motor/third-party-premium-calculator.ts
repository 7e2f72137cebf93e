/** The third-party premium of a car or two-wheeler to the rupee: the rule fixes it, so no personal data is needed. */
import { rupeesOf, shareOf } from '../../content/figure-amounts.ts';
import {
  bundledOwnDamageYears,
  hybridThirdPartyConcession,
  motorGst,
  ownerDriverAccidentCover,
  thirdPartyRatesUnchangedSince,
} from '../../content/figures/motor.ts';
import { rupees } from '../../input/rupees.ts';
import {
  type Calculator,
  type CalculatorAnswer,
  defineCalculator,
  type WorkingRow,
} from '../calculators/calculator.ts';
import { bike, car, classOf, type Fuel, type Vehicle } from './third-party-classes.ts';

const fields = (vehicle: Vehicle) =>
  ({
    fuel: {
      kind: 'choice',
      label: 'It runs on',
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
  }) as const;

function thirdPartyPremiumCalculator(vehicle: Vehicle): Calculator<ReturnType<typeof fields>> {
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
    answer: ({ fuel, size, age }) => premiumAnswer(vehicle, fuel, size, age === 'new'),
  });
}

function premiumAnswer(
  vehicle: Vehicle,
  fuel: Fuel,
  size: number,
  isNew: boolean,
): CalculatorAnswer {
  const { yearly, longTerm } = classOf(vehicle, fuel, size);
  const figure = isNew ? longTerm : yearly;
  const base = rupeesOf(figure);
  const concession = fuel === 'hybrid' ? shareOf(base, hybridThirdPartyConcession) : 0;
  const net = base - concession;
  const tax = shareOf(net, motorGst);
  const term = isNew ? vehicle.newYears.text : '1 year';
  const rows: WorkingRow[] = [
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
    { label: `To pay for ${term}`, value: rupees(net + tax), isTotal: true },
  ];
  return {
    verdict: `${rupees(net + tax)} for ${term} of third-party cover, GST included`,
    text: [
      isNew
        ? `A new ${vehicle.name} is sold with ${vehicle.newYears.text} of third-party cover, paid at once. Own-damage cover usually runs ${bundledOwnDamageYears.text} and is renewed alone until then.`
        : 'It pays for injury, death and damage you cause to others, not for your own vehicle.',
      `The law also asks for ${ownerDriverAccidentCover.text} of personal accident cover for the owner who drives, unless you have as much already. Its price is the insurer’s own, so ask for it beside this one.`,
    ],
    working: { caption: 'How the price is made up', rows },
    assumptions: [
      `A private ${vehicle.name}, not a taxi, not for hire and not of the vintage class.`,
      `No later rates: these have stood since ${thirdPartyRatesUnchangedSince.text}.`,
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
      thirdPartyRatesUnchangedSince,
    ],
  };
}

export const carThirdPartyPremiumCalculator = thirdPartyPremiumCalculator(car);
export const bikeThirdPartyPremiumCalculator = thirdPartyPremiumCalculator(bike);
