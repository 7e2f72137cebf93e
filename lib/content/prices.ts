/** Prices a page may show: the third-party premiums fixed by rule, with their tax; and why there is no other. */
import { rupees } from '../input/rupees.ts';
import { plansPath } from '../site/noindex-paths.ts';
import type { ProductPath } from '../site/routes.ts';
import { rupeesOf, shareOf } from './figure-amounts.ts';
import {
  bikeThirdParty75To150cc,
  bikeThirdParty150To350cc,
  bikeThirdPartyOver350cc,
  bikeThirdPartyUpTo75cc,
  carThirdParty1000To1500cc,
  carThirdPartyOver1500cc,
  carThirdPartyUpTo1000cc,
  motorGst,
} from './figures/motor.ts';
import type { Figure, Prose } from './types.ts';

/** Beside what moves the price. @param hasPlans whether the page leads to insurers' own plans. */
export function pricesNote(path: ProductPath, hasPlans: boolean): Prose {
  return hasPlans
    ? `**What insurers charge.** It depends on your answers. [Plans filed by insurers](${plansPath(path)}) has the prices of those that approved in writing how we show them.`
    : noPricesNote;
}

const noPricesNote: Prose =
  '**Why there is no insurer’s price here.** It depends on your answers, and we show an insurer’s own plan only with that insurer’s written approval.';

export type OfficialPrice = { label: string; figure: Figure };

/** By engine; the same at every insurer. */
export const officialPrices: Partial<Record<ProductPath, readonly OfficialPrice[]>> = {
  '/car-insurance': [
    { label: 'Up to 1,000 cc', figure: carThirdPartyUpTo1000cc },
    { label: '1,001 to 1,500 cc', figure: carThirdParty1000To1500cc },
    { label: 'Above 1,500 cc', figure: carThirdPartyOver1500cc },
  ],
  '/bike-insurance': [
    { label: 'Up to 75 cc', figure: bikeThirdPartyUpTo75cc },
    { label: '76 to 150 cc', figure: bikeThirdParty75To150cc },
    { label: '151 to 350 cc', figure: bikeThirdParty150To350cc },
    { label: 'Above 350 cc', figure: bikeThirdPartyOver350cc },
  ],
};

export const priceTax = motorGst;

/** "₹3,416" with 18% as "₹4,031", to the rupee. */
export function withTax(figure: Figure): string {
  const price = rupeesOf(figure);
  return rupees(price + shareOf(price, priceTax));
}
