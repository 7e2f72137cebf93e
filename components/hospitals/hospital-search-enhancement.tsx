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
import { formatResultCount } from './hospital-copy';
import { HospitalResults } from './hospital-results';
import resultStyles from './hospital-results.module.css';
import { HospitalSuggestions } from './hospital-suggestions';
import type { ListedFilters } from './listed-filters';
import { toFieldText } from './search-links';
import { useHospitalSearch } from './use-hospital-search';
import { useSuggestions } from './use-suggestions';

export type BoundSearch = {
  /** For the one field; the field stays the shell's own. */
  inputProps: ComponentProps<'input'>;
  /** The suggestions, to be drawn under the field. */
  menu: ReactElement;
  /** What all of this is about. */
  query: HospitalQuery;
  /** In words; null as long as what the server found stands. */
  found: string | null;
  /** Null as long as the server's results stay. */
  results: ReactElement | null | false;
  /** What to do when no answer came. */
  failure: ReactElement | false;
  isBusy: boolean;
  /** Null until a list of lists came. */
  listed: ListedFilters | null;
  /** Closes the suggestions. */
  close: () => void;
};

export type HospitalSearchEnhancementProps = {
  query: HospitalQuery;
  text: string;
  asked: HospitalQuery;
  knowsLists: boolean;
  field: RefObject<HTMLInputElement | null>;
  onText: (typed: string) => void;
  onChoose: (suggestion: HospitalSuggestion) => void;
  onBound: (search: BoundSearch) => void;
};

export const HospitalSearchEnhancement = memo(function HospitalSearchEnhancement(
  props: HospitalSearchEnhancementProps,
) {
  const { query, text, asked, knowsLists, field, onText, onChoose, onBound } = props;
  const search = useHospitalSearch(query, asked, knowsLists);
  const suggestions = useSuggestions({
    text,
    isBegun: text !== toFieldText(asked),
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
      found: describeState(search),
      results: renderResults(search),
      failure: hasFailed && <NoAnswer onRetry={retry} />,
      isBusy: search.isBusy,
      listed: search.listed,
    });
  });

  return null;
});

type Search = ReturnType<typeof useHospitalSearch>;

function describeState({ shown, hasFailed, isSlow, isNothingAsked }: Search): string | null {
  if (hasFailed) return 'No answer came.';
  if (isSlow) return 'Still searching…';
  if (isNothingAsked) return '';
  return shown && formatResultCount(shown.answer, shown.query);
}

function renderResults({ shown, isNothingAsked }: Search): BoundSearch['results'] {
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
