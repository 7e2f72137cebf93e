/**
 * The page's query as the state of a search or a comparison, so that a result can be linked,
 * reloaded and shared. Only the named values are touched: an advertisement's tags stay where they are.
 */

type Listener = () => void;
const listeners = new Set<Listener>();

/** Called after our own changes and on the back button. @returns how to stop listening. */
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

/** Takes the place of the present entry: the back button leaves the page, not the last choice. */
export function replaceQuery(
  search: string,
  fragment = location.hash,
  path = location.pathname,
): void {
  // The state is Next's own; handing it back unchanged keeps its router out of this.
  history.replaceState(history.state, '', `${path}${search}${fragment}`);
  for (const listener of listeners) listener();
}

/**
 * @param values empty ones are taken out of the query; of several, each stands there under the same name.
 * @param path of the page that shows the same when it is reloaded, where that is another one.
 */
export function updateQuery(
  values: Readonly<Record<string, string | readonly string[]>>,
  path = location.pathname,
): void {
  const query = new URLSearchParams(location.search);
  const changed = Object.entries(values)
    .map(([name, value]) => [name, [value].flat().filter(Boolean)] as const)
    .filter(([name, texts]) => texts.join('\n') !== query.getAll(name).filter(Boolean).join('\n'));
  // Nothing to say: the fragment that brought the visitor here stays.
  if (changed.length === 0) return;
  for (const [name, texts] of changed) {
    query.delete(name);
    for (const text of texts) query.append(name, text);
  }
  const text = query.toString();
  replaceQuery(text ? `?${text}` : '', '', path);
}
