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
import type { HospitalQuery, HospitalSuggestion } from '@/lib/hospitals/hospital-answer';
import { fieldText } from './field-text';
import styles from './hospital-search.module.css';
import type { BoundSearch, HospitalSearchBehaviourProps } from './hospital-search-behaviour';
import { HospitalSearchFields } from './hospital-search-fields';
import { queryAtPlace } from './query-at-place';
import { resultsId, searchPath } from './search-links';

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
  const [query, setQuery] = useState(asked);
  const [text, setText] = useState(() => fieldText(asked));
  const [Behaviour, setBehaviour] = useState<ComponentType<HospitalSearchBehaviourProps> | null>(
    null,
  );
  const [bound, setBound] = useState<BoundSearch | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const isLoading = useRef(false);

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

  const type = useCallback((typed: string) => {
    setText(typed);
    setQuery((before) => ({ ...before, q: typed.trim(), city: '', pin: '', page: 1 }));
  }, []);

  const choose = useCallback((suggestion: HospitalSuggestion) => {
    setText(suggestion.label);
    setQuery((before) =>
      suggestion.kind === 'place'
        ? { ...queryAtPlace({ ...before, q: '' }, suggestion.place), near: null }
        : { ...before, q: suggestion.label, city: '', pin: '', page: 1 },
    );
  }, []);

  const narrow = useCallback(
    (changes: Partial<HospitalQuery>) => setQuery((before) => ({ ...before, ...changes, page: 1 })),
    [],
  );

  useEffect(() => {
    // The field may have been filled before the script was there.
    const typed = field.current?.value ?? '';
    if (typed === fieldText(asked)) return;
    type(typed);
    void load();
  }, [asked, type, load]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    // Until the behaviour is there the form answers by itself, with a page.
    if (!bound) return;
    event.preventDefault();
    bound.close();
    results.current?.focus();
  }

  const isServers = !bound || bound.isAnsweredByServer;
  return (
    <div className={`wrap ${styles.search}`} data-hospital-search="">
      <search data-print="no">
        <form
          method="get"
          // Without JavaScript the answer opens at its results.
          action={`${searchPath}#${resultsId}`}
          className={styles.form}
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
            onWanted={load}
          />
          {Behaviour && (
            <Behaviour
              query={query}
              text={text}
              asked={asked}
              knowsInsurers={insurers.length > 0}
              field={field}
              onText={type}
              onChoose={choose}
              onBound={setBound}
            />
          )}
        </form>
      </search>
      <section
        ref={results}
        id={resultsId}
        className={styles.results}
        aria-label="Hospitals found"
        aria-busy={bound?.isBusy}
        tabIndex={-1}
      >
        <p role="status" className={styles.found}>
          {isServers ? found : bound.found}
        </p>
        {isServers ? children : bound.results}
      </section>
    </div>
  );
}
