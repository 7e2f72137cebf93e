/** Colour leads to one thing at a time: what lib/content/self-audit.ts says of our own pages. */
import type { Page } from '@playwright/test';

/** The coloured buttons in sight at once, for every half screen of the page that shows more than one. */
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
        height > 0 &&
        bottom > 0 &&
        top < innerHeight
      );
    };
    scrollTo({ top: 0, behavior: 'instant' });
    const tops = buttons.map((one) => one.getBoundingClientRect().top);
    const found: string[] = [];
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      // Only what scrolls can join what stands still.
      if (!tops.some((top) => top > y - innerHeight / 2 && top < y + innerHeight * 1.5)) continue;
      scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
      const seen = buttons.filter(isInSight).map((one) => one.textContent?.trim());
      if (seen.length > 1) found.push(`${Math.round(y)} px: ${seen.join(', ')}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return found;
  });
}
