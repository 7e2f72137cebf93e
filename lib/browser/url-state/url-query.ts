/**
 * The page's query as the state of a search or a comparison, so that a result can be linked, reloaded and shared. Only
 * the named values change: campaign tags stay.
 */

type Listener = () => void;
const listeners = new Set<Listener>();

/**
 * Called after our own changes and on the back button.
 * @returns the unsubscribe function.
 */
export function onQueryChange(listener: Listener): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

export function currentQuery(): string {
  return location.search;
}

/** Replaces the history entry: the back button leaves the page instead of undoing the last choice. */
export function replaceQuery(
  search: string,
  fragment = location.hash,
  path = location.pathname,
): void {
  // The state belongs to Next; unchanged, it does not trigger its router.
  history.replaceState(history.state, '', `${path}${search}${fragment}`);
  for (const listener of listeners) listener();
}

/**
 * @param values empty ones are removed from the query; an array repeats the name.
 * @param path the page that shows the same state after a reload, if it is another one.
 */
export function updateQuery(
  values: Readonly<Record<string, string | readonly string[]>>,
  path = location.pathname,
): void {
  const query = new URLSearchParams(location.search);
  const changed = Object.entries(values)
    .map(([name, value]) => [name, [value].flat().filter(Boolean)] as const)
    .filter(([name, texts]) => texts.join('\n') !== query.getAll(name).filter(Boolean).join('\n'));
  // Nothing changed: keep the fragment that brought the visitor here.
  if (changed.length === 0) return;
  for (const [name, texts] of changed) {
    query.delete(name);
    for (const text of texts) query.append(name, text);
  }
  const text = query.toString();
  replaceQuery(text ? `?${text}` : '', '', path);
}
