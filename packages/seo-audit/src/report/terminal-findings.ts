/** What to fix, what changed and what was accepted, as paragraphs for a terminal. */
import type { Finding } from '../finding.ts';
import type { AuditRun } from './audit-run.ts';
import type { Changes } from './compare-runs.ts';
import { groupFindings } from './group-findings.ts';
import { type Paint, printable, wrapped } from './printable-text.ts';

export function findingList(
  run: AuditRun,
  severity: Finding['severity'],
  columns: number,
  maxPlaces: number,
  paint: Paint,
): string {
  const groups = groupFindings(run).filter((group) => group.severity === severity);
  return groups
    .map(({ id, about, where, why, fix, findings, shown }) => {
      const places = findings.slice(0, maxPlaces).map(({ url, what }) => {
        const route =
          run.origin && url.startsWith(`${run.origin}/`) ? url.slice(run.origin.length) : url;
        return `    ${wrapped(`${route}: ${what}`, columns - 4, '      ')}`;
      });
      const more = findings.length - places.length;
      return [
        `${paint(severity.toUpperCase(), severity)}  ${paint(about, 'bold')}  (${findings.length.toLocaleString('en-IN')}${shown === null ? '' : `; pages shown ${shown.toLocaleString('en-IN')} times`})`,
        `  ${wrapped(`Where: ${where}. Why: ${why} Fix: ${fix} Id: ${id}`, columns - 2, '  ')}`,
        ...places,
        ...(more > 0
          ? [`    … and ${more.toLocaleString('en-IN')} more (--places, --html, --csv-findings)`]
          : []),
      ].join('\n');
    })
    .join('\n\n');
}

export function changeList(changes: Changes, columns: number, paint: Paint): string {
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

export function waiverList({ findings, unusedWaivers }: AuditRun, columns: number): string {
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
