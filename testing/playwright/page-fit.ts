/** Whether a page fits its width, and no heading is larger than the one above it. */
import type { Page } from '@playwright/test';

/** Whether the page overflows; a strip of steps may scroll on its own. */
export function hasHorizontalOverflow(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth > root.clientWidth;
  });
}

/** The page, boxes that clip their text, and controls outside the viewport. */
export function findHorizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const hidesText = (box: Element) =>
      [...box.querySelectorAll('*')].some(
        (inner) =>
          inner.textContent?.trim() &&
          inner.getBoundingClientRect().right > box.getBoundingClientRect().right + 1,
      );
    // A drawing may be clipped at the page's edge on purpose.
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
        // Fields and the line of jump links scroll on their own; a popover is closed.
        .filter((box) => !box.closest('input, select, textarea, [popover], [data-strip]'))
        .map((box) => `${box.tagName} ${box.scrollWidth} px: ${box.textContent?.slice(0, 40)}`)
    );
  });
}

/** Sets the browser's default font size, which rem in lengths and media queries follows. */
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
      if (above !== undefined && size > above)
        problems.push(`${heading.tagName} ${size} px below ${above} px: ${heading.textContent}`);
    }
    return problems;
  });
}

/** Height of all that is above the footer, whose scallop hangs into it. */
export function heightBeforeFoot(page: Page): Promise<number> {
  return page.evaluate(
    () => (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) + scrollY,
  );
}

/** Height of an answer's head without the number in large digits. */
export function headHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const head = document.querySelector('main h1')?.closest('main > div');
    const height = (box: Element | null | undefined) => box?.getBoundingClientRect().height ?? 0;
    return height(head) - height(head?.querySelector('dl'));
  });
}
