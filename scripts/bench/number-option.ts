/** The value of an option such as "--seed 7"; undefined where it is missing or not an integer. */
export function numberOption(words: readonly string[], name: string): number | undefined {
  const value = Number(words[words.indexOf(name) + 1]);
  return words.includes(name) && Number.isInteger(value) ? value : undefined;
}
