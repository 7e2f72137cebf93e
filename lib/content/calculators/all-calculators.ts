/** The text of each calculator's page, and its row for search engines. */
import type { IndexedTool } from '../../site/route-row.ts';
import { calculatorRoutes } from '../../site/tool-routes.ts';
import type { CalculatorTexts } from './calculator-text.ts';
import { healthCalculators } from './health.ts';
import { lifeCalculators } from './life.ts';
import { motorCalculators } from './motor.ts';
import { savingsCalculators } from './savings.ts';
import { travelCalculators } from './travel.ts';

export const calculatorTexts: CalculatorTexts = {
  ...healthCalculators,
  ...lifeCalculators,
  ...savingsCalculators,
  ...motorCalculators,
  ...travelCalculators,
};

export const indexedCalculators: readonly IndexedTool[] = calculatorRoutes.map(
  ({ id, path, page }) => {
    const { label, seo, publishedOn } = calculatorTexts[id];
    return { path, page, label, seo, publishedOn };
  },
);
