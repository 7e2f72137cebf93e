/** Navigation: menus by mouse and keyboard, the phone's drawer and bar, the back button. */
import { expect } from '@playwright/test';
import { productRoutes } from '../lib/site/find-route.ts';
import { hindiPagePaths } from '../lib/site/hindi-pages.ts';
import { routes } from '../lib/site/routes.ts';
import { toolRoutes } from '../lib/site/tool-routes.ts';
import {
  bottomBar,
  callBackForm,
  isHydrated,
  pageHeading,
  test,
} from '../testing/playwright/fixtures.ts';
import { smallPhone } from '../testing/playwright/small-phone.ts';

test('by keyboard the first Tab skips to the content; the Products menu opens, Escape closes it and returns the focus; a press elsewhere closes it', async ({
  page,
}) => {
  await page.goto('/child-plans');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  const products = page.getByRole('button', { name: 'Products' });
  const menu = page.locator('#site-menu');
  const link = menu.getByRole('link', { name: 'Super top-up' });
  await products.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  // It marks the current page.
  await expect(menu.locator('[aria-current="page"]')).toContainText('Child plans');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(products).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('#site-menu'))).toBe(true);
  await page.mouse.click(640, 880);
  await expect(menu).toBeHidden();
});

test('on a desktop the menu has no void: the company’s pages are a line below the lists, as wide as they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/child-plans');
  await page.getByRole('button', { name: 'Products' }).click();
  const menu = page.locator('#site-menu');
  const boxOf = async (name: string) =>
    (await menu.getByRole('link', { name, exact: true }).boundingBox()) ?? { x: 0, y: 0 };
  const line = [];
  for (const name of ['Home', 'Contact Us', 'Blog', 'Calculators']) line.push(await boxOf(name));
  expect(new Set(line.map(({ y }) => Math.round(y))).size).toBe(1);
  expect(line[0]?.x).toBeLessThan(400);
  expect(line[0]?.y).toBeGreaterThan((await boxOf('Complain')).y);
});

test.describe('on a phone', () => {
  test.use(smallPhone);

  test('the drawer has every product and Customer Login', async ({ page }) => {
    await page.goto('/term-insurance');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const drawer = page.getByRole('navigation', { name: 'All pages' });
    for (const { path } of [...productRoutes, { path: '/customer-login' }])
      await expect(drawer.locator(`a[href="${path}"]`)).toBeVisible();
    // Below the link to the other language help with a policy is first, and the last product is visible without
    // scrolling.
    await expect(drawer.getByRole('listitem').first()).toHaveText('Smart Claim');
    await expect(drawer.getByRole('link', { name: 'Travel insurance' })).toBeInViewport();
    await expect(drawer.getByRole('link', { name: 'Diabetes health' })).toBeInViewport();
    const close = drawer.getByRole('button', { name: 'Close' });
    // The drawer slides in: measure once nothing moves.
    await drawer.evaluate(async (element) => {
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    });
    const before = await close.boundingBox();
    await drawer.getByRole('link', { name: 'FAQs' }).scrollIntoViewIfNeeded();
    expect(await close.boundingBox()).toEqual(before);
    await close.tap();
    await expect(drawer).toBeHidden();

    await test.step('the bar at the bottom rings us or leads to the form', async () => {
      const bar = bottomBar(page);
      await expect(bar.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:/);
      await bar.getByRole('link', { name: 'Get a Call' }).tap();
      await expect(callBackForm(page).products.first()).toBeInViewport();
      // It would cover the form, and offers the same.
      await expect(bar).toBeHidden();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(bar).toBeVisible();
    });
  });

  test('on help pages the bar offers help and no call', async ({ page, request }) => {
    for (const [path, label] of [
      ['/renewal', 'Ask us to help'],
      ['/grievance-redressal', 'Complain to us'],
      ['/legal', 'Write to us'],
      ['/claim', 'Write to us'],
    ] as const) {
      const html = await (await request.get(path)).text();
      const bar = /<nav[^>]*aria-label="Talk to us".*?<\/nav>/s.exec(html)?.[0] ?? '';
      expect(bar).toContain('href="tel:');
      expect(bar).toContain(label);
      expect(bar).not.toContain('Get a Call');
    }
    await page.goto('/claim');
    const bar = bottomBar(page);
    await bar.getByRole('link', { name: 'Write to us' }).tap();
    await expect(page).toHaveURL(/\/contact-us#write-to-us$/);
  });
});

test('cashless hospitals and Customer Login are one tap away at every width', async ({ page }) => {
  await page.goto('/legal');
  const header = page.getByRole('banner');
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const [name, path] of [
      ['Cashless hospitals', '/cashless-hospital'],
      ['Customer Login', '/customer-login'],
    ] as const) {
      const link = header.locator('> div').getByRole('link', { name });
      await expect(link, `${name} at ${width} px`).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute('href', path);
    }
  }
});

test('every response of a demonstration is noindex, and robots.txt lets crawlers read that', async ({
  request,
}) => {
  const answers = ['/sitemap.xml', '/term-insurance.md', '/api/status', '/faqs/answer?q=a', '/x'];
  for (const path of answers) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex');
  }
  expect(await (await request.get('/robots.txt')).text()).not.toContain('Disallow');
});

test('the back button restores the scroll position', async ({ page }) => {
  await page.goto('/term-insurance');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole('link', { name: 'Legal and disclosures' }).click();
  await expect(page).toHaveURL(/\/legal/);
  await page.waitForFunction(isHydrated);
  await page.goBack();
  await page.waitForFunction(() => window.scrollY > 1000);
});

test('the site’s own files exist: robots, sitemap, manifest, icons, Open Graph image', async ({
  request,
}) => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/apple-icon', 'image/png'],
    ['/sharing/home.png', 'image/png'],
    ['/pictures/health-insurance-waits.svg', 'image/svg+xml'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain(type);
  }
  const cacheOf = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers()['cache-control'] ?? '';
  expect(await cacheOf('/favicon.ico')).toContain('max-age=86400');
  // A path that only looks like an icon's redirects home, uncached.
  expect(await cacheOf('/faviconXico')).not.toContain('max-age=86400');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(
    routes.length + toolRoutes.length + hindiPagePaths.length,
  );
});

test('every drawing has a file that the sitemap names and the page’s markup describes', async ({
  page,
  request,
  site,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const files = [...sitemap.matchAll(/<image:loc>[^<]*(\/pictures\/[^<]+)</g)].map(([, at]) => at);
  expect(files.length).toBeGreaterThan(7);
  for (const file of files) {
    const answer = await request.get(file ?? '');
    expect(answer.headers()['content-type'], file).toContain('image/svg+xml');
  }
  const html = await (await request.get('/health-insurance')).text();
  expect(html).toMatch(/<meta name="robots" content="[^"]*max-image-preview:large/);
  const graph = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  expect(graph).toContain('/pictures/health-insurance-waits.svg');
  // Rendered alone as an image: it needs no style sheet of ours, and its shapes are there.
  await page.setContent(`<img src="${site.url}/pictures/health-insurance-waits.svg" alt="">`);
  const size = await page.locator('img').evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight > 300];
  });
  expect(size).toEqual([720, true]);
});

test('every response has the security headers', async ({ request }) => {
  for (const path of ['/', '/claim', '/get-a-call', '/api/status', '/nope']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers['strict-transport-security'], path).toMatch(/max-age=\d{8}/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    // Handlers, so that an answer does not tell the desk's from the others.
    const referrer = path.startsWith('/api/') ? 'same-origin' : 'strict-origin-when-cross-origin';
    expect(headers['referrer-policy'], path).toBe(referrer);
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('geolocation=()');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('a soft navigation, which lint bans, ends at the error page and not at the text of the previous page', async ({
  page,
}) => {
  await page.goto('/term-insurance');
  const before = await pageHeading(page).textContent();
  await page.evaluate(() => {
    const { next } = window as unknown as { next: { router: { push: (path: string) => void } } };
    next.router.push('/car-insurance');
  });
  await page.waitForURL('**/car-insurance');
  await expect(pageHeading(page)).toHaveText('This page stopped working');
  await expect(page.locator('body')).not.toContainText(before ?? '');
});
