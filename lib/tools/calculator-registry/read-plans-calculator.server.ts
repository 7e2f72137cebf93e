/** The calculator for insurers' own plans, built from the plans in the database; all other calculators are static. */
import 'server-only';
import type { IsoDate } from '../../dates/iso-date.ts';
import { errorName, logger } from '../../process/logging/logger.server.ts';
import type { ProductPath } from '../../site/routes.ts';
import { openStore } from '../../store/open-store.server.ts';
import type { Calculator } from '../calculators/calculator.ts';
import { parseCalculatorQuery } from '../calculators/parse-calculator-query.ts';
import { plansCalculator } from '../plans/plans-calculator.ts';
import { filedRates, readVisiblePlans } from '../plans/read-plans.server.ts';

export type PlansCalculatorOutcome =
  | { kind: 'calculator'; calculator: Calculator }
  /** Nothing is on file for the page today. */
  | { kind: 'none' }
  /** The database could not be asked. */
  | { kind: 'unavailable' };

/** @param textOf returns the text of a query parameter; empty when there is none. */
export async function readPlansCalculator(
  path: ProductPath,
  textOf: (name: string) => string,
  today: IsoDate,
): Promise<PlansCalculatorOutcome> {
  try {
    const plans = await readVisiblePlans(path, today);
    if (plans.length === 0) return { kind: 'none' };
    const tool = plansCalculator(path, plans);
    const outcome = parseCalculatorQuery(tool, textOf, today);
    if (outcome.kind !== 'valid') return { kind: 'calculator', calculator: tool };
    const { age, sum, term } = outcome.input;
    const rates = await filedRates(
      await openStore(),
      plans.map(({ versionId }) => versionId),
      { age, sum: Number(sum), term: Number(term) },
    );
    return { kind: 'calculator', calculator: plansCalculator(path, plans, rates) };
  } catch (error) {
    logger().error({ problem: errorName(error) }, 'the plans could not be read');
    return { kind: 'unavailable' };
  }
}
