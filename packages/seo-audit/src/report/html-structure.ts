/** How the site hangs together: clicks from the start, and the pages that no link leads to. */
import type { AuditRun, PageSummary } from './audit-run.ts';
import type { LinkToPage } from './html-fix-list.ts';
import { linkGraph } from './html-graph.ts';
import { html, type SafeHtml } from './safe-html.ts';

const maxShown = 200;

export function structureSection(
  { pages, origin, cutShort, scope, disallowed }: AuditRun,
  link: LinkToPage,
) {
  // Saved pages have no start to click from, and neither has a list.
  if (origin === null || pages.some(({ foundBy }) => foundBy === 'list')) return null;
  const byDepth = Map.groupBy(pages.filter(isAPage), ({ depth }) => depth ?? -1);
  const depths = [...byDepth].sort(([a], [b]) => (a < 0 ? 1 : b < 0 ? -1 : a - b));
  const most = Math.max(...depths.map(([, there]) => there.length), 1);
  const unlisted = pages.filter((page) => isAPage(page) && !page.isListable).map(({ url }) => url);
  const orphans = pages.filter((page) => isAPage(page) && isOrphan(page));
  return html`<section aria-labelledby="structure"><h2 id="structure">Structure</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Clicks from the start page"><table class="depths"><thead><tr><th scope="col">Clicks from the start</th><th scope="col">Pages</th><th scope="col">Such as</th></tr></thead><tbody>
${depths.map(
  ([
    depth,
    there,
  ]) => html`<tr><th scope="row">${depth < 0 ? 'no way of links' : depth}</th><td class="number"><span class="bar" style="--share:${Math.round((there.length / most) * 100)}%"></span> ${there.length.toLocaleString('en-IN')}</td><td>${there[0] && link(there[0].url)}</td></tr>
`,
)}</tbody></table></div>
<details open><summary>Picture of the site</summary><div class="inside">${linkGraph(pages.filter(isAPage))}</div></details>
${addressList('Not to be listed: noindex, or another canonical', unlisted.length, unlisted, link)}
${addressList('Closed by robots.txt, and not read', disallowed.all, disallowed.shown, link)}
${orphanList(orphans, cutShort.length > 0 || scope !== null, link)}</section>`;
}

function orphanList(orphans: PageSummary[], isPartial: boolean, link: LinkToPage) {
  if (orphans.length === 0)
    return html`<p>Every page of the sitemap${isPartial && ' that was read'} is linked from another.</p>`;
  const urls = orphans.map(({ url }) => url);
  const doubt = isPartial && 'Not every page was read: one that was not may hold the link.';
  return addressList('In the sitemap, and linked from no page', urls.length, urls, link, doubt);
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
  return html`<details><summary>${label} <span class="count">${all.toLocaleString('en-IN')}</span></summary><div class="inside">${note && html`<p>${note}</p>`}<ul class="plain">${urls.slice(0, maxShown).map((url) => html`<li>${link(url)}</li>`)}</ul>${more > 0 && html`<p>… and ${more.toLocaleString('en-IN')} more.</p>`}</div></details>`;
}

function isAPage({ status, canonical }: PageSummary): boolean {
  return status === 200 && canonical !== 'unread';
}

function isOrphan({ foundBy, linkedFrom }: PageSummary): boolean {
  return foundBy === 'sitemap' && linkedFrom === 0;
}
