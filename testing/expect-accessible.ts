/** What every page is held to, whatever its size and theme. Soft: a test names all that is wrong at once. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { hasHorizontalOverflow } from './page-fit.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Both sizes and both themes; what is hidden at one size is seen at the other. */
export const viewModes = [
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;

type ViewMode = (typeof viewModes)[number];

async function applyViewMode(page: Page, { width, colorScheme }: ViewMode): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
}

/**
 * @param part a selector, where the rest was looked at before: the frame around `main` is every page's.
 * @param look else the page stays as it stands.
 */
export async function expectNoAxeViolations(
  page: Page,
  part = 'html',
  look?: ViewMode,
): Promise<void> {
  if (look) await applyViewMode(page, look);
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

/** The page in both looks. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const look of viewModes) {
    await expectNoAxeViolations(page, part, look);
    const isWider = await hasHorizontalOverflow(page);
    expect.soft(isWider, `sideways scroll at ${look.width} px`).toBe(false);
  }
}
