/** Previews of each page: search results on desktop and phone, and the card of a shared link. */
import { resolveUrl } from '../check-helpers/head-tags.ts';
import type { Thresholds } from '../checks/thresholds.ts';
import type { Finding } from '../finding.ts';
import {
  cutToWidth,
  descriptionLimit,
  phoneDescriptionWidthPx,
  titleLimit,
} from '../page/text-width.ts';
import type { PageSummary } from './audit-run.ts';
import type { LinkToPage } from './html-fix-list.ts';
import { linkDetails } from './html-links.ts';
import { meter } from './html-pages.ts';
import { searchLine } from './html-search.ts';
import { html, type SafeHtml } from './safe-html.ts';

/** Two lines of a result on a phone. */
const phoneTitleWidthPx = 640;

export type PreviewParts = {
  page: PageSummary;
  id: string;
  findings: readonly Finding[];
  /** The CSS class with the sharing image; null when it could not be loaded. */
  imageClass: string | null;
  link: LinkToPage;
  thresholds: Thresholds;
  clickPathTo(url: string): string[];
};

export function pageDetails(parts: PreviewParts): SafeHtml {
  const { page, id, findings, imageClass, link, thresholds } = parts;
  const { route, url } = page;
  const open = findings.filter(({ waived }) => waived === null);
  const isShared = ({ urls, places }: Finding) => urls !== undefined && places === undefined;
  const shared = open.filter(isShared);
  const own = open.filter((finding) => !isShared(finding));
  const isRead = page.canonical !== 'unread';
  const isWeb = /^https?:/.test(url);
  return html`<details class="page" id="${id}"><summary><span class="route">${route}</span>${open.length > 0 && html` <span class="count">${open.length} ${open.length === 1 ? 'finding' : 'findings'}</span>`}</summary>
<div class="inside">${isWeb && html`<p><a href="${url}" rel="noreferrer">Open ${route}</a></p>`}${searchLine(page)}
${isRead && html`<div class="previews">${desktopResult(page)}${phoneResult(page)}${card(page, imageClass)}</div>`}
${
  open.length > 0 &&
  html`<h4>Findings</h4><ul class="plain">${own.map(({ severity, about, what }) => html`<li><span class="badge ${severity}">${severity}</span> <strong>${about}</strong>: ${what}</li>`)}${shared.length > 0 && html`<li>As on other pages: ${shared.map(({ about }) => about).join('; ')}</li>`}</ul>`
}
${isRead && tagTable(page, thresholds)}<h4>Links</h4>${linkDetails(page, link, parts.clickPathTo)}</div></details>
`;
}

function tagTable(page: PageSummary, limits: Thresholds): SafeHtml {
  const { tags, extracted, route, titleWidthPx, descriptionWidthPx } = page;
  return html`<h4>Tags</h4><div class="scroll" tabindex="0" role="region" aria-label="Tags of ${route}"><table class="tags"><tbody>
${Object.entries(tags).map(([name, content]) => html`<tr><th scope="row">${name}</th><td>${content}</td></tr>`)}
${Object.entries(extracted).map(([name, values]) => html`<tr><th scope="row">${name}</th><td>${values.join(' | ') || '(nothing)'}</td></tr>`)}
<tr><th scope="row">title width</th><td>${meter(titleWidthPx, limits['title-px'])}</td></tr>
<tr><th scope="row">description width</th><td>${meter(descriptionWidthPx, limits['description-px'])}</td></tr>
</tbody></table></div>`;
}

function desktopResult(page: PageSummary): SafeHtml {
  const { title, description } = previewTexts(page);
  return html`<figure><figcaption>Search result, desktop</figcaption><div class="result desktop">${source(page)}
<p class="result-title">${cutToWidth(title, titleLimit.sizePx, titleLimit.widthPx)}</p>
<p class="result-text">${cutToWidth(description, descriptionLimit.sizePx, descriptionLimit.widthPx)}</p></div></figure>`;
}

function phoneResult(page: PageSummary): SafeHtml {
  const { title, description } = previewTexts(page);
  return html`<figure><figcaption>Search result, phone</figcaption><div class="result phone">${source(page)}
<p class="result-title">${cutToWidth(title, titleLimit.sizePx, phoneTitleWidthPx)}</p>
<p class="result-text">${cutToWidth(description, descriptionLimit.sizePx, phoneDescriptionWidthPx)}</p></div></figure>`;
}

function card({ tags, url }: PageSummary, imageClass: string | null): SafeHtml {
  const title = tags['og:title'] ?? tags.title ?? '';
  const picture = tags['og:image']
    ? 'The picture could not be loaded for this report'
    : 'No picture';
  return html`<figure><figcaption>Shared link</figcaption><div class="card">
${
  imageClass
    ? html`<div class="picture ${imageClass}" role="img" aria-label="${tags['og:image:alt'] ?? 'Sharing picture'}"></div>`
    : html`<div class="picture none">${picture}</div>`
}
<p class="card-host">${hostOf(resolveUrl(tags['og:url'] ?? '', url) ?? url)}</p><p class="card-title">${title}</p><p class="card-text">${tags['og:description'] ?? tags.description ?? ''}</p></div></figure>`;
}

function previewTexts({ tags }: PageSummary) {
  return {
    title: tags.title ?? '(the search engine writes a title)',
    description: tags.description ?? '(the search engine picks a piece of the page)',
  };
}

function source({ tags, url }: PageSummary): SafeHtml {
  const displayUrl = resolveUrl(tags.canonical ?? '', url) ?? url;
  const host = hostOf(displayUrl);
  const name = tags['og:site_name'] ?? host;
  const path = URL.canParse(displayUrl)
    ? new URL(displayUrl).pathname.split('/').filter(Boolean).join(' › ')
    : '';
  return html`<p class="source"><span class="mark" aria-hidden="true">${[...name][0]?.toUpperCase() ?? ''}</span><span><span class="site">${name}</span><span class="crumbs">${host}${path && ` › ${path}`}</span></span></p>`;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host || 'saved page' : 'saved page';
}
