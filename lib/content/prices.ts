/** Prices that a page may show: the statutory third-party premiums with tax; and the reason why there are no others. */
import { formatDate } from '../dates/format-date.ts';
import { rupees } from '../input/rupees.ts';
import type { ProductPath } from '../site/routes.ts';
import { plansPath } from '../site/tool-paths.ts';
import { rupeesOf, shareOf } from './figure-amounts.ts';
import { carThirdPartyUpTo1000cc, motorGst } from './figures/motor.ts';
import type { Figure, Prose } from './types.ts';

/** Follows the section on price factors. @param hasPlans whether the page links to insurers' own plans. */
export function pricesNote(path: ProductPath, hasPlans: boolean): Prose {
  return hasPlans
    ? `[Plans with approved prices](${plansPath(path)}): only of insurers that agreed in writing to how we show them.`
    : noPricesNote;
}

const noPricesNote: Prose =
  '**No insurer’s price here.** We show an insurer’s own plan only with its written approval.';

/** Below a statutory price, once a page. The notice of the row was not found in public. */
export const officialPriceDay = `As notified on ${formatDate(carThirdPartyUpTo1000cc.asOf)}. A later table may apply.`;

export type OfficialPrice = { label: string; figure: Figure };

export const priceTax = motorGst;

/** "₹3,416" with 18% as "₹4,031", to the rupee. */
export function withTax(figure: Figure): string {
  const price = rupeesOf(figure);
  return rupees(price + shareOf(price, priceTax));
}
