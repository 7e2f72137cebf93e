/** Which instruments answer on which page, the first one in its first screen. */
import { productRoutes } from '../../site/find-route.ts';
import type { ProductPath } from '../../site/routes.ts';
import { billsOfAYear } from '../health/bills-of-a-year.ts';
import { maternityValue } from '../health/maternity-value.ts';
import { whenItPays } from '../health/when-it-pays.ts';
import { whoPays } from '../health/who-pays.ts';
import { whoToCover } from '../health/who-to-cover.ts';
import type { Fields, Instrument } from '../instruments/instrument.ts';
import { coverNeeded } from '../life/cover-needed.ts';
import { illnessSum } from '../life/illness-sum.ts';
import { bikeClaimOrPay, carClaimOrPay } from '../motor/claim-or-pay.ts';
import { bikeThirdPartyPremium, carThirdPartyPremium } from '../motor/third-party-premium.ts';
import { bikeValue, carValue } from '../motor/vehicle-value.ts';
import { annuityOptions } from '../savings/annuity-options.ts';
import { childGoal } from '../savings/child-goal.ts';
import { pensionGoal } from '../savings/pension-goal.ts';
import { quotedPlan } from '../savings/quoted-plan.ts';
import { payoutTax } from '../tax/payout-tax.ts';
import { premiumTax } from '../tax/premium-tax.ts';
import { tripCover } from '../travel/trip-cover.ts';

/** Of any fields: who holds one parses and answers with that same one. */
export type AnyInstrument = Instrument<Fields>;

/** The fields' types are the instrument's own business; behind its id it is one of many. */
export function anyOf<All extends Fields>(instrument: Instrument<All>): AnyInstrument {
  return instrument as unknown as AnyInstrument;
}

const pageInstruments: Record<ProductPath, readonly AnyInstrument[]> = {
  '/health-insurance': [anyOf(whoToCover), anyOf(whoPays), anyOf(whenItPays), anyOf(premiumTax)],
  '/critical-illness-insurance': [anyOf(illnessSum), anyOf(whenItPays)],
  '/super-topup': [anyOf(billsOfAYear), anyOf(whenItPays)],
  '/senior-citizen': [anyOf(whoToCover), anyOf(whoPays), anyOf(whenItPays)],
  '/family-health-insurance': [anyOf(whoToCover), anyOf(whoPays), anyOf(whenItPays)],
  '/maternity-health-insurance': [anyOf(maternityValue), anyOf(whenItPays)],
  '/1crore-health-insurance': [anyOf(whoToCover), anyOf(whoPays), anyOf(whenItPays)],
  '/diabetes-health-insurance': [anyOf(whenItPays), anyOf(whoPays)],
  '/term-insurance': [anyOf(coverNeeded), anyOf(premiumTax)],
  '/child-plans': [anyOf(childGoal), anyOf(quotedPlan)],
  '/investment-plans': [anyOf(quotedPlan), anyOf(payoutTax), anyOf(premiumTax)],
  '/pension-plans': [anyOf(pensionGoal), anyOf(annuityOptions), anyOf(quotedPlan)],
  '/car-insurance': [anyOf(carThirdPartyPremium), anyOf(carValue), anyOf(carClaimOrPay)],
  '/bike-insurance': [anyOf(bikeThirdPartyPremium), anyOf(bikeValue), anyOf(bikeClaimOrPay)],
  '/capital-guarantee': [anyOf(quotedPlan), anyOf(payoutTax)],
  '/travel-insurance': [anyOf(tripCover)],
};

export function instrumentsOn(path: string): readonly AnyInstrument[] {
  return Object.hasOwn(pageInstruments, path) ? pageInstruments[path as ProductPath] : [];
}

export function instrumentOn(path: string, id: string): AnyInstrument | undefined {
  return instrumentsOn(path).find((instrument) => instrument.id === id);
}

/** Every tool once, at the first page that has it. */
export function listedTools(): { question: string; href: string }[] {
  const listed = new Map<string, { question: string; href: string }>();
  for (const { path } of productRoutes) {
    for (const { id, question } of instrumentsOn(path)) {
      if (!listed.has(id)) listed.set(id, { question, href: `${path}?tool=${id}` });
    }
  }
  return [...listed.values()];
}
