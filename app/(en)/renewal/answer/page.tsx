/** The dated answer to one renewal, computed from the URL: line, kind, mode, part, dates. */
import type { Metadata } from 'next';
import { RenewalAnswer } from '@/components/renewals/renewal-answer';
import { RenewalForm } from '@/components/renewals/renewal-form';
import { DatedAnswer } from '@/components/sections/dated-answer';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { todayInIndia } from '@/lib/dates/iso-date';
import { dateShortcutField } from '@/lib/input/date-shortcuts';
import { unlistedMetadata } from '@/lib/publishing/metadata';
import { renewalLines } from '@/lib/tools/renewals/renewal-lines';
import { parseRenewalQuery, renewalHref } from '@/lib/tools/renewals/renewal-query';

export const dynamic = 'auto';

const path = '/renewal';

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const query = parseRenewalQuery(await searchParams, todayInIndia(new Date()));
  if (query.kind === 'invalid') return unlistedMetadata(path);
  const { line } = query.input;
  const policy = renewalLines.find(({ value }) => value === line)?.label;
  const title = `${policy}: ${line === 'new' ? 'the free look' : 'renewal and last days'}`;
  return unlistedMetadata(path, { title });
}

export default async function RenewalAnswerPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const today = todayInIndia(new Date());
  return (
    <DatedAnswer
      path={path}
      params={params}
      query={parseRenewalQuery(params, today)}
      // "today" means another day tomorrow: the URL to save and share names the date.
      formField={dateShortcutField}
      hrefOf={renewalHref}
      renderAnswer={(input) => <RenewalAnswer input={input} today={today} />}
      renderForm={(values, errors) => <RenewalForm values={values} errors={errors} />}
      idPrefix="renewal"
      backLabel="How renewals work, line by line"
    />
  );
}
