/**
 * Loads the enhancement of server-rendered HTML on first touch: a component that renders nothing and passes its API up.
 */
import { type ComponentType, useCallback, useRef, useState } from 'react';

type LazyEnhancement<Props, Bound> = {
  /** Rendered beside the HTML; null until it is loaded. */
  Enhancement: ComponentType<Props> | null;
  /** The API of the enhancement; null until it is loaded. */
  bound: Bound | null;
  setBound: (bound: Bound) => void;
  load: () => Promise<void>;
  /** Props of the element whose first touch loads it. */
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
