/** A refusal decoded, for the reasons and dates in the URL. */
import { redirect } from 'next/navigation';
import { DeductionsForm } from '@/components/deductions/deductions-form';
import { RefusalAnswer } from '@/components/refusals/refusal-answer';
import { RefusalForm } from '@/components/refusals/refusal-form';
import { InvalidQueryPage } from '@/components/sections/invalid-query-page';
import { withTrackingParams } from '@/lib/campaign/with-tracking-params';
import { refusedClaim } from '@/lib/content/claims/indexable-claims';
import { todayInIndia } from '@/lib/dates/iso-date';
import { noSuchDateMessage } from '@/lib/input/date-messages';
import { answerMetadata } from '@/lib/publishing/metadata';
import { answerPath } from '@/lib/site/tool-paths';
import { refusedPath } from '@/lib/site/tool-routes';
import { deductionKindOf } from '@/lib/tools/deductions/deduction-fields';
import { deductionSearch, parseDeductions } from '@/lib/tools/deductions/parse-deductions';
import { findReasons } from '@/lib/tools/refusals/find-reasons';
import {
  lineOf,
  parseRefusalQuery,
  refusalFields,
  refusalHref,
  refusalSearch,
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
  const chosen = query.kind === 'invalid' ? query.values : query.input;
  const line = lineOf(chosen);
  const deductionKind = chosen.kind === 'part' && line ? deductionKindOf(line) : null;
  const deductions =
    deductionKind && parseDeductions(deductionKind, (name) => firstValue(params, name), today);
  const carried = deductions ? deductionSearch(deductions) : '';
  if (query.kind === 'invalid') {
    const isUnreadable = Object.values(query.errors).every((error) => error === noSuchDateMessage);
    return (
      <InvalidQueryPage
        path="/claim"
        {...(!isUnreadable && { heading: 'Something does not fit' })}
        errors={query.errors}
        idPrefix="refusal"
        backLabel="All kinds of claim"
      >
        <RefusalForm values={query.values} errors={query.errors} carried={carried} />
      </InvalidQueryPage>
    );
  }
  const { input, leftOut, q } = query;
  if (deductions?.kind === 'invalid') {
    return (
      <InvalidQueryPage
        path="/claim"
        heading="Check the sums"
        errors={deductions.errors}
        idPrefix="deduction"
        backLabel="All kinds of claim"
      >
        <DeductionsForm
          kind={deductions.branch}
          action={answerPath(refusedPath)}
          carried={refusalSearch(input, q)}
          typed={deductions.typed}
          errors={deductions.errors}
        />
      </InvalidQueryPage>
    );
  }
  const found = q ? findReasons(q, input.line) : null;
  // The words stay out of the URL to save and share.
  if (found?.kind === 'clear')
    redirectTo(refusalHref({ ...input, reasons: [...input.reasons, found.reason] }, carried));
  return <RefusalAnswer {...{ input, leftOut, deductions, carried, found, q, today }} />;
}
