/** The address's query as React state: read on load, on the back button, and after our own changes. */

type Listener = () => void;
const listeners = new Set<Listener>();

export function onAddressChange(listener: Listener): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

export function currentSearch(): string {
  return location.search;
}

/** Takes the place of the present entry: the back button leaves the page, not the last choice. */
export function replaceSearch(search: string): void {
  // The state is Next's own; handing it back unchanged keeps its router out of this.
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  for (const listener of listeners) listener();
}
