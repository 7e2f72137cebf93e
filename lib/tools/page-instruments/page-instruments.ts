/** Which instruments answer on which page, the first one in its first screen. */
import type { instrumentPaths } from '../../site/unlisted-paths.ts';
import { whoPays } from '../health/who-pays.ts';
import type { Fields, Instrument } from '../instruments/instrument.ts';
import { bikeThirdPartyPremium, carThirdPartyPremium } from '../motor/third-party-premium.ts';
import { quotedPlan } from '../savings/quoted-plan.ts';

/** Of any fields: who holds one parses and answers with that same one. */
export type AnyInstrument = Instrument<Fields>;

/** The fields' types are the instrument's own business; behind its id it is one of many. */
function anyOf<All extends Fields>(instrument: Instrument<All>): AnyInstrument {
  return instrument as unknown as AnyInstrument;
}

type InstrumentPath = (typeof instrumentPaths)[number];

export const pageInstruments: Record<InstrumentPath, readonly AnyInstrument[]> = {
  '/health-insurance': [anyOf(whoPays)],
  '/family-health-insurance': [anyOf(whoPays)],
  '/senior-citizen': [anyOf(whoPays)],
  '/1crore-health-insurance': [anyOf(whoPays)],
  '/diabetes-health-insurance': [anyOf(whoPays)],
  '/investment-plans': [anyOf(quotedPlan)],
  '/capital-guarantee': [anyOf(quotedPlan)],
  '/child-plans': [anyOf(quotedPlan)],
  '/pension-plans': [anyOf(quotedPlan)],
  '/car-insurance': [anyOf(carThirdPartyPremium)],
  '/bike-insurance': [anyOf(bikeThirdPartyPremium)],
};

export function instrumentsOn(path: string): readonly AnyInstrument[] {
  return Object.hasOwn(pageInstruments, path) ? pageInstruments[path as InstrumentPath] : [];
}

export function instrumentOn(path: string, id: string): AnyInstrument | undefined {
  return instrumentsOn(path).find((instrument) => instrument.id === id);
}
