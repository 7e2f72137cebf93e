/** The table of pages for the terminal: title bar, tags, number of findings. */
import { severities } from '../finding.ts';
import { formatCount } from '../format-count.ts';
import { type AuditRun, type PageSummary, sortByImpressions, sortWorstFirst } from './audit-run.ts';
import { canonicalLabels } from './html-pages.ts';
import { fitToWidth, type Paint } from './printable-text.ts';

const barCells = 8;
const gap = '  ';

export function pageTable(run: AuditRun, columns: number, maxRows: number, paint: Paint): string {
  // With search figures, what was shown most comes first.
  const sorted = run.search
    ? sortByImpressions(run.pages)
    : run.pages.length > maxRows
      ? sortWorstFirst(run.pages)
      : run.pages;
  const rows = sorted.slice(0, maxRows);
  const widths = columnWidths(columns, Math.max(5, ...rows.map(({ route }) => [...route].length)));
  const head = [
    fitToWidth('page', widths.route),
    fitToWidth('title, px', widths.title),
    fitToWidth('description', widths.description),
    fitToWidth('canonical', widths.canonical),
    'findings',
  ];
  const lines = rows.map((page) => [
    fitToWidth(page.route, widths.route),
    titleCell(page, widths.title, run.thresholds['title-px'], paint),
    descriptionCell(page, widths.description),
    fitToWidth(canonicalLabels[page.canonical], widths.canonical),
    countCell(page, paint),
  ]);
  const table = [head, ...lines].map((cells) => cells.join(gap).trimEnd()).join('\n');
  return table + hiddenRowsNote(run.pages.length - rows.length, run.search !== null);
}

/** Column widths that fill the line; the description comes last, where there is room. */
function columnWidths(columns: number, widestRoute: number) {
  const [canonical, findings, lengthAlone] = [13, 14, 11];
  const route = Math.min(widestRoute, Math.floor(columns * 0.27));
  const rest = columns - route - canonical - findings - 4 * gap.length;
  const hasWords = rest >= 80;
  const description = hasWords ? Math.floor(rest * 0.47) : lengthAlone;
  return { route, title: rest - description, description, canonical };
}

function titleCell(page: PageSummary, width: number, limitPx: number, paint: Paint): string {
  if (page.canonical === 'unread') {
    const { redirect } = page.tags;
    return fitToWidth(
      page.status === null ? 'no answer' : `${page.status}${redirect ? ` → ${redirect}` : ''}`,
      width,
    );
  }
  const figure = ` ${String(page.titleWidthPx).padStart(4)}  `;
  return (
    bar(page, limitPx, paint) +
    figure +
    fitToWidth(page.tags.title ?? '', width - barCells - figure.length)
  );
}

function descriptionCell({ canonical, tags }: PageSummary, width: number): string {
  const { description = '' } = tags;
  const length = canonical === 'unread' ? '' : String([...description].length);
  return fitToWidth(width > 11 ? `${length.padEnd(4)} ${description}` : length, width);
}

function hiddenRowsNote(count: number, isBySearch: boolean): string {
  return count > 0
    ? `\n… and ${formatCount(count)} more pages ${isBySearch ? 'that were shown less often in search' : 'with fewer findings'} (--rows, --html, --csv)`
    : '';
}

/** Filled up to the width that a result shows; beyond its end the title is cut. */
function bar({ titleWidthPx }: PageSummary, limitPx: number, paint: Paint): string {
  const share = titleWidthPx / limitPx;
  const filled = Math.min(barCells, Math.round(share * barCells));
  const blocks = '█'.repeat(filled) + '·'.repeat(barCells - filled);
  return share > 1
    ? paint(`${blocks.slice(0, -1)}»`, 'error')
    : paint(blocks, titleWidthPx === 0 ? 'error' : 'good');
}

function countCell({ counts, canonical }: PageSummary, paint: Paint): string {
  const parts = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) =>
      paint(`${Math.min(999, counts[severity])}${severity[0]?.toUpperCase()}`, severity),
    );
  return parts.join(' ') || (canonical === 'unread' ? '' : paint('ok', 'good'));
}
