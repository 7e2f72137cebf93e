/** The joint plan over what was ticked, made from the URL: events and their dates. Shown in the place of /joy-center. */
import { redirect } from 'next/navigation';
import { MomentAnswer } from '@/components/moments/moment-answer';
import { MomentForm } from '@/components/moments/moment-form';
import { RetryForm } from '@/components/sections/retry-form';
import { todayInIndia } from '@/lib/dates/iso-date';
import { answerMetadata } from '@/lib/publishing/metadata';
import {
  eventField,
  momentSearch,
  parseMoments,
  sentField,
} from '@/lib/tools/moments/moment-query';
import { allValues, firstValue, type SearchParams } from '@/lib/url-state/search-params';

export const dynamic = 'auto';

const path = '/joy-center';
export const metadata = answerMetadata(path);

export default async function JoyCenterAnswerPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const given = await searchParams;
  const today = todayInIndia(new Date());
  const events = allValues(given, eventField);
  const query = parseMoments(events, (kind) => firstValue(given, kind), today);
  if (query.kind === 'asked') {
    // The form sends the dates of what was not ticked as well: the address that is kept and shared goes without them.
    if (firstValue(given, sentField)) redirect(`${path}?${momentSearch(query.asked)}`);
    return <MomentAnswer path={path} asked={query.asked} today={today} />;
  }
  const { values, errors } = query;
  return (
    <RetryForm path={path} errors={errors} idPrefix="joy" back="All happy moments, one by one">
      <MomentForm values={values} errors={errors} />
    </RetryForm>
  );
}
