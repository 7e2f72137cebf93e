/** A refusal decoded, for the reasons and dates in the URL. */
import { redirect } from 'next/navigation';
import { RefusalAnswer } from '@/components/refusals/refusal-answer';
import { RefusalForm } from '@/components/refusals/refusal-form';
import { InvalidQueryPage } from '@/components/sections/invalid-query-page';
import { withTrackingParams } from '@/lib/campaign/with-tracking-params';
import { refusedClaim } from '@/lib/content/claims/indexable-claims';
import { todayInIndia } from '@/lib/dates/iso-date';
import { answerMetadata } from '@/lib/publishing/metadata';
import { findReasons } from '@/lib/tools/refusals/find-reasons';
import {
  parseRefusalQuery,
  refusalFields,
  refusalHref,
  refusedPath,
} from '@/lib/tools/refusals/refusal-query';
import { firstValue, type PageProps } from '@/lib/url-state/search-params';

export const dynamic = 'auto';

export const metadata = answerMetadata('/claim', refusedClaim);

export default async function RefusalAnswerPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const redirectTo = (href: string) => redirect(withTrackingParams(href, params));
  const today = todayInIndia(new Date());
  const query = parseRefusalQuery(params, today);
  if (!refusalFields.some((name) => firstValue(params, name).trim())) redirectTo(refusedPath);
  if (query.kind === 'wrong') {
    return (
      <InvalidQueryPage
        path="/claim"
        errors={query.errors}
        idPrefix="refusal"
        backLabel="All kinds of claim"
      >
        <RefusalForm values={query.values} errors={query.errors} />
      </InvalidQueryPage>
    );
  }
  const { input, q } = query;
  const found = q ? findReasons(q, input.line) : null;
  // The words stay out of the URL to save and share.
  if (found?.kind === 'clear')
    redirectTo(refusalHref({ ...input, reasons: [...input.reasons, found.reason] }));
  return <RefusalAnswer input={input} found={found} q={q} today={today} />;
}
