/** The third-party premium of a car or two-wheeler to the rupee: it is fixed by rule, so it can be told without asking who. */
import {
  bundledOwnDamageYears,
  hybridThirdPartyConcession,
  motorGst,
  newBikeThirdPartyYears,
  newCarThirdPartyYears,
  ownerDriverAccidentCover,
  thirdPartyRatesUnchangedSince,
} from '../../content/figures/motor.ts';
import {
  bikePremiumClasses,
  carPremiumClasses,
  electricBikePremiumClasses,
  electricCarPremiumClasses,
  type PremiumClass,
} from '../../content/figures/third-party-premiums.ts';
import type { Figure } from '../../content/types.ts';
import { rupees } from '../../input/rupees.ts';
import {
  defineInstrument,
  type Instrument,
  type InstrumentAnswer,
  type WorkingRow,
} from '../instruments/instrument.ts';
import { rupeesOf, shareOf } from '../money/figure-amounts.ts';

type Fuel = 'petrol' | 'hybrid' | 'electric';
type Vehicle = {
  name: 'car' | 'two-wheeler';
  engine: readonly PremiumClass[];
  electric: readonly PremiumClass[];
  newYears: Figure;
  page: string;
  /** Believable sizes: cc of an engine, kW of a motor. */
  sizes: { cc: [number, number]; kw: [number, number] };
  examples: { label: string; typed: { fuel: Fuel; size: string; age: 'running' | 'new' } }[];
};

const car: Vehicle = {
  name: 'car',
  engine: carPremiumClasses,
  electric: electricCarPremiumClasses,
  newYears: newCarThirdPartyYears,
  page: '/car-insurance',
  sizes: { cc: [100, 9000], kw: [1, 1500] },
  examples: [
    { label: 'Petrol, 1,197 cc', typed: { fuel: 'petrol', size: '1197', age: 'running' } },
    { label: 'Electric, 30 kW, new', typed: { fuel: 'electric', size: '30', age: 'new' } },
  ],
};
const bike: Vehicle = {
  name: 'two-wheeler',
  engine: bikePremiumClasses,
  electric: electricBikePremiumClasses,
  newYears: newBikeThirdPartyYears,
  page: '/bike-insurance',
  sizes: { cc: [20, 3000], kw: [0.1, 200] },
  examples: [
    { label: 'Petrol, 125 cc', typed: { fuel: 'petrol', size: '125', age: 'running' } },
    { label: 'Electric, 4 kW, new', typed: { fuel: 'electric', size: '4', age: 'new' } },
  ],
};

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
      unit: 'cc, or kW if electric',
      label: 'Engine size in cc (electric: motor in kW)',
      hint: 'Printed on the registration certificate as cubic capacity or motor power.',
      least: vehicle.sizes.kw[0],
      most: vehicle.sizes.cc[1],
      step: 0.01,
    },
    age: {
      kind: 'choice',
      label: `The ${vehicle.name} is`,
      options: { running: 'Already on the road', new: 'New, not yet registered' },
      start: 'running',
    },
  }) as const;

function thirdPartyInstrument(vehicle: Vehicle): Instrument<ReturnType<typeof fields>> {
  return defineInstrument({
    id: vehicle.name === 'car' ? 'car-third-party' : 'bike-third-party',
    question: `What does third-party cover of your ${vehicle.name} cost?`,
    lead: 'The price is fixed by rule and the same at every insurer.',
    button: 'Show the price',
    fields: fields(vehicle),
    examples: vehicle.examples,
    check: ({ fuel, size }) => {
      const unit = fuel === 'electric' ? 'kw' : 'cc';
      const [least, most] = vehicle.sizes[unit];
      if (size >= least && size <= most) return {};
      const inUnit = unit === 'kw' ? 'the motor’s power in kW' : 'the engine’s size in cc';
      return { size: `Enter ${inUnit}: ${least} to ${most.toLocaleString('en-IN')}.` };
    },
    answer: ({ fuel, size, age }) => premiumAnswer(vehicle, fuel, size, age === 'new'),
  });
}

/** The class whose upper limit is the first that holds the size: 1,000 cc is the lowest class, 1,000.1 the next. */
function classOf(vehicle: Vehicle, fuel: Fuel, size: number): PremiumClass {
  const classes = fuel === 'electric' ? vehicle.electric : vehicle.engine;
  const found = classes.find(({ upTo }) => size <= upTo);
  if (!found) throw new RangeError(`no class of third-party premium for ${size}`);
  return found;
}

function premiumAnswer(
  vehicle: Vehicle,
  fuel: Fuel,
  size: number,
  isNew: boolean,
): InstrumentAnswer {
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
    assumed: [
      `A private ${vehicle.name}, not a taxi, not for hire and not of the vintage class.`,
      `No later rates: these have stood since ${thirdPartyRatesUnchangedSince.text}.`,
      'Nothing added for a CNG or LPG kit fitted later; insurers charge for it separately.',
    ],
    next: [
      `Own damage has no fixed price: [what moves it, and what to ask](${vehicle.page}#cost).`,
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

export const carThirdPartyPremium = thirdPartyInstrument(car);
export const bikeThirdPartyPremium = thirdPartyInstrument(bike);
