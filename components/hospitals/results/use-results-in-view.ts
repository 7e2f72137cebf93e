/** Scrolls to the results once they belong to the submitted search. */
import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * @param hasHeadingAbove the page opens with the count of the results: it is shown from its top.
 * @returns a function to call on submit: it moves focus to the results, so that a phone's keyboard closes.
 */
export function useResultsInView(
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
