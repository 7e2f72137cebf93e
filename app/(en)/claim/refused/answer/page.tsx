/** A refusal decoded, for the reasons and dates in the URL. What is shown: lib/tools/refusals/resolve-refusal.ts. */
import type { Metadata } from 'next';
import { DeductionsForm } from '@/components/deductions/deductions-form';
import { localText } from '@/components/languages/local-text';
import { RefusalAnswer } from '@/components/refusals/refusal-answer';
import { RefusalForm } from '@/components/refusals/refusal-form';
import { InvalidQueryPage } from '@/components/sections/invalid-query-page';
import { redirectInLanguage } from '@/components/sections/redirect-in-language';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { refusedClaim } from '@/lib/content/claims/indexable-claims';
import { kindWords, refusalLineRows } from '@/lib/content/refusals/refusal-copy';
import { todayInIndia } from '@/lib/dates/iso-date';
import { unlistedMetadata } from '@/lib/publishing/metadata';
import { answerPath } from '@/lib/site/tool-paths';
import { refusedPath } from '@/lib/site/tool-routes';
import { lineOf } from '@/lib/tools/refusals/refusal-input';
import { refusalSearch } from '@/lib/tools/refusals/refusal-query';
import { type ResolvedRefusal, resolveRefusal } from '@/lib/tools/refusals/resolve-refusal';

export const dynamic = 'auto';

/** The title leaves out the reason, which may name an illness. */
export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const shown = resolveRefusal(await searchParams, todayInIndia(new Date()));
  if (shown.kind !== 'answer') return unlistedMetadata('/claim', { tool: refusedClaim });
  const line = refusalLineRows.find(({ value }) => value === lineOf(shown.input));
  const asked = `${line?.claim ?? 'Claim'} ${kindWords[shown.input.kind]}`;
  return unlistedMetadata('/claim', { tool: refusedClaim, title: `${asked}: your answer` });
}

/** Heading of the form with its errors. A date that does not exist leaves the page's own heading. */
function headingOf({ errors, isContradiction }: Extract<ResolvedRefusal, { kind: 'wrong-days' }>) {
  if (errors.q) return { heading: 'What does the letter say?' };
  return isContradiction ? { heading: 'Something does not fit' } : {};
}

const invalid = { path: '/claim', backLabel: 'All kinds of claim' };

export default async function RefusalAnswerPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const today = todayInIndia(new Date());
  const shown = resolveRefusal(params, today, localText);
  switch (shown.kind) {
    case 'redirect':
      return redirectInLanguage(shown.href, params);
    case 'wrong-days':
      return (
        <InvalidQueryPage
          {...invalid}
          {...headingOf(shown)}
          errors={shown.errors}
          idPrefix="refusal"
        >
          <RefusalForm
            values={shown.values}
            errors={shown.errors}
            typedDeductions={shown.typedDeductions}
          />
        </InvalidQueryPage>
      );
    case 'wrong-sums':
      return (
        <InvalidQueryPage
          {...invalid}
          heading="Check the sums"
          errors={shown.deductions.errors}
          idPrefix="deduction"
        >
          <DeductionsForm
            kind={shown.deductions.branch}
            action={answerPath(refusedPath)}
            pageQuery={refusalSearch(shown.input, shown.q)}
            typed={shown.deductions.typed}
            errors={shown.deductions.errors}
          />
        </InvalidQueryPage>
      );
    case 'answer':
      return <RefusalAnswer shown={shown} today={today} />;
  }
}
