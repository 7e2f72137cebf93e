/** A tool's form again, when its query could not be read: what was wrong as a list that leads to each field. */
import type { ReactNode } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import styles from './invalid-query-page.module.css';

type InvalidQueryPageProps = {
  path: string;
  errors: Readonly<Record<string, string>>;
  /** A field's id is this, a hyphen and its name. */
  idPrefix: string;
  /** The words of the link to the page without an answer. */
  backLabel: string;
  /** The form, with the same errors. */
  children: ReactNode;
};

export function InvalidQueryPage({
  path,
  errors,
  idPrefix,
  backLabel,
  children,
}: InvalidQueryPageProps) {
  return (
    <SiteFrame path={path}>
      <PageHero
        path={path}
        heading="We could not read your date"
        answer="Correct what is marked below, and your dates come up. Nothing is lost."
      />
      <div className={`wrap ${styles.outer}`}>
        <ErrorSummary errors={errors} fieldIdOf={(name) => `${idPrefix}-${name}`} />
        {children}
        <p>
          <a href={path}>{backLabel}</a>
        </p>
      </div>
    </SiteFrame>
  );
}
