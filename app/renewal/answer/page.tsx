/** The dated answer to one renewal, made from the URL: line, date, mode, part. Shown in the place of /renewal. */
import { redirect } from 'next/navigation';
import { RenewalAnswer } from '@/components/renewals/renewal-answer';
import { RenewalForm } from '@/components/renewals/renewal-form';
import { InvalidQueryPage } from '@/components/sections/invalid-query-page';
import { todayInIndia } from '@/lib/dates/iso-date';
import { dateShortcutField } from '@/lib/input/date-shortcuts';
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
  const params = await searchParams;
  const today = todayInIndia(new Date());
  const query = parseRenewalQuery((name) => firstValue(params, name), today);
  if (query.kind === 'asked') {
    // A word for a day means another one tomorrow: the address that is kept and shared names the date.
    if (firstValue(params, dateShortcutField)) redirect(`${path}?${renewalSearch(query.input)}`);
    return <RenewalAnswer path={path} input={query.input} today={today} />;
  }
  const { values, errors } = query;
  return (
    <InvalidQueryPage
      path={path}
      errors={errors}
      idPrefix="renewal"
      backLabel="How renewals work, line by line"
    >
      <RenewalForm values={values} errors={errors} />
    </InvalidQueryPage>
  );
}
