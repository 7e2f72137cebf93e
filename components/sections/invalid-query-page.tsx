/** A tool's form after an invalid query: the errors as a list of links to the fields, or a question without any. */
import type { ReactNode } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import { lowerFirst } from '@/lib/text/words';
import styles from './invalid-query-page.module.css';

type InvalidQueryPageProps = {
  path: string;
  errors: Readonly<Record<string, string>>;
  /** The labels of dates that were left out, where nothing else is wrong. */
  missing?: readonly string[];
  /** What was not chosen or not asked yet, where nothing else is wrong: "Which policy?". */
  question?: string;
  /** Where more than the form of a date may be wrong. */
  heading?: string;
  /** A field's id is this, a hyphen and its name. */
  idPrefix: string;
  /** Text of the link to the page without an answer. */
  backLabel: string;
  /** The form, with the same errors. */
  children: ReactNode;
};

export function InvalidQueryPage({
  path,
  errors,
  missing,
  question,
  heading = 'We could not read your date',
  idPrefix,
  backLabel,
  children,
}: InvalidQueryPageProps) {
  return (
    <SiteFrame path={path}>
      <PageHero
        path={path}
        heading={question ?? (missing ? missingHeading(missing) : heading)}
        answer={
          missing || question
            ? `${missing ? 'Enter' : 'Choose'} it below, and your dates come up. The rest is filled in.`
            : 'Correct what is marked below, and the answer comes up. Nothing is lost.'
        }
      />
      <div className={`wrap ${styles.outer}`}>
        {Object.keys(errors).length > 0 && (
          <ErrorSummary errors={errors} fieldIdOf={(name) => `${idPrefix}-${name}`} />
        )}
        {children}
        <p>
          <a href={path}>{backLabel}</a>
        </p>
      </div>
    </SiteFrame>
  );
}

function missingHeading(missing: readonly string[]): string {
  const [only] = missing;
  return missing.length === 1 && only ? `Date missing: ${lowerFirst(only)}` : 'Dates are missing';
}
