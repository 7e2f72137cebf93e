/** The home page: a question, the health insurance page's answer, and links to every other product. */
import { expect, type Page } from '@playwright/test';
import { products } from '../lib/content/products.ts';
import { productRoutes } from '../lib/site/find-route.ts';
import { pageHeading, test } from '../testing/playwright/fixtures.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';

test.use({ isFontInTime: true });

test('the home page shows the health insurance page’s answer, figures and drawing, and every product', async ({
  page,
}) => {
  const { heading, answer, keyFacts } = products['/health-insurance'].content;
  await page.goto('/');
  const health = page.getByRole('region', { name: heading });
  await expect(health).toContainText(answer);
  for (const { figure } of keyFacts) await expect(health).toContainText(figure.text);
  await expect(health.getByRole('figure')).toBeVisible();
  await expect(health.getByRole('link', { name: 'Read on' })).toHaveAttribute(
    'href',
    '/health-insurance',
  );
  for (const { path } of productRoutes)
    await expect(page.locator(`#all-kinds a[href="${path}"]`)).toBeVisible();
  await test.step('it shares less than 30 % of its runs of five words with the health insurance page', async () => {
    const home = await runsOfWords(page);
    await page.goto('/health-insurance');
    const others = await runsOfWords(page);
    expect(home.size).toBeGreaterThan(300);
    const shared = [...home].filter((run) => others.has(run));
    expect(shared.length / home.size).toBeLessThan(0.3);
  });
});

async function runsOfWords(page: Page): Promise<Set<string>> {
  const text = await page.locator('main').evaluate((main) => {
    const own = main.cloneNode(true) as HTMLElement;
    // The form's panel and the list of sources have the same text on every page.
    own.querySelector('#get-a-call')?.parentElement?.remove();
    for (const one of own.querySelectorAll('form, script, svg, #sources')) one.remove();
    for (const one of own.querySelectorAll('*')) one.append(' ');
    return own.textContent ?? '';
  });
  const words = text.toLowerCase().split(/\W+/).filter(Boolean);
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
}

test('four links by the words people look for and four rows of help are one tap each, under a canopy of at most 180 px on a phone', async ({
  page,
}) => {
  await page.setViewportSize(phoneViewport);
  await page.goto('/');
  const canopy = pageHeading(page).locator('xpath=../..');
  expect((await canopy.boundingBox())?.height).toBeLessThanOrEqual(180);
  for (const [name, href] of [
    ['Health insurance', '/health-insurance'],
    ['Term insurance', '/term-insurance'],
    ['Car and bike', '/car-insurance'],
    ['Other kinds', '#all-kinds'],
  ] as const) {
    const door = page.getByRole('list', { name: 'Often looked for' }).getByRole('link', { name });
    await expect(door).toHaveAttribute('href', href);
    await expect(door).toBeInViewport();
  }
  for (const [name, href] of [
    ['Claim', '/claim'],
    ['Refused', '/claim/refused'],
    ['Renew', '/renewal'],
    ['Hospital', '/cashless-hospital'],
  ] as const) {
    const link = page
      .getByRole('navigation', { name: 'Already insured?' })
      .getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBeLessThan(phoneViewport.height / 2);
  }
  for (const [name, href] of [
    ['Something happened', '/claim'],
    ['Policy expired or due', '/renewal'],
    ['Find a cashless hospital', '/cashless-hospital'],
    ['Copy of my policy', '/customer-login'],
  ] as const) {
    await expect(page.locator('main').getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await test.step('the canopy reaches both sides of every window', async () => {
    for (const width of [360, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await canopy.boundingBox()).toMatchObject({ x: 0, width });
    }
  });
});
