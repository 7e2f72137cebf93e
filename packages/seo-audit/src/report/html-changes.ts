/** Sections of the HTML report: changes since the baseline, and waived findings. */
import type { Finding } from '../finding.ts';
import { type AuditRun, emptyCounts, formatCounts } from './audit-run.ts';
import type { Changes } from './compare-runs.ts';
import type { LinkToPage } from './html-fix-list.ts';
import { html, type SafeHtml } from './safe-html.ts';

const maxPlaces = 200;
const maxChanges = 1_000;

export function changesSection(
  changes: Changes | null,
  since: string,
  link: (route: string) => SafeHtml,
): SafeHtml | null {
  if (!changes) return null;
  const { tags, newPages, removedPages, newFindings, resolvedFindings } = changes;
  return html`<section aria-labelledby="changed"><h2 id="changed">What changed since ${since}</h2>
<p>${tags.length} ${tags.length === 1 ? 'tag' : 'tags'} changed; ${newPages.length} pages are new and ${removedPages.length} are gone; findings that are new: ${formatSeverityCounts(newFindings)}; that are gone: ${formatSeverityCounts(resolvedFindings)}.</p>
${
  tags.length > 0 &&
  html`<div class="scroll" tabindex="0" role="region" aria-label="Changed tags"><table><thead><tr><th scope="col">Page</th><th scope="col">Tag</th><th scope="col">Before</th><th scope="col">Now</th></tr></thead><tbody>
${tags.slice(0, maxChanges).map(({ route, tag, before, after }) => html`<tr><td>${link(route)}</td><td>${tag}</td><td><del>${before || '(nothing)'}</del></td><td><ins>${after || '(nothing)'}</ins></td></tr>`)}
</tbody></table></div>`
}
${detailsList('New pages', newPages)}${detailsList('Removed pages', removedPages)}
${detailsList('New findings', newFindings.map(formatFinding))}${detailsList('Resolved findings', resolvedFindings.map(formatFinding))}
</section>`;
}

export function waiversSection(
  { findings, unusedWaivers }: AuditRun,
  link: LinkToPage,
): SafeHtml | null {
  const waived = findings.filter((finding) => finding.waived !== null);
  if (waived.length === 0 && unusedWaivers.length === 0) return null;
  return html`<section aria-labelledby="accepted"><h2 id="accepted">Accepted findings with their reasons</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Accepted findings"><table><thead><tr><th scope="col">Page</th><th scope="col">What was found</th><th scope="col">Reason</th></tr></thead><tbody>
${waived.slice(0, maxPlaces).map(({ url, about, what, waived: reason }) => html`<tr><td>${link(url)}</td><td>${about}: ${what}</td><td>${reason}</td></tr>`)}
</tbody></table></div>
${unusedWaivers.map(({ id, url }) => html`<p>The waiver of <code>${id}</code> for ${url} matches nothing any more: remove it from the file.</p>`)}
</section>`;
}

function formatSeverityCounts(findings: Finding[]): string {
  const counts = emptyCounts();
  for (const { severity } of findings) counts[severity] += 1;
  return formatCounts(counts);
}

function formatFinding({ severity, url, about, what }: Finding): string {
  return `${severity}: ${about} (${url}): ${what}`;
}

function detailsList(label: string, items: string[]): SafeHtml | false {
  return (
    items.length > 0 &&
    html`<details><summary>${label} (${items.length})</summary><ul class="inside">${items.slice(0, maxPlaces).map((item) => html`<li>${item}</li>`)}</ul></details>`
  );
}
