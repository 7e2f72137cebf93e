/** Insurance terms open a note in place, without JavaScript too. */
import { expect } from '@playwright/test';
import { test } from '../testing/playwright/fixtures.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';

test.use({ javaScriptEnabled: false, viewport: phoneViewport });

test('a tap on a marked term opens its note, Escape closes it', async ({ page }) => {
  await page.goto('/senior-citizen');
  await page.getByText('What it covers and what it leaves out', { exact: true }).click();
  const word = page.getByRole('button', { name: 'deductible', exact: true });
  const note = page.locator('#term-deductible');
  await expect(note).toBeHidden();
  await word.click();
  await expect(note).toContainText('The first part of the loss');
  await expect(note).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(word).toBeFocused();
});
