/**
 * Server-rendered HTML that works by itself and gets its enhancement on first touch: the component that
 * enhances it is loaded then, draws nothing, and hands up what it offers.
 */
import { type ComponentType, useCallback, useRef, useState } from 'react';

type LazyEnhancement<Props, Bound> = {
  /** To be rendered beside the HTML; null until it is loaded. */
  Enhancement: ComponentType<Props> | null;
  /** What the enhancement hands up; null until it is there. */
  bound: Bound | null;
  setBound: (bound: Bound) => void;
  load: () => Promise<void>;
  /** For the element whose first touch loads it. */
  touchProps: { onFocus: () => void; onPointerDown: () => void };
};

/** @param importEnhancement a function that stays the same between renders. */
export function useLazyEnhancement<Props, Bound>(
  importEnhancement: () => Promise<ComponentType<Props>>,
): LazyEnhancement<Props, Bound> {
  const [Enhancement, setEnhancement] = useState<ComponentType<Props> | null>(null);
  const [bound, setBound] = useState<Bound | null>(null);
  const isLoading = useRef(false);

  const load = useCallback(async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const component = await importEnhancement();
      setEnhancement(() => component);
    } catch {
      // The network failed: the next touch tries again.
      isLoading.current = false;
    }
  }, [importEnhancement]);

  return { Enhancement, bound, setBound, load, touchProps: { onFocus: load, onPointerDown: load } };
}
