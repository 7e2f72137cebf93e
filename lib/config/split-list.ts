/** For `transform` of a variable: the entries of a list, without the space around them. */
export function splitList(separator: string | RegExp = ',') {
  return (text: string): string[] =>
    text
      .split(separator)
      .map((entry) => entry.trim())
      .filter(Boolean);
}
