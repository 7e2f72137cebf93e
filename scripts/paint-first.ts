/**
 * Lets a prerendered page be painted before its scripts run. Next starts them with the style sheets; on a
 * phone their evaluation then holds up the first paint, of a page that reads and whose forms post without
 * them. Here they start right after it. A page made per request keeps Next's order.
 */

/** Next's own tags: the page's chunks, the bundler's start and the hint for the largest. */
const scriptTag = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const hint = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;
const listOfLateScripts = /\/\*late\*\/(\[[^\]]*\])/;

/** @returns the page with its scripts started after the first paint; one without scripts as it is. */
export function paintFirst(html: string): string {
  const sources = [...html.matchAll(scriptTag)].map(([, source]) => source);
  if (sources.length === 0) return html;
  const starter = `<script>${startAfterPaint(sources)}</script></body>`;
  return html
    .replace(scriptTag, '')
    .replace(hint, '')
    .replace('</body>', () => starter);
}

/** Addresses of the scripts that `paintFirst` made late, for those who weigh a page. */
export function lateScriptsOf(html: string): string[] {
  return JSON.parse(html.match(listOfLateScripts)?.[1] ?? '[]');
}

/** A hidden tab is never painted; where no frame comes for two seconds, waiting ends. */
function startAfterPaint(sources: readonly (string | undefined)[]): string {
  return `(()=>{let begun=0;const begin=()=>{if(begun++)return;for(const src of /*late*/${JSON.stringify(sources)}){const tag=document.createElement("script");tag.async=true;tag.src=src;document.head.append(tag)}};if(document.hidden)begin();else{requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,2000)}})()`;
}
