/**
 * Imitates Chrome's page translation, which replaces each text node, also later and changed ones, by
 * `<font><font>…</font></font>`. React keeps its detached node: inserting before it or removing it throws, and text
 * that React writes into it is not visible. The "translation" is the same text in brackets.
 */
import { expect, type Page } from '@playwright/test';

type TranslationStart = 'before-scripts' | 'while-hydrating' | 'hydrated';

type Translation = {
  stop: () => void;
  /** Text that React has rendered and the page does not show; `texts` is the number of compared texts. */
  compare: () => { texts: number; lost: string[] };
  untranslated: () => string[];
};

declare global {
  interface Window {
    translation?: Translation;
  }
}

/** Translates every page that is opened from now on. */
export async function translatePages(page: Page, start: TranslationStart): Promise<void> {
  await page.addInitScript(install, start);
}

/** Translates the current page from now on. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(install, 'hydrated' as const);
}

/** Expects that all text rendered by React is on the page and translated. */
export async function expectTranslated(page: Page): Promise<void> {
  // Repeated during a navigation, or before the page has a body.
  await expect(async () => {
    const left = await page.evaluate(() => window.translation?.untranslated());
    expect(left, page.url()).toEqual([]);
  }).toPass();
  await expectNoTextLost(page);
}

export async function expectNoTextLost(page: Page): Promise<void> {
  const compared = await page.evaluate(() => window.translation?.compare());
  expect(compared?.lost, page.url()).toEqual([]);
  // If React renames its internal fields, nothing would be compared.
  expect(compared?.texts).toBeGreaterThan(5);
}

/** Does what "Show original" does. */
export async function showOriginal(page: Page): Promise<void> {
  await page.evaluate(() => window.translation?.stop());
  await expect(page.locator('font')).toHaveCount(0);
}

/** Runs in the page. */
function install(start: TranslationStart): void {
  const left = 'script, style, noscript, textarea, option, title, svg, [translate="no"]';
  const originals = new Map<Element, Text>();
  const bare = (text: string) => text.replace(/[⟦⟧]/g, '');

  function textsIn(node: Node): Text[] {
    if (node instanceof Text) return [node];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts;
  }

  const isMissing = (text: Text) =>
    text.isConnected && /\S/.test(text.data) && !text.parentElement?.closest(`font, ${left}`);

  function translate(text: Text): void {
    if (!isMissing(text)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data.replace(/\S(.*\S)?/s, '⟦$&⟧');
    outer.append(inner);
    text.replaceWith(outer);
    originals.set(outer, text);
  }

  const observer = new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
    // A real translation comes from a server, and React may render in the meantime.
    setTimeout(() => {
      if (!isStopped) for (const node of nodes) textsIn(node).forEach(translate);
    });
  });
  let isStopped = false;

  function begin(): void {
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    textsIn(document.documentElement).forEach(translate);
  }

  function stop(): void {
    isStopped = true;
    observer.disconnect();
    for (const [outer, text] of originals) outer.replaceWith(text);
  }

  type Fiber = {
    tag: number;
    child: Fiber | null;
    sibling: Fiber | null;
    memoizedProps: unknown;
    stateNode: unknown;
  };

  function compare() {
    const lost: string[] = [];
    let texts = 0;
    const compareText = (element: Node, said: string, isWhole: boolean) => {
      // Next's route announcer repeats the page's text, which is translated.
      const text = bare(said);
      const visibleText = bare(element.textContent ?? '');
      texts += 1;
      if (!element.isConnected || (isWhole ? visibleText !== text : !visibleText.includes(text)))
        lost.push(`${text} (there: ${visibleText.slice(0, 100)})`);
    };
    const walk = (first: Fiber | null, parent: Node) => {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        const { tag, memoizedProps, stateNode, child } = fiber;
        const isElement = stateNode instanceof Element;
        const children = isElement && (memoizedProps as { children?: unknown }).children;
        if (tag === 6) compareText(parent, String(memoizedProps), false);
        else if (typeof children === 'string' || typeof children === 'number') {
          compareText(stateNode as Element, String(children), true);
        }
        const portal = tag === 4 && (stateNode as { containerInfo: Node }).containerInfo;
        walk(child, portal || (isElement ? (stateNode as Element) : parent));
      }
    };
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    const root = (document as unknown as Record<string, Fiber>)[key ?? ''];
    walk((root?.stateNode as { current: Fiber } | undefined)?.current ?? null, document);
    return { texts, lost };
  }

  const untranslated = () =>
    textsIn(document.body)
      .filter(isMissing)
      .map(({ data }) => data);
  window.translation = { stop, compare, untranslated };

  const isDue = {
    'before-scripts': () => document.readyState !== 'loading',
    'while-hydrating': () =>
      Object.keys(document).some((name) => name.startsWith('__reactContainer$')),
    hydrated: () => performance.getEntriesByName('hydrated').length > 0,
  }[start];
  const ticks = new MessageChannel();
  ticks.port1.onmessage = () => {
    if (isDue()) begin();
    else if (start === 'while-hydrating') ticks.port2.postMessage(null);
    else setTimeout(() => ticks.port2.postMessage(null), 5);
  };
  ticks.port2.postMessage(null);
}
