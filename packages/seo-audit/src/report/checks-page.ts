/**
 * The page of all checks, generated from the list: what each looks at, why it matters, how to fix it, and its source.
 */

import type { Check } from '../check-helpers/check.ts';
import { sourceOf } from '../checks/check-sources.ts';
import { severities } from '../finding.ts';
import { reportStyle } from './report-style.ts';
import { html, SafeHtml } from './safe-html.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export function checksPage(checks: readonly Check[]): string {
  const sections = severities.map((severity) => {
    const rows = checks.filter((check) => check.severity === severity);
    return html`<h2>${severity} (${rows.length})</h2>
<ul>${rows.map(checkRow)}</ul>
`;
  });
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>All ${checks.length} checks of the audit</title>
<style>${new SafeHtml(reportStyle)}</style>
</head>
<body>
<main>
<h1>All ${checks.length} checks</h1>
<p>A waiver, or --skip, names a check by its id. Sources without a date are cited from memory.</p>
${sections}</main>
</body>
</html>
`;
  return page.text;
}

function checkRow({ id, about, where, why, fix }: Check): SafeHtml {
  return html`<li id="${id}"><h3>${about}</h3>
<p><code>${id}</code>, in ${where}. ${why} <strong>${fix}</strong></p>
${sourceLine(id)}</li>
`;
}

function sourceLine(id: string): SafeHtml | false {
  const source = sourceOf(id);
  if (!source) return false;
  const { name, url, readOn } = source;
  const title = url ? html`<a href="${url}">${name}</a>` : name;
  return html`<p>Source: ${title}${readOn && ` (read on ${readOn})`}</p>`;
}
