'use client';
/**
 * The search: a plain GET form that leads to its answer's page. The first touch loads the enhancement, which takes over
 * the same field and renders results in place; the server's results stay until then.
 */
import type { ReactElement, ReactNode, Ref } from 'react';
import { FormCard } from '@/components/forms/form-card';
import type { FilterOptions } from '@/components/hospitals/filter-options';
import { withoutPageRange } from '@/components/hospitals/hospital-copy';
import { fieldId, resultsId, searchPath, toFieldText } from '@/components/hospitals/search-links';
import { AnswerHead } from '@/components/ui/answer-head';
import type { HospitalQuery } from '@/lib/tools/hospitals/api/hospital-answer';
import styles from './hospital-search.module.css';
import type { EnhancedSearch } from './hospital-search-enhancement';
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

type HospitalAnswerHeadProps = {
  query: HospitalQuery;
  /** The query in words; empty without one. */
  summary: string;
};

/**
 * Head of a search's answer: the query, and the summary as the heading. Inherits 'use client' from
 * hospital-search.tsx, so that it changes with the search.
 */
function HospitalAnswerHead({ query, summary }: HospitalAnswerHeadProps) {
  const typed = toFieldText(query);
  const queryText = typed || (query.near ? 'near your position' : query.insurers.join(', '));
  return (
    <AnswerHead
      heading={withoutPageRange(summary) || 'Cashless hospitals'}
      querySummary={{ text: queryText, isTyped: typed !== '', changeHref: `#${fieldId}` }}
    />
  );
}

type ResultsSectionProps = {
  ref: Ref<HTMLElement>;
  /** The server's summary in words. */
  summary: string;
  bound: EnhancedSearch | null;
  /** The server's results. */
  children: ReactNode;
};

/** Summary and results: the server's, until the enhancement has its own. */
function ResultsSection({ ref, summary, bound, children }: ResultsSectionProps) {
  const words = bound?.summary ?? summary;
  return (
    <section
      ref={ref}
      id={resultsId}
      className={styles.results}
      aria-label="Hospitals found"
      aria-busy={bound?.isBusy}
      tabIndex={-1}
    >
      {words && <h2 className="visually-hidden">Hospitals found</h2>}
      <p role="status" className={styles.found}>
        {words}
      </p>
      {bound?.failure}
      {bound?.results ?? children}
    </section>
  );
}
