/** What an instrument of a page answers, made from the URL. Shown in the place of that page. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { InstrumentPage } from '@/components/instruments/instrument-page';
import { NoPlans } from '@/components/instruments/no-plans';
import { ProductAsk } from '@/components/product-page/product-ask';
import { todayInIndia } from '@/lib/dates/iso-date';
import { answerMetadata } from '@/lib/publishing/metadata';
import { productRoutes, routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { longestAsked, parseAsked } from '@/lib/tools/instruments/parse-asked';
import { instrumentOn } from '@/lib/tools/page-instruments/page-instruments';
import { plansTool } from '@/lib/tools/page-instruments/plans-tool.server';
import { isPlanPage } from '@/lib/tools/plans/plan-pages.server';
import { plansToolId } from '@/lib/tools/plans/plans-instrument';
import { plansAtHand } from '@/lib/tools/plans/read-plans.server';
import { firstValue, type SearchParams } from '@/lib/url-state/search-params';

export const dynamic = 'auto';

type PageProps = { params: Promise<{ page: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return answerMetadata(`/${(await params).page}`);
}

export default async function InstrumentAnswerPage({ params, searchParams }: PageProps) {
  const path = `/${(await params).page}` as ProductPath;
  if (!productRoutes.some((route) => route.path === path)) redirect(path);
  const given = await searchParams;
  const today = todayInIndia(new Date());
  const read = (name: string) => firstValue(given, name, longestAsked);
  const tool = firstValue(given, 'tool');
  const isPlans = tool === plansToolId;
  const instrument = isPlans ? await plansTool(path, read, today) : instrumentOn(path, tool);
  const ask = <ProductAsk route={routeFor(path)} />;
  if (instrument === 'unavailable' || (instrument === 'none' && isPlanPage(path))) {
    return <NoPlans path={path} isUnavailable={instrument === 'unavailable'} ask={ask} />;
  }
  if (!instrument || instrument === 'none') redirect(path);
  return (
    <InstrumentPage
      path={path}
      instrument={instrument}
      outcome={parseAsked(instrument, read, today)}
      today={today}
      ask={ask}
      plans={isPlans ? [] : plansAtHand(path, today)}
    />
  );
}
