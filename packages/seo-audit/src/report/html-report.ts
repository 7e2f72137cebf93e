/** The report as one self-contained HTML page: it makes no requests, and runs nothing of the audited site. */
import { createHash } from 'node:crypto';
import type { Finding } from '../finding.ts';
import { formatCount } from '../format-count.ts';
import type { Resource } from '../site.ts';
import { type AuditRun, sortByImpressions, sortWorstFirst } from './audit-run.ts';
import type { Changes } from './compare-runs.ts';
import { filterScript } from './filter-script.ts';
import { placesOf } from './fold-findings.ts';
import { groupFindings } from './group-findings.ts';
import { changesSection, waiversSection } from './html-changes.ts';
import { fixSection } from './html-fix-list.ts';
import { pagesSection } from './html-pages.ts';
import { pageDetails } from './html-previews.ts';
import { searchSection } from './html-search.ts';
import { structureSection } from './html-structure.ts';
import { imageStyles } from './image-styles.ts';
import { reportScript } from './report-script.ts';
import { reportStyle } from './report-style.ts';
import { html, SafeHtml } from './safe-html.ts';
import { shortestClickPaths } from './shortest-click-paths.ts';

/** So many pages have previews; of a large site fewer, so that the file opens at once. */
const [maxDetails, maxDetailsOfMany, manyPages] = [500, 150, 1_000];
const script = reportScript + filterScript;
/** Allows only this script, whatever text the audited site contains. */
const scriptHash = createHash('sha256').update(script).digest('base64');
const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${scriptHash}'; img-src data:; base-uri 'none'; form-action 'none'`;

export function htmlReport(
  run: AuditRun,
  changes: Changes | null,
  resources: ReadonlyMap<string, Resource>,
): string {
  const detailed = sortWorstFirst(run.pages)
    .slice(0, run.pages.length > manyPages ? maxDetailsOfMany : maxDetails)
    .sort((a, b) => a.route.localeCompare(b.route, 'en'));
  const idByUrl = new Map(detailed.map(({ url }, at) => [url, `page-${at + 1}`]));
  const routeByUrl = new Map(run.pages.map(({ url, route }) => [url, route]));
  const urlByRoute = new Map(run.pages.map(({ url, route }) => [route, url]));
  const link = (url: string) => {
    const id = idByUrl.get(url);
    const name = routeByUrl.get(url) ?? url;
    return id ? html`<a href="#${id}">${name}</a>` : html`${name}`;
  };
  const linkRoute = (route: string) => link(urlByRoute.get(route) ?? route);
  const groups = groupFindings(run);
  const clickPathTo = shortestClickPaths(run.pages);
  const pictures = imageStyles(detailed, resources);
  const findingsByUrl = new Map<string, Finding[]>();
  for (const finding of run.findings) {
    for (const place of placesOf(finding)) {
      const ofPage = findingsByUrl.get(place.url);
      const here = { ...finding, ...place };
      if (ofPage) ofPage.push(here);
      else findingsByUrl.set(place.url, [here]);
    }
  }
  const rest = run.pages.length - detailed.length;
  return html`<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<title>SEO audit: ${run.name}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<style>${new SafeHtml(reportStyle + pictures.style)}</style></head><body>
${head(run, changes !== null)}
<main class="wrap">
${fixSection(groups, link)}
${changesSection(changes, dateInWords(changes?.since ?? run.startedAt), linkRoute)}
${searchSection(run, link)}
${structureSection(run, link)}
${pagesSection(run.search ? { ...run, pages: sortByImpressions(run.pages) } : run, link)}
<section aria-labelledby="each"><h2 id="each">Page by page</h2><p>How each page looks in search results and when it is shared, with its findings and tags. Search engines cut and rewrite at will; the previews show what fits.${rest > 0 && ` The ${detailed.length} pages with the most findings are here; the other ${formatCount(rest)} are in the table above and in the spreadsheets.`}</p>
${detailed.map((page) => pageDetails({ page, id: idByUrl.get(page.url) ?? '', findings: findingsByUrl.get(page.url) ?? ([] as Finding[]), imageClass: pictures.classOf(page), link, thresholds: run.thresholds, clickPathTo }))}
</section>
${waiversSection(run, link)}
</main>
<footer><div class="wrap"><p>How it was measured: the server’s HTML of every page${run.isRendered && ', and the page as Chromium renders it'}, read ${dateInWords(run.startedAt)}. Widths are those of Arial at 20 px (titles) and 14 px (descriptions); search engines document no limits, these are what results show today. Other hosts are requested only with --external. A waiver refers to a finding by its id.</p></div></footer>
<script>${new SafeHtml(script)}</script></body></html>
`.text;
}

function head(run: AuditRun, hasChanges: boolean): SafeHtml {
  const { totals, name, auditedOrigin, origin, cutShort, scope, note, search } = run;
  const sums: [string, number, string][] = [
    ['error', totals.error, totals.error === 1 ? 'error' : 'errors'],
    ['warning', totals.warning, totals.warning === 1 ? 'warning' : 'warnings'],
    ['notice', totals.notice, totals.notice === 1 ? 'notice' : 'notices'],
    ['', totals.pages, totals.pages === 1 ? 'page' : 'pages'],
    ['', totals.waived, 'accepted'],
  ];
  const copyOrigin =
    auditedOrigin && auditedOrigin !== origin ? `, audited at ${auditedOrigin}` : '';
  return html`<header><div class="wrap"><h1>SEO audit of ${name}</h1>
<p class="meta">${dateInWords(run.startedAt)}${copyOrigin}, in ${(run.durationMs / 1000).toFixed(1)} seconds${run.isRendered ? ', with a browser' : ', without a browser'}</p>
<ul class="sums">${sums.map(([kind, count, label]) => html`<li class="${kind && count === 0 ? 'zero' : kind}"><strong>${formatCount(count)}</strong>${label}</li>`)}</ul>
${note && html`<p class="note">${note}.</p>`}${scope && html`<p class="note">Scope: ${scope}.</p>`}${cutShort.map((why) => html`<p class="note">Not everything was read: ${why}.</p>`)}
<nav aria-label="Sections"><ul><li><a href="#fix">What to fix</a></li>${hasChanges && html`<li><a href="#changed">What changed</a></li>`}${search && html`<li><a href="#search">Search Console</a></li>`}${origin && html`<li><a href="#structure">Structure</a></li>`}<li><a href="#pages">Pages</a></li><li><a href="#each">Page by page</a></li>${(totals.waived > 0 || run.unusedWaivers.length > 0) && html`<li><a href="#accepted">Accepted</a></li>`}</ul></nav></div></header>`;
}

function dateInWords(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return 'an earlier date';
  return new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(date);
}
