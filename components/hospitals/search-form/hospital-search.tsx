'use client';
/**
 * The search: a plain GET form that leads to its answer's page. The first touch loads the enhancement, which takes over
 * the same field and renders results in place; the server's results stay until then.
 */
import type { ReactElement, ReactNode } from 'react';
import { FormCard } from '@/components/forms/form-card';
import type { FilterOptions } from '@/components/hospitals/filter-options';
import { HospitalAnswerHead } from '@/components/hospitals/results/hospital-answer-head';
import { ResultsSection } from '@/components/hospitals/results/results-section';
import { searchPath } from '@/components/hospitals/search-links';
import type { HospitalQuery } from '@/lib/tools/hospitals/api/hospital-answer';
import styles from './hospital-search.module.css';
import { HospitalSearchFields } from './hospital-search-fields';
import { useHospitalEnhancement } from './use-hospital-enhancement';

type HospitalSearchProps = {
  /** The query of the server's answer; empty on the prerendered page. */
  initialQuery: HospitalQuery;
  /** Filters of the loaded lists; empty where the page cannot know them. */
  filterOptions: FilterOptions;
  /** The server's summary in words; empty without a query. */
  summary: string;
  /** The summary is the page's heading. */
  isAnswer?: boolean;
  /** Shown before the field: no list is loaded. */
  noListNotice?: ReactElement | false | null;
  /** A search that finds something in the loaded lists; none if that is not known. */
  example?: string;
  /** The server's results. */
  children?: ReactNode;
};

export function HospitalSearch(props: HospitalSearchProps) {
  const {
    initialQuery,
    filterOptions,
    summary,
    isAnswer = false,
    noListNotice,
    example,
    children,
  } = props;
  const { bound, results, formProps, fieldsProps, enhancementProps, Enhancement } =
    useHospitalEnhancement(initialQuery, isAnswer);
  return (
    <>
      {isAnswer && (
        <HospitalAnswerHead query={fieldsProps.query} summary={bound?.summary ?? summary} />
      )}
      <div
        className={isAnswer ? `wrap ${styles.search} ${styles.answer}` : `wrap ${styles.search}`}
      >
        {noListNotice}
        {/* A phone folds it behind "Change" if hospitals were found; once touched it stays open. */}
        <search className={isAnswer && !bound ? styles.folded : undefined} data-print="no">
          <FormCard layout="search" method="get" action={searchPath} {...formProps}>
            <HospitalSearchFields
              {...fieldsProps}
              filterOptions={bound?.filterOptions ?? filterOptions}
              example={example}
            />
            {Enhancement && (
              <Enhancement {...enhancementProps} hasLists={filterOptions.insurers.length > 0} />
            )}
          </FormCard>
        </search>
        <ResultsSection ref={results} summary={summary} bound={bound}>
          {children}
        </ResultsSection>
      </div>
    </>
  );
}
