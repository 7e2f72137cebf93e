/**
 * Puts the columns of the server's table in the chosen order and hides the others. It moves the cells
 * themselves, so that a screen reader, a printer and a copied selection follow what is seen; React never
 * draws the table again, so nobody undoes it.
 */

/** @returns how many rows say something else for one of the shown plans. */
export function arrangeTable(
  table: HTMLTableElement,
  shown: readonly string[],
  isDifferencesOnly: boolean,
): number {
  const rows = [...table.rows].filter((row) => row.cells[0]?.scope === 'row');
  const head = table.querySelector('[data-plan]')?.closest('tr');
  const order = [...(head?.querySelectorAll<HTMLElement>('[data-plan]') ?? [])]
    .map((cell, index) => ({ index: index + 1, place: shown.indexOf(cell.dataset.plan ?? '') }))
    // Not shown is place -1: after all others, among themselves as they were.
    .sort((a, b) => (a.place >>> 0) - (b.place >>> 0));
  for (const row of head ? [head, ...rows] : rows) {
    const cells = [...row.cells];
    for (const { index, place } of order) {
      const cell = cells[index];
      if (!cell) continue;
      cell.hidden = place < 0;
      row.append(cell);
    }
  }
  const differs = findDifferingRows(
    rows.map((row) =>
      // Marked by the server: the browser may have translated the words.
      [...row.cells]
        .slice(1, shown.length + 1)
        .map(({ dataset, textContent }) => ('silent' in dataset ? '' : (textContent ?? ''))),
    ),
  );
  rows.forEach((row, index) => {
    row.hidden = isDifferencesOnly && !differs[index];
  });
  for (const group of table.tBodies) {
    const [heading, ...own] = group.rows;
    group.hidden = own.every((row) => row.hidden);
    if (heading?.cells[0]) heading.cells[0].colSpan = shown.length + 1;
  }
  return differs.filter(Boolean).length;
}

/** Words that state no fact: between them there is no difference to show. */
export const emptyCellTexts = new Set(['Insurer decides', 'Not stated', 'Where the plan says so']);

/**
 * Which rows say something else for one of the chosen plans: what "Differences only" leaves standing.
 * @param rows what each row says, a text for each plan shown. With one plan there is nothing to leave out.
 */
export function findDifferingRows(rows: readonly (readonly string[])[]): boolean[] {
  return rows.map((texts) => {
    const said = texts.map((text) => (emptyCellTexts.has(text) ? '' : text));
    return texts.length < 2 || new Set(said).size > 1;
  });
}
