/**
 * The query of the address as the state of a search, so that a result can be linked, reloaded and shared.
 * Only the named values are touched: an advertisement's tags stay where they are.
 */

/** @param values empty ones are taken out of the address. */
export function rememberInAddress(values: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(location.search);
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== (query.get(name) ?? ''),
  );
  // Nothing to say: the fragment that brought the visitor here stays.
  if (changed.length === 0) return;
  for (const [name, value] of changed) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  // The state is Next's own; handing it back unchanged keeps its router out of this.
  history.replaceState(history.state, '', text ? `?${text}` : location.pathname);
}
