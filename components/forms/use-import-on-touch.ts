/** Imports the enhancement of server-rendered HTML when the visitor first touches it. */
import { useCallback, useRef, useState } from 'react';

type ImportOnTouch<Imported> = {
  /** Null until it is loaded. */
  imported: Imported | null;
  load: () => Promise<void>;
  /** Props of the element whose first touch loads it. */
  touchProps: { onFocus: () => void; onPointerDown: () => void };
};

export function useImportOnTouch<Imported>(
  importModule: () => Promise<Imported>,
): ImportOnTouch<Imported> {
  const [imported, setImported] = useState<Imported | null>(null);
  const latestImport = useRef(importModule);
  latestImport.current = importModule;
  const isLoading = useRef(false);

  const load = useCallback(async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const loaded = await latestImport.current();
      setImported(() => loaded);
    } catch {
      // The network failed: the next touch tries again.
      isLoading.current = false;
    }
  }, []);

  return { imported, load, touchProps: { onFocus: load, onPointerDown: load } };
}
