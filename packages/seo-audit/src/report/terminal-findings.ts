/** Findings, changes and waived findings as paragraphs for the terminal. */
import { formatCount } from '../format-count.ts';
import type { AuditRun } from './audit-run.ts';
import type { Changes } from './compare-runs.ts';
import { groupFindings } from './group-findings.ts';
import { type Paint, stripControlCharacters, wrapText } from './printable-text.ts';

const maxExamples = 3;

/** What is usually intended is one paragraph at the end: ids and counts. */
export function findingList(
  run: AuditRun,
  columns: number,
  maxPlaces: number,
  paint: Paint,
): string {
  const everything = groupFindings(run);
  const groups = everything.filter((group) => !group.isUsuallyIntended);
  const intended = everything.filter((group) => group.isUsuallyIntended);
  const routeOf = (url: string) =>
    run.origin && url.startsWith(`${run.origin}/`) ? url.slice(run.origin.length) : url;
  const line = (text: string) => `    ${wrapText(text, columns - 4, '      ')}`;
  const paragraphs = groups.map(
    ({
      id,
      severity,
      about,
      where,
      why,
      fix,
      findings,
      places: all,
      repeated,
      single,
      impressions,
    }) => {
      const places = single.slice(0, maxPlaces);
      const more = single.length - places.length;
      return [
        `${paint(severity.toUpperCase(), severity)}  ${paint(about, 'bold')}  (${formatCount(findings.length)}${all > findings.length ? ` in ${formatCount(all)} places` : ''}${!impressions ? '' : `; pages shown ${formatCount(impressions)} times`})`,
        `  ${wrapText(`Where: ${where}. Why: ${why} Fix: ${fix} Id: ${id}`, columns - 2, '  ')}`,
        ...repeated.map(({ what, urls }) =>
          line(
            `On ${formatCount(urls.length)} pages: ${what}. Such as ${urls.slice(0, maxExamples).map(routeOf).join(', ')}`,
          ),
        ),
        ...places.map(({ url, what }) => line(`${routeOf(url)}: ${what}`)),
        ...(more > 0
          ? [`    … and ${formatCount(more)} more (--places, --html, --csv-findings)`]
          : []),
      ].join('\n');
    },
  );
  const folded = intended.map(
    ({ id, about, findings }) => `${about} (${id}, ${formatCount(findings.length)})`,
  );
  const note = `Usually intended; --html and --csv-findings have the places: ${folded.join('; ')}.`;
  return [...paragraphs, ...(folded.length > 0 ? [wrapText(note, columns, '  ')] : [])].join(
    '\n\n',
  );
}

export function changeList(changes: Changes, columns: number, paint: Paint): string {
  const { tags, newPages, removedPages, newFindings, resolvedFindings, since } = changes;
  const list = (label: string, routes: string[]) =>
    routes.length > 0
      ? [`  ${wrapText(`${label}: ${routes.slice(0, 20).join(', ')}`, columns - 2, '    ')}`]
      : [];
  return [
    `${paint(`Since ${since.slice(0, 16).replace('T', ' ')} UTC`, 'bold')}: ${tags.length} tags changed, ${newFindings.length} findings new, ${resolvedFindings.length} gone`,
    ...list('New pages', newPages),
    ...list('Removed pages', removedPages),
    ...tags
      .slice(0, 50)
      .flatMap(({ route, tag, before, after }) => [
        `  ${stripControlCharacters(route)}  ${tag}`,
        `    - ${wrapText(before || '(nothing)', columns - 6, '      ')}`,
        `    + ${wrapText(after || '(nothing)', columns - 6, '      ')}`,
      ]),
    ...(tags.length > 50 ? [`  … and ${tags.length - 50} more (--html, --json)`] : []),
  ].join('\n');
}

export function waiverList({ findings, unusedWaivers }: AuditRun, columns: number): string {
  const waived = findings.filter((finding) => finding.waived !== null);
  const byReason = new Map(waived.map((finding) => [`${finding.id} ${finding.waived}`, finding]));
  const lines = [...byReason.values()].map(({ id, waived: reason }) => {
    const count = waived.filter((other) => other.id === id && other.waived === reason).length;
    return `  ${wrapText(`${id} (${count}): ${reason}`, columns - 2, '    ')}`;
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
