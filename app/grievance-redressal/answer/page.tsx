/** The ladder with dates, made from the URL: when and to whom. Shown in the place of /grievance-redressal. */
import { redirect } from 'next/navigation';
import { ComplaintAnswer } from '@/components/complaints/complaint-answer';
import { ComplaintForm } from '@/components/complaints/complaint-form';
import { RetryForm } from '@/components/sections/retry-form';
import { todayInIndia } from '@/lib/dates/iso-date';
import { quickDayField } from '@/lib/input/quick-days';
import { answerMetadata } from '@/lib/publishing/metadata';
import { complaintSearch, parseComplaintQuery } from '@/lib/tools/complaints/complaint-query';
import { firstValue, type SearchParams } from '@/lib/url-state/search-params';

export const dynamic = 'auto';

const path = '/grievance-redressal';
export const metadata = answerMetadata(path);

export default async function ComplaintAnswerPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const given = await searchParams;
  const today = todayInIndia(new Date());
  const query = parseComplaintQuery((name) => firstValue(given, name), today);
  if (query.kind === 'asked') {
    // A word for a day means another one tomorrow: the address that is kept and shared names the date.
    if (firstValue(given, quickDayField)) redirect(`${path}?${complaintSearch(query.asked)}`);
    return <ComplaintAnswer path={path} asked={query.asked} today={today} />;
  }
  const { values, errors } = query;
  return (
    <RetryForm
      path={path}
      errors={errors}
      idPrefix="complaint"
      back="The five steps, and a complaint to us"
    >
      <ComplaintForm values={values} errors={errors} />
    </RetryForm>
  );
}
