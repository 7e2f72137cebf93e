/** Which rows say something else for one of the chosen plans: what "Differences only" leaves standing. */

/** @param rows what each row says, a text for each plan shown. With one plan there is nothing to leave out. */
export function rowsThatDiffer(rows: readonly (readonly string[])[]): boolean[] {
  return rows.map((texts) => texts.length < 2 || new Set(texts).size > 1);
}
