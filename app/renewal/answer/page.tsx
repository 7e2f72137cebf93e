/** The dated answer to one renewal, made from the URL: line, date, mode, part. Shown in the place of /renewal. */
import { redirect } from 'next/navigation';
import { RenewalAnswer } from '@/components/renewals/renewal-answer';
import { RenewalForm } from '@/components/renewals/renewal-form';
import { RetryForm } from '@/components/sections/retry-form';
import { todayInIndia } from '@/lib/dates/iso-date';
import { quickDayField } from '@/lib/input/quick-days';
import { answerMetadata } from '@/lib/publishing/metadata';
import { parseRenewalQuery, renewalSearch } from '@/lib/tools/renewals/renewal-query';
import { firstValue, type SearchParams } from '@/lib/url-state/search-params';

export const dynamic = 'auto';

const path = '/renewal';
export const metadata = answerMetadata(path);

export default async function RenewalAnswerPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const given = await searchParams;
  const today = todayInIndia(new Date());
  const query = parseRenewalQuery((name) => firstValue(given, name), today);
  if (query.kind === 'asked') {
    // A word for a day means another one tomorrow: the address that is kept and shared names the date.
    if (firstValue(given, quickDayField)) redirect(`${path}?${renewalSearch(query.asked)}`);
    return <RenewalAnswer path={path} asked={query.asked} today={today} />;
  }
  const { values, errors } = query;
  return (
    <RetryForm
      path={path}
      errors={errors}
      idPrefix="renewal"
      back="How renewals work, line by line"
    >
      <RenewalForm values={values} errors={errors} />
    </RetryForm>
  );
}
