/** The plan for one claim, computed for the dates in the URL. */
import type { Metadata } from 'next';
import { ClaimAnswer } from '@/components/claims/claim-answer';
import { redirectInLanguage } from '@/components/sections/redirect-in-language';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { findClaimType } from '@/lib/content/claims/all-claims';
import { nowInIndia } from '@/lib/dates/local-date-time';
import { dateShortcutField, parseDateShortcut } from '@/lib/input/date-shortcuts';
import { unlistedMetadata } from '@/lib/publishing/metadata';
import { claimHref } from '@/lib/tools/claims/claim-href';
import { parseClaimQuery } from '@/lib/tools/claims/parse-claim-events';

export const dynamic = 'auto';

export async function generateMetadata({ params }: PageProps<{ type: string }>): Promise<Metadata> {
  const claimType = findClaimType((await params).type);
  return unlistedMetadata('/claim', {
    title: claimType ? `${claimType.label}: your claim plan` : undefined,
  });
}

export default async function ClaimAnswerPage({
  params,
  searchParams,
}: PageProps<{ type: string }>) {
  const search = await searchParams;
  const now = nowInIndia(new Date());
  const query = parseClaimQuery({ ...search, type: (await params).type }, now);
  const redirectTo = (href: string) => redirectInLanguage(href, search);
  if (query === null) return redirectTo('/claim');
  const { type, eventTimes, errors } = query;
  const date = parseDateShortcut(firstValue(search, dateShortcutField).trim(), now.date);
  // "today" means another day tomorrow: the URL to save and share names the date.
  if (date) redirectTo(claimHref(type, { ...eventTimes, happened: { date, time: null } }));
  const isAsked = type.answer || Object.keys({ ...eventTimes, ...errors }).length > 0;
  if (!isAsked) redirectTo(claimHref(type));
  return <ClaimAnswer query={query} now={now} />;
}
