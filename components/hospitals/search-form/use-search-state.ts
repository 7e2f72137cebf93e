/** State of the search, typed and submitted; every change goes back to the first page. */
import { useCallback, useState } from 'react';
import { queryAtPlace, toFieldText } from '@/components/hospitals/search-links';
import type { HospitalQuery, HospitalSuggestion } from '@/lib/tools/hospitals/api/hospital-answer';

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
