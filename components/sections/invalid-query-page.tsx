/**
 * A tool's form after a query that has no answer yet. A link that leaves the day to the visitor leads to a question,
 * with no word of an error; only a form that was sent has errors, as a list of links to the fields.
 */
import type { ReactNode } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { actionOnPage } from '@/components/layout/bottom-bar';
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import styles from './invalid-query-page.module.css';

type InvalidQueryPageProps = {
  path: string;
  /** Null where nothing was sent yet. */
  errors: Readonly<Record<string, string>> | null;
  /** What was left out, where nothing else is wrong: "Which policy?", "When did you complain?". */
  question?: string;
  /** Replaces the heading where more than the form of a date may be wrong. */
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
  question,
  heading = 'We could not read your date',
  idPrefix,
  backLabel,
  children,
}: InvalidQueryPageProps) {
  return (
    <SiteFrame path={path} bottomBarAction={actionOnPage(path)}>
      <PageHero
        path={path}
        heading={question ?? heading}
        lead={
          question
            ? 'Answer below, and your plan follows. The rest is filled in.'
            : 'Check what is marked below, and your answer comes up. The rest is kept.'
        }
      />
      <div className={`wrap ${styles.outer}`}>
        {errors && <ErrorSummary errors={errors} fieldIdOf={(name) => `${idPrefix}-${name}`} />}
        {children}
        <p>
          <a href={path}>{backLabel}</a>
        </p>
      </div>
    </SiteFrame>
  );
}
