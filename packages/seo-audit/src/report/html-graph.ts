/** The site as an SVG: a mark for each page, by clicks from the start and by folder, and lines for links. */
import type { PageSummary } from './audit-run.ts';
import { type Cell, layoutPageGrid, type PageGrid } from './layout-page-grid.ts';
import { html, type SafeHtml } from './safe-html.ts';

const [labelWidth, headHeight, gap, step, perLine] = [130, 34, 46, 13, 8];
const cellWidth = perLine * step + gap;

export function linkGraph(pages: readonly PageSummary[]): SafeHtml {
  const placed = layoutPageGrid(pages);
  const { cells, columns, rows, omitted } = placed;
  const tops = rowTops(placed);
  const width = labelWidth + columns.length * cellWidth;
  const height = (tops.at(-1) ?? 0) + 8;
  const name = `${pages.length} pages by folder and by clicks from the start; the table above has the numbers`;
  const left = (cell: Cell) => labelWidth + cell.column * cellWidth;
  const top = (cell: Cell) => tops[cell.row] ?? 0;
  return html`<figure class="graph"><figcaption>Each mark is a page: a square has errors, a disc has warnings, a ring has neither. Lines show the shortest paths, thicker for more pages.${omitted.length > 0 && ` Left out: ${omitted.join('; ')}.`}</figcaption>
<div class="scroll" tabindex="0" role="region" aria-label="Map of the site"><svg role="img" aria-label="${name}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
${columns.map((label, at) => html`<text class="head" x="${labelWidth + at * cellWidth}" y="20">${label}</text>`)}
${rows.map((label, at) => html`<line class="rule" x1="0" x2="${width}" y1="${tops[at] ?? 0}" y2="${tops[at] ?? 0}"/><text x="0" y="${(tops[at] ?? 0) + 18}">${truncateLabel(label)}<title>${label}</title></text>`)}
${placed.links.map(({ from, to, pages: count }) => html`<path class="way" stroke-width="${Math.min(8, 1 + Math.log2(count)).toFixed(1)}" d="${curve([left(from) + middleOf(from), top(from) + 14], [left(to) - 6, top(to) + 14])}"><title>${count} ${count === 1 ? 'page' : 'pages'} of ${rows[to.row] ?? ''} from ${rows[from.row] ?? ''}</title></path>`)}
${cells.map((cell) => cellMarks(cell, left(cell), top(cell) + 14))}
</svg></div></figure>`;
}

function cellMarks({ shown, more }: Cell, left: number, top: number): SafeHtml {
  const end = shown.length;
  return html`${shown.map((page, at) => mark(page, left + (at % perLine) * step, top + Math.floor(at / perLine) * step))}${more > 0 && html`<text class="more" x="${left + (end % perLine) * step}" y="${top + Math.floor(end / perLine) * step + 4}">+${more}</text>`}`;
}

function mark({ counts, route }: PageSummary, x: number, y: number): SafeHtml {
  const title = html`<title>${route}: ${counts.error} errors, ${counts.warning} warnings</title>`;
  if (counts.error > 0)
    return html`<rect class="error" x="${x - 4}" y="${y - 4}" width="8" height="8">${title}</rect>`;
  return html`<circle class="${counts.warning > 0 ? 'warning' : 'fine'}" cx="${x}" cy="${y}" r="4">${title}</circle>`;
}

/** The top of each row, and last the bottom of the image. */
function rowTops({ cells, rows }: PageGrid): number[] {
  let at = headHeight;
  const tops = rows.map((_, row) => {
    const most = Math.max(
      1,
      ...cells
        .filter((cell) => cell.row === row)
        .map(({ shown, more }) => shown.length + (more > 0 ? 3 : 0)),
    );
    const top = at;
    at += Math.ceil(most / perLine) * step + 16;
    return top;
  });
  return [...tops, at];
}

function middleOf({ shown }: Cell): number {
  return Math.min(shown.length, perLine) * step - step / 2;
}

function curve([x1, y1]: [number, number], [x2, y2]: [number, number]): string {
  const bend = Math.max(20, Math.abs(x2 - x1) / 2);
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}

function truncateLabel(label: string): string {
  return label.length > 18 ? `${label.slice(0, 17)}…` : label;
}
