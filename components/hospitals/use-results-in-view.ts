/** Brings the results into view once they are those that were asked for. */
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** @returns a function that ends the typing: focus goes to the results, so a phone's keyboard closes. */
export function useResultsInView(
  results: RefObject<HTMLElement | null>,
  isCurrent: boolean,
): () => void {
  const isWanted = useRef(false);

  // After every render: what was wanted may have come with any of them.
  useEffect(() => {
    if (!isWanted.current || !isCurrent) return;
    isWanted.current = false;
    results.current?.scrollIntoView();
  });

  return useCallback(() => {
    isWanted.current = true;
    results.current?.focus({ preventScroll: true });
  }, [results]);
}
