/** Styles of the report: light and dark, phone and desktop, print. */
export const reportStyle = `
:root { color-scheme: light dark; --ink: #17153b; --muted: #56526e; --paper: #fffdf8; --surface: #fff; --band: #f6f0e3; --line: #e0d8c6;
  --accent: #3a2fa0; --error: #a52a12; --warning: #7a4d00; --notice: #2b5170; --good: #0b6b42; --error-bg: #fbe6e0; --warning-bg: #fdefcf; --notice-bg: #e3eef6; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1eee6; --muted: #b7b2cc; --paper: #110f24; --surface: #1d1a38; --band: #19172f; --line: #37335a;
  --accent: #b5acff; --error: #ff9a80; --warning: #ffc755; --notice: #9fd0f5; --good: #5fd39c; --error-bg: #45201a; --warning-bg: #3f3210; --notice-bg: #16324a; } }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; }
.wrap { width: min(76rem, 100% - 2rem); margin-inline: auto; }
header { background: var(--band); border-block-end: 1px solid var(--line); padding-block: 2rem 1.5rem; }
h1 { margin: 0 0 .25rem; font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2.1rem); line-height: 1.2; }
h2 { margin: 0 0 .5rem; font-size: 1.35rem; line-height: 1.25; }
h4 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
p { margin: 0 0 .75rem; max-width: 72ch; }
section { padding-block: 2rem 0; scroll-margin-top: 1rem; }
a { color: var(--accent); }
.meta { color: var(--muted); }
.sums { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: .75rem; margin: 1.25rem 0 0; padding: 0; list-style: none; }
.sums li { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: .75rem 1rem; }
.sums strong { display: block; font-size: 1.75rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.sums .error strong { color: var(--error); } .sums .warning strong { color: var(--warning); } .sums .notice strong { color: var(--notice); }
.sums .zero strong { color: var(--good); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1.25rem 0 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding-block: .6rem; }
.note { background: var(--warning-bg); border-radius: 8px; padding: .75rem 1rem; margin-top: 1rem; }
.good { color: var(--good); font-weight: 650; }
.badge { display: inline-block; border-radius: 6px; padding: .05rem .5rem; font-size: .8125rem; font-weight: 650; }
.badge.error { background: var(--error-bg); color: var(--error); } .badge.warning { background: var(--warning-bg); color: var(--warning); } .badge.notice { background: var(--notice-bg); color: var(--notice); }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; margin-block: .5rem; scroll-margin-top: 1rem; }
details.page, details.finding { content-visibility: auto; contain-intrinsic-size: auto 3rem; }
summary { cursor: pointer; padding: .7rem 1rem; min-height: 2.75rem; }
summary .about, summary .route { font-weight: 600; }
.count { color: var(--muted); font-variant-numeric: tabular-nums; }
summary .count { float: inline-end; padding-inline-start: 1rem; } summary::after { content: ''; display: block; clear: both; }
.inside { padding: 0 1rem 1rem; } ul.inside { padding-inline-start: 2.25rem; }
ul.plain { list-style: none; margin: 0; padding: 0; } ul.plain li { padding-block: .25rem; }
dl { display: grid; grid-template-columns: 9rem 1fr; gap: .25rem 1rem; margin: 0 0 1rem; } dt { color: var(--muted); } dd { margin: 0; max-width: 72ch; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; }
table { border-collapse: collapse; width: 100%; background: var(--surface); font-size: .9375rem; }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem; border-block-end: 1px solid var(--line); }
tbody tr:last-child > * { border-block-end: 0; }
thead th { background: var(--band); white-space: nowrap; }
tbody th { font-weight: 500; }
#page-table { min-width: 68rem; } #page-table tbody th { min-width: 11rem; }
.number { font-variant-numeric: tabular-nums; }
thead button { font: inherit; color: inherit; background: none; border: 0; padding: .35rem 0; cursor: pointer; text-decoration: underline dotted; text-underline-offset: .25em; }
th[aria-sort] button::after { content: " \\2191"; } th[aria-sort="descending"] button::after { content: " \\2193"; }
.clip { display: block; max-width: 17rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--muted); font-size: .875rem; }
.meter { display: inline-flex; align-items: center; gap: .5rem; white-space: nowrap; font-variant-numeric: tabular-nums; }
.bar { display: inline-block; width: 5rem; height: .5rem; border: 1px solid var(--muted); border-radius: 4px; background: linear-gradient(to right, var(--good) var(--share), transparent var(--share)); }
.over { color: var(--error); font-weight: 600; } .over .bar { background: var(--error); }
.state { color: var(--error); }
.tags { min-width: 0; } .tags th { width: 12rem; color: var(--muted); }
figure.graph { margin-block: 1rem; } .graph .scroll { padding-inline: .5rem; } .graph svg { display: block; font-size: 12px; } .graph text { fill: var(--ink); } .graph .head { font-weight: 650; } .graph .more { fill: var(--muted); }
.graph .rule { stroke: var(--line); } .graph .way { fill: none; stroke: var(--muted); opacity: .35; } .graph .error { fill: var(--error); } .graph .warning { fill: var(--warning); } .graph .fine { fill: none; stroke: var(--good); stroke-width: 1.5; }
.depths th { width: 12rem; }
del { background: var(--error-bg); text-decoration-thickness: 1px; } ins { background: var(--notice-bg); text-decoration: none; }
.controls { display: none; flex-wrap: wrap; align-items: end; gap: .5rem 1.25rem; margin-block: 0 .75rem; } .js .controls { display: flex; }
.controls label { display: grid; gap: .2rem; min-width: 0; max-width: 100%; } .controls select { width: 100%; } .controls p { margin: 0; padding-block: .6rem; } .controls p:has(button) { padding: 0; }
button { cursor: pointer; } input, select, form button { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--muted); border-radius: 8px; padding: .5rem .75rem; min-height: 2.75rem; max-width: 100%; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.previews { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; min-width: 0; } figure:first-child { grid-column: 1 / -1; } figcaption { color: var(--muted); font-size: .875rem; margin-block-end: .35rem; }
.result, .card { background: #fff; color: #202124; border: 1px solid var(--line); border-radius: 12px; font-family: Arial, "Liberation Sans", sans-serif; }
.result { padding: 1rem; max-width: 40.5rem; } .result.phone { max-width: 22.5rem; }
.result p, .card p { margin: 0; max-width: none; }
.source { display: flex; gap: .75rem; align-items: center; font-size: 14px; line-height: 18px; } .source .site, .source .crumbs { display: block; } .crumbs { color: #4d5156; font-size: 12px; }
.mark { flex: none; display: grid; place-items: center; width: 28px; height: 28px; border-radius: 50%; background: #e8eaed; color: #3c4043; }
.result .result-title { color: #1a0dab; font-size: 20px; line-height: 26px; padding-block: .5rem .2rem; }
.result-text { color: #4d5156; font-size: 14px; line-height: 22px; }
.card { overflow: hidden; max-width: 30rem; padding-block-end: .75rem; } .card > p { padding-inline: 1rem; }
.picture { aspect-ratio: 1200 / 630; background: #e8eaed center / cover no-repeat; margin-block-end: .6rem; } .picture.none { display: grid; place-items: center; padding: 1rem; text-align: center; color: #4d5156; }
.card-host { color: #5f6368; font-size: 12px; text-transform: uppercase; } .card-title { font-weight: 700; font-size: 16px; line-height: 22px; } .card-text { color: #4d5156; font-size: 14px; line-height: 20px; }
footer { color: var(--muted); border-block-start: 1px solid var(--line); margin-block-start: 3rem; padding-block: 1.5rem 3rem; font-size: .9375rem; }
@media (max-width: 39.99rem) { dl { grid-template-columns: 1fr; } dt { margin-top: .4rem; } .depths th { width: 3.5rem; } .depths thead th { white-space: normal; } .depths .bar { width: 2rem; } .tags, .tags tbody, .tags tr, .tags th, .tags td { display: block; width: auto; border: 0; padding-block: 0; } .tags tr { padding-block: .5rem; border-block-end: 1px solid var(--line); } }
@media (forced-colors: active) { .badge { border: 1px solid; } .bar { forced-color-adjust: none; } }
@media print { :root { color-scheme: light; --ink: #000; --muted: #333; --paper: #fff; --surface: #fff; --band: #fff; --line: #999; --accent: #000; --error-bg: #fff; --warning-bg: #fff; --notice-bg: #fff; --error: #000; --warning: #000; --notice: #000; --good: #000; }
  nav, .controls, .js .controls { display: none; } body { font-size: 9.5pt; } .scroll { overflow: visible; border: 0; } .graph svg { width: 100%; height: auto; } #page-table { min-width: 0; font-size: 7.5pt; } th, td { padding: .2rem .35rem; } #page-table tbody th { min-width: 0; } .clip { white-space: normal; } .badge { border: 1px solid; } details, tr, figure { break-inside: avoid; } details.finding { break-inside: auto; } details.page:not([open]) { display: none; } }
`;
