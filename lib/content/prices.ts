/** Prices a page may show: the third-party premiums fixed by rule, with their tax; and why there is no other. */
import { rupees } from '../input/rupees.ts';
import type { ProductPath } from '../site/routes.ts';
import { rupeesOf, shareOf } from './figure-amounts.ts';
import { motorGst } from './figures/motor.ts';
import type { Figure, Prose } from './types.ts';

/** Beside what moves the price. @param hasPlans whether the page leads to insurers' own plans. */
export function pricesNote(path: ProductPath, hasPlans: boolean): Prose {
  return hasPlans
    ? `**What insurers charge.** It depends on your answers. [Plans filed by insurers](${path}?tool=plans) has the prices of those that approved in writing how we show them.`
    : noPricesNote;
}

const noPricesNote: Prose =
  '**Why there is no insurer’s price here.** It depends on your answers, and we show an insurer’s own plan only with that insurer’s written approval.';

export type OfficialPrice = { label: string; figure: Figure };

export const priceTax = motorGst;

/** "₹3,416" with 18% as "₹4,031", to the rupee. */
export function withTax(figure: Figure): string {
  const price = rupeesOf(figure);
  return rupees(price + shareOf(price, priceTax));
}
