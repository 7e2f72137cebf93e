/**
 * Replaces each `{name}` of a text.
 *
 * @param findValue undefined for a name that it does not know. @throws for such a name: no page shows a bare `{name}`.
 */
export function fillTemplate(
  text: string,
  findValue: (name: string) => string | undefined,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = findValue(name);
    if (value === undefined) throw new Error(`No value for "{${name}}" in "${text}"`);
    return value;
  });
}
