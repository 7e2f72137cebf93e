/** The links to and from a page, collapsed, in the page's details. */
import { formatCount } from '../format-count.ts';
import type { PageSummary } from './audit-run.ts';
import type { LinkToPage } from './html-fix-list.ts';
import type { LinkList, LinkRow } from './link-lists.ts';
import { html, type SafeHtml } from './safe-html.ts';

export function linkDetails(
  page: PageSummary,
  link: LinkToPage,
  clickPathTo: (url: string) => string[],
): SafeHtml {
  const { links, linkedFrom, url } = page;
  const way = clickPathTo(url);
  const from = linkedFrom === 1 ? '1 other page' : `${formatCount(linkedFrom)} other pages`;
  return html`${way.length > 1 && html`<p>Path from the start: ${way.map((step, at) => html`${at > 0 && ' → '}${link(step)}`)}</p>`}${linkListDetails(`Links to this page: ${formatCount(links.in.all)}, from ${from}`, links.in, link)}${linkListDetails(`Links on this page: ${formatCount(links.out.all)}`, links.out, link)}`;
}

function linkListDetails(label: string, { all, shown }: LinkList, link: LinkToPage): SafeHtml {
  if (all === 0) return html`<p>${label}</p>`;
  const more = all - shown.length;
  return html`<details><summary>${label}</summary><div class="inside"><ul class="plain">${shown.map((row) => item(row, link))}</ul>${more > 0 && html`<p>… and ${formatCount(more)} more; the spreadsheet (--csv-links) has them all.</p>`}</div></details>`;
}

function item({ url, words, rel, via }: LinkRow, link: LinkToPage): SafeHtml {
  return html`<li>${link(url)} ${words ? html`“${words}”` : 'without text'}${rel && html` <code>${rel}</code>`}${via && html` via ${link(via)}`}</li>`;
}
