/** The exit popup: opened as by a mouse that leaves through the top of the window. */
import { expect, type Locator, type Page } from '@playwright/test';

export function popup(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Get a Call' });
}

/** Moves the pointer out of the window, as the browser reports it. */
export async function moveMouseOut(page: Page, clientY: number): Promise<void> {
  await page.mouse.move(200, 200);
  await page.evaluate((y) => {
    const leaving = new MouseEvent('mouseout', {
      bubbles: true,
      relatedTarget: null,
      clientX: 300,
      clientY: y,
    });
    document.documentElement.dispatchEvent(leaving);
  }, clientY);
}

export async function expectPopupOpens(page: Page): Promise<void> {
  await expect(async () => {
    await moveMouseOut(page, 3);
    await expect(popup(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}
