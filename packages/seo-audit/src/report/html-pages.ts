/** The table of all pages, which can be sorted and filtered. */
import type { Thresholds } from '../checks/thresholds.ts';
import { type Severity, severities } from '../finding.ts';
import { formatCount } from '../format-count.ts';
import type { AuditRun, PageSummary } from './audit-run.ts';
import { html, type SafeHtml } from './safe-html.ts';

const columns: [label: string, kind: 'text' | 'number'][] = [
  ['Page', 'text'],
  ['Errors', 'number'],
  ['Warnings', 'number'],
  ['Notices', 'number'],
  ['Title', 'number'],
  ['Description', 'number'],
  ['Canonical', 'text'],
  ['Words', 'number'],
  ['HTML KB', 'number'],
  ['Crawl depth', 'number'],
  ['Inlinks', 'number'],
];

/** A browser lays out a table of thousands of rows for seconds: the others wait in a template. */
const maxRows = 200;

/** The terms of the trade. */
export const canonicalLabels = {
  self: 'self',
  elsewhere: 'canonicalised',
  none: 'none',
  unread: '',
} as const satisfies Record<PageSummary['canonical'], string>;

/** Whether it has columns with Search Console figures. */
const searchColumn: (typeof columns)[number] = ['Shown', 'number'];

export function pagesSection(
  { pages, thresholds, search }: AuditRun,
  link: (url: string) => SafeHtml,
): SafeHtml {
  const rows = pages.map((page) => row(page, link, thresholds, search !== null));
  return html`<section aria-labelledby="pages"><h2 id="pages">Pages</h2>
<p>Click a column heading to sort. The bars fill up to what a search result shows: ${thresholds['title-px']} pixels of a title, about ${thresholds['description-px']} of a description.</p>
<form class="controls js-only" role="search"><label>Find <input type="search" id="find" autocomplete="off"></label>
<label>Show <select id="show"><option value="">all pages</option><option value="error">with errors</option><option value="warning">with errors or warnings</option><option value="clean">without findings</option></select></label>
<p id="shown" role="status">${formatCount(pages.length)} pages</p></form>
<div class="scroll" tabindex="0" role="region" aria-label="Pages"><table id="page-table"><thead><tr>
${[...columns, ...(search ? [searchColumn] : [])].map(([label, kind]) => html`<th scope="col" data-kind="${kind}">${label}</th>`)}
</tr></thead><tbody>
${rows.slice(0, maxRows)}
</tbody></table></div>
<template id="more-rows"><table><tbody>${rows.slice(maxRows)}</tbody></table></template>
${pages.length > maxRows && html`<p id="more-note">${formatCount(pages.length - maxRows)} more pages: with scripts they are sorted and found with these; --csv has them all.</p><p><button type="button" id="more" hidden>Show ${maxRows} more</button></p>`}</section>`;
}

function row(
  page: PageSummary,
  link: (url: string) => SafeHtml,
  limits: Thresholds,
  hasSearch: boolean,
): SafeHtml {
  const { counts, tags } = page;
  const isRead = page.canonical !== 'unread';
  const kind =
    counts.error > 0
      ? 'error'
      : counts.warning > 0
        ? 'warning'
        : counts.notice > 0
          ? 'notice'
          : 'clean';
  const state =
    page.status === 200 || page.foundBy === 'file'
      ? null
      : html` <span class="state">${page.status ?? 'no answer'}</span>`;
  return html`<tr data-kind="${kind}"><th scope="row">${link(page.url)}${state}</th>
${severities.map((severity) => countCell(severity, counts[severity]))}
<td data-value="${page.titleWidthPx}">${isRead && meter(page.titleWidthPx, limits['title-px'])}<span class="clip">${tags.title ?? ''}</span></td>
<td data-value="${page.descriptionWidthPx}">${isRead && meter(page.descriptionWidthPx, limits['description-px'])}<span class="clip">${tags.description ?? ''}</span></td>
<td>${isRead && canonicalLabels[page.canonical]}</td>
<td class="number" data-value="${page.words}">${formatCount(page.words)}</td>
<td class="number" data-value="${page.htmlBytes}">${Math.round(page.htmlBytes / 1024)}</td>
<td class="number" data-value="${page.depth ?? 99}">${page.depth ?? '–'}</td>
<td class="number" data-value="${page.linkedFrom}">${page.linkedFrom}</td>${hasSearch && html`<td class="number" data-value="${page.search?.impressions ?? 0}">${formatCount(page.search?.impressions ?? 0)}</td>`}</tr>
`;
}

function countCell(severity: Severity, count: number): SafeHtml {
  return html`<td class="number" data-value="${count}">${count > 0 ? html`<span class="badge ${severity}">${count}</span>` : '0'}</td>`;
}

/** A bar with its value; above the limit, words and colour say so. */
export function meter(widthPx: number, limitPx: number): SafeHtml {
  const share = Math.min(100, Math.round((widthPx / limitPx) * 100));
  const state = widthPx > limitPx ? 'over' : '';
  return html`<span class="meter ${state}"><span class="bar" style="--share:${share}%"></span>${widthPx} px${state && ', cut'}</span>`;
}
