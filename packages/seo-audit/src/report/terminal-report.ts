/** The report for a terminal of 80 to 200 columns: pages as a table, then what to fix, then the sum. */
import { titleLimit } from '../page/text-width.ts';
import { type Finding, severities } from '../types.ts';
import { type AuditRun, type Counts, countsInWords, type PageSummary } from './audit-run.ts';
import type { Changes } from './compare-runs.ts';
import { groupFindings } from './group-findings.ts';
import { fitted, printable, wrapped } from './printable-text.ts';

export type TerminalOptions = {
  columns: number;
  hasColour: boolean;
  maxRows: number;
  maxPlaces: number;
};

const barCells = 8;
const gap = '  ';
const colours = { error: 31, warning: 33, notice: 36, good: 32, bold: 1, dim: 2 } as const;
type Paint = (text: string, colour: keyof typeof colours) => string;

export function terminalReport(
  run: AuditRun,
  changes: Changes | null,
  options: TerminalOptions,
): string {
  const columns = Math.min(200, Math.max(80, options.columns));
  const paint: Paint = (text, colour) =>
    options.hasColour ? `\u001b[${colours[colour]}m${text}\u001b[0m` : text;
  return [
    pageTable(run, columns, options.maxRows, paint),
    ...severities.map((severity) => findingList(run, severity, columns, options.maxPlaces, paint)),
    changes ? changeList(changes, columns, paint) : '',
    waiverList(run, columns),
    sum(run, paint),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function pageTable(run: AuditRun, columns: number, maxRows: number, paint: Paint): string {
  const worst = [...run.pages]
    .sort((a, b) => weight(b.counts) - weight(a.counts))
    .slice(0, maxRows);
  const rows = run.pages.length > maxRows ? worst : run.pages;
  const widths = columnWidths(columns, Math.max(5, ...rows.map(({ route }) => [...route].length)));
  const head = [
    fitted('page', widths.route),
    fitted('title, px', widths.title),
    fitted('description', widths.description),
    fitted('canonical', widths.canonical),
    'findings',
  ];
  const lines = rows.map((page) => [
    fitted(page.route, widths.route),
    titleCell(page, widths.title, paint),
    descriptionCell(page, widths.description),
    fitted(page.canonical === 'unread' ? '' : page.canonical, widths.canonical),
    countCell(page, paint),
  ]);
  const table = [head, ...lines].map((cells) => cells.join(gap).trimEnd()).join('\n');
  return table + hidden(run.pages.length - rows.length);
}

/** Widths that fill the line with the gaps between; the description's words come last, where there is room. */
function columnWidths(columns: number, widestRoute: number) {
  const [canonical, findings, lengthAlone] = [9, 14, 11];
  const route = Math.min(widestRoute, Math.floor(columns * 0.27));
  const rest = columns - route - canonical - findings - 4 * gap.length;
  const hasWords = rest >= 80;
  const description = hasWords ? Math.floor(rest * 0.47) : lengthAlone;
  return { route, title: rest - description, description, canonical };
}

function titleCell(page: PageSummary, width: number, paint: Paint): string {
  if (page.canonical === 'unread') {
    const { redirect } = page.tags;
    return fitted(
      page.status === null ? 'no answer' : `${page.status}${redirect ? ` → ${redirect}` : ''}`,
      width,
    );
  }
  const figure = ` ${String(page.titleWidthPx).padStart(4)}  `;
  return (
    bar(page, paint) + figure + fitted(page.tags.title ?? '', width - barCells - figure.length)
  );
}

function descriptionCell({ canonical, tags }: PageSummary, width: number): string {
  const { description = '' } = tags;
  const length = canonical === 'unread' ? '' : String([...description].length);
  return fitted(width > 11 ? `${length.padEnd(4)} ${description}` : length, width);
}

function hidden(count: number): string {
  return count > 0
    ? `\n… and ${count.toLocaleString('en-IN')} more pages with fewer findings (--rows, --html, --csv)`
    : '';
}

/** Filled up to what a result shows; past the end the title is cut. */
function bar({ titleWidthPx }: PageSummary, paint: Paint): string {
  const share = titleWidthPx / titleLimit.widthPx;
  const filled = Math.min(barCells, Math.round(share * barCells));
  const drawn = '█'.repeat(filled) + '·'.repeat(barCells - filled);
  return share > 1
    ? paint(`${drawn.slice(0, -1)}»`, 'error')
    : paint(drawn, titleWidthPx === 0 ? 'error' : 'good');
}

function countCell({ counts, canonical }: PageSummary, paint: Paint): string {
  const parts = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) =>
      paint(`${Math.min(999, counts[severity])}${severity[0]?.toUpperCase()}`, severity),
    );
  return parts.join(' ') || (canonical === 'unread' ? '' : paint('ok', 'good'));
}

function findingList(
  run: AuditRun,
  severity: Finding['severity'],
  columns: number,
  maxPlaces: number,
  paint: Paint,
): string {
  const groups = groupFindings(run.findings).filter((group) => group.severity === severity);
  return groups
    .map(({ id, about, where, why, fix, findings }) => {
      const places = findings.slice(0, maxPlaces).map(({ url, what }) => {
        const route =
          run.origin && url.startsWith(`${run.origin}/`) ? url.slice(run.origin.length) : url;
        return `    ${wrapped(`${route}: ${what}`, columns - 4, '      ')}`;
      });
      const more = findings.length - places.length;
      return [
        `${paint(severity.toUpperCase(), severity)}  ${paint(about, 'bold')}  (${findings.length.toLocaleString('en-IN')})`,
        `  ${wrapped(`Where: ${where}. Why: ${why} Fix: ${fix} Id: ${id}`, columns - 2, '  ')}`,
        ...places,
        ...(more > 0
          ? [`    … and ${more.toLocaleString('en-IN')} more (--places, --html, --csv-findings)`]
          : []),
      ].join('\n');
    })
    .join('\n\n');
}

function changeList(changes: Changes, columns: number, paint: Paint): string {
  const { tags, newPages, gonePages, newFindings, goneFindings, since } = changes;
  const list = (label: string, routes: string[]) =>
    routes.length > 0
      ? [`  ${wrapped(`${label}: ${routes.slice(0, 20).join(', ')}`, columns - 2, '    ')}`]
      : [];
  return [
    `${paint(`Since ${since.slice(0, 16).replace('T', ' ')} UTC`, 'bold')}: ${tags.length} tags changed, ${newFindings.length} findings new, ${goneFindings.length} gone`,
    ...list('New pages', newPages),
    ...list('Pages that are gone', gonePages),
    ...tags
      .slice(0, 50)
      .flatMap(({ route, tag, before, after }) => [
        `  ${printable(route)}  ${tag}`,
        `    - ${wrapped(before || '(nothing)', columns - 6, '      ')}`,
        `    + ${wrapped(after || '(nothing)', columns - 6, '      ')}`,
      ]),
    ...(tags.length > 50 ? [`  … and ${tags.length - 50} more (--html, --json)`] : []),
  ].join('\n');
}

function waiverList({ findings, unusedWaivers }: AuditRun, columns: number): string {
  const waived = findings.filter((finding) => finding.waived !== null);
  const byReason = new Map(waived.map((finding) => [`${finding.id} ${finding.waived}`, finding]));
  const lines = [...byReason.values()].map(({ id, waived: reason }) => {
    const count = waived.filter((other) => other.id === id && other.waived === reason).length;
    return `  ${wrapped(`${id} (${count}): ${reason}`, columns - 2, '    ')}`;
  });
  const unused = unusedWaivers.map(
    ({ id, url }) =>
      `  ${id} for ${url} matches nothing any more: take it out of the waivers file.`,
  );
  return [
    ...(lines.length > 0 ? ['Waived, with the reason given:', ...lines] : []),
    ...(unused.length > 0 ? ['Waivers without use:', ...unused] : []),
  ].join('\n');
}

function sum(run: AuditRun, paint: Paint): string {
  const { totals, durationMs, name, isRendered } = run;
  const colour = totals.error > 0 ? 'error' : totals.warning > 0 ? 'warning' : 'good';
  const waived = totals.waived > 0 ? ` (${totals.waived} waived)` : '';
  const pages = `${totals.pages.toLocaleString('en-IN')} ${totals.pages === 1 ? 'page' : 'pages'}`;
  return `${printable(name)}: ${pages}${isRendered ? ', drawn in a browser too' : ''}, ${(durationMs / 1000).toFixed(1)} s. Found ${paint(countsInWords(totals), colour)}${waived}.`;
}

function weight(counts: Counts): number {
  return counts.error * 10_000 + counts.warning * 100 + counts.notice;
}
