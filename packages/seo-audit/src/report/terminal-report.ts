/** The report for a terminal of 80 to 200 columns: the page table, the fixes, the changes, the totals. */
import { placesOf, severities } from '../finding.ts';
import { titleLimit } from '../page/text-width.ts';
import { formatCount, shortUrl } from '../text.ts';
import {
  type AuditRun,
  countOf,
  type FindingGroup,
  formatCounts,
  groupFindings,
  type PageSummary,
  sortWorstFirst,
} from './audit-run.ts';
import type { Changes } from './compare-runs.ts';
import {
  createPainter,
  fitToWidth,
  type Paint,
  stripControlCharacters,
  wrapText,
} from './printable-text.ts';

type TerminalOptions = { columns: number; hasColour: boolean };

const maxRows = 60;
const maxPlaces = 5;
const maxExamples = 3;
const maxChanges = 50;
const barCells = 8;
const gap = '  ';

export function terminalReport(
  run: AuditRun,
  changes: Changes | null,
  options: TerminalOptions,
): string {
  const columns = Math.min(200, Math.max(80, options.columns));
  const paint = createPainter(options.hasColour);
  return [
    pageTable(run, columns, paint),
    ...groupFindings(run).map((group) => findingParagraph(group, run, columns, paint)),
    changes && changeList(changes, columns, paint),
    waiverList(run, columns),
    sum(run, paint),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function pageTable({ pages, search }: AuditRun, columns: number, paint: Paint): string {
  const isCut = pages.length > maxRows;
  const rows = (isCut || search ? sortWorstFirst(pages) : pages).slice(0, maxRows);
  const widest = Math.max(5, ...rows.map(({ route }) => [...route].length));
  const route = Math.min(widest, Math.floor(columns * 0.27));
  const rest = columns - route - 'canonicalised'.length - 14 - 4 * gap.length;
  const description = rest >= 80 ? Math.floor(rest * 0.47) : 11;
  const widths = [route, rest - description, description, 13];
  const head = ['page', 'title, px', 'description', 'canonical'].map((label, at) =>
    fitToWidth(label, widths[at] ?? 0),
  );
  const lines = rows.map((page) => [
    fitToWidth(page.route, route),
    titleCell(page, rest - description, paint),
    descriptionCell(page, description),
    fitToWidth(canonicalLabels[page.canonical], 13),
    countCell(page, paint),
  ]);
  const table = [[...head, 'findings'], ...lines].map((cells) => cells.join(gap).trimEnd());
  const more = `… and ${formatCount(pages.length - rows.length)} more pages (--html, --csv)`;
  return [...table, ...(isCut ? [more] : [])].join('\n');
}

/** The terms of the trade. */
export const canonicalLabels: Readonly<Record<PageSummary['canonical'], string>> = {
  self: 'self',
  elsewhere: 'canonicalised',
  none: 'none',
  unread: '',
};

function titleCell(page: PageSummary, width: number, paint: Paint): string {
  const { canonical, status, tags, titleWidthPx } = page;
  if (canonical === 'unread') {
    const to = tags.redirect ? ` → ${tags.redirect}` : '';
    return fitToWidth(`${status ?? 'no answer'}${to}`, width);
  }
  const figure = ` ${String(titleWidthPx).padStart(4)}  `;
  const text = fitToWidth(tags.title ?? '', width - barCells - figure.length);
  return bar(titleWidthPx / titleLimit.widthPx, paint) + figure + text;
}

/** Filled up to the width that a result shows; beyond its end the title is cut. */
function bar(share: number, paint: Paint): string {
  const filled = Math.min(barCells, Math.round(share * barCells));
  const blocks = '█'.repeat(filled) + '·'.repeat(barCells - filled);
  if (share > 1) return paint(`${blocks.slice(0, -1)}»`, 'error');
  return paint(blocks, share === 0 ? 'error' : 'good');
}

function descriptionCell({ canonical, tags }: PageSummary, width: number): string {
  const { description = '' } = tags;
  const length = canonical === 'unread' ? '' : String([...description].length);
  return fitToWidth(width > 11 ? `${length.padEnd(4)} ${description}` : length, width);
}

function countCell({ counts, canonical }: PageSummary, paint: Paint): string {
  const parts = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => {
      const count = `${Math.min(999, counts[severity])}${severity[0]?.toUpperCase()}`;
      return paint(count, severity);
    });
  return parts.join(' ') || (canonical === 'unread' ? '' : paint('ok', 'good'));
}

function findingParagraph(
  {
    id,
    severity,
    about,
    where,
    why,
    fix,
    findings,
    places,
    impressions,
    isUsuallyIntended,
  }: FindingGroup,
  run: AuditRun,
  columns: number,
  paint: Paint,
): string {
  const inPlaces = places > findings.length ? ` in ${formatCount(places)} places` : '';
  const shown = impressions > 0 ? `; pages shown ${formatCount(impressions)} times` : '';
  const intended = isUsuallyIntended ? 'Usually intended. ' : '';
  const lines = findings.slice(0, maxPlaces).map((finding) => {
    const { url, urls = [url], what } = finding;
    const routes = urls.slice(0, maxExamples).map((each) => shortUrl(each, run));
    const [first] = placesOf(finding);
    if (urls.length === 1) return `${routes[0]}: ${finding.places ? what : first?.what}`;
    return `On ${formatCount(urls.length)} pages: ${what}. Such as ${routes.join(', ')}`;
  });
  const more = findings.length - lines.length;
  return [
    `${paint(severity.toUpperCase(), severity)}  ${paint(about, 'bold')}  (${formatCount(findings.length)}${inPlaces}${shown})`,
    `  ${wrapText(`${intended}Where: ${where}. Why: ${why} Fix: ${fix} Id: ${id}`, columns - 2, '  ')}`,
    ...lines.map((line) => `    ${wrapText(line, columns - 4, '      ')}`),
    ...(more > 0 ? [`    … and ${formatCount(more)} more (--html, --csv-findings)`] : []),
  ].join('\n');
}

function changeList(changes: Changes, columns: number, paint: Paint): string {
  const { tags, newPages, removedPages, newFindings, resolvedFindings, since } = changes;
  const list = (label: string, routes: string[]) =>
    routes.length > 0
      ? [`  ${wrapText(`${label}: ${routes.slice(0, 20).join(', ')}`, columns - 2, '    ')}`]
      : [];
  const text = (mark: string, content: string) =>
    `    ${mark} ${wrapText(content || '(nothing)', columns - 6, '      ')}`;
  return [
    `${paint(`Since ${since.slice(0, 16).replace('T', ' ')} UTC`, 'bold')}: ${tags.length} tags changed, ${newFindings.length} findings new, ${resolvedFindings.length} gone`,
    ...list('New pages', newPages),
    ...list('Removed pages', removedPages),
    ...tags
      .slice(0, maxChanges)
      .flatMap(({ route, tag, before, after }) => [
        `  ${stripControlCharacters(route)}  ${tag}`,
        text('-', before),
        text('+', after),
      ]),
    ...(tags.length > maxChanges ? [`  … and ${tags.length - maxChanges} more (--html)`] : []),
  ].join('\n');
}

function waiverList({ findings, unusedWaivers }: AuditRun, columns: number): string {
  const waived = findings.filter((finding) => finding.waived !== null);
  const groups = Map.groupBy(waived, ({ id, waived: reason }) => `${id}\n${reason}`);
  const lines = [...groups.values()].map((same) => {
    const text = `${same[0]?.id} (${same.length}): ${same[0]?.waived}`;
    return `  ${wrapText(text, columns - 2, '    ')}`;
  });
  const unused = unusedWaivers.map(
    ({ id, url }) =>
      `  ${id} for ${url} matches nothing any more: remove it from the waivers file.`,
  );
  return [
    ...(lines.length > 0 ? ['Waived, with the reason:', ...lines] : []),
    ...(unused.length > 0 ? ['Unused waivers:', ...unused] : []),
  ].join('\n');
}

function sum(run: AuditRun, paint: Paint): string {
  const { totals, durationMs, origin, isRendered, scope, note, search, disallowed } = run;
  const colour = totals.error > 0 ? 'error' : totals.warning > 0 ? 'warning' : 'good';
  const blocked = `and ${formatCount(disallowed.all)} URLs that robots.txt blocks`;
  const unseen = `${countOf(search?.unseen.all ?? 0, 'URL')} of Search Console not read (--html).`;
  const parts = [
    `${origin}: ${countOf(totals.pages, 'page')}${disallowed.all > 0 ? ` ${blocked}` : ''}${isRendered ? ', also rendered in a browser' : ''}, ${(durationMs / 1000).toFixed(1)} s.`,
    `Found ${paint(formatCounts(totals), colour)}${totals.waived > 0 ? ` (${totals.waived} waived)` : ''}.`,
    search && search.unseen.all > 0 && unseen,
    note && `${stripControlCharacters(note)}.`,
    scope && `Scope: ${stripControlCharacters(scope)}.`,
  ];
  return parts.filter(Boolean).join(' ');
}
