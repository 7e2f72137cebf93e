/** Tables of what plans' wordings say, on the rows of their page's comparison. */
import { products } from '../../content/products.ts';
import type { ProductPath } from '../../site/routes.ts';
import { inBatches } from '../../store/read-batches.ts';
import type { AnswerTable, PlanCard } from '../calculators/calculator.ts';
import type { InsurerPlan, StoredPlan } from './insurer-plan.ts';

/** Maximum columns of a narrow page; more plans make another table. */
const maxPlansPerTable = 4;
const maxFacts = 3;

export function wordingTables(path: ProductPath, plans: readonly StoredPlan[]): AnswerTable[] {
  const plansWithFeatures = plans
    .map(({ plan }) => plan)
    .filter(({ features }) => Object.keys(features).length);
  const labels = comparedLabels(path);
  const tables: AnswerTable[] = [];
  for (const { batch } of inBatches(plansWithFeatures, maxPlansPerTable)) {
    const usedLabels = labels.filter((label) => batch.some(({ features }) => features[label]));
    // A plan on several pages may have features that belong to another page's comparison.
    if (usedLabels.length === 0) continue;
    tables.push({
      caption: `What ${plansWithFeatures.length > maxPlansPerTable ? 'these' : 'the'} plans’ wordings say`,
      columns: ['What is compared', ...batch.map((plan) => columnOf(plan, plansWithFeatures))],
      rows: usedLabels.map((label) => [
        label,
        ...batch.map(({ features }) => features[label] ?? 'Not stated'),
      ]),
    });
  }
  return tables;
}

/** The first rows of the page's comparison that the plan's wording answers. */
export function factsOf(path: ProductPath, { features }: InsurerPlan): PlanCard['facts'] {
  return comparedLabels(path)
    .flatMap((label) => (features[label] ? [{ label, text: features[label] }] : []))
    .slice(0, maxFacts);
}

function comparedLabels(path: ProductPath): string[] {
  return products[path].comparison.groups.flatMap(({ rows }) => rows.map(({ label }) => label));
}

/** Two versions of a plan have the same name. */
function columnOf({ name, uin }: InsurerPlan, all: readonly InsurerPlan[]): string {
  return all.filter((other) => other.name === name).length > 1 ? `${name}, UIN ${uin}` : name;
}
