/** State of the search, and the hand-over from the plain form to the enhancement: first touch, focus, results. */
import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { queryAtPlace, toFieldText } from '@/components/hospitals/search-links';
import type {
  HospitalQuery,
  HospitalSuggestion,
  Position,
} from '@/lib/tools/hospitals/api/hospital-answer';
import type { EnhancedSearch } from './hospital-search-enhancement';

const importEnhancement = async () =>
  (await import('./hospital-search-enhancement')).HospitalSearchEnhancement;

/** @param isAnswer the page's heading has the count of the results. */
export function useHospitalEnhancement(initialQuery: HospitalQuery, isAnswer: boolean) {
  const { query, text, narrow, type, choose } = useSearchState(initialQuery);
  const { imported: Enhancement, load, touchProps } = useImportOnTouch();
  // The API that the rendered enhancement passes up.
  const [bound, setBound] = useState<EnhancedSearch | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const showResults = useResultsInView(
    results,
    bound?.isBusy === false && bound.query === query,
    isAnswer,
  );

  useEffect(() => {
    // The field may have been focused or filled before the script loaded.
    const typed = field.current?.value ?? '';
    if (typed !== toFieldText(initialQuery)) type(typed);
    else if (document.activeElement !== field.current) return;
    void load();
  }, [initialQuery, type, load]);

  const onText = useCallback(
    (typed: string) => {
      type(typed);
      // The touch that loaded the enhancement may precede its listeners.
      void load();
    },
    [type, load],
  );

  const onChoose = useCallback(
    (suggestion: HospitalSuggestion) => {
      choose(suggestion);
      showResults();
    },
    [choose, showResults],
  );

  function onNarrow(changes: Partial<HospitalQuery>) {
    narrow(changes);
    // Chosen before hydration, when no listener was attached.
    void load();
  }

  function onLocated(position: Position) {
    onNarrow({ near: position, sort: 'nearest' });
    showResults();
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    // Until the enhancement has loaded, the form navigates to a page.
    if (!bound) return;
    event.preventDefault();
    bound.close();
    showResults();
  }

  const shared = { query, text, field, onText };
  return {
    bound,
    results,
    formProps: { ...touchProps, onSubmit },
    fieldsProps: { ...shared, bound, onNarrow, onLocated },
    enhancementProps: { ...shared, initialQuery, onChoose, onBound: setBound },
    Enhancement,
  };
}

/**
 * Scrolls to the results once they belong to the submitted search.
 * @param hasHeadingAbove the page opens with the count of the results: it is shown from its top.
 * @returns a function to call on submit: it moves focus to the results, so that a phone's keyboard closes.
 */
function useResultsInView(
  results: RefObject<HTMLElement | null>,
  isCurrent: boolean,
  hasHeadingAbove: boolean,
): () => void {
  // State and not a ref: results that arrived while typing are already rendered, and only a state change renders again.
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    if (!isWanted || !isCurrent) return;
    setWanted(false);
    if (hasHeadingAbove) scrollTo({ top: 0 });
    else results.current?.scrollIntoView();
  }, [isWanted, isCurrent, results, hasHeadingAbove]);

  return useCallback(() => {
    setWanted(true);
    results.current?.focus({ preventScroll: true });
  }, [results]);
}

/** Imports the enhancement when the visitor first touches the form. */
function useImportOnTouch() {
  const [imported, setImported] = useState<Awaited<ReturnType<typeof importEnhancement>> | null>(
    null,
  );
  const isLoading = useRef(false);

  const load = useCallback(async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const loaded = await importEnhancement();
      setImported(() => loaded);
    } catch {
      // The network failed: the next touch tries again.
      isLoading.current = false;
    }
  }, []);

  return { imported, load, touchProps: { onFocus: load, onPointerDown: load } };
}

/** State of the search, typed and submitted; every change goes back to the first page. */
export function useSearchState(initialQuery: HospitalQuery) {
  const [query, setQuery] = useState(initialQuery);
  const [text, setText] = useState(() => toFieldText(initialQuery));

  const narrow = useCallback(
    (changes: Partial<HospitalQuery>) => setQuery((before) => ({ ...before, ...changes, page: 1 })),
    [],
  );

  const type = useCallback(
    (typed: string) => {
      setText(typed);
      narrow({ q: typed.trim(), city: '', pin: '' });
    },
    [narrow],
  );

  const choose = useCallback((suggestion: HospitalSuggestion) => {
    const { kind, label, detail } = suggestion;
    // Branches of a chain share its name, so the chosen one includes its place.
    const words = kind === 'hospital' && detail ? `${label}, ${detail}` : label;
    setText(words);
    setQuery((before) =>
      kind === 'place'
        ? { ...queryAtPlace({ ...before, q: '' }, suggestion.place), near: null }
        : { ...before, q: words, city: '', pin: '', near: null, page: 1 },
    );
  }, []);

  return { query, text, narrow, type, choose };
}
