/** Items of docs/specification.md that no other journey shows completely: menus, footer, choices. */
import { expect, type Locator } from '@playwright/test';
import { timeSlots } from '../lib/lead-service/time-slots.ts';
import { routes } from '../lib/site/routes.ts';
import { callBackForm, test } from '../testing/playwright/fixtures.ts';

test('the header, the Products menu and the form have the specification’s items', async ({
  page,
}) => {
  await page.goto('/about-us');
  await test.step('the header has its five words in order, and the telephone number', async () => {
    const bar = page.getByRole('banner');
    const words = await bar
      .getByRole('navigation', { name: 'Main' })
      .locator('> ul > li > :is(a, button):visible')
      .allInnerTexts();
    expect(words).toEqual(['About Us', 'Products', 'Renew Policy', 'Joy Center', 'Smart Claim']);
    await expect(bar.getByRole('link', { name: /^Call us on/ })).toHaveAttribute(
      'href',
      /^tel:\+?\d+$/,
    );
  });
  await test.step('the form has the eight products with their codes and the time slots', async () => {
    const { product, products, slots } = callBackForm(page);
    const choices = (chips: Locator) =>
      chips.evaluateAll((all) =>
        all.map((chip) => [chip.parentElement?.textContent, (chip as HTMLInputElement).value]),
      );
    expect(Object.fromEntries(await choices(products))).toEqual({
      // The specification's "Investment": docs/rules.md, section 2, has the law that bars the word.
      'Savings with insurance': '5',
      Health: '2',
      Term: '3',
      'Critical Illness': '9',
      Car: '4',
      Bike: '8',
      Pension: '6',
      Child: '7',
    });
    expect((await choices(slots)).map(([, value]) => value)).toEqual(timeSlots);
    await expect(product).toHaveCount(0);
  });
  await test.step('the Products menu has the five groups with their links', async () => {
    await page.getByRole('button', { name: 'Products' }).click();
    const linksUnder = async (heading: string) => {
      const group = page.locator('#site-menu p', { hasText: new RegExp(`^${heading}$`) });
      const links = group.locator('+ ul').getByRole('link');
      return (await links.evaluateAll((all) =>
        all.map((link) => link.querySelector('b') ?? link).map((name) => name.textContent),
      )) as string[];
    };
    expect(await linksUnder('Company')).toEqual(['Home', 'About Us', 'Careers', 'Contact Us']);
    // The last is ours: the list of calculators.
    expect(await linksUnder('Library')).toEqual([
      'Blog',
      'Insurance companies',
      'FAQs',
      'Calculators',
    ]);
    expect(await linksUnder('Life insurance')).toEqual([
      'Term insurance',
      'Child plans',
      'Savings with insurance',
      'Pension plans',
      'Capital guarantee',
    ]);
    expect(await linksUnder('General insurance')).toEqual([
      'Car insurance',
      'Bike insurance',
      'Travel insurance',
    ]);
    // The specification's seven, and the one it lists as a page only.
    expect(await linksUnder('Health insurance')).toEqual([
      'Health insurance',
      'Critical illness',
      'Super top-up',
      'Senior citizen health',
      'Family health',
      'Maternity health',
      '1 crore cover',
      'Diabetes health',
    ]);
  });
});

test('a page is loaded when it is opened, never prefetched; its footer has all items of the specification', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isRoute = routes.some(({ path }) => path !== '/' && pathname.startsWith(path));
    if (isRoute || search.includes('_rsc')) requests.push(`${pathname}${search}`);
  });
  await page.goto('/term-insurance');
  await page.getByRole('button', { name: 'Products' }).click();
  await page.locator('#site-menu').getByRole('link', { name: 'Car insurance' }).hover();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual(['/term-insurance']);
  await test.step('the footer', async () => {
    const footer = page.getByRole('contentinfo');
    for (const name of [
      'About us',
      'Careers',
      'Contact us',
      'Terms',
      'Privacy',
      'Legal',
      'Complain',
    ]) {
      await expect(footer.getByRole('link', { name }).first()).toBeVisible();
    }
    for (const name of ['Blog', 'हिंदी ब्लॉग', /LinkedIn/, /YouTube/])
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible();
    const mailboxes = await footer.locator('a[href^="mailto:"]').allInnerTexts();
    expect(new Set(mailboxes.filter((text) => text.includes('@'))).size).toBe(2);
    for (const said of [
      'Direct Broker (Life & General)',
      'valid until 10 May 2027',
      'Registered office:',
      'visitor particulars may be shared with insurers to solicit policies',
      'Ways to pay an insurer: UPI',
    ]) {
      await expect(footer).toContainText(said);
    }
  });
});
