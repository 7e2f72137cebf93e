/** The dated escalation steps of a complaint, computed from the date and recipient in the URL. */
import type { Metadata } from 'next';
import { ComplaintAnswer } from '@/components/complaints/complaint-answer';
import { ComplaintForm } from '@/components/complaints/complaint-form';
import { DatedAnswer } from '@/components/sections/dated-answer';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { complaintTargets } from '@/lib/content/complaints/complaint-targets';
import { todayInIndia } from '@/lib/dates/iso-date';
import { dateShortcutField } from '@/lib/input/date-shortcuts';
import { unlistedMetadata } from '@/lib/publishing/metadata';
import { complaintHref, parseComplaintQuery } from '@/lib/tools/complaints/complaint-query';

export const dynamic = 'auto';

const path = '/grievance-redressal';

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const query = parseComplaintQuery(await searchParams, todayInIndia(new Date()));
  if (query.kind === 'invalid') return unlistedMetadata(path);
  const target = complaintTargets.find(({ value }) => value === query.input.to)?.label;
  return unlistedMetadata(path, { title: `${target}: your complaint and its dates` });
}

export default async function ComplaintAnswerPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const today = todayInIndia(new Date());
  return (
    <DatedAnswer
      path={path}
      params={params}
      query={parseComplaintQuery(params, today)}
      // "today" means another day tomorrow: the URL to save and share names the date.
      formField={dateShortcutField}
      hrefOf={complaintHref}
      renderAnswer={(input) => <ComplaintAnswer input={input} today={today} />}
      renderForm={(values, errors) => <ComplaintForm values={values} errors={errors} />}
      idPrefix="complaint"
      backLabel="The five steps, and a complaint to us"
    />
  );
}
