/** A calculator at its own path, and its answer: with the frame and the call-back form of the product. */
import { redirect } from 'next/navigation';
import { CalculatorPage } from '@/components/calculators/calculator-page';
import { withTrackingParams } from '@/lib/campaign/with-tracking-params';
import { todayInIndia } from '@/lib/dates/iso-date';
import { routeFor } from '@/lib/site/find-route';
import {
  calculatorAddress,
  findCalculator,
} from '@/lib/tools/calculator-registry/page-calculators';
import {
  briefField,
  maxRowsTextLength,
  parseCalculatorQuery,
  productField,
} from '@/lib/tools/calculators/parse-calculator-query';
import { cachedVisiblePlans } from '@/lib/tools/plans/read-plans.server';
import { firstValue, type SearchParams } from '@/lib/url-state/search-params';
import { ProductContact } from './product-contact';

type ProductCalculatorPageProps = {
  path: string;
  /** Values of the answer; the prerendered page has none. */
  search?: SearchParams;
};

export function ProductCalculatorPage({ path, search }: ProductCalculatorPageProps) {
  const found = findCalculator(path, search && firstValue(search, productField));
  // The middleware lets no other path through.
  if (!found) redirect('/');
  const { page, calculator } = found;
  const today = todayInIndia(new Date());
  const textOf = (name: string) => (search ? firstValue(search, name, maxRowsTextLength) : '');
  const outcome = parseCalculatorQuery(calculator, textOf, today);
  const address = calculatorAddress(calculator.id, page);
  if (search && outcome.kind === 'blank') redirect(withTrackingParams(path, search));
  return (
    <CalculatorPage
      path={page}
      address={address}
      calculator={calculator}
      outcome={outcome}
      today={today}
      // Where another product's page led here, the call is recorded as that page's.
      callBackForm={<ProductContact route={routeFor(page)} page={address.product ? page : path} />}
      isBrief={search !== undefined && firstValue(search, briefField) !== ''}
      plans={search ? cachedVisiblePlans(page, today) : []}
    />
  );
}
