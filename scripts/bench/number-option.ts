/** "--seed 7" among the words of a command: 7; undefined where it is not there or no whole number. */
export function numberOption(words: readonly string[], name: string): number | undefined {
  const value = Number(words[words.indexOf(name) + 1]);
  return words.includes(name) && Number.isInteger(value) ? value : undefined;
}
