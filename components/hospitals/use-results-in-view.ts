/** Brings the results into view once they are those that were asked for. */
import { type RefObject, useCallback, useEffect, useState } from 'react';

/** @returns a function that ends the typing: focus goes to the results, so a phone's keyboard closes. */
export function useResultsInView(
  results: RefObject<HTMLElement | null>,
  isCurrent: boolean,
): () => void {
  // State and not a ref: results that came while somebody typed are drawn already, and nothing else would draw again.
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    if (!isWanted || !isCurrent) return;
    setWanted(false);
    results.current?.scrollIntoView();
  }, [isWanted, isCurrent, results]);

  return useCallback(() => {
    setWanted(true);
    results.current?.focus({ preventScroll: true });
  }, [results]);
}
