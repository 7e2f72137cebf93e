/** @param path may have a query already. @param values without a text they are left out. */
export function addQuery(
  path: string,
  values: Readonly<Record<string, string | null | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  const added = query.toString();
  return added ? `${path}${path.includes('?') ? '&' : '?'}${added}` : path;
}
