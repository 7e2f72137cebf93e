'use client';
/**
 * What the search does once someone touches it: suggestions, results as one types, the URL kept in step.
 * Loaded on first touch. It draws nothing and hands its state up, so that the field a person is typing in is
 * never replaced.
 */
import {
  type ComponentProps,
  memo,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { Button } from '@/components/ui/button';
import type { HospitalQuery, HospitalSuggestion } from '@/lib/tools/hospitals/api/hospital-answer';
import type { FilterOptions } from './filter-options';
import { formatResultCount } from './hospital-copy';
import { HospitalResults } from './hospital-results';
import resultStyles from './hospital-results.module.css';
import { HospitalSuggestions } from './hospital-suggestions';
import { toFieldText } from './search-links';
import { useHospitalSearch } from './use-hospital-search';
import { useSuggestions } from './use-suggestions';

export type EnhancedSearch = {
  /** For the one field; the field stays the shell's own. */
  inputProps: ComponentProps<'input'>;
  /** The suggestions, to be drawn under the field. */
  menu: ReactElement;
  /** What all of this is about. */
  query: HospitalQuery;
  /** In words; null as long as what the server found stands. */
  summary: string | null;
  /** Null as long as the server's results stay. */
  results: ReactElement | null | false;
  /** What to do when no answer came. */
  failure: ReactElement | false;
  isBusy: boolean;
  /** Null until a list of lists came. */
  filterOptions: FilterOptions | null;
  /** Closes the suggestions. */
  close: () => void;
};

export type HospitalSearchEnhancementProps = {
  query: HospitalQuery;
  text: string;
  initialQuery: HospitalQuery;
  hasLists: boolean;
  field: RefObject<HTMLInputElement | null>;
  onText: (typed: string) => void;
  onChoose: (suggestion: HospitalSuggestion) => void;
  onBound: (search: EnhancedSearch) => void;
};

export const HospitalSearchEnhancement = memo(function HospitalSearchEnhancement(
  props: HospitalSearchEnhancementProps,
) {
  const { query, text, initialQuery, hasLists, field, onText, onChoose, onBound } = props;
  const search = useHospitalSearch(query, initialQuery, hasLists);
  const suggestions = useSuggestions({
    text,
    hasTyped: text !== toFieldText(initialQuery),
    field,
    onText,
    onChoose,
  });
  const { hasFailed, retry } = search;

  // After every render: the memo keeps the parent's answer to it from coming back here.
  useLayoutEffect(() => {
    onBound({
      inputProps: suggestions.inputProps,
      menu: <HospitalSuggestions {...suggestions} />,
      close: suggestions.close,
      query,
      summary: describeStatus(search),
      results: renderResults(search),
      failure: hasFailed && <NoAnswer onRetry={retry} />,
      isBusy: search.isBusy,
      filterOptions: search.listed,
    });
  });

  return null;
});

type Search = ReturnType<typeof useHospitalSearch>;

function describeStatus({ shown, hasFailed, isSlow, isNothingAsked }: Search): string | null {
  if (hasFailed) return 'No answer came.';
  if (isSlow) return 'Still searching…';
  if (isNothingAsked) return '';
  return shown && formatResultCount(shown.answer, shown.query);
}

function renderResults({ shown, isNothingAsked }: Search): EnhancedSearch['results'] {
  // Drawn, but empty: the search was cleared.
  if (isNothingAsked) return false;
  return shown && <HospitalResults query={shown.query} answer={shown.answer} />;
}

function NoAnswer({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={resultStyles.noAnswer}>
      <p>
        Your connection may be weak, or we are at fault. Results below are of an earlier search.
      </p>
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
