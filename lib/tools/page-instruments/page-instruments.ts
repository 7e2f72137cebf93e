/** Which instruments answer on which page, the first one in its first screen. */
import type { ProductPath } from '../../site/routes.ts';
import { whoPays } from '../health/who-pays.ts';
import type { Fields, Instrument } from '../instruments/instrument.ts';
import { coverNeeded } from '../life/cover-needed.ts';
import { bikeThirdPartyPremium, carThirdPartyPremium } from '../motor/third-party-premium.ts';
import { bikeValue, carValue } from '../motor/vehicle-value.ts';
import { childGoal } from '../savings/child-goal.ts';
import { quotedPlan } from '../savings/quoted-plan.ts';

/** Of any fields: who holds one parses and answers with that same one. */
export type AnyInstrument = Instrument<Fields>;

/** The fields' types are the instrument's own business; behind its id it is one of many. */
function anyOf<All extends Fields>(instrument: Instrument<All>): AnyInstrument {
  return instrument as unknown as AnyInstrument;
}

const pageInstruments: Record<ProductPath, readonly AnyInstrument[]> = {
  '/health-insurance': [anyOf(whoPays)],
  '/critical-illness-insurance': [],
  '/super-topup': [],
  '/senior-citizen': [anyOf(whoPays)],
  '/family-health-insurance': [anyOf(whoPays)],
  '/maternity-health-insurance': [],
  '/1crore-health-insurance': [anyOf(whoPays)],
  '/diabetes-health-insurance': [anyOf(whoPays)],
  '/term-insurance': [anyOf(coverNeeded)],
  '/child-plans': [anyOf(childGoal), anyOf(quotedPlan)],
  '/investment-plans': [anyOf(quotedPlan)],
  '/pension-plans': [anyOf(quotedPlan)],
  '/capital-guarantee': [anyOf(quotedPlan)],
  '/car-insurance': [anyOf(carThirdPartyPremium), anyOf(carValue)],
  '/bike-insurance': [anyOf(bikeThirdPartyPremium), anyOf(bikeValue)],
  '/travel-insurance': [],
};

export function instrumentsOn(path: string): readonly AnyInstrument[] {
  return Object.hasOwn(pageInstruments, path) ? pageInstruments[path as ProductPath] : [];
}

export function instrumentOn(path: string, id: string): AnyInstrument | undefined {
  return instrumentsOn(path).find((instrument) => instrument.id === id);
}
