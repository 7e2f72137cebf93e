/** What a thumb touches on a page, and where that is: found in a rehearsal at full speed. */
import type { Browser } from '@playwright/test';
import { phoneContext } from './slow-phone-visit.ts';

export const touchKinds = ['menu', 'question', 'form field', 'comparison box', 'tool'] as const;
export type TouchKind = (typeof touchKinds)[number];

/** Each where its address brings it into the screen. */
const targets: Record<TouchKind, { fragment: string; selector: string }> = {
  menu: { fragment: '', selector: 'header button[popovertarget]' },
  question: { fragment: '#questions', selector: 'main #questions summary, main summary' },
  'form field': { fragment: '#get-a-call', selector: '#get-a-call input:not([type=hidden])' },
  'comparison box': {
    fragment: '#compare',
    selector: '#compare input[type=checkbox], #compare summary',
  },
  tool: {
    fragment: '',
    selector: '#work-it-out input:not([type=hidden]), main form input:not([type=hidden])',
  },
};

export type TouchTarget = { kind: TouchKind; url: string; x: number; y: number };

/** @returns what of `kinds` this page has, each with the middle of its first visible element. */
export async function findTargets(
  browser: Browser,
  pageUrl: string,
  kinds: readonly TouchKind[],
): Promise<TouchTarget[]> {
  const context = await browser.newContext(phoneContext);
  try {
    const found: TouchTarget[] = [];
    for (const kind of kinds) {
      const { fragment, selector } = targets[kind];
      const page = await context.newPage();
      await page.goto(pageUrl + fragment, { waitUntil: 'load' });
      const middle = await page.evaluate(middleOf, selector);
      if (middle) found.push({ kind, url: pageUrl + fragment, ...middle });
      await page.close();
    }
    return found;
  } finally {
    await context.close();
  }
}

/** The page's likeliest first touch: what it asks in its first screen, else the menu. */
export async function primaryTarget(browser: Browser, pageUrl: string): Promise<TouchTarget> {
  const [target] = await findTargets(browser, pageUrl, ['tool', 'menu']);
  if (!target) throw new Error(`${pageUrl} has nothing to touch`);
  return target;
}

/** Runs in the page. */
function middleOf(selector: string): { x: number; y: number } | null {
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const at = width > 0 && document.elementFromPoint(x, y);
    if (at && (element.contains(at) || at.contains(element))) return { x, y };
  }
  return null;
}
