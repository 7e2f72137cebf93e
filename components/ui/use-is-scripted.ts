import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML as sent, true as soon as a script can act on a press: for buttons that do nothing without one. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
