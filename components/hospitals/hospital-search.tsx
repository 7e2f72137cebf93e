'use client';
/**
 * The search: a plain GET form that leads to its answer's page. The first touch loads the behaviour, which
 * takes over the same field and shows what is found in place; the server's results stay until then.
 */
import {
  type ComponentType,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FormCard } from '@/components/forms/form-card';
import type {
  HospitalQuery,
  HospitalSuggestion,
  Position,
} from '@/lib/tools/hospitals/contract/hospital-answer';
import styles from './hospital-search.module.css';
import type { BoundSearch, HospitalSearchBehaviourProps } from './hospital-search-behaviour';
import { HospitalSearchFields } from './hospital-search-fields';
import { resultsId, searchPath } from './search-links';
import { useResultsInView } from './use-results-in-view';
import { toFieldText, useSearchState } from './use-search-state';

type HospitalSearchProps = {
  /** What the server was asked; empty on the prerendered page. */
  asked: HospitalQuery;
  /** Insurers whose lists are loaded; empty where the page cannot know. */
  insurers: readonly string[];
  /** What the server found, in words; empty where it was not asked. */
  found: string;
  /** The server's results. */
  children?: ReactNode;
};

export function HospitalSearch({ asked, insurers, found, children }: HospitalSearchProps) {
  const { query, text, narrow, type, choose } = useSearchState(asked);
  const [Behaviour, setBehaviour] = useState<ComponentType<HospitalSearchBehaviourProps> | null>(
    null,
  );
  const [bound, setBound] = useState<BoundSearch | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const isLoading = useRef(false);
  const showResults = useResultsInView(results, bound?.isBusy === false && bound.query === query);

  const load = useCallback(async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const { HospitalSearchBehaviour } = await import('./hospital-search-behaviour');
      setBehaviour(() => HospitalSearchBehaviour);
    } catch {
      isLoading.current = false;
    }
  }, []);

  useEffect(() => {
    // The field may have been filled before the script was there.
    const typed = field.current?.value ?? '';
    if (typed === toFieldText(asked)) return;
    type(typed);
    void load();
  }, [asked, type, load]);

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
    // Until the behaviour is there the form answers by itself, with a page.
    if (!bound) return;
    event.preventDefault();
    bound.close();
    showResults();
  }

  const said = bound?.found ?? found;
  return (
    <div className={`wrap ${styles.search}`}>
      <search data-print="no">
        <FormCard
          layout="search"
          method="get"
          // Without JavaScript the answer opens at its results.
          action={`${searchPath}#${resultsId}`}
          onFocus={load}
          onPointerDown={load}
          onSubmit={onSubmit}
        >
          <HospitalSearchFields
            query={query}
            text={text}
            insurers={bound?.insurers ?? insurers}
            field={field}
            bound={bound}
            onText={type}
            onNarrow={narrow}
            onLocated={locate}
          />
          {Behaviour && (
            <Behaviour
              query={query}
              text={text}
              asked={asked}
              knowsInsurers={insurers.length > 0}
              field={field}
              onText={type}
              onChoose={chooseAndShow}
              onBound={setBound}
            />
          )}
        </FormCard>
      </search>
      <section
        ref={results}
        id={resultsId}
        className={styles.results}
        aria-label="Hospitals found"
        aria-busy={bound?.isBusy}
        tabIndex={-1}
      >
        {said && <h2 className="visually-hidden">Hospitals found</h2>}
        <p role="status" className={styles.found}>
          {said}
        </p>
        {bound?.failure}
        {bound?.results ?? children}
      </section>
    </div>
  );
}
