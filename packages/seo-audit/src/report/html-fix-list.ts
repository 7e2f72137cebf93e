/** The list of fixes: one collapsible row per check, with filters and a CSV download where scripts run. */
import { severities } from '../finding.ts';
import { formatCount } from '../format-count.ts';
import type { FindingGroup, RepeatedFinding } from './group-findings.ts';
import { html, type SafeHtml } from './safe-html.ts';

const maxPlaces = 200;
const maxExamples = 20;
/** Links to a page's details, where the report has them. */
export type LinkToPage = (url: string) => SafeHtml;

export function fixSection(groups: readonly FindingGroup[], link: LinkToPage): SafeHtml {
  return html`<section aria-labelledby="fix"><h2 id="fix">What to fix</h2>
${
  groups.length === 0
    ? html`<p class="good">Nothing was found.</p>`
    : html`<p>Errors keep pages out of results or visitors from them; warnings cost clicks; notices are worth a look. Open a row for the places, why it matters and how to fix it.</p>${filterForm(groups)}`
}
${groups.filter((group) => !group.isUsuallyIntended).map((group) => groupDetails(group, link))}
${intendedSection(
  groups.filter((group) => group.isUsuallyIntended),
  link,
)}
</section>`;
}

/** Worth a look once; not among what has to be fixed. */
function intendedSection(groups: readonly FindingGroup[], link: LinkToPage): SafeHtml | false {
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  return (
    groups.length > 0 &&
    html`<details class="intended"><summary><span class="about">Usually intended</span> <span class="count">${formatCount(count)}</span></summary><div class="inside">${groups.map((group) => groupDetails(group, link))}</div></details>`
  );
}

function filterForm(groups: readonly FindingGroup[]): SafeHtml {
  const option = (value: string, text: string) => html`<option value="${value}">${text}</option>`;
  return html`<form class="controls" id="fix-filter" role="search" aria-label="Findings"><label>Severity <select name="severity">${option('', 'all')}${severities.map((severity) => option(severity, severity))}</select></label>
<label>Check <select name="check">${option('', 'all')}${groups.map(({ id, about }) => option(id, about))}</select></label>
<label>Words <input type="search" name="words" autocomplete="off"></label>
<label>Page <input type="search" name="page" autocomplete="off" placeholder="/plans/*"></label>
<p><button type="button" id="save-findings">Save these as CSV</button></p>
<p id="fix-shown" role="status"></p></form>`;
}

function groupDetails(group: FindingGroup, link: LinkToPage): SafeHtml {
  const { id, severity, about, where, why, fix, findings, places, repeated, single, impressions } =
    group;
  const more = Math.max(0, single.length - maxPlaces);
  return html`<details class="finding" data-severity="${severity}" data-id="${id}" data-more="${more}"><summary><span class="badge ${severity}">${severity}</span> <span class="about">${about}</span> <span class="count">${formatCount(findings.length)}${places > findings.length && ` (${formatCount(places)} places)`}${impressions !== null && impressions > 0 && `, shown ${formatCount(impressions)} times`}</span></summary>
<div class="inside"><dl><dt>Why it matters</dt><dd class="why">${why}</dd><dt>How to fix it</dt><dd class="fix">${fix}</dd><dt>Where</dt><dd>${where}</dd><dt>Id for a waiver</dt><dd><code>${id}</code></dd></dl>
<div class="scroll" tabindex="0" role="region" aria-label="Places: ${about}"><table><thead><tr><th scope="col">Page</th><th scope="col">What was found</th></tr></thead><tbody>
${repeated.map((row) => repeatedRow(row, link))}${single.slice(0, maxPlaces).map(({ url, what }) => html`<tr><td>${link(url)}</td><td>${what}</td></tr>`)}
</tbody></table></div>
${more > 0 && html`<p>… and ${formatCount(more)} more; the spreadsheet (--csv-findings) has them all.</p>`}</div></details>`;
}

/** One cause is one row; the details of each page name it too. */
function repeatedRow({ what, urls }: RepeatedFinding, link: LinkToPage): SafeHtml {
  const examples = urls.slice(0, maxExamples).map((url, at) => html`${at > 0 && ', '}${link(url)}`);
  return html`<tr><td><strong>${formatCount(urls.length)} pages</strong>${urls.length > maxExamples ? ', such as' : ':'} ${examples}</td><td>${what}</td></tr>`;
}
