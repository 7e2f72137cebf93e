/** What every page is held to, whatever its size and theme. Soft: a test names all that is wrong at once. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isWiderThanScreen } from './page-fit.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @param part a selector, where the rest was looked at before: the frame around `main` is every page's. */
export async function expectNothingForAxe(page: Page, part = 'html'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    // A third of the time: nothing is written down of what passes, and no second page is opened, as we have no frames.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include(part)
    .withTags(tags)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect.soft(found, `axe at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** The page as it stands, in both themes: on a wide light screen and on a narrow dark one. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectNothingForAxe(page, part);
    expect.soft(await isWiderThanScreen(page), `sideways scroll at ${width} px`).toBe(false);
  }
}
