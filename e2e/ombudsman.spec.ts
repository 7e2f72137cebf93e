/** The Ombudsman finder: one choice, or two where offices share a state. */
import { expect, type Page } from '@playwright/test';
import { test } from '../testing/playwright/fixtures.ts';

const finder = (page: Page) => ({
  state: page.getByLabel('Your state or union territory'),
  place: page.locator('#ombudsman-place'),
  result: page.locator('#ombudsman-offices').getByRole('status'),
});

test('a state with one office is answered at once, a shared one asks for the place, with the keyboard alone', async ({
  page,
  consoleProblems,
}) => {
  await page.goto('/grievance-redressal#ombudsman-offices');
  const { state, place, result } = finder(page);
  await state.selectOption({ label: 'Kerala' });
  await expect(result).toContainText('The Insurance Ombudsman in Kochi (Ernakulam) serves Kerala.');
  await expect(result.getByRole('link')).toHaveAttribute('href', 'https://cioins.co.in/Ombudsman');
  await expect(place).toHaveCount(0);
  await expect(page).toHaveURL('/grievance-redressal?state=kerala');

  await state.focus();
  await page.keyboard.type('Mahara');
  await expect(result).toHaveText('Several offices share Maharashtra. Choose your place as well.');
  await page.keyboard.press('Tab');
  await expect(place).toBeFocused();
  await page.keyboard.type('Navi');
  await expect(result).toContainText('Ombudsman in Thane serves Navi Mumbai, Maharashtra.');
  await place.selectOption({ label: 'Another place in Maharashtra' });
  await expect(result).toContainText('Ombudsman in Pune serves the rest of Maharashtra.');
  await page.reload();
  await expect(result).toContainText('Ombudsman in Pune');
  await state.selectOption({ label: 'Goa' });
  await expect(page).toHaveURL('/grievance-redressal?state=goa');
  expect(consoleProblems).toEqual([]);
});
