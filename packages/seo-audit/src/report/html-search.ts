/** Search Console data beside the crawl: pages that are not indexed, and addresses that were not crawled. */
import { formatCount } from '../format-count.ts';
import type { AuditRun, PageSummary } from './audit-run.ts';
import type { LinkToPage } from './html-fix-list.ts';
import { html, type SafeHtml } from './safe-html.ts';

const maxRows = 200;

export function searchSection({ search, pages }: AuditRun, link: LinkToPage): SafeHtml | null {
  if (!search) return null;
  const { files, seen, unseen, foreign } = search;
  const refused = pages.filter(({ notListed }) => notListed !== null);
  return html`<section aria-labelledby="search"><h2 id="search">Search Console</h2>
<p>From ${files.join(', ')}: ${formatCount(seen)} addresses that were crawled, ${formatCount(unseen.all)} that were not${foreign > 0 && `, and ${formatCount(foreign)} of other sites`}. Findings are sorted by the impressions of their pages.</p>
${list(
  'Crawled here, and not indexed',
  refused.length,
  refused.slice(0, maxRows).map((page) => refusedRow(page, link)),
)}
${list(
  'In the export, and not crawled',
  unseen.all,
  unseen.shown.map(
    ({ url, figures, notListed }) =>
      html`<tr><td>${url}</td><td class="number">${figures ? formatCount(figures.impressions) : '–'}</td><td>${notListed ?? ''}</td></tr>`,
  ),
)}</section>`;
}

/** One line in a page's details. */
export function searchLine({ search, notListed }: PageSummary): SafeHtml | false {
  if (!search && notListed === null) return false;
  const position = search?.position ? `, position ${search.position}` : '';
  return html`<p>${search && `Shown ${times(search.impressions)} in search results, clicked ${times(search.clicks)} (${search.ctr} %)${position}. `}${notListed !== null && `Not indexed: ${notListed}.`}</p>`;
}

function refusedRow({ url, search, notListed }: PageSummary, link: LinkToPage): SafeHtml {
  return html`<tr><td>${link(url)}</td><td class="number">${search ? formatCount(search.impressions) : '–'}</td><td>${notListed}</td></tr>`;
}

function list(label: string, all: number, rows: SafeHtml[]): SafeHtml | false {
  if (all === 0) return false;
  const more = all - rows.length;
  return html`<details><summary>${label} <span class="count">${formatCount(all)}</span></summary><div class="inside"><div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr><th scope="col">Address</th><th scope="col">Shown</th><th scope="col">Not indexed because</th></tr></thead><tbody>${rows}</tbody></table></div>${more > 0 && html`<p>… and ${formatCount(more)} more.</p>`}</div></details>`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${formatCount(count)} times`;
}
