/** Colour leads to one thing at a time: what lib/content/self-audit.ts says of our own pages. */
import { expect, type Page } from '@playwright/test';
import { routes } from '../lib/site/routes.ts';
import { test } from '../testing/fixtures.ts';

/** The coloured buttons in sight at once, for every half screen of the page that shows more than one. */
function crowdedViews(page: Page): Promise<string[]> {
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
    return found;
  });
}

for (const { path } of routes) {
  test(`${path} has one coloured button in a view, on a phone and on a desktop`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await crowdedViews(page), `${viewport.width} px wide`).toEqual([]);
    }
  });
}

test('home offers nothing coloured before it has answered something', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const coloured = await page.evaluate(() => {
      const answer = document.getElementById('health-insurance')?.getBoundingClientRect().top ?? 0;
      return [...document.querySelectorAll<HTMLElement>('a:not([href="#main"]), button')]
        .filter((one) => getComputedStyle(one).backgroundColor === 'rgb(255, 180, 31)')
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => one.getBoundingClientRect().top < answer)
        .map((one) => one.textContent);
    });
    expect(coloured).toEqual([]);
    await expect(page.locator('#health-insurance')).toBeVisible();
  }
});
