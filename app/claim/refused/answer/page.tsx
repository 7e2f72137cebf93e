/** A refusal decoded, for the reasons and dates in the URL. */
import { redirect } from 'next/navigation';
import { DeductionsForm } from '@/components/deductions/deductions-form';
import { RefusalAnswer } from '@/components/refusals/refusal-answer';
import { RefusalForm } from '@/components/refusals/refusal-form';
import { InvalidQueryPage } from '@/components/sections/invalid-query-page';
import { withTrackingParams } from '@/lib/campaign/with-tracking-params';
import { refusedClaim } from '@/lib/content/claims/indexable-claims';
import { todayInIndia } from '@/lib/dates/iso-date';
import { answerMetadata } from '@/lib/publishing/metadata';
import { answerPath } from '@/lib/site/tool-paths';
import { deductionKindOf } from '@/lib/tools/deductions/deduction-fields';
import { parseDeductions } from '@/lib/tools/deductions/parse-deductions';
import { findReasons } from '@/lib/tools/refusals/find-reasons';
import {
  lineOf,
  parseRefusalQuery,
  refusalFields,
  refusalHref,
  refusalSearch,
  refusedPath,
} from '@/lib/tools/refusals/refusal-query';
import { firstValue, hasAnyValue, type PageProps } from '@/lib/url-state/search-params';

export const dynamic = 'auto';

export const metadata = answerMetadata('/claim', refusedClaim);

export default async function RefusalAnswerPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const redirectTo = (href: string) => redirect(withTrackingParams(href, params));
  const today = todayInIndia(new Date());
  const query = parseRefusalQuery(params, today);
  if (!hasAnyValue(params, refusalFields)) redirectTo(refusedPath);
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
  const line = lineOf(input);
  const deductionKind = input.kind === 'part' && line ? deductionKindOf(line) : null;
  const deductions =
    deductionKind && parseDeductions(deductionKind, (name) => firstValue(params, name), today);
  if (deductions?.kind === 'wrong') {
    return (
      <InvalidQueryPage
        path="/claim"
        errors={deductions.errors}
        idPrefix="deduction"
        backLabel="All kinds of claim"
      >
        <DeductionsForm
          kind={deductions.branch}
          action={answerPath(refusedPath)}
          carried={refusalSearch(input)}
          typed={deductions.typed}
          errors={deductions.errors}
        />
      </InvalidQueryPage>
    );
  }
  const found = q ? findReasons(q, input.line) : null;
  // The words stay out of the URL to save and share.
  if (found?.kind === 'clear')
    redirectTo(refusalHref({ ...input, reasons: [...input.reasons, found.reason] }));
  return <RefusalAnswer input={input} deductions={deductions} found={found} q={q} today={today} />;
}
