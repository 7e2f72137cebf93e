/**
 * Moves the scripts of a prerendered page behind its first paint, and the preload of the font behind its text. Next
 * loads them together with the style sheets, and on a slow connection they compete for bandwidth. Until the scripts run
 * the page can be read, its menus open and its forms are submitted by the browser; a font that comes too late for the
 * first paint (`optional`) is used from the next page on. A page rendered per request keeps Next's order.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cspHash } from '../../lib/text/sha256-hex.ts';

/** Next's tags: the page's chunks, the bundler's runtime, and the preload of the largest chunk. */
const scriptTag = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const preloadHint = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;
const fontHint = /<link rel="preload" href="[^"]+" as="font"[^>]*>/;
const anyFontHint = /<link\b[^>]*\bas="font"/;
const anyScriptHint = /<link\b[^>]*(?:\bas="script"|\bmodulepreload\b)/;
const anyAsyncScript = /<script\b[^>]*\sasync\b/;
const deferredList = /\/\*deferred\*\/(\[[^\]]*\])/;
const end = '</body>';

/** @throws on unknown markup, where this step would silently do nothing or half of its work. */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(scriptTag)].map(([, source]) => source);
  if (sources.length === 0) throw new Error('found no script of Next to defer');
  const rest = html.replace(scriptTag, '').replace(preloadHint, '');
  if (anyAsyncScript.test(rest)) throw new Error('a script tag has an unknown form');
  if (anyScriptHint.test(rest)) throw new Error('a preload of a script has an unknown form');
  if (!rest.includes(end))
    throw new Error(`${end} is missing, before which the deferred scripts go`);
  const [font = ''] = rest.match(fontHint) ?? [];
  if (anyFontHint.test(rest.replace(font, '')))
    throw new Error('a preload of a font has an unknown form');
  const list = `/*deferred*/${JSON.stringify(sources)}`;
  const code = fetchAfterPaint.toString().replace(/\n\s*/g, '\n');
  return rest
    .replace(font, '')
    .replace(end, () => `${font}<script>(${code})(${list})</script>${end}`);
}

/** @returns the paths of the scripts that `deferScripts` moved. */
export function deferredScripts(html: string): string[] {
  return JSON.parse(html.match(deferredList)?.[1] ?? '[]');
}

/**
 * Runs in the page; its source text is inlined. A task queued from an animation frame runs after the paint. A
 * background tab is not painted, so it does not wait. A failed script is requested once more; then the page shows a
 * notice, because its buttons would look usable and do nothing.
 */
function fetchAfterPaint(sources: string[]): void {
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    const note = document.createElement('p');
    note.className = 'wrap';
    note.setAttribute('role', 'alert');
    note.textContent =
      document.body.dataset.notLoaded ??
      'Part of this page did not load: searches and some buttons do not answer. Please reload it.';
    document.getElementById('main')?.prepend(note);
  };
  const fetchOne = (src: string, isLast: boolean) => {
    const script = document.createElement('script');
    script.src = src;
    script.onerror = () => (isLast ? tell() : setTimeout(fetchOne, 1000, src, true));
    document.head.append(script);
  };
  const fetchAll = () => {
    for (const src of sources) fetchOne(src, false);
  };
  if (document.hidden) fetchAll();
  else requestAnimationFrame(() => setTimeout(fetchAll));
}

/**
 * Marks a script so that V8 compiles it in the background while it downloads (explicit compile hints, Chrome 136;
 * elsewhere a comment). Otherwise V8 compiles each module on its first call, all in one task on the main thread, and an
 * interaction during that task is delayed.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

export function addCompileHint(file: string): void {
  const script = readFileSync(file, 'utf8');
  if (!script.startsWith(hint)) writeFileSync(file, hint + script);
}

/** The hashes by which a Content-Security-Policy allows the inline scripts of a prerendered page. */
const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style[\s>]|\sstyle="/;

/**
 * @returns source expressions, sorted: the same page gives the same policy.
 * @throws if there is no inline script: Next always writes one, so the pattern must be wrong.
 */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(script)) {
    if (/\ssrc=/.test(attributes) || attributes.includes('application/ld+json')) continue;
    hashes.add(cspHash(body));
  }
  if (hashes.size === 0) throw new Error('found no inline script to hash');
  return [...hashes].sort();
}

/** The policy blocks inline styles: a page with one would lose it. */
export function hasInlineStyle(html: string): boolean {
  return style.test(html);
}
