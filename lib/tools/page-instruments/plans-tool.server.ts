/** The tool for insurers' own plans, made of what the database holds; all other tools are always there. */
import 'server-only';
import type { IsoDate } from '../../dates/iso-date.ts';
import { errorName, logger } from '../../logging/logger.server.ts';
import type { ProductPath } from '../../site/routes.ts';
import { openStore } from '../../store/open-store.server.ts';
import { parseAsked } from '../instruments/parse-asked.ts';
import { plansInstrument } from '../plans/plans-instrument.ts';
import { filedRates, shownPlans } from '../plans/read-plans.server.ts';
import { type AnyInstrument, anyOf } from './page-instruments.ts';

/** `none`: nothing is on file for the page today. `unavailable`: the database could not be asked. */
export type PlansTool = AnyInstrument | 'none' | 'unavailable';

/** @param read the text under a name in the address. */
export async function plansTool(
  path: ProductPath,
  read: (name: string) => string,
  today: IsoDate,
): Promise<PlansTool> {
  try {
    const plans = await shownPlans(path, today);
    if (plans.length === 0) return 'none';
    const tool = plansInstrument(path, plans);
    const outcome = parseAsked(tool, read, today);
    if (outcome.kind !== 'asked') return anyOf(tool);
    const { age, sum, term } = outcome.asked;
    const rates = await filedRates(
      await openStore(),
      plans.map(({ versionId }) => versionId),
      { age, sum: Number(sum), term: Number(term) },
    );
    return anyOf(plansInstrument(path, plans, rates));
  } catch (error) {
    logger().error({ problem: errorName(error) }, 'the plans could not be read');
    return 'unavailable';
  }
}
