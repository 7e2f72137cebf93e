/** No two coloured buttons are visible at once, as lib/content/self-audit.ts promises of our pages. */
import type { Page } from '@playwright/test';

/**
 * Scrolls by half screens.
 * @returns each position at which more than one coloured button is visible.
 */
export function findCompetingButtons(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const marigold = getComputedStyle(document.documentElement).getPropertyValue('--marigold');
    const probe = document.createElement('i');
    probe.style.color = marigold;
    document.body.append(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    const buttons = [...document.querySelectorAll<HTMLElement>('a, button')].filter(
      (one) => !one.matches('[href="#main"]') && getComputedStyle(one).backgroundColor === colour,
    );
    const nextFrame = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isInSight = (one: HTMLElement) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      return (
        one.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(one).backgroundColor === colour &&
        height > 0 &&
        bottom > 0 &&
        top < innerHeight
      );
    };
    scrollTo({ top: 0, behavior: 'instant' });
    const tops = buttons.map((one) => one.getBoundingClientRect().top);
    const found: string[] = [];
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      // Without a button near this position a fixed button cannot meet another one.
      if (!tops.some((top) => top > y - innerHeight / 2 && top < y + innerHeight * 1.5)) continue;
      scrollTo({ top: y, behavior: 'instant' });
      // The header's button yields once an observer has seen the other one, which a busy machine delays.
      for (let tries = 0; tries < 50; tries += 1) {
        await nextFrame();
        if (buttons.filter(isInSight).length <= 1) break;
      }
      const visibleLabels = buttons.filter(isInSight).map((one) => one.textContent?.trim());
      if (visibleLabels.length > 1) found.push(`${Math.round(y)} px: ${visibleLabels.join(', ')}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return found;
  });
}
