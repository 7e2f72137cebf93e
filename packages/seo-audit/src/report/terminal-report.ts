/** The report for a terminal of 80 to 200 columns: the page table, the fixes, the totals. */
import { formatCount } from '../format-count.ts';
import { type AuditRun, formatCounts } from './audit-run.ts';
import type { Changes } from './compare-runs.ts';
import { createPainter, type Paint, stripControlCharacters } from './printable-text.ts';
import { changeList, findingList, waiverList } from './terminal-findings.ts';
import { pageTable } from './terminal-pages.ts';

type TerminalOptions = {
  columns: number;
  hasColour: boolean;
  maxRows: number;
  maxPlaces: number;
};

export function terminalReport(
  run: AuditRun,
  changes: Changes | null,
  options: TerminalOptions,
): string {
  const columns = Math.min(200, Math.max(80, options.columns));
  const paint = createPainter(options.hasColour);
  return [
    pageTable(run, columns, options.maxRows, paint),
    findingList(run, columns, options.maxPlaces, paint),
    changes ? changeList(changes, columns, paint) : '',
    waiverList(run, columns),
    sum(run, paint),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function sum(run: AuditRun, paint: Paint): string {
  const { totals, durationMs, name, isRendered, scope, note, search } = run;
  const { all: unseen = 0 } = search?.unseen ?? {};
  const notSeen =
    unseen > 0
      ? ` ${formatCount(unseen)} ${unseen === 1 ? 'address of Search Console was' : 'addresses of Search Console were'} not seen (--html).`
      : '';
  const colour = totals.error > 0 ? 'error' : totals.warning > 0 ? 'warning' : 'good';
  const waived = totals.waived > 0 ? ` (${totals.waived} waived)` : '';
  const closed =
    run.disallowed.all > 0
      ? ` and ${formatCount(run.disallowed.all)} URLs that robots.txt blocks`
      : '';
  const pages = `${formatCount(totals.pages)} ${totals.pages === 1 ? 'page' : 'pages'}${closed}`;
  return `${stripControlCharacters(name)}: ${pages}${isRendered ? ', also rendered in a browser' : ''}, ${(durationMs / 1000).toFixed(1)} s. Found ${paint(formatCounts(totals), colour)}${waived}.${notSeen}${note ? ` ${stripControlCharacters(note)}.` : ''}${scope ? ` Scope: ${stripControlCharacters(scope)}.` : ''}`;
}
