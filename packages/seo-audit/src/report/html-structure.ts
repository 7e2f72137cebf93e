/** The site's structure: clicks from the start, and pages without a link. */
import { formatCount } from '../format-count.ts';
import type { AuditRun, PageSummary } from './audit-run.ts';
import type { LinkToPage } from './html-fix-list.ts';
import { linkGraph } from './html-graph.ts';
import { html, type SafeHtml } from './safe-html.ts';

const maxShown = 200;

export function structureSection(run: AuditRun, link: LinkToPage): SafeHtml | null {
  const { pages, origin, disallowed } = run;
  if (origin === null) return null;
  const read = pages.filter(isReadPage);
  const unlisted = read.filter(({ isListable }) => !isListable).map(({ url }) => url);
  // A list of URLs has no start page.
  const isList = pages.some(({ foundBy }) => foundBy === 'list');
  return html`<section aria-labelledby="structure"><h2 id="structure">Structure</h2>
${!isList && html`${depthTable(read, link)}<details open><summary>Map of the site</summary><div class="inside">${linkGraph(read)}</div></details>`}
${addressList('Not indexable: noindex, or another canonical', unlisted.length, unlisted, link)}
${addressList('Disallowed by robots.txt, not read', disallowed.all, disallowed.shown, link)}
${!isList && orphanList(run, read, link)}</section>`;
}

function depthTable(pages: PageSummary[], link: LinkToPage): SafeHtml {
  const byDepth = Map.groupBy(pages, ({ depth }) => depth ?? -1);
  const depths = [...byDepth].sort(([a], [b]) => (a < 0 ? 1 : b < 0 ? -1 : a - b));
  const most = Math.max(...depths.map(([, there]) => there.length), 1);
  const row = ([depth, there]: [number, PageSummary[]]) =>
    html`<tr><th scope="row">${depth < 0 ? 'no link path' : depth}</th><td class="number"><span class="bar" style="--share:${Math.round((there.length / most) * 100)}%"></span> ${formatCount(there.length)}</td><td>${there[0] && link(there[0].url)}</td></tr>
`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Clicks from the start page"><table class="depths"><thead><tr><th scope="col">Clicks</th><th scope="col">Pages</th><th scope="col">Such as</th></tr></thead><tbody>
${depths.map(row)}</tbody></table></div>`;
}

function orphanList(
  { cutShort, scope, sitemaps }: AuditRun,
  pages: PageSummary[],
  link: LinkToPage,
) {
  if (sitemaps.length === 0) return null;
  const isPartial = cutShort.length > 0 || scope !== null;
  const orphans = pages.filter(isOrphan).map(({ url }) => url);
  if (orphans.length === 0)
    return html`<p>Every page of the sitemap${isPartial && ' that was read'} is linked from another.</p>`;
  const doubt = isPartial && 'Not every page was read: an unread page may have the link.';
  return addressList(
    'In the sitemap, and linked from no page',
    orphans.length,
    orphans,
    link,
    doubt,
  );
}

function addressList(
  label: string,
  all: number,
  urls: readonly string[],
  link: LinkToPage,
  note: string | false = false,
): SafeHtml | false {
  if (all === 0) return false;
  const more = all - Math.min(urls.length, maxShown);
  return html`<details><summary>${label} <span class="count">${formatCount(all)}</span></summary><div class="inside">${note && html`<p>${note}</p>`}<ul class="plain">${urls.slice(0, maxShown).map((url) => html`<li>${link(url)}</li>`)}</ul>${more > 0 && html`<p>… and ${formatCount(more)} more.</p>`}</div></details>`;
}

function isReadPage({ status, canonical }: PageSummary): boolean {
  return status === 200 && canonical !== 'unread';
}

function isOrphan({ foundBy, linkedFrom }: PageSummary): boolean {
  return foundBy === 'sitemap' && linkedFrom === 0;
}
