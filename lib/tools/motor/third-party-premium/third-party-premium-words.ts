/** Price, sentences and next steps of the answer "what does third-party cost you". */
import { rupeesOf, shareOf } from '../../../content/figure-amounts.ts';
import {
  bundledOwnDamageYears,
  hybridThirdPartyConcession,
  motorGst,
  ownerDriverAccidentCover,
} from '../../../content/figures/motor.ts';
import { officialPriceDay } from '../../../content/prices.ts';
import type { Figure, Prose } from '../../../content/types.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import { upperFirst } from '../../../text/words.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerException } from '../../calculators/calculator.ts';
import { isFarAboveTable } from '../vehicle-words.ts';
import {
  type Fuel,
  premiumClassOf,
  type ThirdPartyVehicle,
} from './third-party-premium-classes.ts';

export type ThirdPartyQuestion = {
  fuel: Fuel;
  size: number;
  age: 'running' | 'new';
  quote: number | null;
};

export type ThirdPartyPrice = {
  isNew: boolean;
  figure: Figure;
  base: number;
  concession: number;
  net: number;
  tax: number;
  total: number;
  term: string;
};

/** The price that the rule sets, with GST. */
export function priceOf(
  vehicle: ThirdPartyVehicle,
  { fuel, size, age }: ThirdPartyQuestion,
): ThirdPartyPrice {
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

/** "Electric car, 30 kW, new" */
export function thirdPartyVehicleText(
  { name }: ThirdPartyVehicle,
  { fuel, size, age, quote }: ThirdPartyQuestion,
): string {
  const kind = fuel === 'petrol' ? name : `${fuel} ${name}`;
  return [
    upperFirst(kind),
    `${size.toLocaleString('en-IN')} ${fuel === 'electric' ? 'kW' : 'cc'}`,
    age === 'new' ? 'new' : 'on the road',
    ...(quote === null ? [] : [`quoted at ${rupees(quote)}`]),
  ].join(', ');
}

export function premiumVerdict({ total, term }: ThirdPartyPrice, quote: number | null): string {
  return quote !== null && isFarAboveTable(quote, total)
    ? `Your quote is far above the price that the rule sets for ${term}`
    : `Third-party cover for ${term} costs the same at every insurer`;
}

export function premiumNumbers({ total }: ThirdPartyPrice, quote: number | null): HeadlineNumber[] {
  return [
    {
      label: 'You pay, GST included',
      value: rupeesInWords(total),
      note: officialPriceDay,
    },
    ...(quote === null ? [] : [{ label: 'Your quote', value: rupeesInWords(quote) }]),
  ];
}

/** The most important first. */
export function premiumExceptions(
  { name, newYears }: ThirdPartyVehicle,
  price: ThirdPartyPrice,
  quote: number | null,
): AnswerException[] {
  return [
    ...(quote === null ? [] : [quoteException(quote, price)]),
    ...(price.isNew
      ? [
          {
            title: 'Own damage ends before third party',
            text: `A new ${name} is sold with ${newYears.text} of third-party cover, paid at once. Own-damage cover usually runs ${bundledOwnDamageYears.text} and is renewed alone until then.`,
          },
        ]
      : []),
  ];
}

/** Insurers round the premium and the two halves of the GST. */
const rounding = 2;

export const isBeforeGst = (quote: number, net: number) => Math.abs(quote - net) <= rounding;
const hasPriceOfRule = (quote: number, total: number) => Math.abs(quote - total) <= rounding;

/** Every insurer charges the same, so each difference has a cause that the insurer can name. */
function quoteException(
  quote: number,
  { net, total }: ThirdPartyPrice,
): { title: string; text: Prose } {
  const gap = quote - total;
  if (hasPriceOfRule(quote, total)) {
    return {
      title: 'Your quote has the price that the rule sets',
      text: 'Own damage and accident cover have no fixed price: compare those.',
    };
  }
  if (isBeforeGst(quote, net)) {
    return {
      title: 'Your quote is before GST',
      text: `It has the price that the rule sets, before GST: with it you pay ${rupeesInWords(total)}.`,
    };
  }
  return gap > 0
    ? {
        title: `Your quote is ${rupeesInWords(gap)} more than the rule sets`,
        text: 'Accident cover, a gas kit or own damage may be in it, the vehicle may be in another class, or a later rate may apply.',
      }
    : {
        title: `Your quote is ${rupeesInWords(-gap)} less than the rule sets with GST`,
        text: 'No insurer may charge less: it is without GST, for another vehicle, or not this cover.',
      };
}

export function premiumSteps(
  { name, page }: ThirdPartyVehicle,
  { isNew, net, total }: ThirdPartyPrice,
  quote: number | null,
): NextStep[] {
  const isExplained = quote !== null && (hasPriceOfRule(quote, total) || isBeforeGst(quote, net));
  const first: NextStep[] =
    quote === null
      ? [{ text: 'Check the third-party line of a quote', link: 'Enter a quote', href: '#change' }]
      : isExplained
        ? []
        : [
            {
              text: 'Ask the insurer for third party, GST and every other item in separate lines',
              link: 'Insurers',
              href: '/insurance-companies',
            },
          ];
  return [
    ...first,
    {
      text: isNew
        ? `See what your new ${name} itself is insured for`
        : `Own damage too? See what your ${name} is insured for`,
      link: 'IDV',
      href: `${page}/idv-calculator`,
    },
    {
      text: `Ask what ${ownerDriverAccidentCover.text} of accident cover for the owner-driver costs`,
      link: 'Accident cover',
      href: `${page}#costs-and-rules`,
    },
  ];
}

export const accidentCoverText: Prose = `The law also asks for ${ownerDriverAccidentCover.text} of personal accident cover for the owner who drives, unless you have as much already. Its price is the insurer’s own, so ask for it beside this one.`;
