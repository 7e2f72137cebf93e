import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in the HTML as sent, true as soon as a script can act on a press: for buttons that do nothing without one. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
