/** The form again, with what was wrong beside its field and as a list that leads there. */
import { SiteFrame } from '@/components/layout/site-frame';
import { ErrorSummary } from '@/components/sections/error-summary';
import { PageHero } from '@/components/sections/page-hero';
import type { RenewalAsked, RenewalField } from '@/lib/renewals/renewal-query';
import { RenewalForm } from './renewal-form';

type RenewalAskAgainProps = {
  path: string;
  kept: Partial<RenewalAsked>;
  errors: Partial<Record<RenewalField, string>>;
};

export function RenewalAskAgain({ path, kept, errors }: RenewalAskAgainProps) {
  return (
    <SiteFrame path={path}>
      <PageHero
        path={path}
        heading="One thing to look at"
        answer="We could not read what you chose. Correct it below and your dates come up."
      />
      <ErrorSummary errors={errors} idPrefix="renewal">
        <RenewalForm values={kept} errors={errors} />
        <p>
          Or read <a href="/renewal">how renewals work, line by line</a>.
        </p>
      </ErrorSummary>
    </SiteFrame>
  );
}
