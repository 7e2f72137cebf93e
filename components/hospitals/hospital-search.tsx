'use client';
/**
 * The search: a plain GET form that leads to its answer's page. The first touch loads the enhancement, which takes over
 * the same field and renders results in place; the server's results stay until then.
 */
import { type ReactNode, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { FormCard } from '@/components/forms/form-card';
import { useImportOnTouch } from '@/components/forms/use-import-on-touch';
import type {
  HospitalQuery,
  HospitalSuggestion,
  Position,
} from '@/lib/tools/hospitals/api/hospital-answer';
import { AnswerHeader } from './answer-header';
import type { FilterOptions } from './filter-options';
import styles from './hospital-search.module.css';
import type { EnhancedSearch } from './hospital-search-enhancement';
import { HospitalSearchFields } from './hospital-search-fields';
import { ResultsSection } from './results-section';
import { resultsId, searchPath, toFieldText } from './search-links';
import { useResultsInView } from './use-results-in-view';
import { useSearchState } from './use-search-state';

type HospitalSearchProps = {
  /** The query of the server's answer; empty on the prerendered page. */
  initialQuery: HospitalQuery;
  /** Filters of the loaded lists; empty where the page cannot know them. */
  filterOptions: FilterOptions;
  /** The server's summary in words; empty without a query. */
  summary: string;
  /** The summary is the page's heading. */
  isAnswer?: boolean;
  /** The server's results. */
  children?: ReactNode;
};

const importEnhancement = async () =>
  (await import('./hospital-search-enhancement')).HospitalSearchEnhancement;

export function HospitalSearch(props: HospitalSearchProps) {
  const { initialQuery, filterOptions, summary, isAnswer = false, children } = props;
  const { query, text, narrow, type, choose } = useSearchState(initialQuery);
  const { imported: Enhancement, load, touchProps } = useImportOnTouch(importEnhancement);
  // The API that the rendered enhancement passes up.
  const [bound, setBound] = useState<EnhancedSearch | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const showResults = useResultsInView(results, bound?.isBusy === false && bound.query === query);

  useEffect(() => {
    // The field may have been focused or filled before the script loaded.
    const typed = field.current?.value ?? '';
    if (typed !== toFieldText(initialQuery)) type(typed);
    else if (document.activeElement !== field.current) return;
    void load();
  }, [initialQuery, type, load]);

  const typeAndLoad = useCallback(
    (typed: string) => {
      type(typed);
      // The touch that loaded the enhancement may precede its listeners.
      void load();
    },
    [type, load],
  );

  const chooseAndShow = useCallback(
    (suggestion: HospitalSuggestion) => {
      choose(suggestion);
      showResults();
    },
    [choose, showResults],
  );

  function locate(position: Position) {
    narrow({ near: position, sort: 'nearest' });
    showResults();
    void load();
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    // Until the enhancement has loaded, the form navigates to a page.
    if (!bound) return;
    event.preventDefault();
    bound.close();
    showResults();
  }

  // Without JavaScript the answer opens at its results.
  const action = `${searchPath}#${resultsId}`;
  const shared = { query, text, field, onText: typeAndLoad };
  return (
    <>
      {isAnswer && <AnswerHeader query={query} summary={bound?.summary ?? summary} />}
      <div
        className={isAnswer ? `wrap ${styles.search} ${styles.answer}` : `wrap ${styles.search}`}
      >
        <search data-print="no">
          <FormCard
            layout="search"
            method="get"
            action={action}
            onSubmit={onSubmit}
            {...touchProps}
          >
            <HospitalSearchFields
              {...shared}
              filterOptions={bound?.filterOptions ?? filterOptions}
              bound={bound}
              isCompact={isAnswer}
              onNarrow={(changes) => {
                narrow(changes);
                // Chosen before hydration, when no listener was attached.
                void load();
              }}
              onLocated={locate}
            />
            {Enhancement && (
              <Enhancement
                {...shared}
                initialQuery={initialQuery}
                hasLists={filterOptions.insurers.length > 0}
                onChoose={chooseAndShow}
                onBound={setBound}
              />
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
