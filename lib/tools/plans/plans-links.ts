/** Links from a calculator's answer to the plans on file, with its results where a rate table has exactly these. */
import type { Prose } from '../../content/types.ts';
import type { ProductPath } from '../../site/routes.ts';
import { answerPath, plansPath } from '../../site/tool-paths.ts';
import type { RequiredCover } from '../calculators/calculator.ts';
import { calculatorSearch } from '../calculators/parse-calculator-query.ts';
import type { StoredPlan } from './insurer-plan.ts';
import { planWords } from './plan-words.ts';
import { plansCalculator, plansHeading } from './plans-calculator.ts';

/** @param plans those of the page; without any there is no link. */
export function plansLinks(
  path: ProductPath,
  plans: readonly StoredPlan[],
  requiredCovers: readonly RequiredCover[] = [],
): Prose[] {
  if (plans.length === 0) return [];
  const tool = plansCalculator(path, plans);
  const link = (href: string, words: string) => `[${plansHeading}](${href})${words}.`;
  const links = requiredCovers.flatMap((cover) => {
    const term = termOf(plans, cover);
    if (term === undefined) return [];
    const { age, sum } = cover;
    const words = `: prices for ${planWords(path).searchText(age, sum, term)}`;
    const search = calculatorSearch(tool, { age: `${age}`, sum: `${sum}`, term: `${term}` });
    return [link(`${answerPath(plansPath(path))}?${search}`, words)];
  });
  return links.length > 0 ? [...new Set(links)] : [link(plansPath(path), ', with their prices')];
}

/** The term of the answer, else the shortest of a table with this age and sum. */
function termOf(
  plans: readonly StoredPlan[],
  { age, sum, term }: RequiredCover,
): number | undefined {
  const terms = plans
    .filter(({ range: { ages, sums } }) => ages[0] <= age && age <= ages[1] && sums.includes(sum))
    .flatMap(({ range }) => range.terms);
  if (term !== undefined) return terms.find((one) => one === term);
  return terms.length > 0 ? Math.min(...terms) : undefined;
}
