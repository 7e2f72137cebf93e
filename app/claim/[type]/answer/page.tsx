/** The plan for one claim, computed for the dates in the URL. */
import { redirect } from 'next/navigation';
import { ClaimAnswer } from '@/components/claims/claim-answer';
import { withTrackingParams } from '@/lib/campaign/with-tracking-params';
import { findClaimType } from '@/lib/content/claims/all-claims';
import { nowInIndia } from '@/lib/dates/local-date-time';
import { dateShortcutField, parseDateShortcut } from '@/lib/input/date-shortcuts';
import { answerMetadata } from '@/lib/publishing/metadata';
import { claimHref } from '@/lib/tools/claims/claim-href';
import { parseClaimAnswer } from '@/lib/tools/claims/claim-question';
import { parseClaimEvents } from '@/lib/tools/claims/parse-claim-events';
import { firstValue, type PageProps } from '@/lib/url-state/search-params';

export const dynamic = 'auto';

export const metadata = answerMetadata('/claim');

export default async function ClaimAnswerPage({
  params,
  searchParams,
}: PageProps<{ type: string }>) {
  const claimType = findClaimType((await params).type);
  if (!claimType) redirect('/claim');
  const search = await searchParams;
  const text = (name: string) => firstValue(search, name).trim();
  const type = parseClaimAnswer(claimType, text);
  const now = nowInIndia(new Date());
  const events = parseClaimEvents(type, text, now);
  const date = parseDateShortcut(text(dateShortcutField), now.date);
  // "today" means another day tomorrow: the URL to save and share names the date.
  const redirectTo = (href: string) => redirect(withTrackingParams(href, search));
  if (date) redirectTo(claimHref(type, { ...events.eventTimes, happened: { date, time: null } }));
  const isAsked = type.answer || Object.keys({ ...events.eventTimes, ...events.errors }).length > 0;
  if (!isAsked) redirectTo(claimHref(type));
  return <ClaimAnswer query={{ type, ...events }} now={now} />;
}
