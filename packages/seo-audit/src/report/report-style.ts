/** Styles of the report: light and dark, phone and desktop, print. */
export const reportStyle = `
:root { color-scheme: light dark; --ink: #17153b; --muted: #56526e; --paper: #fffdf8; --surface: #fff; --band: #f6f0e3; --line: #e0d8c6;
  --accent: #3a2fa0; --error: #a52a12; --warning: #7a4d00; --notice: #2b5170; --good: #0b6b42; --error-bg: #fbe6e0; --warning-bg: #fdefcf; --notice-bg: #e3eef6; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1eee6; --muted: #b7b2cc; --paper: #110f24; --surface: #1d1a38; --band: #19172f; --line: #37335a;
  --accent: #b5acff; --error: #ff9a80; --warning: #ffc755; --notice: #9fd0f5; --good: #5fd39c; --error-bg: #45201a; --warning-bg: #3f3210; --notice-bg: #16324a; } }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; }
.wrap { width: min(76rem, 100% - 2rem); margin-inline: auto; }
header, nav { background: var(--band); } header { padding-block: 2rem 1rem; }
h1 { margin: 0; font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2.1rem); line-height: 1.2; } h2 { margin: 2rem 0 .5rem; font-size: 1.35rem; }
p { margin: 0 0 .75rem; max-width: 72ch; } a { color: var(--accent); }
.sums, nav ul { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding: 0; list-style: none; } nav ul { margin-block: 0; padding-block-end: .5rem; } nav a { display: inline-block; padding-block: .6rem; }
.sums strong { display: block; font-size: 1.75rem; line-height: 1.2; }
.sums .error, .over { color: var(--error); } .sums .warning { color: var(--warning); } .sums .notice { color: var(--notice); } .good { color: var(--good); } .over { font-weight: 650; }
.note { background: var(--warning-bg); border-radius: 8px; padding: .75rem 1rem; }
.badge { border-radius: 6px; padding: .05rem .5rem; font-size: .8125rem; font-weight: 650; }
.badge.error { background: var(--error-bg); color: var(--error); } .badge.warning { background: var(--warning-bg); color: var(--warning); } .badge.notice { background: var(--notice-bg); color: var(--notice); }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; margin-block: .5rem; padding-inline: 1rem; content-visibility: auto; contain-intrinsic-size: auto 3rem; }
details[open] { padding-block-end: 1rem; } summary { cursor: pointer; padding-block: .7rem; } .count { color: var(--muted); float: inline-end; padding-inline-start: 1rem; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; }
table { border-collapse: collapse; width: 100%; background: var(--surface); font-size: .9375rem; font-variant-numeric: tabular-nums; }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem; border-block-end: 1px solid var(--line); }
thead th { background: var(--band); white-space: nowrap; } tbody th { font-weight: 500; } #page-table { min-width: 68rem; } #page-table tbody th { min-width: 11rem; }
thead button { font: inherit; color: inherit; background: none; border: 0; padding: .35rem 0; cursor: pointer; text-decoration: underline dotted; text-underline-offset: .25em; }
th[aria-sort] button::after { content: " \\2191"; } th[aria-sort="descending"] button::after { content: " \\2193"; }
del { background: var(--error-bg); } ins { background: var(--notice-bg); text-decoration: none; }
.controls { display: none; flex-wrap: wrap; align-items: end; gap: .5rem 1.25rem; margin-block: 0 .75rem; } .js .controls { display: flex; } .controls label { display: grid; gap: .2rem; }
input, select { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--muted); border-radius: 8px; padding: .5rem .75rem; min-height: 2.75rem; max-width: 100%; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
figure { margin: 0 0 1rem; } figcaption { color: var(--muted); font-size: .875rem; }
.result { background: #fff; color: #202124; border: 1px solid var(--line); border-radius: 12px; padding: 1rem; max-width: 40.5rem; font: 14px/22px Arial, "Liberation Sans", sans-serif; }
.result p { margin: 0; max-width: none; } .result-title { color: #1a0dab; font-size: 20px; line-height: 30px; } .picture { background: #e8eaed; padding: 1rem; }
footer { color: var(--muted); border-block-start: 1px solid var(--line); margin-block-start: 3rem; padding-block: 1.5rem 3rem; font-size: .9375rem; }
@media print { nav, .js .controls { display: none; } body { font-size: 9.5pt; } .scroll { overflow: visible; } #page-table { min-width: 0; font-size: 7.5pt; } details, tr { break-inside: avoid; } }
`;
