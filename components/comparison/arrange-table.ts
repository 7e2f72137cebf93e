/**
 * Arranges the columns of the server's table in the chosen order and hides the others. It moves the cells themselves,
 * so that a screen reader, a printer and a copied selection match the visible order; React never renders the table
 * again, so nothing undoes it.
 */
import { countBeforeFold } from '@/components/ui/count-before-fold';
import { insurerDecides } from '@/lib/content/comparison-words';

/** @returns the number of rows that differ between the visible plans. */
export function arrangeTable(
  table: HTMLTableElement,
  visibleIds: readonly string[],
  isDifferencesOnly: boolean,
): number {
  const rows = [...table.rows].filter((row) => row.cells[0]?.scope === 'row');
  const head = table.querySelector('[data-plan]')?.closest('tr');
  const order = [...(head?.querySelectorAll<HTMLElement>('[data-plan]') ?? [])]
    .map((cell, index) => ({
      index: index + 1,
      place: visibleIds.indexOf(cell.dataset.plan ?? ''),
    }))
    // Hidden columns get -1 and go to the end in their own order.
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
      // An attribute of the server's HTML, because the browser may have translated the text.
      [...row.cells]
        .slice(1, visibleIds.length + 1)
        .map(({ dataset, textContent }) => ('silent' in dataset ? '' : (textContent ?? ''))),
    ),
  );
  rows.forEach((row, index) => {
    row.hidden = isDifferencesOnly && !differs[index];
  });
  markFirstRows(table, rows);
  for (const group of table.tBodies) {
    const [heading, ...otherRows] = group.rows;
    group.hidden = otherRows.every((row) => row.hidden);
    if (heading?.cells[0]) heading.cells[0].colSpan = visibleIds.length + 1;
  }
  return differs.filter(Boolean).length;
}

/** A comparison has as many key rows. */
const firstRowCount = 4;

/** A phone opens on the key rows that are visible, filled up with those that follow; a style sheet folds the others. */
function markFirstRows(table: HTMLTableElement, rows: readonly HTMLTableRowElement[]): void {
  const visible = rows.filter((row) => !row.hidden);
  const isKey = (row: HTMLElement) => 'key' in row.dataset;
  const first = [...visible.filter(isKey), ...visible.filter((row) => !isKey(row))];
  const count = countBeforeFold(visible.length, firstRowCount);
  const shown = new Set(first.slice(0, count));
  for (const row of rows) row.toggleAttribute('data-more', !shown.has(row));
  const fold = table.parentElement?.nextElementSibling;
  const total = fold?.querySelector('[data-row-count]');
  if (!(fold instanceof HTMLElement) || !total) return;
  total.textContent = String(visible.length);
  fold.hidden = count === visible.length;
}

/** Texts without a fact: they make no difference. */
export const emptyCellTexts = new Set([insurerDecides, 'Not stated', 'Where the plan says so']);

/**
 * Which rows differ between the chosen plans: those that "Differences only" leaves.
 * @param rows a text of each row for each visible plan. With one plan no row is hidden.
 */
export function findDifferingRows(rows: readonly (readonly string[])[]): boolean[] {
  return rows.map((texts) => {
    const facts = texts.map((text) => (emptyCellTexts.has(text) ? '' : text));
    return texts.length < 2 || new Set(facts).size > 1;
  });
}
