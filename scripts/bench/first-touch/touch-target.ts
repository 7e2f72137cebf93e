/** Finds the control that a visitor of a page touches first, and its position, at full speed. */
import type { Browser } from '@playwright/test';
import { phoneContext } from './slow-phone-visit.ts';

export type TouchTarget = { x: number; y: number };

/** The first field of a calculator or form, else the menu; the blank page has nothing but a button. */
const selectors = [
  '#work-it-out input:not([type=hidden]), main form input:not([type=hidden])',
  'header button[popovertarget]',
  'body button',
];

export async function findTouchTarget(browser: Browser, url: string): Promise<TouchTarget> {
  const context = await browser.newContext(phoneContext);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    for (const selector of selectors) {
      const center = await page.evaluate(centerOfFirstVisible, selector);
      if (center) return center;
    }
    throw new Error(`${url} has nothing to touch`);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function centerOfFirstVisible(selector: string): TouchTarget | null {
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = width > 0 && document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || hit.contains(element))) return { x, y };
  }
  return null;
}
