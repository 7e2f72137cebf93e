/**
 * Places pages in a grid: columns are clicks from the start, rows are first folders; the number of marks is limited.
 */
import { formatCount } from '../format-count.ts';
import type { PageSummary } from './audit-run.ts';

export type Cell = { column: number; row: number; shown: PageSummary[]; more: number };
/** Number of pages of one cell that are linked from another. */
type CellLink = { from: Cell; to: Cell; pages: number };
export type PageGrid = {
  columns: string[];
  rows: string[];
  cells: Cell[];
  links: CellLink[];
  omitted: string[];
};

const maxMarks = 400;
const maxDepth = 8;
const maxRows = 16;
const maxLinks = 80;

export function layoutPageGrid(pages: readonly PageSummary[]): PageGrid {
  const folders = foldersOf(pages);
  const rowOf = ({ route }: PageSummary) => {
    const at = folders.indexOf(folderOf(route));
    return at < 0 ? folders.length : at;
  };
  const depths = [...new Set(pages.map(columnOf))].sort((a, b) => a - b);
  const groups = Map.groupBy(pages, (page) => `${columnOf(page)} ${rowOf(page)}`);
  const limit = maxMarksPerCell([...groups.values()].map(({ length }) => length));
  const cellByUrl = new Map<string, Cell>();
  const cells = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const worst = group.toSorted((a, b) => weightOf(b) - weightOf(a));
    const column = depths.indexOf(columnOf(first));
    const cell = {
      column,
      row: rowOf(first),
      shown: worst.slice(0, limit),
      more: Math.max(0, group.length - limit),
    };
    for (const { url } of group) cellByUrl.set(url, cell);
    return [cell];
  });
  const ways = linksBetween(pages, cellByUrl);
  const hidden = cells.reduce((sum, { more }) => sum + more, 0);
  const others = new Set(pages.map(({ route }) => folderOf(route))).size - folders.length;
  return {
    columns: depths.map(columnName),
    rows: others > 0 ? [...folders, `${others} other folders`] : folders,
    cells,
    links: ways.slice(0, maxLinks),
    omitted: [
      ...(hidden > 0 ? [`the marks of ${formatCount(hidden)} pages (+)`] : []),
      ...(ways.length > maxLinks ? [`${ways.length - maxLinks} of the thinnest lines`] : []),
    ],
  };
}

function linksBetween(
  pages: readonly PageSummary[],
  cellByUrl: ReadonlyMap<string, Cell>,
): CellLink[] {
  const ways = new Map<Cell, Map<Cell, CellLink>>();
  for (const { url, reachedFrom } of pages) {
    const [from, to] = [cellByUrl.get(reachedFrom ?? ''), cellByUrl.get(url)];
    if (!from || !to || from === to) continue;
    const onward = ways.get(from) ?? new Map<Cell, CellLink>();
    const way = onward.get(to) ?? { from, to, pages: 0 };
    way.pages += 1;
    ways.set(from, onward.set(to, way));
  }
  return [...ways.values()]
    .flatMap((onward) => [...onward.values()])
    .sort((a, b) => b.pages - a.pages);
}

/** The largest number of marks per cell that keeps the total within the limit. */
function maxMarksPerCell(sizes: number[]): number {
  let limit = maxMarks;
  const marks = () => sizes.reduce((sum, size) => sum + Math.min(size, limit), 0);
  while (limit > 1 && marks() > maxMarks) limit -= 1;
  return limit;
}

/** The start page's row first, then folders by number of pages. */
function foldersOf(pages: readonly PageSummary[]): string[] {
  const sizes = [...Map.groupBy(pages, ({ route }) => folderOf(route))]
    .map(([folder, { length }]) => ({ folder, length }))
    .sort((a, b) => Number(b.folder === '/') - Number(a.folder === '/') || b.length - a.length);
  return sizes.slice(0, maxRows).map(({ folder }) => folder);
}

/** "/plans/" for "/plans/a"; "/" for pages at the top level. */
function folderOf(route: string): string {
  return /^\/[^/?]+\//.exec(route)?.[0] ?? '/';
}

function columnOf({ depth }: PageSummary): number {
  return depth === null ? maxDepth + 1 : Math.min(depth, maxDepth);
}

function columnName(depth: number): string {
  if (depth > maxDepth) return 'no link path';
  if (depth === maxDepth) return `${depth} clicks or more`;
  return depth === 0 ? 'start' : depth === 1 ? '1 click' : `${depth} clicks`;
}

function weightOf({ counts }: PageSummary): number {
  return counts.error * 1_000 + counts.warning;
}
