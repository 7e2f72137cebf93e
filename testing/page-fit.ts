/** Whether a page fits: nothing reaches beyond its side, no heading outgrows the one above it. */
import type { Page } from '@playwright/test';

/** The page as a whole; a strip of steps may scroll by itself. */
export function hasHorizontalOverflow(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth > root.clientWidth;
  });
}

/** The page, every box in it that hides text beyond its side, and every control out of reach. */
export function findHorizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const hidesText = (box: Element) =>
      [...box.querySelectorAll('*')].some(
        (inner) =>
          inner.textContent?.trim() &&
          inner.getBoundingClientRect().right > box.getBoundingClientRect().right + 1,
      );
    // What is clipped on purpose may be a drawing that runs off the page.
    const isCut = (box: Element) =>
      box.clientWidth > 1 &&
      box.scrollWidth > box.clientWidth + 1 &&
      (box === root || getComputedStyle(box).overflowX !== 'visible') &&
      (getComputedStyle(box).overflowX !== 'clip' || hidesText(box));
    const isOutOfReach = (control: Element) =>
      control.matches('a, button') && control.getBoundingClientRect().right > root.clientWidth + 1;
    return (
      [root, ...document.body.querySelectorAll('*')]
        .filter((box) => isCut(box) || isOutOfReach(box))
        // A field scrolls its own text, a line of jumps itself; a popover is not open.
        .filter((box) => !box.closest('input, select, textarea, [popover], [data-strip]'))
        .map((box) => `${box.tagName} ${box.scrollWidth} px: ${box.textContent?.slice(0, 40)}`)
    );
  });
}

/** The visitor's own font size, as a browser's settings have it: rem in lengths and in media queries follow. */
export async function enlargeText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

export function findOversizedHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sizes: number[] = [];
    const problems: string[] = [];
    for (const heading of document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')) {
      if (heading.getClientRects().length === 0) continue;
      const level = Number(heading.tagName.slice(1));
      const size = Number.parseFloat(getComputedStyle(heading).fontSize);
      sizes[level] = size;
      const above = sizes[level - 1];
      if (above !== undefined && size > above) {
        problems.push(`${heading.tagName} ${size} px below ${above} px: ${heading.textContent}`);
      }
    }
    return problems;
  });
}
