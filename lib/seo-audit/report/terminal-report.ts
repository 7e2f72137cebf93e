/** The report for a terminal of 80 to 200 columns: pages as a table, then what to fix, then the sum. */
import { titleLimit } from '../page/text-width.ts';
import { type Finding, severities } from '../types.ts';
import { type AuditRun, type Counts, countsInWords, type PageSummary } from './audit-run.ts';
import type { Changes } from './compare-runs.ts';
import { groupFindings } from './group-findings.ts';
import { fitted, printable, wrapped } from './plain-text.ts';

export type TerminalOptions = {
  columns: number;
  hasColour: boolean;
  mostRows: number;
  mostPlaces: number;
};

const barCells = 8;
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
    pageTable(run, columns, options.mostRows, paint),
    ...severities.map((severity) => findingList(run, severity, columns, options.mostPlaces, paint)),
    changes ? changeList(changes, columns, paint) : '',
    waiverList(run, columns),
    sum(run, paint),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function pageTable(run: AuditRun, columns: number, mostRows: number, paint: Paint): string {
  const worst = [...run.pages]
    .sort((a, b) => weight(b.counts) - weight(a.counts))
    .slice(0, mostRows);
  const rows = run.pages.length > mostRows ? worst : run.pages;
  const widest = Math.max(5, ...rows.map(({ route }) => [...route].length));
  const routeWidth = Math.min(widest, Math.floor(columns * 0.27));
  // Findings 11, bar and pixels 15, canonical 9, description's length 4, and two spaces between.
  const rest = columns - routeWidth - 11 - 15 - 9 - 4 - 5 * 2;
  const descriptionWidth = rest > 60 ? Math.floor(rest * 0.5) - 1 : 0;
  const titleWidth = rest - (descriptionWidth ? descriptionWidth + 1 : 0);
  const head = [
    fitted('page', routeWidth),
    fitted('title, px', 15 + (titleWidth > 3 ? titleWidth + 1 : 0)),
    fitted('description', 4 + (descriptionWidth ? descriptionWidth + 1 : 7))
      .trimEnd()
      .padEnd(4 + (descriptionWidth ? descriptionWidth + 1 : 0)),
    fitted('canonical', 9),
    'findings',
  ];
  const lines = rows.map((page) => {
    const { title = '', description = '' } = page.tags;
    const isRead = page.canonical !== 'unread';
    const said =
      page.status === null
        ? 'no answer'
        : `${page.status}${page.tags.redirect ? ` → ${page.tags.redirect}` : ''}`;
    return [
      fitted(page.route, routeWidth),
      isRead
        ? `${bar(page, paint)} ${String(page.titleWidthPx).padStart(4)}  ${titleWidth > 3 ? fitted(title, titleWidth) : ''}`
            .trimEnd()
            .padEnd(0)
        : fitted(said, 15 + titleWidth),
      fitted(isRead ? String([...description].length) : '', 4) +
        (descriptionWidth ? ` ${fitted(description, descriptionWidth)}` : ''),
      fitted(isRead ? page.canonical : '', 9),
      countCell(page.counts, paint),
    ];
  });
  return (
    [head, ...lines].map((cells) => cells.join('  ').trimEnd()).join('\n') +
    hidden(run.pages.length - rows.length)
  );
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

function countCell(counts: Counts, paint: Paint): string {
  const parts = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => paint(`${counts[severity]}${severity[0]?.toUpperCase()}`, severity));
  return parts.join(' ') || paint('ok', 'good');
}

function findingList(
  run: AuditRun,
  severity: Finding['severity'],
  columns: number,
  mostPlaces: number,
  paint: Paint,
): string {
  const groups = groupFindings(run.findings).filter((group) => group.severity === severity);
  return groups
    .map(({ id, about, where, why, fix, findings }) => {
      const places = findings.slice(0, mostPlaces).map(({ address, what }) => {
        const route =
          run.origin && address.startsWith(`${run.origin}/`)
            ? address.slice(run.origin.length)
            : address;
        return `    ${wrapped(`${route}: ${what}`, columns - 4, '      ')}`;
      });
      const more = findings.length - places.length;
      return [
        `${paint(severity.toUpperCase(), severity)}  ${paint(about, 'bold')}  (${findings.length.toLocaleString('en-IN')}, ${id})`,
        `  ${wrapped(`Where: ${where}. Why: ${why} Fix: ${fix}`, columns - 2, '  ')}`,
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
