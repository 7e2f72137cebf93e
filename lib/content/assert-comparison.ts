/**
 * Rejects a malformed comparison on import, so that the build fails with one line that names the file and the reason.
 * The compiler checks types; it cannot count cells.
 */
import type { Comparison } from './comparison-types.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** @param path the product page's path. @throws one line: the file and the reason. */
export function assertComparison(path: string, comparison: Comparison): void {
  const error = findError(comparison);
  if (error) throw new Error(`lib/content/comparisons${path}.ts: ${error}`);
}

function findError({ caption, plans, keyRows, groups, figures }: Comparison): string | undefined {
  const ids = plans.map(({ id }) => id);
  const names = plans.map(({ name }) => name);
  const rows = groups.flatMap((group) => group.rows.map((row) => ({ ...row, group })));
  const labels = rows.map(({ label }) => label);
  const wrongRow = rows.find(({ cells }) => cells.length !== plans.length);
  const emptyCell = rows.find(({ cells }) => cells.some((cell) => cell !== null && isBlank(cell)));
  const wrongId = ids.find((id) => !kebabCase.test(id));
  if (isBlank(caption)) return 'the caption is empty';
  if (plans.length < 2) return `${plans.length} plan: a comparison needs two or more`;
  if (plans.length > 8) return `${plans.length} plans: eight at most`;
  if (wrongId !== undefined) return `the plan id "${wrongId}" is not kebab-case`;
  if (findDuplicate(ids)) return `the plan id "${findDuplicate(ids)}" stands twice`;
  if (findDuplicate(names)) return `the plan name "${findDuplicate(names)}" stands twice`;
  if (plans.some(({ name, summary }) => isBlank(name) || isBlank(summary)))
    return 'a plan has no name or no summary';
  if (rows.length === 0) return 'there is no row';
  if (groups.some(({ heading, rows: own }) => isBlank(heading) || own.length === 0))
    return 'a group has no heading or no row';
  if (labels.some(isBlank)) return 'a row has an empty label';
  if (findDuplicate(labels)) return `the row "${findDuplicate(labels)}" stands twice`;
  if (wrongRow)
    return `row "${wrongRow.label}" has ${wrongRow.cells.length} cells for ${plans.length} plans`;
  if (emptyCell) return `row "${emptyCell.label}" has an empty cell; write null for "Not stated"`;
  const unknownKey = keyRows.find((label) => !labels.includes(label));
  if (unknownKey) return `the key row "${unknownKey}" is no row`;
  if (findDuplicate(keyRows)) return `the key row "${findDuplicate(keyRows)}" stands twice`;
  const figure = findDuplicate(figures.map(({ id }) => id));
  return figure && `the figure "${figure}" is listed twice`;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function findDuplicate(values: readonly string[]): string | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}
