/** What an instrument of a page answers, made from the URL. Shown in the place of that page. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { InstrumentAnswer } from '@/components/instruments/instrument-answer';
import { InstrumentForm } from '@/components/instruments/instrument-form';
import { RetryForm } from '@/components/sections/retry-form';
import { todayInIndia } from '@/lib/dates/iso-date';
import { answerMetadata } from '@/lib/publishing/metadata';
import { longestAsked, parseAsked } from '@/lib/tools/instruments/parse-asked';
import { instrumentOn } from '@/lib/tools/page-instruments/page-instruments';
import { firstValue, type SearchParams } from '@/lib/url-state/search-params';

export const dynamic = 'force-dynamic';

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
  if (outcome.kind === 'asked') {
    const answer = instrument.answer(outcome.asked, today);
    return (
      <InstrumentAnswer path={path} instrument={instrument} answer={answer} typed={outcome.typed} />
    );
  }
  const { errors, typed } = outcome;
  return (
    <RetryForm
      path={path}
      errors={errors as Record<string, string>}
      idPrefix={instrument.id}
      heading={instrument.question}
      answer="Correct what is marked below, and the answer comes up. Nothing is lost."
      back="Back to the page"
    >
      <InstrumentForm path={path} instrument={instrument} typed={typed} errors={errors} />
    </RetryForm>
  );
}
