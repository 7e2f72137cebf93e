'use client';
/**
 * The client's search: suggestions, results while typing, and the URL kept in step. Loaded on first touch. It renders
 * nothing and passes its state up, so that the field in use is never replaced.
 */
import {
  type ComponentProps,
  memo,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
} from 'react';
import type { FilterOptions } from '@/components/hospitals/filter-options';
import { formatResultCount } from '@/components/hospitals/hospital-copy';
import { HospitalResults } from '@/components/hospitals/results/hospital-results';
import resultStyles from '@/components/hospitals/results/hospital-results.module.css';
import { toFieldText } from '@/components/hospitals/search-links';
import { Button } from '@/components/ui/button';
import type { HospitalQuery, HospitalSuggestion } from '@/lib/tools/hospitals/api/hospital-answer';
import styles from './hospital-suggestions.module.css';
import { useHospitalSearch } from './use-hospital-search';
import { useSuggestions } from './use-suggestions';

export type EnhancedSearch = {
  /** Props for the one field, which stays the shell's own. */
  inputProps: ComponentProps<'input'>;
  /** The suggestions to render under the field. */
  menu: ReactElement;
  /** The current search. */
  query: HospitalQuery;
  /** The summary in words; null while the server's results stay. */
  summary: string | null;
  /** Null while the server's results stay. */
  results: ReactElement | null | false;
  /** Shown when no response came. */
  failure: ReactElement | false;
  isBusy: boolean;
  /** The choices of the filters that the last answer brought; null while the server's stay. */
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

  // Runs after every render; the memo prevents a loop when the parent re-renders.
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
  // Rendered but empty: the search was cleared.
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

type HospitalSuggestionsProps = Omit<ReturnType<typeof useSuggestions>, 'inputProps' | 'close'>;

/** The suggestions under the field. Inherits 'use client' from hospital-search-enhancement.tsx. */
function HospitalSuggestions(props: HospitalSuggestionsProps) {
  const { items, isOpen, menuProps, getItemProps } = props;
  return (
    <ul className={styles.menu} {...menuProps} hidden={!isOpen}>
      {isOpen &&
        items.map((item, index) => (
          <li
            key={`${item.kind} ${item.label} ${item.detail}`}
            className={styles.item}
            {...getItemProps({ item, index })}
          >
            <span className={styles.label}>{item.label}</span>{' '}
            <span className={styles.detail}>{item.detail}</span>
          </li>
        ))}
    </ul>
  );
}
