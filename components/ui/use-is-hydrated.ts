import { useSyncExternalStore } from 'react';

/** `subscribe` for `useSyncExternalStore`, where the value never changes. */
export const subscribeToNothing = () => () => undefined;

/** False in the server's HTML, true after hydration: for buttons that need a script. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
