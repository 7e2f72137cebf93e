/** Insurers' own plans for a product: the look-up form, its results, or why there are none. */
import { redirect } from 'next/navigation';
import { CalculatorPage } from '@/components/calculators/calculator-page';
import { NoInsurerPlans } from '@/components/calculators/no-insurer-plans';
import { todayInIndia } from '@/lib/dates/iso-date';
import { routeFor } from '@/lib/site/find-route';
import { plansPath } from '@/lib/site/noindex-paths';
import type { ProductPath } from '@/lib/site/routes';
import { loadPlansCalculator } from '@/lib/tools/calculator-registry/load-plans-calculator.server';
import { parseCalculatorQuery } from '@/lib/tools/calculators/parse-calculator-query';
import { isPlanPage } from '@/lib/tools/plans/plan-pages.server';
import { firstValue, type SearchParams } from '@/lib/url-state/search-params';
import { ProductContact } from './product-contact';

type ProductPlansPageProps = {
  product: ProductPath;
  /** Values of the answer. */
  search?: SearchParams;
};

export async function ProductPlansPage({ product, search }: ProductPlansPageProps) {
  const path = plansPath(product);
  const today = todayInIndia(new Date());
  const read = (name: string) => (search ? firstValue(search, name) : '');
  const calculator = await loadPlansCalculator(product, read, today);
  const callBackForm = <ProductContact route={routeFor(product)} />;
  if (calculator === 'unavailable' || (calculator === 'none' && isPlanPage(product))) {
    const isUnavailable = calculator === 'unavailable';
    return (
      <NoInsurerPlans path={product} isUnavailable={isUnavailable} callBackForm={callBackForm} />
    );
  }
  if (calculator === 'none') redirect(product);
  const outcome = parseCalculatorQuery(calculator, read, today);
  if (search && outcome.kind === 'blank') redirect(path);
  return (
    <CalculatorPage
      path={product}
      address={{ path }}
      calculator={calculator}
      outcome={outcome}
      today={today}
      callBackForm={callBackForm}
      plans={[]}
    />
  );
}
