/** The ladder with dates, made from the URL: when and to whom. Shown in the place of /grievance-redressal. */
import { redirect } from 'next/navigation';
import { ComplaintAnswer } from '@/components/complaints/complaint-answer';
import { ComplaintForm } from '@/components/complaints/complaint-form';
import { InvalidQueryPage } from '@/components/sections/invalid-query-page';
import { todayInIndia } from '@/lib/dates/iso-date';
import { dateShortcutField } from '@/lib/input/date-shortcuts';
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
  const params = await searchParams;
  const today = todayInIndia(new Date());
  const query = parseComplaintQuery((name) => firstValue(params, name), today);
  if (query.kind === 'asked') {
    // A word for a day means another one tomorrow: the address that is kept and shared names the date.
    if (firstValue(params, dateShortcutField)) redirect(`${path}?${complaintSearch(query.input)}`);
    return <ComplaintAnswer path={path} input={query.input} today={today} />;
  }
  const { values, errors } = query;
  return (
    <InvalidQueryPage
      path={path}
      errors={errors}
      idPrefix="complaint"
      backLabel="The five steps, and a complaint to us"
    >
      <ComplaintForm values={values} errors={errors} />
    </InvalidQueryPage>
  );
}
