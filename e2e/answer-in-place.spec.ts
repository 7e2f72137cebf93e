/** The example of a product's page changes where it is; its address is that of the same answer, in both languages. */
import { expect } from '@playwright/test';
import { pageHeading, test } from '../testing/playwright/fixtures.ts';
import { smallPhone } from '../testing/playwright/small-phone.ts';

test.use(smallPhone);

/** One of each language and kind of chip; components/calculators/answer-in-place.test.tsx has the other products. */
const heroes = [
  { path: '/health-insurance', chip: /^Me/ },
  { path: '/hi/car-insurance', chip: /पेट्रोल/ },
];

for (const { path, chip } of heroes) {
  test(`${path} answers in place, and a reload shows what was seen`, async ({
    page,
    consoleProblems,
  }) => {
    await page.goto(path);
    const card = page.locator('#work-it-out');
    const shown = () => card.locator('p, dt, dd').allTextContents();
    await card.getByRole('button', { name: chip }).first().tap();
    expect(new URL(page.url()).pathname).toBe(path);
    await card.getByRole('group').getByRole('button').nth(1).tap();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/answer$/);
    const [verdict = '', ...numbers] = await shown();
    if (path.startsWith('/hi/')) expect(numbers.join(' ')).not.toMatch(/[a-z]{4}/);
    await page.reload();
    await expect(pageHeading(page)).toHaveText(verdict);
    expect(consoleProblems).toEqual([]);
  });
}
