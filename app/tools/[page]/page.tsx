/** What an instrument of a page answers, made from the URL. Shown in the place of that page. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CalculatorPage } from '@/components/calculators/calculator-page';
import { NoPlans } from '@/components/calculators/no-plans';
import { ProductContact } from '@/components/product-page/product-contact';
import { todayInIndia } from '@/lib/dates/iso-date';
import { answerMetadata } from '@/lib/publishing/metadata';
import { productRoutes, routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { loadPlansCalculator } from '@/lib/tools/calculator-registry/load-plans-calculator.server';
import { findCalculator } from '@/lib/tools/calculator-registry/page-calculators';
import {
  maxRowsTextLength,
  parseCalculatorQuery,
} from '@/lib/tools/calculators/parse-calculator-query';
import { isPlanPage } from '@/lib/tools/plans/plan-pages.server';
import { plansToolId } from '@/lib/tools/plans/plans-calculator';
import { cachedVisiblePlans } from '@/lib/tools/plans/read-plans.server';
import { firstValue, type SearchParams } from '@/lib/url-state/search-params';

export const dynamic = 'auto';

type PageProps = { params: Promise<{ page: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return answerMetadata(`/${(await params).page}`);
}

export default async function InstrumentAnswerPage({ params, searchParams }: PageProps) {
  const path = `/${(await params).page}` as ProductPath;
  if (!productRoutes.some((route) => route.path === path)) redirect(path);
  const search = await searchParams;
  const today = todayInIndia(new Date());
  const read = (name: string) => firstValue(search, name, maxRowsTextLength);
  const tool = firstValue(search, 'tool');
  const isPlans = tool === plansToolId;
  const instrument = isPlans
    ? await loadPlansCalculator(path, read, today)
    : findCalculator(path, tool);
  const ask = <ProductContact route={routeFor(path)} />;
  if (instrument === 'unavailable' || (instrument === 'none' && isPlanPage(path))) {
    return <NoPlans path={path} isUnavailable={instrument === 'unavailable'} callBackForm={ask} />;
  }
  if (!instrument || instrument === 'none') redirect(path);
  return (
    <CalculatorPage
      path={path}
      calculator={instrument}
      outcome={parseCalculatorQuery(instrument, read, today)}
      today={today}
      callBackForm={ask}
      plans={isPlans ? [] : cachedVisiblePlans(path, today)}
    />
  );
}
