/** All checks as one page, made from the list itself: what each looks at, why it matters, how to put it right. */
import type { Check } from '../checks/check.ts';
import { severities } from '../finding.ts';
import { reportStyle } from './report-style.ts';
import { html, SafeHtml } from './safe-html.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export function checksPage(checks: readonly Check[]): string {
  const sections = severities.map((severity) => {
    const rows = checks.filter((check) => check.severity === severity);
    return html`<h2>${severity} (${rows.length})</h2>
<table>
<thead><tr><th scope="col">Id</th><th scope="col">What</th><th scope="col">Where</th><th scope="col">Why</th><th scope="col">How to put it right</th></tr></thead>
<tbody>${rows.map(checkRow)}</tbody>
</table>
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
<p>A waiver, or --skip, names a check by its id.</p>
${sections}</main>
</body>
</html>
`;
  return page.text;
}

function checkRow({ id, about, where, why, fix }: Check): SafeHtml {
  return html`<tr id="${id}"><th scope="row"><code>${id}</code></th><td>${about}</td><td>${where}</td><td>${why}</td><td>${fix}</td></tr>
`;
}
