/**
 * The report as one self-contained HTML page: it makes no requests, and runs nothing of the audited site. Lists are
 * cut, so that a report of any site stays below a megabyte and opens at once; the CSV files have all rows.
 */
import { createHash } from 'node:crypto';
import { placesOf, severities } from '../finding.ts';
import { cutToWidth, descriptionLimit, titleLimit } from '../page/text-width.ts';
import { formatCount } from '../text.ts';
import {
  type AuditRun,
  countOf,
  type FindingGroup,
  formatSeverities,
  groupFindings,
  type PageSummary,
  sortWorstFirst,
} from './audit-run.ts';
import type { Changes } from './compare-runs.ts';
import { reportScript } from './report-script.ts';
import { reportStyle } from './report-style.ts';
import { html, SafeHtml } from './safe-html.ts';
import { canonicalLabels } from './terminal-report.ts';

const [maxPages, maxPreviews, maxPlaces, maxExamples, maxListed] = [1_000, 50, 40, 8, 100];
const [maxText, maxRoute] = [300, 120];
/** Allows only this script, whatever text the audited site contains. */
const scriptHash = createHash('sha256').update(reportScript).digest('base64');
const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${scriptHash}'; base-uri 'none'; form-action 'none'`;

type LinkTo = (url: string) => SafeHtml;

export function htmlReport(run: AuditRun, changes: Changes | null): string {
  const previewed = sortWorstFirst(run.pages)
    .filter(({ canonical }) => canonical !== 'unread')
    .slice(0, maxPreviews);
  const ids = new Map(previewed.map(({ url }, at) => [url, `page-${at + 1}`]));
  const routes = new Map(run.pages.map(({ url, route }) => [url, route]));
  const link: LinkTo = (url) => {
    const name = cut(routes.get(url) ?? url, maxRoute);
    const id = ids.get(url);
    return id ? html`<a href="#${id}">${name}</a>` : html`${name}`;
  };
  const sections: [title: string, content: SafeHtml | false][] = [
    ['What to fix', fixes(groupFindings(run), link)],
    ['What changed', changes !== null && changeLists(changes)],
    ['Search Console', run.search !== null && searchLists(run, link)],
    ['Structure', structure(run, link)],
    ['Pages', pageTable(run, link)],
    [
      'Page by page',
      html`${previewed.map((page) => pageDetails(page, run, ids.get(page.url) ?? ''))}`,
    ],
    ['Accepted', hasWaivers(run) && waivers(run, link)],
  ];
  const shown = sections.flatMap(([title, content], at) =>
    content ? [{ title, content, id: `part-${at}` }] : [],
  );
  return html`<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<title>SEO audit: ${run.origin}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<style>${new SafeHtml(reportStyle)}</style></head><body>
${head(run)}
<nav aria-label="Sections"><ul class="wrap">${shown.map(({ title, id }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
<main class="wrap">
${shown.map(({ title, content, id }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>\n`)}
</main>
<footer><p class="wrap">How it was measured: the server’s HTML of every page${run.isRendered && ', and the page as Chromium renders it'}. Widths are those of Arial at 20 px (titles) and 14 px (descriptions); search engines document no limits, these are what results show today. Other hosts are requested only with --external.</p></footer>
<script>${new SafeHtml(reportScript)}</script></body></html>
`.text;
}

function head({
  origin,
  auditedOrigin,
  totals,
  startedAt,
  durationMs,
  ...run
}: AuditRun): SafeHtml {
  const copy = auditedOrigin === origin ? '' : `, audited at ${auditedOrigin}`;
  const seconds = (durationMs / 1000).toFixed(1);
  const browser = run.isRendered ? 'with' : 'without';
  const sums = severities.map((severity) => [severity, totals[severity]] as const);
  const notes = [
    run.note,
    run.scope && `Scope: ${run.scope}`,
    ...run.cutShort.map((why) => `Not everything was read: ${why}`),
  ].filter((text) => typeof text === 'string');
  return html`<header><div class="wrap"><h1>SEO audit of ${origin}</h1>
<p>${dateInWords(startedAt)}${copy}, in ${seconds} seconds, ${browser} a browser</p>
<ul class="sums">${sums.map(([kind, count]) => html`<li class="${count === 0 ? 'good' : kind}"><strong>${formatCount(count)}</strong>${countOf(count, kind).replace(/^\S+ /, '')}</li>`)}<li><strong>${formatCount(totals.pages)}</strong>${totals.pages === 1 ? 'page' : 'pages'}</li><li><strong>${totals.waived}</strong>accepted</li></ul>
${notes.map((text) => html`<p class="note">${text}.</p>`)}</div></header>`;
}

/** One collapsed row for each check, with filters where scripts run. */
function fixes(groups: readonly FindingGroup[], link: LinkTo): SafeHtml {
  if (groups.length === 0) return html`<p class="good">Nothing was found.</p>`;
  return html`<p>Errors keep pages out of results or visitors from them; warnings cost clicks; notices are worth a look. Open a row for the places, why it matters and how to fix it.</p>
<form class="controls" id="fix-filter" role="search" aria-label="Findings"><label>Severity <select name="severity"><option value="">all</option>${severities.map((severity) => html`<option>${severity}</option>`)}</select></label>
<label>Words or page <input type="search" name="words" autocomplete="off"></label><p id="fix-shown" role="status"></p></form>
${groups.map((group) => fixDetails(group, link))}`;
}

function fixDetails(group: FindingGroup, link: LinkTo): SafeHtml {
  const { id, severity, about, where, why, fix, findings, places, impressions } = group;
  const rows = findings.flatMap((finding) =>
    finding.places
      ? finding.places.map(({ url, what }) => ({ urls: [url], what }))
      : [{ urls: finding.urls ?? [finding.url], what: finding.what }],
  );
  const more = rows.length - maxPlaces;
  const count = `${formatCount(findings.length)}${places > findings.length ? ` (${formatCount(places)} places)` : ''}${impressions > 0 ? `, shown ${formatCount(impressions)} times` : ''}`;
  return html`<details class="finding" data-severity="${severity}"><summary><span class="badge ${severity}">${severity}</span> <strong>${about}</strong>${group.isUsuallyIntended && ', usually intended'} <span class="count">${count}</span></summary>
<p>${why} <strong>${fix}</strong> Where: ${where}. Id for a waiver: <code>${id}</code>.</p>
${table(
  `Places: ${about}`,
  ['Page', 'What was found'],
  rows
    .slice(0, maxPlaces)
    .map(({ urls, what }) => [pageList(urls, link), html`${cut(what, maxText)}`]),
)}
${more > 0 && html`<p>… and ${formatCount(more)} more; --csv-findings has them all.</p>`}</details>
`;
}

function pageList(urls: readonly string[], link: LinkTo): SafeHtml {
  const examples = urls.slice(0, maxExamples).map((url, at) => html`${at > 0 && ', '}${link(url)}`);
  const all = html`<strong>${formatCount(urls.length)} pages</strong>${urls.length > maxExamples ? ', such as' : ':'} `;
  return html`${urls.length > 1 && all}${examples}`;
}

function changeLists(changes: Changes): SafeHtml {
  const { since, tags, newPages, removedPages, newFindings, resolvedFindings } = changes;
  const lists: [string, string[]][] = [
    ['New pages', newPages],
    ['Removed pages', removedPages],
    ['New findings', newFindings.map(({ severity, url, what }) => `${severity}: ${url}: ${what}`)],
    ['Resolved findings', resolvedFindings.map(({ id, url, what }) => `${id}: ${url}: ${what}`)],
  ];
  const rows = tags
    .slice(0, maxListed)
    .map(({ route, tag, before, after }) => [
      html`${cut(route, maxRoute)}`,
      html`${tag}`,
      html`<del>${cut(before || '(nothing)', maxText)}</del>`,
      html`<ins>${cut(after || '(nothing)', maxText)}</ins>`,
    ]);
  return html`<p>Since ${dateInWords(since)}: ${countOf(tags.length, 'tag')} changed; findings that are new: ${formatSeverities(newFindings)}; that are gone: ${formatSeverities(resolvedFindings)}.</p>
${rows.length > 0 && table('Changed tags', ['Page', 'Tag', 'Before', 'Now'], rows)}
${lists.map(([label, items]) =>
  list(
    label,
    items.length,
    items.map((item) => html`${cut(item, maxText)}`),
  ),
)}`;
}

function searchLists({ search, pages }: AuditRun, link: LinkTo): SafeHtml {
  const refused = pages.filter(({ notListed }) => notListed !== null);
  const { files = [], seen = 0, foreign = 0, unseen } = search ?? {};
  const unread = unseen?.shown.map(
    ({ url, figures, notListed }) =>
      html`${cut(url, maxRoute)}: ${figures ? `shown ${formatCount(figures.impressions)} times` : (notListed ?? '')}`,
  );
  return html`<p>From ${files.join(', ')}: ${formatCount(seen)} addresses that were crawled, ${formatCount(unseen?.all ?? 0)} that were not, and ${formatCount(foreign)} of other sites. Findings are sorted by the impressions of their pages.</p>
${list(
  'Crawled here, and not indexed',
  refused.length,
  refused.map(({ url, notListed }) => html`${link(url)}: ${notListed}`),
)}
${list('In the export, and not crawled', unseen?.all ?? 0, unread ?? [])}`;
}

function structure({ pages, disallowed, cutShort, scope }: AuditRun, link: LinkTo): SafeHtml {
  const read = pages.filter(({ status, canonical }) => status === 200 && canonical !== 'unread');
  const byDepth = [...Map.groupBy(read, ({ depth }) => depth ?? Number.POSITIVE_INFINITY)];
  const rows = byDepth
    .sort(([a], [b]) => a - b)
    .map(([depth, [first, ...others]]) => [
      html`${Number.isFinite(depth) ? depth : 'no link path'}`,
      html`${formatCount(others.length + 1)}`,
      html`${first && link(first.url)}`,
    ]);
  const closed = read.filter(({ isIndexable }) => !isIndexable);
  const orphans = read.filter(
    ({ foundBy, linkedFrom }) => foundBy === 'sitemap' && linkedFrom === 0,
  );
  const doubt = cutShort.length > 0 || scope !== null ? ' (an unread page may have the link)' : '';
  const links = (some: readonly PageSummary[]) => some.map(({ url }) => link(url));
  return html`${table('Clicks from the start page', ['Clicks', 'Pages', 'Such as'], rows)}
${list('Not indexable: noindex, or another canonical', closed.length, links(closed))}
${list('Disallowed by robots.txt, not read', disallowed.all, disallowed.shown.map(link))}
${list(`In the sitemap, and linked from no page${doubt}`, orphans.length, links(orphans))}`;
}

/** End tags that HTML lets out would be a third of the file. */
function pageTable({ pages, search }: AuditRun, link: LinkTo): SafeHtml {
  const heads = [
    ...['Page', 'Errors', 'Warnings', 'Notices', 'Title px', 'Title', 'Description px'],
    ...['Canonical', 'Words', 'Clicks', 'Inlinks', ...(search ? ['Shown'] : [])],
  ];
  const rows = sortWorstFirst(pages).slice(0, maxPages);
  const state = ({ canonical, status }: PageSummary) =>
    canonical === 'unread' ? ` (${status ?? 'no answer'})` : '';
  const over = (width: number, limit: number) =>
    width > limit ? html`<td class=over>${width}` : html`<td>${width}`;
  const more = pages.length - rows.length;
  return html`<form class="controls" id="page-filter" role="search" aria-label="Pages"><label>Find <input type="search" name="find" autocomplete="off"></label><p id="shown" role="status">${countOf(rows.length, 'page')}</p></form>
<div class="scroll" tabindex="0" role="region" aria-label="Pages"><table id="page-table"><thead><tr>${heads.map((label) => html`<th scope="col">${label}</th>`)}</tr></thead><tbody>
${rows.map((page) => html`<tr><th scope=row>${link(page.url)}${state(page)}${severities.map((severity) => html`<td>${page.counts[severity]}`)}${over(page.titleWidthPx, titleLimit.widthPx)}<td>${cut(page.tags.title ?? '', 80)}${over(page.descriptionWidthPx, descriptionLimit.widthPx)}<td>${canonicalLabels[page.canonical]}<td>${page.words}<td>${page.depth ?? '–'}<td>${page.linkedFrom}${search && html`<td>${page.search?.impressions ?? 0}`}\n`)}</tbody></table></div>
${more > 0 && html`<p>… and ${formatCount(more)} more with fewer findings; --csv has them all.</p>`}`;
}

/** How a page looks in a search result and when it is shared, with its findings and tags. */
function pageDetails(page: PageSummary, { findings }: AuditRun, id: string): SafeHtml {
  const { url, route, tags, extracted, search, notListed } = page;
  const { title = '(the search engine writes a title)', description = '' } = tags;
  const own = findings
    .filter(({ waived }) => waived === null)
    .flatMap((finding) =>
      placesOf(finding).flatMap((place) => (place.url === url ? [{ ...finding, ...place }] : [])),
    );
  const shown =
    search &&
    `Shown ${formatCount(search.impressions)} times in search results, clicked ${formatCount(search.clicks)} times (${search.ctr} %)${search.position ? `, position ${search.position}` : ''}.`;
  const rows = [
    ...Object.entries(tags),
    ...Object.entries(extracted).map(([name, values]) => [name, values.join(' | ')]),
  ];
  return html`<details class="page" id="${id}"><summary><strong>${cut(route, maxRoute)}</strong></summary>
<p><a href="${url}" rel="noreferrer">Open ${cut(route, maxRoute)}</a>${shown && ` ${shown}`}${notListed !== null && ` Not indexed: ${notListed}.`}</p>
<figure><figcaption>Search result, desktop</figcaption><div class="result"><p>${new URL(url).host}</p><p class="result-title">${cutToWidth(title, titleLimit.sizePx, titleLimit.widthPx)}</p><p>${cutToWidth(description, descriptionLimit.sizePx, descriptionLimit.widthPx)}</p></div></figure>
<figure><figcaption>Shared link</figcaption><div class="result"><p class="picture">${tags['og:image'] ?? 'No picture'}</p><p>${new URL(url).host}</p><p><strong>${tags['og:title'] ?? title}</strong></p><p>${tags['og:description'] ?? description}</p></div></figure>
<ul>${own.slice(0, maxPlaces).map(({ severity, about, what }) => html`<li><span class="badge ${severity}">${severity}</span> <strong>${about}</strong>: ${cut(what, maxText)}</li>`)}</ul>
${table(
  `Tags of ${route}`,
  ['Tag', 'Content'],
  rows.map(([name = '', content = '']) => [html`${name}`, html`${cut(content, maxText)}`]),
)}</details>
`;
}

function hasWaivers({ totals, unusedWaivers }: AuditRun): boolean {
  return totals.waived > 0 || unusedWaivers.length > 0;
}

function waivers({ findings, unusedWaivers }: AuditRun, link: LinkTo): SafeHtml {
  const waived = findings.filter((finding) => finding.waived !== null).slice(0, maxListed);
  const rows = waived.map(({ url, about, what, waived: reason }) => [
    link(url),
    html`${about}: ${cut(what, maxText)}`,
    html`${reason}`,
  ]);
  return html`${table('Accepted findings', ['Page', 'What was found', 'Reason'], rows)}
${unusedWaivers.map(({ id, url }) => html`<p>The waiver of <code>${id}</code> for ${url} matches nothing any more: remove it from the file.</p>`)}`;
}

function table(label: string, heads: readonly string[], rows: readonly SafeHtml[][]): SafeHtml {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${heads.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead><tbody>
${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}`)}\n`)}</tbody></table></div>`;
}

function list(label: string, all: number, items: readonly SafeHtml[]): SafeHtml | false {
  const more = all - Math.min(items.length, maxListed);
  return (
    all > 0 &&
    html`<details><summary>${label} <span class="count">${formatCount(all)}</span></summary><ul>${items.slice(0, maxListed).map((item) => html`<li>${item}`)}${more > 0 && html`<li>… and ${formatCount(more)} more`}</ul></details>`
  );
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max)}…` : text;
}

function dateInWords(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return 'an earlier date';
  return date.toLocaleString('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
}
