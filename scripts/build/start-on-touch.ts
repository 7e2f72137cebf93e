/**
 * Lets a prerendered page be read before its scripts run. Next starts them with the style sheets; on a phone
 * their evaluation then holds up the first paint and the first scroll, of a page that reads, whose menus open
 * and whose forms post without them. Here they are fetched after the paint and begin when the visitor first
 * does something, or after ten quiet seconds. A page made per request keeps Next's order.
 */
import { inlineScript } from './inline-script.ts';

/** Next's own tags: the page's chunks, the bundler's start and the hint for the largest. */
const scriptTag = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const hint = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;
const listOfLateScripts = /\/\*late\*\/(\[[^\]]*\])/;

/** @returns the page with its scripts started on the first touch; one without scripts as it is. */
export function startOnTouch(html: string): string {
  const sources = [...html.matchAll(scriptTag)].map(([, source]) => source);
  if (sources.length === 0) return html;
  const starter = inlineScript(waitForTouch, `/*late*/${JSON.stringify(sources)}`);
  return html
    .replace(scriptTag, '')
    .replace(hint, '')
    .replace('</body>', (end) => starter + end);
}

/** Addresses of the scripts that `startOnTouch` made late, for those who weigh a page. */
export function lateScriptsOf(html: string): string[] {
  return JSON.parse(html.match(listOfLateScripts)?.[1] ?? '[]');
}

/**
 * Runs in the page, as it is written here. An address with a query asks something of the scripts (an
 * advertisement's tags, a comparison): they begin at once. What can do nothing without them and is pressed
 * before they have taken the page over (components/analytics/analytics.tsx says when) is pressed again then,
 * or after eight seconds without them: a box that the style sheet reads works by itself.
 */
function waitForTouch(sources: string[]): void {
  const touches = ['pointerdown', 'pointermove', 'click', 'keydown', 'focusin', 'scroll'];
  const needsScript = 'button[type=button]:not([popovertarget]),input[type=checkbox]:not(form *)';
  let pressed: HTMLElement | null = null;
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>(needsScript);
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = control;
  };
  const release = () => {
    removeEventListener('click', hold, true);
    pressed?.click();
    pressed = null;
  };
  const begin = () => {
    for (const touch of touches) removeEventListener(touch, begin, true);
    for (const src of sources.splice(0)) {
      const script = document.createElement('script');
      script.async = true;
      script.src = src;
      script.onerror = release;
      document.head.append(script);
    }
    setTimeout(release, 8_000);
  };
  const fetchAhead = () => {
    const link = document.createElement('link');
    if (!link.relList.supports('prefetch')) return begin();
    for (const href of sources) {
      const ahead = document.createElement('link');
      ahead.rel = 'prefetch';
      ahead.as = 'script';
      ahead.href = href;
      document.head.append(ahead);
    }
  };
  addEventListener('click', hold, true);
  addEventListener('taken-over', () => setTimeout(release), { once: true });
  for (const touch of touches) addEventListener(touch, begin, { capture: true, passive: true });
  setTimeout(begin, 10_000);
  if (location.search) begin();
  else requestAnimationFrame(() => setTimeout(fetchAhead));
}
