/** The joint plan over what was ticked, made from the URL: events and their dates. Shown in the place of /joy-center. */
import { redirect } from 'next/navigation';
import { LifeEventAnswer } from '@/components/life-events/life-event-answer';
import { LifeEventForm } from '@/components/life-events/life-event-form';
import { InvalidQueryPage } from '@/components/sections/invalid-query-page';
import { todayInIndia } from '@/lib/dates/iso-date';
import { answerMetadata } from '@/lib/publishing/metadata';
import {
  eventField,
  lifeEventSearch,
  parseLifeEventQuery,
  submittedField,
} from '@/lib/tools/life-events/life-event-query';
import { allValues, firstValue, type SearchParams } from '@/lib/url-state/search-params';

export const dynamic = 'auto';

const path = '/joy-center';
export const metadata = answerMetadata(path);

export default async function JoyCenterAnswerPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const params = await searchParams;
  const today = todayInIndia(new Date());
  const events = allValues(params, eventField);
  const query = parseLifeEventQuery(events, (kind) => firstValue(params, kind), today);
  if (query.kind === 'asked') {
    // The form sends the dates of what was not ticked as well: the address that is kept and shared goes without them.
    if (firstValue(params, submittedField)) redirect(`${path}?${lifeEventSearch(query.input)}`);
    return <LifeEventAnswer path={path} input={query.input} today={today} />;
  }
  const { values, errors } = query;
  return (
    <InvalidQueryPage
      path={path}
      errors={errors}
      idPrefix="joy"
      backLabel="All happy moments, one by one"
    >
      <LifeEventForm values={values} errors={errors} />
    </InvalidQueryPage>
  );
}
