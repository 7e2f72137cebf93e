/** Accessibility checks of every page. Soft assertions, so that a test reports all violations at once. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { hasHorizontalOverflow } from './page-fit.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Both sizes and both themes; an element that is hidden at one size is visible at the other. */
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
 * @param part a selector, where the rest has been checked before: the frame around `main` is the same on every page.
 * @param viewMode by default the current one.
 */
export async function expectNoAxeViolations(
  page: Page,
  part = 'html',
  viewMode?: ViewMode,
): Promise<void> {
  if (viewMode) await applyViewMode(page, viewMode);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    // Three times as fast: passing rules are not reported, and no second page is opened for frames, which we do not
    // use.
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .include(part)
    .withTags(tags)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect.soft(found, `axe at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Runs in all view modes. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const viewMode of viewModes) {
    await expectNoAxeViolations(page, part, viewMode);
    const isWider = await hasHorizontalOverflow(page);
    expect.soft(isWider, `horizontal overflow at ${viewMode.width} px`).toBe(false);
  }
}
