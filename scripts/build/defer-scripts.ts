/**
 * Lets a prerendered page be painted before its scripts are fetched. Next asks for them together with the style
 * sheet and the font, and on a slow line they then share its bandwidth; here they are asked for right behind the
 * first paint and begin as they come. Until then the page reads, its menus open and its forms post by themselves.
 * A page made per request keeps Next's order.
 */

/** Next's own tags: the page's chunks, the bundler's start, and the hint for the largest of them. */
const scriptTag = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const preloadHint = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;
const anyScriptHint = /<link\b[^>]*(?:\bas="script"|\bmodulepreload\b)/;
const anyAsyncScript = /<script\b[^>]*\sasync\b/;
const deferredList = /\/\*deferred\*\/(\[[^\]]*\])/;
const end = '</body>';

/** @throws when the page is not written as this step expects: then it would silently do nothing, or half of it. */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(scriptTag)].map(([, source]) => source);
  if (sources.length === 0) throw new Error('no script of Next’s was found to defer');
  const rest = html.replace(scriptTag, '').replace(preloadHint, '');
  if (anyAsyncScript.test(rest)) throw new Error('a script is written in a way not known here');
  if (anyScriptHint.test(rest)) throw new Error('a hint for a script is not known here');
  if (!rest.includes(end)) throw new Error(`${end} is missing, where the deferred scripts go`);
  const list = `/*deferred*/${JSON.stringify(sources)}`;
  const code = fetchAfterPaint.toString().replace(/\n\s*/g, '\n');
  return rest.replace(end, () => `<script>(${code})(${list})</script>${end}`);
}

/** Addresses of the scripts that `deferScripts` took out, for those who weigh a page. */
export function deferredScripts(html: string): string[] {
  return JSON.parse(html.match(deferredList)?.[1] ?? '[]');
}

/**
 * Runs in the page, as it is written here. A frame is asked for, and what comes behind it is behind the paint.
 * A page in a background tab is not painted, so nothing there is worth waiting for. A script that fails is asked for
 * once more; after that the page says that it only reads, rather than look alive.
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
