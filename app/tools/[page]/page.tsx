/** What an instrument of a page answers, made from the URL. Shown in the place of that page. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { InstrumentPage } from '@/components/instruments/instrument-page';
import { ProductAsk } from '@/components/product-page/product-ask';
import { todayInIndia } from '@/lib/dates/iso-date';
import { answerMetadata } from '@/lib/publishing/metadata';
import { routeFor } from '@/lib/site/find-route';
import { longestAsked, parseAsked } from '@/lib/tools/instruments/parse-asked';
import { instrumentOn } from '@/lib/tools/page-instruments/page-instruments';
import { firstValue, type SearchParams } from '@/lib/url-state/search-params';

export const dynamic = 'auto';

type PageProps = { params: Promise<{ page: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return answerMetadata(`/${(await params).page}`);
}

export default async function InstrumentAnswerPage({ params, searchParams }: PageProps) {
  const path = `/${(await params).page}`;
  const given = await searchParams;
  const today = todayInIndia(new Date());
  const instrument = instrumentOn(path, firstValue(given, 'tool'));
  if (!instrument) redirect(path);
  const outcome = parseAsked(instrument, (name) => firstValue(given, name, longestAsked), today);
  return (
    <InstrumentPage
      path={path}
      instrument={instrument}
      outcome={outcome}
      today={today}
      ask={<ProductAsk route={routeFor(path)} />}
    />
  );
}
