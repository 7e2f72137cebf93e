/** One plan for all ticked life events with their dates, computed from the URL. */
import type { Metadata } from 'next';
import { LifeEventAnswer } from '@/components/life-events/life-event-answer';
import { LifeEventForm } from '@/components/life-events/life-event-form';
import { DatedAnswer } from '@/components/sections/dated-answer';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { lifeEventOf } from '@/lib/content/life-events/life-events';
import { todayInIndia } from '@/lib/dates/iso-date';
import { unlistedMetadata } from '@/lib/publishing/metadata';
import { joinWords } from '@/lib/text/words';
import {
  lifeEventHref,
  parseLifeEventQuery,
  submittedField,
} from '@/lib/tools/life-events/life-event-query';

export const dynamic = 'auto';

const path = '/joy-center';

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const query = parseLifeEventQuery(await searchParams, todayInIndia(new Date()));
  if (query.kind === 'invalid') return unlistedMetadata(path);
  const events = query.input.map(({ kind }) => lifeEventOf(kind).label);
  return unlistedMetadata(path, { title: `${joinWords(events)}: your insurance plan` });
}

export default async function JoyCenterAnswerPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const today = todayInIndia(new Date());
  return (
    <DatedAnswer
      path={path}
      params={params}
      query={parseLifeEventQuery(params, today)}
      // The form also sends the dates of unticked events: the URL to save and share omits them.
      formField={submittedField}
      hrefOf={lifeEventHref}
      renderAnswer={(input) => <LifeEventAnswer input={input} today={today} />}
      renderForm={(values, errors) => <LifeEventForm values={values} errors={errors} />}
      idPrefix="joy"
      backLabel="All happy moments, one by one"
    />
  );
}
